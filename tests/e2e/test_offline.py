"""Tables on this device: played without a network, kept, and told like any other."""

from __future__ import annotations

import re
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium import lessons
from dominium.describe import building_effect, building_name
from dominium.server.learning.puzzles import last_days
from tests.e2e import dominoes
from tests.e2e.conftest import CHROMIUM_ARGUMENTS
from tests.e2e.keyboard import NO_POINTER, Player
from tests.e2e.people import register
from tests.e2e.table import (
    act_by_click,
    actions,
    choose_language,
    goes_on,
    hears,
    open_drawer,
    press_first,
    told,
    type_line,
    unfold_table,
    until,
    wait_for_turn,
)
from tests.server.conftest import quick_day
from tools.chromium import find_whole_chromium

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Playwright, Request

    from tests.e2e.conftest import Server

    Person = Callable[..., BrowserContext]


RULES = Path(dominium.__file__).parent / "rules"
UNTIL_TOLD = """told =>
    document.querySelector('#history-heading').parentElement.innerText === told"""
HOUSE_IS_KEPT = "navigator.serviceWorker.controller !== null"
BUILDINGS = """[...document.querySelectorAll('[data-slot]:not([data-slot=pile])')].map((token) => ({
    told: token.innerText,
    drawn: [...token.querySelectorAll('use')].filter((use) =>
        document.querySelector(use.getAttribute('href'))).length,
}))"""
ICONS = """async () => {
  const { icons } = await (await fetch('/manifest.webmanifest')).json();
  const answers = await Promise.all(icons.map(({ src }) => fetch(src)));
  return answers.map(({ headers }) => headers.get('content-type'));
}"""

CHANGE = """argument => new Promise((done, failed) => {
  const opening = indexedDB.open('dominium');
  opening.onerror = failed;
  opening.onsuccess = () => {
    const changing = opening.result.transaction('tables', 'readwrite');
    const tables = changing.objectStore('tables');
    tables.getAll().onsuccess = ({ target: { result: [log] } }) => { WHAT };
    changing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
SPOIL = CHANGE.replace("WHAT", "tables.put({ ...log, actions: [...log.actions, 'nothing'] })")
COPY = CHANGE.replace(
    "WHAT", "for (let n = 0; n < argument; ++n) tables.put({ ...log, id: `${log.id}${n}` })"
)
WORKERS = """window.workers = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    workers.push(this);
  }
};"""

SCREENSHOTS = """async () => {
  const { screenshots } = await (await fetch('/manifest.webmanifest')).json();
  return Promise.all(screenshots.map(async ({ src, sizes, form_factor }) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return [form_factor, sizes, `${width}x${height}`];
  }));
}"""


def open_here(
    page: Page, game: str, *, rules: str = "", seats: tuple[str, ...] = (), target: int = 0
) -> None:
    """Open a table on this device and wait until the house is kept, too."""
    unfold_table(page, game)
    if rules:
        page.get_by_role("radio", name=rules).check()
    if target:
        page.get_by_text("Details of the rules").click()
        page.get_by_label("Target").fill(str(target))
    for number, who in enumerate(seats, 2):
        page.get_by_label(re.compile(f"^Seat {number}")).select_option(who)
    page.get_by_role("button", name="Open on this device").click()
    page.wait_for_selector("main.table #help-heading")
    until(page, HOUSE_IS_KEPT)


def cut(context: BrowserContext) -> list[Request]:
    """Take the network away; the requests that are made all the same are added to the answer."""
    asked: list[Request] = []
    context.set_offline(True)
    context.on("request", lambda request: asked.extend([request]))
    return asked


@pytest.mark.parametrize(("game", "other"), [("Kingdomino", "bot:easy"), ("Queendomino", "device")])
def test_a_kingdom_is_built_without_a_network(game: str, other: str, person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, game, seats=(other,))
    asked = cut(context)
    while wait_for_turn(page):
        press_first(page)
    assert page.locator(".result").is_visible()
    assert not asked


@pytest.mark.parametrize(("game", "target"), [("Block", 20), ("Bergen", 5)])
def test_a_line_is_laid_by_keyboard_without_a_network(
    game: str, target: int, person: Person
) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, game, target=target)
    context.add_init_script(NO_POINTER)
    asked = cut(context)
    page.reload()
    page.wait_for_selector("main.table #help-heading")
    asked.clear()
    player = Player(page)
    player.play()
    assert player.acts > 0
    assert not asked


def test_a_page_that_is_closed_after_each_action_loses_nothing(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Solo")
    cut(context)
    while wait_for_turn(page):
        page = goes_on(context, page)
        act_by_click(page)
    before = told(page)
    address = page.url
    page.close()
    page = context.new_page()
    page.goto(address)
    assert not wait_for_turn(page)
    until(page, UNTIL_TOLD, before)


def test_the_manifest_has_no_errors_and_the_pictures_it_tells_of(page: Page) -> None:
    page.goto("/")
    assert page.context.new_cdp_session(page).send("Page.getAppManifest")["errors"] == []
    pictures = page.evaluate(SCREENSHOTS)
    assert {form for form, _, _ in pictures} == {"wide", "narrow"}
    assert [sizes for _, sizes, _ in pictures] == [drawn for _, _, drawn in pictures]


@pytest.mark.skipif(
    find_whole_chromium() is None, reason="the shell of Chromium cannot judge (package chromium)"
)
def test_the_site_can_be_installed(playwright: Playwright, server: Server, tmp_path: Path) -> None:
    """In a browser with a profile: nothing is installed in a private window."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path,
        executable_path=find_whole_chromium(),
        args=[*CHROMIUM_ARGUMENTS, "--headless=new"],
        ignore_default_args=["--headless"],
        base_url=server.address,
    )
    page = context.new_page()
    page.goto("/")
    assert hindrances(page) == []
    page.goto("/api/games")
    assert hindrances(page) == ["no-manifest"]
    context.close()


def hindrances(page: Page) -> list[str]:
    """The reasons why Chromium would not install the site of a page."""
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    return [str(error["errorId"]) for error in errors["installabilityErrors"]]


def test_a_game_goes_on_where_its_page_was_closed(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino")
    cut(context)
    for _ in range(3):
        assert wait_for_turn(page)
        act_by_click(page)
    goes_on(context, page)


def test_the_lobby_without_a_network_opens_tables_here(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino")
    cut(context)
    page.goto("/")
    page.wait_for_selector("#here-tables")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table #help-heading")
    assert "/table/here-" in page.url


def test_a_court_opened_again_without_a_network_knows_its_buildings(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Queendomino", seats=("device",))
    cut(context)
    page.reload()
    assert wait_for_turn(page)
    choose_language(page, "cs")
    told = [
        f": {building_name(one.id, 'cs')}, .*; {building_effect(one.id, 'cs')}[.]"
        for one in dominium.buildings()
    ]
    until(page, "document.querySelector('[data-slot=\"1\"]').innerText.includes('Místo')")
    shown = page.evaluate(BUILDINGS)
    assert len(shown) >= 4
    for token in shown:
        assert any(re.search(one, token["told"]) for one in told), token
        assert token["drawn"] > 0


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rules_are_read_without_a_network(language: str, person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Solo")
    cut(context)
    page.goto("/rules/queendomino")
    choose_language(page, language)
    rules = (RULES / language / "queendomino.md").read_text(encoding="utf-8")
    title = rules.splitlines()[0].removeprefix("# ")
    page.get_by_role("heading", level=1, name=title).wait_for()


def test_a_lesson_is_learnt_without_a_network(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Solo")
    cut(context)
    page.goto("/")
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("link", name="Block: laying tiles").click()
    heading = page.locator("#lesson-heading")
    heading.wait_for()
    choose_language(page, "cs")
    until(page, "document.querySelector('#lesson-heading').innerText === 'Vaše kostky'")
    steps = len(lessons.lesson_named("block").steps)
    for step in range(2, steps + 2):
        page.locator(".lesson .buttons button").first.click()
        place = f"krok {step} z {steps}" if step <= steps else "konec lekce"
        until(page, "place => document.querySelector('h1').innerText.includes(place)", place)
    page.reload()
    page.locator("#lesson-heading").wait_for()
    assert "konec lekce" in page.locator("h1").inner_text()


@pytest.mark.parametrize("game", ["Kingdomino", "Solo"])
def test_a_finished_game_is_replayed_without_a_network(game: str, person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, game, seats=("device",) if game == "Kingdomino" else ())
    asked = cut(context)
    while wait_for_turn(page):
        press_first(page)
    page.locator(".result summary", has_text="More").click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="End", exact=True).click()
    page.locator(".standing").first.wait_for()
    assert page.locator(".standing").first.inner_text().startswith("1. ")
    page.get_by_role("button", name="Back", exact=True).click()
    until(page, "document.querySelectorAll('.standing').length === 0")
    assert page.locator(".told").inner_text().strip()
    assert not [one.url for one in asked if "/api/" in one.url]


def test_puzzles_of_the_last_days_are_solved_without_a_network(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Solo")
    other = quick_day()
    day = next(day for day in last_days() if day != other)
    for one in (day, other):
        while page.request.get(f"/api/puzzles/{one}").status == HTTPStatus.CONFLICT:
            page.wait_for_timeout(100)
    page.goto(f"/puzzle/{day}")
    page.locator("#puzzle-heading").wait_for()
    until(page, "path => caches.match(path).then(Boolean)", f"/api/puzzles/{other}?language=en")
    asked = cut(context)
    page.goto(f"/puzzle/{other}")
    page.locator("#puzzle-heading").wait_for()
    page.get_by_role("button", name="Show the solution").click()
    until(page, "document.querySelector('#puzzle-heading').innerText === 'Solution shown'")
    hears(page, "The solution: ")
    assert page.get_by_role("row").count() > 2
    assert len([one for one in asked if one.is_navigation_request()]) == 1


def test_what_is_typed_in_words_is_understood_without_a_server(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino", seats=("device",))
    cut(context)
    choose_language(page, "cs")
    assert wait_for_turn(page)
    domino = actions(page)[0]
    type_line(page, "vybrat dílek 99")
    hears(page, f"Lze například: {', '.join(actions(page)[:3])}.")
    type_line(page, f"vybrat dílek {domino}")
    until(page, "domino => !document.querySelector(`[data-action='${domino}']`)", domino)
    while wait_for_turn(page) and not re.fullmatch(r"[a-m]\d+[rlud]", actions(page)[0]):
        act_by_click(page)
    before, placement = told(page), actions(page)[0]
    toward = {"r": "vpravo", "l": "vlevo", "u": "nahoru", "d": "dolů"}[placement[-1]]
    type_line(page, "a1 vpravo")
    hears(page, "Lze například: ")
    assert told(page) == before
    type_line(page, f"{placement[:-1].upper()} {toward}")
    until(
        page,
        "before => document.querySelector('#history-heading').parentElement.innerText !== before",
        before,
    )


def test_score_pads_count_without_a_network(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Solo")
    cut(context)
    page.goto("/score")
    page.locator("[data-square=f5]").focus()
    for key in ("l", "2", "ArrowRight", "l"):
        page.keyboard.press(key)
    until(page, "document.querySelector('p.total')?.innerText === '4 points'")
    page.get_by_role("link", name="Muggins").click()
    page.get_by_role("button", name="Player 2: 15 points").click()
    page.get_by_role("status").get_by_text("Player 2: 15").wait_for(state="attached")


def test_the_signs_of_the_application_are_kept(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Solo")
    cut(context)
    assert page.evaluate(ICONS) == 4 * ["image/png"]


def test_people_at_one_device_do_not_see_each_others_tiles(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Block", seats=("device",))
    cut(context)
    assert dominoes.wait_for_turn(page)
    first = set(dominoes.hand(page))
    assert len(first) == 7
    # Whoever follows may be stuck and pass without being asked: the same person goes on.
    while page.locator(dominoes.COVER).count() == 0:
        dominoes.act_by_list(page)
        page.wait_for_selector(dominoes.SOMETHING_TO_DO)
    assert dominoes.hand(page) == []
    assert dominoes.wait_for_turn(page)
    assert not first & set(dominoes.hand(page))


def test_an_action_is_taken_back_where_nothing_was_drawn_since(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino", seats=("device",))
    cut(context)
    undo = page.locator("button.undo[aria-disabled=false]")
    before, legal = "", list[str]()
    while undo.count() == 0:
        assert wait_for_turn(page)
        before, legal = told(page), actions(page)
        act_by_click(page)
    assert told(page) != before
    undo.click()
    until(page, UNTIL_TOLD, before)
    assert actions(page) == legal


def test_a_table_is_open_in_one_tab_at_a_time(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino", seats=("device",))
    assert wait_for_turn(page)
    act_by_click(page)
    second = context.new_page()
    second.goto(page.url)
    second.get_by_role("heading", name="open in another tab").wait_for()
    until(second, "document.querySelector('[role=status]').innerText.includes('another tab')")
    assert wait_for_turn(page)
    act_by_click(page)
    before = told(page), actions(page)
    page.close()
    assert wait_for_turn(second)
    until(second, UNTIL_TOLD, before[0])
    assert actions(second) == before[1]


def test_a_page_that_is_left_gives_its_table_back(person: Person) -> None:
    page = person(new=True).new_page()
    open_here(page, "Solo")
    address = page.url
    for _ in range(2):
        page.reload()
        assert dominoes.wait_for_turn(page)
    page.locator("header .brand").click()
    page.locator("section:has(> #here-tables) a").click()
    assert dominoes.wait_for_turn(page)
    assert page.url == address


def test_what_cannot_be_played_again_says_so(person: Person) -> None:
    page = person(new=True).new_page()
    open_here(page, "Block")
    assert wait_for_turn(page)  # a bot that acts would keep the table anew
    page.evaluate(SPOIL)
    page.reload()
    page.get_by_role("heading", name="cannot go on").wait_for()
    page.get_by_role("link", name="To the lobby").click()
    page.wait_for_selector("#here-tables")


def test_a_table_whose_worker_fails_says_so(person: Person) -> None:
    page = person(new=True).new_page()
    page.add_init_script(WORKERS)
    open_here(page, "Kingdomino", seats=("device",))
    assert wait_for_turn(page)
    page.evaluate("workers.forEach((one) => one.dispatchEvent(new ErrorEvent('error')))")
    hears(page, "every action is kept")
    page.get_by_text("every action is kept").first.wait_for()


def test_the_browser_is_asked_to_keep_tables(person: Person) -> None:
    page = person(new=True).new_page()
    page.add_init_script(
        """StorageManager.prototype.persist = async () => {
          document.documentElement.dataset.asked = 'yes';
          return true;
        };"""
    )
    open_here(page, "Solo")
    until(page, "document.documentElement.dataset.asked === 'yes'")


def test_every_table_on_this_device_is_reached_from_the_lobby(person: Person) -> None:
    page = person(new=True).new_page()
    open_here(page, "Solo")
    page.evaluate(COPY, 11)
    page.goto("/")
    tables = page.locator("section:has(> #here-tables) a")
    until(page, "document.querySelectorAll('section:has(> #here-tables) a').length === 12")
    assert tables.locator("visible=true").count() == 8
    page.get_by_text("Earlier tables (4)").press("Enter")
    until(page, "document.querySelector('#here-tables ~ details').open")
    tables.last.click()
    assert dominoes.wait_for_turn(page)


def test_a_table_on_this_device_is_marked(person: Person) -> None:
    page = person(new=True).new_page()
    open_here(page, "Solo")
    open_drawer(page, "talk")
    page.get_by_text("A table on this device: kept here and not rated.").wait_for()


def test_a_table_is_carried_to_the_account_and_played_on(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    open_here(page, "Kingdomino")
    context.set_offline(True)
    for _ in range(3):
        assert wait_for_turn(page)
        act_by_click(page)
    assert wait_for_turn(page)
    before, legal = told(page), actions(page)
    context.set_offline(False)
    page.goto("/")
    here = page.locator("section:has(> #here-tables)")
    here.locator("li").first.wait_for()
    assert here.get_by_role("button", name="Carry to my account").count() == 0
    register(page)
    page.goto("/")
    here.get_by_role("button", name="Carry to my account").click()
    page.wait_for_url(re.compile(r"/table/(?!here-)"))
    assert wait_for_turn(page)
    assert actions(page) == legal
    until(page, UNTIL_TOLD, before)
    act_by_click(page)
    page.goto("/")
    page.wait_for_selector("#lobby-title")
    assert here.count() == 0

"""The house without a server: one file, opened from a disk and from any web host."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dominium
from tests.e2e import checks, dominoes
from tests.e2e.table import (
    choose_game,
    choose_language,
    goes_on,
    press_first,
    until,
    wait_for_turn,
)
from tests.other_site import Silent, other_site

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page

    Person = Callable[..., BrowserContext]

RULES = Path(dominium.__file__).parent / "rules"
HOUSE = Path(__file__).parents[2] / "build" / "static" / "index.html"
NO_SERVER = "This needs a server, and this copy of Dominium has none."

pytestmark = pytest.mark.skipif(
    not HOUSE.is_file(), reason="the house without a server is not built (make static)"
)


class Files(Silent, SimpleHTTPRequestHandler):
    """Hands out files."""


@pytest.fixture
def host() -> Iterator[str]:
    """The address of a folder of a web host that only hands out files."""
    with other_site(partial(Files, directory=HOUSE.parents[1])) as port:
        yield f"http://127.0.0.1:{port}/{HOUSE.parent.name}/"


def listen(page: Page) -> list[str]:
    """Collect what a page loads from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def outside(asked: list[str]) -> set[str]:
    """Return what was loaded that does not stand in the page itself."""
    return {url.partition("#")[0] for url in asked if not url.startswith(("data:", "blob:"))}


def first_part(language: str) -> str:
    """Return the title of the first part of the first rules page."""
    lines = (RULES / language / "kingdomino.md").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("## ")).removeprefix("## ")


def play_now(page: Page, game: str) -> None:
    choose_game(page, game)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table #help-heading")


def test_a_game_from_a_disk_is_played_to_its_end(person: Person) -> None:
    page = person(new=True).new_page()
    asked = listen(page)
    page.goto(HOUSE.as_uri())
    play_now(page, "Solo")
    while dominoes.wait_for_turn(page):
        dominoes.act_by_list(page)
    assert page.locator(".result").is_visible()
    assert outside(asked) == {HOUSE.as_uri()}


def test_a_game_from_a_disk_goes_on_where_its_page_was_closed(person: Person) -> None:
    context = person(new=True)
    page = context.new_page()
    page.goto(HOUSE.as_uri())
    play_now(page, "Queendomino")
    for _ in range(4):
        assert wait_for_turn(page)
        press_first(page)
    goes_on(context, page)


def test_every_game_is_there_with_its_rules_in_every_language(person: Person) -> None:
    page = person(new=True).new_page()
    page.goto(HOUSE.as_uri())
    page.wait_for_selector(".cards label, .cards [role=radio], .cards input")
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_selector("article h1, main h1")
    titles = page.locator("main a.button[href*='rules/']")
    assert titles.count() == 10
    for language, title in {"cs": "Pravidla", "sk": "Pravidlá", "pl": "Zasady"}.items():
        choose_language(page, language)
        until(page, "title => document.querySelector('nav').innerText.includes(title)", title)
    titles.first.click()
    for language in ("cs", "sk", "pl", "en"):
        choose_language(page, language)
        page.wait_for_selector(f"article h2:text-is('{first_part(language)}')")
    assert checks.faults(page) == []


def test_score_pads_count_from_a_disk(person: Person) -> None:
    page = person(new=True).new_page()
    asked = listen(page)
    page.goto(HOUSE.as_uri())
    page.locator("header").get_by_role("link", name="Score pad").click()
    page.locator("[data-square=f5]").focus()
    for key in ("l", "2", "ArrowRight", "l"):
        page.keyboard.press(key)
    until(page, "document.querySelector('p.total')?.innerText === '4 points'")
    page.get_by_role("link", name="Block").click()
    page.get_by_label("Who went out").select_option("Player 1")
    page.get_by_label("Pips").fill("12")
    page.get_by_role("button", name="Add the deal").click()
    until(page, "document.querySelector('.totals strong').innerText === '12 points'")
    assert outside(asked) == {HOUSE.as_uri()}


def test_a_lesson_is_learnt_from_a_disk(person: Person) -> None:
    page = person(new=True).new_page()
    asked = listen(page)
    page.goto(HOUSE.as_uri())
    page.get_by_role("link", name="Learn to play").first.click()
    page.get_by_role("link", name="Queendomino").click()
    page.wait_for_selector("#lesson-heading")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Skip, show me").click()
    until(page, "document.querySelector('h1').innerText.includes('step 3 of 12')")
    assert outside(asked) == {HOUSE.as_uri()}


def test_what_needs_a_server_says_so(person: Person) -> None:
    page = person(new=True).new_page()
    for path in ("/evenings", "/account", "/table/of-a-server", "/referee"):
        page.goto(f"{HOUSE.as_uri()}#{path}")
        page.reload()
        page.wait_for_selector(f"h1:text-is('{NO_SERVER}')")
    assert checks.faults(page) == []
    page.get_by_role("link", name="To the lobby").click()
    page.wait_for_selector("#lobby-title")
    page.go_back()
    page.wait_for_selector(f"h1:text-is('{NO_SERVER}')")


def test_a_game_in_a_link_is_shown_from_any_web_host(person: Person, host: str) -> None:
    page = person(new=True).new_page()
    asked = listen(page)
    page.goto(host)
    page.get_by_role("link", name="Analysis").first.click()
    page.locator("#analysis-game option").first.wait_for(state="attached")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#next-action")
    page.get_by_role("button", name="Draw at random").click()
    until(page, "+document.querySelector('#ply').value > 3")
    page.get_by_role("button", name="Ask the strongest player").click()
    page.locator("ol li").first.wait_for()
    shown = page.locator(".told").inner_text()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link with the whole game").click()
    until(page, "navigator.clipboard.readText().then((text) => text.includes('#/analysis#game='))")
    link = page.evaluate("navigator.clipboard.readText()")
    assert outside(asked) == {host}
    other = person(new=True).new_page()
    other.goto(link)
    other.wait_for_selector("#next-action")
    assert other.locator(".told").inner_text() == shown

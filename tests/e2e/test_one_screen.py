"""The table of the kingdom games on one screen: nothing that is played with must be scrolled to."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.beside import play, reach, set_up
from tests.e2e.court import at_ply, at_step, sparing
from tests.e2e.one_screen import OUTSIDE, SCROLLED_AWAY, SIZES, faults_at_sizes, width_of
from tests.e2e.sight import settled
from tests.e2e.table import BOT, FRIEND, ME, device, until, visit

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.e2e.conftest import Person

WHOLE = ".prompt, .steps h2, .kingdom .frame, .kingdom .ghost, .table-head h1"
PRESSED = ".claim, .kingdom .bar button, .steps button, .tabs button, .table-head button, .menu"

ACROSS = """() => {
  const rows = [...document.querySelectorAll('.kingdom [role=row]')];
  return Math.max(rows.length, rows[0].children.length);
}"""
# A king stands beside the domino that it has chosen, whose crowns are counted.
COVERING_KINGS = """() => [...document.querySelectorAll('.offer .slot')].filter((slot) => {
  const box = (part) => slot.querySelector(part)?.getBoundingClientRect();
  const [king, domino] = [box('.piece'), box('.domino')];
  return king && king.width > 0 && king.left < domino.right - 1 && domino.left < king.right - 1
    && king.top < domino.bottom - 1 && domino.top < king.bottom - 1;
}).length"""
LIES = """() => [...document.querySelectorAll('.offer, .offer .row:last-child .slot')]
  .map((one) => one.getBoundingClientRect())
  .map(({ left, top, width, height }) => [left, top, width, height])"""
# The lines that are seen, each with whether its end is cut off; what is older stands out of sight.
LATEST = """() => {
  const box = document.querySelector('.latest').getBoundingClientRect();
  return [...document.querySelectorAll('.latest p')]
    .map((one) => [one.innerText.trim(), one.getBoundingClientRect()])
    .filter(([, lies]) => lies.left < box.right)
    .map(([words, lies]) => [words, Math.round(lies.bottom) > Math.round(box.bottom)]);
}"""
TELL_DISCARDS = """() => document.querySelectorAll('.opponent').forEach((one) => {
  const told = document.createElement('p');
  told.className = 'hint';
  told.textContent = 'Discarded: 12, 24, 36.';
  one.append(told);
})"""
LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL"}
NAMES = ["Petr", "Eva", "Karel", "Hana", "Ivan", "Olga", "Zdeněk"]
TABLES: dict[str, dict[str, Any]] = {
    "kingdomino": {"game": "kingdomino", "seats": [ME, BOT, BOT, BOT]},
    "mighty_duel": {"game": "kingdomino", "seats": [ME, BOT], "preset": "mighty_duel"},
    "tray": {"game": "kingdomino", "seats": [ME, BOT], "preset": "kralovska_zahrada"},
    "queendomino": {"game": "queendomino", "seats": [ME, BOT, BOT, BOT]},
    "royal_wedding": {
        "game": "queendomino",
        "seats": [ME, *map(device, NAMES)],
        "preset": "royal_wedding_teams",
        "options": {"seats": 8},
    },
}
CROWD: dict[str, Any] = {
    "game": "queendomino",
    "seats": [ME, *map(device, NAMES[:6])],
    "preset": "royal_wedding",
    "options": {"seats": 7},
}
STEPS = {
    "kingdomino": ["claim", "place"],
    "mighty_duel": ["place"],
    "tray": ["place"],
    "queendomino": ["claim", "place", "tax", "build", "burn"],
    "royal_wedding": ["claim", "place"],
}
# Each table, size, theme and language stands in the ordinary run once at least.
ORDINARY = {
    ("kingdomino", "light", "en"): ["desktop", "small_telephone"],
    ("mighty_duel", "dark", "cs"): ["telephone_on_its_side"],
    ("tray", "light", "sk"): ["laptop"],
    ("queendomino", "dark", "pl"): ["small_laptop", "telephone"],
    ("royal_wedding", "light", "cs"): ["laptop", "telephone"],
}
SCREENS = [
    *(pytest.param(*screen, sizes) for screen, sizes in ORDINARY.items()),
    *(
        pytest.param(*screen, list(SIZES), marks=pytest.mark.long)
        for screen in product(TABLES, ("light", "dark"), LANGUAGES)
    ),
]
ENDS = [
    *(pytest.param(table, sizes) for (table, _, _), sizes in ORDINARY.items()),
    *(pytest.param(table, list(SIZES), marks=pytest.mark.long) for table in TABLES),
]


def aim(page: Page) -> None:
    """Choose a square, so that the preview and its buttons are there."""
    squares = page.locator(".kingdom .square.legal")
    if squares.count() > 0 and page.locator(".claim").count() == 0:
        squares.first.evaluate("square => square.click()")
        settled(page)


@pytest.mark.parametrize(("table", "theme", "language", "sizes"), SCREENS)
def test_every_step_is_played_on_one_screen(
    person: Person, table: str, theme: str, language: str, sizes: list[str]
) -> None:
    page = person(locale=LANGUAGES[language], color_scheme=theme).new_page()
    faults = []
    for step in STEPS[table]:
        choose = sparing if TABLES[table]["game"] == "queendomino" else None
        wish = {**TABLES[table], **({"choose": choose} if choose else {})}
        shown = reach(page, at_step(step), **wish)
        visit(page, shown)
        aim(page)
        faults += [f"{step}: {fault}" for fault in faults_at_sizes(page, WHOLE, PRESSED, sizes)]
    assert not faults, "\n".join(faults)


def test_each_table_size_theme_and_language_is_met() -> None:
    assert {table for table, _, _ in ORDINARY} == set(TABLES)
    assert {theme for _, theme, _ in ORDINARY} == {"light", "dark"}
    assert {language for _, _, language in ORDINARY} == set(LANGUAGES)
    assert {size for sizes in ORDINARY.values() for size in sizes} == set(SIZES)


def test_waiting_for_another_one_takes_one_screen(person: Person) -> None:
    page, other = person().new_page(), person().new_page()
    table = set_up(page, [ME, FRIEND])
    token = table["invitations"][0]["link"].rsplit("/", 1)[1]
    assert other.request.post(f"/api/invitations/{token}", data={"name": "Petr"}).ok
    play(table["table"], page, until=lambda picture: picture["ply"] > 6)
    for one in (page, other):
        visit(one, table["table"])
        faults = faults_at_sizes(one, WHOLE, PRESSED)
        assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("table", "sizes"), ENDS)
def test_the_end_takes_one_screen(person: Person, table: str, sizes: list[str]) -> None:
    page = person().new_page()
    seats = [ME, *map(device, NAMES[: len(TABLES[table]["seats"]) - 1])]
    shown = set_up(page, **{**TABLES[table], "seats": seats})["table"]
    play(shown, page)
    visit(page, shown)
    page.wait_for_selector(".result .points")
    faults = faults_at_sizes(page, ".kingdom .frame, .result h2", ".tabs button, .menu", sizes)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", ["desktop", "small_laptop"])
def test_what_others_did_last_is_told_beside_the_board(person: Person, size: str) -> None:
    page = person(viewport=SIZES[size]).new_page()
    table = reach(
        page, lambda told: at_ply(12)(told) and at_step("claim")(told), **TABLES["kingdomino"]
    )
    visit(page, table)
    until(page, "document.querySelectorAll('.latest p').length > 0")
    history = page.request.get(f"/api/tables/{table}").json()["history"]
    others = [" ".join(one["text"]) for one in history if one["seat"] not in {0, None}]
    seen = page.evaluate(LATEST)
    assert len(seen) >= 2
    told = [words.replace("\u00a0", " ") for words, _ in seen]
    assert told == others[::-1][: len(seen)]
    assert not [words for words, is_cut in seen if is_cut]
    assert page.locator(".latest").get_attribute("aria-hidden") == "true"


def test_what_is_chosen_and_built_on_is_large(person: Person) -> None:
    page = person().new_page()
    wish = TABLES["kingdomino"]
    visit(page, reach(page, at_step("claim"), **wish))
    for size in SIZES:
        page.set_viewport_size(SIZES[size])
        settled(page)
        assert width_of(page, ".claim .domino") >= 96, size
    visit(page, reach(page, at_step("place"), **wish))
    # Five squares of a kingdom take five times as much as one that has its last size.
    for size, least in {
        "desktop": 84,
        "laptop": 84,
        "small_laptop": 84,
        "telephone": 48,
        "small_telephone": 36,
    }.items():
        page.set_viewport_size(SIZES[size])
        settled(page)
        shown = page.evaluate(ACROSS)
        assert width_of(page, ".kingdom [data-square]") * shown >= least * 5, size


def test_on_a_large_screen_the_list_of_actions_waits_until_it_is_wanted(person: Person) -> None:
    page = person().new_page()
    opened = "document.querySelector('#drawer-actions').matches('.open')"
    for step, large in (("claim", ".claim .domino"), ("place", ".hand .domino")):
        page.set_viewport_size(SIZES["laptop"])
        visit(page, reach(page, at_step(step), **TABLES["kingdomino"]))
        assert page.locator("#drawer-actions.open").count() == 0
        assert page.evaluate("document.activeElement.matches('[role=option][data-action]')")
        assert width_of(page, large) >= 140
        page.locator(".turn .all").click()
        until(page, opened)
        faults = faults_at_sizes(page, ".turn, .prompt, .claim", ".turn .all, .claim", ["laptop"])
        assert not faults, "\n".join(faults)
        page.locator(".turn .all").click()
        until(page, f"!{opened}")
        page.locator("[role=option][data-action]").first.focus()
        page.keyboard.press("ArrowDown")
        until(page, opened)


@pytest.mark.parametrize("table", ["kingdomino", "queendomino"])
def test_on_telephones_one_sees_the_kingdoms_of_the_others(person: Person, table: str) -> None:
    page = person().new_page()
    step = "place" if table == "kingdomino" else "claim"
    visit(page, reach(page, at_step(step), choose=sparing, **TABLES[table]))
    page.wait_for_selector(".seats .miniature svg", state="attached")
    for size in ("telephone", "small_telephone", "telephone_on_its_side"):
        page.set_viewport_size(SIZES[size])
        settled(page)
        assert width_of(page, ".seats li:not(.own) .miniature svg") >= 40, size
        offered = ".offer .row:last-child .domino"
        faults = page.evaluate(OUTSIDE, f".seats li:not(.own) .miniature, {offered}")
        faults += page.evaluate(SCROLLED_AWAY, offered)
        assert not faults, f"{size}: " + "\n".join(faults)


@pytest.mark.parametrize("size", ["telephone", "small_telephone"])
def test_what_is_only_heard_lies_where_it_will_be_seen(person: Person, size: str) -> None:
    page = person(viewport=SIZES[size]).new_page()
    lying = []
    for step in ("place", "claim"):
        visit(page, reach(page, at_step(step), choose=sparing, **TABLES["queendomino"]))
        settled(page)
        lying.append(page.evaluate(LIES))
    for hidden, seen in zip(*lying, strict=True):
        assert hidden == pytest.approx(seen, abs=3)


def test_what_is_discarded_makes_no_board_smaller_where_many_play(person: Person) -> None:
    page = person(viewport=SIZES["laptop"]).new_page()
    visit(page, reach(page, at_step("claim"), choose=sparing, **CROWD))
    before = width_of(page, ".opponent .squares")
    page.evaluate(TELL_DISCARDS)
    settled(page)
    assert width_of(page, ".opponent .squares") == before


@pytest.mark.parametrize("tiles", ["illustrated", "contrast"])
def test_at_a_table_of_eight_one_sees_the_land_and_every_domino(person: Person, tiles: str) -> None:
    page = person().new_page()
    page.add_init_script(f"localStorage.setItem('dominium.tiles', '{tiles}')")
    visit(page, reach(page, at_step("claim"), choose=sparing, **TABLES["royal_wedding"]))
    for size in SIZES:
        page.set_viewport_size(SIZES[size])
        settled(page)
        assert width_of(page, ".kingdom [data-square]") >= 22, size
        assert width_of(page, ".claim .domino") >= 44, size
        assert page.evaluate(COVERING_KINGS) == 0, size


def test_a_drawer_opens_whole_on_the_screen_and_closes_again(person: Person) -> None:
    page = person().new_page()
    visit(page, reach(page, at_step("claim"), **TABLES["queendomino"]))
    for size in SIZES:
        page.set_viewport_size(SIZES[size])
        settled(page)
        for tab in page.locator(".tabs button:visible").all():
            tab.click()
            name = tab.get_attribute("aria-controls")
            assert page.locator(".drawer.open").evaluate_all("all => all.map(({id}) => id)") == [
                name
            ]
            faults = faults_at_sizes(page, f"#{name}", ".tabs button", [size])
            assert not faults, "\n".join(faults)
            page.locator(f"#{name}").evaluate(
                "drawer => drawer.querySelector('[tabindex=\"0\"], button, input, summary').focus()"
            )
            page.keyboard.press("Escape")
            assert page.locator(f"#{name}.open").count() == 0, name


def test_a_drawer_opens_by_itself_for_the_focus_of_the_keyboard(person: Person) -> None:
    page = person().new_page()
    visit(page, reach(page, at_step("claim"), **TABLES["kingdomino"]))
    page.set_viewport_size(SIZES["telephone"])
    settled(page)
    assert page.locator(".drawer.open").count() == 0
    page.keyboard.press("ArrowDown")
    until(page, "() => document.querySelector('#drawer-actions').matches('.open')")
    page.keyboard.press("/")
    until(page, "() => document.activeElement.matches('#drawer-help.open #command-field')")
    page.keyboard.press("Escape")
    until(page, "() => !document.querySelector('#drawer-help').matches('.open')")

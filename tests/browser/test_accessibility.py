"""What axe finds, and what axe cannot find."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import AXE
from tests.browser.court import (
    open_court,
    open_finished_court,
    open_teams,
    play_beside,
    until_step,
)
from tests.browser.table import (
    BOT,
    FRIEND,
    ME,
    act_by_click,
    open_finished_table,
    open_table,
    visit,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": {"target-size": {"enabled": True}},
        "resultTypes": ["violations"],
    }
    found: dict[str, Any] = page.evaluate(
        "options => axe.run(document, JSON.parse(options))", json.dumps(options)
    )
    return [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def lobby(page: Page) -> None:
    open_table(page, [ME, BOT])
    page.goto("/")
    page.wait_for_selector("#open-tables")
    page.get_by_text("Details of the rules").click()


def waiting(page: Page) -> None:
    open_table(page, [ME, FRIEND])
    page.wait_for_selector("#invite-heading")


def joining(page: Page) -> None:
    table = open_table(page, [ME, FRIEND])
    page.goto(table["invitations"][0]["link"])
    page.wait_for_selector("#join-name")


def claiming(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)


def placing(page: Page) -> None:
    claiming(page)
    while page.locator(".square.legal").count() == 0:
        act_by_click(page)
        wait_for_turn(page)
    page.locator(".square.legal").first.click()
    page.wait_for_selector(".bar .primary")


def refused(page: Page) -> None:
    placing(page)
    page.get_by_label("Action or question").fill("a1r")
    page.keyboard.press("Enter")
    page.wait_for_selector(".turn .refusal")


def result(page: Page) -> None:
    open_finished_table(page)


def replay(page: Page) -> None:
    result(page)
    page.get_by_role("link", name="Replay", exact=True).last.click()
    page.wait_for_selector("#ply")
    page.get_by_role("button", name="End", exact=True).click()
    page.wait_for_selector(".standing")


def record(page: Page) -> None:
    page.goto("/replay")
    page.wait_for_selector("#record")


def scorer(page: Page) -> None:
    page.goto("/score")
    page.locator("[data-square=f5]").click()
    page.wait_for_selector(".total")


def scorer_by_dominoes(page: Page) -> None:
    scorer(page)
    page.get_by_label("by dominoes").check()
    page.get_by_label("Number", exact=True).fill("24")
    page.get_by_label("Square of the left half").fill("f5")
    page.get_by_role("button", name="Add").click()
    page.wait_for_selector("ol li code")


def taxing(page: Page) -> None:
    open_court(page)
    until_step(page, "tax")
    page.locator(".kingdom .square.legal").first.click()
    page.wait_for_selector(".bar .primary")


def building(page: Page) -> None:
    open_court(page)
    until_step(page, "build")
    page.locator(".token.legal").first.click()
    page.wait_for_selector(".token[aria-pressed=true]")


def burning(page: Page) -> None:
    open_court(page)
    until_step(page, "burn")
    page.locator(".token.legal").first.click()
    page.wait_for_selector(".bar .primary")


def teams(page: Page) -> None:
    table = open_teams(page)
    play_beside(page, table, 60)
    visit(page, table)
    wait_for_turn(page)


def court_result(page: Page) -> None:
    open_finished_court(page)


def court_replay(page: Page) -> None:
    table = open_finished_court(page)
    page.goto(f"/replay/{table}?ply=60")
    page.wait_for_selector(".buildings .token")


def court_scorer(page: Page) -> None:
    page.goto("/score")
    page.get_by_label("Queendomino").check()
    page.get_by_role("radio", name="Statue").check()
    page.locator("[data-square=f5]").click()
    page.wait_for_selector(".side tfoot")


def team_seats(page: Page) -> None:
    page.goto("/")
    page.get_by_role("combobox", name="Game").select_option("Queendomino")
    page.get_by_label("Royal Wedding, team version").check()
    page.wait_for_selector(".team")


def rules(page: Page) -> None:
    page.goto("/rules/kingdomino")
    page.wait_for_selector("article h2")


def unknown(page: Page) -> None:
    page.goto("/nowhere")
    page.wait_for_selector("h1")


def no_table(page: Page) -> None:
    page.goto("/table/nowhere")
    page.get_by_text("There is no such table").wait_for()


SCREENS = [
    lobby,
    waiting,
    joining,
    claiming,
    placing,
    refused,
    result,
    replay,
    record,
    scorer,
    scorer_by_dominoes,
    taxing,
    building,
    burning,
    teams,
    court_result,
    court_replay,
    court_scorer,
    team_seats,
    rules,
    unknown,
    no_table,
]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (make web)")
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(page: Page, screen: Callable[[Page], None]) -> None:
    screen(page)
    found = faults(page)
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {fault}" for fault in faults(page)]
    page.emulate_media(color_scheme="light", forced_colors="active")
    found += [f"forced colours: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (make web)")
def test_axe_would_find_something(page: Page) -> None:
    unknown(page)
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=x>')")
    assert any("image-alt" in fault for fault in faults(page))


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_no_page_scrolls_sideways_at_320_pixels(
    person: Callable[..., BrowserContext], screen: Callable[[Page], None]
) -> None:
    page = person(viewport={"width": 320, "height": 640}).new_page()
    screen(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (make web)")
@pytest.mark.parametrize("locale", ["cs-CZ", "sk-SK", "pl-PL"])
def test_every_language_fits_a_small_screen(
    person: Callable[..., BrowserContext], locale: str
) -> None:
    page = person(locale=locale, viewport={"width": 320, "height": 640}).new_page()
    for screen in (claiming, result, scorer, taxing, teams, court_result, rules):
        screen(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert not faults(page)


SPACING = """* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }"""


def test_wider_text_spacing_loses_nothing(person: Callable[..., BrowserContext]) -> None:
    context = person(viewport={"width": 320, "height": 640}, bypass_csp=True)
    page = context.new_page()
    placing(page)
    page.add_style_tag(content=SPACING)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    cut = page.locator("button:visible").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"
    )
    assert not cut


@pytest.mark.parametrize(
    "screen", [lobby, placing, scorer, building, court_scorer], ids=lambda screen: screen.__name__
)
def test_targets_are_large(page: Page, screen: Callable[[Page], None]) -> None:
    screen(page)
    small = page.locator(
        "button:visible, select:visible, a.button:visible, summary:visible, [role=option]:visible,"
        " input[type=text]:visible, input[type=number]:visible, label:has(input):visible"
    ).evaluate_all(
        """all => all.map(one => [one, one.getBoundingClientRect()])
           .filter(([, box]) => box.width > 2 && (box.height < 43.5 || box.width < 43.5))
           .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`)"""
    )
    assert not small

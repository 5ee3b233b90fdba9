"""Club evenings in a real browser: by keyboard alone, read by axe, printed, on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.checks import faults
from tests.e2e.people import found_league
from tests.e2e.table import choose_language, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

Json = dict[str, Any]
MOST_TABS = 80


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    pytest.fail(f"{selector} cannot be reached by Tab")


def visit(page: Page, league: Json, key: str = "") -> None:
    """Open the page of a league."""
    page.goto(f"/evening/{league['league']}{key}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Winter league")


def test_a_whole_evening_by_keyboard_alone(page: Page) -> None:
    page.goto("/evenings")
    expect(page.locator("#league-name")).to_be_visible()
    tab_to(page, "#league-name")
    page.keyboard.type("Winter league")
    tab_to(page, "#league-mine")
    page.keyboard.type("Jana")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Winter league")
    expect(page.locator("#players-names")).to_be_visible()
    tab_to(page, "#players-names")
    page.keyboard.type("Jana\nPetr\nEva\nAdam\nIvo")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator("#evening-date")).to_be_visible()
    tab_to(page, "#evening-date")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator("#evening-heading")).to_be_focused()
    tab_to(page, "#draw-seed")
    page.keyboard.type("48271935")
    page.keyboard.press("Enter")
    expect(page.locator("#round-1")).to_be_focused()
    tab_to(page, "#result-1-score-0")
    for score in ("50", "40", "40"):
        page.keyboard.type(score)
        page.keyboard.press("Tab")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator("#result-1-score-0")).to_be_focused()
    expect(page.locator("#result-1-score-0")).to_have_value("")
    page.keyboard.type("-3")
    page.keyboard.press("Tab")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(page.locator("#round-1")).to_be_focused()
    expect(page.get_by_role("status").first).to_contain_text("All results of round 1 are in.")
    rows = page.get_by_role("table", name=re.compile("Standings: Evening 1")).get_by_role("row")
    expect(rows).to_have_count(6)
    expect(rows.nth(1)).to_contain_text("8")
    expect(rows.nth(1)).to_contain_text("50")


def test_what_is_wrong_stands_in_a_summary_that_leads_to_the_field(page: Page) -> None:
    visit(page, found_league(page, results=0))
    page.locator("#result-1-score-0").fill("50")
    page.keyboard.press("Enter")
    summary = page.locator("#result-1-faults")
    expect(summary).to_be_focused()
    expect(summary).to_contain_text("2 things to put right")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#result-1-score-1")).to_be_focused()
    assert page.locator("#result-1-score-0").input_value() == "50"


def test_a_lost_race_is_told_and_loses_nothing_typed(page: Page) -> None:
    league = found_league(page, results=0)
    visit(page, league)
    for field, score in enumerate(("5", "4", "3")):
        page.locator(f"#result-1-score-{field}").fill(score)
    change = {"kind": "players_added", "names": ["Ola"]}
    faster = page.request.post(
        f"/api/leagues/{league['league']}/changes", data={"version": 4, "change": change}
    )
    assert faster.ok, faster.text()
    page.locator("#result-1-score-2").press("Enter")
    expect(page.locator("#result-1-faults")).to_contain_text("in the meantime")
    expect(page.locator("#result-1-score-0")).to_have_value("5")
    page.locator("#result-1-score-2").press("Enter")
    table = page.get_by_role("table", name=re.compile("Round 1"))
    expect(table).to_contain_text("5")


def test_other_points_count_everything_anew(page: Page) -> None:
    visit(page, found_league(page))
    page.get_by_text("Name and points of the league").click()
    page.locator("#rules-name").fill("Spring league")
    page.get_by_label("Points at a table of 3").fill("8 6")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#rules-faults")).to_contain_text("the points of 3 places")
    page.get_by_label("Points at a table of 3").fill("3 2 1")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spring league")
    row = page.get_by_role("table", name=re.compile("Standings: Spring")).get_by_role("row").nth(2)
    expect(row).to_contain_text("1.5")


def test_results_of_others_arrive_by_themselves_for_readers(
    person: Callable[..., BrowserContext], page: Page
) -> None:
    league = found_league(page, results=1)
    reader = person().new_page()
    reader.clock.install()
    visit(reader, league)
    expect(reader.locator("form")).to_have_count(0)
    rows = reader.get_by_role("table", name=re.compile("Standings: Winter")).get_by_role("row")
    expect(rows).to_have_count(4)
    where = {"evening": 1, "round": 1, "table": 2}
    change = {"kind": "result_entered", **where, "scores": [9, 8, 7]}
    page.request.post(
        f"/api/leagues/{league['league']}/changes", data={"version": 5, "change": change}
    )
    reader.clock.run_for(21_000)
    expect(rows).to_have_count(7)
    expect(reader.get_by_role("status").first).to_contain_text("The league has been updated.")


def test_the_organisers_link_opens_everything_and_leaves_the_address(
    person: Callable[..., BrowserContext], page: Page
) -> None:
    league = found_league(page)
    helper = person().new_page()
    visit(helper, league, f"#key={league['key']}")
    expect(helper.locator("#result-1-score-0")).to_be_visible()
    assert league["key"] not in helper.url
    assert helper.locator("meta[name=robots]").get_attribute("content") == "noindex, nofollow"
    helper.goto("/evenings")
    helper.get_by_role("link", name="Winter league").click()
    expect(helper.locator("#result-1-score-0")).to_be_visible()


def test_a_round_goes_online_by_one_press(page: Page) -> None:
    visit(page, found_league(page, results=0))
    page.get_by_text("More for round 1").click()
    page.get_by_role("button", name="Open the tables on this server").click()
    links = page.locator("a[href^='/join/']")
    expect(links).to_have_count(6)
    expect(page.get_by_role("link", name="waits on this server")).to_have_count(2)
    links.first.click()
    expect(page.locator("#join-name")).to_be_visible()


def open_everything(page: Page) -> None:
    """Open every part that can be opened, and wait for the history."""
    page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true")
    expect(page.locator("ol[reversed] > li").first).to_be_visible()


# All screens are looked at in English and another language; here with every part opened.
@pytest.mark.parametrize(
    "language", ["cs", *(pytest.param(each, marks=pytest.mark.long) for each in ("en", "sk", "pl"))]
)
def test_axe_finds_nothing_in_any_colours(page: Page, language: str) -> None:
    page.goto("/evenings")
    choose_language(page, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    visit(page, found_league(page, rounds=2, results=3))
    open_everything(page)
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []
    page.emulate_media(color_scheme="light", forced_colors="active")
    assert faults(page) == []
    words = page.locator("main").inner_text()
    assert not re.search(r"web-|\{ \$", words)


def test_it_fits_a_phone(person: Callable[..., BrowserContext]) -> None:
    page = person(viewport={"width": 320, "height": 640}).new_page()
    visit(page, found_league(page, rounds=2, results=3))
    open_everything(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = page.evaluate(
        """[...document.querySelectorAll('main :is(button, select, [type=text], summary, .check)')]
            .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 24)
            .map(one => one.outerHTML)"""
    )
    assert small == []


def test_every_sheet_is_printed_on_a_page_of_its_own(page: Page) -> None:
    visit(page, found_league(page, rounds=2, results=3))
    page.emulate_media(media="print")
    hidden = page.locator(":is(header, form, nav, details, button):visible")
    expect(hidden).to_have_count(0)
    sheets = page.locator("section.sheet")
    expect(sheets).to_have_count(4)
    expect(sheets.first).to_contain_text("Evening 1, 21 November 2026: Round 2")
    pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert len(pages) == 4
    page.emulate_media(media="screen")
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print the latest round and the standings").click()
    until(page, "window.printed === true")
    page.emulate_media(media="print")
    assert [sheet.is_visible() for sheet in sheets.all()] == [True, False, True, True]

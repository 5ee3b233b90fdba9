"""The analysis board: a whole game in a link, variations, and the strongest player in the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e import checks
from tests.e2e.table import hears, open_finished_table, until

if TYPE_CHECKING:
    from playwright.sync_api import Page


def analyse(page: Page, ply: int) -> None:
    """Take a finished game from its replay to the analysis board."""
    table = open_finished_table(page)
    page.goto(f"/replay/{table}?ply={ply}")
    page.get_by_role("button", name="Try variations").click()
    page.wait_for_selector("#next-action")


def test_a_game_is_shown_from_its_link_alone(page: Page) -> None:
    analyse(page, 30)
    assert checks.faults(page) == []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    shown = page.locator(".told").inner_text()
    page.goto(page.url)
    page.reload()
    page.wait_for_selector("#next-action")
    assert page.locator(".told").inner_text() == shown
    assert not [url for url in asked if "/api/" in url]
    page.get_by_role("button", name="End", exact=True).click()
    page.wait_for_selector("text=The game is over here.")
    assert page.locator(".standing").count() > 0


def test_the_strongest_player_is_asked_and_its_action_tried(page: Page) -> None:
    analyse(page, 30)
    before = page.locator("#ply").input_value()
    page.get_by_role("button", name="Ask the strongest player").focus()
    page.keyboard.press("Enter")
    hears(page, "is thinking")
    page.locator("ol li").first.wait_for()
    hears(page, "of 100 games")
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    best = page.locator("ol li").first
    best.get_by_role("button").focus()
    page.keyboard.press("Enter")
    until(page, "before => document.querySelector('#ply').value === `${+before + 1}`", before)
    assert page.locator(".told").inner_text().strip()


def test_a_variation_is_played_and_left(page: Page) -> None:
    page.goto("/analysis")
    page.locator("#analysis-game option").first.wait_for(state="attached")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#next-action")
    page.get_by_role("button", name="Draw at random").click()
    until(page, "+document.querySelector('#ply').value > 3")
    ply = int(page.locator("#ply").input_value())
    page.get_by_role("button", name="Play it").click()
    until(page, "ply => +document.querySelector('#ply').value > ply", ply)
    assert checks.faults(page) == []
    assert page.evaluate("document.activeElement !== document.body")
    page.get_by_role("button", name="Back to the game").focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('#ply').value === '0'")
    until(page, "document.activeElement.id === 'next-action'")
    assert page.locator(".refusal").count() == 0


def test_a_link_that_holds_no_game_says_so(page: Page) -> None:
    for payload in ("nonsense", "S0vMS8lPBwA"):
        page.goto(f"/analysis#game={payload}")
        page.reload()
        page.wait_for_selector(".refusal")
        assert "No game that can be shown" in page.locator(".refusal").inner_text()
        assert page.locator("#record").count() == 1

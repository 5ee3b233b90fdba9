"""Reporting somebody at a table, by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.checks import faults
from tests.e2e.table import (
    focused,
    hears,
    open_drawer,
    sit_together,
    tab_to,
    until,
    visit,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

PANEL = "section[aria-labelledby=company-heading]"
CLOSED = "() => document.activeElement.textContent.trim() === 'Report somebody'"
KEPT = "Your report about Petr was saved."


def begin(page: Page) -> None:
    """Open the form; the focus is on the first field."""
    page.get_by_role("button", name="Report somebody").press("Enter")
    until(page, "() => document.activeElement.id === 'report-seat'")


def test_somebody_is_reported_by_keyboard_and_it_is_said(
    person: Callable[..., BrowserContext],
) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = sit_together(jana, petr)
    visit(jana, table)
    open_drawer(jana, "talk")
    begin(jana)
    assert not faults(jana)
    jana.get_by_role("button", name="Cancel").press("Enter")
    until(jana, CLOSED)

    begin(jana)
    assert jana.locator("#report-seat").inner_text() == "Petr"
    jana.keyboard.press("Tab")
    jana.keyboard.press("ArrowDown")
    tab_to(jana, "report-text")
    jana.keyboard.type("He has two accounts.")
    with jana.expect_response(lambda answer: answer.url.count("/reports")) as sent:
        jana.keyboard.press("Enter")
    assert sent.value.status == 204
    assert sent.value.request.post_data_json == {
        "grounds": "cheating",
        "text": "He has two accounts.",
    }
    hears(jana, KEPT)
    assert KEPT in jana.locator(PANEL).inner_text()
    until(jana, CLOSED)


def test_what_is_refused_is_told_at_its_field(person: Callable[..., BrowserContext]) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = sit_together(jana, petr)
    told = {"code": "nobody_to_report", "params": {}, "text": "There is nobody there to report."}
    jana.route("**/reports?*", lambda route: route.fulfill(status=409, json=told))
    visit(jana, table)
    open_drawer(jana, "talk")
    begin(jana)
    jana.get_by_role("button", name="Send to the operator").press("Enter")
    jana.wait_for_selector("#report-faults a")
    assert focused(jana, "id") == "report-faults"
    assert "There is nobody there to report." in jana.locator("#report-faults").inner_text()


def test_whoever_plays_alone_or_watches_can_report_nobody(
    person: Callable[..., BrowserContext],
) -> None:
    jana, petr, eva = (person().new_page() for _ in range(3))
    table = sit_together(jana, petr)
    visit(eva, table)
    open_drawer(eva, "talk")
    eva.wait_for_selector(f"{PANEL} li")
    assert eva.get_by_role("button", name="Report somebody").count() == 0

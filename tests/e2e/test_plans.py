"""Plans for the coming turn at a table by days, by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.e2e.checks import faults
from tests.e2e.table import (
    act_by_click,
    actions,
    focused,
    hears,
    open_drawer,
    sit_together,
    tab_to,
    until,
    visit,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

BY_DAYS = {"pace": "days", "move_days": 2}
PANEL = "section[aria-labelledby=plans-heading]"


def in_turn(jana: Page, petr: Page, table: str) -> tuple[Page, Page, int]:
    """The page whose turn it is, the other one, and the seat of that one."""
    actor = jana.request.get(f"/api/tables/{table}").json()["view"]["actor"]
    return (jana, petr, 1) if actor == 0 else (petr, jana, 0)


def add(page: Page, plan: str) -> None:
    """Type a plan and add it."""
    tab_to(page, "plans-new")
    page.keyboard.type(plan)
    page.keyboard.press("Enter")


def has_acted(seat: int, shown: dict[str, Any]) -> bool:
    """Tell whether somebody has acted at a table."""
    return any(entry["seat"] == seat for entry in shown["history"])


def test_a_turn_is_planned_by_keyboard_and_carried_out(
    person: Callable[..., BrowserContext],
) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = sit_together(jana, petr, settings=BY_DAYS)
    acting, waiting, seat = in_turn(jana, petr, table)
    for page in (acting, waiting):
        visit(page, table)
        open_drawer(page, "talk")
        page.wait_for_selector(PANEL)
    assert "It is your turn." in acting.locator(PANEL).inner_text()
    assert acting.locator("#plans-new").count() == 0
    wait_for_turn(acting)
    taken, *_, other, wanted = actions(acting)

    waiting.locator("#plans-heading").focus()
    add(waiting, " , ")
    waiting.wait_for_selector("#plans-faults li")
    assert "Please write what to do." in waiting.locator("#plans-faults").inner_text()
    add(waiting, "\b\b\bnonsense")
    waiting.wait_for_selector("#plans-faults a:has-text('nonsense')")
    assert focused(waiting, "id") == "plans-faults"
    tab_to(waiting, "plans-new")
    waiting.keyboard.press("Control+a")
    for plan in (taken, other, wanted):
        add(waiting, plan)
        hears(waiting, f"The plan {plan} was added.")
    assert not faults(waiting)
    waiting.get_by_role("button", name=f"Remove {other}", exact=True).press("Enter")
    hears(waiting, f"The plan {other} was removed.")
    until(waiting, "() => document.activeElement.id === 'plans-heading'")
    waiting.reload()
    waiting.wait_for_selector(f"{PANEL} li")
    kept = waiting.locator(f"{PANEL} li code")
    assert kept.all_inner_texts() == [taken, wanted]

    while not has_acted(seat, shown := acting.request.get(f"/api/tables/{table}").json()):
        if shown["legal"]:
            act_by_click(acting)
    hears(waiting, f"Your plan was carried out: {wanted}.")
    assert f"Your plan was carried out: {wanted}." in waiting.locator(PANEL).inner_text()
    assert kept.count() == 0

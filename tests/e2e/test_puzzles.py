"""The puzzle of a day in the browser: the real table, told as it goes, solved by keyboard."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from dominium import puzzles
from dominium.server.learning.puzzles import today
from tests.e2e.checks import faults
from tests.e2e.table import choose_language, go_to_item, hears, open_drawer, spoken, until
from tests.server.conftest import quick_day

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from dominium.puzzles import Puzzle


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """A puzzle that is quick to search: the server finds the same one."""
    return puzzles.find(quick_day())


@pytest.fixture
def page(person: Callable[..., BrowserContext]) -> Page:
    """A page of somebody who reads English."""
    return person().new_page()


def begin(page: Page, puzzle: Puzzle) -> None:
    """Open the puzzle and wait until its table takes the focus."""
    page.goto(f"/puzzle/{puzzle.day}")
    expect(page.locator("#puzzle-heading")).to_have_text("Find the best action")
    until(page, "() => document.activeElement.closest('[data-game-region]') !== null")
    page.wait_for_selector("#help kbd", state="attached")  # its keys are there


def choose(page: Page, action: str) -> None:
    """Go to an item of the list by its number and take it."""
    page.keyboard.press("m")
    go_to_item(page, page.locator(f"[role=option][data-action='{action}']"))
    page.keyboard.press("Enter")


def wrong_one(puzzle: Puzzle) -> str:
    """An action that is not the solution."""
    legal = (str(action) for action in puzzle.position().legal_actions())
    return next(action for action in legal if action != puzzle.solution)


@pytest.mark.criterion(3)
def test_a_puzzle_is_tried_and_solved_by_keyboard(page: Page, puzzle: Puzzle) -> None:
    begin(page, puzzle)
    hears(page, "one action is clearly better than all others")
    wrong = wrong_one(puzzle)
    choose(page, wrong)
    hears(page, "Not the best: ")
    until(page, "action => document.activeElement.dataset.action === action", wrong)
    page.get_by_role("button", name="Hint").press("Enter")
    hears(page, "looks best at once")
    choose(page, puzzle.solution)
    expect(page.locator("#puzzle-heading")).to_have_text("Solved")
    hears(page, "Right! ")
    until(page, "() => document.activeElement.id === 'puzzle-heading'")
    expect(page.get_by_role("row", name="best", exact=False).first).to_be_visible()
    assert faults(page, set()) == []
    page.reload()
    expect(page.locator("#puzzle-heading")).to_have_text("Solved")
    open_drawer(page, "talk")
    page.get_by_text("Puzzles of other days").click()
    expect(page.locator("details li", has_text="Solved")).to_have_count(1)


def test_the_solution_is_shown_in_another_language(page: Page, puzzle: Puzzle) -> None:
    begin(page, puzzle)
    choose_language(page, "cs")
    expect(page.locator("#puzzle-heading")).to_have_text("Najděte nejlepší možnost")
    page.get_by_role("button", name="Ukázat řešení").press("Enter")
    expect(page.locator("#puzzle-heading")).to_have_text("Řešení ukázáno")
    hears(page, "Naděje na výhru je pak asi")
    assert "Right" not in spoken(page)
    expect(page.locator(".puzzle table")).to_contain_text("nejlepší")
    expect(page.locator("[role=option][data-action]")).to_have_count(0)


def test_there_is_no_puzzle_of_tomorrow(page: Page) -> None:
    page.goto(f"/puzzle/{today() + timedelta(days=2)}")
    expect(page.locator("h1")).to_have_text("There is no puzzle for that day.")
    expect(page.get_by_role("link", name="The latest puzzle")).to_have_attribute("href", "/puzzle")

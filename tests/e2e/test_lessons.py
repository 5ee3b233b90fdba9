"""Lessons in the browser: the real table, every door, told as they go, kept for the next visit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from dominium.lessons import LESSONS
from tests.e2e.table import choose_language, go_to_item, hears, spoken, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page


@pytest.fixture
def page(person: Callable[..., BrowserContext]) -> Page:
    """A page of somebody who learns in English."""
    return person().new_page()


def begin(page: Page, lesson: str, heading: str) -> None:
    """Open a lesson and wait until its table takes the focus."""
    page.goto(f"/learn/{lesson}")
    step_is(page, heading)
    until(page, "() => document.activeElement.closest('[data-game-region]') !== null")
    page.wait_for_selector("#help kbd", state="attached")  # its keys are there


def step_is(page: Page, heading: str) -> None:
    """Wait until a step is shown."""
    expect(page.locator("#lesson-heading")).to_have_text(heading)


def choose(page: Page, action: str) -> None:
    """Go to an item of the list by its number and take it."""
    option = page.locator(f"[role=option][data-action='{action}']")
    page.keyboard.press("m")
    go_to_item(page, option)
    page.keyboard.press("Enter")


def type_line(page: Page, line: str) -> None:
    """Type into the command line, gone to by its key."""
    page.keyboard.press("i")
    field = page.locator("#command-field")
    expect(field).to_be_focused()
    field.press_sequentially(line)
    page.keyboard.press("Enter")


@pytest.mark.criterion(3)
def test_kingdomino_is_learnt_by_keyboard_through_every_door(page: Page) -> None:
    begin(page, "kingdomino", "What it is about")
    hears(page, "your castle stands on E5")
    page.get_by_role("button", name="Go on").press("Enter")
    step_is(page, "The offer")
    page.keyboard.press("n")
    step_is(page, "Choosing a domino")
    hears(page, "Take domino 24.")
    choose(page, "13")
    hears(page, "not what this step asks")
    choose(page, "24")
    step_is(page, "The second king")
    hears(page, "Take domino 13.")
    until(page, "() => document.activeElement.matches('[role=option][data-action]')")
    page.keyboard.press("Enter")
    step_is(page, "Placing a domino")
    choose(page, "e6r")
    step_is(page, "The next domino")
    choose(page, "26")
    step_is(page, "What is not allowed")
    type_line(page, "c3 right")
    step_is(page, "Making land grow")
    page.locator("#command-field").fill("")
    page.locator("#command-field").press_sequentially("f7l")
    page.keyboard.press("Enter")
    step_is(page, "Two forests")
    choose(page, "3")
    step_is(page, "Your points")
    page.keyboard.press("Shift+s")
    step_is(page, "Looking around first")
    page.locator("[data-kingdom='0'] [data-square='g6']").focus()
    page.keyboard.press("Enter")
    hears(page, "Forest G6, forest H6.")
    page.keyboard.press("r")
    hears(page, "Forest G6, forest G7.")
    page.keyboard.press("Enter")
    step_is(page, "How it goes on")
    page.get_by_role("button", name="Go on").press("Enter")
    expect(page.locator("h1")).to_have_text("Kingdomino: the first turns, end of the lesson")
    page.goto("/learn")
    expect(page.locator("main li").first).to_contain_text("Done")


def test_the_words_come_first_where_nothing_is_played(page: Page) -> None:
    begin(page, "keys", "Three ways to do everything")
    until(page, "() => document.activeElement.id === 'lesson-heading'")
    expect(page.locator(".lesson")).to_contain_text("button Go on")
    option = page.locator("[role=option][data-action]").nth(1)
    option.focus()
    refused = option.get_attribute("data-action")
    page.keyboard.press("Enter")
    hears(page, "There is nothing to play in this step.")
    until(page, "action => document.activeElement.dataset.action === action", refused)


def test_a_lesson_goes_on_where_it_was_left_and_back_a_step(page: Page) -> None:
    begin(page, "block", "Your tiles")
    page.get_by_role("button", name="One step back").press("Enter")
    hears(page, "This is the first step.")
    page.locator("#help [data-command='hand']").press("Enter")
    step_is(page, "The lead")
    page.get_by_role("button", name="Hint").press("Enter")
    hears(page, "Type 65, or find in the list")
    page.locator("[data-tile='65']").press("Enter")
    step_is(page, "The open ends")
    hears(page, "You lead 6-5. Petr: double 5 left.")
    page.reload()
    step_is(page, "The open ends")
    expect(page.locator("h1")).to_have_text("Block: laying tiles, step 3 of 8")
    page.get_by_role("button", name="One step back").press("Enter")
    step_is(page, "The lead")
    expect(page.locator("[data-tile='65']")).to_be_visible()
    page.goto("/learn")
    block = page.get_by_role("link", name="Block: laying tiles")
    expect(page.locator("main li", has=block)).to_contain_text("Begun: step 2 of 8")


def test_the_same_step_is_told_in_another_language(page: Page) -> None:
    begin(page, "matador", "Seven")
    choose_language(page, "cs")
    step_is(page, "Sedm")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("h1")).to_have_text("Matador: dohromady sedm, krok 1 ze 4")
    page.get_by_role("button", name="Přečíst znovu").press("Enter")
    hears(page, "Přiložte 6-2 vlevo.")
    assert "Lay" not in spoken(page)


def test_a_task_can_be_skipped_and_is_shown(page: Page) -> None:
    begin(page, "sebastopol", "The double 6")
    page.get_by_role("button", name="Skip, show me").press("Enter")
    step_is(page, "The cross")
    hears(page, "Close the cross with 6-5 or 6-3.")
    assert "Well done" not in spoken(page)
    expect(page.locator("[role=option][data-action]")).to_have_count(2)


def test_an_unknown_lesson_leads_to_the_list(page: Page) -> None:
    page.goto("/learn/chess")
    expect(page.locator("h1")).to_have_text("There is no such lesson.")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("h1")).to_have_text("Learn to play")
    expect(page.locator("main li")).to_have_count(len(LESSONS))

"""Motion of the table: there for the eye that likes it, and nothing is lost without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.beside import after, play, reach
from tests.e2e.checks import focus_castle, heard, listen
from tests.e2e.dominoes import LIST
from tests.e2e.sight import MOVING, settled
from tests.e2e.table import (
    BOT,
    ME,
    open_drawer,
    to_place,
    told,
    until,
    visit,
    wait_for_news,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

COUNT = """() => {
  const { animate } = Element.prototype;
  window.moved = 0;
  Element.prototype.animate = function (...all) {
    window.moved += 1;
    return animate.apply(this, all);
  };
}"""
BY_HAND = "getComputedStyle(document.querySelector('.hand .domino')).cursor === 'grab'"

# What a page asks last is said after everything else.
QUESTION = "Which terrain?"


def play_a_turn(page: Page) -> None:
    """Aim, turn and place a domino by mouse, choose the next one and look into a drawer."""
    square = page.locator(".kingdom .square.legal").first
    square.hover()
    until(page, "document.querySelector('.kingdom .gain')")
    check_stillness(page)
    page.mouse.wheel(0, 100)
    check_stillness(page)
    before = told(page)
    square.click()
    wait_for_news(page, before)
    check_stillness(page)
    page.locator("button.claim").first.click()
    page.wait_for_selector(".kingdom .square.legal")
    check_stillness(page)
    open_drawer(page, "score")
    check_stillness(page)


def check_stillness(page: Page) -> None:
    settled(page)
    assert page.evaluate(MOVING) == []


def show_placing(page: Page) -> None:
    table = reach(page, to_place, seats=[ME, BOT])
    visit(page, table)
    until(page, BY_HAND)
    page.evaluate(COUNT)


def test_nothing_moves_where_the_system_asks_for_stillness(page: Page) -> None:
    show_placing(page)
    play_a_turn(page)
    assert page.evaluate("window.moved") == 0


def test_nothing_moves_where_the_page_is_asked_for_stillness(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    page.evaluate("() => localStorage.setItem('dominium.motion', 'off')")
    show_placing(page)
    play_a_turn(page)
    assert page.evaluate("window.moved") == 0


def test_the_same_is_said_with_and_without_motion(person: Callable[..., BrowserContext]) -> None:
    browser = person()
    still, moving = browser.new_page(), browser.new_page()
    moving.emulate_media(reduced_motion="no-preference")
    table = reach(still, to_place, seats=[ME, BOT, BOT])
    for page in (still, moving):
        visit(page, table)
        until(page, BY_HAND)
        page.evaluate(COUNT)
        listen(page)
    play(table, still, until=after(5))
    said = []
    for page in (still, moving):
        focus_castle(page)
        page.keyboard.press("f")
        until(page, "question => window.heard.at(-1)?.includes(question)", QUESTION)
        said.append(" ".join(heard(page)))
    assert said[0] == said[1]
    assert still.evaluate("window.moved") == 0
    assert moving.evaluate("window.moved") > 0


@pytest.mark.parametrize("wanted", ["reduce", "no-preference"])
def test_tiles_of_a_line_move_where_that_is_liked(page: Page, wanted: str) -> None:
    page.emulate_media(reduced_motion=wanted)  # type: ignore[arg-type]
    table = reach(page, after(2), game="block", seats=[ME, BOT])
    visit(page, table)
    page.evaluate(COUNT)
    play(table, page, until=after(2))
    page.wait_for_selector(f"{LIST}, .result")
    if wanted == "reduce":
        check_stillness(page)
        assert page.evaluate("window.moved") == 0
    else:
        until(page, "window.moved > 0")

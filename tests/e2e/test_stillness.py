"""Stillness of the table: nothing one looks at, or is about to press, moves by what others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.beside import after, last_round, play, reach
from tests.e2e.court import at_step
from tests.e2e.one_screen import SIZES
from tests.e2e.shifts import WATCH_SHIFTS as FOLLOW_SHIFTS
from tests.e2e.sight import settled
from tests.e2e.table import BOT, ME, sit_together, until, visit
from tests.e2e.test_one_screen import TABLES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.e2e.conftest import Person

MOST_MOVED = 0.02
"""The score of a layout shift: the part of the window that moves, by the part it moves by."""
ROUNDS = 3

WATCH_SHIFTS = """() => {
  window.moved = [];
  window.watching = new PerformanceObserver((list) => window.moved.push(...list.getEntries()));
  window.watching.observe({ type: 'layout-shift' });
}"""

# What moves comes behind the first picture.
HANDS = """[...document.styleSheets]
  .some(({ cssRules }) => [...cssRules].some((rule) => rule.cssText.includes('carried-gain')))"""
AT_REST = """document.getAnimations()
  .every(({ effect }) => effect.getTiming().iterations === Infinity)"""

# What was drawn last is told when the next picture is drawn.
SHIFTS = """() => new Promise((tell) => {
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const told = ({ node, previousRect, currentRect }) =>
    `${node?.className ?? node?.nodeName}: ${box(previousRect)} to ${box(currentRect)}`;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const entries = [...window.moved.splice(0), ...window.watching.takeRecords()];
    tell(entries.map(({ value, sources }) => [value, sources.map(told).join('; ')]));
  }));
})"""


def moved(page: Page) -> list[str]:
    """List what has moved far since this was asked for last."""
    shifts = page.evaluate(SHIFTS)
    return [f"{score:.3f}: {what}" for score, what in shifts if score >= MOST_MOVED]


@pytest.mark.parametrize(
    ("table", "size"),
    [
        ("kingdomino", "laptop"),
        ("queendomino", "telephone"),
        pytest.param("kingdomino", "telephone", marks=pytest.mark.long),
        pytest.param("queendomino", "laptop", marks=pytest.mark.long),
    ],
)
def test_nothing_moves_by_itself(person: Person, table: str, size: str) -> None:
    page, other = person().new_page(), person().new_page()
    shown = sit_together(page, other, more=[BOT, BOT], game=TABLES[table]["game"])
    page.set_viewport_size(SIZES[size])
    visit(page, shown)
    # On a telephone the dominoes to choose from come when there is something to choose.
    play(shown, other, until=at_step("place"))
    play(shown, page, until=at_step("place"))
    page.evaluate(WATCH_SHIFTS)
    for _ in range(ROUNDS):
        moved(page)
        play(shown, other)
        page.wait_for_selector("[role=option][data-action]")
        assert moved(page) == []
        play(shown, page)
        page.wait_for_selector("[role=option][data-action]", state="detached")


@pytest.mark.parametrize("game", ["kingdomino", "queendomino"])
def test_the_first_turn_moves_nothing(person: Person, game: str) -> None:
    page, other = person().new_page(), person().new_page()
    shown = sit_together(page, other, game=game)
    play(shown, page)
    page.set_viewport_size(SIZES["telephone"])
    visit(page, shown)
    until(page, HANDS)
    settled(page)
    page.evaluate(WATCH_SHIFTS)
    moved(page)
    play(shown, other)
    page.wait_for_selector("[role=option][data-action]")
    assert moved(page) == []


def test_the_end_of_a_game_shifts_nothing(person: Person) -> None:
    page = person(reduced_motion="no-preference", viewport=SIZES["telephone"]).new_page()
    page.add_init_script(FOLLOW_SHIFTS)
    shown = reach(page, last_round, seats=[ME, BOT])
    visit(page, shown)
    until(page, HANDS)
    # It is played beside the page, which shows every step.
    picture = play(shown, page, until=after(0))
    while picture["status"] != "finished":
        picture = play(shown, page, until=after(1))
        settled(page)
        until(page, AT_REST)
    page.wait_for_selector(".result")
    settled(page)
    shifts = page.evaluate("window.shifts")
    at_the_end = [score for _, score, _, ended in shifts if ended]
    assert max(at_the_end, default=0) < MOST_MOVED

"""Whole games, from the lobby to the rematch."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.e2e.beside import after, last_round, play, table_of
from tests.e2e.table import (
    ME,
    act_by_click,
    actions,
    catch_up,
    device,
    focused,
    open_table,
    play_away,
    told,
    unfold_table,
    until,
    wait_for_news,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    Person = Callable[..., BrowserContext]

# Presses of a mouse or finger never reach the page; what keys press has no detail.
NO_POINTER = """
for (const kind of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'touchstart']) {
  addEventListener(kind, (event) => {
    if (kind !== 'click' || event.detail > 0) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  }, { capture: true });
}
"""


def test_two_browsers_play_a_whole_game(person: Person) -> None:
    jana, petr = person().new_page(), person().new_page()
    unfold_table(jana)
    jana.locator("form").get_by_label("Your name").fill("Jana")
    jana.get_by_label("Seat 2, yellow").select_option("friend")
    jana.get_by_role("button", name="Open the table").click()
    link = jana.get_by_label("Link for seat 2").input_value()
    assert jana.locator("h1").inner_text()

    petr.goto(link)
    petr.get_by_label("Your name").fill("Petr")
    petr.get_by_role("button", name="Sit down").click()
    petr.wait_for_selector("main.table h2")
    jana.wait_for_selector("#waiting-heading", state="detached")

    for _ in range(2):
        picture = play(table_of(jana), jana, petr, until=after(0))
        acting = (jana, petr)[picture["view"]["actor"]]
        catch_up(acting, picture)
        act_by_click(acting)
    play_away(table_of(jana), jana, petr, until=last_round)
    play(table_of(jana), jana, petr)
    for page in (jana, petr):
        page.wait_for_selector(".result .points")
    points = jana.locator(".result .points").all_inner_texts()
    assert points == petr.locator(".result .points").all_inner_texts()
    assert all(re.fullmatch(r"\d+ points?", one) for one in points)

    jana.get_by_role("button", name="Play again").click()
    jana.wait_for_selector("main.table #turn-heading")
    petr.get_by_role("link", name="To the rematch").click()
    petr.wait_for_selector("main.table #turn-heading")
    assert jana.url == petr.url


@pytest.mark.criterion(3)
@pytest.mark.parametrize(
    "every_turn", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "every"]
)
def test_a_whole_game_by_keyboard_alone(page: Page, *, every_turn: bool) -> None:
    """From its beginning to its end; the turns in between are like those before."""
    page.context.add_init_script(NO_POINTER)
    page.goto("/")
    page.wait_for_selector(".now button")
    keys = page.keyboard
    _tab_to(page, "Play now")
    keys.press("Enter")
    page.wait_for_selector("main.table h2")
    doors = [_by_list, _by_command, _by_board]
    placed = 0
    while wait_for_turn(page):
        if placed == len(doors) and not every_turn:
            play_away(table_of(page), page, until=last_round)
            if not wait_for_turn(page):
                break  # what was left could only be discarded
        before = told(page)
        placing = any(re.fullmatch(r"[a-i]\d[rlud]", action) for action in actions(page))
        (doors[placed % len(doors)] if placing else _by_list)(page)
        wait_for_news(page, before)
        placed += placing
    assert placed >= len(doors)
    page.keyboard.press("Tab")
    _tab_to(page, "Play again")
    keys.press("Enter")
    page.wait_for_selector("main.table #turn-heading")


def _tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        if page.evaluate(
            "name => document.activeElement.matches('a, button')"
            " && document.activeElement.textContent.includes(name)",
            name,
        ):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def _by_list(page: Page) -> None:
    page.keyboard.press("1")
    until(page, "document.activeElement.dataset.index === '0'")
    page.keyboard.press("Enter")


def _by_command(page: Page) -> None:
    action = actions(page)[-1]
    page.keyboard.press("i")
    assert focused(page, "id") == "command-field"
    page.keyboard.type(action)
    page.keyboard.press("Enter")


def _by_board(page: Page) -> None:
    """To a legal square by arrows, then Enter for the preview and Enter again."""
    _tab_to_board(page)
    square = page.locator(".grid .square.legal").first.get_attribute("data-square")
    assert square
    page.keyboard.press("Control+Home")
    for _ in range(20):
        here = focused(page, "data-square")
        assert here
        if here == square:
            break
        page.keyboard.press("ArrowDown" if int(here[1:]) < int(square[1:]) else "ArrowRight")
    assert focused(page, "data-square") == square
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    page.keyboard.press("Enter")


def _tab_to_board(page: Page) -> None:
    for _ in range(40):
        if focused(page, "data-square"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach the board")


def test_people_at_one_device_see_whose_turn_it_is(page: Page) -> None:
    open_table(page, [ME, device("Petr"), device("Eva")])
    names = set()
    for _ in range(4):
        wait_for_turn(page)
        said = page.locator(".expected strong").inner_text()
        names.add(said.split(",")[0])
        heading = page.locator(".kingdom h2").inner_text()
        assert said.split(",")[0] in heading
        act_by_click(page)
    assert names == {"Jana", "Petr", "Eva"}

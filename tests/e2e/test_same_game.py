"""One game by mouse, by keys alone and by the list alone: its record is the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.beside import set_up
from tests.e2e.keyboard import NO_POINTER
from tests.e2e.table import (
    BOT,
    ME,
    device,
    go_to_item,
    told,
    until,
    visit,
    wait_for_news,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    Way = Callable[[Page, str], None]

LIST = "[role=option][data-action]"
BAR = ".kingdom .bar"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("solo", [ME]),
        pytest.param("block", [ME, BOT], marks=pytest.mark.long),
        pytest.param("kingdomino", [ME, device("Petr")], marks=pytest.mark.long),
    ],
)
def test_every_way_to_play_ends_with_the_same_record(
    browser: Browser, same_draws: str, game: str, seats: list[dict[str, str]]
) -> None:
    def played(way: Way, known: list[str], script: str = "") -> dict[str, Any]:
        context = browser.new_context(
            base_url=same_draws,
            locale="en-GB",
            reduced_motion="reduce",
            viewport={"width": 1280, "height": 900},
        )
        page = context.new_page()
        page.add_init_script(script)
        table = set_up(page, seats, game=game)["table"]
        visit(page, table)
        play(page, way, known)
        answer = page.request.get(f"/api/tables/{table}/record")
        assert answer.ok
        record: dict[str, Any] = answer.json()
        context.close()
        return record

    mouse: list[str] = []
    by_mouse = played(with_the_mouse, mouse)
    assert played(with_keys, mouse, NO_POINTER) == by_mouse
    assert played(from_the_list, mouse, NO_POINTER) == by_mouse


def play(page: Page, way: Way, known: list[str]) -> None:
    """Play to the end: what is known is done again, what is not is decided and noted."""
    decided = list(known)
    for turn in range(1000):
        page.wait_for_selector(f"{LIST}, .result")
        if page.locator(".result").count() == 1:
            assert turn == len(known)
            return
        legal = legal_actions(page)
        action = decided[turn] if turn < len(decided) else legal[len(legal) // 2]
        assert action in legal
        if turn >= len(decided):
            known.append(action)
        before = told(page)
        way(page, action)
        wait_for_news(page, before)
    raise AssertionError("the game does not end")


def legal_actions(page: Page) -> list[str]:
    """The actions of the list."""
    found: list[str] = page.locator(LIST).evaluate_all(
        "all => all.map((one) => one.dataset.action)"
    )
    return found


def with_the_mouse(page: Page, action: str) -> None:
    """Press what is drawn: a domino, a square over which it is turned, or a tile and its end."""
    claim = page.locator(".claim").filter(has_text=f"domino {action}:")
    tile = page.locator(f"[data-tile='{action[:2]}'].playable")
    if claim.count() == 1:
        claim.click()
    elif tile.count() == 1:
        tile.click()
        end = page.locator(f".ends [data-action='{action}']")
        if end.count() == 1:
            end.click()
    elif page.locator(f".kingdom [data-square='{action[:2]}'].legal").count() == 1:
        square = page.locator(f".kingdom [data-square='{action[:2]}']")
        square.hover()
        turn_until_it_lies(page, action, lambda: page.mouse.wheel(0, 100))
        square.click()
    else:
        # What goes on no square, such as to discard a domino, is clicked in the list, which is
        # out of sight while it has not the focus.
        page.locator(f"{LIST}[data-action='{action}']").evaluate("one => one.click()")


def with_keys(page: Page, action: str) -> None:
    """Type the action, or go to its square on the board, turn the domino and lay it."""
    keys = page.keyboard
    if page.locator(f".kingdom [data-square='{action[:2]}'].legal").count() == 0:
        keys.press("i")
        until(page, "document.activeElement.id === 'command-field'")
        keys.type({"draw": "d", "pass": "p"}.get(action, action))
        keys.press("Enter")
        return
    for _ in range(60):
        if page.evaluate("'square' in document.activeElement.dataset"):
            break
        keys.press("Tab")
    here: str = page.evaluate("document.activeElement.dataset.square")
    right, down = ord(action[0]) - ord(here[0]), int(action[1]) - int(here[1])
    for key, steps in {"ArrowRight": right, "ArrowLeft": -right, "ArrowDown": down,
                       "ArrowUp": -down}.items():  # fmt: skip
        for _ in range(steps):
            keys.press(key)
    until(page, "square => document.activeElement.dataset.square === square", action[:2])
    keys.press("Enter")
    turn_until_it_lies(page, action, lambda: keys.press("r"))
    keys.press("Enter")


def from_the_list(page: Page, action: str) -> None:
    """Go to the action by its number in the list."""
    page.keyboard.press("m")
    go_to_item(page, page.locator(f"{LIST}[data-action='{action}']"))
    page.keyboard.press("Enter")


def turn_until_it_lies(page: Page, action: str, turn: Callable[[], None]) -> None:
    """Turn the previewed domino until it lies as an action of the list says."""
    words = page.locator(f"{LIST}[data-action='{action}'] .words").text_content() or ""
    lies = page.locator(f"{BAR} .words")
    lies.wait_for()
    for _ in range(8):
        before = lies.text_content() or ""
        if before.strip() == words.strip():
            return
        turn()
        until(page, f"before => document.querySelector('{BAR} .words').textContent !== before",
              before)  # fmt: skip
    raise AssertionError(f"the domino cannot be turned to {words}")

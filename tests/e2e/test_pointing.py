"""Playing with a mouse: what lies under it is shown at once, and told to nobody else."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.beside import reach
from tests.e2e.checks import ask, heard, listen, one_line
from tests.e2e.one_screen import SIZES
from tests.e2e.sight import settled
from tests.e2e.table import (
    BOT,
    ME,
    actions,
    open_placing,
    to_place,
    told,
    until,
    visit,
    wait_for_hand,
    wait_for_news,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, CDPSession, Locator, Page

AIMED = "document.querySelectorAll('.kingdom .square.ghost').length === 2"
AWAY = "!document.querySelector('.bar .words')"


def placing_by_hand(page: Page) -> Locator:
    """Open a table where a domino is to be placed by mouse; the last square where it goes."""
    open_placing(page)
    wait_for_hand(page)
    return page.locator(".kingdom .square.legal").last


def point_at(page: Page, square: Locator) -> None:
    square.hover()
    until(page, "document.querySelector('.bar .words')")


def test_a_mouse_aims_silently_and_a_click_places(page: Page) -> None:
    square = placing_by_hand(page)
    listen(page)
    point_at(page, square)
    until(page, AIMED)
    assert "ghost" in (square.get_attribute("class") or "").split()
    assert re.fullmatch("[+−][0-9]+", page.locator(".kingdom .gain").inner_text())
    page.mouse.move(5, 5)
    until(page, AWAY)
    point_at(page, square)
    page.keyboard.press("ArrowDown")
    until(page, AWAY)
    assert len(ask(page, "t")) == len(heard(page))
    point_at(page, square)
    before = told(page)
    square.click()
    wait_for_news(page, before)


def test_who_wants_a_second_press_places_by_a_second_click(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => localStorage.setItem('dominium.confirm', 'on')")
    square = placing_by_hand(page)
    point_at(page, square)
    before = told(page)
    square.click()
    page.locator(".bar .primary").wait_for()
    assert told(page) == before
    square.click()
    wait_for_news(page, before)


def test_what_lies_under_the_mouse_is_turned_by_wheel_right_button_and_key(page: Page) -> None:
    placing_by_hand(page)
    starts = Counter(action[:-1] for action in actions(page))
    [(name, ways)] = starts.most_common(1)
    assert ways > 1
    square = page.locator(f".kingdom [data-square={name}]")
    point_at(page, square)

    def lies() -> str:
        return page.locator(".bar .words").inner_text()

    first, places = lies(), []
    acts: list[Callable[[], object]] = [
        lambda: page.keyboard.press("r"),
        lambda: page.mouse.wheel(0, 100),
        lambda: square.click(button="right"),
    ]
    for act in acts:
        before = lies()
        act()
        until(page, "before => document.querySelector('.bar .words').innerText !== before", before)
        places.append(lies())
        page.mouse.wheel(0, -100)
        until(page, "first => document.querySelector('.bar .words').innerText === first", first)
    assert len(set(places)) == 1


def all_have_land(picture: dict[str, Any]) -> bool:
    """Tell whether a domino is to be placed where each has placed one."""
    return to_place(picture) and all(one["squares"] for one in picture["view"]["kingdoms"])


def with_land(page: Page) -> None:
    visit(page, reach(page, all_have_land, seats=[ME, BOT]))
    wait_for_hand(page)


EXPLAINED = "document.querySelector('.region-explained')"


def land(page: Page, board: str) -> Locator:
    """The first square of a board on which something lies, other than the castle."""
    return page.locator(f"{board} .square.built:not(.ghost)").filter(has_not_text="castle").first


def check_explanation(page: Page) -> None:
    words = one_line(page.locator(".region-explained").inner_text())
    found = re.fullmatch(r"(\w+), (\d+) squares? × (\d+) crowns? = (\d+)", words)
    assert found
    size, crowns, points = map(int, found.groups()[1:])
    assert size * crowns == points
    assert page.locator(".line.highlight").count() == 1


@pytest.mark.parametrize("board", [".kingdom", ".opponent"])
def test_a_region_under_the_mouse_is_explained(page: Page, board: str) -> None:
    with_land(page)
    land(page, board).hover()
    until(page, EXPLAINED)
    check_explanation(page)
    # Who cannot point asks by a key.
    land(page, board).focus()
    listen(page)
    page.keyboard.press("g")
    until(page, "window.heard.length > 0")
    assert re.search(r"\d+ squares?, \d+ crowns?", heard(page)[0])
    page.mouse.move(5, 5)
    until(page, f"!{EXPLAINED}")


def test_a_region_under_a_finger_is_explained(person: Callable[..., BrowserContext]) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    with_land(page)
    box = land(page, ".kingdom").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    listen(page)
    session.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    until(page, EXPLAINED)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    check_explanation(page)
    assert heard(page) == []
    page.touchscreen.tap(5, 200)
    until(page, f"!{EXPLAINED}")


# The part of each square that lies under something, the largest of them.
COVERED = """([covering, squares]) => {
  const box = document.querySelector(covering).getBoundingClientRect();
  const part = (one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    return (Math.max(0, across) * Math.max(0, down)) / (width * height);
  };
  return Math.max(...[...document.querySelectorAll(squares)].map(part));
}"""


@pytest.mark.parametrize("size", ["desktop", "small_laptop", "telephone"])
def test_nothing_lies_over_the_land(page: Page, size: str) -> None:
    page.set_viewport_size(SIZES[size])
    with_land(page)
    for square in page.locator(".kingdom .square.legal").all()[::3]:
        square.press("Enter")
        page.locator(".bar .primary").wait_for()
        assert page.evaluate(COVERED, [".bar .buttons", ".kingdom .built"]) == 0
        assert page.evaluate(COVERED, [".gain", ".kingdom .built"]) < 0.25
        page.keyboard.press("Escape")


def layouts(session: CDPSession) -> int:
    """The number of times that the page was laid out."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(int(each["value"]) for each in metrics if each["name"] == "LayoutCount")


def test_nothing_is_laid_out_anew_while_a_domino_is_carried(page: Page) -> None:
    squares = placing_by_hand(page)
    hand, target = page.locator(".hand .domino").bounding_box(), squares.bounding_box()
    assert hand
    assert target
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    middle = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    page.mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    page.mouse.down()
    page.mouse.move(*middle, steps=6)
    until(page, "document.querySelector('.carried-gain.shown')")
    settled(page)
    before = layouts(session)
    page.mouse.move(5, 5, steps=12)
    until(page, "!document.querySelector('.carried-gain.shown')")
    page.mouse.move(*middle, steps=12)
    until(page, "document.querySelector('.carried-gain.shown')")
    assert layouts(session) == before
    page.mouse.up()
    until(page, AIMED)
    assert layouts(session) > before

"""Playing by touch: swiping goes through a page as it is drawn, and nothing has to be dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.checks import small_targets
from tests.e2e.dominoes import HAND, LIST, PLAYABLE, open_line
from tests.e2e.screens import (
    building,
    claiming,
    line,
    line_result,
    lobby,
    placing,
    settings,
    waiting,
)
from tests.e2e.sight import settled
from tests.e2e.table import (
    BOT,
    ME,
    open_table,
    told,
    until,
    wait_for_hand,
    wait_for_news,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, CDPSession, Page

PHONE = {"width": 390, "height": 844}

# What a finger stops at when it swipes from one thing to the next.
STOPS = {"heading", "button", "link", "checkbox", "radio", "textbox", "combobox", "option",
         "gridcell", "slider", "spinbutton", "StaticText"}  # fmt: skip

# Answers what lies wholly above what is read before it; what floats or scrolls apart is left out.
BACKWARDS = """() => {
  const floats = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      if (['fixed', 'sticky', 'absolute'].includes(position)) return true;
      if ([overflowX, overflowY].some((way) => ['auto', 'scroll', 'hidden'].includes(way))) {
        return true;
      }
    }
    return false;
  };
  const stops = [...document.querySelectorAll(
    'h1, h2, h3, h4, p, button, input, select, textarea, main a, li, legend, table')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
    .filter((one) => !floats(one));
  const wrong = [];
  let before = null;
  for (const one of stops) {
    const box = one.getBoundingClientRect();
    if (before && box.bottom <= before.box.top) {
      wrong.push(`${one.outerHTML.slice(0, 80)} lies above ${before.one.outerHTML.slice(0, 80)}`);
    }
    before = { one, box };
  }
  return wrong;
}"""


@pytest.fixture
def phone(person: Callable[..., BrowserContext]) -> Page:
    """A page on a telephone."""
    return person(viewport=PHONE, has_touch=True, is_mobile=True).new_page()


def swiped(session: CDPSession) -> list[int]:
    """The nodes of the accessibility tree that a finger reaches, in its order."""
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}

    def walk(identity: str) -> Iterator[int]:
        node = nodes[identity]
        if not node["ignored"] and node["role"]["value"] in STOPS and "backendDOMNodeId" in node:
            yield node["backendDOMNodeId"]
        for child in node.get("childIds", ()):
            if child in nodes:
                yield from walk(child)

    return list(walk(next(iter(nodes))))


def written(session: CDPSession) -> dict[int, int]:
    """The place of each node in the document."""
    root = session.send("DOM.getDocument", {"depth": -1})["root"]
    places: dict[int, int] = {}
    waiting_nodes = [root]
    while waiting_nodes:
        node = waiting_nodes.pop()
        places[node["backendNodeId"]] = len(places)
        waiting_nodes += reversed(node.get("children", ()))
    return places


@pytest.mark.criterion(14)
@pytest.mark.parametrize(
    "screen",
    [lobby, waiting, claiming, placing, building, line, line_result, settings],
    ids=lambda screen: screen.__name__,
)
def test_swiping_goes_through_the_page_as_it_is_drawn(
    phone: Page, screen: Callable[[Page], None]
) -> None:
    screen(phone)
    session = phone.context.new_cdp_session(phone)
    places = written(session)
    # A gap between two words is drawn for no node of the document.
    order = [places[node] for node in swiped(session) if node in places]
    session.detach()
    assert len(order) > 10
    assert order == sorted(order)
    assert phone.evaluate(BACKWARDS) == []
    assert small_targets(phone) == []


def test_the_check_of_the_order_finds_what_is_turned_round(phone: Page) -> None:
    claiming(phone)
    phone.evaluate("() => { document.querySelector('main').style.direction = 'ltr'; }")
    phone.evaluate(
        "() => Object.assign(document.querySelector('main').style,"
        " { display: 'flex', flexDirection: 'column-reverse' })"
    )
    assert phone.evaluate(BACKWARDS)


@pytest.mark.criterion(14)
def test_a_turn_of_kingdomino_is_tapped(phone: Page) -> None:
    open_table(phone, [ME, BOT])
    wait_for_turn(phone)
    while phone.locator(".square.legal").count() == 0:
        before = told(phone)
        phone.locator("button.claim").first.tap()
        wait_for_news(phone, before)
        wait_for_turn(phone)
    before = told(phone)
    phone.locator(".square.legal").first.tap()
    phone.locator(".bar .primary").tap()
    wait_for_news(phone, before)


@pytest.mark.criterion(14)
def test_a_tile_is_tapped(phone: Page) -> None:
    open_line(phone, "solo")
    phone.wait_for_selector(HAND)
    before = told(phone)
    phone.locator(PLAYABLE).first.tap()
    until(
        phone,
        """before => document.querySelector('.ends button')
           || document.querySelector('#history-heading').parentElement.innerText !== before""",
        before,
    )
    if told(phone) == before:
        phone.locator(".ends button").first.tap()
    wait_for_news(phone, before)
    phone.wait_for_selector(f"{LIST}, .result")


def drag(page: Page, source: str, target: str) -> None:
    """Drag with the mouse from the middle of one thing to the middle of another."""
    points = []
    page.locator(target).first.scroll_into_view_if_needed()
    for selector in (source, target):
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=4)
    page.mouse.up()


def carry(page: Page, across: float, down: float) -> None:
    """Carry the domino of the hand so far away from a square, in parts of one; it is still held."""
    wait_for_hand(page)
    settled(page)
    hand = page.locator(".turn .hand .domino").bounding_box()
    square = page.locator(".kingdom .square.legal").first.bounding_box()
    assert hand is not None
    assert square is not None
    page.mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    page.mouse.down()
    page.mouse.move(
        square["x"] + square["width"] * (0.5 + across),
        square["y"] + square["height"] * (0.5 + down),
        steps=6,
    )


LAID = """() => {
  const boxes = [...document.querySelectorAll('.square.ghost')]
    .map((one) => one.getBoundingClientRect());
  return [
    Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top)),
    Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ bottom }) => bottom)),
  ];
}"""
CARRIED = """() => {
  const { left, top, right, bottom } =
    document.querySelector('.dragged .domino').getBoundingClientRect();
  return [left, top, right, bottom];
}"""
SNAPPED = "document.querySelector('.carried-gain.shown')"


@pytest.mark.parametrize(("tiles", "beyond"), [("illustrated", 0.3), ("contrast", 0.03)])
def test_a_dragged_domino_lies_where_it_will_be_laid(page: Page, tiles: str, beyond: float) -> None:
    placing(page)
    page.evaluate("tiles => localStorage.setItem('dominium.tiles', tiles)", tiles)
    page.reload()
    page.locator(".turn .hand .domino").wait_for()
    carry(page, 0.3, 0.3)
    until(page, SNAPPED)
    assert page.locator(".square.ghost").count() == 0
    carried, gain = page.evaluate(CARRIED), page.locator(".carried-gain.shown").inner_text()
    page.mouse.up()
    page.locator(".bar .primary").wait_for()
    assert page.locator(".dragged, .carried-gain").count() == 0
    assert page.locator(".kingdom .gain").inner_text() == gain
    laid = page.evaluate(LAID)
    square = min(laid[2] - laid[0], laid[3] - laid[1])
    assert max(abs(one - other) for one, other in zip(carried, laid, strict=True)) < beyond * square


def test_a_domino_that_is_dropped_beside_the_board_goes_home(page: Page) -> None:
    placing(page)
    page.keyboard.press("Escape")
    carry(page, 0, 0)
    until(page, SNAPPED)
    page.mouse.move(5, 5, steps=4)
    page.mouse.up()
    until(page, "document.querySelectorAll('.square.ghost, .dragged, .carried-gain').length === 0")
    assert page.locator(".bar .primary").count() == 0


def aim_where_it_turns(page: Page) -> tuple[str, int]:
    """Choose a square where the domino lies in three ways at least; its name and their number."""
    for square in page.locator(".kingdom .square.legal").all():
        name = square.get_attribute("data-square") or ""
        page.keyboard.press("Escape")
        page.locator(f".kingdom [data-square={name}]").press("Enter")
        page.locator(".bar .primary").wait_for()
        turn = page.locator(".bar button .hint")
        ways = int(turn.inner_text().split()[-1]) if turn.count() else 1
        if ways > 2:
            return name, ways
    raise AssertionError("the domino can be turned nowhere")


def test_wheel_right_button_and_key_turn_a_domino_in_the_same_way(page: Page) -> None:
    placing(page)
    name, ways = aim_where_it_turns(page)

    def lies() -> str:
        return page.locator(".bar .words").inner_text()

    def turned(act: Callable[[], None]) -> list[str]:
        found = []
        for _ in range(ways):
            before = lies()
            act()
            until(
                page, "before => document.querySelector('.bar .words').innerText !== before", before
            )
            found.append(lies())
        return found

    box = page.locator(f".kingdom [data-square={name}]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    by_key = turned(lambda: page.keyboard.press("r"))
    assert len(set(by_key)) == ways
    assert turned(lambda: page.mouse.wheel(0, 100)) == by_key
    assert turned(lambda: page.mouse.click(box["x"] + 5, box["y"] + 5, button="right")) == by_key
    back = turned(lambda: page.mouse.wheel(0, -100))
    assert back == [*reversed(by_key[:-1]), by_key[-1]]
    assert turned(lambda: page.keyboard.press("Shift+R")) == back


def test_a_second_finger_turns_a_domino(phone: Page) -> None:
    placing(phone)
    name, ways = aim_where_it_turns(phone)
    words = phone.locator(".prompt .expected")
    phone.keyboard.press("r")
    turned = words.inner_text()
    phone.locator(f".kingdom [data-square={name}]").focus()
    for _ in range(ways - 1):
        phone.keyboard.press("r")
    before = words.inner_text()
    assert before != turned
    phone.locator(".kingdom").dispatch_event(
        "pointerdown", {"pointerType": "touch", "isPrimary": False, "bubbles": True}
    )
    until(
        phone, "turned => document.querySelector('.prompt .expected').innerText === turned", turned
    )


def test_who_likes_may_drag_a_tile(page: Page) -> None:
    open_line(page, "solo")
    page.wait_for_selector(HAND)
    before = told(page)
    drag(page, PLAYABLE, ".cloth")
    wait_for_news(page, before)

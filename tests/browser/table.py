"""What people do at a table in the browser."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SECONDS_OF_PATIENCE = 40

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": "easy"}


def device(name: str) -> dict[str, str]:
    """A seat of somebody who shares this device."""
    return {"kind": "device", "name": name}


def open_table(
    page: Page, seats: list[dict[str, str]], *, name: str = "Jana", **wish: Any
) -> dict[str, Any]:
    """Open a table for this person and show it; answers what the server answered."""
    wish = {"game": "kingdomino", "my_name": name, "seats": seats, **wish}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    visit(page, table["table"])
    kinds = {seat["kind"] for seat in seats}
    if "friend" not in kinds and kinds & {"me", "device"}:
        # How the game began is told a moment after the table has come.
        until(page, "() => document.querySelector('[role=status]').textContent.trim() !== ''")
    return table


PLAY_OUT = """table => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?language=en`);
  socket.onmessage = ({ data }) => {
    const { code, status, legal, ply } = JSON.parse(data);
    if (code === 'too_fast') reject(new Error(data));
    if (status === 'finished') {
      socket.close();
      resolve();
    } else if (legal?.length > 0) {
      const actions = [legal[0].action];
      socket.send(JSON.stringify({ type: 'act', request: 1, ply, actions }));
    }
  };
})"""


def open_finished_table(page: Page) -> str:
    """Open a table for four at this device, play it out beside the page and show the end."""
    table = open_table(page, [ME, device("Petr"), device("Eva"), device("Karel")])
    page.evaluate(PLAY_OUT, table["table"])
    page.wait_for_selector(".result .points")
    name: str = table["table"]
    return name


def visit(page: Page, table: str) -> None:
    """Show a table and wait until it has come."""
    page.goto(f"/table/{table}")
    page.wait_for_selector("main.table h2")


def until(page: Page, condition: str, argument: Any = None) -> None:
    """Wait until a JavaScript condition holds.

    Playwright's own waiting evaluates text inside the page, which the pages rightly forbid.
    """
    end = time.monotonic() + SECONDS_OF_PATIENCE
    while not page.evaluate(condition, argument):
        assert time.monotonic() < end, f"in vain: {condition}"
        page.wait_for_timeout(30)


def wait_for_turn(page: Page) -> bool:
    """Wait until this page may act; False when the game is over."""
    page.wait_for_selector("[role=option], .result")
    return page.locator(".result").count() == 0


def actions(page: Page) -> list[str]:
    """The notation of the legal actions shown in the list."""
    found = page.locator("[role=option]").evaluate_all(
        "options => options.map(option => option.dataset.action)"
    )
    return list(found)


def act_by_click(page: Page, index: int = 0) -> None:
    """Take an action of the list and wait until it is carried out."""
    before = told(page)
    page.locator("[role=option]").nth(index).click()
    wait_for_news(page, before)


def told(page: Page) -> str:
    """The whole history as text."""
    return page.locator("section:has(> #history-heading)").inner_text()


def wait_for_news(page: Page, before: str) -> None:
    """Wait until the history tells something new."""
    until(
        page,
        """before => document.querySelector('#history-heading').parentElement.innerText !== before
           || document.querySelector('.result')""",
        before,
    )


def go_to_item(page: Page, option: Locator) -> None:
    """Go from the list to one of its items by the digits of its number."""
    number = option.locator(".number").inner_text().strip().removesuffix(".")
    for _ in range(10):
        # Two digits make one number only when they come soon after each other.
        page.keyboard.type(number)
        if option.evaluate("option => option === document.activeElement"):
            return
    raise AssertionError(f"item {number} is not reached")


def spoken(page: Page) -> str:
    """What the live region says now."""
    return page.locator("[role=status]").inner_text().strip()


def focused(page: Page, attribute: str) -> str | None:
    """An attribute of what has the focus."""
    found = page.evaluate("name => document.activeElement.getAttribute(name)", attribute)
    return None if found is None else str(found)

"""What people do at a table of Queendomino."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.browser.table import (
    BOT,
    ME,
    act_by_click,
    actions,
    device,
    open_table,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

MOST_ACTIONS = 120
NAMES = ["Petr", "Eva", "Karel", "Hana", "Ivan", "Olga", "Zdeněk"]


def open_court(page: Page, **wish: Any) -> str:
    """Open a table of Queendomino, by default with a bot; answers its id."""
    seats = wish.pop("seats", [ME, BOT])
    table: str = open_table(page, seats, game="queendomino", **wish)["table"]
    page.wait_for_selector("#step-heading")
    return table


def open_teams(page: Page) -> str:
    """Open a table at which eight people of one device play in four teams."""
    return open_court(
        page,
        seats=[ME, *map(device, NAMES)],
        preset="royal_wedding_teams",
        options={"seats": 8},
    )


def step(page: Page) -> str:
    """The step that this page is to take: "tax", "build", "burn", "claim" or "place"."""
    action = actions(page)[0]
    word = action.split()[0]
    if word in {"tax", "build", "burn"}:
        return word
    return "claim" if word.lstrip("q").isdigit() else "place"


def until_step(page: Page, wanted: str, fits: Callable[[Page], bool] = lambda _: True) -> None:
    """Play on until this page may take a step that fits; knights and coins are kept for it."""
    for _ in range(MOST_ACTIONS):
        assert wait_for_turn(page), f"the game is over before {wanted}"
        now = step(page)
        if now == wanted and fits(page):
            return
        keep = now in {"build", "burn"} or (now == "tax" and wanted == "tax")
        act_by_click(page, -1 if keep else towns_first(page) if now == "claim" else 0)
    raise AssertionError(f"in {MOST_ACTIONS} actions there is no {wanted}")


def towns_first(page: Page) -> int:
    """The place in the list of a domino with a town, else the first."""
    towns = [index for index, words in enumerate(_words(page)) if "town" in words]
    return next(iter(towns), 0)


def _words(page: Page) -> list[str]:
    return page.locator("[role=option]").all_inner_texts()


def has_skip(page: Page) -> bool:
    """Whether more than one optional step is left."""
    return page.get_by_role("button", name="Skip the rest", exact=True).count() == 1


def sent_actions(page: Page) -> list[list[str]]:
    """Collects what the page sends from its next visit on: the actions of each message."""
    sent: list[list[str]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            sent.append(message["actions"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


def open_finished_court(page: Page) -> str:
    """Open a table of Queendomino for two at this device and play it out beside the page."""
    table = open_court(page, seats=[ME, device("Petr")])
    play_beside(page, table)
    page.wait_for_selector(".result .points")
    return table


PLAY_BESIDE = """([table, most]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?language=en`);
  let count = 0;
  socket.onmessage = ({ data }) => {
    const { code, status, legal, ply } = JSON.parse(data);
    if (code === 'too_fast') reject(new Error(data));
    if (status === 'finished' || count === most) {
      socket.close();
      resolve();
    } else if (legal?.length > 0) {
      count += 1;
      const actions = [legal[0].action];
      socket.send(JSON.stringify({ type: 'act', request: count, ply, actions }));
    }
  };
})"""


def play_beside(page: Page, table: str, most: int = 1000) -> None:
    """Play some actions, or to the end, beside the page: always the first of the list."""
    page.evaluate(PLAY_BESIDE, [table, most])

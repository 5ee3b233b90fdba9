"""What people do at a table with a line of tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.table import ME, open_table, until, visit

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

LIST = "section:has(> #actions-heading) [role=option]"
HAND = "section:has(> #hand-heading) [role=option]"
PLAYABLE = f"{HAND}.playable"
COVER = ".cover button"
SOMETHING_TO_DO = f"{LIST}, {COVER}, .result"

# Plays at every seat of this person, beside the page, until so many tiles lie or the end.
PLAY_BESIDE = """([table, tiles]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?language=en`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onmessage = ({ data }) => {
    const { code, status, view, legal, ply, hand_over } = JSON.parse(data);
    if (code === 'too_fast') reject(new Error(data));
    if (status === 'finished' || (view && tiles !== null && view.line.length >= tiles)) {
      socket.close();
      resolve();
    } else if (legal?.length > 0) {
      send({ type: 'act', request: 1, ply, actions: [legal[0].action] });
    } else if (typeof hand_over === 'number') {
      send({ type: 'look', seat: hand_over });
    }
  };
})"""


def open_line(page: Page, game: str, seats: list[dict[str, str]] | None = None, **wish: Any) -> str:
    """Open a table of a line game, alone if nobody else is named, and show it."""
    table: str = open_table(page, seats or [ME], game=game, **wish)["table"]
    return table


def play_beside(page: Page, table: str, tiles: int | None = None) -> None:
    """Play at all seats of this person until so many tiles lie, else to the end, and show it."""
    page.evaluate(PLAY_BESIDE, [table, tiles])
    visit(page, table)


def wait_for_turn(page: Page) -> bool:
    """Wait until this page may act and the device is in the right hands; False at the end."""
    page.wait_for_selector(SOMETHING_TO_DO)
    while page.locator(COVER).count() > 0:
        page.locator(COVER).click()
        page.wait_for_selector(f"{LIST}, .result")
    return page.locator(".result").count() == 0


def actions(page: Page) -> list[str]:
    """The notation of the legal actions."""
    found = page.locator(LIST).evaluate_all("all => all.map(option => option.dataset.action)")
    return list(found)


def hand(page: Page) -> list[str]:
    """The tiles of the hand that is shown."""
    found = page.locator(HAND).evaluate_all("all => all.map(option => option.dataset.tile)")
    return list(found)


def wait_for_reply(page: Page, before: str) -> None:
    """Wait until an action is carried out: the history, the hand or the whole page is another."""
    until(page, f"before => ({SITUATION})() !== before", before)


SITUATION = """() => [
  document.querySelector('#history-heading')?.parentElement.innerText,
  ...[...document.querySelectorAll('[data-tile]')].map(({ dataset }) => dataset.tile),
  document.querySelector('.cover, .result') !== null,
].join()"""


def situation(page: Page) -> str:
    """What changes with every action."""
    found: str = page.evaluate(SITUATION)
    return found


def act_by_list(page: Page, index: int = 0) -> None:
    """Take an action of the list and wait until it is carried out."""
    before = situation(page)
    page.locator(LIST).nth(index).click()
    wait_for_reply(page, before)


def tile_words(tile: str) -> str:
    """How a tile is called in English."""
    return f"double {tile[0]}" if tile[0] == tile[1] else f"{tile[0]}-{tile[1]}"


class Frames:
    """Everything that the server sends to a page.

    Args:
        page: The page; nothing may have been opened in it yet.
    """

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(str(payload)))

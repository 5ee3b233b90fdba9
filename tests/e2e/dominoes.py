"""Steps of people at a table with a line of tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.e2e.beside import play, reach, set_up, the_end
from tests.e2e.table import ME, open_table, until, visit

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

    from tests.e2e.beside import Condition

LIST = "section:has(> #actions-heading) [role=option][data-action]"
HAND = "section:has(> #hand-heading) [role=option]"
PLAYABLE = f"{HAND}.playable"
COVER = ".cover button"
SOMETHING_TO_DO = f"{LIST}, {COVER}, .result"


def open_line(
    page: Page,
    game: str,
    seats: list[dict[str, str]] | None = None,
    at: Condition | None = None,
    **wish: Any,
) -> str:
    """Open a table of a line game, alone if nobody else is named, and show it; answers its id.

    Args:
        page: A page of the person who opens it.
        game: The game.
        seats: Who sits there.
        at: Until when is played beside the page before it is shown; by default nothing is played.
        wish: What else is wished for.
    """
    wish = {"game": game, "seats": seats or [ME], **wish}
    if at is None:
        opened: str = open_table(page, **wish)["table"]
        return opened
    table = reach(page, at, **wish)
    visit(page, table)
    return table


def open_finished_line(page: Page, game: str, seats: list[dict[str, str]], **wish: Any) -> str:
    """Open a table of a line game, play it out beside the page and show the end."""
    table: str = set_up(page, seats, game=game, **wish)["table"]
    play_beside(page, table)
    page.wait_for_selector(".result li")
    return table


def lies(tiles: int) -> Condition:
    """Tell whether so many tiles lie."""
    return lambda picture: len(picture["view"]["line"]) >= tiles


def fits_twice(picture: dict[str, Any]) -> str | None:
    """A tile that can be laid at more than one end."""
    tiles = [one.get("tile") for one in picture["legal"]]
    return next((tile for tile in tiles if tiles.count(tile) > 1), None)


def play_beside(page: Page, table: str, tiles: int | None = None) -> None:
    """Play at all seats of this person until so many tiles lie, else to the end, and show it."""
    play(table, page, until=the_end if tiles is None else lies(tiles))
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
    """The part of the page that changes with every action."""
    found: str = page.evaluate(SITUATION)
    return found


def act_by_list(page: Page, index: int = 0) -> None:
    """Take an action of the list and wait until it is carried out."""
    before = situation(page)
    page.locator(LIST).nth(index).evaluate("one => { one.focus(); one.click(); }")
    wait_for_reply(page, before)


def tile_words(tile: str) -> str:
    """The name of a tile in English."""
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

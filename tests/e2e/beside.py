"""Plays at a table beside the pages: over its socket, as the people whose pages these are."""

from __future__ import annotations

import json
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect
from websockets.typing import Origin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page
    from websockets.sync.client import ClientConnection

    Condition = Callable[[dict[str, Any]], bool]
    Choice = Callable[[dict[str, Any]], str]

Json = dict[str, Any]

SECONDS_OF_PATIENCE = 120
MOST_TABLES = 40


def set_up(
    page: Page, seats: list[dict[str, str]], *, name: str = "Jana", **wish: Any
) -> dict[str, Any]:
    """Open a table for this person without showing it; answers what the server answered."""
    wish = {"game": "kingdomino", "my_name": name, "seats": seats, **wish}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def table_of(page: Page) -> str:
    """The table that a page shows."""
    return page.url.rsplit("/", 1)[1]


def cookies_of(page: Page) -> str:
    """The cookies of a person, as a header carries them."""
    return "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())


def the_end(_: Json) -> bool:
    """Never before the game is over."""
    return False


def after(actions: int) -> Condition:
    """A condition that holds once so many actions were taken."""
    taken = count()
    return lambda _: next(taken) >= actions


def first_choice(picture: Json) -> str:
    """The first action of the list."""
    action: str = picture["legal"][0]["action"]
    return action


def play(
    table: str,
    *pages: Page,
    until: Condition = the_end,
    choose: Choice = first_choice,
) -> Json:
    """Play at all seats of these people until something holds, or until nothing is left to do.

    That is when the game is over or waits for somebody else.

    Args:
        table: The table.
        pages: A page of each person.
        until: Sees the table before each decision, with the eyes of whoever decides.
        choose: The action that is taken.

    Returns:
        The table as it was seen last.
    """
    with ExitStack() as stack:
        people = [stack.enter_context(_somebody(page, table)) for page in pages]
        while True:
            latest = max(one.ply for one in people)
            for one in people:
                one.hear_until(latest)
            if people[0].picture["status"] == "finished":
                return people[0].picture
            deciding = next((one for one in people if one.decides()), None)
            if deciding is None:
                if _waits_for_others(people[0].picture):
                    return people[0].picture
                people[0].hear()
            elif until(deciding.picture):
                return deciding.picture
            else:
                deciding.act(choose(deciding.picture))


def last_round(picture: Json) -> bool:
    """Tell that no domino is left to be chosen: what is placed now is placed last."""
    return not picture["view"].get("next_offer") and bool(picture["view"]["step"] == "place")


def reach(page: Page, until: Condition, choose: Choice = first_choice, **wish: Any) -> str:
    """Open tables for this person until at one of them something holds; answers its id."""
    for _ in range(MOST_TABLES):
        table: str = set_up(page, **wish)["table"]
        if play(table, page, until=until, choose=choose)["legal"]:
            return table
    raise AssertionError(f"at {MOST_TABLES} tables it never holds")


def _waits_for_others(picture: Json) -> bool:
    """Tell whether somebody has to decide who is none of these people, nor a bot."""
    actor = picture["view"]["actor"]
    if not isinstance(actor, int):
        return False
    seat = picture["seats"][actor]
    return seat["kind"] == "person" and not seat["you"] and seat["stand_in"] is None


@contextmanager
def _somebody(page: Page, table: str) -> Iterator[_Somebody]:
    address = page.request.get(f"/api/tables/{table}").url
    with connect(
        f"{address.replace('http', 'ws', 1)}/socket?language=en",
        additional_headers={"Cookie": cookies_of(page)},
        origin=Origin(address.split("/api/")[0]),
        open_timeout=SECONDS_OF_PATIENCE,
        max_size=None,
    ) as socket:
        yield _Somebody(socket)


class _Somebody:
    """A person at a table; ``picture`` is the table as this person has seen it last."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.picture: Json = {}
        self.hear()

    @property
    def ply(self) -> int:
        ply: int = self.picture["ply"]
        return ply

    def hear(self) -> None:
        """Hear what the table says next."""
        while True:
            message = json.loads(self._socket.recv(timeout=SECONDS_OF_PATIENCE))
            assert message["type"] != "refused", message
            if message["type"] in {"snapshot", "entries"}:
                self.picture |= message
                return

    def hear_until(self, ply: int) -> None:
        """Hear until the table has reached a ply."""
        while self.ply < ply:
            self.hear()

    def decides(self) -> bool:
        """Tell whether this person has to decide; takes the device into the right hands for it."""
        while (seat := self.picture["hand_over"]) is not None:
            self._socket.send(json.dumps({"type": "look", "seat": seat}))
            self.hear()
        return bool(self.picture["legal"])

    def act(self, action: str) -> None:
        """Take an action and wait until it is carried out."""
        ply = self.ply
        wish = {"type": "act", "request": 1, "ply": ply, "actions": [action]}
        self._socket.send(json.dumps(wish))
        self.hear_until(ply + 1)

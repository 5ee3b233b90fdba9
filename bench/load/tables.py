"""The people of many tables of Dominium, each with a socket, who act at a steady pace."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import dominium
from load.wire import PATIENCE, Household, in_time
from tests.changes import with_changes

if TYPE_CHECKING:
    from load.pace import Pace


class Done(msgspec.Struct):
    """An entry of the log; only a ply has an action."""

    ply: int
    action: str | None


class Heard(msgspec.Struct):
    """The fields of a message that a page needs to play on.

    ``legal`` is told where the server words the table, ``acts`` where the page does.
    """

    type: str
    ply: int = -1
    legal: list[Any] = []
    acts: bool = False
    history: list[Done] = []
    entries: list[Done] = []
    changed: dict[str, Any] = {}
    code: str = ""

    def after(self, before: Heard) -> Heard:
        """Return the table as the message shows it to a page that has seen it before."""
        if self.type not in CHANGES:
            return self
        tells_ply = self.type == "actions_changes" and self.entries
        ply = self.entries[-1].ply if tells_ply else before.ply
        shown = {"ply": ply, "legal": before.legal, "acts": before.acts}
        places = {
            place: value for place, value in self.changed.items() if place.split("/")[1] in shown
        }
        return Heard(self.type, **with_changes(shown, places))


class Replay:
    """A game of which pages are told the actions.

    Args:
        game: The identifier of the game.
    """

    def __init__(self, game: str) -> None:
        self._game = game
        self._state: Any = None
        self._ply = 0

    def hear(self, heard: Heard) -> None:
        """Play what a page was told and another one not yet; the whole table begins anew."""
        if self._state is None:
            self._state = dominium.load(self._game).start()
        for done in (*heard.history, *heard.entries):
            if done.action is not None and done.ply == self._ply + 1:
                self._state.apply(done.action)
                self._ply += 1

    def choose(self) -> str:
        """Return any legal action."""
        return str(random.choice(self._state.legal_actions()))


CHANGES = {"changes", "actions_changes"}
SHOWING = {"snapshot", "entries", "actions", *CHANGES}
_decoder = msgspec.json.Decoder(Heard)


class Page:
    """A socket at a table and the last message received."""

    def __init__(self, socket: ClientConnection, replay: Replay) -> None:
        self._socket = socket
        self._replay = replay
        self._news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.last = Heard("")
        self._following = asyncio.create_task(self._follow())

    async def act(self, action: str) -> None:
        """Send an action and wait until this page shows it."""
        ply = self.last.ply
        await self._socket.send(
            msgspec.json.encode(
                {"type": "act", "request": ply, "ply": ply, "actions": [action]}
            ).decode()
        )
        async with in_time("an action"):
            await self.reached(ply + 1)

    @property
    def may_act(self) -> bool:
        """True if this page has something to choose."""
        return self.last.acts or bool(self.last.legal)

    def choose(self) -> str:
        """Return any legal action, as the server or the game tells them."""
        if self.last.legal:
            return str(random.choice(self.last.legal)["action"])
        return self._replay.choose()

    async def reached(self, ply: int) -> None:
        """Wait until the table has reached this ply."""
        while self.last.ply < ply:
            await asyncio.shield(self._news)

    async def _follow(self) -> None:
        try:
            async for raw in self._socket:
                heard = _decoder.decode(raw)
                if heard.type in SHOWING:
                    self._replay.hear(heard)
                    self.last = heard.after(self.last)
                    self._tell(None)
                elif heard.type == "refused":
                    self._tell(RuntimeError(f"refused: {heard.code}"))
            self._tell(ConnectionError("the socket was closed"))
        except Exception as error:
            self._tell(error)

    def _tell(self, error: Exception | None) -> None:
        news, self._news = self._news, asyncio.get_running_loop().create_future()
        if error is None:
            news.set_result(None)
        else:
            news.set_exception(error)
            news.exception()  # told, even where nobody waits just now


class PlayedTable:
    """A table of two people, opened, joined and played again and again.

    Args:
        ports: Where the server's processes listen; the people are spread over them.
        number: The table's number, which chooses the addresses of its people.
        game: The identifier of the game.
        sockets: 2 for a socket each, 1 for two people at one device.
        worded: True for pages that let the server word the table.
        together: True if all people of a table come to the same process, as by a proxy that knows
            the table; otherwise the next person comes to the next one.
    """

    def __init__(
        self,
        ports: Sequence[int],
        number: int,
        game: str,
        sockets: int,
        *,
        worded: bool = False,
        together: bool = False,
    ) -> None:
        self._game = game
        self._actions = "" if worded else "&actions"
        places = (2 * number, 2 * number + 1)[:sockets]
        self.people = [
            Household(ports[(number if together else place) % len(ports)], place)
            for place in places
        ]
        self.id = ""
        self._pages: list[Page] = []
        self._open = AsyncExitStack()

    async def open(self, *, watched: bool = True) -> None:
        """Open the table, take its seats and open its pages, if it is watched at all."""
        await self._open.aclose()
        first, *others = self.people
        second: dict[str, Any] = {"kind": "friend"} if others else {"kind": "device", "name": "Eva"}
        wish = {"game": self._game, "my_name": "Jana", "seats": [{"kind": "me"}, second]}
        opened = await first.post("/api/tables", wish)
        self.id = opened["table"]
        for person, invitation in zip(others, opened["invitations"], strict=True):
            token = invitation["link"].removeprefix("/join/")
            await person.post(f"/api/invitations/{token}", {"name": "Petr"})
        if watched:
            replay = Replay(self._game)
            self._pages = [
                await self._page(person, opened["table"], replay) for person in self.people
            ]
        async with in_time("opening a table"):
            for page in self._pages:
                await page.reached(0)

    async def close(self) -> None:
        """Close its pages."""
        await self._open.aclose()

    async def play(self, pace: Pace) -> None:
        """Act whenever it is time; another table is opened when a game is over."""
        async for _ in pace.moments():
            acting = await self._acting()
            if acting is None:
                await self.open()
                continue
            action = acting.choose()
            with pace.measured():
                await acting.act(action)

    async def act_once(self) -> None:
        """Act for whoever's turn it is, and wait until their page shows it."""
        acting = await self._acting()
        assert acting is not None, "the game is over"
        await acting.act(acting.choose())

    async def _acting(self) -> Page | None:
        """Return the page that may act, when all have heard of the last action; None at the end."""
        latest = max(page.last.ply for page in self._pages)
        async with in_time("hearing of an action"):
            for page in self._pages:
                await page.reached(latest)
        return next((page for page in self._pages if page.may_act), None)

    async def _page(self, person: Household, table: str, replay: Replay) -> Page:
        socket = await self._open.enter_async_context(
            connect(
                f"ws://127.0.0.1:{person.port}/api/tables/{table}/socket?changes{self._actions}",
                additional_headers={"Cookie": person.cookie},
                local_addr=(person.address, 0),
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=PATIENCE,
                proxy=None,
            )
        )
        return Page(socket, replay)

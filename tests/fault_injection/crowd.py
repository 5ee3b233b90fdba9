"""Many tables with two people each, who act again and again and come back whenever they are lost.

Each person behaves as the page does: it remembers the number of the last entry it was told, comes
back with it, and asks again for what was not acknowledged. What it was told is checked while it
comes: no entry twice, none left out.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.load.wire import Household
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

OPENED_AT_ONCE = 16
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)

Json = dict[str, Any]
LONGEST: Json = {"games_in_match": 3}
"""The options of games that are not over before the last kill."""


class Guest:
    """A person with a socket at a table, and all that it has been told.

    Args:
        household: The browser, already known to the server.
        table: The table.
    """

    def __init__(self, household: Household, table: str) -> None:
        self.household = household
        self.table = table
        self.picture: Json = {}
        self.history: list[Json] = []
        self.refusals = Counter[str]()
        self.returns = -1
        self.pongs = 0
        self.port = household.port
        self._socket: ClientConnection | None = None
        self._wrong: AssertionError | None = None
        self._news = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None

    @property
    def ply(self) -> int:
        """The ply that it knows."""
        return int(self.picture.get("ply", -1))

    @property
    def number(self) -> int:
        """The number of the last entry that it knows."""
        return int(self.picture.get("number", 0))

    @property
    def is_connected(self) -> bool:
        """True if its socket is open and has told the table."""
        return self._socket is not None

    def come(self) -> None:
        """Open the page, and open it again whenever the connection is lost."""
        self._staying = asyncio.create_task(self._stay())

    async def leave(self) -> None:
        """Close the page."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
            self._staying = None

    async def send(self, message: Json) -> bool:
        """Send a message; whether there was a connection to send it by."""
        socket = self._socket
        if socket is None:
            return False
        try:
            await socket.send(json.dumps(message))
        except LOST:
            # A closed socket refuses at once, without letting the task that follows it notice.
            await self.until(lambda: self._socket is not socket)
            return False
        return True

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait until what was told makes something true."""
        async with asyncio.timeout(PATIENCE):
            while not reached():
                if self._wrong is not None:
                    raise self._wrong
                self._news.clear()
                await self._news.wait()

    async def answered(self) -> None:
        """Wait until everything that was sent so far has been answered."""
        pongs = self.pongs
        await self.send({"type": "ping"})
        await self.until(lambda: self.pongs > pongs)

    async def knows(self, number: int) -> None:
        """Wait until it is connected and was told an entry."""
        await self.until(lambda: self.is_connected and self.number >= number)

    async def act(self, action: str) -> str:
        """Ask for an action at the ply it knows: what came of it.

        Returns:
            ``done`` when it was told the next ply, the code of a refusal, or ``lost``.
        """
        ply, refused, returns = self.ply, self.refusals.total(), self.returns
        message = {"type": "act", "request": ply, "ply": ply, "actions": [action]}
        if not await self.send(message):
            return "lost"
        await self.until(
            lambda: (
                self.ply > ply
                or self.refusals.total() > refused
                or self.returns > returns
                or not self.is_connected
            )
        )
        if self.is_connected and self.returns == returns and self.ply > ply:
            return "done"
        if self.refusals.total() > refused:
            return str(self.picture["refused"])
        return "lost"

    async def _stay(self) -> None:
        while True:
            try:
                await self._follow()
            except LOST:
                await asyncio.sleep(0.05 + random.random() * 0.1)
            except AssertionError as error:
                self._wrong = error
                return
            finally:
                self._socket = None
                self._news.set()

    async def _follow(self) -> None:
        since = f"?from={self.number}" if self.number else ""
        async with connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket{since}",
            additional_headers={"Cookie": self.household.cookie},
            local_addr=(self.household.address, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
            open_timeout=5,
            proxy=None,
        ) as socket:
            async for raw in socket:
                self._take(json.loads(raw))
                if self._socket is None and self.picture:
                    self._socket = socket
                    self.returns += 1
                self._news.set()

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "snapshot":
                assert message["history"][: len(self.history)] == self.history
                self.history = message["history"]
                self.picture |= message
            case "entries":
                for entry in message["entries"]:
                    assert entry["number"] > self.number, "an entry was told twice"
                    assert entry["ply"] == len(self.history) + 1, "an entry was left out"
                    self.history.append(entry)
                self.picture |= message
            case "pong":
                self.pongs += 1
            case "refused":
                self.picture["refused"] = message["code"]
                self.refusals[message["code"]] += 1


class CrowdTable:
    """A table of two people in browsers of their own.

    Args:
        number: Chooses the addresses of its people.
        ports: Where the processes listen; the people are spread over them.
        game: The game.
        settings: The agreement of its people; the usual one when left out.
        options: The options of the game; the usual ones when left out.
    """

    def __init__(
        self,
        number: int,
        ports: Sequence[int],
        game: str = "kingdomino",
        *,
        settings: Json | None = None,
        options: Json | None = None,
    ) -> None:
        self.asked: dict[int, set[str]] = {}
        self.acknowledged: dict[int, str] = {}
        self.outcomes = Counter[str]()
        self.guests: list[Guest] = []
        self._wish = {"game": game, "settings": settings or {}, "options": options or {}}
        places = [2 * number, 2 * number + 1]
        self._households = [Household(ports[place % len(ports)], place) for place in places]

    async def open(self) -> None:
        """Open the table and its two pages."""
        first, second = self._households
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {**self._wish, "my_name": "Jana", "seats": seats}
        opened = await first.post("/api/tables", wish)
        token = opened["invitations"][0]["link"].removeprefix("/join/")
        await second.post(f"/api/invitations/{token}", {"name": "Petr"})
        self.guests = [Guest(household, opened["table"]) for household in self._households]
        for guest in self.guests:
            guest.come()
            await guest.until(lambda guest=guest: guest.is_connected)

    async def play(self, crowd: Crowd) -> None:
        """Act, in turn, at random moments, as long as the crowd plays."""
        while crowd.plays:
            await asyncio.sleep(random.random() * 2 * crowd.pause)
            acting = self._acting()
            if acting is None:
                if any(guest.picture.get("status") == "finished" for guest in self.guests):
                    return
                crowd.waits(self)
                continue
            ply, action = acting.ply, random.choice(acting.picture["legal"])["action"]
            self.asked.setdefault(ply, set()).add(action)
            crowd.waits(self)
            outcome = await acting.act(action)
            self.outcomes[outcome] += 1
            if outcome == "done" and acting.history[ply]["action"] == action:
                self.acknowledged[ply] = action
                crowd.acknowledged(self)

    def _acting(self) -> Guest | None:
        """The guest whose turn it is, as far as the latest page knows."""
        latest = max(guest.ply for guest in self.guests)
        for guest in self.guests:
            if guest.is_connected and guest.ply == latest and guest.picture.get("legal"):
                return guest
        return None

    async def check(self) -> None:
        """Everybody sees the same as the server, and it is all that ever was acknowledged."""
        for guest in self.guests:
            truth = await self._truth(guest)
            for key in ("number", "ply", "status", "view", "legal", "history"):
                told = guest.history if key == "history" else guest.picture[key]
                assert told == truth[key], (guest.table, key)
        self._check_log(self.guests[0].history)

    async def _truth(self, guest: Guest) -> Json:
        """The table as the server shows it to a guest who has caught up."""
        while True:
            truth: Json = await guest.household.get(f"/api/tables/{guest.table}")
            await guest.knows(truth["number"])
            if guest.number == truth["number"]:
                return truth

    @property
    def lost(self) -> int:
        """The number of acknowledged actions that are not where they were."""
        history = self.guests[0].history
        return sum(
            ply >= len(history) or history[ply]["action"] != action
            for ply, action in self.acknowledged.items()
        )

    def _check_log(self, history: list[Json]) -> None:
        assert [entry["ply"] for entry in history] == list(range(1, len(history) + 1))
        numbers = [entry["number"] for entry in history]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert self.lost == 0, self.guests[0].table
        for ply, entry in enumerate(history):
            if entry["seat"] is not None:
                assert entry["action"] in self.asked[ply], "nobody asked for it"


class Crowd:
    """Tables that are played at the same time.

    Args:
        tables: How many tables.
        ports: Where the processes of the server listen.
        pause: Mean seconds between two actions at a table.
        options: The options of the games; the usual ones when left out.
    """

    def __init__(
        self, tables: int, ports: Sequence[int], pause: float = 1.0, options: Json | None = None
    ) -> None:
        self.tables = [CrowdTable(number, ports, options=options) for number in range(tables)]
        self.pause = pause
        self.plays = True
        self._count = 0
        self._waiting = set[CrowdTable]()
        self._changed = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def open(self, lines: Sequence[int] = ()) -> None:
        """Open all tables and begin to play.

        Args:
            lines: For each person a port that leads to the server; straight ahead when left out.
        """
        some_at_once = asyncio.Semaphore(OPENED_AT_ONCE)

        async def opened(table: CrowdTable) -> None:
            async with some_at_once:
                await table.open()

        await asyncio.gather(*(opened(table) for table in self.tables))
        for guest, port in zip(self.guests, lines, strict=False):
            await guest.leave()
            guest.port = port
            guest.come()
        self._playing = [asyncio.create_task(table.play(self)) for table in self.tables]
        for task in self._playing:
            task.add_done_callback(lambda _: self._changed.set())

    async def finish(self) -> None:
        """Stop playing, compare everything with the server, and leave."""
        self.plays = False
        await asyncio.gather(*self._playing)
        await asyncio.gather(*(table.check() for table in self.tables))
        await asyncio.gather(*(guest.leave() for guest in self.guests))

    @property
    def guests(self) -> list[Guest]:
        """Everybody."""
        return [guest for table in self.tables for guest in table.guests]

    def waits(self, table: CrowdTable) -> None:
        """Note that a table waits: for an answer, for news, or to be connected."""
        self._waiting.add(table)
        self._changed.set()

    def acknowledged(self, table: CrowdTable) -> None:
        """Note that what was asked for at a table was done."""
        self._waiting.discard(table)
        self._count += 1
        self._changed.set()

    async def acts(self, times: int) -> None:
        """Wait until so many more actions have been acknowledged."""
        enough = self._count + times
        await self._until(lambda: self._count >= enough)

    async def is_held_up(self, tables: int) -> None:
        """Wait until so many tables have waited since their last acknowledged action."""
        await self._until(lambda: len(self._waiting) >= tables)

    async def _until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not reached():
                assert not all(task.done() for task in self._playing), "all games are over"
                self._changed.clear()
                await self._changed.wait()

    def counts(self) -> dict[str, object]:
        """The counts for the report."""
        outcomes = sum((table.outcomes for table in self.tables), Counter[str]())
        late = sum(
            entry["seat"] is not None and ply not in table.acknowledged
            for table in self.tables
            for ply, entry in enumerate(table.guests[0].history)
        )
        return {
            "tables": len(self.tables),
            "people": len(self.guests),
            "acknowledged": self._count,
            "lost": sum(table.lost for table in self.tables),
            "unanswered": outcomes["lost"],
            "of which done all the same": late,
            "returns": sum(guest.returns for guest in self.guests),
            "refused": {
                code: count for code, count in outcomes.items() if code not in {"done", "lost"}
            },
        }

"""The peer: boardgame.io with its durable FlatFile store and a small game with the same loop."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from load.wire import PATIENCE, Household, in_time

if TYPE_CHECKING:
    from load.pace import Pace

GAME = "claims"
# Packets of socket.io.
_OPENED, _CONNECT, _EVENT = "0", f"40/{GAME},", f"42/{GAME},"
_PING, _PONG = "2", "3"


class Rules(msgspec.Struct):
    """The state of the game itself: the dominoes that can be taken."""

    offer: list[int]


class Turn(msgspec.Struct):
    """The context of boardgame.io: the player to move, and the result of a finished match."""

    currentPlayer: str  # noqa: N815 - as boardgame.io calls it
    gameover: Any = None


class State(msgspec.Struct):
    """The state that the server sends to a client."""

    G: Rules
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synchronized(msgspec.Struct):
    """The first message to a client, which holds the state."""

    state: State


class Client:
    """The socket of one player and the last state received."""

    def __init__(self, socket: ClientConnection, match: str, player: str, secret: str) -> None:
        self._socket = socket
        self._match = match
        self._player = player
        self._secret = secret
        self._news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.last: State | None = None
        self._following = asyncio.create_task(self._follow())

    async def act(self, state: State) -> None:
        """Take a random domino and wait until it is shown here."""
        args = [random.randrange(len(state.G.offer))]
        move = {"type": "take", "args": args, "playerID": self._player, "credentials": self._secret}
        action = {"type": "MAKE_MOVE", "payload": move}
        await self._emit("update", action, state.number, self._match, self._player)
        async with in_time("an action"):
            await self.reached(state.number + 1)

    async def reached(self, number: int) -> State:
        """Wait until the match has reached this state number, and return its state."""
        while self.last is None or self.last.number < number:
            await asyncio.shield(self._news)
        return self.last

    async def _follow(self) -> None:
        try:
            async for raw in self._socket:
                await self._hear(str(raw))
            self._tell(ConnectionError("the socket was closed"))
        except Exception as error:
            self._tell(error)

    async def _hear(self, raw: str) -> None:
        if raw == _PING:
            await self._socket.send(_PONG)
        elif raw.startswith(_OPENED):
            await self._socket.send(_CONNECT)
        elif raw.startswith(_CONNECT):
            await self._emit("sync", self._match, self._player, self._secret, 2)
        elif raw.startswith(_EVENT):
            event, *told = msgspec.json.decode(raw[len(_EVENT) :], type=list[msgspec.Raw])
            match bytes(event):
                case b'"sync"':
                    self.last = msgspec.json.decode(told[1], type=Synchronized).state
                    self._tell(None)
                case b'"update"':
                    self.last = msgspec.json.decode(told[1], type=State)
                    self._tell(None)

    async def _emit(self, *event: object) -> None:
        await self._socket.send(_EVENT + msgspec.json.encode(event).decode())

    def _tell(self, error: Exception | None) -> None:
        news, self._news = self._news, asyncio.get_running_loop().create_future()
        if error is None:
            news.set_result(None)
        else:
            news.set_exception(error)
            news.exception()  # told, even where nobody waits just now


class BoardgameTable:
    """A match of two people, opened, joined and played again and again.

    Args:
        port: Where the server listens.
        number: The table's number, which chooses the addresses of its people.
    """

    def __init__(self, port: int, number: int) -> None:
        self._people = [Household(port, 2 * number + place) for place in range(2)]
        self._clients: list[Client] = []
        self._open = AsyncExitStack()

    async def open(self) -> None:
        """Make a match, join it and open its sockets."""
        await self._open.aclose()
        made = await self._people[0].post(f"/games/{GAME}/create", {"numPlayers": 2})
        match = made["matchID"]
        self._clients = []
        for player, person in enumerate(self._people):
            wish = {"playerID": str(player), "playerName": "Jana"}
            joined = await person.post(f"/games/{GAME}/{match}/join", wish)
            socket = await self._open.enter_async_context(
                connect(
                    f"ws://127.0.0.1:{person.port}/socket.io/?EIO=4&transport=websocket",
                    local_addr=(person.address, 0),
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=PATIENCE,
                    proxy=None,
                )
            )
            client = Client(socket, match, str(player), joined["playerCredentials"])
            self._clients.append(client)
        async with in_time("opening a table"):
            for client in self._clients:
                await client.reached(0)

    async def close(self) -> None:
        """Close its sockets."""
        await self._open.aclose()

    async def play(self, pace: Pace) -> None:
        """Act whenever it is time; another match is made when one is over."""
        async for _ in pace.moments():
            latest = max([(await client.reached(0)).number for client in self._clients])
            async with in_time("hearing of an action"):
                states = [await client.reached(latest) for client in self._clients]
            state = states[0]
            if state.ctx.gameover is not None:
                await self.open()
                continue
            with pace.measured():
                await self._clients[int(state.ctx.currentPlayer)].act(state)

"""The socket of a table with a page that reads slowly."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from litestar.exceptions import WebSocketDisconnect

import dominium
from dominium.server.live import TableSocket
from dominium.server.log import Seat
from dominium.server.people import Viewer
from dominium.server.services import Services
from tests.server.conftest import quick

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Json

BOTS = (Seat(0, "bot", None, "easy", None), Seat(1, "bot", None, "easy", None))


class SlowSocket:
    """The connection of a page; what is sent waits until the page reads."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.blocked = asyncio.Event()
        self._sent: asyncio.Queue[Json] = asyncio.Queue()
        self._said: asyncio.Queue[Json | None] = asyncio.Queue()

    async def send_text(self, text: str) -> None:
        self.blocked.set()
        await self.reading.wait()
        self._sent.put_nowait(json.loads(text))

    async def receive_data(self, _mode: str) -> str:
        message = await self._said.get()
        if message is None:
            raise WebSocketDisconnect(detail="the page went away")
        return json.dumps(message)

    def say(self, message: Json | None) -> None:
        """Send a message, or with none go away."""
        self._said.put_nowait(message)

    async def read(self) -> Json:
        """The next message that was sent."""
        return await asyncio.wait_for(self._sent.get(), 20)


def test_a_change_of_language_is_not_lost_among_news(tmp_path: Path) -> None:
    async def course() -> None:
        services = Services(quick(tmp_path, bot_pace=0.2))
        async with services.running():
            jana = await services.people.welcome(None, "Jana")
            table = await services.tables.open(jana, dominium.load("kingdomino"), BOTS)
            socket = SlowSocket()
            page = TableSocket(socket, services, table.id, Viewer(None, "en"))  # type: ignore[arg-type]
            following = asyncio.create_task(page.follow(None))
            socket.reading.set()
            english = await socket.read()
            socket.reading.clear()
            socket.blocked.clear()
            await socket.blocked.wait()  # news of a bot's turn are being sent
            socket.say({"type": "language", "language": "cs"})
            for _ in range(20):
                await asyncio.sleep(0)
            socket.reading.set()
            assert (await socket.read())["type"] == "entries"
            czech = await socket.read()
            assert czech["type"] == "snapshot"
            assert czech["number"] > english["number"]
            assert czech["seats"][0]["name"] != english["seats"][0]["name"]
            socket.say(None)
            await following

    asyncio.run(course())

"""The socket of a table with a page that reads slowly."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

import dominium
from dominium.server.model.table import Seat
from dominium.server.model.viewer import Viewer
from dominium.server.realtime.connections import PageIsGone
from dominium.server.realtime.poller import Poller
from dominium.server.services import Services
from dominium.server.websocket.table_socket import TableSocket
from tests.patience import PATIENCE
from tests.server.conftest import ME, RunningServer, quick

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Json

BOTS = (Seat(0, "bot", None, "easy", None), Seat(1, "bot", None, "easy", None))


class SlowSocket:
    """The connection of a page; what is sent waits until the page reads."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.blocked = asyncio.Event()
        self.closed: list[int] = []
        self._sent: asyncio.Queue[Json] = asyncio.Queue()
        self._said: asyncio.Queue[Json | None] = asyncio.Queue()

    async def send_frame(self, frame: bytes, patience: float) -> None:
        self.blocked.set()
        async with asyncio.timeout(patience):
            await self.reading.wait()
        self.send_at_once(frame)

    @property
    def is_ready(self) -> bool:
        return self.reading.is_set()

    def send_at_once(self, frame: bytes) -> None:
        self._sent.put_nowait(json.loads(frame[frame.index(b"{") :]))

    async def receive_text(self) -> str:
        message = await self._said.get()
        if message is None:
            raise PageIsGone
        return json.dumps(message)

    async def close(self, code: int) -> None:
        self.closed.append(code)
        self.say(None)

    def say(self, message: Json | None) -> None:
        """Send a message, or with none go away."""
        self._said.put_nowait(message)

    async def read(self) -> Json:
        """The next message that was sent."""
        return await asyncio.wait_for(self._sent.get(), PATIENCE)

    def read_at_once(self) -> Json:
        """The next message, which was sent already."""
        return self._sent.get_nowait()


def test_a_change_of_language_is_not_lost_among_news(tmp_path: Path) -> None:
    async def course() -> None:
        services = Services(quick(tmp_path, bot_pace=0.2))
        async with services.running():
            jana = await services.people.update_or_create(None, "Jana")
            table = await services.tables.open(jana, dominium.load("kingdomino"), BOTS)
            socket = SlowSocket()
            page = TableSocket(socket, services, table.id, Viewer(None, "en"))
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


def test_an_entry_is_sent_while_it_is_heard_of(tmp_path: Path) -> None:
    async def course() -> None:
        services = Services(quick(tmp_path))
        async with services.running():
            jana = await services.people.update_or_create(None, "Jana")
            seats = [Seat(seat, "device", f"Jana {seat}", None, jana.id) for seat in range(2)]
            table = await services.tables.open(jana, dominium.load("kingdomino"), seats)
            socket, own = SlowSocket(), Viewer(jana, "en")
            page = TableSocket(socket, services, table.id, own)
            following = asyncio.create_task(page.follow(None))
            socket.reading.set()
            shown = await socket.read()
            assert services.presence._writing is not None
            await services.presence._writing  # that Jana has come
            socket.say({"type": "ping"})
            assert (await socket.read())["type"] == "pong"
            action = shown["legal"][0]["action"]
            after = await services.tables.act(table.id, own, table.ply, [action])
            news = socket.read_at_once()
            assert (news["type"], news["number"]) == ("entries", after.number)
            assert news["entries"][0]["action"] == action
            socket.say(None)
            await following

    asyncio.run(course())


def test_a_page_that_does_not_read_is_closed_with_a_code(tmp_path: Path) -> None:
    async def course() -> None:
        services = Services(quick(tmp_path, send_seconds=0.05))
        async with services.running():
            jana = await services.people.update_or_create(None, "Jana")
            table = await services.tables.open(jana, dominium.load("kingdomino"), BOTS)
            socket = SlowSocket()
            page = TableSocket(socket, services, table.id, Viewer(None, "en"))
            async with asyncio.timeout(PATIENCE):
                await page.follow(None)
            assert socket.closed == [4408]
            assert not services.signals.tables()

    asyncio.run(course())


def test_a_page_that_sends_too_fast_is_told_so_and_loses_nothing(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, messages_per_second=5.0))
    server.start()
    try:
        browser = server.browser()
        table = browser.open_table([ME, {"kind": "device", "name": "Eva"}])["table"]
        with browser.page(table) as page:
            page.receive()
            for _ in range(30):
                page.send({"type": "ping"})
            heard = [page.receive() for _ in range(30)]
            refused = [message for message in heard if message["type"] == "refused"]
            assert 0 < len(refused) < 30
            assert {message["code"] for message in refused} == {"too_fast"}
            asked = [page.act("nonsense") for _ in range(10)]
            answers = [page.until("refused") for _ in asked]
            assert "too_fast" in {answer["code"] for answer in answers}
            assert [answer["request"] for answer in answers] == asked
            while page.table["ply"] < 6:
                page.act(page.table["legal"][0]["action"])
                while page.receive()["type"] not in {"entries", "refused"}:
                    pass
    finally:
        server.stop()


def test_nobody_has_any_number_of_pages_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dominium.server.realtime.connections.MOST_OF_A_PERSON", 3)
    server = RunningServer(quick(tmp_path, limits=1.0))
    server.start()
    try:
        jana, petr = server.browser(), server.browser()
        table = jana.open_table([ME, {"kind": "bot", "level": "easy"}])["table"]
        with ExitStack() as pages:
            for _ in range(3):
                pages.enter_context(jana.page(table)).receive()
            with jana.page(table) as refused:
                assert refused.until("refused")["code"] == "too_many_pages"
                with pytest.raises(ConnectionClosed) as closed:
                    refused.until("snapshot")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            pages.enter_context(petr.page(table)).receive()
        deadline = time.monotonic() + PATIENCE
        with ExitStack() as pages:
            while pages.enter_context(jana.page(table)).receive()["type"] == "refused":
                assert time.monotonic() < deadline, "a page that was closed still counts"
    finally:
        server.stop()


def test_a_poll_that_finds_nothing_new_wakes_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = tuple(replace(seat, kind="person", name=None, level=None) for seat in BOTS)
    woken, polls = list[TableSocket](), asyncio.Semaphore(0)
    look_again, poll = TableSocket._look_again, Poller._poll

    async def counted_look(page: TableSocket) -> None:
        woken.append(page)
        await look_again(page)

    async def counted_poll(poller: Poller) -> None:
        await poll(poller)
        polls.release()

    monkeypatch.setattr(TableSocket, "_look_again", counted_look)
    monkeypatch.setattr(Poller, "_poll", counted_poll)

    async def course() -> None:
        services = Services(quick(tmp_path, poll=0.01))
        async with services.running():
            jana = await services.people.update_or_create(None, "Jana")
            table = await services.tables.open(jana, dominium.load("kingdomino"), seats)
            socket = SlowSocket()
            socket.reading.set()
            page = TableSocket(socket, services, table.id, Viewer(None, "en"))
            following = asyncio.create_task(page.follow(None))
            assert (await socket.read())["type"] == "snapshot"
            for _ in range(3):
                async with asyncio.timeout(PATIENCE):
                    await polls.acquire()
            assert woken == []
            socket.say(None)
            await following

    asyncio.run(course())

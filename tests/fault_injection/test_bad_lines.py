"""Lines that are slow, or that are cut without a word: nobody else notices, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dominium.server import app
from tests.fault_injection.crowd import Crowd, Guest
from tests.patience import PATIENCE
from tests.server.conftest import FRIEND, ME, RunningServer, quick
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Self

MEBIBYTE = 1024 * 1024


class Line:
    """A line to a server that can begin to swallow everything without being closed.

    Args:
        target: Where the server listens.
    """

    def __init__(self, target: int) -> None:
        self._target = target
        self._connections: list[asyncio.Event] = []
        self._carrying: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(self, *_error: object) -> None:
        self._server.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def swallow(self) -> None:
        """Let nothing more through on the connections there are; new ones are as good as ever."""
        for swallows in self._connections:
            swallows.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._target)
        swallows = asyncio.Event()
        self._connections.append(swallows)
        for source, target in ((reader, there_writer), (there_reader, writer)):
            carrying = asyncio.create_task(self._carry(source, target, swallows))
            self._carrying.append(carrying)

    @staticmethod
    async def _carry(
        source: asyncio.StreamReader, target: asyncio.StreamWriter, swallows: asyncio.Event
    ) -> None:
        try:
            with suppress(OSError):
                while (data := await source.read(65536)) or swallows.is_set():
                    if swallows.is_set():
                        await asyncio.Event().wait()
                    target.write(data)
                    await target.drain()
        finally:
            target.close()


@pytest.mark.parametrize(
    ("tables", "rounds"), [(6, 3), pytest.param(20, 6, marks=pytest.mark.long)]
)
def test_lines_that_swallow_everything_cost_nobody_an_action(
    tmp_path: Path, tables: int, rounds: int, count: Callable[..., None]
) -> None:
    async def course(port: int) -> None:
        async with AsyncExitStack() as used:
            crowd = Crowd(tables, [port], pause=0.2)
            lines = [await used.enter_async_context(Line(port)) for _ in range(2 * tables)]
            await crowd.open([line.port for line in lines])
            pairs = list(zip(crowd.guests, lines, strict=True))
            for _ in range(rounds):
                await crowd.acts(tables)
                cut = random.sample(pairs, tables // 2)
                for _, line in cut:
                    line.swallow()
                await crowd.acts(tables)  # the others play on
                await asyncio.gather(*(come_back(guest) for guest, _ in cut))
            await crowd.finish()
            count(cuts=rounds * (tables // 2), **crowd.counts())

    with Process(str(tmp_path / "tables.sqlite3"), log=tmp_path / "log") as server:
        asyncio.run(course(server.port))


async def come_back(guest: Guest) -> None:
    """A page that hears nothing any more is opened again."""
    await guest.leave()
    guest.come()
    await guest.knows(0)


def test_a_line_that_was_cut_is_seen_by_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SECONDS_BETWEEN_PINGS", 0.5)
    monkeypatch.setattr(app, "SECONDS_FOR_AN_ANSWER", 0.5)
    server = RunningServer(quick(tmp_path))
    server.start()

    async def petr_is_cut_off(table: str, cookie: str) -> None:
        """Petr's page is there, answers to pings, and then no longer."""
        async with Line(int(server.address.partition(":")[2])) as line:
            address = f"ws://127.0.0.1:{line.port}/api/tables/{table}/socket"
            cookies = {"Cookie": cookie}
            async with connect(address, additional_headers=cookies, close_timeout=0) as petrs:
                await petrs.recv()
                assert await asyncio.to_thread(jana_sees_petr, here=True)
                line.swallow()
                assert await asyncio.to_thread(jana_sees_petr, here=False)

    try:
        jana, petr = server.browser(), server.browser()
        opened = jana.open_table([ME, FRIEND])
        petr.join(opened["invitations"][0]["link"], "Petr")
        cookie = "; ".join(f"{name}={value}" for name, value in petr.http.cookies.items())
        with jana.page(opened["table"]) as page:
            page.receive()

            def jana_sees_petr(*, here: bool) -> bool:
                while page.table["seats"][1]["connected"] != here:
                    page.receive()
                return True

            asyncio.run(petr_is_cut_off(opened["table"], cookie))
    finally:
        server.stop()


async def never_reading(port: int, guest: Guest) -> ClientConnection:
    """A page that asks for the whole table again and again and reads nothing of it."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", port))
    return await connect(
        f"ws://127.0.0.1:{port}/api/tables/{guest.table}/socket",
        sock=small,
        additional_headers={"Cookie": guest.household.cookie},
        compression=None,
        max_queue=1,
        ping_interval=None,
        close_timeout=0,
    )


@pytest.mark.parametrize(("tables", "pages"), [(3, 1), pytest.param(10, 5, marks=pytest.mark.long)])
def test_pages_that_never_read_are_closed_and_stop_nobody(
    tmp_path: Path, tables: int, pages: int, count: Callable[..., None]
) -> None:
    async def course(server: Process) -> None:
        crowd = Crowd(tables, [server.port], pause=0.3)
        await crowd.open()
        process = psutil.Process(server.id)
        before = process.memory_info().rss
        slow = [await never_reading(server.port, guest) for guest in crowd.guests[:pages]]
        ports = {page.local_address[1] for page in slow}
        asking = [asyncio.create_task(ask_again_and_again(page)) for page in slow]
        # The others play on, all the while.
        await crowd.acts(5 * tables)
        async with asyncio.timeout(PATIENCE):
            while ports & {each.raddr.port for each in process.net_connections() if each.raddr}:  # noqa: ASYNC110
                await asyncio.sleep(0.2)  # no event tells it
        grown = (process.memory_info().rss - before) / MEBIBYTE
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        codes = [await read_to_the_end(page) for page in slow]
        await crowd.finish()
        told = {code: codes.count(code) for code in set(codes)}
        count(never_reading=pages, memory=f"+{grown:.0f} MiB", closed=told, **crowd.counts())
        assert grown < 200

    more = {"send_seconds": 1.0, "messages_per_second": 1000}
    with Process(str(tmp_path / "tables.sqlite3"), log=tmp_path / "log", **more) as server:
        asyncio.run(course(server))


async def ask_again_and_again(page: ClientConnection) -> None:
    languages = ("cs", "en")
    with suppress(ConnectionClosed):
        for turn in range(100_000):
            language = languages[turn % 2]
            await page.send(json.dumps({"type": "language", "language": language}))
            await asyncio.sleep(0.001)


async def read_to_the_end(page: ClientConnection) -> int:
    """Read what is left; the code with which the line was closed."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                await page.recv()
        await page.wait_closed()
    return page.close_code or 0

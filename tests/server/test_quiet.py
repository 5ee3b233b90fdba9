"""A process that sleeps while there is nothing to do."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dominium.server.realtime import quiet_server
from dominium.server.realtime.connections import SocketProtocol
from dominium.server.realtime.quiet_server import QuietServer
from tests.patience import PATIENCE
from tests.server.conftest import loggers_kept

if TYPE_CHECKING:
    import pytest


class Time:
    """The loop of a connection: its time, and what is to be called later."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waits: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, _what: object) -> None:
        self.waits.append(seconds)


def test_only_a_page_that_says_nothing_is_asked_whether_it_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []

    def ask(page: object) -> None:
        asked.append(page)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", ask)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda *_heard: None)
    time: Any = Time()
    page = SocketProtocol.__new__(SocketProtocol)
    page.loop, page.ping_interval, page.last_ping_rtt = time, 20.0, 0.0
    page.data_received(b"")
    time.now += 5
    page.send_keepalive_ping()
    assert (time.waits, asked) == ([15.0], [])
    time.now += 15
    page.send_keepalive_ping()
    assert (time.waits, asked) == ([15.0], [page])


def test_a_server_sleeps_until_it_is_told_to_exit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet_server, "SECONDS_OF_A_DATE", 3600.0)

    class Counted(QuietServer):
        ticks = 0

        async def on_tick(self, counter: int) -> bool:
            self.ticks += 1
            return await super().on_tick(counter)

    async def course() -> int:
        with loggers_kept("uvicorn.access", "uvicorn.asgi", "uvicorn.error"):
            server = Counted(uvicorn.Config("none:app", log_config=None))
        running = asyncio.create_task(server.main_loop())
        while not server.ticks:  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0)
        threading.Thread(target=setattr, args=(server, "should_exit", True)).start()
        await asyncio.wait_for(running, PATIENCE)
        return server.ticks

    assert asyncio.run(course()) == 2

"""Pages that only listen: thousands of them cost their process little."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from load.wire import Household

_END_OF_HEAD = b"\r\n\r\n"


class ListeningPage(asyncio.Protocol):
    """A socket at a table that notes when anything came last, and answers nothing.

    Attributes:
        heard_at: The time of the last message, by ``time.perf_counter``; 0 before the first one.
        first: Done when the table was shown; fails when the connection ends before.
        over: Done when the connection has ended.
    """

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._head = b""
        self._is_open = False
        self._transport: asyncio.WriteTransport | None = None
        self.heard_at = 0.0
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Note the time; what comes behind the head is a message."""
        if not self._is_open:
            self._head += data
            head, end, data = self._head.partition(_END_OF_HEAD)
            self._is_open = bool(end) and b" 101 " in head.split(b"\r\n")[0]
        if self._is_open and data:
            self.heard_at = time.perf_counter()
            if not self.first.done():
                self.first.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end."""
        self.over.set_result(None)
        if not self.first.done():
            self.first.set_exception(exc or ConnectionError("the socket was not opened"))
            self.first.exception()  # told, even where nobody waits just now

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()


async def listening(person: Household, table: str) -> ListeningPage:
    """Open a page of a table that follows its actions; return it when the table is shown.

    Raises:
        OSError: Nobody listens there, or the connection ends before.
    """
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET /api/tables/{table}/socket?changes&actions HTTP/1.1\r\n"
        f"Host: 127.0.0.1:{person.port}\r\nCookie: {person.cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    _, page = await asyncio.get_running_loop().create_connection(
        lambda: ListeningPage(request.encode()),
        "127.0.0.1",
        person.port,
        local_addr=(person.address, 0),
    )
    await page.first
    return page

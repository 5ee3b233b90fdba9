"""The connections of pages: limits on their number, their messages, and a time limit for closing.

The framework opens a socket; the messages after that go past it, straight to the connection.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State

from dominium.server.common.errors import RequestError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.types import Scope

    from dominium.server.model.viewer import Person
    from dominium.server.realtime.gate import Place

MOST_OF_AN_ADDRESS: Final = 1000
MOST_OF_A_PERSON: Final = 50
# Longer than a page that reads takes to answer that its socket is closed.
SECONDS_TO_GO: Final = 15.0
SECONDS_UNTIL_FEWER: Final = 10
MOST_UNREAD: Final = 4
"""The messages of a page that may wait before its connection is read no further."""
MOST_FRAMES: Final = 256
CHANNEL: Final = "dominium.channel"
END_OF_REQUEST: Final = "dominium_end_of_request"
"""The key, in the state of a request, of what ends its place among the open requests."""


class ConnectionRegistry:
    """A counter of this process's open sockets, by address and by person, and of open requests.

    Args:
        factor: The multiple of the usual limits of sockets; 0 for no limits.
        requests: The number of requests of an address that may be open at the same time.
    """

    def __init__(self, factor: float, requests: int) -> None:
        self._factor = factor
        self._requests = requests
        self._open: Counter[str | int] = Counter()
        self._asking: Counter[str] = Counter()

    @contextmanager
    def one_request(self, address: str) -> Iterator[None]:
        """Count an open request as long as the block lasts.

        Raises:
            RequestError: ``too_many`` when there are too many already.
        """
        if self._asking[address] >= self._requests:
            raise RequestError("too_many", {"seconds": SECONDS_UNTIL_FEWER})
        self._asking[address] += 1
        try:
            yield
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address]

    @contextmanager
    def one_more(self, address: str, person: Person | None) -> Iterator[None]:
        """Count a socket as long as the block lasts.

        Raises:
            RequestError: ``too_many_pages`` when there are too many already.
        """
        most: dict[str | int, int] = {address: MOST_OF_AN_ADDRESS}
        if person is not None:
            most[person.id] = MOST_OF_A_PERSON
        for whose, number in most.items():
            if 0 < self._factor * number <= self._open[whose]:
                raise RequestError("too_many_pages")
        self._open.update(most.keys())
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            for whose in most:
                if not self._open[whose]:
                    del self._open[whose]


class PageIsGone(Exception):  # noqa: N818 - as most sockets end
    """An exception for a page that has closed its socket, or cannot be reached any more."""


class Channel(Protocol):
    """The messages of an accepted socket."""

    async def send_frame(self, frame: bytes, patience: float) -> None:
        """Send a frame; wait while the page does not read.

        Args:
            frame: The frame, as ``text_frame`` makes it; one can be sent to many pages.
            patience: The seconds to wait at most.

        Raises:
            TimeoutError: The page did not read in time.
            PageIsGone: The page has gone.
        """

    @property
    def is_ready(self) -> bool:
        """True if the page is there and reads, so that a frame need not wait."""

    def send_at_once(self, frame: bytes) -> None:
        """Send a frame to a page that is ready."""

    async def receive_text(self) -> str:
        """Return the next message of the page; of one that is no text, nothing.

        Raises:
            PageIsGone: The page has gone.
        """

    async def close(self, code: int) -> None:
        """Close the socket with a code; one that is closed already stays as it is."""


@lru_cache(MOST_FRAMES)
def text_frame(text: bytes) -> bytes:
    """Return the frame of a message from the server, ready to be sent to any number of pages."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def channel_of(scope: Scope) -> Channel:
    """Return the messages of a socket that the framework has accepted."""
    extensions: Any = scope["extensions"]
    channel: Channel = extensions[CHANNEL]
    return channel


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that is aborted some time after it was closed, whatever the page does.

    Without this a page that reads nothing, or whose machine is gone, would keep what was sent to it
    in memory until the system notices.

    Attributes:
        place: The place of the connection at the gate.
    """

    place: Place | None = None
    _heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Take what the page has sent, which shows that it is there."""
        self._heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask the page whether it is there, unless something was heard of it by itself."""
        quiet, interval = self.loop.time() - self._heard_at, self.ping_interval or 0.0
        if quiet + self.last_ping_rtt < interval:
            self.ping_timer = self.loop.call_later(interval - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(exc)
        if self.place is not None:
            self.place.leave()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; a text that is none closes the connection, without a traceback."""
        is_text = self.curr_msg_data_type == "text" and not self.close_sent
        if is_text and not _is_utf8(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            self._queue_event()

    def _queue_event(self) -> None:
        """Queue a message; stop reading only when several wait, not for each as uvicorn does."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """Send a message; a closing one does not wait until the page has read all before it."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)

    async def send_frame(self, frame: bytes, patience: float) -> None:
        """Send a frame; wait while the page does not read, but no longer than some seconds."""
        if not self.writable.is_set():
            async with asyncio.timeout(patience):
                await self.writable.wait()
        if not self._is_there:
            raise PageIsGone
        self.transport.write(frame)

    @property
    def is_ready(self) -> bool:
        """True if the page is there and reads, so that a frame need not wait."""
        return self.writable.is_set() and self._is_there

    def send_at_once(self, frame: bytes) -> None:
        """Send a frame to a page that is ready."""
        self.transport.write(frame)

    @property
    def _is_there(self) -> bool:
        is_over = self.disconnected or self.close_sent or self.transport.is_closing()
        return not is_over and self.conn.state is State.OPEN

    async def receive_text(self) -> str:
        """Return the next message of the page; of one that is no text, nothing."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise PageIsGone
        return event.get("text") or ""

    async def close(self, code: int) -> None:
        """Close the socket with a code; one that is closed already stays as it is."""
        with suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    async def run_asgi(self) -> None:
        """Serve the page, then abort the connection after a while."""
        extensions: Any = self.scope["extensions"]
        extensions[CHANNEL] = self
        await super().run_asgi()
        self.loop.call_later(SECONDS_TO_GO, self.transport.abort)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

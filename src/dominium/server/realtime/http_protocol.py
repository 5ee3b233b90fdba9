"""The protocol of a connection: HTTP whose requests must come in time, and a place at the gate."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from dominium.server.realtime.connections import SECONDS_TO_GO, SocketProtocol

if TYPE_CHECKING:
    import asyncio

    from dominium.server.common.settings import Settings
    from dominium.server.realtime.gate import Gate, Place
    from dominium.server.storage.metrics import Metrics

Part = Literal["head", "body"]
END_OF_STREAM: Final = "dominium_end_of_stream"
"""The key of the request's state for the function that ends an answer without an end."""
SECONDS_UNTIL_TRIED_AGAIN: Final = 10
MOST_HEAD_BYTES: Final = 64 * 1024
# A refusal is an answer: one that is sent before the request has come is often lost.
SECONDS_TO_REFUSE: Final = 1.0


class HttpProtocol(HttpToolsProtocol):
    """A connection that ends when its client sends or reads too slowly.

    Args:
        gate: The gate of the process.
        metrics: The counters of the process.
        settings: The settings of the process, for the deadlines.
        parts: What uvicorn gives its protocols.
    """

    def __init__(self, *, gate: Gate, metrics: Metrics, settings: Settings, **parts: Any) -> None:
        super().__init__(**parts)
        self._gate = gate
        self._metrics = metrics
        self._seconds: dict[Part, float] = {
            "head": settings.head_seconds,
            "body": settings.body_seconds,
        }
        self._send_seconds = settings.send_seconds
        self._place: Place | None = None
        self._awaited: Part | None = None
        self._is_answered = False
        self._head_bytes = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._reading_deadline: asyncio.TimerHandle | None = None
        self._last_deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, or refuse the connection when there is none."""
        super().connection_made(transport)
        self._place = self._gate.place_of(self.client[0] if self.client else "")
        if self._place is None:
            self._seconds["head"] = SECONDS_TO_REFUSE
        self._await("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(exc)
        self._await(None)
        for deadline in (self._reading_deadline, self._last_deadline):
            if deadline is not None:
                deadline.cancel()
        if self._place is not None:
            self._place.leave()

    def data_received(self, data: bytes) -> None:
        """Read on; without a place the answer is that there is no room."""
        if self._place is None:
            self._end(HTTPStatus.SERVICE_UNAVAILABLE)
        elif not self.transport.is_closing():
            if self._is_idle:
                self._await("head")
            self._head_bytes += len(data)
            super().data_received(data)
            if self._awaited == "head" and self._head_bytes > MOST_HEAD_BYTES:
                self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        """Wait for the body from now on."""
        self._is_answered = False
        self._head_bytes = 0
        self._await("body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for nothing: the request is whole."""
        self._await(None)
        super().on_message_complete()
        if self._is_idle:  # refused before all of it had come
            self._await("head")

    def on_response_complete(self) -> None:
        """Wait for the next request; it may be a while until it begins."""
        self._is_answered = self.cycle.response_complete
        super().on_response_complete()
        if self.transport.is_closing():
            self._abort_later()
        elif self._is_idle and self._place is not None:
            self._place.waits(self)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol of sockets, with its place."""
        self._await(None)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol):
            protocol.place, self._place = self._place, None
            if not protocol.handshake_initiated:  # it cannot be read, and nobody waits for it
                self.transport.write(_short_answer(HTTPStatus.BAD_REQUEST))
                self.transport.close()

    def shutdown(self) -> None:
        """Close the connection when its request is answered; end an answer without an end."""
        super().shutdown()
        if self.cycle is not None:
            end = self.cycle.scope["state"].get(END_OF_STREAM)
            if end is not None:
                end()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection on which no further request has begun."""
        self._end()

    def pause_writing(self) -> None:
        """Wait for the client to read on, but not for ever."""
        super().pause_writing()
        self._reading_deadline = self.loop.call_later(self._send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        super().resume_writing()
        if self._reading_deadline is not None:
            self._reading_deadline.cancel()

    def give_way(self) -> None:
        """Close the connection in favour of another one."""
        if self._place is not None:
            self._place.works(self)
            self._place.leave()
        self._end(HTTPStatus.SERVICE_UNAVAILABLE)

    @property
    def _is_idle(self) -> bool:
        """True if no request has begun since the last one was answered."""
        return self._is_answered and self._awaited is None and not self.pipeline

    def _await(self, part: Part | None) -> None:
        """Wait for a part of a request from now on, or for none."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._awaited = part
        if part is not None:
            self._deadline = self.loop.call_later(self._seconds[part], self._too_late)
        if self._place is not None and part is None:
            self._place.works(self)
        elif self._place is not None:
            self._place.waits(self)

    def _too_late(self) -> None:
        part = self._awaited
        if part is None:
            return
        if self.flow.read_paused:  # it is we who do not read
            self._await(part)
            return
        self._metrics.late(part)
        self._end(HTTPStatus.REQUEST_TIMEOUT)

    def _end(self, status: HTTPStatus | None = None) -> None:
        """Close the connection, with an answer if a request has begun that has none yet."""
        if self.transport.is_closing():
            return
        begun = self._awaited == "body" or (self._awaited == "head" and self.headers is not None)
        unanswered = self._awaited == "head" or not self.cycle.response_started
        if status is not None and (self._place is None or (begun and unanswered)):
            self.transport.write(_short_answer(status))
        self.transport.close()
        self._abort_later()

    def _abort_later(self) -> None:
        if self._last_deadline is None:
            self._last_deadline = self.loop.call_later(SECONDS_TO_GO, self.transport.abort)


def _short_answer(status: HTTPStatus) -> bytes:
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", "connection: close", "content-length: 0"]
    if status == HTTPStatus.SERVICE_UNAVAILABLE:
        lines.append(f"retry-after: {SECONDS_UNTIL_TRIED_AGAIN}")
    return "\r\n".join([*lines, "", ""]).encode()

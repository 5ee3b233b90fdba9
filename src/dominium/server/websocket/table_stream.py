"""The stream of a table: the messages of its socket as lines of JSON, for programs that only read.

An empty line says from time to time that the server is there.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from dominium.server.common.errors import RequestError
from dominium.server.presenters.text import refusal_text
from dominium.server.schema.tables import RefusedMessage
from dominium.server.websocket.table_news import TableNews
from dominium.server.websocket.table_socket import SECONDS_BETWEEN_DELAYED_LOOKS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from dominium.server.accounts.tokens import Token
    from dominium.server.model.viewer import Viewer
    from dominium.server.realtime.signals import Signal
    from dominium.server.services import Services

SECONDS_BETWEEN_EMPTY_LINES: Final = 20.0
_encoder = msgspec.json.Encoder()


class TableStream:
    """A program that follows a table.

    Args:
        services: The parts of the server that all streams share.
        table_id: The table followed.
        viewer: The viewer for whom all is cut.
        address: The address that limits count by.
        token: The personal token of the viewer; the stream ends when it is revoked.
    """

    def __init__(
        self,
        services: Services,
        table_id: str,
        viewer: Viewer,
        address: str,
        token: Token | None,
    ) -> None:
        self._services = services
        self._table_id = table_id
        self._viewer = viewer
        self._address = address
        self._token = token
        self._news = TableNews()
        self._written = 0
        self._delay = 0
        self._told_at = time.monotonic()
        self._signalled = asyncio.Event()
        self._is_over = False
        self._is_revoked = False

    def on_signal(self, signal: Signal) -> None:
        """Note a change at the table and wake the stream."""
        if signal.what == "talk":
            return
        if signal.is_known(self._written):
            return
        self._written = max(self._written, signal.number or 0)
        self._signalled.set()

    def end(self) -> None:
        """End the stream as soon as it can be; the server stops."""
        self._is_over = True
        self._signalled.set()

    def access_over(self) -> None:
        """Note the end of the viewer's token and wake the stream."""
        self._is_revoked = True
        self._signalled.set()

    async def lines(self, since: int | None) -> AsyncIterator[bytes]:
        """Yield the lines until the client goes away or may see no more.

        Args:
            since: The number of the last entry that the client has already, if any.
        """
        services, person = self._services, self._viewer.person
        try:
            with (
                services.connections.one_more(self._address, person),
                services.tokens.observing(self._token, self),
                services.visits.staying(person, self._address),
                services.signals.subscribed(self._table_id, self),
                services.presence.there(self._table_id, person),
            ):
                table = await services.tables.seen_by(self._table_id, self._viewer)
                self._written = max(self._written, table.number)
                self._news.resume(table, self._viewer, since)
                yield await self._line()
                while not self._is_over:
                    line = await self._next_line()
                    if line:
                        self._told_at = time.monotonic()
                        yield line
        except RequestError as refused:
            text = refusal_text(refused.code, refused.params, self._viewer.language)
            yield _encoder.encode(RefusedMessage(refused.code, refused.params, text, None)) + b"\n"

    async def _next_line(self) -> bytes:
        """Wait for a change; return its line, an empty line after a long time, or nothing."""
        seconds = self._told_at + SECONDS_BETWEEN_EMPTY_LINES - time.monotonic()
        if self._delay:
            seconds = min(seconds, SECONDS_BETWEEN_DELAYED_LOOKS)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._signalled.wait()
        self._signalled.clear()
        if self._is_over:
            return b""
        if self._is_revoked:
            raise RequestError("bad_token")
        is_quiet = time.monotonic() >= self._told_at + SECONDS_BETWEEN_EMPTY_LINES
        return await self._line() or (b"\n" if is_quiet else b"")

    async def _line(self) -> bytes:
        """Return the news as one line; nothing when there are none."""
        services = self._services
        table = await services.tables.seen_by(self._table_id, self._viewer, self._written)
        self._delay = table.seen_later
        present = await services.presence.at(self._table_id)
        message = self._news.take(table, self._viewer, present)
        return b"" if message is None else message + b"\n"

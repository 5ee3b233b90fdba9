"""The socket of a table: what was committed goes out, what a page asks for comes in.

A hint says no more than "this table may have changed". Each socket then reads the log from the
number it has sent last and cuts the news for its own viewer, so that nothing is missed or told
twice, whichever process wrote it and however many hints were lost.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from dominium.describe import LANGUAGES
from dominium.server import snapshots
from dominium.server.messages import (
    Act,
    FromPage,
    Ping,
    Pong,
    Refusal,
    SeatsChanged,
    SeatShown,
    SetLanguage,
)
from dominium.server.refusals import Refused
from dominium.server.services import channel
from dominium.server.settings import SOCKET_MESSAGE_BYTES
from dominium.server.words import refusal_text

if TYPE_CHECKING:
    from litestar import WebSocket

    from dominium.server.people import Viewer
    from dominium.server.services import Services

logger = logging.getLogger(__name__)

UNKNOWN_TABLE_CLOSE_CODE = 4404
FAILED_CLOSE_CODE = 1011
MOST_NEWS = 400

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_encoder = msgspec.json.Encoder()


class TableSocket:
    """One page that follows a table.

    Args:
        socket: The accepted connection.
        services: The parts of the server that all sockets share.
        table_id: The table followed.
        viewer: Who looks.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        table_id: str,
        viewer: Viewer,
    ) -> None:
        self._socket = socket
        self._channels = services.channels
        self._tables = services.tables
        self._presence = services.presence
        self._poll = services.settings.poll
        self._table_id = table_id
        self._viewer = viewer
        self._gone = False
        self._hinted = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()
        self._sent_number: int | None = None
        self._sent_seats: list[SeatShown] = []

    async def follow(self, since: int | None) -> None:
        """Serve the page until it goes away.

        Args:
            since: The number of the last entry the page has already, if any.
        """
        try:
            table = await self._tables.read(self._table_id)
        except Refused as refused:
            await self._refuse(refused, None)
            await self._socket.close(UNKNOWN_TABLE_CLOSE_CODE)
            return
        if since is not None and 0 < since <= table.number < since + MOST_NEWS:
            self._sent_number = since
        person = self._viewer.person
        async with self._channels.start_subscription(channel(self._table_id)) as hints:
            try:
                if person is not None:
                    await self._presence.come(self._table_id, person.id)
                async with hints.run_in_background(self._note_hint, join=False):
                    await self._serve()
            finally:
                if person is not None:
                    await self._presence.go(self._table_id, person.id)

    async def _serve(self) -> None:
        # Nothing is cancelled: whoever is in the middle of reading the log ends it first.
        follower = None
        try:
            await self._refresh(greeting=True)
            follower = asyncio.create_task(self._follow_hints())
            await self._read()
        except WebSocketDisconnect:
            pass
        except Exception as error:
            await self._fail(error)
        finally:
            self._gone = True
            self._hinted.set()
            if follower is not None:
                await follower

    async def _note_hint(self, _hint: bytes) -> None:
        self._hinted.set()

    async def _follow_hints(self) -> None:
        try:
            while not self._gone:
                with suppress(TimeoutError):  # a hint may have been lost: look without one
                    await asyncio.wait_for(self._hinted.wait(), self._poll)
                self._hinted.clear()
                if not self._gone:
                    await self._refresh()
        except WebSocketDisconnect:
            return
        except Exception as error:
            await self._fail(error)

    async def _fail(self, error: Exception) -> None:
        """Close the socket: the page comes back and reads what has happened from the log."""
        logger.error("a page of table %s could not be served", self._table_id, exc_info=error)
        if not self._gone:
            self._gone = True
            await self._socket.close(FAILED_CLOSE_CODE)

    async def _refresh(self, *, greeting: bool = False, whole: bool = False) -> None:
        """Send what the page does not have yet; a greeting or the whole table in any case."""
        async with self._one_at_a_time:
            table = await self._tables.read(self._table_id)
            present = await self._presence.at(self._table_id)
            seats = snapshots.seats_shown(table, self._viewer, present)
            if whole or self._sent_number is None:
                await self._send(snapshots.snapshot(table, self._viewer, present))
            elif greeting or table.number > self._sent_number:
                await self._send(snapshots.news(table, self._viewer, present, self._sent_number))
            elif seats != self._sent_seats:
                await self._send(SeatsChanged(seats, table.status))
            self._sent_number, self._sent_seats = table.number, seats

    async def _read(self) -> None:
        while True:
            await self._answer(await self._socket.receive_data("text"))

    async def _answer(self, data: str) -> None:
        request: str | int | None = None
        try:
            message = _decoded(data)
            match message:
                case Act():
                    request = message.request
                    await self._act(message)
                case SetLanguage():
                    await self._speak(message.language)
                case Ping():
                    await self._send(Pong())
        except Refused as refused:
            await self._refuse(refused, request)

    async def _act(self, message: Act) -> None:
        await self._tables.act(
            self._table_id,
            self._viewer.person,
            message.ply,
            message.actions,
            self._viewer.language,
        )
        await self._refresh()

    async def _speak(self, name: str) -> None:
        for language in LANGUAGES:
            if name == language:
                self._viewer = replace(self._viewer, language=language)
                return await self._refresh(whole=True)
        raise Refused("bad_message")

    async def _refuse(self, refused: Refused, request: str | int | None) -> None:
        if refused.state is not None:
            table = await self._tables.read(self._table_id)
            words = snapshots.describer(table, self._viewer)
            text = words.refusal(refused.code, refused.params, refused.state)
        else:
            text = refusal_text(refused.code, refused.params, self._viewer.language)
        await self._send(Refusal(refused.code, refused.params, text, request))

    async def _send(self, message: msgspec.Struct) -> None:
        await self._socket.send_text(_encoder.encode(message).decode())


def _decoded(data: str) -> FromPage:
    if len(data.encode()) > SOCKET_MESSAGE_BYTES:
        raise Refused("message_too_big")
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError:
        raise Refused("bad_message") from None

"""The WebSocket of a table: it sends what was committed and receives the page's commands.

A signal only names a change. Each socket then reads the table, from the number that it has
sent last, and cuts the news for its own viewer, so that nothing is lost or sent twice, whichever
process wrote it and however many signals were lost. Mostly all that is needed is in memory, and the
news are sent while the signal is heard; what has to wait is left to a task of the socket.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from dominium.describe import LANGUAGES
from dominium.server.common.errors import RequestError
from dominium.server.common.settings import SOCKET_MESSAGE_BYTES
from dominium.server.model import visibility
from dominium.server.presenters import snapshots
from dominium.server.presenters.text import refusal_text
from dominium.server.realtime.connections import PageIsGone, text_frame
from dominium.server.realtime.signals import Signal
from dominium.server.schema.tables import (
    ActCommand,
    ClientMessage,
    FollowActionsCommand,
    LookCommand,
    Ping,
    Pong,
    RefusedMessage,
    SetLanguageCommand,
)
from dominium.server.storage import DatabaseUnavailable
from dominium.server.websocket import commands
from dominium.server.websocket.table_news import TableNews

if TYPE_CHECKING:
    from dominium.describe import Length
    from dominium.server.accounts.sessions import Session
    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Viewer
    from dominium.server.realtime.connections import Channel
    from dominium.server.schema.tables import Command
    from dominium.server.services import Services

logger = logging.getLogger(__name__)

SESSION_OVER_CLOSE_CODE: Final = 4401
UNKNOWN_TABLE_CLOSE_CODE: Final = 4404
SLOW_CLOSE_CODE: Final = 4408
TOO_MANY_CLOSE_CODE: Final = 4429
FAILED_CLOSE_CODE: Final = 1011
_CLOSE_CODES: Final = {"unavailable": FAILED_CLOSE_CODE, "too_many_pages": TOO_MANY_CLOSE_CODE}
SECONDS_TO_CLOSE = 5.0
SECONDS_UNTIL_TRIED_AGAIN = 1.0
# Whoever sees a table later is looked after so often.
SECONDS_BETWEEN_DELAYED_LOOKS = 2.0
MESSAGES_AT_ONCE = 3  # of those that may come in a second

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class SlowReader(Exception):  # noqa: N818 - the page comes back and loses nothing
    """An exception for a page that did not read its messages in time."""


class SessionOver(Exception):  # noqa: N818 - the page comes back as whoever its cookie says
    """An exception for a page whose session is over."""


class TableSocket:
    """A page that follows a table.

    Args:
        channel: The messages of the accepted socket.
        services: The parts of the server that all sockets share.
        table_id: The table followed.
        viewer: The viewer of the page.
        session: The session of the viewer, if there is one.
        by_changes: True for a page that understands changes of a picture.
    """

    def __init__(
        self,
        channel: Channel,
        services: Services,
        table_id: str,
        viewer: Viewer,
        session: Session | None = None,
        *,
        by_changes: bool = False,
    ) -> None:
        self._channel = channel
        self._services = services
        self._table_id = table_id
        self._viewer = viewer
        self._session = session
        self._is_over = False
        self._patience = services.settings.send_seconds
        self._allowance = _Allowance(services.settings.messages_per_second)
        self._gone = False
        self._signalled = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()
        self._written = 0
        self._stirred = False
        self._talk_until = 0.0
        self._delay = 0
        self._news = TableNews(by_changes=by_changes)

    async def follow(self, since: int | None, heard: int = 0, address: str = "unknown") -> None:
        """Serve the page until it goes away.

        Args:
            since: The number of the last entry the page has already, if any.
            heard: The number of the last chat message that it has; 0 when it has none.
            address: The address that its socket counts for.
        """
        services, person = self._services, self._viewer.person
        try:
            await services.bans.check(person)
            with (
                services.sessions.observing(self._session, self),
                services.connections.one_more(address, person),
                services.visits.staying(person, address),
            ):
                await self._open(since, heard)
        except RequestError as refused:
            with suppress(PageIsGone, SlowReader):
                await self._refuse(refused, None)
            await self._close(_CLOSE_CODES.get(refused.code, UNKNOWN_TABLE_CLOSE_CODE))

    async def _open(self, since: int | None, heard: int) -> None:
        services = self._services
        table = await services.tables.seen_by(self._table_id, self._viewer)
        self._written = table.number
        self._news.resume(table, self._viewer, since)
        self._chat = services.chat.subscription(self._table_id, heard)
        with (
            services.signals.subscribed(self._table_id, self),
            services.metrics.sockets.track_inprogress(),
            services.presence.there(self._table_id, self._viewer.person),
        ):
            await self._serve()

    def on_signal(self, signal: Signal) -> None:
        """Note a change at the table and wake the sending task."""
        if signal.is_known(self._written):
            return
        self._written = max(self._written, signal.number or 0)
        self._stirred |= signal.what == "presence"
        if signal.what == "talk":
            self._talk_until = time.monotonic() + self._delay + SECONDS_BETWEEN_DELAYED_LOOKS
        if not self._told_at_once():
            self._signalled.set()

    def _told_at_once(self) -> bool:
        """Send the new entries if nothing has to be waited for; tell whether it is done."""
        if self._delay or self._is_over or self._gone or self._stirred or self._talk_until:
            return False
        if self._one_at_a_time.locked() or self._news.number is None or not self._channel.is_ready:
            return False
        services = self._services
        try:
            table = services.tables.known_as_seen_by(self._table_id, self._viewer, self._written)
            present = services.presence.known(self._table_id)
            if table is None or table.seen_later or present is None:
                return False
            message = self._news.take(table, self._viewer, present)
            if message is not None:
                self._channel.send_at_once(text_frame(message))
        except Exception:  # neither whoever acted nor other pages; the task meets it again
            return False
        return True

    def access_over(self) -> None:
        """Note the end of the viewer's session and wake the sending task."""
        self._is_over = True
        self._signalled.set()

    async def _serve(self) -> None:
        # Nothing is cancelled: whoever is in the middle of reading the log ends it first.
        following = None
        try:
            await self._refresh()
            await self._tell_talk()
            following = asyncio.create_task(self._follow_signals())
            await self._read()
        except PageIsGone:
            pass
        except Exception as error:
            await self._fail(error)
        finally:
            self._gone = True
            self._signalled.set()
            if following is not None:
                await following

    async def _follow_signals(self) -> None:
        try:
            while not self._gone:
                with suppress(TimeoutError):
                    async with asyncio.timeout(
                        SECONDS_BETWEEN_DELAYED_LOOKS if self._delay else None
                    ):
                        await self._signalled.wait()
                self._signalled.clear()
                self._check_session()
                if not self._gone:
                    await self._look_again()
        except PageIsGone:
            return
        except Exception as error:
            await self._fail(error)

    async def _look_again(self) -> None:
        """Send the changes; retry when the database is back, if it is away."""
        try:
            if self._lacks_news:
                self._stirred = False
                await self._refresh()
            if self._talk_until:
                self._talk_until *= time.monotonic() < self._talk_until and self._delay > 0
                await self._tell_talk()
        except DatabaseUnavailable:
            self._stirred = True
            await asyncio.sleep(SECONDS_UNTIL_TRIED_AGAIN)
            self._signalled.set()

    @property
    def _lacks_news(self) -> bool:
        """True if there may be something that the page was not sent."""
        return self._stirred or self._delay > 0 or self._written != self._news.number

    async def _fail(self, error: Exception) -> None:
        """Close the socket; the page comes back and reads from the log what it has missed."""
        if self._gone:
            return
        self._gone = True
        if isinstance(error, SlowReader):
            logger.info("a page of table %s does not read what it is sent", self._table_id)
            await self._close(SLOW_CLOSE_CODE)
        elif isinstance(error, SessionOver):
            await self._close(SESSION_OVER_CLOSE_CODE)
        elif isinstance(error, RequestError) and not isinstance(error, DatabaseUnavailable):
            # The game has begun, and strangers may not watch it.
            with suppress(PageIsGone):
                await self._refuse(error, None)
            await self._close(UNKNOWN_TABLE_CLOSE_CODE)
        else:
            logger.error("a page of table %s could not be served", self._table_id, exc_info=error)
            await self._close(FAILED_CLOSE_CODE)

    def _check_session(self) -> None:
        if self._is_over:
            raise SessionOver

    async def _close(self, code: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_CLOSE):
                await self._channel.close(code)

    async def _refresh(self, *, viewer: Viewer | None = None) -> None:
        """Send what the page lacks; to a new viewer all."""
        async with self._one_at_a_time:
            self._viewer = viewer or self._viewer
            table = await self._table()
            present = await self._services.presence.at(self._table_id)
            message = self._news.take(table, self._viewer, present, anew=viewer is not None)
            if message is not None:
                await self._send_text(message)

    async def _table(self) -> Table:
        tables = self._services.tables
        table = await tables.seen_by(self._table_id, self._viewer, self._written)
        self._delay = table.seen_later
        return table

    async def _tell_talk(self) -> None:
        async with self._one_at_a_time:
            said = await self._chat.news(await self._table(), self._viewer)
            if said is not None:
                await self._send(said)

    async def _read(self) -> None:
        while True:
            data = await self._channel.receive_text()
            self._check_session()
            if not self._allowance.take():
                # Whoever goes on all the same is read more slowly.
                await self._refuse(RequestError("too_fast"), _request_of(data))
                await asyncio.sleep(self._allowance.seconds)
            else:
                await self._answer(data)

    async def _answer(self, data: str) -> None:
        request: str | int | None = None
        try:
            message = _decoded(data)
            match message:
                case LookCommand():
                    await self._look(message.seat)
                case SetLanguageCommand():
                    await self._speak(message.language, message.length)
                case FollowActionsCommand():
                    await self._refresh(viewer=replace(self._viewer, by_actions=True))
                case Ping():
                    await self._send(Pong(self._services.build))
                case _:
                    request = message.request
                    await self._do(message)
        except RequestError as refused:
            await self._refuse(refused, request)

    async def _do(self, command: Command) -> None:
        begun, metrics = time.perf_counter(), self._services.metrics
        await commands.answer(self._services, self._table_id, self._viewer, command)
        if isinstance(command, ActCommand):
            metrics.committed(begun)
        try:
            if self._lacks_news:
                await self._refresh()
        except DatabaseUnavailable:
            # It was done: nothing is refused, and it is told as soon as it can be.
            self._stirred = True
            self._signalled.set()
        else:
            if isinstance(command, ActCommand):
                metrics.acknowledged(begun)

    async def _look(self, seat: int | None) -> None:
        claim = None
        if seat is not None:
            claim = visibility.claim_seat(await self._table(), self._viewer, seat)
        await self._refresh(viewer=replace(self._viewer, claim=claim))

    async def _speak(self, name: str, length: Length) -> None:
        for language in LANGUAGES:
            if name == language:
                viewer = replace(self._viewer, language=language, length=length)
                await self._refresh(viewer=viewer)
                return await self._tell_talk()
        raise RequestError("bad_message")

    async def _refuse(self, refused: RequestError, request: str | int | None) -> None:
        self._services.metrics.refused(refused.code)
        if refused.state is not None:
            words = snapshots.describer(await self._table(), self._viewer)
            text = words.refusal(refused.code, refused.params, refused.state)
        else:
            text = refusal_text(refused.code, refused.params, self._viewer.language)
        await self._send(RefusedMessage(refused.code, refused.params, text, request))

    async def _send(self, message: msgspec.Struct) -> None:
        await self._send_text(_encoder.encode(message))

    async def _send_text(self, text: bytes) -> None:
        try:
            await self._channel.send_frame(text_frame(text), self._patience)
        except TimeoutError:
            raise SlowReader from None


class _Allowance:
    """A rate limit for the messages of a page: a few at once, and then a number per second.

    Args:
        rate: The messages per second; 0 for no limit.
    """

    def __init__(self, rate: float) -> None:
        self.seconds = 1 / rate if rate else 0.0
        self._burst = MESSAGES_AT_ONCE * rate
        self._left = self._burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Count one more message and tell whether it is allowed now."""
        if not self.seconds:
            return True
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) / self.seconds)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def _request_of(data: str) -> str | int | None:
    """Return the request of a message that is refused unread."""
    with suppress(RequestError):
        return getattr(_decoded(data), "request", None)
    return None


def _decoded(data: str) -> ClientMessage:
    if len(data.encode()) > SOCKET_MESSAGE_BYTES:
        raise RequestError("message_too_big")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError):
        raise RequestError("bad_message") from None

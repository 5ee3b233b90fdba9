"""Signals of changes at a table, published within a process and between processes.

A signal names the change, and carries few entries that were written; everything else is read from
the database. So it may be lost or come twice; ``poller`` finds the changes whose signals were lost.
Waiting signals are sent together, and of several about the same thing only the last, with the
entries of those before it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from dominium.server.model.table import Entry

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence

logger = logging.getLogger(__name__)

CHANNEL = "dominium:hints"
RECONNECT_SECONDS = 0.5
REDIS_PATIENCE_SECONDS = 5.0

MOST_TOLD_AT_ONCE = 64
"""So many subscribers are told one after another; the next ones after what else waits."""

MOST_CARRIED_ENTRIES = 16
MOST_CARRIED_LETTERS = 2000

What = Literal["presence", "talk"]


class Signal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change at a table.

    Attributes:
        table: The table.
        number: The number of the last entry of its log, if there is a new one.
        what: The change that is no entry of the log.
        entries: The last entries of its log, where they are new and short.
    """

    table: str
    number: int | None = None
    what: What | None = None
    entries: tuple[Entry, ...] = ()

    @classmethod
    def of_entries(cls, table: str, number: int, entries: Sequence[Entry]) -> Signal:
        """Return the signal of new entries, which carries them unless they are many or long."""
        letters = sum(len(entry.text) for entry in entries)
        is_short = len(entries) <= MOST_CARRIED_ENTRIES and letters <= MOST_CARRIED_LETTERS
        return cls(table, number, entries=tuple(entries) if is_short else ())

    def after(self, earlier: Signal) -> Signal:
        """Return this signal, which takes the place of an earlier one that was not sent yet."""
        if not earlier.entries or not self.entries:
            return self
        if earlier.entries[-1].number + 1 != self.entries[0].number:
            return self
        together = Signal.of_entries(
            self.table, self.entries[-1].number, (*earlier.entries, *self.entries)
        )
        return together if together.entries else self

    def is_known(self, number: int) -> bool:
        """Tell whether it is news to nobody who knows the log up to a number, as most polls are."""
        return self.what is None and self.number is not None and self.number <= number


class _Message(msgspec.Struct):
    """A message from one process to the others."""

    process: str
    signals: list[Signal] = msgspec.field(name="hints")


class Subscriber(Protocol):
    """A part of the server that follows a table."""

    def on_signal(self, signal: Signal) -> None:
        """Handle a signal; at once, and without failing."""


class SignalBus:
    """The bus of signals between the pages of one process and the other processes.

    Args:
        backend: The carrier of messages to the other processes; None for a process alone.
    """

    def __init__(self, backend: ChannelsBackend | None) -> None:
        self._channels = ChannelsPlugin(backend, channels=[CHANNEL]) if backend else None
        self._process = secrets.token_hex(8)
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._waiting: dict[tuple[str, What | None], Signal] = {}
        self._sending: asyncio.Task[None] | None = None
        self._is_over = False
        self._heard: Callable[[Signal], None] = lambda _signal: None
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(_Message)

    def listen(self, heard: Callable[[Signal], None]) -> None:
        """Set the function that gets all signals of other processes before the subscribers do."""
        self._heard = heard

    @contextmanager
    def subscribed(self, table_id: str, subscriber: Subscriber) -> Iterator[None]:
        """Give the signals of a table to a subscriber as long as the block lasts."""
        self._subscribers[table_id].add(subscriber)
        try:
            yield
        finally:
            self._subscribers[table_id].discard(subscriber)
            if not self._subscribers[table_id]:
                del self._subscribers[table_id]

    def follows(self, table_id: str) -> bool:
        """Tell whether a table has a subscriber in this process."""
        return table_id in self._subscribers

    def tables(self) -> list[str]:
        """Return the tables that have a subscriber in this process."""
        return list(self._subscribers)

    def publish(self, signal: Signal) -> None:
        """Publish a signal, here and in the other processes."""
        self.publish_local(signal)
        if self._is_over or self._channels is None:
            return
        key = signal.table, signal.what
        earlier = self._waiting.get(key)
        self._waiting[key] = signal if earlier is None else signal.after(earlier)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send(self._channels))

    def publish_local(self, signal: Signal) -> None:
        """Publish a signal to the subscribers in this process."""
        self._tell(signal, tuple(self._subscribers.get(signal.table, ())))

    def _tell(self, signal: Signal, subscribers: Sequence[Subscriber], since: int = 0) -> None:
        until = since + MOST_TOLD_AT_ONCE
        for subscriber in subscribers[since:until]:
            subscriber.on_signal(signal)
        if until < len(subscribers):
            asyncio.get_running_loop().call_soon(self._tell, signal, subscribers, until)

    async def run(self, ending: asyncio.Event) -> None:
        """Receive the signals of the other processes until the end."""
        if self._channels is None:
            await ending.wait()
            return
        async with self._channels, self._channels.start_subscription(CHANNEL) as others:
            taking = asyncio.create_task(self._take(others.iter_events()))
            await ending.wait()
            self._is_over = True
            if self._sending is not None:
                await self._sending
            taking.cancel()

    async def _take(self, messages: AsyncGenerator[bytes, None]) -> None:
        async for message in messages:
            try:
                self._hear(self._decoder.decode(message))
            except Exception:
                logger.exception("signals of another process could not be read")

    def _hear(self, message: _Message) -> None:
        if message.process == self._process:
            return
        for signal in message.signals:
            self._heard(signal)
            self.publish_local(signal)

    async def _send(self, channels: ChannelsPlugin) -> None:
        while self._waiting:
            message = _Message(self._process, list(self._waiting.values()))
            self._waiting.clear()
            try:
                await channels.wait_published(self._encoder.encode(message), CHANNEL)
            except Exception:
                logger.exception("signals could not be told to the other processes")


class RedisBackend(ChannelsBackend):
    """A carrier of messages by Redis; while Redis is away they are lost.

    Args:
        url: The URL of Redis.
        restored: Called when messages come again after some may have been lost.
    """

    def __init__(self, url: str, restored: Callable[[], None]) -> None:
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=REDIS_PATIENCE_SECONDS,
            socket_timeout=REDIS_PATIENCE_SECONDS,
        )
        self._restored = restored
        self._wanted: set[str] = set()
        self._wants = asyncio.Event()
        self._is_away = False

    async def on_startup(self) -> None:
        """Do nothing: connections are made when they are needed."""

    async def on_shutdown(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Receive the messages of channels, from the next connection on."""
        self._wanted.update(channels)
        self._wants.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop receiving the messages of channels, from the next connection on."""
        self._wanted.difference_update(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a message to channels."""
        try:
            for channel in channels:
                await self._redis.publish(channel, data)
        except (RedisError, OSError):
            self._note_away()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield the messages of the subscribed channels as they come."""
        await self._wants.wait()
        while True:
            try:
                async for event in self._messages():
                    yield event
            except (RedisError, OSError):
                self._note_away()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def get_history(
        self,
        channel: str,  # noqa: ARG002 - named by the interface
        limit: int | None = None,  # noqa: ARG002
    ) -> list[bytes]:
        """Return nothing: the past is in the database."""
        return []

    async def _messages(self) -> AsyncGenerator[tuple[str, bytes], None]:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(*self._wanted)
            while True:
                # Without a message for a while it is asked whether Redis is still there.
                message = await subscription.get_message(timeout=REDIS_PATIENCE_SECONDS)
                if message is None:
                    await subscription.ping()
                elif message["type"] == "subscribe":
                    self._note_back()
                elif message["type"] == "message":
                    yield message["channel"].decode(), message["data"]

    def _note_away(self) -> None:
        if not self._is_away:
            self._is_away = True
            logger.warning("Redis cannot be reached: other processes hear of changes later")

    def _note_back(self) -> None:
        if self._is_away:
            self._is_away = False
            logger.info("Redis is back")
        self._restored()


def channels_backend(redis: str | None, restored: Callable[[], None]) -> ChannelsBackend | None:
    """Return the carrier of signals to other processes: Redis if it is used, otherwise none.

    Args:
        redis: The URL of Redis, if it is used.
        restored: Called when signals come again after some may have been lost.
    """
    return None if redis is None else RedisBackend(redis, restored)

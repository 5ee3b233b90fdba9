"""Hints that something happened at a table, told within a process and between processes.

A hint only says where to look: what anybody gets is read from the database. So a hint may be lost
or come twice; the slow look of ``watch`` covers what was lost. Hints that wait are sent together,
and of several about the same thing only the last.
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
from litestar.channels.backends.memory import MemoryChannelsBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterable, Iterator

logger = logging.getLogger(__name__)

CHANNEL = "dominium:hints"
RECONNECT_SECONDS = 0.5
REDIS_PATIENCE_SECONDS = 5.0

What = Literal["presence", "talk"]


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened at a table.

    Attributes:
        table: The table.
        number: The number of the last entry of its log, if there is a new one.
        what: What else has come to differ.
    """

    table: str
    number: int | None = None
    what: What | None = None


class _Message(msgspec.Struct):
    """What goes from one process to the others."""

    process: str
    hints: list[Hint]


class Follower(Protocol):
    """Whoever wants to hear of a table."""

    def hinted(self, hint: Hint) -> None:
        """Take a hint; at once, and without failing."""


class Hints:
    """The hints of one process to its own pages and to the other processes.

    Args:
        backend: Carries messages to the other processes.
    """

    def __init__(self, backend: ChannelsBackend) -> None:
        self._channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self._process = secrets.token_hex(8)
        self._followers: defaultdict[str, set[Follower]] = defaultdict(set)
        self._waiting: dict[tuple[str, What | None], Hint] = {}
        self._sending: asyncio.Task[None] | None = None
        self._is_over = False
        self._heard: Callable[[Hint], None] = lambda _hint: None
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(_Message)

    def listen(self, heard: Callable[[Hint], None]) -> None:
        """Let somebody take every hint of the other processes before the followers do."""
        self._heard = heard

    @contextmanager
    def followed(self, table_id: str, follower: Follower) -> Iterator[None]:
        """Give hints about a table to a follower as long as the block lasts."""
        self._followers[table_id].add(follower)
        try:
            yield
        finally:
            self._followers[table_id].discard(follower)
            if not self._followers[table_id]:
                del self._followers[table_id]

    def tables(self) -> list[str]:
        """The tables that somebody follows in this process."""
        return list(self._followers)

    def tell(self, hint: Hint) -> None:
        """Tell everybody, here and in the other processes."""
        self.tell_here(hint)
        if self._is_over:
            return
        self._waiting[hint.table, hint.what] = hint
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    def tell_here(self, hint: Hint) -> None:
        """Tell those who follow the table in this process."""
        for follower in tuple(self._followers.get(hint.table, ())):
            follower.hinted(hint)

    async def run(self, ending: asyncio.Event) -> None:
        """Take the hints of the other processes until the end."""
        async with self._channels, self._channels.start_subscription(CHANNEL) as subscriber:
            taking = asyncio.create_task(self._take(subscriber.iter_events()))
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
                logger.exception("hints of another process could not be read")

    def _hear(self, message: _Message) -> None:
        if message.process == self._process:
            return
        for hint in message.hints:
            self._heard(hint)
            self.tell_here(hint)

    async def _send(self) -> None:
        while self._waiting:
            message = _Message(self._process, list(self._waiting.values()))
            self._waiting.clear()
            try:
                await self._channels.wait_published(self._encoder.encode(message), CHANNEL)
            except Exception:
                logger.exception("hints could not be told to the other processes")


class RedisBackend(ChannelsBackend):
    """Carries messages by Redis; where Redis is away they are lost, until it is back.

    Args:
        url: Where Redis is.
        restored: Told when messages come again after some may have been lost.
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
        """Connections are made when they are needed."""

    async def on_shutdown(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Take the messages of channels, from the next connection on."""
        self._wanted.update(channels)
        self._wants.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Take the messages of channels no longer, from the next connection on."""
        self._wanted.difference_update(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a message to channels."""
        try:
            for channel in channels:
                await self._redis.publish(channel, data)
        except (RedisError, OSError):
            self._note_away()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """The messages of the subscribed channels as they come."""
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
        """Nothing: what was is in the database."""
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


def channels_backend(redis: str | None, restored: Callable[[], None]) -> ChannelsBackend:
    """What carries hints: Redis where there is one, otherwise nothing leaves the process.

    Args:
        redis: Where Redis is.
        restored: Told when hints come again after some may have been lost.
    """
    return MemoryChannelsBackend() if redis is None else RedisBackend(redis, restored)

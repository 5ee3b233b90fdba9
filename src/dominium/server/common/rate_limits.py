"""The rate limits of an address: token buckets, refilled as time goes by."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from dominium.server.common.errors import RequestError

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

logger = logging.getLogger(__name__)

What = Literal[
    "requests",
    "sockets",
    "people",
    "tables",
    "logins",
    "guesses",
    "slow_logins",
    "mails",
    "reports",
    "coach",
    "pictures",
]

# Forgotten as soon as they are full again; beyond this many the full ones are looked for.
MOST_BUCKETS = 20_000
SECONDS_ALONE = 10.0
PATIENCE_SECONDS = 1.0
_ROUNDING = 1e-6
_REFUSALS: Final[Mapping[What, str]] = {"guesses": "too_many_guesses"}


@dataclass(frozen=True, slots=True)
class Rate:
    """The size of a bucket and the speed at which it fills.

    Attributes:
        burst: The greatest number of tokens taken at once.
        seconds: The time in which one token is added.
    """

    burst: int
    seconds: float


RATES: Final[Mapping[What, Rate]] = {
    "requests": Rate(3000, 0.01),  # a club behind one address opens its pages at the same moment
    "sockets": Rate(600, 0.1),
    "people": Rate(120, 20.0),
    "tables": Rate(120, 20.0),
    "logins": Rate(30, 20.0),
    "guesses": Rate(30, 120.0),
    "slow_logins": Rate(60, 4.0),
    "mails": Rate(5, 600.0),
    "reports": Rate(20, 60.0),
    "coach": Rate(120, 2.0),
    "pictures": Rate(120, 2.0),
}


class Buckets(Protocol):
    """A store of the levels of buckets."""

    async def take(self, key: str, rate: Rate, count: int = 1) -> float:
        """Take tokens, all or none.

        Args:
            key: The name of the bucket.
            rate: Its size and the speed at which it fills.
            count: The number of tokens.

        Returns:
            0 when they were taken, otherwise the seconds until there are enough.
        """


class LocalBuckets:
    """The buckets of one process, each stored as the moment when it is full again."""

    def __init__(self) -> None:
        self._full_at: dict[str, float] = {}

    async def take(self, key: str, rate: Rate, count: int = 1) -> float:
        """Take tokens; see ``Buckets``."""
        now = time.monotonic()
        full_at = max(now, self._full_at.get(key, now)) + rate.seconds * count
        wait = full_at - now - rate.burst * rate.seconds
        if wait > _ROUNDING:
            return wait
        if len(self._full_at) >= MOST_BUCKETS:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
        self._full_at[key] = full_at
        return 0.0


class SharedBuckets:
    """The buckets of all processes, in Redis; while it cannot be reached, each has its own.

    Args:
        url: The URL of Redis.
    """

    _TAKE = """
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local full_at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now))
    full_at = full_at + ARGV[2] * ARGV[3]
    local wait = full_at - now - ARGV[1] * ARGV[2]
    if wait > 0 then return wait end
    redis.call('SET', KEYS[1], full_at, 'PX', math.max(1, full_at - now))
    return 0
    """

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url, socket_timeout=PATIENCE_SECONDS, socket_connect_timeout=PATIENCE_SECONDS
        )
        self._script = self._redis.register_script(self._TAKE)
        self._own = LocalBuckets()
        self._alone_until = 0.0

    async def take(self, key: str, rate: Rate, count: int = 1) -> float:
        """Take tokens; see ``Buckets``."""
        if time.monotonic() < self._alone_until:
            return await self._own.take(key, rate, count)
        milliseconds = max(1, round(rate.seconds * 1000))
        try:
            wait = await self._script([f"dominium:limit:{key}"], [rate.burst, milliseconds, count])
        except (RedisError, OSError):
            # Nobody waits for a Redis that hangs, and the log is not filled with it.
            logger.warning("Redis cannot be reached: limits are counted in this process")
            self._alone_until = time.monotonic() + SECONDS_ALONE
            return await self._own.take(key, rate, count)
        return float(wait) / 1000

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()


class RateLimits:
    """The rate limits of addresses and logins.

    Args:
        factor: The multiple of the usual limits; 0 for no limits.
        redis: The URL of the Redis that processes share; None to count in this process.
    """

    def __init__(self, factor: float = 1.0, redis: str | None = None) -> None:
        self._factor = factor
        self._common = SharedBuckets(redis) if redis else None
        self._buckets: Buckets = self._common or LocalBuckets()

    async def take(self, what: What, whose: str, count: int = 1) -> None:
        """Count an action against its limit.

        Args:
            what: The kind of action.
            whose: The address, or another key that is counted by.
            count: The number of tokens; more than ever fit into the bucket need it full.

        Raises:
            RequestError: ``too_many``, with the seconds to wait.
        """
        wait = await self._wait(what, whose, count)
        if wait > 0:
            raise RequestError(_REFUSALS.get(what, "too_many"), {"seconds": ceil(wait)})

    async def slow_down(self, what: What, whose: str) -> None:
        """Count an action against a limit that delays and never refuses.

        Whoever comes too often waits for no longer than one token needs, so that nobody can make
        somebody else wait for long.

        Args:
            what: The kind of action.
            whose: The key that is counted by.
        """
        wait = await self._wait(what, whose)
        if wait > 0:
            await asyncio.sleep(wait)
            await self._wait(what, whose)

    async def _wait(self, what: What, whose: str, count: int = 1) -> float:
        """Take tokens; return 0, or the seconds until there are enough."""
        if self._factor <= 0:
            return 0.0
        rate = RATES[what]
        rate = Rate(max(1, round(rate.burst * self._factor)), rate.seconds / self._factor)
        return await self._buckets.take(f"{what}:{whose}", rate, min(count, rate.burst))

    async def close(self) -> None:
        """Close the connections to Redis."""
        if self._common is not None:
            await self._common.close()


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address that limits count by: of IPv6 the network, in which one has many.

    The server has already replaced it by the one that a trusted proxy names.
    """
    return counted_address(connection.client.host if connection.client else "")


def counted_address(host: str) -> str:
    """Return what limits count an address by: itself, or its network of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return "unknown"
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed[:8] + bytes(8), 64)))

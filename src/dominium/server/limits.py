"""How often one address may do something: a bucket of tokens each, refilled as time goes by."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from dominium.server.refusals import Refused

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

logger = logging.getLogger(__name__)

What = Literal["requests", "sockets", "people", "tables", "logins", "guesses", "coach"]

# Forgotten as soon as they are full again; beyond this many the full ones are looked for.
MOST_BUCKETS = 20_000
SECONDS_ALONE = 10.0
_ROUNDING = 1e-6


@dataclass(frozen=True, slots=True)
class Rate:
    """How large a bucket is and how fast it fills.

    Attributes:
        burst: How many may be taken at once.
        seconds: The time after which there is one more.
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
    "coach": Rate(120, 2.0),
}


class Buckets(Protocol):
    """Where the levels of buckets are kept."""

    async def take(self, key: str, rate: Rate, count: int = 1) -> float:
        """Take tokens, all or none.

        Args:
            key: Which bucket.
            rate: How large it is and how fast it fills.
            count: How many tokens.

        Returns:
            0 when there were so many, otherwise the seconds until there are.
        """


class OwnBuckets:
    """The buckets of one process: for each the moment when it is full again."""

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


class CommonBuckets:
    """The buckets of all processes in Redis; while it cannot be reached, each has its own.

    Args:
        url: Where Redis is.
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
        self._redis = Redis.from_url(url, socket_timeout=1.0, socket_connect_timeout=1.0)
        self._script = self._redis.register_script(self._TAKE)
        self._own = OwnBuckets()
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


class Limits:
    """What one address may do.

    Args:
        factor: How many times as much as usual; 0 for as much as it likes.
        redis: Where the processes count together, if they do.
    """

    def __init__(self, factor: float = 1.0, redis: str | None = None) -> None:
        self._factor = factor
        self._common = CommonBuckets(redis) if redis else None
        self._buckets: Buckets = self._common or OwnBuckets()

    async def take(self, what: What, whose: str, count: int = 1) -> None:
        """Count that somebody does something.

        Args:
            what: What it is.
            whose: The address, or what else is counted by.
            count: How many times at once; more than ever fit into the bucket need it full.

        Raises:
            Refused: ``too_many``, with the seconds to wait.
        """
        if self._factor <= 0:
            return
        rate = RATES[what]
        rate = Rate(max(1, round(rate.burst * self._factor)), rate.seconds / self._factor)
        wait = await self._buckets.take(f"{what}:{whose}", rate, min(count, rate.burst))
        if wait > 0:
            raise Refused("too_many", {"seconds": ceil(wait)})

    async def close(self) -> None:
        """Let go of Redis."""
        if self._common is not None:
            await self._common.close()


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address by which is counted: of IPv6 the network, in which one has any number.

    What a proxy says of it has been taken over by the server where the proxy is a trusted one.
    """
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return "unknown"
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed[:8] + bytes(8), 64)))

"""The gate of a process: how many connections there may be, of one address and in all.

A connection waits while its client has not sent a whole request, and works while the server answers
or a page follows a table. Where there is no room for one more, the one that has waited longest
gives way: whoever holds a thousand half requests keeps out only his own.
"""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Literal, Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from dominium.server.common.rate_limits import counted_address
from dominium.server.common.seldom import Seldom

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.storage.metrics import Metrics

logger = logging.getLogger(__name__)

Limit = Literal["address", "all"]


class Waiting(Protocol):
    """A connection that may have to give way."""

    def give_way(self) -> None:
        """Close, and leave the gate."""


class Gate:
    """The connections of one process.

    Args:
        in_all: The number of connections at the same time.
        of_address: The number of one address; half of all at most.
        proxies: The addresses of proxies, behind which there are many people.
        metrics: The counters of the process.
    """

    def __init__(
        self, in_all: int, of_address: int, proxies: Sequence[str], metrics: Metrics
    ) -> None:
        self._in_all = in_all
        self._of_address = max(1, min(of_address, in_all // 2))
        self._proxies = ProxyHeadersMiddleware(_nothing, list(proxies)).trusted_hosts
        self._metrics = metrics
        self._seldom = Seldom()
        self._open: Counter[str] = Counter()
        self._waiting: dict[str, dict[Waiting, None]] = {}
        self._number = 0

    def place_of(self, host: str) -> Place | None:
        """Return a place for one more connection; None when all others are at work.

        Args:
            host: The address of its peer, which may be a proxy.
        """
        address = counted_address(host)
        crowded = self._open[address] >= self._of_address and host not in self._proxies
        if crowded and not self._make_room("address", address):
            return None
        if self._number >= self._in_all and not self._make_room("all", self._busiest()):
            return None
        return Place(self, address)

    def enter(self, address: str) -> None:
        """Count a connection of an address."""
        self._number += 1
        self._open[address] += 1
        self._metrics.connections.set(self._number)

    def leave(self, address: str) -> None:
        """Count a connection of an address no longer."""
        self._number -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
        self._metrics.connections.set(self._number)

    def waits(self, address: str, connection: Waiting) -> None:
        """Note that a connection waits for its client, from now on."""
        self._waiting.setdefault(address, {})[connection] = None

    def works(self, address: str, connection: Waiting) -> None:
        """Note that a connection is at work, or gone."""
        waiting = self._waiting.get(address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._waiting.pop(address, None)

    def _make_room(self, limit: Limit, address: str | None) -> bool:
        """Let the connection give way that has waited longest at an address; if there is one."""
        self._metrics.turned_away(limit)
        left_out = self._seldom.due(limit)
        if left_out is not None:
            most = self._of_address if limit == "address" else self._in_all
            whose = "of one address" if limit == "address" else "in all"
            logger.warning(
                "no room for more than %d connections %s; %d more were turned away since last told",
                *(most, whose, left_out),
            )
        longest = next(iter(self._waiting.get(address or "", ())), None)
        if longest is None:
            return False
        longest.give_way()
        return True

    def _busiest(self) -> str | None:
        """Return the address of which most connections wait."""
        return max(self._waiting, key=lambda address: len(self._waiting[address]), default=None)


class Place:
    """The place of a connection at the gate, from now until it leaves.

    Args:
        gate: The gate.
        address: The address that it is counted by.
    """

    def __init__(self, gate: Gate, address: str) -> None:
        self._gate = gate
        self._address = address
        self._is_left = False
        gate.enter(address)

    def waits(self, connection: Waiting) -> None:
        """Note that the connection waits for its client; it may have to give way."""
        if not self._is_left:
            self._gate.waits(self._address, connection)

    def works(self, connection: Waiting) -> None:
        """Note that the connection is at work."""
        self._gate.works(self._address, connection)

    def leave(self) -> None:
        """Give the place back; a second time does nothing."""
        if not self._is_left:
            self._is_left = True
            self._gate.leave(self._address)


async def _nothing(*_connection: object) -> None:
    """Serve nothing: uvicorn tells by what it is wrapped around whom it trusts."""

"""The poller, which finds changes at followed tables and sessions whose signals were lost."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from dominium.server.realtime.signals import Signal

if TYPE_CHECKING:
    from collections.abc import Collection

    from dominium.server.accounts.sessions import Sessions
    from dominium.server.accounts.tokens import Tokens
    from dominium.server.realtime.presence import Presence
    from dominium.server.realtime.signals import SignalBus
    from dominium.server.storage import Database

logger = logging.getLogger(__name__)

NOTHING_SAID: Final = (-1, 0)
"""The number of the last message, and how many are hidden, where nobody has looked yet."""


class Poller:
    """A poller of the database, once for all pages of a process.

    Args:
        database: The database.
        signals: The tables that are followed, and the bus for the changes found.
        presence: The people who have them open.
        accesses: The sessions and tokens by which they are followed.
        seconds: The time between two polls.
    """

    def __init__(
        self,
        database: Database,
        signals: SignalBus,
        presence: Presence,
        accesses: tuple[Sessions, Tokens],
        seconds: float,
    ) -> None:
        self._database = database
        self._signals = signals
        self._presence = presence
        self._accesses = accesses
        self._seconds = seconds
        self._soon = asyncio.Event()
        self._said: dict[str, tuple[int, int]] = {}

    def poll_soon(self) -> None:
        """Poll at once: something may have been missed."""
        self._soon.set()

    async def run(self, ending: asyncio.Event) -> None:
        """Poll until the end."""
        while not ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), self._seconds)
            self._soon.clear()
            try:
                await self._poll()
            except Exception:
                logger.exception("the tables that are followed could not be looked at")

    async def _poll(self) -> None:
        for access in self._accesses:
            await access.look()
        tables = self._signals.tables()
        self._said = {table: self._said.get(table, NOTHING_SAID) for table in tables}
        found = [
            *await self._written(tables),
            *await self._heard(tables),
            *await self._came_or_went(tables),
        ]
        for signal in found:
            self._signals.publish_local(signal)

    async def _written(self, tables: Collection[str]) -> list[Signal]:
        rows = await self._database.look_up(_NUMBER, [(table,) for table in tables])
        return [Signal(table, number) for table, number in rows]

    async def _heard(self, tables: Collection[str]) -> list[Signal]:
        rows = await self._database.look_up(_SAID, [(table,) for table in tables])
        said = {table: (number, hidden) for table, number, hidden in rows}
        new = [table for table in said if said[table] > self._said.get(table, NOTHING_SAID)]
        self._said |= said
        return [Signal(table, what="talk") for table in new]

    async def _came_or_went(self, tables: Collection[str]) -> list[Signal]:
        return [Signal(table, what="presence") for table in await self._presence.look(tables)]


_NUMBER = "SELECT id, number FROM game_table WHERE id = ?"
_SAID = (
    "SELECT table_id, max(number), count(CASE WHEN kind = 'hidden' THEN 1 END)"
    " FROM message WHERE table_id = ? GROUP BY table_id"
)

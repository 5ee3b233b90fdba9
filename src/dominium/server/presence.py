"""Who has which table open, told by rows that every process can read and that expire."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, or_, select

from dominium.server import clock
from dominium.server.storage import PresenceRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from dominium.server.storage import Database

logger = logging.getLogger(__name__)

LASTS = 45.0
RENEWED_EVERY = 15.0


class Presence:
    """The people whose pages this process serves, and those of the others.

    Args:
        database: Where the rows are kept.
        changed: Called with the table when somebody came or went.
        renewed_every: Seconds between two renewals of the rows.
    """

    def __init__(
        self,
        database: Database,
        changed: Callable[[str], None],
        renewed_every: float = RENEWED_EVERY,
    ) -> None:
        self._database = database
        self._changed = changed
        self._renewed_every = renewed_every
        self._process = secrets.token_hex(8)
        self._ending = asyncio.Event()
        self._pages: Counter[tuple[str, int]] = Counter()

    async def at(self, table_id: str) -> frozenset[int]:
        """The people who have a table open."""
        query = select(PresenceRow.person_id).where(
            PresenceRow.table_id == table_id, PresenceRow.until > clock.now()
        )
        async with self._database.read() as connection:
            return frozenset((await connection.scalars(query)).all())

    async def come(self, table_id: str, person: int) -> None:
        """Somebody opened a page of a table."""
        self._pages[table_id, person] += 1
        if self._pages[table_id, person] == 1:
            await self._write(table_id, person, here=True)

    async def go(self, table_id: str, person: int) -> None:
        """Somebody closed a page of a table."""
        self._pages[table_id, person] -= 1
        if self._pages[table_id, person] == 0:
            del self._pages[table_id, person]
            await self._write(table_id, person, here=False)

    def end(self) -> None:
        """Let ``run`` come to its end."""
        self._ending.set()

    async def run(self) -> None:
        """Keep the rows of this process from expiring until ``end``, then take them back."""
        while not self._ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), self._renewed_every)
            try:
                await self._renew()
            except Exception:
                logger.exception("who is present could not be written; tried again later")

    async def _renew(self) -> None:
        """Write the rows of this process anew, whatever became of them; none when it ends."""
        own, now = PresenceRow.process == self._process, clock.now()
        async with self._database.write() as connection:
            await connection.execute(delete(PresenceRow).where(or_(own, PresenceRow.until < now)))
            if self._pages and not self._ending.is_set():
                rows = [self._row(*page, now) for page in self._pages]
                await connection.execute(insert(PresenceRow), rows)

    async def _write(self, table_id: str, person: int, *, here: bool) -> None:
        async with self._database.write() as connection:
            await connection.execute(
                delete(PresenceRow).where(
                    PresenceRow.table_id == table_id,
                    PresenceRow.person_id == person,
                    PresenceRow.process == self._process,
                )
            )
            if here:
                row = self._row(table_id, person, clock.now())
                await connection.execute(insert(PresenceRow), [row])
        self._changed(table_id)

    def _row(self, table_id: str, person: int, now: int) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "person_id": person,
            "process": self._process,
            "until": now + int(LASTS * 1000),
        }

"""The visits of people: who is here now, and from which address.

Somebody is here who has a table open, or who looked at the lobby or opened a table a short time
ago. That is stored for all processes in rows that expire; of an address only a keyed hash.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, select, text

from dominium.server.common import clock
from dominium.server.common.coalescing import Coalescer
from dominium.server.storage import DatabaseUnavailable, VisitRow
from dominium.server.storage.owners import is_bot
from dominium.server.storage.server_keys import VISIT_KEY, KeyedHash

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from dominium.server.model.viewer import Person
    from dominium.server.storage import Database

logger = logging.getLogger(__name__)

RENEWED_EVERY: Final = 15.0
# A visit is written again long before it expires, but not with every request.
WRITES_IN_A_VISIT: Final = 3

Visitor = tuple[int, str]


class _Noted(NamedTuple):
    """The address that was written for a person, and when."""

    address: str
    at: int


class Visits:
    """The people who are here now.

    Args:
        database: The database of the rows.
        lasts: Seconds for which somebody is here after the last sign of them.
    """

    def __init__(self, database: Database, lasts: float) -> None:
        self._database = database
        self._lasts = int(lasts * 1000)
        self._rest = self._lasts // WRITES_IN_A_VISIT
        self._address_hash = KeyedHash(database, VISIT_KEY)
        self._staying: Counter[Visitor] = Counter()
        self._noted: dict[int, _Noted] = {}
        self._writing: Coalescer[Visitor, None] = Coalescer(self._write)
        self._ending = asyncio.Event()

    @property
    def since(self) -> int:
        """The moment since which a sign of somebody counts, in milliseconds since 1970."""
        return clock.now() - self._lasts

    async def note(self, person: Person | None, address: str) -> None:
        """Store that somebody is here; where that fails, it is left for the next time."""
        if person is not None and self._is_due((person.id, address)):
            with suppress(DatabaseUnavailable):
                await self._writing.get((person.id, address))

    @contextmanager
    def staying(self, person: Person | None, address: str) -> Iterator[None]:
        """Count somebody as here as long as the block lasts."""
        if person is None:
            yield
            return
        visitor = (person.id, address)
        self._staying[visitor] += 1
        try:
            yield
        finally:
            self._staying[visitor] -= 1
            if not self._staying[visitor]:
                del self._staying[visitor]

    async def count(self) -> int:
        """Count the people who are here now, in all processes; bots are none."""
        query = select(func.count()).where(
            VisitRow.seen_at >= self.since, ~is_bot(VisitRow.person_id)
        )
        async with self._database.read() as connection:
            return await connection.scalar(query) or 0

    def end(self) -> None:
        """Make ``run`` end."""
        self._ending.set()

    async def run(self) -> None:
        """Renew the visits of those who stay, and delete what has expired, until ``end``."""
        seconds = min(RENEWED_EVERY, self._rest / 1000)
        while not self._ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), seconds)
            try:
                await self._renew()
            except Exception:
                logger.exception("who is here could not be written; tried again later")

    async def _renew(self) -> None:
        since = self.since
        self._noted = {who: noted for who, noted in self._noted.items() if noted.at >= since}
        await self._write([visitor for visitor in self._staying if self._is_due(visitor)])
        async with self._database.write() as connection:
            await connection.execute(delete(VisitRow).where(VisitRow.seen_at < since))

    def _is_due(self, visitor: Visitor) -> bool:
        person, address = visitor
        noted = self._noted.get(person)
        return noted is None or noted.address != address or noted.at + self._rest <= clock.now()

    async def _write(self, visitors: Collection[Visitor]) -> Mapping[Visitor, None]:
        """Write visits, of each person one; in order, so that processes wait for each other."""
        now, addresses = clock.now(), dict(sorted(visitors))
        rows = [
            {"person_id": person, "address": await self._address_hash.of(address), "seen_at": now}
            for person, address in addresses.items()
        ]
        if rows:
            async with self._database.write() as connection:
                await connection.execute(_NOTE, rows)
        self._noted |= {person: _Noted(address, now) for person, address in addresses.items()}
        return {}


_NOTE = text(
    "INSERT INTO visit (person_id, address, seen_at) VALUES (:person_id, :address, :seen_at)"
    " ON CONFLICT (person_id) DO UPDATE SET address = excluded.address, seen_at = excluded.seen_at"
)

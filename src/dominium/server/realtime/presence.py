"""The presence of people: who has which table open.

Each process knows its own pages. For the others it writes rows that expire; they are read
with the first question about a table, and again after a signal or by the poller.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, delete, text, update

from dominium.server.common import clock
from dominium.server.common.coalescing import Coalescer
from dominium.server.storage import PresenceRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from dominium.server.model.viewer import Person
    from dominium.server.storage import Database

logger = logging.getLogger(__name__)

LASTS = 45.0
RENEWED_EVERY = 15.0
MOST_REMEMBERED = 20_000

Page = tuple[str, int]
Row = dict[str, Any]


class _Others(NamedTuple):
    """The people who have a table open by other processes, and how long that is valid."""

    people: frozenset[int]
    until: float


class Presence:
    """The presence of people on pages of this process and of others.

    Args:
        database: The database of the rows.
        changed: Called with the table when somebody came or went in this process.
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
        self._one_writer = asyncio.Lock()
        self._pages: dict[str, Counter[int]] = {}
        self._to_write: set[Page] = set()
        self._writing: asyncio.Task[None] | None = None
        self._others: OrderedDict[str, _Others] = OrderedDict()
        self._reading = Coalescer(self._read)

    async def at(self, table_id: str) -> frozenset[int]:
        """Return the people who have a table open."""
        known = self.known(table_id)
        if known is not None:
            return known
        people = await self._reading.get(table_id) or frozenset()
        return people.union(self._pages.get(table_id, ()))

    def known(self, table_id: str) -> frozenset[int] | None:
        """Return the people who have a table open; None if that has to be read."""
        others = self._others.get(table_id)
        if others is None or others.until < time.monotonic():
            return None
        return others.people.union(self._pages.get(table_id, ()))

    def come(self, table_id: str, person: int) -> None:
        """Count a page of a table that somebody opened."""
        pages = self._pages.setdefault(table_id, Counter())
        pages[person] += 1
        if pages[person] == 1:
            self._note(table_id, person)

    def go(self, table_id: str, person: int) -> None:
        """Count a page of a table that somebody closed."""
        pages = self._pages[table_id]
        pages[person] -= 1
        if pages[person] == 0:
            del pages[person]
            if not pages:
                del self._pages[table_id]
            self._note(table_id, person)

    @contextmanager
    def there(self, table_id: str, person: Person | None) -> Iterator[None]:
        """Count a page of a table as open as long as the block lasts."""
        if person is None:
            yield
            return
        self.come(table_id, person.id)
        try:
            yield
        finally:
            self.go(table_id, person.id)

    def forget_others(self, table_id: str) -> None:
        """Invalidate the presence in other processes, so that it is read again when needed."""
        self._others.pop(table_id, None)

    async def look(self, tables: Collection[str]) -> list[str]:
        """Read again who is at tables; return those where somebody came or went elsewhere."""
        before = {table: self._others[table].people for table in tables if table in self._others}
        now = await self._read(tables)
        return [table for table, people in now.items() if people != before.get(table, people)]

    def end(self) -> None:
        """Make ``run`` end."""
        self._ending.set()

    async def run(self) -> None:
        """Renew the rows of this process until ``end``, then delete them."""
        while not self._ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), self._renewed_every)
            try:
                await self._renew()
            except Exception:
                logger.exception("who is present could not be written; tried again later")

    def _note(self, table_id: str, person: int) -> None:
        """Schedule the writing of somebody's row, together with those of others."""
        self._to_write.add((table_id, person))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        while self._to_write and not self._ending.is_set():
            pages, self._to_write = self._to_write, set()
            try:
                async with self._one_writer:
                    await self._write(pages)
            except Exception:
                logger.exception("who is present could not be written; tried again later")
            for table_id in {table_id for table_id, _ in pages}:
                self._changed(table_id)

    async def _write(self, pages: Iterable[Page]) -> None:
        gone = [{"of_table": table_id, "of_person": person} for table_id, person in pages]
        here = self._rows(page for page in pages if self._is_here(*page))
        async with self._database.write() as connection:
            await connection.execute(_END.where(PresenceRow.process == self._process), gone)
            if here:
                await connection.execute(_COME, here)

    async def _renew(self) -> None:
        """Extend the rows of this process, or write lost ones again; delete them when it ends."""
        own, now = PresenceRow.process == self._process, clock.now()
        async with self._one_writer, self._database.write() as connection:
            await connection.execute(delete(PresenceRow).where(PresenceRow.until < now))
            rows = [] if self._ending.is_set() else self._rows(self._all_pages())
            lasting = update(PresenceRow).where(own).values(until=_until(now))
            if rows and (await connection.execute(lasting)).rowcount == len(rows):
                return
            await connection.execute(delete(PresenceRow).where(own))
            if rows:
                await connection.execute(_COME, rows)

    async def _read(self, tables: Collection[str]) -> dict[str, frozenset[int]]:
        found: dict[str, set[int]] = {table: set() for table in tables}
        now = clock.now()
        keys = [(table, self._process, now) for table in tables]
        for table, person in await self._database.look_up(_OTHERS, keys):
            found[table].add(person)
        until = time.monotonic() + self._renewed_every
        for table, people in found.items():
            self._others[table] = _Others(frozenset(people), until)
            self._others.move_to_end(table)
        while len(self._others) > MOST_REMEMBERED:
            self._others.popitem(last=False)
        return {table: frozenset(people) for table, people in found.items()}

    def _is_here(self, table_id: str, person: int) -> bool:
        return person in self._pages.get(table_id, ())

    def _all_pages(self) -> Iterable[Page]:
        return [(table_id, person) for table_id, people in self._pages.items() for person in people]

    def _rows(self, pages: Iterable[Page]) -> list[Row]:
        until = _until(clock.now())
        return [
            {"table_id": table_id, "person_id": person, "process": self._process, "until": until}
            for table_id, person in pages
        ]


_OTHERS = (
    "SELECT table_id, person_id FROM presence WHERE table_id = ? AND process <> ? AND until > ?"
)
# Where a table has been cleared away meanwhile, nobody is present, and the other rows count.
_COME = text(
    "INSERT INTO presence (table_id, person_id, process, until)"
    " SELECT id, CAST(:person_id AS INTEGER), CAST(:process AS VARCHAR(16)),"
    " CAST(:until AS BIGINT) FROM game_table WHERE id = :table_id"
)
_END = delete(PresenceRow).where(
    PresenceRow.table_id == bindparam("of_table"), PresenceRow.person_id == bindparam("of_person")
)


def _until(now: int) -> int:
    return now + int(LASTS * 1000)

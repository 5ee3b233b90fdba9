"""The event store: the append-only logs of tables, with a cache of the tables."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import func, or_, select

from dominium import IllegalAction
from dominium.server.common import clock
from dominium.server.common.coalescing import Coalescer
from dominium.server.model.table import Entry, Table
from dominium.server.storage.appending import AppendStep
from dominium.server.storage.commits import CommitBatcher, VersionConflict
from dominium.server.storage.failures import is_taken
from dominium.server.storage.models import SeatRow, TableRow
from dominium.server.storage.open_tables import open_tables_query
from dominium.server.storage.queries import OutdatedTable, read_tables
from dominium.server.storage.table_cache import TableCache

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from sqlalchemy import Row, Select

    from dominium.server.model.table import Seat
    from dominium.server.model.table_settings import Pace
    from dominium.server.storage.database import Database
    from dominium.server.storage.open_tables import OpenTablesShown

LISTED_TABLES = 50


def _nobody(_number: int) -> None:
    """Ignore the number."""


class EventStore:
    """The store of entries: the logs of all tables.

    A table is rebuilt from its entries; those used last are cached.

    Args:
        database: The database of the logs.
        pace: The delays of jobs after an entry.
        signal: Called with table, number and new entries after each commit.
        due: Called after a commit with the earliest time of the jobs it changed, in milliseconds.
        counted: Called after a commit with the number of changes that it wrote.
        commit_seconds: The least time between two commits, in seconds.
    """

    def __init__(
        self,
        database: Database,
        pace: Pace,
        signal: Callable[[str, int, Sequence[Entry]], None],
        *,
        due: Callable[[int], None] = _nobody,
        counted: Callable[[int], None] = _nobody,
        commit_seconds: float = 0.0,
    ) -> None:
        self._database = database
        self._pace = pace
        self._signal = signal
        self._due = due
        self._cache = TableCache()
        self._commits = CommitBatcher(database.log, counted, commit_seconds)
        self._reading = Coalescer(self._read_together)

    def known(self, table_id: str) -> Table | None:
        """Return the cached table, or None; its log may have gone on in another process."""
        return self._cache.get(table_id)

    async def read(self, table_id: str, at_least: int | None = None) -> Table | None:
        """Read a table with all its entries; None when there is no such table.

        Args:
            table_id: The table.
            at_least: The number of an entry that is known to be written: a table that is cached
                with it need not be read again.

        Raises:
            OutdatedTable: It was begun under other rules.
            DatabaseUnavailable: The database is away.
        """
        known = self._cache.get(table_id)
        if known is not None and at_least is not None and known.number >= at_least:
            return known
        return _good(await self._reading.get(table_id))

    def heard(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Add entries that another process has written to the cached table, if they follow it.

        Whatever they are, the log is read where they are missing.

        Args:
            table_id: The table.
            entries: Entries that are committed, without a gap.
        """
        known = self._cache.get(table_id)
        if known is None:
            return
        new = [entry for entry in entries if entry.number > known.number]
        if new and new[0].number == known.number + 1:
            with suppress(IllegalAction):  # of rules that only the other process has
                self._cache.put(known.apply(new))

    async def latest_moment(self) -> int:
        """Return the time of the latest entry of all, in milliseconds; 0 when there is none."""
        async with self._database.read() as connection:
            return await connection.scalar(select(func.max(TableRow.updated_at))) or 0

    async def of_person(self, person: int) -> list[tuple[Table, int]]:
        """Return the latest tables somebody opened or sits at, with the time of their last entry.

        Those begun under other rules are left out.
        """
        sits = select(SeatRow.table_id).where(SeatRow.person_id == person)
        query = select(TableRow.id, TableRow.updated_at).where(
            or_(TableRow.creator_id == person, TableRow.id.in_(sits))
        )
        return await self._latest(query)

    async def open_tables(
        self, shown: OpenTablesShown
    ) -> tuple[list[tuple[Table, int]], int | None]:
        """Return a page of the open tables, and the offset of the next page if there is one.

        Those begun under other rules are left out.

        Args:
            shown: The tables that are shown.
        """
        async with self._database.read() as connection:
            rows = (await connection.execute(open_tables_query(shown))).all()
        following = shown.offset + shown.limit if len(rows) > shown.limit else None
        return await self._with_tables(rows[: shown.limit]), following

    async def invited(self, invitation_hash: bytes) -> tuple[Table, Seat] | None:
        """Return the table and seat of an invitation; None when there is no such invitation.

        Raises:
            OutdatedTable: The table was begun under other rules.
        """
        query = select(SeatRow.table_id, SeatRow.seat).where(
            SeatRow.invitation_hash == invitation_hash
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        table = await self.read(row.table_id)
        return (table, table.seats[row.seat]) if table else None

    async def open(
        self, table: Table, entries: Sequence[Entry], invitation_hashes: Mapping[int, bytes]
    ) -> Table:
        """Store a new table.

        Args:
            table: The table before its first entry.
            entries: Its first entries: the draws, when all seats are taken.
            invitation_hashes: The hashed token of each open seat.

        Raises:
            VersionConflict: There is a table with this id.
        """
        try:
            return (await self._write(self._step(table, entries, invitation_hashes)))[0]
        except Exception as error:
            if is_taken(error):
                raise VersionConflict from error
            raise

    async def append(self, table: Table, entries: Sequence[Entry]) -> Table:
        """Append entries to the log of a table.

        Args:
            table: The table that the entries were made for.
            entries: The entries from its number + 1 on.

        Raises:
            VersionConflict: The log has gone on meanwhile.
            DatabaseUnavailable: The database is away or full.
        """
        return (await self._write(self._step(table, entries)))[0]

    async def open_rematch(self, table: Table, rematch: Table, entries: Sequence[Entry]) -> Table:
        """Store a new table and append its id to the log of the one it follows.

        Raises:
            VersionConflict: The log of the finished table has gone on meanwhile.
        """
        link = Entry(table.number + 1, "rematch", None, rematch.id)
        opening = self._step(rematch, entries, {})
        return (await self._write(opening, self._step(table, [link])))[0]

    def _step(
        self, table: Table, entries: Sequence[Entry], invitations: Mapping[int, bytes] | None = None
    ) -> AppendStep:
        # Later with every change, so that work of the same kind is never due at the same moment.
        at = table.next_time(clock.now())
        stamped = table.stamped(entries, at)
        after = table.apply(stamped)
        due = after.due(self._pace)
        before = {} if invitations is not None else table.due(self._pace)
        changes: dict[str, int | None] = {kind: None for kind in before if kind not in due}
        changes |= {kind: when for kind, when in due.items() if before.get(kind) != when}
        return AppendStep(table, stamped, after, at, changes, invitations)

    async def _write(self, *steps: AppendStep) -> list[Table]:
        await self._commits.write(*steps)
        for step in steps:
            self._cache.put(step.after)
            self._signal(step.after.id, step.after.number, step.entries)
        noted = [when for step in steps for when in step.due.values() if when is not None]
        if noted:
            self._due(min(noted))
        return [step.after for step in steps]

    async def _read_together(self, ids: Collection[str]) -> Mapping[str, Table | OutdatedTable]:
        return await read_tables(self._database.log, ids, self._cache)

    async def _latest(self, query: Select[str, int]) -> list[tuple[Table, int]]:
        """Return the tables of a query, the latest first; the limit cuts finished ones."""
        over, latest = TableRow.status == "finished", TableRow.updated_at.desc()
        listed = query.order_by(over, latest, TableRow.id).limit(LISTED_TABLES)
        async with self._database.read() as connection:
            rows = (await connection.execute(listed)).all()
        return await self._with_tables(rows)

    async def _with_tables(self, rows: Sequence[Row[str, int]]) -> list[tuple[Table, int]]:
        """Return the tables of rows with their times, the latest first."""
        tables = await self._read_together([row.id for row in rows])
        return [
            (table, row.updated_at)
            for row in sorted(rows, key=lambda row: row.updated_at, reverse=True)
            if isinstance(table := tables.get(row.id), Table)
        ]


def _good(found: Table | OutdatedTable | None) -> Table | None:
    if isinstance(found, OutdatedTable):
        raise found
    return found

"""The logs of tables: what is remembered of them, what is read, and what is written behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, or_, select

from dominium.server import clock
from dominium.server.log import Entry, Table
from dominium.server.storage.commits import Commits, Step
from dominium.server.storage.memory import Memory
from dominium.server.storage.models import SeatRow, TableRow
from dominium.server.storage.reading import Outdated, read_tables
from dominium.server.together import Together

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from sqlalchemy import Select

    from dominium.server.log import Pace, Seat
    from dominium.server.storage.database import Database

LISTED_TABLES = 50


def _nobody(_number: int) -> None:
    """Nobody wants to be told."""


class Logs:
    """The logs of all tables.

    A table is rebuilt from its entries; those used last are remembered.

    Args:
        database: Where the logs are kept.
        pace: How long after an entry work is due.
        hint: Told table and number after every commit.
        due: Told after a commit when the earliest work that it noted is due, in milliseconds.
        counted: Told after a commit how many changes it wrote.
    """

    def __init__(
        self,
        database: Database,
        pace: Pace,
        hint: Callable[[str, int], None],
        *,
        due: Callable[[int], None] = _nobody,
        counted: Callable[[int], None] = _nobody,
    ) -> None:
        self._database = database
        self._pace = pace
        self._hint = hint
        self._due = due
        self._memory = Memory()
        self._commits = Commits(database, counted)
        self._reading = Together(self._read_together)

    def known(self, table_id: str) -> Table | None:
        """A table as this process knows it; its log may have gone on in another one."""
        return self._memory.get(table_id)

    async def read(self, table_id: str, at_least: int | None = None) -> Table | None:
        """A table as its log stands now; nothing when there is none.

        Args:
            table_id: The table.
            at_least: The number of an entry that is known to be written: a table that is remembered
                with it need not be read again.

        Raises:
            Outdated: It was begun under other rules.
            Unavailable: The database is away.
        """
        known = self._memory.get(table_id)
        if known is not None and at_least is not None and known.number >= at_least:
            return known
        return _good(await self._reading.get(table_id))

    async def latest_moment(self) -> int:
        """When the latest entry of all was written, in milliseconds; 0 when there is none."""
        async with self._database.read() as connection:
            return await connection.scalar(select(func.max(TableRow.updated_at))) or 0

    async def of_person(self, person: int) -> list[tuple[Table, int]]:
        """The latest tables somebody opened or sits at, with the time of their last entry.

        Those begun under other rules are left out.
        """
        sits = select(SeatRow.table_id).where(SeatRow.person_id == person)
        query = select(TableRow.id, TableRow.updated_at).where(
            or_(TableRow.creator_id == person, TableRow.id.in_(sits))
        )
        return await self._latest(query)

    async def open_tables(self, limit: int = LISTED_TABLES) -> list[tuple[Table, int]]:
        """The latest tables where anybody may sit down, with the time of their last entry.

        Those begun under other rules are left out.

        Args:
            limit: How many at most.
        """
        query = select(TableRow.id, TableRow.updated_at).where(
            TableRow.visibility == "open", TableRow.status == "waiting"
        )
        return await self._latest(query, limit)

    async def invited(self, invitation_hash: bytes) -> tuple[Table, Seat] | None:
        """The table and seat an invitation leads to.

        Raises:
            Outdated: The table was begun under other rules.
        """
        query = select(SeatRow.table_id, SeatRow.seat).where(
            SeatRow.invitation_hash == invitation_hash
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            tables = await read_tables(connection, [row.table_id], self._memory)
        table = _good(tables.get(row.table_id))
        return (table, table.seats[row.seat]) if table else None

    async def open(
        self, table: Table, entries: Sequence[Entry], invitation_hashes: Mapping[int, bytes]
    ) -> Table:
        """Write a new table.

        Args:
            table: The table before its first entry.
            entries: Its first entries: the draws, when nobody is waited for.
            invitation_hashes: The hashed token of each open seat.
        """
        return (await self._write(self._step(table, entries, invitation_hashes)))[0]

    async def append(self, table: Table, entries: Sequence[Entry]) -> Table:
        """Write entries behind those of a table.

        Args:
            table: The table the entries were worked out on.
            entries: The entries from its number + 1 on.

        Raises:
            Overtaken: The log has gone on meanwhile.
            Unavailable: The database is away or full.
        """
        return (await self._write(self._step(table, entries)))[0]

    async def open_rematch(self, table: Table, rematch: Table, entries: Sequence[Entry]) -> Table:
        """Write a new table and its name into the log of the one it follows.

        Raises:
            Overtaken: The log of the finished table has gone on meanwhile.
        """
        link = Entry(table.number + 1, "rematch", None, rematch.id)
        opening = self._step(rematch, entries, {})
        return (await self._write(opening, self._step(table, [link])))[0]

    def _step(
        self, table: Table, entries: Sequence[Entry], invitations: Mapping[int, bytes] | None = None
    ) -> Step:
        # Later with every change, so that work of the same kind is never due at the same moment.
        at = table.moment(clock.now())
        stamped = table.stamped(entries, at)
        after = table.after(stamped)
        due = after.due(self._pace)
        before = {} if invitations is not None else table.due(self._pace)
        changes: dict[str, int | None] = {kind: None for kind in before if kind not in due}
        changes |= {kind: when for kind, when in due.items() if before.get(kind) != when}
        return Step(table, stamped, after, at, changes, invitations)

    async def _write(self, *steps: Step) -> list[Table]:
        await self._commits.write(*steps)
        for step in steps:
            self._memory.put(step.after)
            self._hint(step.after.id, step.after.number)
        noted = [when for step in steps for when in step.due.values() if when is not None]
        if noted:
            self._due(min(noted))
        return [step.after for step in steps]

    async def _read_together(self, ids: Collection[str]) -> Mapping[str, Table | Outdated]:
        async with self._database.read() as connection:
            return await read_tables(connection, ids, self._memory)

    async def _latest(
        self, query: Select[str, int], limit: int = LISTED_TABLES
    ) -> list[tuple[Table, int]]:
        """The tables of a query that can be shown, the latest first; of many not all the ended."""
        over, latest = TableRow.status == "finished", TableRow.updated_at.desc()
        listed = query.order_by(over, latest, TableRow.id).limit(limit)
        async with self._database.read() as connection:
            rows = (await connection.execute(listed)).all()
            tables = await read_tables(connection, [row.id for row in rows], self._memory)
        return [
            (table, row.updated_at)
            for row in sorted(rows, key=lambda row: row.updated_at, reverse=True)
            if isinstance(table := tables.get(row.id), Table)
        ]


def _good(found: Table | Outdated | None) -> Table | None:
    if isinstance(found, Outdated):
        raise found
    return found

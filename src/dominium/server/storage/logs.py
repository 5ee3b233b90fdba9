"""Reading and writing the logs of tables."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, or_, select, update

import dominium
from dominium.errors import IllegalAction, OptionError
from dominium.server import clock
from dominium.server.log import Entry, Seat, Table
from dominium.server.storage.models import EntryRow, SeatRow, TableRow, WorkRow

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.storage.database import Database

logger = logging.getLogger(__name__)

CACHED_TABLES = 512
LISTED_TABLES = 50


class Overtaken(Exception):  # noqa: N818 - an ordinary course of things, answered by trying again
    """Somebody else wrote to the log first; nothing was written."""


class Outdated(Exception):  # noqa: N818 - an ordinary course of things: rules are revised
    """A log that was written under rules which this version does not have; it stays as it is."""


class Logs:
    """The logs of all tables.

    A table is rebuilt from its entries; the last ones used are remembered, and trusted only as far
    as their number says.

    Args:
        database: Where the logs are kept.
        bot_pace: Seconds between an action and the bot's turn that follows.
        hint: Told table and number after every commit.
    """

    def __init__(
        self, database: Database, bot_pace: float, hint: Callable[[str, int], None]
    ) -> None:
        self._database = database
        self._bot_pace = bot_pace
        self._hint = hint
        self._remembered: OrderedDict[str, Table] = OrderedDict()

    async def read(self, table_id: str) -> Table | None:
        """A table as its log stands now; nothing when there is none.

        Raises:
            Outdated: It was begun under other rules.
        """
        async with self._database.read() as connection:
            return await self._read(connection, table_id)

    async def of_person(self, person: int) -> list[tuple[Table, int]]:
        """The latest tables somebody opened or sits at, with the time of their last entry.

        Those begun under other rules are left out.
        """
        sits = select(SeatRow.table_id).where(SeatRow.person_id == person)
        query = (
            select(TableRow.id, TableRow.updated_at)
            .where(or_(TableRow.creator_id == person, TableRow.id.in_(sits)))
            .order_by(TableRow.updated_at.desc(), TableRow.id)
            .limit(LISTED_TABLES)
        )
        found = []
        async with self._database.read() as connection:
            for row in (await connection.execute(query)).all():
                try:
                    table = await self._read(connection, row.id)
                except Outdated:
                    continue
                if table is not None:
                    found.append((table, row.updated_at))
        return found

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
            table = await self._read(connection, row.table_id) if row else None
        return (table, table.seats[row.seat]) if row and table else None

    async def open(
        self, table: Table, entries: Sequence[Entry], invitation_hashes: Mapping[int, bytes]
    ) -> Table:
        """Write a new table.

        Args:
            table: The table before its first entry.
            entries: Its first entries: the draws, when nobody is waited for.
            invitation_hashes: The hashed token of each open seat.
        """
        async with self._database.write() as connection:
            opened = await _open(connection, table, invitation_hashes)
            opened = await self._append(connection, opened, entries)
        return self._committed(opened)

    async def append(self, table: Table, entries: Sequence[Entry]) -> Table:
        """Write entries behind those of a table.

        Args:
            table: The table the entries were worked out on.
            entries: The entries from its number + 1 on.

        Raises:
            Overtaken: The log has gone on meanwhile.
        """
        async with self._database.write() as connection:
            after = await self._append(connection, table, entries)
        return self._committed(after)

    async def open_rematch(self, table: Table, rematch: Table, entries: Sequence[Entry]) -> Table:
        """Write a new table and its name into the log of the one it follows.

        Raises:
            Overtaken: The log of the finished table has gone on meanwhile.
        """
        link = Entry(table.number + 1, "rematch", None, rematch.id)
        async with self._database.write() as connection:
            opened = await _open(connection, rematch, {})
            opened = await self._append(connection, opened, entries)
            after = await self._append(connection, table, [link])
        self._committed(after)
        return self._committed(opened)

    async def _append(
        self, connection: AsyncConnection, table: Table, entries: Sequence[Entry]
    ) -> Table:
        after = table.after(entries)
        now = clock.now()
        moved = await connection.execute(
            update(TableRow)
            .where(TableRow.id == table.id, TableRow.number == table.number)
            .values(number=after.number, status=after.status, rematch=after.rematch, updated_at=now)
        )
        if moved.rowcount != 1:
            raise Overtaken
        if entries:
            rows = [_entry_values(table.id, entry, now) for entry in entries]
            await connection.execute(insert(EntryRow), rows)
        for seat, before in zip(after.seats, table.seats, strict=True):
            if seat != before:
                await connection.execute(
                    update(SeatRow)
                    .where(SeatRow.table_id == table.id, SeatRow.seat == seat.seat)
                    .values(person_id=seat.person, name=seat.name)
                )
        await self._note_work(connection, after, now)
        return after

    async def _note_work(self, connection: AsyncConnection, table: Table, now: int) -> None:
        await connection.execute(delete(WorkRow).where(WorkRow.table_id == table.id))
        if table.bot_to_move is not None:
            due = now + int(self._bot_pace * 1000)
            await connection.execute(
                insert(WorkRow).values(table_id=table.id, kind="bot", due_at=due, leased_until=0)
            )

    def _committed(self, table: Table) -> Table:
        self._remember(table)
        self._hint(table.id, table.number)
        return table

    async def _read(self, connection: AsyncConnection, table_id: str) -> Table | None:
        number = await connection.scalar(select(TableRow.number).where(TableRow.id == table_id))
        if number is None:
            return None
        table = self._remembered.get(table_id)
        if table is None or table.number > number:
            table = await _beginning(connection, table_id)
        if table.number < number:
            try:
                table = table.after(await _entries(connection, table))
            except IllegalAction as illegal:
                logger.warning("the log of table %s cannot be replayed: %s", table_id, illegal)
                raise Outdated(table_id) from None
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        known = self._remembered.get(table.id)
        if known is None or known.number <= table.number:
            self._remembered[table.id] = table
        self._remembered.move_to_end(table.id)
        while len(self._remembered) > CACHED_TABLES:
            self._remembered.popitem(last=False)


async def _open(
    connection: AsyncConnection, table: Table, invitation_hashes: Mapping[int, bytes]
) -> Table:
    now = clock.now()
    await connection.execute(
        insert(TableRow).values(
            id=table.id,
            game=table.game.id,
            options=dict(table.game.options),
            rules_revision=table.game.rules_revision,
            seed=table.seed,
            commitment=table.commitment,
            creator_id=table.creator,
            number=table.number,
            status=table.status,
            created_at=now,
            updated_at=now,
        )
    )
    rows = [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "person_id": seat.person,
            "invitation_hash": invitation_hashes.get(seat.seat),
        }
        for seat in table.seats
    ]
    await connection.execute(insert(SeatRow), rows)
    return table


async def _beginning(connection: AsyncConnection, table_id: str) -> Table:
    query = select(
        TableRow.game,
        TableRow.options,
        TableRow.rules_revision,
        TableRow.seed,
        TableRow.creator_id,
    ).where(TableRow.id == table_id)
    row = (await connection.execute(query)).one()
    try:
        game = dominium.load(row.game, **row.options)
    except OptionError:
        raise Outdated(table_id) from None
    if game.rules_revision != row.rules_revision:
        raise Outdated(table_id)
    seats = await _seats(connection, table_id)
    return Table(table_id, game, row.seed, row.creator_id, seats, 0, game.start())


async def _seats(connection: AsyncConnection, table_id: str) -> tuple[Seat, ...]:
    query = (
        select(SeatRow.seat, SeatRow.kind, SeatRow.name, SeatRow.level, SeatRow.person_id)
        .where(SeatRow.table_id == table_id)
        .order_by(SeatRow.seat)
    )
    return tuple(Seat(*row) for row in (await connection.execute(query)).all())


async def _entries(connection: AsyncConnection, table: Table) -> list[Entry]:
    query = (
        select(EntryRow.number, EntryRow.kind, EntryRow.seat, EntryRow.text, EntryRow.person_id)
        .where(EntryRow.table_id == table.id, EntryRow.number > table.number)
        .order_by(EntryRow.number)
    )
    return [Entry(*row) for row in (await connection.execute(query)).all()]


def _entry_values(table_id: str, entry: Entry, now: int) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "person_id": entry.person,
        "created_at": now,
    }

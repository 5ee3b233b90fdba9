"""Reading tables from the database: many with the same few questions."""

from __future__ import annotations

import asyncio
import logging
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import select, tuple_

import dominium
from dominium.errors import IllegalAction, OptionError
from dominium.server.log import Entry, Seat, Table, TableSettings
from dominium.server.storage.models import EntryRow, SeatRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from sqlalchemy import ColumnElement, Row
    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.storage.memory import Memory

logger = logging.getLogger(__name__)

MOST_IN_A_QUESTION = 500

Item = TypeVar("Item")


class Outdated(Exception):  # noqa: N818 - an ordinary course of things: rules are revised
    """A log that was written under rules which this version does not have; it stays as it is."""


def portions(items: Iterable[Item]) -> Iterator[list[Item]]:
    """Items in lists that are short enough for one question."""
    left = iter(items)
    while some := list(islice(left, MOST_IN_A_QUESTION)):
        yield some


async def read_tables(
    connection: AsyncConnection, ids: Collection[str], memory: Memory
) -> dict[str, Table | Outdated]:
    """Tables as their logs stand now; those that do not exist are left out.

    Only what is not remembered yet is read, and it is remembered from then on.

    Args:
        connection: Sees one moment of the database.
        ids: The tables to read.
        memory: The tables that are remembered.
    """
    found: dict[str, Table | Outdated] = {}
    for some in portions(ids):
        query = select(TableRow.id, TableRow.number).where(TableRow.id.in_(some))
        numbers = {row.id: row.number for row in await connection.execute(query)}
        known = [table for id_ in numbers if (table := memory.get(id_)) is not None]
        behind = [table for table in known if table.number < numbers[table.id]]
        # What was committed here since the connection began to see its moment is good, too.
        good = {table.id: table for table in known if table.number >= numbers[table.id]}
        unknown = list(numbers.keys() - {table.id for table in known})
        found |= good
        found |= await _caught_up(behind, await _entries_behind(connection, behind, numbers))
        found |= await _rebuilt(connection, unknown)
    for each in found.values():
        if isinstance(each, Table):
            memory.put(each)
    return found


async def _rebuilt(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Table | Outdated]:
    if not ids:
        return {}
    beginnings = await _beginnings(connection, ids)
    tables = [table for table in beginnings.values() if isinstance(table, Table)]
    entries = await _entries(connection, EntryRow.table_id.in_([table.id for table in tables]))
    return beginnings | await _caught_up(tables, entries)


async def _caught_up(
    tables: Iterable[Table], entries: dict[str, list[Entry]]
) -> dict[str, Table | Outdated]:
    """Tables with what was written since."""
    found: dict[str, Table | Outdated] = {}
    for table in tables:
        try:
            found[table.id] = table.after(entries.get(table.id, ()))
        except IllegalAction as illegal:
            logger.warning("the log of table %s cannot be replayed: %s", table.id, illegal.code)
            found[table.id] = Outdated(table.id)
        await asyncio.sleep(0)  # after a restart there are many, and others wait
    return found


async def _beginnings(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, Table | Outdated]:
    query = select(
        TableRow.id,
        TableRow.game,
        TableRow.options,
        TableRow.rules_revision,
        TableRow.seed,
        TableRow.creator_id,
        TableRow.settings,
    ).where(TableRow.id.in_(ids))
    rows = (await connection.execute(query)).all()
    seats = await _seats(connection, ids)
    return {row.id: _beginning(row, seats.get(row.id, ())) for row in rows}


def _beginning(row: Row[Any], seats: Sequence[Seat]) -> Table | Outdated:
    try:
        game = dominium.load(row.game, **row.options)
    except OptionError:
        return Outdated(row.id)
    if game.rules_revision != row.rules_revision:
        return Outdated(row.id)
    settings = msgspec.convert(row.settings, TableSettings)
    return Table(row.id, game, row.seed, row.creator_id, tuple(seats), 0, game.start(), settings)


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    query = (
        select(
            SeatRow.table_id,
            SeatRow.seat,
            SeatRow.kind,
            SeatRow.name,
            SeatRow.level,
            SeatRow.person_id,
            SeatRow.stand_in,
        )
        .where(SeatRow.table_id.in_(ids))
        .order_by(SeatRow.table_id, SeatRow.seat)
    )
    rows = groupby(await connection.execute(query), key=lambda row: row.table_id)
    return {table: [Seat(*row[1:]) for row in own] for table, own in rows}


async def _entries_behind(
    connection: AsyncConnection, tables: Sequence[Table], numbers: dict[str, int]
) -> dict[str, list[Entry]]:
    """The entries that remembered tables lack."""
    missing = [
        (table.id, number)
        for table in tables
        for number in range(table.number + 1, numbers[table.id] + 1)
    ]
    entries: dict[str, list[Entry]] = {}
    for some in portions(missing):
        which = tuple_(EntryRow.table_id, EntryRow.number).in_(some)
        for table, read in (await _entries(connection, which)).items():
            entries.setdefault(table, []).extend(read)
    return entries


async def _entries(
    connection: AsyncConnection, which: ColumnElement[bool]
) -> dict[str, list[Entry]]:
    query = (
        select(
            EntryRow.table_id,
            EntryRow.number,
            EntryRow.kind,
            EntryRow.seat,
            EntryRow.text,
            EntryRow.person_id,
            EntryRow.created_at,
        )
        .where(which)
        .order_by(EntryRow.table_id, EntryRow.number)
    )
    rows = groupby(await connection.execute(query), key=lambda row: row.table_id)
    return {table: [Entry(*row[1:]) for row in own] for table, own in rows}

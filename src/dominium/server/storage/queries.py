"""Queries that read many tables from the database with a few statements."""

from __future__ import annotations

import asyncio
import logging
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import select, tuple_

import dominium
from dominium.engine.errors import IllegalAction, OptionError
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.storage.models import EntryRow, SeatRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from sqlalchemy import ColumnElement, Row
    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.storage.table_cache import TableCache

logger = logging.getLogger(__name__)

MOST_IN_A_QUESTION = 500

Item = TypeVar("Item")


class OutdatedTable(Exception):  # noqa: N818 - an ordinary course of things: rules are revised
    """An error for a log of rules that this version does not have; the log stays as it is."""


def batched(items: Iterable[Item]) -> Iterator[list[Item]]:
    """Yield items in lists that are short enough for one query."""
    left = iter(items)
    while some := list(islice(left, MOST_IN_A_QUESTION)):
        yield some


async def read_tables(
    connection: AsyncConnection, ids: Collection[str], cache: TableCache
) -> dict[str, Table | OutdatedTable]:
    """Read tables with all their entries; those that do not exist are left out.

    Only entries that are not cached are read; the tables are cached then.

    Args:
        connection: The connection, which sees one snapshot of the database.
        ids: The tables to read.
        cache: The cache of tables.
    """
    found: dict[str, Table | OutdatedTable] = {}
    for some in batched(ids):
        query = select(TableRow.id, TableRow.number).where(TableRow.id.in_(some))
        numbers = {row.id: row.number for row in await connection.execute(query)}
        known = [table for id_ in numbers if (table := cache.get(id_)) is not None]
        behind = [table for table in known if table.number < numbers[table.id]]
        # What was committed here since the connection began to see its moment is good, too.
        good = {table.id: table for table in known if table.number >= numbers[table.id]}
        unknown = list(numbers.keys() - {table.id for table in known})
        found |= good
        found |= await _caught_up(behind, await _entries_behind(connection, behind, numbers))
        found |= await _rebuilt(connection, unknown)
    for each in found.values():
        if isinstance(each, Table):
            cache.put(each)
    return found


async def _rebuilt(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, Table | OutdatedTable]:
    if not ids:
        return {}
    beginnings = await _beginnings(connection, ids)
    tables = [table for table in beginnings.values() if isinstance(table, Table)]
    entries = await _entries(connection, EntryRow.table_id.in_([table.id for table in tables]))
    return beginnings | await _caught_up(tables, entries)


async def _caught_up(
    tables: Iterable[Table], entries: dict[str, list[Entry]]
) -> dict[str, Table | OutdatedTable]:
    """Apply the entries read to the tables; yield to other tasks after each."""
    found: dict[str, Table | OutdatedTable] = {}
    for table in tables:
        try:
            found[table.id] = table.apply(entries.get(table.id, ()))
        except IllegalAction as illegal:
            logger.warning("the log of table %s cannot be replayed: %s", table.id, illegal.code)
            found[table.id] = OutdatedTable(table.id)
        await asyncio.sleep(0)  # after a restart there are many, and others wait
    return found


async def _beginnings(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, Table | OutdatedTable]:
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


def _beginning(row: Row[Any], seats: Sequence[Seat]) -> Table | OutdatedTable:
    try:
        game = dominium.load(row.game, **row.options)
    except OptionError:
        return OutdatedTable(row.id)
    if game.rules_revision != row.rules_revision:
        return OutdatedTable(row.id)
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
    """Read the entries that cached tables lack."""
    missing = [
        (table.id, number)
        for table in tables
        for number in range(table.number + 1, numbers[table.id] + 1)
    ]
    entries: dict[str, list[Entry]] = {}
    for some in batched(missing):
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

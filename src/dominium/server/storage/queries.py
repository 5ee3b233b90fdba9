"""The reading of many tables from their logs at once."""

from __future__ import annotations

import asyncio
import logging
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

import msgspec

import dominium
from dominium.engine.errors import IllegalAction, OptionError
from dominium.server.common import clock
from dominium.server.model.table import Table
from dominium.server.model.table_settings import TableSettings

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from dominium.server.model.table import Entry
    from dominium.server.storage.log import Beginning, Log
    from dominium.server.storage.table_cache import TableCache

logger = logging.getLogger(__name__)

MOST_IN_A_QUESTION = 500
IDLE_MILLISECONDS = 12 * 3600 * 1000
"""The time without an entry after which a table may be gone: none is cleared away within a day."""

Item = TypeVar("Item")


class OutdatedTable(Exception):  # noqa: N818 - an ordinary course of things: rules are revised
    """An error for a log of rules that this version does not have; the log stays as it is."""


def batched(items: Iterable[Item]) -> Iterator[list[Item]]:
    """Yield items in lists that are short enough for one query."""
    left = iter(items)
    while some := list(islice(left, MOST_IN_A_QUESTION)):
        yield some


async def read_tables(
    log: Log, ids: Collection[str], cache: TableCache
) -> dict[str, Table | OutdatedTable]:
    """Read tables with all their entries; those that do not exist are left out.

    Only entries that are not cached are read; the tables are cached then.

    Args:
        log: The store of the logs.
        ids: The tables to read.
        cache: The cache of tables.
    """
    found: dict[str, Table | OutdatedTable] = {}
    for some in batched(ids):
        known = {id_: table for id_ in some if (table := cache.get(id_)) is not None}
        numbers = {id_: known[id_].number if id_ in known else None for id_ in some}
        idle = clock.now() - IDLE_MILLISECONDS
        logs = await log.read(numbers, [id_ for id_, table in known.items() if table.at < idle])
        for id_ in logs.gone:
            cache.forget(known.pop(id_).id)
        begun = {id_: _begun(beginning) for id_, beginning in logs.beginnings.items()}
        found |= known | begun
        found |= await _caught_up(known | begun, logs.entries)
    for each in found.values():
        if isinstance(each, Table):
            cache.put(each)
    return found


def _begun(beginning: Beginning) -> Table | OutdatedTable:
    """Return a table before its first entry."""
    try:
        game = dominium.load(beginning.game, **msgspec.json.decode(beginning.options))
    except OptionError:
        return OutdatedTable(beginning.id)
    if game.rules_revision != beginning.rules_revision:
        return OutdatedTable(beginning.id)
    return Table(
        beginning.id,
        game,
        beginning.seed,
        beginning.creator,
        beginning.seats,
        0,
        game.start(),
        msgspec.json.decode(beginning.settings, type=TableSettings),
    )


async def _caught_up(
    tables: Mapping[str, Table | OutdatedTable], entries: Mapping[str, Sequence[Entry]]
) -> dict[str, Table | OutdatedTable]:
    """Apply the entries read to their tables; yield to other tasks after each."""
    found: dict[str, Table | OutdatedTable] = {}
    for id_, own in entries.items():
        table = tables[id_]
        if isinstance(table, OutdatedTable):
            continue
        try:
            found[id_] = table.apply(own)
        except IllegalAction as illegal:
            logger.warning("the log of table %s cannot be replayed: %s", id_, illegal.code)
            found[id_] = OutdatedTable(id_)
        await asyncio.sleep(0)  # after a restart there are many, and others wait
    return found

"""A server that is killed under load: every acknowledged action is there, in order, once."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select

from dominium.server.common.settings import Settings
from dominium.server.storage import Database, EntryRow, TableRow
from tests.fault_injection.crowd import Crowd
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.both_backends


async def check_numbers(database: str) -> int:
    """The entries of every table are numbered without a gap; how many there are."""
    opened = Database(Settings(database=database).database_url)
    query = select(
        TableRow.number, func.count(EntryRow.number), func.min(EntryRow.number)
    ).join_from(TableRow, EntryRow, TableRow.id == EntryRow.table_id)
    async with opened.read() as connection:
        rows = (await connection.execute(query.group_by(TableRow.id, TableRow.number))).all()
    await opened.close()
    assert all(number == count and first == 1 for number, count, first in rows)
    return sum(count for _, count, _ in rows)


@pytest.mark.parametrize(
    ("tables", "kills"), [(30, 2), pytest.param(400, 12, marks=pytest.mark.long)]
)
def test_no_acknowledged_action_is_lost_by_a_kill(
    database: str, tmp_path: Path, tables: int, kills: int, count: Callable[..., None]
) -> None:
    async def course() -> None:
        with Process(database, log=tmp_path / "log") as server:
            crowd = Crowd(tables, [server.port], pause=0.3)
            await crowd.open()
            for _ in range(kills):
                await crowd.acts(tables + random.randrange(tables))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await crowd.finish()
        entries = await check_numbers(database)
        count(kills=kills, **crowd.counts(), entries=entries)

    asyncio.run(course())

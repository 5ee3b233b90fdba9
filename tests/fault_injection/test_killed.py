"""A server that is killed under load: every acknowledged action is there, in order, once."""

from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack
from typing import TYPE_CHECKING, NamedTuple

import pytest
from sqlalchemy import func, select

from dominium.server.common.settings import Settings
from dominium.server.storage import Database, EntryRow, TableRow
from tests.fault_injection.crowd import LONGEST, Crowd
from tests.services import fresh_database
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


class Kills(NamedTuple):
    """The kills of a test: how often, between so many actions at so many tables."""

    tables: int
    times: int
    actions: int


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


async def play_on(servers: Sequence[Process], kills: Kills, database: str) -> dict[str, object]:
    """Play while one of the servers after the other is killed; what came of it, once checked."""
    ports = [server.port for server in servers]
    crowd = Crowd(kills.tables, ports, pause=0.3, options=LONGEST)
    await crowd.open()
    for _ in range(kills.times):
        await crowd.acts(kills.actions + random.randrange(kills.actions))
        server = random.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await crowd.finish()
    entries = await check_numbers(database)
    told = {"kills": kills.times, "processes": len(servers)}
    return {**told, **crowd.counts(), "doubled": 0, "entries": entries}


@pytest.mark.both_backends
@pytest.mark.parametrize(
    "kills",
    [
        Kills(tables=30, times=2, actions=30),
        pytest.param(Kills(tables=150, times=200, actions=30), marks=pytest.mark.long),
    ],
)
def test_no_acknowledged_action_is_lost_by_a_kill(
    database: str, tmp_path: Path, kills: Kills, count: Callable[..., None]
) -> None:
    with Process(database, log=tmp_path / "log") as server:
        count(**asyncio.run(play_on([server], kills, database)))


@pytest.mark.parametrize(
    "kills",
    [
        Kills(tables=30, times=3, actions=30),
        pytest.param(Kills(tables=150, times=50, actions=60), marks=pytest.mark.long),
    ],
)
def test_no_acknowledged_action_is_lost_where_one_of_three_processes_is_killed(
    postgresql: str, redis_url: str, tmp_path: Path, kills: Kills, count: Callable[..., None]
) -> None:
    with fresh_database(postgresql) as database, ExitStack() as running:
        servers = [
            running.enter_context(Process(database, log=tmp_path / f"log {one}", redis=redis_url))
            for one in range(3)
        ]
        count(**asyncio.run(play_on(servers, kills, database)))

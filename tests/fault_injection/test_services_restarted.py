"""PostgreSQL and Redis that are ended and started again while people play."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING

import pytest

from tests.fault_injection.crowd import Crowd
from tests.services import PrivatePostgresql, PrivateRedis, fresh_database
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

TABLES = [6, pytest.param(24, marks=pytest.mark.long)]


@pytest.fixture
def own_postgresql() -> Iterator[PrivatePostgresql]:
    """A PostgreSQL that may be ended."""
    with PrivatePostgresql() as private:
        yield private


@pytest.fixture
def own_redis() -> Iterator[PrivateRedis]:
    """A Redis that may be ended."""
    with PrivateRedis() as private:
        yield private


@pytest.fixture
def ports(
    own_postgresql: PrivatePostgresql, own_redis: PrivateRedis, tmp_path: Path
) -> Iterator[list[int]]:
    """The ports of two processes that serve the same tables."""
    more = {"redis": own_redis.url, "poll": 1.0}
    with (
        fresh_database(own_postgresql.url) as database,
        Process(database, log=tmp_path / "first", **more) as first,
        Process(database, log=tmp_path / "second", **more) as second,
    ):
        yield [first.port, second.port]


@pytest.mark.parametrize("tables", TABLES)
def test_postgresql_may_be_restarted_while_people_play(
    own_postgresql: PrivatePostgresql, ports: list[int], tables: int, count: Callable[..., None]
) -> None:
    restarts = (signal.SIGINT, signal.SIGKILL)

    async def course() -> None:
        crowd = Crowd(tables, ports, pause=0.2)
        await crowd.open()
        for how in restarts:
            await crowd.acts(tables)
            await asyncio.to_thread(own_postgresql.end, how)
            await crowd.is_held_up(tables // 2)
            await asyncio.to_thread(own_postgresql.start)
        await crowd.acts(tables)
        await crowd.finish()
        count(restarts=len(restarts), processes=len(ports), **crowd.counts())

    asyncio.run(course())


@pytest.mark.parametrize("tables", TABLES)
def test_redis_may_be_restarted_while_people_play(
    own_redis: PrivateRedis, ports: list[int], tables: int, count: Callable[..., None]
) -> None:
    restarts = (signal.SIGTERM, signal.SIGKILL)

    async def course() -> None:
        crowd = Crowd(tables, ports, pause=0.2)
        await crowd.open()
        for how in restarts:
            await crowd.acts(tables)
            await asyncio.to_thread(own_redis.end, how)
            await crowd.acts(tables)  # each process looks now and then
            await asyncio.to_thread(own_redis.start)
        await crowd.acts(tables)
        await crowd.finish()
        counts = crowd.counts()
        count(restarts=len(restarts), processes=len(ports), **counts)
        # Nobody is refused and no page is closed only because messages are lost.
        assert (counts["unanswered"], counts["returns"], counts["refused"]) == (0, 0, {})

    asyncio.run(course())

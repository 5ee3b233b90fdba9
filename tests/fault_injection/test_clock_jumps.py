"""A wall clock that jumps: nobody's time runs out, the log stays in order, and bots go on."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

from sqlalchemy import select

from dominium.server.common import clock
from dominium.server.common.clock import SteadyClock
from dominium.server.common.settings import Settings
from dominium.server.storage import Database, EntryRow
from tests.server.conftest import BOT, ME, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

HOUR = 3600.0
JUMPS = (HOUR, -HOUR, 24 * HOUR, -24 * HOUR, 90.0, -90.0)
CLOCK_MINUTES = 30


class Wall:
    """A wall clock that can be set."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead

    def __call__(self) -> float:
        """Seconds since 1970, as the wall shows them."""
        return time.time() + self.ahead


async def entries(database: str) -> list[tuple[str, int]]:
    """The kinds and times of all entries in their order."""
    opened = Database(Settings(database=database).database_url)
    query = select(EntryRow.kind, EntryRow.created_at).order_by(EntryRow.number)
    async with opened.read() as connection:
        found = [(row.kind, row.created_at) for row in (await connection.execute(query)).all()]
    await opened.close()
    return found


def test_jumps_cost_nobody_time_and_keep_the_order(
    tmp_path: Path,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    count: Callable[..., None],
) -> None:
    wall, jumps = Wall(), 0
    monkeypatch.setattr(clock, "now", SteadyClock(wall=wall).now)
    server = RunningServer(quick(tmp_path, database=database, lease=1.0, poll=0.1))
    server.start()
    try:
        jana = server.browser()
        settings = {"clock_minutes": CLOCK_MINUTES}
        opened = jana.open_table([ME, BOT], settings=settings)
        with jana.page(opened["table"]) as page:
            page.receive()
            while page.until_my_turn():
                # Half of the time is far more than a test needs and far less than a jump.
                assert page.table["clock"]["remaining"][0] > CLOCK_MINUTES * 60_000 / 2
                wall.ahead += random.choice(JUMPS)
                jumps += 1
                page.play_first_choice()
        assert page.table["forfeited"] == []
    finally:
        server.stop()
    written = asyncio.run(entries(database))
    times = [at for _, at in written]
    assert times == sorted(times)
    assert {kind for kind, _ in written} == {"action"}
    count(jumps=jumps, entries=len(written), timed_out=0)


def test_a_server_whose_clock_was_set_back_goes_on_with_what_is_due(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def started(ahead: float, **settings: float) -> RunningServer:
        steady = SteadyClock(wall=Wall(ahead))
        monkeypatch.setattr(clock, "now", steady.now)
        monkeypatch.setattr(clock, "not_before", steady.not_before)
        server = RunningServer(quick(tmp_path, database=database, **settings))
        server.start()
        return server

    first = started(HOUR, lease=3.0)
    try:
        jana = first.browser()
        opened = jana.open_table([ME, BOT])
        cookies = dict(jana.http.cookies)
        with jana.page(opened["table"]) as page:
            page.receive()
            assert page.until_my_turn()
            with monkeypatch.context() as without_bots:
                without_bots.setattr("dominium.server.tables.jobs.bot_turn", lambda _table: [])
                while page.table["legal"]:
                    page.play_first_choice()
                first.stop()
    finally:
        first.stop()
    second = started(0.0)
    try:
        jana = second.browser()
        jana.http.cookies.update(cookies)
        with jana.page(opened["table"]) as page:
            page.receive()
            while page.until_my_turn():
                page.play_first_choice()
    finally:
        second.stop()
    times = [at for _, at in asyncio.run(entries(database))]
    assert times == sorted(times)

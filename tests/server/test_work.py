"""Bots' turns as due work: leased, taken over, tried again, never in the way of others."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select, update

import dominium
from dominium.server.accounts.people import People
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.common.settings import Settings
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import Pace
from dominium.server.model.viewer import Person
from dominium.server.services import Services
from dominium.server.storage import (
    Database,
    EntryRow,
    EventStore,
    SeatRow,
    TableRow,
    VersionConflict,
    WorkRow,
)
from dominium.server.tables.jobs import bot_turn
from dominium.server.tables.service import Tables
from tests.patience import PATIENCE
from tests.server.conftest import BOT, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from dominium.actions import Decision
    from tests.server.conftest import Browser

YEAR = 365 * 24 * 3600 * 1000
BOTS = (Seat(0, "bot", None, "easy", None), Seat(1, "bot", None, "medium", None))


def with_tables(
    setting: str, course: Callable[[Database, Tables, Person], Awaitable[None]]
) -> None:
    """Run a course on the tables of a database that no server works on."""

    async def run() -> None:
        database = Database(Settings(database=setting).database_url)
        await database.migrate()
        tables = Tables(EventStore(database, Pace(0, 0), lambda *_written: None))
        await course(database, tables, await People(database).update_or_create(None, "Jana"))
        await database.close()

    asyncio.run(run())


def wait_until_finished(browser: Browser, table_id: str) -> None:
    deadline = time.monotonic() + 20
    while browser.get(f"/api/tables/{table_id}")["status"] != "finished":
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.both_backends
def test_a_lease_keeps_others_away_until_it_expires(tmp_path: Path, database: str) -> None:
    opened: list[str] = []

    async def lease(database: Database, until: int) -> None:
        async with database.write() as connection:
            await connection.execute(
                update(WorkRow).where(WorkRow.table_id == opened[0]).values(leased_until=until)
            )

    async def open_two(database: Database, tables: Tables, jana: Person) -> None:
        for _ in range(2):
            table = await tables.open(jana, dominium.load("kingdomino"), BOTS)
            opened.append(table.id)
        await lease(database, int((time.time() + 3600) * 1000))

    async def let_it_expire(database: Database, _tables: Tables, _jana: Person) -> None:
        await lease(database, int((time.time() - 1) * 1000))

    with_tables(database, open_two)
    server = RunningServer(quick(tmp_path, database=database, poll=0.05))
    server.start()
    try:
        browser = server.browser()
        before = browser.get(f"/api/tables/{opened[0]}")["ply"]
        wait_until_finished(browser, opened[1])
        assert browser.get(f"/api/tables/{opened[0]}")["ply"] == before
        with_tables(database, let_it_expire)
        wait_until_finished(browser, opened[0])
    finally:
        server.stop()


def test_a_clock_that_is_set_back_lets_no_work_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, chance = clock.now, random.Random(1)
    monkeypatch.setattr(clock, "now", lambda: now() - YEAR * (chance.random() < 0.3))
    server = RunningServer(quick(tmp_path, poll=0.05))
    server.start()
    try:
        browser = server.browser()
        wait_until_finished(browser, browser.open_table([BOT, BOT])["table"])
    finally:
        server.stop()


def test_a_bot_thinks_while_people_look_and_acts_when_it_is_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = asyncio.Event()

    async def course() -> None:
        loop = asyncio.get_running_loop()

        def thinking(table: Table) -> list[Decision]:
            actions = bot_turn(table)
            loop.call_soon_threadsafe(thought.set)
            return actions

        monkeypatch.setattr("dominium.server.tables.jobs.bot_turn", thinking)
        services = Services(quick(tmp_path, bot_pace=3600.0))
        async with services.running():
            jana = await services.people.update_or_create(None, "Jana")
            table = await services.tables.open(jana, dominium.load("queendomino"), BOTS)
            await asyncio.wait_for(thought.wait(), PATIENCE)
            assert (await services.tables.read(table.id)).ply == table.ply
        # Whoever is told to end does not wait for the time: the turn is played.
        database = Database(quick(tmp_path).database_url)
        played = await EventStore(database, Pace(0, 0), lambda *_written: None).read(table.id)
        await database.close()
        assert played is not None
        assert played.ply > table.ply

    asyncio.run(course())


@pytest.mark.both_backends
def test_a_bot_that_fails_is_tried_again_and_stops_nobody(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    opened: list[str] = []

    async def course(database: Database, tables: Tables, jana: Person) -> None:
        for _ in range(2):
            table = await tables.open(jana, dominium.load("kingdomino"), BOTS)
            opened.append(table.id)
        async with database.write() as connection:
            await connection.execute(
                update(SeatRow).where(SeatRow.table_id == opened[0]).values(level="unheard of")
            )

    with_tables(database, course)
    server = RunningServer(quick(tmp_path, database=database, poll=0.05, lease=0.2))
    server.start()
    try:
        wait_until_finished(server.browser(), opened[1])
        deadline = time.monotonic() + 20
        while caplog.text.count(f"the bot of table {opened[0]} failed") < 2:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        server.stop()


@pytest.mark.both_backends
def test_the_work_of_a_table_of_rules_that_are_gone_is_not_tried_again(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "dominium.server.tables.jobs")
    opened: list[str] = []

    async def revise(database: Database, tables: Tables, jana: Person) -> None:
        opened.append((await tables.open(jana, dominium.load("kingdomino"), BOTS)).id)
        async with database.write() as connection:
            await connection.execute(update(TableRow).values(rules_revision=0))

    async def no_work_is_left(database: Database, _tables: Tables, _jana: Person) -> None:
        async with database.read() as connection:
            assert list(await connection.scalars(select(WorkRow.kind))) == []

    with_tables(database, revise)
    server = RunningServer(quick(tmp_path, database=database, poll=0.05))
    server.start()
    try:
        deadline = time.monotonic() + 20
        while f"the bot of table {opened[0]} is left: outdated_table" not in caplog.text:
            assert time.monotonic() < deadline
            time.sleep(0.02)
    finally:
        server.stop()
    with_tables(database, no_work_is_left)


@pytest.mark.both_backends
def test_a_turn_played_twice_enters_the_log_once(database: str) -> None:
    async def course(database: Database, tables: Tables, jana: Person) -> None:
        table = await tables.open(jana, dominium.load("kingdomino"), BOTS)
        actions = bot_turn(table)
        assert actions == bot_turn(table)  # the same in every process
        after = await tables.act_for_bot(table, actions)
        with pytest.raises(VersionConflict):
            await tables.act_for_bot(table, actions)
        assert (await tables.read(table.id)).plies == after.plies
        async with database.read() as connection:
            numbers = list(await connection.scalars(select(EntryRow.number)))
        assert sorted(numbers) == list(range(1, after.number + 1))

    with_tables(database, course)


def test_a_bots_turn_ends_where_the_next_begins(database: str) -> None:
    async def course(_database: Database, tables: Tables, jana: Person) -> None:
        table = await tables.open(jana, dominium.load("kingdomino", frame="fixed"), BOTS)
        kinds = set()
        while table.bot_to_move is not None:
            actions = bot_turn(table)
            kinds.add(tuple(action.kind for action in actions))
            table = await tables.act_for_bot(table, actions)
        assert {("place_castle",), ("claim",), ("place", "claim")} <= kinds
        assert kinds <= {("place_castle",), ("claim",), ("place", "claim"), ("place",)}
        assert bot_turn(table) == []

    with_tables(database, course)


@pytest.mark.parametrize("seats", [2, 8])
def test_a_bot_plays_all_steps_of_a_turn_as_one_piece(database: str, seats: int) -> None:
    order = ("place", "tax", "build", "burn", "claim")

    async def course(_database: Database, tables: Tables, jana: Person) -> None:
        options = {"set": "royal_wedding"} if seats > 4 else {}
        game = dominium.load("queendomino", seats=seats, **options)
        bots = tuple(Seat(seat, "bot", None, "easy", None) for seat in range(seats))
        table = await tables.open(jana, game, bots)
        longest = 0
        while table.bot_to_move is not None:
            actions, state = bot_turn(table), table.state.copy()
            steps = []
            for action in actions:
                steps.append(state.view(None).step)
                state.apply(action)
            assert steps == [step for step in order if step in steps]
            assert steps[-1] == "claim" or "claim" not in steps
            # The turn ends where another seat acts or another turn begins.
            after = state.view(None)
            if after.actor == table.bot_to_move.seat and after.step in order[1:]:
                assert steps[-1] == "claim" or after.round == after.rounds
            longest = max(longest, len(steps))
            table = await tables.act_for_bot(table, actions)
        assert table.status == "finished"
        assert longest >= 3
        assert bot_turn(table) == []

    with_tables(database, course)


@pytest.mark.both_backends
def test_any_process_rebuilds_a_table_from_its_log(database: str) -> None:
    async def course(database: Database, tables: Tables, jana: Person) -> None:
        first = await tables.open(jana, dominium.load("kingdomino"), BOTS)
        other = Tables(EventStore(database, Pace(0, 0), lambda *_written: None))
        for _ in range(6):
            seen = await other.read(first.id)
            assert (seen.number, seen.state, seen.plies) == (
                first.number,
                first.state,
                first.plies,
            )
            assert seen.seed == first.seed
            first = await tables.act_for_bot(first, bot_turn(first))
        with pytest.raises(RequestError) as refusal:
            await other.read("nowhere")
        assert refusal.value.code == "unknown_table"

    with_tables(database, course)


def test_a_gap_in_the_log_is_an_error() -> None:
    game = dominium.load("kingdomino")
    table = Table("table", game, bytes(32), 1, BOTS, 0, game.start())
    with pytest.raises(ValueError, match="entry 1 is missing"):
        table.apply([Entry(2, "action", None, "=24")])
    assert table.apply([Entry(1, "action", None, "=24")]).number == 1
    assert table.state == game.start()

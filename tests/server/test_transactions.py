"""The contract of the store of the logs, which each database keeps alike."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import asyncpg
import pytest
from sqlalchemy import select

import dominium
from dominium.server.accounts.people import People
from dominium.server.common.settings import Settings
from dominium.server.model.table import Entry, Seat
from dominium.server.model.table_settings import USUAL_SETTINGS
from dominium.server.storage import (
    Database,
    EntryRow,
    Job,
    SeatRow,
    TableRow,
    WorkRow,
)
from dominium.server.storage.appending import AppendStep
from dominium.server.storage.log import Logs
from dominium.server.storage.transactions import Statement
from dominium.server.tables.creation import new_table
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Person
    from dominium.server.storage import Log
    from dominium.server.storage.transactions import Transaction

pytestmark = pytest.mark.both_backends

HOUR = 3_600_000
BROKEN_REFERENCE = (sqlite3.IntegrityError, asyncpg.ForeignKeyViolationError)


def on(setting: str, course: Callable[[Database, Person], Awaitable[None]]) -> None:
    """Run a course on an empty database."""

    async def run() -> None:
        database = Database(Settings(database=setting).database_url)
        await database.migrate()
        try:
            await course(database, await People(database).update_or_create(None, "Jana"))
        finally:
            await database.close()

    asyncio.run(run())


def opening(jana: Person, **due: int) -> AppendStep:
    """The first step of a new table with an open seat."""
    seats = [Seat(0, "person", "Jana", None, jana.id), Seat(1, "person", None, None, None)]
    before = new_table(dominium.load("kingdomino"), jana.id, seats, USUAL_SETTINGS)
    return AppendStep(before, (), before, 1, due, {1: before.seed})


def joining(table: Table, person: Person | None, **due: int | None) -> AppendStep:
    """The step by which somebody takes the open seat of a table."""
    entry = Entry(table.number + 1, "joined", 1, "Petr", person.id if person else 999_999, 2)
    return AppendStep(table, (entry,), table.apply([entry]), 2, due)


async def opened(log: Log, jana: Person, **due: int) -> Table:
    """A new table in the log."""
    step = opening(jana, **due)
    assert await log.append([[step]]) == [True]
    return step.after


async def rows(database: Database) -> list[tuple[object, ...]]:
    """All rows that belong to tables."""
    queries = [
        select(TableRow.id, TableRow.number, TableRow.status, TableRow.updated_at),
        select(SeatRow.table_id, SeatRow.seat, SeatRow.name, SeatRow.person_id),
        select(EntryRow.table_id, EntryRow.number, EntryRow.text),
        select(WorkRow.table_id, WorkRow.kind, WorkRow.due_at, WorkRow.leased_until),
    ]
    async with database.read() as connection:
        return [tuple(row) for query in queries for row in await connection.execute(query)]


def test_a_change_writes_entries_table_seats_and_work_together(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        table = await opened(place.log, jana, notice=HOUR, clock=HOUR)
        assert await place.log.append([[joining(table, jana, notice=None, bot=7)]]) == [True]
        assert sorted(await rows(place), key=str) == sorted(
            [
                (table.id, 1, "running", 2),
                (table.id, 0, "Jana", jana.id),
                (table.id, 1, "Petr", jana.id),
                (table.id, 1, "Petr"),
                (table.id, "bot", 7, 0),
                (table.id, "clock", HOUR, 0),
            ],
            key=str,
        )

    on(database, course)


def test_of_a_change_that_fails_nothing_is_written(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        table = await opened(place.log, jana, notice=HOUR)
        before = await rows(place)
        with pytest.raises(BROKEN_REFERENCE):
            await place.log.append([[opening(jana), joining(table, None, notice=None, bot=7)]])
        assert await rows(place) == before
        assert await place.log.append([[joining(table, jana)]]) == [True]  # and play goes on

    on(database, course)


def test_a_change_whose_log_has_gone_on_is_left_out_whole(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        first, second = [await opened(place.log, jana) for _ in range(2)]
        late, new = joining(first, jana, bot=7), opening(jana)
        assert await place.log.append([[joining(first, jana)]]) == [True]
        stand = await place.log.append([[new, late], [joining(second, jana)]])
        assert stand == [False, True]
        found = await place.log.read({new.after.id: None, first.id: 1, second.id: 0})
        assert found == Logs({}, {second.id: [Entry(1, "joined", 1, "Petr", jana.id, 2)]})
        again = [[new], [new], [opening(jana)]]
        for change, stands in zip(again, [True, False, True], strict=True):
            assert await place.log.append([change]) == [stands]

    on(database, course)


def test_a_change_that_may_be_written_stands_where_it_is_written(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        done, lost, undone = [await opened(place.log, jana) for _ in range(3)]
        petr = await People(place).update_or_create(None, "Petr")
        assert await place.log.append([[joining(done, jana)], [joining(lost, petr)]]) == [True] * 2
        perhaps = [[joining(table, jana, bot=7)] for table in (done, lost, undone)]
        assert await place.log.append(perhaps, perhaps_written=True) == [True, False, True]
        found = await place.log.read(dict.fromkeys([done.id, lost.id, undone.id], 0))
        written = {table: [entry.person for entry in own] for table, own in found.entries.items()}
        assert written == {done.id: [jana.id], lost.id: [petr.id], undone.id: [jana.id]}
        jobs = await place.log.coming_jobs(0, HOUR, ["bot"], 9)
        assert jobs == [Job(undone.id, "bot", 7)]

    on(database, course)


def test_only_what_is_unknown_is_read(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        table = await opened(place.log, jana)
        after = joining(table, jana)
        await place.log.append([[after]])
        whole = await place.log.read({table.id: None, "nowhere": None})
        beginning = whole.beginnings[table.id]
        assert (beginning.game, beginning.seed) == ("kingdomino", table.seed)
        assert beginning.seats == after.after.seats
        assert set(whole.beginnings) == set(whole.entries) == {table.id}
        assert await place.log.read({table.id: 0}) == Logs({}, whole.entries)
        assert await place.log.read({table.id: 1}) == Logs({}, {})
        assert await place.log.read({}) == Logs({}, {})

    on(database, course)


def test_jobs_are_leased_once_and_come_again_when_the_lease_expires(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        late = await opened(place.log, jana, bot=30, clock=25)
        early = await opened(place.log, jana, bot=20, notice=10)
        both = ["bot", "clock"]
        jobs = [Job(early.id, "bot", 20), Job(late.id, "clock", 25), Job(late.id, "bot", 30)]
        assert await place.log.coming_jobs(5, 30, both, 9) == jobs
        assert await place.log.coming_jobs(5, 29, both, 9) == jobs[:2]
        assert await place.log.coming_jobs(5, 30, both, 1) == jobs[:1]
        assert await place.log.coming_jobs(5, 30, [], 9) == []
        leases = [place.log.lease(jobs[:2], 5, 50), place.log.lease(jobs[:2][::-1], 5, 50)]
        leased = await asyncio.gather(*leases)
        assert sorted(map(len, leased)) == [0, 2]
        assert await place.log.coming_jobs(49, 99, both, 9) == jobs[2:]
        assert await place.log.coming_jobs(50, 99, both, 9) == jobs

    on(database, course)


def test_a_job_gets_another_time_unless_the_table_has_given_it_one(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        table = await opened(place.log, jana, notice=10, clock=10)
        notice, clock = (Job(table.id, kind, 10) for kind in ("notice", "clock"))
        await place.log.lease([notice, clock], 5, HOUR)
        await place.log.reschedule(notice, 40)
        await place.log.reschedule(clock, None)
        again = Job(table.id, "notice", 40)
        kinds = ["notice", "clock"]
        assert await place.log.coming_jobs(5, HOUR, kinds, 9) == [again]
        await place.log.reschedule(notice, 70)  # it is due at 40 by now
        await place.log.reschedule(notice, None)
        assert await place.log.coming_jobs(5, HOUR, kinds, 9) == [again]

    on(database, course)


def test_what_is_asked_again_and_again_is_looked_up_for_many_at_once(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        petr = await People(place).update_or_create(None, "Petr")
        keys = [
            (person, name) for person in (petr.id, 999_999, jana.id) for name in ("Jana", "Petr")
        ]
        text = "SELECT id, name FROM person WHERE id = ? AND name = ?"
        rows = [tuple(row) for row in await place.look_up(text, keys)]
        assert rows == [(petr.id, "Petr"), (jana.id, "Jana")]
        assert list(await place.look_up(text, [])) == []

    on(database, course)


def test_readers_are_not_held_up_by_who_writes_and_see_one_moment(database: str) -> None:
    async def course(place: Database, jana: Person) -> None:
        table = await opened(place.log, jana)
        entries = Statement("SELECT number FROM entry WHERE table_id = ?", [(table.id,)])

        async def write_elsewhere() -> None:
            other = Database(Settings(database=database).database_url)
            assert await other.log.append([[joining(table, jana)]]) == [True]
            await other.close()

        def read_twice() -> Transaction[list[int]]:
            first = yield entries
            with ThreadPoolExecutor(1) as elsewhere:
                elsewhere.submit(asyncio.run, write_elsewhere()).result(PATIENCE)
            return [len(first), len((yield entries))]

        assert await place.log._transactions.read(read_twice()) == [0, 0]
        assert len((await place.log.read({table.id: 0})).entries[table.id]) == 1

    on(database, course)

"""Writing and reading together: one commit and one question for many, none where none is needed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING

import asyncpg
import pytest
from sqlalchemy import func, select, update

import dominium
from dominium.server.accounts.people import People
from dominium.server.common.settings import Settings
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import Pace
from dominium.server.model.viewer import Viewer
from dominium.server.storage import (
    Database,
    DatabaseUnavailable,
    EntryRow,
    EventStore,
    Log,
    VersionConflict,
    WorkRow,
)
from dominium.server.storage.database import database_address
from dominium.server.storage.failures import CommitUnconfirmed
from dominium.server.storage.table_cache import WEIGHT_OF_A_TABLE, TableCache
from dominium.server.tables.service import Tables

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from dominium.server.model.viewer import Person
    from dominium.server.storage.transactions import Result, Transaction, Transactions

PACE = Pace(0, 0)
BROKEN_REFERENCE = (sqlite3.IntegrityError, asyncpg.ForeignKeyViolationError)


class Place:
    """A database with a process that writes to it, and what that process was told."""

    def __init__(self, database: Database, commit_seconds: float = 0.0) -> None:
        self.database = database
        self.signals: list[tuple[str, int]] = []
        self.commits: list[int] = []
        self.store = EventStore(
            database,
            PACE,
            lambda table, number, _entries: self.signals.append((table, number)),
            counted=self.commits.append,
            commit_seconds=commit_seconds,
        )
        self.tables = Tables(self.store)

    async def open(self, jana: Person, count: int) -> list[Table]:
        """Open tables of two seats that Jana plays."""
        seats = [Seat(seat, "device", f"Jana {seat}", None, jana.id) for seat in range(2)]
        game = dominium.load("kingdomino")
        opening = (self.tables.open(jana, game, seats) for _ in range(count))
        return list(await asyncio.gather(*opening))

    async def numbers(self, table: Table) -> list[int]:
        """The numbers of all entries of a table."""
        query = select(EntryRow.number).where(EntryRow.table_id == table.id)
        async with self.database.read() as connection:
            return list((await connection.scalars(query.order_by(EntryRow.number))).all())


def on(
    database: str,
    course: Callable[[Place, Person], Awaitable[None]],
    kind: type[Database] = Database,
) -> None:
    """Run a course on an empty database."""

    async def run() -> None:
        place = Place(kind(Settings(database=database).database_url))
        await place.database.migrate()
        await course(place, await People(place.database).update_or_create(None, "Jana"))
        await place.database.close()

    asyncio.run(run())


def next_entries(table: Table, person: int | None = None) -> list[Entry]:
    """An entry that can be written behind a table."""
    return [Entry(table.number + 1, "rematch", None, table.id, person)]


async def appended(store: EventStore, tables: Sequence[Table]) -> list[Table | BaseException]:
    writing = (store.append(table, next_entries(table)) for table in tables)
    return await asyncio.gather(*writing, return_exceptions=True)


@pytest.mark.both_backends
def test_those_who_wait_at_the_same_moment_share_a_commit(database: str) -> None:
    async def course(place: Place, jana: Person) -> None:
        tables = await place.open(jana, 20)
        place.commits.clear()
        place.signals.clear()
        written = await appended(place.store, tables)
        assert sum(place.commits) == 20
        assert len(place.commits) <= 3
        assert sorted(place.signals) == sorted((table.id, table.number + 1) for table in tables)
        for before, after in zip(tables, written, strict=True):
            assert not isinstance(after, BaseException)
            assert after.number == before.number + 1
            assert await place.numbers(before) == list(range(1, after.number + 1))

    on(database, course)


@pytest.mark.both_backends
def test_what_comes_soon_after_a_commit_shares_the_next_one(database: str) -> None:
    async def course(place: Place, jana: Person) -> None:
        first, *others = await place.open(jana, 4)
        paced = Place(place.database, commit_seconds=0.3)
        await appended(paced.store, [first])
        assert paced.commits == [1]  # at once: nothing had been written before
        writing = []
        for table in others:
            writing.append(asyncio.create_task(appended(paced.store, [table])))
            await asyncio.sleep(0.01)
        await asyncio.gather(*writing)
        assert paced.commits == [1, 3]
        assert [await place.numbers(table) for table in others] == [[1, 2, 3, 4, 5, 6]] * 3

    on(database, course)


@pytest.mark.both_backends
def test_only_who_lost_is_overtaken(database: str) -> None:
    async def course(place: Place, jana: Person) -> None:
        tables = await place.open(jana, 9)
        faster = tables[::3]
        await appended(Place(place.database).store, faster)
        place.signals.clear()
        for table, written in zip(tables, await appended(place.store, tables), strict=True):
            assert isinstance(written, VersionConflict) == (table in faster)
            assert await place.numbers(table) == list(range(1, table.number + 2))
        assert {table for table, _ in place.signals} == {t.id for t in tables if t not in faster}

    on(database, course)


@pytest.mark.both_backends
def test_two_changes_of_one_table_are_judged_one_after_the_other(database: str) -> None:
    async def course(place: Place, jana: Person) -> None:
        (table,) = await place.open(jana, 1)
        first, *others = await appended(place.store, [table] * 5)
        assert not isinstance(first, BaseException)
        assert all(isinstance(other, VersionConflict) for other in others)

    on(database, course)


@pytest.mark.both_backends
def test_a_change_that_cannot_be_written_takes_nobody_along(database: str) -> None:
    async def course(place: Place, jana: Person) -> None:
        tables = await place.open(jana, 6)
        place.signals.clear()
        results = await asyncio.gather(
            *(place.store.append(table, next_entries(table)) for table in tables[:3]),
            place.store.append(tables[3], next_entries(tables[3], person=999_999)),
            *(place.store.append(table, next_entries(table)) for table in tables[4:]),
            return_exceptions=True,
        )
        assert isinstance(results[3], BROKEN_REFERENCE)
        assert [isinstance(result, BaseException) for result in results].count(True) == 1
        assert len(place.signals) == 5
        assert await place.numbers(tables[3]) == list(range(1, tables[3].number + 1))

    on(database, course)


class _UndoneError(Exception):
    """The transaction is given up."""


def given_up(transaction: Transaction[object]) -> Transaction[None]:
    """A transaction that breaks before its commit."""
    yield from transaction
    raise _UndoneError


class LosingTransactions:
    """Transactions whose database goes away during the next commit, after or before it was done."""

    def __init__(self, kept: Transactions) -> None:
        self._kept = kept
        self.loses: str | None = None
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def read(self, transaction: Transaction[Result]) -> Result:
        return await self._kept.read(transaction)

    async def write(self, transaction: Transaction[Result]) -> Result:
        loses, self.loses = self.loses, None
        if loses == "before":
            with suppress(_UndoneError):
                await self._kept.write(given_up(transaction))
            if self.meanwhile is not None:
                await self.meanwhile()
            raise CommitUnconfirmed
        result = await self._kept.write(transaction)
        if loses == "after":
            raise CommitUnconfirmed
        return result

    async def close(self) -> None:
        await self._kept.close()


class Losing(Database):
    """A database with such transactions."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.transactions = LosingTransactions(self.log._transactions)
        self.log = Log(self.transactions)


@pytest.mark.both_backends
@pytest.mark.parametrize("loses", ["before", "after"])
def test_a_commit_of_unknown_fate_is_looked_up_and_never_doubled(database: str, loses: str) -> None:
    async def course(place: Place, jana: Person) -> None:
        tables = await place.open(jana, 5)
        place.signals.clear()
        assert isinstance(place.database, Losing)
        place.database.transactions.loses = loses
        for table, written in zip(tables, await appended(place.store, tables), strict=True):
            assert not isinstance(written, BaseException)
            assert await place.numbers(table) == list(range(1, table.number + 2))
        assert len(place.signals) == 5
        place.database.transactions.loses = loses  # a new table, too
        (opened,) = await place.open(jana, 1)
        assert await place.numbers(opened) == list(range(1, opened.number + 1))

    on(database, course, Losing)


@pytest.mark.both_backends
def test_who_is_overtaken_while_the_fate_of_a_commit_is_unknown_has_lost(database: str) -> None:
    async def course(place: Place, jana: Person) -> None:
        (table,) = await place.open(jana, 1)
        assert isinstance(place.database, Losing)
        place.database.transactions.loses = "before"
        entry = Entry(table.number + 1, "rematch", None, table.id, jana.id)
        other = Place(place.database)
        place.database.transactions.meanwhile = lambda: other.store.append(table, [entry])
        (written,) = await appended(place.store, [table])
        assert isinstance(written, VersionConflict)
        assert await place.numbers(table) == list(range(1, table.number + 2))

    on(database, course, Losing)


def test_a_database_that_is_away_is_told_as_such() -> None:
    async def course() -> None:
        database = Database("postgresql://postgres@127.0.0.1:1/club")
        with pytest.raises(DatabaseUnavailable) as refused:
            async with database.read():
                pass
        assert refused.value.status == 503
        for asked in (database.log.read({"table": 0}), database.log.lease([], 0, 0)):
            with pytest.raises(DatabaseUnavailable):
                await asked
        await database.close()

    asyncio.run(course())


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("postgresql://me@host/club", "postgresql+asyncpg://me@host/club"),
        ("postgres://host/club?sslmode=require", "postgresql+asyncpg://host/club?ssl=require"),
        ("postgresql+asyncpg://host/club", "postgresql+asyncpg://host/club"),
        ("sqlite:////tables.sqlite3", "sqlite+aiosqlite:////tables.sqlite3"),
    ],
)
def test_urls_get_the_driver_of_the_server(url: str, address: str) -> None:
    assert database_address(url).render_as_string() == address


@pytest.mark.both_backends
def test_acting_reads_nothing_that_is_known(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def course(place: Place, jana: Person) -> None:
        (table,) = await place.open(jana, 1)

        def reading(_known: object) -> None:
            raise AssertionError("nothing has to be read")

        viewer = Viewer(jana, "en")
        with monkeypatch.context() as counted:
            counted.setattr(place.database.log, "read", reading)
            for _ in range(6):
                action = str(table.state.legal_actions()[0])
                table = await place.tables.act(table.id, viewer, table.ply, [action])
                seen = await place.tables.seen_by(table.id, viewer, table.number)
                assert seen is table

    on(database, course)


@pytest.mark.both_backends
def test_an_action_at_a_table_that_went_on_elsewhere_is_judged_as_it_is_now(database: str) -> None:
    async def course(place: Place, jana: Person) -> None:
        (table,) = await place.open(jana, 1)
        viewer, elsewhere = Viewer(jana, "en"), Place(place.database).tables
        for tables in (elsewhere, place.tables, elsewhere, place.tables):
            action = str(table.state.legal_actions()[0])
            table = await tables.act(table.id, viewer, table.ply, [action])
        assert await place.numbers(table) == list(range(1, table.number + 1))

    on(database, course)


@pytest.mark.both_backends
def test_those_who_read_at_the_same_moment_share_the_questions(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(place: Place, jana: Person) -> None:
        tables = await place.open(jana, 30)
        other, asked = Place(place.database).store, list[None]()
        log = place.database.log
        read = log.read
        with monkeypatch.context() as counted:
            counted.setattr(log, "read", lambda *known: asked.append(None) or read(*known))
            found = await asyncio.gather(*(other.read(table.id) for table in tables * 2))
            assert len(asked) <= 2
            assert [table and table.number for table in found] == [5] * 60
            await appended(place.store, tables)
            asked.clear()
            found = await asyncio.gather(*(other.read(table.id, 6) for table in tables))
            assert len(asked) == 1
            assert [table and table.number for table in found] == [6] * 30
            assert [table and table.seats for table in found] == [t.seats for t in tables]

    on(database, course)


@pytest.mark.both_backends
def test_what_is_looked_up_at_the_same_moment_is_asked_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(place: Place, jana: Person) -> None:
        tables, asked = await place.open(jana, 30), list[None]()
        transactions = place.database._transactions
        read = transactions.read

        def counted(transaction: Transaction[Result]) -> Awaitable[Result]:
            asked.append(None)
            return read(transaction)

        monkeypatch.setattr(transactions, "read", counted)
        texts = (
            "SELECT number FROM game_table WHERE id = ?",
            "SELECT seat FROM seat WHERE table_id = ?",
        )
        looking = [
            place.database.look_up(text, [(table.id,)]) for table in tables for text in texts
        ]
        found = [[tuple(row) for row in rows] for rows in await asyncio.gather(*looking)]
        assert found == [[(5,)], [(0,), (1,)]] * 30
        assert len(asked) == 1

    on(database, course)


@pytest.mark.both_backends
def test_work_is_written_only_where_it_has_come_to_differ(database: str) -> None:
    async def leased(place: Place, table: Table) -> int | None:
        query = select(WorkRow.leased_until).where(WorkRow.table_id == table.id)
        async with place.database.read() as connection:
            return await connection.scalar(query)

    async def course(place: Place, jana: Person) -> None:
        (table,) = await place.open(jana, 1)
        viewer, same, other = Viewer(jana, "en"), 0, 0
        while same < 3 or other < 3:
            async with place.database.write() as connection:
                await connection.execute(update(WorkRow).values(leased_until=7))
            before, action = table, str(table.state.legal_actions()[0])
            table = await place.tables.act(table.id, viewer, table.ply, [action])
            drawn = table.number > before.number + 1
            goes_on = table.state.actor == before.state.actor and not drawn
            same, other = same + goes_on, other + (not goes_on)
            assert await leased(place, table) == (7 if goes_on else 0)
        async with place.database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(WorkRow)) == 1

    on(database, course)


def test_memory_keeps_the_tables_used_last_as_far_as_they_are_not_too_heavy() -> None:
    game = dominium.load("kingdomino")
    seats = (Seat(0, "bot", None, "easy", None), Seat(1, "bot", None, "easy", None))
    beginnings = [Table(f"t{n}", game, bytes(32), 1, seats, 0, game.start()) for n in range(9)]
    tables = [table.apply(table.draw_entries(table.state.copy(), ())) for table in beginnings]
    cache = TableCache(most=4 * (WEIGHT_OF_A_TABLE + tables[0].number))
    for table in tables:
        cache.put(table)
        assert cache.get("t0") is tables[0]
    assert [table.id for table in tables if cache.get(table.id)] == ["t0", "t6", "t7", "t8"]
    cache.put(beginnings[8])  # an older moment does not replace a later one
    assert cache.get("t8") is tables[8]

"""The database: migrated at the start, one writer at a time, nothing half written."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, func, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError

import dominium
from dominium.server.accounts.people import People
from dominium.server.common.errors import RequestError
from dominium.server.common.settings import Settings
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import Pace
from dominium.server.model.viewer import Person, hash_secret
from dominium.server.storage import (
    Base,
    Database,
    EntryRow,
    EventStore,
    PersonRow,
    SeatRow,
    TableRow,
)
from dominium.server.storage.database import MIGRATIONS, migration_configuration
from dominium.server.storage.event_store import LISTED_TABLES
from dominium.server.storage.transactions import Statement
from dominium.server.tables.service import Tables
from tests.services import fresh_database

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Update

    from dominium.server.storage.transactions import Transaction

BOTS = (Seat(0, "bot", None, "easy", None), Seat(1, "bot", None, "easy", None))


@pytest.fixture
def url(backend: str, database: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """A database in which nothing is laid out yet."""
    if backend == "sqlite":
        yield Settings(database=database).database_url
        return
    with fresh_database(request.getfixturevalue("postgresql")) as empty:
        yield Settings(database=empty).database_url


def person(number: int) -> dict[str, object]:
    return {"id": number, "name": None, "created_at": 0}


def test_migrations_make_exactly_the_tables_of_the_models() -> None:
    engine = create_engine("sqlite://")
    configuration = migration_configuration()
    with engine.begin() as connection:
        configuration.attributes["connection"] = connection
        command.upgrade(configuration, "head")
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        command.downgrade(configuration, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]


@pytest.mark.both_backends
def test_migrating_twice_keeps_what_is_there(url: str) -> None:
    async def course() -> None:
        database = Database(url)
        await database.migrate()
        async with database.write() as connection:
            await connection.execute(insert(PersonRow), [person(1)])
        await database.close()
        again = Database(url)
        await again.migrate()
        async with again.read() as connection:
            assert await connection.scalar(select(func.count(PersonRow.id))) == 1
        await again.close()

    asyncio.run(course())


LATER_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{newest}"


def upgrade() -> None:
    with op.batch_alter_table("person") as batch:
        batch.alter_column("name", type_=sa.String(80))
    {more}
"""


def newest_revision() -> str | None:
    """The last of the migrations there are."""
    return ScriptDirectory.from_config(migration_configuration()).get_current_head()


@pytest.fixture
def later_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts another migration, with one more statement, behind those there are."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)

    def install(more: str) -> None:
        migration = LATER_MIGRATION.format(newest=newest_revision(), more=more)
        (folder / "versions" / "later.py").write_text(migration, encoding="utf-8")
        monkeypatch.setattr("dominium.server.storage.database.MIGRATIONS", folder)

    return install


async def database_with_a_table(url: str) -> Database:
    database = Database(url)
    await database.migrate()
    jana = await People(database).update_or_create(None, "Jana")
    store = EventStore(database, Pace(0, 0), lambda *_written: None)
    seats = [Seat(seat, "person", "Jana", None, jana.id) for seat in range(2)]
    await Tables(store).open(jana, dominium.load("kingdomino"), seats)
    return database


@pytest.mark.both_backends
def test_a_migration_may_change_what_others_refer_to(
    url: str, later_version: Callable[[str], None]
) -> None:
    async def course() -> None:
        database = await database_with_a_table(url)
        await database.close()
        later_version("")
        await database.migrate()
        async with database.read() as connection:
            columns = await connection.run_sync(lambda sync: inspect(sync).get_columns("person"))
            assert {column["name"]: str(column["type"]) for column in columns}["name"] == (
                "VARCHAR(80)"
            )
            assert await connection.scalar(select(func.count(EntryRow.number))) == 5
            if connection.dialect.name == "sqlite":
                assert await connection.scalar(text("PRAGMA foreign_keys")) == 1
        await database.close()

    asyncio.run(course())


@pytest.mark.both_backends
def test_a_migration_that_breaks_references_is_undone(
    url: str, later_version: Callable[[str], None]
) -> None:
    async def course() -> None:
        database, newest = await database_with_a_table(url), newest_revision()
        later_version('op.execute("DELETE FROM person")')
        with pytest.raises((RuntimeError, IntegrityError), match=r"broken references|violates"):
            await database.migrate()
        async with database.read() as connection:
            assert await connection.scalar(select(func.count(PersonRow.id))) == 1
            assert await connection.scalar(text("SELECT * FROM alembic_version")) == newest
        await database.close()

    asyncio.run(course())


@pytest.mark.both_backends
def test_a_database_from_before_rows_lay_under_their_key_keeps_its_tables(url: str) -> None:
    def go_back(connection: Connection) -> None:
        configuration = migration_configuration()
        configuration.attributes["connection"] = connection
        command.downgrade(configuration, "0003")

    async def without_rowid(database: Database) -> list[str]:
        async with database.read() as connection:
            named = text("SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'")
            return sorted((await connection.scalars(named)).all())

    async def course() -> None:
        database = await database_with_a_table(url)
        async with database.read() as connection:
            table_id = str(await connection.scalar(select(TableRow.id)))
        store = EventStore(database, Pace(0, 0), lambda *_written: None)
        known = await store.read(table_id)
        async with database.write() as connection:
            await connection.run_sync(go_back)
        for old in (True, False):
            if database.is_sqlite:
                assert await without_rowid(database) == ([] if old else ["entry", "work"])
            await database.migrate()
            store = EventStore(database, Pace(0, 0), lambda *_written: None)
            read = await store.read(table_id)
            assert known is not None
            assert read is not None
            assert (read.entries, read.seats) == (known.entries, known.seats)
            jobs = await database.log.coming_jobs(0, known.at, ["notice"], 9)
            assert [job.table for job in jobs] == [table_id]
        await database.close()

    asyncio.run(course())


@pytest.mark.both_backends
def test_two_processes_may_start_on_an_empty_database(url: str) -> None:
    async def course() -> None:
        databases = [Database(url) for _ in range(3)]
        await asyncio.gather(*(database.migrate() for database in databases))
        for database in databases:
            async with database.read() as connection:
                assert await connection.scalar(select(func.count(PersonRow.id))) == 0
            await database.close()

    asyncio.run(course())


def test_the_file_is_durable_and_keeps_references(url: str) -> None:
    async def course() -> None:
        database = Database(url)
        await database.migrate()
        async with database.read() as connection:
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(text("PRAGMA synchronous")) == 2

        def pragma(name: str) -> Transaction[object]:
            ((value,),) = yield Statement(f"PRAGMA {name}", [()])
            return value

        for name, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
            assert await database.log._transactions.write(pragma(name)) == value
        orphan = {
            "table_id": "nowhere",
            "number": 1,
            "kind": "action",
            "text": "24",
            "created_at": 0,
        }

        async def write_orphan() -> None:
            async with database.write() as connection:
                await connection.execute(insert(EntryRow), [orphan])

        with pytest.raises(IntegrityError):
            await write_orphan()
        await database.close()

    asyncio.run(course())


@pytest.mark.both_backends
def test_a_failed_transaction_leaves_nothing(url: str) -> None:
    async def course() -> None:
        database = Database(url)
        await database.migrate()

        async def fail() -> None:
            async with database.write() as connection:
                await connection.execute(insert(PersonRow), [person(1)])
                raise RuntimeError("in the middle")

        with pytest.raises(RuntimeError, match="in the middle"):
            await fail()
        async with database.read() as connection:
            assert await connection.scalar(select(func.count(PersonRow.id))) == 0
        await database.close()

    asyncio.run(course())


@pytest.mark.both_backends
def test_errors_do_not_tell_what_was_to_be_written(url: str) -> None:
    async def course() -> None:
        database = Database(url)
        await database.migrate()

        async def write_twice() -> None:
            named = person(1) | {"name": "Jana"}
            async with database.write() as connection:
                await connection.execute(insert(PersonRow), [named, named])

        with pytest.raises(IntegrityError) as error:
            await write_twice()
        assert "Jana" not in str(error.value)
        await database.close()

    asyncio.run(course())


@pytest.mark.both_backends
def test_many_writers_in_two_processes_lose_nothing(url: str) -> None:
    async def course() -> None:
        databases = [Database(url), Database(url)]
        await databases[0].migrate()

        async def write(number: int) -> None:
            async with databases[number % 2].write() as connection:
                before = await connection.scalar(select(func.count(PersonRow.id)))
                await asyncio.sleep(0)
                await connection.execute(insert(PersonRow), [person(number)])
                after = await connection.scalar(select(func.count(PersonRow.id)))
                if databases[0].is_sqlite:  # which lets one writer in at a time
                    assert after == (before or 0) + 1

        await asyncio.gather(*(write(number) for number in range(40)))
        async with databases[0].read() as connection:
            assert await connection.scalar(select(func.count(PersonRow.id))) == 40
        for database in databases:
            await database.close()

    asyncio.run(course())


@pytest.mark.both_backends
def test_a_game_that_goes_on_is_listed_however_many_have_ended_since(url: str) -> None:
    async def course() -> None:
        database = Database(url)
        await database.migrate()
        tables = Tables(EventStore(database, Pace(0, 0), lambda *_written: None))
        jana = await People(database).update_or_create(None, "Jana")
        opened = [
            (await tables.open(jana, dominium.load("kingdomino"), BOTS)).id
            for _ in range(LISTED_TABLES + 1)
        ]
        async with database.write() as connection:
            for when, table in enumerate(opened):
                status = "finished" if when else "running"
                row = update(TableRow).where(TableRow.id == table)
                await connection.execute(row.values(status=status, updated_at=when))
        listed = [table.id for table, _ in await tables.of_person(jana)]
        assert listed == [*opened[:1:-1], opened[0]]
        await database.close()

    asyncio.run(course())


async def refusal_of(reading: Awaitable[object]) -> str:
    with pytest.raises(RequestError) as refusal:
        await reading
    return refusal.value.code


@pytest.mark.both_backends
@pytest.mark.parametrize(
    "change",
    [
        update(TableRow).values(rules_revision=0),
        update(TableRow).values(game="chess"),
        update(TableRow).values(options={"seats": 2, "forgotten": True}),
        update(EntryRow).where(EntryRow.number == 2).values(text="=24x"),
        update(EntryRow).where(EntryRow.number == 2).values(seat=0),
    ],
)
def test_a_table_of_other_rules_is_told_and_stands_in_nobodys_way(url: str, change: Update) -> None:
    async def course() -> None:
        database = await database_with_a_table(url)
        store = EventStore(database, Pace(0, 0), lambda *_written: None)
        async with database.read() as connection:
            table_id = str(await connection.scalar(select(TableRow.id)))
        async with database.write() as connection:
            await connection.execute(
                update(SeatRow)
                .where(SeatRow.seat == 1)
                .values(invitation_hash=hash_secret("token"))
            )
            await connection.execute(change)
        tables = Tables(store)
        async with database.read() as connection:
            jana = Person(int(await connection.scalar(select(PersonRow.id)) or 0), "Jana")
        good = await tables.open(jana, dominium.load("kingdomino"), BOTS)
        assert await refusal_of(tables.read(table_id)) == "outdated_table"
        assert await refusal_of(tables.invited("token")) == "outdated_table"
        assert [table.id for table, _ in await tables.of_person(jana)] == [good.id]
        await database.close()

    asyncio.run(course())

"""The connections to the database: reading, writing, and migrations."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, String, column, event, make_url, select, table, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dominium.server.common.coalescing import Coalescer
from dominium.server.storage.failures import (
    DatabaseUnavailable,
    is_away,
    told_when_away,
    told_when_unconfirmed,
)
from dominium.server.storage.log import Log
from dominium.server.storage.postgresql_transactions import PostgresqlTransactions
from dominium.server.storage.sqlite_transactions import PRAGMAS, SqliteTransactions
from dominium.server.storage.transactions import Statement

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Mapping, Sequence

    from sqlalchemy import URL, AdaptedConnection

    from dominium.server.storage.transactions import Row, Transaction, Transactions

    _Question = tuple[str, tuple[Row, ...]]
    """A statement and its rows of values."""

logger = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE_SECONDS = 3.0
RETRY_SECONDS = 0.1
_WRITES = "dominium_writes"
_MIGRATES = "dominium_migrates"
_MIGRATION_LOCK: Final = 0x646F6D696E69756D  # "dominium"
_CHANGE_NOTHING: Final = text("UPDATE alembic_version SET version_num = version_num")
_DRIVERS: Final = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}


class Database:
    """The database of one server process.

    Where it is away or full, reading and writing raise ``DatabaseUnavailable``; for a database that
    is just being restarted they wait a few seconds.

    Args:
        url: Database URL, with or without the name of an asynchronous driver.

    Attributes:
        log: The store of the logs in it, which has connections of its own on SQLite.
    """

    def __init__(self, url: str) -> None:
        address = database_address(url)
        self._one_writer: asyncio.Lock | None = None
        self._reading: dict[str, Any] = {}
        self._commits_fail = False
        if address.get_backend_name() == "sqlite":
            self._engine = _sqlite(address)
            # SQLite has one writer: waiting here is fair, waiting in the file is polling.
            self._one_writer = asyncio.Lock()
            self._transactions: Transactions = SqliteTransactions(
                address.database or "", self._writing
            )
        else:
            self._engine = _postgresql(address)
            self._reading = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
            self._transactions = PostgresqlTransactions(self._driver_connection, self._writing)
        self.log = Log(self._transactions)
        self._looking = Coalescer(self._look_up)

    @property
    def is_sqlite(self) -> bool:
        """True if it is a file of this machine, which has one writer at a time."""
        return self._engine.dialect.name == "sqlite"

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection whose statements all see the same snapshot.

        Raises:
            DatabaseUnavailable: The database is away.
        """
        with told_when_away():
            async with self._connection() as connection:
                await connection.execution_options(**self._reading)
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: committed at the end of the block, rolled back by any exception.

        Raises:
            DatabaseUnavailable: The database is away or full; nothing was written.
            CommitUnconfirmed: It went away during the commit.
        """
        async with self._writing(), self._transaction(**{_WRITES: True}) as connection:
            yield connection

    async def takes_changes(self) -> bool:
        """Tell whether changes can be written.

        Where the last one failed, one that changes nothing is written to find out.
        """
        if self._commits_fail:
            with suppress(DatabaseUnavailable):
                async with self.write() as connection:
                    await connection.execute(_CHANGE_NOTHING)
        return not self._commits_fail

    async def look_up(self, text: str, values: Sequence[Row]) -> Sequence[Row]:
        """Return the rows of a prepared statement for each row of values, seen at one moment.

        For what is asked again and again: it costs a fraction of ``read``, and what is asked while
        another question is answered shares the next one.

        Args:
            text: The statement, with a question mark for each value.
            values: The rows of values.

        Raises:
            DatabaseUnavailable: The database is away.
        """
        return await self._looking.get((text, tuple(values))) or ()

    async def _look_up(self, questions: Collection[_Question]) -> Mapping[_Question, Sequence[Row]]:
        return await self._transactions.read(_answers(questions))

    async def migrate(self) -> None:
        """Create the tables, or migrate those of an older version."""
        try:
            async with (
                self._one_writer or nullcontext(),
                self._transaction(**{_WRITES: True, _MIGRATES: True}) as connection,
            ):
                await connection.run_sync(_upgrade)
        finally:
            await self._engine.dispose()  # the connections that follow check references again

    async def revision(self) -> str:
        """Return the migration that the database has reached.

        Raises:
            DatabaseUnavailable: The database is away.
            SQLAlchemyError: It has no tables of a server.
        """
        query = select(column("version_num", String)).select_from(table("alembic_version"))
        async with self.read() as connection:
            return str(await connection.scalar(query))

    async def close(self) -> None:
        """Close all connections."""
        await self._transactions.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[None]:
        """Wait for the turn to write, and tell what fails: all that is written passes here."""
        try:
            with told_when_away():
                async with self._one_writer or nullcontext():
                    yield
        except DatabaseUnavailable as away:
            self._commits_fail = True
            logger.warning("changes cannot be written", exc_info=away)
            raise
        self._commits_fail = False

    @asynccontextmanager
    async def _transaction(self, **options: bool) -> AsyncIterator[AsyncConnection]:
        async with self._connection() as connection:
            await connection.execution_options(**options)
            transaction = await connection.begin()
            try:
                yield connection
            except BaseException:
                await transaction.rollback()
                raise
            with told_when_unconfirmed():
                await transaction.commit()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        connection = await self._connected()
        try:
            yield connection
        finally:
            await connection.close()

    @asynccontextmanager
    async def _driver_connection(self) -> AsyncIterator[Any]:
        """Lend a connection of the pool as the driver made it."""
        async with self._connection() as connection:
            yield (await connection.get_raw_connection()).driver_connection

    async def _connected(self) -> AsyncConnection:
        deadline = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            try:
                return await self._engine.connect()
            except Exception as error:
                if not is_away(error) or asyncio.get_running_loop().time() > deadline:
                    raise
            await asyncio.sleep(RETRY_SECONDS)


def _answers(questions: Collection[_Question]) -> Transaction[Mapping[_Question, Sequence[Row]]]:
    answers: dict[_Question, Sequence[Row]] = {}
    for question in questions:
        answers[question] = yield Statement(*question)
    return answers


def database_address(url: str) -> URL:
    """Return a database URL with the driver that the server uses.

    Args:
        url: ``postgresql://…`` or ``sqlite:///…``, or with a driver of one's own choice.
    """
    address = make_url(url)
    address = address.set(drivername=_DRIVERS.get(address.drivername, address.drivername))
    query = dict(address.query)
    if address.drivername == "postgresql+asyncpg" and "sslmode" in query:
        query["ssl"] = query.pop("sslmode")  # as asyncpg calls it
    return address.set(query=query)


def shown_address(url: str) -> str:
    """Return a database URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.rpartition("@")[2]


async def database_problem(url: str) -> str | None:
    """Return the reason why a database cannot be used, as its driver puts it; None if it can be."""
    try:
        database = Database(url)
        try:
            async with database.read() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await database.close()
    except Exception as error:
        return str(error.__cause__ or error).partition("\n")[0]
    return None


@cache
def newest_revision() -> str | None:
    """Return the last migration of this version."""
    return ScriptDirectory.from_config(migration_configuration()).get_current_head()


def migration_configuration() -> Config:
    """Return the configuration of Alembic for the migrations inside the package."""
    configuration = Config()
    configuration.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return configuration


def _sqlite(address: URL) -> AsyncEngine:
    # Parameters are seeds, names and hashes: they do not belong into tracebacks.
    engine = create_async_engine(address, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _postgresql(address: URL) -> AsyncEngine:
    return create_async_engine(
        address,
        hide_parameters=True,
        pool_size=8,
        max_overflow=8,
        pool_timeout=10,
        pool_pre_ping=True,  # whatever was open before a restart of the database is opened anew
        connect_args={"timeout": 5, "command_timeout": 30},
    )


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    configuration = migration_configuration()
    configuration.attributes["connection"] = connection
    command.upgrade(configuration, "head")
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise RuntimeError(f"the migrated tables have broken references: {broken}")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin in _begin_sqlite alone
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get(_MIGRATES):
        # SQLite changes a column by copying its table and dropping the old one, to which others
        # refer; references are checked when all is done.
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
    begin = "BEGIN IMMEDIATE" if options.get(_WRITES) else "BEGIN"
    # Straight to the driver, in one step of its thread instead of three: every reading begins so.
    adapted = cast("AdaptedConnection", connection.connection.dbapi_connection)
    adapted.run_async(lambda driver: driver.execute(begin))

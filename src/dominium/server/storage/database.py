"""The connections to the database: reading, writing, and migrations."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import sqlalchemy.exc
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dominium.server.common.errors import RequestError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import URL, AdaptedConnection

logger = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 10_000
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
# Classes of SQLSTATE: no connection, no resources (a full disk), ended by the administrator, input
# and output; and the transactions that PostgreSQL gives up in favour of others.
_AWAY_STATES: Final = ("08", "53", "57P", "58", "40")
# Busy, locked, no memory, read-only, input and output, full, cannot be opened.
_AWAY_CODES: Final = frozenset({5, 6, 7, 8, 10, 13, 14})


class DatabaseUnavailable(RequestError):  # noqa: N818 - what is the matter, and it passes
    """An error for a database that cannot be reached or has no room; nothing was written."""

    def __init__(self) -> None:
        super().__init__("unavailable")


class CommitUnconfirmed(DatabaseUnavailable):
    """An error for a database that went away during a commit: its result is unknown."""


class Database:
    """The database of one server process.

    Where it is away or full, reading and writing raise ``DatabaseUnavailable``; for a database that
    is just being restarted they wait a few seconds.

    Args:
        url: Database URL, with or without the name of an asynchronous driver.
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
        else:
            self._engine = _postgresql(address)
            self._reading = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}

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
        async with _told_when_away(), self._connection() as connection:
            await connection.execution_options(**self._reading)
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: committed at the end of the block, rolled back by any exception.

        Raises:
            DatabaseUnavailable: The database is away or full; nothing was written.
            CommitUnconfirmed: It went away during the commit.
        """
        try:
            async with _told_when_away(), self._transaction(**{_WRITES: True}) as connection:
                yield connection
        except DatabaseUnavailable as away:
            self._commits_fail = True
            logger.warning("changes cannot be written", exc_info=away)
            raise
        self._commits_fail = False

    async def takes_changes(self) -> bool:
        """Tell whether changes can be written.

        Where the last one failed, one that changes nothing is written to find out.
        """
        if self._commits_fail:
            with suppress(DatabaseUnavailable):
                async with self.write() as connection:
                    await connection.execute(_CHANGE_NOTHING)
        return not self._commits_fail

    async def migrate(self) -> None:
        """Create the tables, or migrate those of an older version."""
        try:
            async with self._transaction(**{_WRITES: True, _MIGRATES: True}) as connection:
                await connection.run_sync(_upgrade)
        finally:
            await self._engine.dispose()  # the connections that follow check references again

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self, **options: bool) -> AsyncIterator[AsyncConnection]:
        async with self._one_writer or nullcontext(), self._connection() as connection:
            await connection.execution_options(**options)
            transaction = await connection.begin()
            try:
                yield connection
            except BaseException:
                await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except Exception as error:
                if is_away(error):
                    raise CommitUnconfirmed from error
                raise

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        connection = await self._connected()
        try:
            yield connection
        finally:
            await connection.close()

    async def _connected(self) -> AsyncConnection:
        deadline = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            try:
                return await self._engine.connect()
            except Exception as error:
                if not is_away(error) or asyncio.get_running_loop().time() > deadline:
                    raise
            await asyncio.sleep(RETRY_SECONDS)


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


def is_away(error: BaseException) -> bool:
    """Tell whether an error means that the database cannot be reached or has no room."""
    if isinstance(error, DatabaseUnavailable):
        return True
    cause: object = error
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        cause = error.orig
    if isinstance(cause, OSError | TimeoutError | sqlalchemy.exc.TimeoutError):
        return True
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(_AWAY_STATES)
    code = getattr(cause, "sqlite_errorcode", None)
    return isinstance(code, int) and code & 0xFF in _AWAY_CODES


@asynccontextmanager
async def _told_when_away() -> AsyncIterator[None]:
    try:
        yield
    except DatabaseUnavailable:
        raise
    except Exception as error:
        if is_away(error):
            raise DatabaseUnavailable from error
        raise


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
    for pragma in (
        f"busy_timeout = {BUSY_MILLISECONDS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
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

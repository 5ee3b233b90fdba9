"""Connections to the database: reading, writing, and bringing its tables up to date."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 10_000
_WRITES = "dominium_writes"
_MIGRATES = "dominium_migrates"


class Database:
    """The database of one server process.

    Args:
        url: Database URL of SQLAlchemy with an asynchronous driver.
    """

    def __init__(self, url: str) -> None:
        # Parameters are seeds, names and hashes: they do not belong into tracebacks.
        self._engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        self._one_writer: asyncio.Lock | None = None
        if self._engine.dialect.name == "sqlite":
            # SQLite has one writer: waiting here is fair, waiting in the file is polling.
            self._one_writer = asyncio.Lock()
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self._engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose statements all see the same moment."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, undone by any exception."""
        async with self._transaction(**{_WRITES: True}) as connection:
            yield connection

    async def migrate(self) -> None:
        """Create the tables, or bring those of an older version up to date."""
        try:
            async with self._transaction(**{_WRITES: True, _MIGRATES: True}) as connection:
                await connection.run_sync(_upgrade)
        finally:
            await self._engine.dispose()  # the connections that follow check references again

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self, **options: bool) -> AsyncIterator[AsyncConnection]:
        async with self._one_writer or nullcontext(), self._engine.connect() as connection:
            await connection.execution_options(**options)
            async with connection.begin():
                yield connection


def migration_configuration() -> Config:
    """The configuration of Alembic for the migrations inside the package."""
    configuration = Config()
    configuration.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return configuration


def _upgrade(connection: Connection) -> None:
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
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(_WRITES) else "BEGIN")

"""The transactions of the log on SQLite: a thread that writes, and one that reads beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from dominium.server.storage.failures import told_when_away, told_when_unconfirmed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractAsyncContextManager

    from dominium.server.storage.transactions import Result, Row, Statement, Transaction

BUSY_MILLISECONDS = 10_000
PRAGMAS: Final = (
    f"busy_timeout = {BUSY_MILLISECONDS}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)


class SqliteTransactions:
    """The runner of transactions on a SQLite file; statements stay prepared by its text.

    Args:
        path: The file.
        writing: Encloses all that is written: one of this process at a time writes to the file.
    """

    def __init__(self, path: str, writing: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        self._writing = writing
        self._writer = _Connection(path, "log-writer", "BEGIN IMMEDIATE")
        self._reader = _Connection(path, "log-reader", "BEGIN")

    async def write(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction in the thread that writes; see ``Transactions.write``."""
        async with self._writing():
            return await self._writer.run(transaction)

    async def read(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction in the thread that reads; see ``Transactions.read``."""
        with told_when_away():
            return await self._reader.run(transaction)

    async def close(self) -> None:
        """Close both connections; they are opened anew when they are needed."""
        await self._writer.close()
        await self._reader.close()


class _Connection:
    """A connection with a thread of its own, both of which begin when they are first needed."""

    def __init__(self, path: str, name: str, begin: str) -> None:
        self._path = path
        self._name = name
        self._begin = begin
        self._thread: ThreadPoolExecutor | None = None
        self._opened: sqlite3.Connection | None = None

    async def run(self, transaction: Transaction[Result]) -> Result:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, self._name)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._transact, transaction)

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            with thread:
                await asyncio.get_running_loop().run_in_executor(thread, self._close)

    def _transact(self, transaction: Transaction[Result]) -> Result:
        if self._opened is None:
            self._opened = _opened(self._path)
        connection = self._opened
        connection.execute(self._begin)
        try:
            result = _run(connection, transaction)
            with told_when_unconfirmed():
                connection.execute("COMMIT")
        except BaseException:
            connection.rollback()  # does nothing where SQLite has already done it
            raise
        return result

    def _close(self) -> None:
        if self._opened is not None:
            self._opened.close()
            self._opened = None


def _opened(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _run(connection: sqlite3.Connection, transaction: Transaction[Result]) -> Result:
    try:
        statement = next(transaction)
        while True:
            statement = transaction.send(_rows(connection, statement))
    except StopIteration as end:
        result: Result = end.value
        return result


def _rows(connection: sqlite3.Connection, statement: Statement) -> Sequence[Row]:
    return [
        row for values in statement.values for row in connection.execute(statement.text, values)
    ]

"""The transactions of the log on SQLite: a thread that writes, and one that reads beside it.

A third one moves what was written from the log of SQLite (the WAL) to its file, now and then. Left
to the writer, a commit would wait for the disk three times instead of once.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final

from dominium.server.storage.failures import told_when_away, told_when_unconfirmed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractAsyncContextManager

    from dominium.server.storage.transactions import Result, Row, Statement, Transaction

logger = logging.getLogger(__name__)

BUSY_MILLISECONDS = 10_000
COMMITS_BETWEEN_CHECKPOINTS: Final = 300
"""With some four pages each, about as many as SQLite would let come together."""
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
        self._writer = _Connection(path, "log-writer", "wal_autocheckpoint = 0")
        self._reader = _Connection(path, "log-reader")
        self._checkpointer = _Connection(path, "log-checkpointer")
        self._commits = 0
        self._checkpointing: asyncio.Task[None] | None = None

    async def write(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction in the thread that writes; see ``Transactions.write``."""
        async with self._writing():
            result = await self._writer.run(partial(_transact, transaction, "BEGIN IMMEDIATE"))
        self._commits += 1
        is_busy = self._checkpointing is not None and not self._checkpointing.done()
        if self._commits >= COMMITS_BETWEEN_CHECKPOINTS and not is_busy:
            self._commits = 0
            self._checkpointing = asyncio.create_task(self._checkpoint())
        return result

    async def read(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction in the thread that reads; see ``Transactions.read``."""
        with told_when_away():
            return await self._reader.run(partial(_transact, transaction, "BEGIN"))

    async def close(self) -> None:
        """Close all connections; they are opened anew when they are needed."""
        if self._checkpointing is not None:
            await self._checkpointing
        for connection in (self._writer, self._reader, self._checkpointer):
            await connection.close()

    async def _checkpoint(self) -> None:
        try:
            await self._checkpointer.run(_checkpoint)
        except sqlite3.Error as error:  # what was written stands in the log of SQLite all the same
            logger.warning("the file of the database could not be written", exc_info=error)


class _Connection:
    """A connection with a thread of its own, both of which begin when they are first needed."""

    def __init__(self, path: str, name: str, *pragmas: str) -> None:
        self._path = path
        self._name = name
        self._pragmas = (*PRAGMAS, *pragmas)
        self._thread: ThreadPoolExecutor | None = None
        self._opened: sqlite3.Connection | None = None

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, self._name)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            with thread:
                await asyncio.get_running_loop().run_in_executor(thread, self._close)

    def _do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._opened is None:
            self._opened = _opened(self._path, self._pragmas)
        return work(self._opened)

    def _close(self) -> None:
        if self._opened is not None:
            self._opened.close()
            self._opened = None


def _opened(path: str, pragmas: Sequence[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _checkpoint(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _transact(
    transaction: Transaction[Result], begin: str, connection: sqlite3.Connection
) -> Result:
    connection.execute(begin)
    try:
        result = _run(connection, transaction)
        with told_when_unconfirmed():
            connection.execute("COMMIT")
    except BaseException:
        connection.rollback()  # does nothing where SQLite has already done it
        raise
    return result


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

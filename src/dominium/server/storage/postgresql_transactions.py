"""The transactions of the log on PostgreSQL, by asyncpg without anything between."""

from __future__ import annotations

from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING

from dominium.server.storage.failures import (
    DatabaseUnavailable,
    told_when_away,
    told_when_unconfirmed,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence
    from contextlib import AbstractAsyncContextManager

    import asyncpg

    from dominium.server.storage.transactions import Result, Row, Statement, Transaction


class PostgresqlTransactions:
    """The runner of transactions on PostgreSQL; asyncpg prepares each statement once a connection.

    Args:
        connected: Lends a connection of the pool that the whole process shares.
        writing: Encloses all that is written.
    """

    def __init__(
        self,
        connected: Callable[[], AbstractAsyncContextManager[asyncpg.Connection]],
        writing: Callable[[], AbstractAsyncContextManager[None]],
    ) -> None:
        self._connected = connected
        self._writing = writing

    async def write(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction; see ``Transactions.write``."""
        async with self._writing(), self._connected() as connection:
            begun = connection.transaction()
            async with _undone_by_errors(connection, begun):
                result = await _run(connection, transaction)
                with told_when_unconfirmed(), _told_when_closed(connection):
                    await begun.commit()
                return result

    async def read(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction; see ``Transactions.read``."""
        with told_when_away():
            async with self._connected() as connection:
                begun = connection.transaction(isolation="repeatable_read", readonly=True)
                async with _undone_by_errors(connection, begun):
                    result = await _run(connection, transaction)
                    await begun.commit()
                    return result

    async def close(self) -> None:
        """Do nothing: whoever lends the connections closes them."""


@asynccontextmanager
async def _undone_by_errors(
    connection: asyncpg.Connection, transaction: asyncpg.transaction.Transaction
) -> AsyncIterator[None]:
    """Begin a transaction, and roll it back when the block fails."""
    with _told_when_closed(connection):
        await transaction.start()
        try:
            yield
        except BaseException:
            try:
                await transaction.rollback()
            except Exception:
                connection.terminate()
            raise


@contextmanager
def _told_when_closed(connection: asyncpg.Connection) -> Iterator[None]:
    """Tell what fails on a connection that was lost as what it is: the driver says it variously."""
    try:
        yield
    except Exception as error:
        if connection.is_closed() and not isinstance(error, DatabaseUnavailable):
            raise DatabaseUnavailable from error
        raise


async def _run(connection: asyncpg.Connection, transaction: Transaction[Result]) -> Result:
    try:
        statement = next(transaction)
        while True:
            statement = transaction.send(await _rows(connection, statement))
    except StopIteration as end:
        result: Result = end.value
        return result


async def _rows(connection: asyncpg.Connection, statement: Statement) -> Sequence[Row]:
    if not statement.values:
        return ()
    text = _numbered(statement.text, statement.locks)
    rows: Sequence[Row] = await connection.fetchmany(text, statement.values)
    return rows


@lru_cache
def _numbered(text: str, locks: bool) -> str:
    """Return a statement as PostgreSQL takes it: with numbered values, and with a lock."""
    number = count(1)
    parts = text.split("?")
    numbered = "".join(f"{part}${next(number)}" for part in parts[:-1]) + parts[-1]
    return f"{numbered} FOR NO KEY UPDATE" if locks else numbered

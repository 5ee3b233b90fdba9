"""The transactions of the log: written once, run by the driver of each database.

A transaction is a generator that yields statements and is sent the rows of each. It knows no
driver, so a commit of many changes costs one change of thread on SQLite and one round trip for each
statement on PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

Row: TypeAlias = Sequence[Any]
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of SQL, prepared by the driver and run for each row of values.

    Attributes:
        text: The statement, with a question mark for each value.
        values: The rows of values, in order.
        locks: True for rows that are read in order to be written: a database that lets several
            write at a time keeps others from them.
    """

    text: str
    values: Sequence[Row]
    locks: bool = False


Transaction: TypeAlias = Generator[Statement, Sequence[Row], Result]


class Transactions(Protocol):
    """The runner of transactions on a database."""

    async def write(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction and return its result after its commit; it is on the disk then.

        Raises:
            DatabaseUnavailable: The database is away or full; nothing was written.
            CommitUnconfirmed: It went away during the commit.
        """

    async def read(self, transaction: Transaction[Result]) -> Result:
        """Run a transaction all of whose statements see the same snapshot.

        Raises:
            DatabaseUnavailable: The database is away.
        """

    async def close(self) -> None:
        """Close all connections."""

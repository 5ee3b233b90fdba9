"""The store of all logs: entries with all that is written beside them, and due work."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from dominium.server.model.table import Entry, Seat
from dominium.server.storage.appending import append
from dominium.server.storage.transactions import Statement

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from dominium.server.storage.appending import AppendStep
    from dominium.server.storage.transactions import Row, Transaction, Transactions


@dataclass(frozen=True, slots=True)
class Beginning:
    """A table as it was stored first: its rules and seats; options and settings are JSON."""

    id: str
    seats: tuple[Seat, ...]
    game: str
    options: str
    rules_revision: int
    seed: bytes
    creator: int
    settings: str


@dataclass(frozen=True, slots=True)
class Logs:
    """The part of some logs that was read.

    Attributes:
        beginnings: The tables of which nothing was known, as far as there are such.
        entries: The entries of each table behind the known ones; none where there are no more.
        gone: The tables of those that were asked about that are not there any more.
    """

    beginnings: Mapping[str, Beginning]
    entries: Mapping[str, Sequence[Entry]]
    gone: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Job:
    """A due job: its table, its kind, and its time, in milliseconds since 1970."""

    table: str
    kind: str
    due: int


class Log:
    """The store of the logs of all tables.

    Args:
        transactions: What runs transactions on the database.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def append(
        self, changes: Sequence[Sequence[AppendStep]], *, perhaps_written: bool = False
    ) -> list[bool]:
        """Write changes in one transaction and return whether each stands in the logs now.

        With its entries a change writes the state of its tables, its seats, and its due work. One
        whose logs have gone on meanwhile is left out.

        Args:
            changes: The steps of each change, of different tables.
            perhaps_written: True where some of them may be in the logs already: these stand there.

        Raises:
            DatabaseUnavailable: The database is away or full; nothing was written.
            CommitUnconfirmed: It went away during the commit.
        """
        return await self._transactions.write(append(changes, perhaps_written=perhaps_written))

    async def read(self, known: Mapping[str, int | None], perhaps_gone: Sequence[str] = ()) -> Logs:
        """Read tables as they all are at one moment.

        Args:
            known: The number of the last entry known of each table; None where nothing is.
            perhaps_gone: The known tables that may have been cleared away.

        Raises:
            DatabaseUnavailable: The database is away.
        """
        return await self._transactions.read(_read(known, perhaps_gone))

    async def coming_jobs(self, now: int, until: int, kinds: Sequence[str], most: int) -> list[Job]:
        """Return the jobs that are due before a moment and that nobody does, the earliest first.

        Args:
            now: The present time, in milliseconds since 1970.
            until: The moment.
            kinds: The kinds of jobs.
            most: The greatest number of jobs.

        Raises:
            DatabaseUnavailable: The database is away.
        """
        return await self._transactions.read(_coming(now, until, kinds, most))

    async def lease(self, jobs: Sequence[Job], now: int, until: int) -> list[Job]:
        """Lease jobs up to a moment; return those that no other process has taken meanwhile.

        Raises:
            DatabaseUnavailable: The database is away or full.
        """
        return await self._transactions.write(_lease(jobs, now, until))

    async def reschedule(self, job: Job, again: int | None) -> None:
        """Give a job another time, in milliseconds since 1970; delete it if that is None.

        A job that has another time already is left as it is.

        Raises:
            DatabaseUnavailable: The database is away or full.
        """
        await self._transactions.write(_reschedule(job, again))


_BEGINNING: Final = (
    "SELECT id, game, CAST(options AS TEXT), rules_revision, seed, creator_id,"
    " CAST(settings AS TEXT)"
    " FROM game_table WHERE id = ?"
)
_THERE: Final = "SELECT id FROM game_table WHERE id = ?"
_SEATS: Final = (
    "SELECT table_id, seat, kind, name, level, person_id, stand_in"
    " FROM seat WHERE table_id = ? ORDER BY seat"
)
_ENTRIES: Final = (
    "SELECT table_id, number, kind, seat, text, person_id, created_at"
    " FROM entry WHERE table_id = ? AND number > ? ORDER BY number"
)
_COMING: Final = (
    "SELECT table_id, kind, due_at FROM work"
    " WHERE leased_until <= ? AND due_at <= ? AND kind IN ({kinds}) ORDER BY due_at LIMIT ?"
)
_LEASE: Final = (
    "UPDATE work SET leased_until = ?"
    " WHERE table_id = ? AND kind = ? AND due_at = ? AND leased_until <= ?"
    " RETURNING table_id, kind, due_at"
)
_RESCHEDULE: Final = (
    "UPDATE work SET due_at = ?, leased_until = 0 WHERE table_id = ? AND kind = ? AND due_at = ?"
)
_END: Final = "DELETE FROM work WHERE table_id = ? AND kind = ? AND due_at = ?"


def _read(known: Mapping[str, int | None], perhaps_gone: Sequence[str]) -> Transaction[Logs]:
    gone = frozenset(perhaps_gone)
    if gone:
        gone -= {table for (table,) in (yield Statement(_THERE, [(table,) for table in gone]))}
    unknown = [(table,) for table, number in known.items() if number is None]
    beginnings = _by_table((yield Statement(_BEGINNING, unknown)))
    seats = _by_table((yield Statement(_SEATS, unknown)))
    after = [(table, number or 0) for table, number in known.items()]
    entries = _by_table((yield Statement(_ENTRIES, after)))
    return Logs(
        {
            table: Beginning(table, tuple(Seat(*seat) for seat in seats[table]), *row)
            for table, (row,) in beginnings.items()
        },
        {table: [Entry(*entry) for entry in own] for table, own in entries.items()},
        gone,
    )


def _by_table(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """Return rows without their first column, the table, by it; those of a table lie together."""
    grouped = groupby(rows, key=lambda row: row[0])
    return {table: [row[1:] for row in own] for table, own in grouped}


def _coming(now: int, until: int, kinds: Sequence[str], most: int) -> Transaction[list[Job]]:
    if not kinds:
        return []
    text = _COMING.format(kinds=", ".join("?" * len(kinds)))
    return [Job(*row) for row in (yield Statement(text, [(now, until, *kinds, most)]))]


def _lease(jobs: Sequence[Job], now: int, until: int) -> Transaction[list[Job]]:
    # All in the same order, so that nobody waits for each other.
    keys = sorted((job.table, job.kind, job.due) for job in jobs)
    leased = yield Statement(_LEASE, [(until, *key, now) for key in keys])
    return [Job(*row) for row in leased]


def _reschedule(job: Job, again: int | None) -> Transaction[None]:
    key = (job.table, job.kind, job.due)
    yield Statement(_END, [key]) if again is None else Statement(_RESCHEDULE, [(again, *key)])

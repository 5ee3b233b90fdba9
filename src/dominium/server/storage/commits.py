"""Group commits to logs: changes that wait at the same moment share one transaction.

A change is written as a whole or not at all. Nobody sees it before its commit, and a change that
has lost a race or cannot be written does not make the others fail.

A database may go away during a commit, and then its result is unknown. The same transaction is
tried again: it waits for the locks that the lost one still holds, then reads the last numbers of
the logs. Entries that are in the log already are not written again, and count as written; where
other entries have their numbers, somebody else was first.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, tuple_, update

from dominium.server.storage.database import CommitUnconfirmed, DatabaseUnavailable
from dominium.server.storage.models import EntryRow, SeatRow, TableRow, WorkRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.model.table import Entry, Table
    from dominium.server.storage.database import Database

logger = logging.getLogger(__name__)

MOST_TOGETHER = 200
TRIES_TO_CONFIRM = 10

Row = dict[str, Any]


class VersionConflict(Exception):  # noqa: N818 - an ordinary course of things, answered by trying again
    """An error for a log to which somebody else wrote first; nothing was written."""


@dataclass(frozen=True, slots=True)
class AppendStep:
    """An append of entries to the log of a table.

    Attributes:
        before: The table that the entries were made for.
        entries: The entries from its number + 1 on.
        after: The table with them.
        at: The time of writing, in milliseconds since 1970.
        due: The jobs of the table that change: the new time of each by its kind, None for a job
            that is not due any more.
        invitations: Of a new table, the hashed tokens of its open seats.
    """

    before: Table
    entries: tuple[Entry, ...]
    after: Table
    at: int
    due: Mapping[str, int | None]
    invitations: Mapping[int, bytes] | None = None

    @property
    def is_new(self) -> bool:
        """True if the table is written for the first time."""
        return self.invitations is not None

    @property
    def stands_at(self) -> int | None:
        """The number of the last entry that the log must have; None when the table is new."""
        return None if self.is_new else self.before.number


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """A group of steps that are written together or not at all."""

    steps: tuple[AppendStep, ...]
    done: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def is_done(self) -> None:
        """Resolve the future of those who wait: it was written."""
        if not self.done.done():
            self.done.set_result(None)

    def failed(self, error: Exception) -> None:
        """Reject the future of those who wait: it was not written."""
        if not self.done.done():
            self.done.set_exception(error)


class CommitBatcher:
    """A batcher of changes to logs, which writes one transaction after the other.

    Args:
        database: The database of the logs.
        counted: Called after each commit with the number of changes that it wrote.
    """

    def __init__(self, database: Database, counted: Callable[[int], None]) -> None:
        self._database = database
        self._counted = counted
        self._waiting: list[Change] = []
        self._writing: asyncio.Task[None] | None = None
        self._confirming: set[asyncio.Task[None]] = set()

    async def write(self, *steps: AppendStep) -> None:
        """Write steps, all or none, and return after their commit.

        Raises:
            VersionConflict: One of the logs has gone on meanwhile.
            DatabaseUnavailable: The database is away or full.
        """
        change = Change(steps)
        self._waiting.append(change)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await change.done

    async def _write_all(self) -> None:
        while self._waiting:
            group, tables = list[Change](), set[str]()
            for change in self._waiting:
                own = {step.before.id for step in change.steps}
                if len(group) < MOST_TOGETHER and tables.isdisjoint(own):
                    group.append(change)
                tables |= own  # a later change of the same table stays behind an earlier one
            taken = set(group)
            self._waiting = [change for change in self._waiting if change not in taken]
            await self._commit(group)

    async def _commit(self, group: Sequence[Change]) -> None:
        """Write a group; if it cannot be written together, each change alone."""
        try:
            await self._tried(group)
        except CommitUnconfirmed:
            task = asyncio.create_task(self._confirm(group))
            self._confirming.add(task)
            task.add_done_callback(self._confirming.discard)
        except DatabaseUnavailable as away:
            for change in group:
                change.failed(away)
        except Exception as error:
            if len(group) == 1:
                group[0].failed(error)
            else:
                logger.warning("changes are written one by one", exc_info=error)
                for change in group:
                    await self._commit([change])

    async def _tried(self, group: Sequence[Change]) -> None:
        """Write a group; repeat it once when the connection breaks in the middle."""
        try:
            await self._transact(group, perhaps_written=False)
        except CommitUnconfirmed:
            raise
        except DatabaseUnavailable:
            await self._transact(group, perhaps_written=False)

    async def _confirm(self, group: Sequence[Change]) -> None:
        """Write a group that may have been written already, as soon as the database is back."""
        error: Exception = CommitUnconfirmed()
        for _ in range(TRIES_TO_CONFIRM):
            try:
                await self._transact(group, perhaps_written=True)
                break
            except DatabaseUnavailable as away:
                error = away
            except Exception as wrong:
                logger.exception("what was written could not be looked up")
                error = wrong
                break
        for change in group:
            change.failed(error)  # does nothing where it was found out

    async def _transact(self, group: Sequence[Change], *, perhaps_written: bool) -> None:
        written = frozenset[str]()
        async with self._database.write() as connection:
            numbers = await _numbers(connection, group)
            if perhaps_written:
                written = await _written(connection, group, numbers)
            behind = [change for change in group if _is_next(change, numbers)]
            await _write(connection, [step for change in behind for step in change.steps])
        self._counted(len(behind))
        fitted = set(behind)
        for change in group:
            if change in fitted or all(step.before.id in written for step in change.steps):
                change.is_done()
            else:
                change.failed(VersionConflict())


async def _numbers(connection: AsyncConnection, group: Iterable[Change]) -> dict[str, int]:
    """Return the last numbers of the logs; PostgreSQL locks them against other writers."""
    ids = [step.before.id for change in group for step in change.steps]
    query = (
        select(TableRow.id, TableRow.number)
        .where(TableRow.id.in_(ids))
        .order_by(TableRow.id)  # all in the same order, so that nobody waits for each other
        .with_for_update(key_share=True)
    )
    return {row.id: row.number for row in await connection.execute(query)}


def _is_next(change: Change, numbers: Mapping[str, int]) -> bool:
    """Tell whether all logs end where the change begins."""
    return all(numbers.get(step.before.id) == step.stands_at for step in change.steps)


async def _written(
    connection: AsyncConnection, group: Iterable[Change], numbers: Mapping[str, int]
) -> frozenset[str]:
    """Return the tables whose logs already contain the entries of their steps."""
    steps = [step for change in group for step in change.steps]
    keys = [(step.before.id, entry.number) for step in steps for entry in step.entries]
    query = select(
        EntryRow.table_id,
        EntryRow.number,
        EntryRow.kind,
        EntryRow.seat,
        EntryRow.text,
        EntryRow.person_id,
        EntryRow.created_at,
    ).where(tuple_(EntryRow.table_id, EntryRow.number).in_(keys))
    rows = {(row.table_id, row.number): row._asdict() for row in await connection.execute(query)}
    return frozenset(
        step.before.id
        for step in steps
        if numbers.get(step.before.id, -1) >= step.after.number
        and all(rows.get((row["table_id"], row["number"])) == row for row in _entry_rows(step))
    )


async def _write(connection: AsyncConnection, steps: Sequence[AppendStep]) -> None:
    """Write steps with one statement for each kind of rows."""
    new = [step for step in steps if step.is_new]
    old = [step for step in steps if not step.is_new]
    for statement, rows in (
        (insert(TableRow), [_table_row(step) for step in new]),
        (insert(SeatRow), [row for step in new for row in _seat_rows(step)]),
        (_MOVE_TABLE, [_moved_row(step) for step in old]),
        (_CHANGE_SEAT, [row for step in old for row in _changed_seats(step)]),
        (insert(EntryRow), [row for step in steps for row in _entry_rows(step)]),
        (_END_WORK, [row for step in steps for row in _ended_work(step)]),
        (insert(WorkRow), [row for step in steps for row in _new_work(step)]),
    ):
        if rows:
            await connection.execute(statement, rows)


_MOVE_TABLE = (
    update(TableRow)
    .where(TableRow.id == bindparam("of_table"))
    .values(
        number=bindparam("to_number"),
        status=bindparam("to_status"),
        rematch=bindparam("to_rematch"),
        creator_id=bindparam("to_creator"),
        updated_at=bindparam("at"),
    )
)
_CHANGE_SEAT = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("of_table"), SeatRow.seat == bindparam("of_seat"))
    .values(
        kind=bindparam("to_kind"),
        name=bindparam("to_name"),
        level=bindparam("to_level"),
        person_id=bindparam("to_person"),
        stand_in=bindparam("to_stand_in"),
    )
)
_END_WORK = delete(WorkRow).where(
    WorkRow.table_id == bindparam("of_table"), WorkRow.kind == bindparam("of_kind")
)


def _table_row(step: AppendStep) -> Row:
    table = step.after
    return {
        "id": table.id,
        "game": table.game.id,
        "options": dict(table.game.options),
        "rules_revision": table.game.rules_revision,
        "seed": table.seed,
        "commitment": table.commitment,
        "settings": msgspec.to_builtins(table.settings),
        "visibility": table.settings.visibility,
        "creator_id": table.creator,
        "number": table.number,
        "status": table.status,
        "created_at": step.at,
        "updated_at": step.at,
    }


def _seat_rows(step: AppendStep) -> list[Row]:
    return [
        {
            "table_id": step.after.id,
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "person_id": seat.person,
            "stand_in": seat.stand_in,
            "invitation_hash": (step.invitations or {}).get(seat.seat),
        }
        for seat in step.after.seats
    ]


def _moved_row(step: AppendStep) -> Row:
    table = step.after
    return {
        "of_table": table.id,
        "to_number": table.number,
        "to_status": table.status,
        "to_rematch": table.rematch,
        "to_creator": table.creator,
        "at": step.at,
    }


def _changed_seats(step: AppendStep) -> list[Row]:
    return [
        {
            "of_table": step.after.id,
            "of_seat": seat.seat,
            "to_kind": seat.kind,
            "to_name": seat.name,
            "to_level": seat.level,
            "to_person": seat.person,
            "to_stand_in": seat.stand_in,
        }
        for seat, before in zip(step.after.seats, step.before.seats, strict=True)
        if seat != before
    ]


def _entry_rows(step: AppendStep) -> list[Row]:
    return [
        {
            "table_id": step.before.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "person_id": entry.person,
            "created_at": entry.at,
        }
        for entry in step.entries
    ]


def _ended_work(step: AppendStep) -> list[Row]:
    return [{"of_table": step.after.id, "of_kind": kind} for kind in step.due]


def _new_work(step: AppendStep) -> list[Row]:
    return [
        {"table_id": step.after.id, "kind": kind, "due_at": due, "leased_until": 0}
        for kind, due in step.due.items()
        if due is not None
    ]

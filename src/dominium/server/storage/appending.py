"""The transaction that appends to logs: many changes, each written as a whole or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from dominium.server.storage.transactions import Statement

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.server.model.table import Entry, Table
    from dominium.server.storage.transactions import Row, Transaction


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


def append(
    changes: Sequence[Sequence[AppendStep]], *, perhaps_written: bool
) -> Transaction[list[bool]]:
    """Write changes; return whether each stands in the logs now.

    A change whose logs have gone on meanwhile does not, and nothing of it is written.

    Args:
        changes: The steps of each change, of different tables.
        perhaps_written: True where some of them may be in the logs already: these stand there.
    """
    steps = [step for change in changes for step in change]
    # All in the same order, so that nobody waits for each other.
    ids = sorted(step.before.id for step in steps)
    rows = yield Statement(_NUMBERS, [(table,) for table in ids], locks=True)
    numbers: dict[str, int] = dict(map(tuple, rows))
    found = (yield from _written(steps, numbers)) if perhaps_written else frozenset[str]()
    following = [_follows(change, numbers) for change in changes]
    next_steps = [
        step for change, fits in zip(changes, following, strict=True) if fits for step in change
    ]
    for statement in _writing(next_steps):
        if statement.values:
            yield statement
    return [
        fits or all(step.before.id in found for step in change)
        for change, fits in zip(changes, following, strict=True)
    ]


def _follows(change: Sequence[AppendStep], numbers: Mapping[str, int]) -> bool:
    """Tell whether all logs end where the change begins."""
    return all(numbers.get(step.before.id) == step.stands_at for step in change)


def _written(
    steps: Sequence[AppendStep], numbers: Mapping[str, int]
) -> Transaction[frozenset[str]]:
    """Return the tables whose logs already contain the entries of their steps."""
    wanted = {step.before.id: _entry_rows(step) for step in steps}
    keys = [row[:2] for rows in wanted.values() for row in rows]
    there = {tuple(row) for row in (yield Statement(_ENTRY, keys))}
    return frozenset(
        step.before.id
        for step in steps
        if numbers.get(step.before.id, -1) >= step.after.number
        and there.issuperset(wanted[step.before.id])
    )


def _writing(steps: Sequence[AppendStep]) -> list[Statement]:
    """Return the statements that write steps, one for each kind of rows."""
    new = [step for step in steps if step.is_new]
    old = [step for step in steps if not step.is_new]
    moved, longer = list[AppendStep](), list[AppendStep]()
    for step in old:
        (moved if _changes_table(step) else longer).append(step)
    return [
        Statement(_OPEN_TABLE, [_table_row(step) for step in new]),
        Statement(_OPEN_SEAT, [row for step in new for row in _seat_rows(step)]),
        Statement(_MOVE_TABLE, [_moved_row(step) for step in moved]),
        Statement(_GO_ON, [_longer_row(step) for step in longer]),
        Statement(_CHANGE_SEAT, [row for step in moved for row in _changed_seats(step)]),
        Statement(_APPEND_ENTRY, [row for step in steps for row in _entry_rows(step)]),
        Statement(_END_WORK, [(step.after.id, kind) for step in steps for kind in step.due]),
        Statement(_ADD_WORK, [row for step in steps for row in _new_work(step)]),
    ]


_NUMBERS: Final = "SELECT id, number FROM game_table WHERE id = ?"
_ENTRY: Final = (
    "SELECT table_id, number, kind, seat, text, person_id, created_at"
    " FROM entry WHERE table_id = ? AND number = ?"
)
_OPEN_TABLE: Final = (
    "INSERT INTO game_table (id, game, options, rules_revision, seed, commitment, settings,"
    " visibility, creator_id, number, status, created_at, updated_at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_OPEN_SEAT: Final = (
    "INSERT INTO seat (table_id, seat, kind, name, level, person_id, stand_in, invitation_hash)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_MOVE_TABLE: Final = (
    "UPDATE game_table SET number = ?, status = ?, rematch = ?, creator_id = ?, updated_at = ?"
    " WHERE id = ?"
)
# Touches none of the indexes, so that a usual action writes fewer pages.
_GO_ON: Final = "UPDATE game_table SET number = ?, updated_at = ? WHERE id = ?"
_CHANGE_SEAT: Final = (
    "UPDATE seat SET kind = ?, name = ?, level = ?, person_id = ?, stand_in = ?"
    " WHERE table_id = ? AND seat = ?"
)
_APPEND_ENTRY: Final = (
    "INSERT INTO entry (table_id, number, kind, seat, text, person_id, created_at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_END_WORK: Final = "DELETE FROM work WHERE table_id = ? AND kind = ?"
_ADD_WORK: Final = "INSERT INTO work (table_id, kind, due_at, leased_until) VALUES (?, ?, ?, 0)"


def _table_row(step: AppendStep) -> Row:
    table = step.after
    return (
        table.id,
        table.game.id,
        msgspec.json.encode(dict(table.game.options)).decode(),
        table.game.rules_revision,
        table.seed,
        table.commitment,
        msgspec.json.encode(table.settings).decode(),
        table.settings.visibility,
        table.creator,
        table.number,
        table.status,
        step.at,
        step.at,
    )


def _seat_rows(step: AppendStep) -> list[Row]:
    hashes = step.invitations or {}
    return [
        (
            step.after.id,
            seat.seat,
            seat.kind,
            seat.name,
            seat.level,
            seat.person,
            seat.stand_in,
            hashes.get(seat.seat),
        )
        for seat in step.after.seats
    ]


def _changes_table(step: AppendStep) -> bool:
    """Tell whether more of a table changes than that it has more entries."""
    before, after = step.before, step.after
    return (
        after.status != before.status
        or after.seats is not before.seats
        or (after.rematch, after.creator) != (before.rematch, before.creator)
    )


def _longer_row(step: AppendStep) -> Row:
    return (step.after.number, step.at, step.after.id)


def _moved_row(step: AppendStep) -> Row:
    table = step.after
    return (table.number, table.status, table.rematch, table.creator, step.at, table.id)


def _changed_seats(step: AppendStep) -> list[Row]:
    return [
        (seat.kind, seat.name, seat.level, seat.person, seat.stand_in, step.after.id, seat.seat)
        for seat, before in zip(step.after.seats, step.before.seats, strict=True)
        if seat != before
    ]


def _entry_rows(step: AppendStep) -> list[Row]:
    return [
        (
            step.before.id,
            entry.number,
            entry.kind,
            entry.seat,
            entry.text,
            entry.person,
            entry.at,
        )
        for entry in step.entries
    ]


def _new_work(step: AppendStep) -> list[Row]:
    return [(step.after.id, kind, due) for kind, due in step.due.items() if due is not None]

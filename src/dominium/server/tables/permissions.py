"""The permissions of somebody at a table, beside acting, and the rate limit of its log."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.model.plans import can_plan
from dominium.server.model.table import LogEvent
from dominium.server.tables import undo
from dominium.server.tables.seating import MOST_SEATS_TO_FORFEIT

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from dominium.server.model.table import Entry, EntryKind, Table
    from dominium.server.model.viewer import Viewer
    from dominium.server.schema.tables import May

MOST_IN_A_MINUTE: Final = 30
MOST_OF_A_SEAT: Final = 500

_MINUTE: Final = 60_000
_REPEATABLE: Final[Collection[EntryKind]] = frozenset({"undo_asked", "left", "time_given"})
"""The kinds of entries that a seat may cause repeatedly; each return follows a leaving."""


def permissions_of(table: Table, viewer: Viewer) -> list[May]:
    """Return the permissions of somebody now, by name."""
    match table.status:
        case "waiting":
            return list(_while_waiting(table, viewer))
        case "running":
            return list(_while_running(table, viewer))
    return []


def check_rate(table: Table, viewer: Viewer, entries: Sequence[Entry], moment: int) -> None:
    """Check that somebody does not fill the log with entries that are no actions.

    Args:
        table: The table.
        viewer: The viewer who asks.
        entries: The entries to be written.
        moment: The time in milliseconds.

    Raises:
        RequestError: ``too_fast``.
    """
    person = viewer.person.id if viewer.person else None
    recent = takewhile(lambda one: one.entry.at > moment - _MINUTE, reversed(table.history))
    latest = (one.entry for one in recent if isinstance(one, LogEvent))
    if sum(entry.person == person for entry in (*latest, *entries)) > MOST_IN_A_MINUTE:
        raise RequestError("too_fast")
    if not any(entry.kind in _REPEATABLE for entry in entries):
        return
    own = visibility.own_seats(table, viewer)
    repeated = sum(_is_repeated(entry, person, own) for entry in (*table.entries, *entries))
    if repeated > MOST_OF_A_SEAT * max(1, len(own)):
        raise RequestError("too_fast")


def _is_repeated(entry: Entry, person: int | None, own: Collection[int]) -> bool:
    """Tell whether an entry counts for some seats; what is done to others, for who does it."""
    if entry.kind == "time_given" or (entry.kind == "left" and entry.seat not in own):
        return entry.person == person
    return entry.seat in own and (entry.kind in _REPEATABLE or entry.kind == "returned")


def _while_waiting(table: Table, viewer: Viewer) -> Iterator[May]:
    person = viewer.person.id if viewer.person else None
    is_creator = person == table.creator
    if is_creator:
        if table.has_open_seat:
            yield "fill"
        yield from _freeing(table)
    elif table.seats_of(person):
        yield "leave"
    if table.has_open_seat_for(viewer.person):
        yield "sit"


def _freeing(table: Table) -> Iterator[May]:
    if any(table.is_idle(seat) for seat in table.seats):
        yield "free"


def _while_running(table: Table, viewer: Viewer) -> Iterator[May]:
    if viewer.person is not None and viewer.person.id == table.creator:
        yield from _freeing(table)
    own = visibility.own_seats(table, viewer)
    if not own:
        return
    there = [seat for seat in own if not table.seats[seat].is_away]
    if len(there) < len(own):
        yield "return"
    if not there:
        return
    yield "leave"
    if can_plan(table):
        yield "plan"
    if len(table.seats) <= MOST_SEATS_TO_FORFEIT:
        yield "give_up"
    if table.clock is not None and len(there) < len(table.seats):
        yield "give_time"
    if any(seat in there for seat in undo.waiting_for(table)):
        yield "answer_undo"
    if table.undo is None and undo.target(table, viewer) is not None:
        yield "ask_undo"

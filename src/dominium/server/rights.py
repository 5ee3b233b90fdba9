"""What somebody can do at a table now, beside acting."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

from dominium.server import sight, undo
from dominium.server.leaving import MOST_SEATS_TO_FORFEIT
from dominium.server.log import Happening
from dominium.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from dominium.server.log import Entry, EntryKind, Table
    from dominium.server.messages import May
    from dominium.server.people import Viewer

MOST_IN_A_MINUTE: Final = 30
MOST_OF_A_SEAT: Final = 500

_MINUTE: Final = 60_000
_REPEATABLE: Final[Collection[EntryKind]] = frozenset({"undo_asked", "left", "time_given"})
"""What the same seat may bring about again and again; each return follows a leaving."""


def may(table: Table, viewer: Viewer) -> list[May]:
    """The names of what somebody can do now."""
    match table.status:
        case "waiting":
            return list(_while_waiting(table, viewer))
        case "running":
            return list(_while_running(table, viewer))
    return []


def check_pace(table: Table, viewer: Viewer, entries: Sequence[Entry], moment: int) -> None:
    """Say no to whoever fills the log with anything but actions.

    Args:
        table: The table.
        viewer: Who asks.
        entries: What would be written.
        moment: The time in milliseconds.

    Raises:
        Refused: ``too_fast``.
    """
    person = viewer.person.id if viewer.person else None
    recent = takewhile(lambda one: one.entry.at > moment - _MINUTE, reversed(table.history))
    latest = (one.entry for one in recent if isinstance(one, Happening))
    if sum(entry.person == person for entry in (*latest, *entries)) > MOST_IN_A_MINUTE:
        raise Refused("too_fast")
    if not any(entry.kind in _REPEATABLE for entry in entries):
        return
    own = sight.own_seats(table, viewer)
    repeated = sum(_is_repeated(entry, person, own) for entry in (*table.entries, *entries))
    if repeated > MOST_OF_A_SEAT * len(own):
        raise Refused("too_fast")


def _is_repeated(entry: Entry, person: int | None, own: Collection[int]) -> bool:
    """Whether an entry counts for some seats; time counts for who gives it, not for who gets it."""
    if entry.kind == "time_given":
        return entry.person == person
    return entry.seat in own and (entry.kind in _REPEATABLE or entry.kind == "returned")


def _while_waiting(table: Table, viewer: Viewer) -> Iterator[May]:
    person = viewer.person.id if viewer.person else None
    is_creator = person == table.creator
    if is_creator:
        yield "fill"
    elif table.seats_of(person):
        yield "leave"
    if table.may_sit(person):
        yield "sit"


def _while_running(table: Table, viewer: Viewer) -> Iterator[May]:
    own = sight.own_seats(table, viewer)
    if not own:
        return
    there = [seat for seat in own if not table.seats[seat].is_away]
    if len(there) < len(own):
        yield "return"
    if not there:
        return
    yield "leave"
    if len(table.seats) <= MOST_SEATS_TO_FORFEIT:
        yield "give_up"
    if table.clock is not None and len(there) < len(table.seats):
        yield "give_time"
    if any(seat in there for seat in undo.waiting_for(table)):
        yield "answer_undo"
    if table.undo is None and undo.target(table, viewer) is not None:
        yield "ask_undo"

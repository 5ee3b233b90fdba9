"""The seating: leaving, coming back, bots that take seats over, and the entries of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.server.common.bot_programs import NO_PROGRAMS
from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.model.table import JOINING, Entry
from dominium.server.tables import undo
from dominium.server.tables.dealing import with_first_draws

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.common.bot_programs import Programs
    from dominium.server.model.table import EntryKind, Seat, Table
    from dominium.server.model.viewer import Viewer
    from dominium.server.schema.tables import (
        FillSeatCommand,
        FreeSeatCommand,
        GiveTimeCommand,
        LeaveCommand,
    )

STAND_IN: Final = "medium"
MOST_SEATS_TO_FORFEIT: Final = 2
"""The greatest number of seats at which giving up ends the game; with more a bot plays on."""


def leave_entries(table: Table, viewer: Viewer, command: LeaveCommand) -> Sequence[Entry]:
    """Return the entries by which somebody leaves all own seats; leaving twice changes nothing.

    A bot plays until the person comes back. Of two seats one may give the game up. While a table
    waits for people, the seat becomes free again.

    Raises:
        RequestError: ``not_seated``, ``finished``, ``creator_stays``, ``not_started`` or
            ``only_two_give_up``.
    """
    own = [table.seats[seat] for seat in visibility.own_seats(table, viewer)]
    if not own:
        raise RequestError("not_seated")
    if command.give_up and any(seat.seat in table.forfeited for seat in own):
        return ()
    if table.status == "finished":
        raise RequestError("finished")
    if table.status == "waiting":
        return _given_back(table, own, command)
    return _given_up(table, own) if command.give_up else _handed_over(table, own)


def return_entries(table: Table, viewer: Viewer) -> Sequence[Entry]:
    """Return the entries of somebody's return; returning twice changes nothing.

    Raises:
        RequestError: ``not_seated``, or ``no_time_left``.
    """
    own = [table.seats[seat] for seat in visibility.own_seats(table, viewer)]
    if not own:
        raise RequestError("not_seated")
    away = [seat for seat in own if seat.is_away]
    if table.status == "finished":
        return ()
    if any(not _has_time(table, seat) for seat in away):
        raise RequestError("no_time_left")
    return _each(table, away, "returned", "")


def fill_entries(
    table: Table, viewer: Viewer, command: FillSeatCommand, programs: Programs = NO_PROGRAMS
) -> Sequence[Entry]:
    """Return the entries by which a bot takes a free seat; filling it twice changes nothing.

    Raises:
        RequestError: ``not_creator``, ``no_such_seat``, ``bad_level``, ``seat_taken`` or
            ``table_closed``.
    """
    creator = _creator(table, viewer)
    known = programs.known_for(table.game.id)
    if command.level not in known:
        raise RequestError("bad_level", {"level": command.level, "known": ", ".join(known)})
    seat = _seat(table, command.seat)
    if seat.kind == "bot" and seat.level == command.level:
        return ()
    if not seat.is_open:
        raise RequestError("seat_taken")
    if table.closed is not None:
        raise RequestError("table_closed")
    entry = Entry(table.number + 1, "filled", seat.seat, command.level, creator)
    return with_first_draws(table, [entry])


def freed_entries(table: Table, viewer: Viewer, command: FreeSeatCommand) -> Sequence[Entry]:
    """Return the entries by which a seat that has never acted is free again; twice changes nothing.

    So nobody waits for ever for somebody who took a seat and was not seen again. A game that has
    begun waits until the seat is taken.

    Raises:
        RequestError: ``not_creator``, ``no_such_seat`` or ``seat_not_idle``.
    """
    creator, seat = _creator(table, viewer), _seat(table, command.seat)
    since = table.entries[command.number :]
    if seat.is_open or any(one.kind in JOINING and one.seat == seat.seat for one in since):
        return ()
    if not table.is_idle(seat):
        raise RequestError("seat_not_idle")
    return with_undo(table, [Entry(table.number + 1, "left", seat.seat, "", creator)])


def failure_entries(table: Table, seat: int, bot: str | None, code: str) -> Sequence[Entry]:
    """Return the entries by which another bot replaces a failed program.

    Args:
        table: The table.
        seat: The seat of the program.
        bot: The level of the failed program; if another bot acts there now, there are no entries.
        code: The reason, as in `dominium.protocol.failure`.
    """
    sitting = table.bot_to_move
    if sitting is None or sitting.seat != seat or sitting.bot != bot:
        return ()
    return (Entry(table.number + 1, "failed", seat, f"{STAND_IN} {code}"),)


def timeout_entries(table: Table, moment: int) -> Sequence[Entry]:
    """Return the entries for the end of the time of the seat to move; none before that.

    Args:
        table: The table.
        moment: The time in milliseconds.
    """
    clock = table.clock
    if clock is None or clock.running is None or not clock.is_over(moment):
        return ()
    number, seat = table.number + 1, clock.running
    if len(table.seats) <= MOST_SEATS_TO_FORFEIT:
        return (
            Entry(number, "timed_out", seat, ""),
            Entry(number + 1, "forfeited", seat, "time"),
        )
    return with_undo(table, [Entry(number, "timed_out", seat, STAND_IN)])


def added_time_entries(table: Table, viewer: Viewer, command: GiveTimeCommand) -> Sequence[Entry]:
    """Return the entries by which somebody gives another seat time; none for a repeated message.

    Raises:
        RequestError: ``not_seated``, ``you_left``, ``no_clock``, ``finished``, ``no_such_seat`` or
            ``not_to_yourself``.
    """
    own = visibility.acting_seats(table, viewer)
    if table.clock is None:
        raise RequestError("no_clock")
    if table.status == "finished":
        raise RequestError("finished")
    seat = _seat(table, command.seat)
    if seat.seat in own:
        raise RequestError("not_to_yourself")
    person = viewer.person.id if viewer.person else None
    given = (one.entry for one in table.history[command.number :] if one.entry.kind == "time_given")
    if any(entry.seat == seat.seat and entry.person == person for entry in given):
        return ()
    return (Entry(table.number + 1, "time_given", seat.seat, str(command.seconds), person),)


def _given_back(table: Table, own: Sequence[Seat], command: LeaveCommand) -> Sequence[Entry]:
    if command.give_up:
        raise RequestError("not_started")
    if own[0].person == table.creator:
        raise RequestError("creator_stays")
    return _each(table, own, "left", "")


def _given_up(table: Table, own: Sequence[Seat]) -> Sequence[Entry]:
    if len(table.seats) > MOST_SEATS_TO_FORFEIT:
        raise RequestError("only_two_give_up")
    # Whoever holds both seats gives up for the one whose turn it is.
    seat = next((seat for seat in own if seat.seat == table.state.actor), own[0])
    return (Entry(table.number + 1, "forfeited", seat.seat, "", seat.person),)


def _handed_over(table: Table, own: Sequence[Seat]) -> Sequence[Entry]:
    there = [seat for seat in own if not seat.is_away]
    return with_undo(table, _each(table, there, "left", STAND_IN))


def with_undo(table: Table, entries: Sequence[Entry]) -> Sequence[Entry]:
    """Add the undo that waited only for those who go to the entries of their leaving."""
    return (*entries, *undo.resolution_entries(table.apply(entries)))


def _each(table: Table, seats: Sequence[Seat], kind: EntryKind, text: str) -> Sequence[Entry]:
    return tuple(
        Entry(number, kind, seat.seat, text, seat.person)
        for number, seat in enumerate(seats, table.number + 1)
    )


def _has_time(table: Table, seat: Seat) -> bool:
    """Tell whether somebody who comes back has time to act."""
    clock = table.clock
    if clock is None or clock.remaining[seat.seat] > 0:
        return True
    return clock.per_move is not None and table.state.actor != seat.seat


def _creator(table: Table, viewer: Viewer) -> int:
    if viewer.person is None or viewer.person.id != table.creator:
        raise RequestError("not_creator")
    return table.creator


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise RequestError("no_such_seat", {"seat": number})
    return table.seats[number]

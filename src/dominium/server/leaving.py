"""Leaving, coming back, and bots that take seats over: what each of it writes into the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.server import sight, undo
from dominium.server.log import Entry
from dominium.server.opening import with_first_draws
from dominium.server.programs import NO_PROGRAMS
from dominium.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.log import EntryKind, Seat, Table
    from dominium.server.messages import Fill, GiveTime, Leave
    from dominium.server.people import Viewer
    from dominium.server.programs import Programs

STAND_IN: Final = "medium"
MOST_SEATS_TO_FORFEIT: Final = 2
"""With more seats the others play on, and so a bot does for whoever has gone."""


def left(table: Table, viewer: Viewer, wish: Leave) -> Sequence[Entry]:
    """The entries of somebody's leaving with all own seats; leaving twice changes nothing.

    A bot plays until the person comes back. Of two seats one may give the game up. While a table
    waits for people, the seat becomes free again.

    Raises:
        Refused: ``not_seated``, ``finished``, ``creator_stays``, ``not_started`` or
            ``only_two_give_up``.
    """
    own = [table.seats[seat] for seat in sight.own_seats(table, viewer)]
    if not own:
        raise Refused("not_seated")
    if wish.give_up and any(seat.seat in table.forfeited for seat in own):
        return ()
    if table.status == "finished":
        raise Refused("finished")
    if table.status == "waiting":
        return _given_back(table, own, wish)
    return _given_up(table, own) if wish.give_up else _handed_over(table, own)


def returned(table: Table, viewer: Viewer) -> Sequence[Entry]:
    """The entries of somebody's return; returning twice changes nothing.

    Raises:
        Refused: ``not_seated``, or ``no_time_left``.
    """
    own = [table.seats[seat] for seat in sight.own_seats(table, viewer)]
    if not own:
        raise Refused("not_seated")
    away = [seat for seat in own if seat.is_away]
    if table.status == "finished":
        return ()
    if any(not _has_time(table, seat) for seat in away):
        raise Refused("no_time_left")
    return _each(table, away, "returned", "")


def filled(
    table: Table, viewer: Viewer, wish: Fill, programs: Programs = NO_PROGRAMS
) -> Sequence[Entry]:
    """The entries by which a bot takes a free seat; filling it twice changes nothing.

    Raises:
        Refused: ``not_creator``, ``no_such_seat``, ``bad_level`` or ``seat_taken``.
    """
    if viewer.person is None or viewer.person.id != table.creator:
        raise Refused("not_creator")
    known = programs.known_for(table.game.id)
    if wish.level not in known:
        raise Refused("bad_level", {"level": wish.level, "known": ", ".join(known)})
    seat = _seat(table, wish.seat)
    if seat.kind == "bot" and seat.level == wish.level:
        return ()
    if not seat.is_open:
        raise Refused("seat_taken")
    entry = Entry(table.number + 1, "filled", seat.seat, wish.level, viewer.person.id)
    return with_first_draws(table, entry)


def failed(table: Table, seat: int, bot: str | None, code: str) -> Sequence[Entry]:
    """The entries that follow when the program at a seat has failed: another bot plays on.

    Args:
        table: The table.
        seat: Where the program sits.
        bot: The level of the program that has failed; whoever acts there now may be another.
        code: Why, as in `dominium.protocol.failure`.
    """
    sitting = table.bot_to_move
    if sitting is None or sitting.seat != seat or sitting.bot != bot:
        return ()
    return (Entry(table.number + 1, "failed", seat, f"{STAND_IN} {code}"),)


def timed_out(table: Table, moment: int) -> Sequence[Entry]:
    """The entries that follow when the time of the seat to move is over; none before that.

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
    return _with_undo(table, [Entry(number, "timed_out", seat, STAND_IN)])


def time_given(table: Table, viewer: Viewer, wish: GiveTime) -> Sequence[Entry]:
    """The entries by which somebody gives another seat time; nothing for a repeated message.

    Raises:
        Refused: ``not_seated``, ``you_left``, ``no_clock``, ``finished``, ``no_such_seat`` or
            ``not_to_yourself``.
    """
    own = sight.acting_seats(table, viewer)
    if table.clock is None:
        raise Refused("no_clock")
    if table.status == "finished":
        raise Refused("finished")
    seat = _seat(table, wish.seat)
    if seat.seat in own:
        raise Refused("not_to_yourself")
    person = viewer.person.id if viewer.person else None
    given = (one.entry for one in table.history[wish.number :] if one.entry.kind == "time_given")
    if any(entry.seat == seat.seat and entry.person == person for entry in given):
        return ()
    return (Entry(table.number + 1, "time_given", seat.seat, str(wish.seconds), person),)


def _given_back(table: Table, own: Sequence[Seat], wish: Leave) -> Sequence[Entry]:
    if wish.give_up:
        raise Refused("not_started")
    if own[0].person == table.creator:
        raise Refused("creator_stays")
    return _each(table, own, "left", "")


def _given_up(table: Table, own: Sequence[Seat]) -> Sequence[Entry]:
    if len(table.seats) > MOST_SEATS_TO_FORFEIT:
        raise Refused("only_two_give_up")
    # Whoever holds both seats gives up for the one whose turn it is.
    seat = next((seat for seat in own if seat.seat == table.state.actor), own[0])
    return (Entry(table.number + 1, "forfeited", seat.seat, "", seat.person),)


def _handed_over(table: Table, own: Sequence[Seat]) -> Sequence[Entry]:
    there = [seat for seat in own if not seat.is_away]
    return _with_undo(table, _each(table, there, "left", STAND_IN))


def _with_undo(table: Table, entries: Sequence[Entry]) -> Sequence[Entry]:
    """Entries of going, and the undo that waited for nobody else."""
    return (*entries, *undo.settled(table.after(entries)))


def _each(table: Table, seats: Sequence[Seat], kind: EntryKind, text: str) -> Sequence[Entry]:
    return tuple(
        Entry(number, kind, seat.seat, text, seat.person)
        for number, seat in enumerate(seats, table.number + 1)
    )


def _has_time(table: Table, seat: Seat) -> bool:
    """Whether somebody who comes back could act in time."""
    clock = table.clock
    if clock is None or clock.remaining[seat.seat] > 0:
        return True
    return clock.per_move is not None and table.state.actor != seat.seat


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no_such_seat", {"seat": number})
    return table.seats[number]

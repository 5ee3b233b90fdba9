"""Taking actions back, when everybody agrees and neither chance nor a hidden tile has spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium import events
from dominium.server import sight
from dominium.server.log import Entry, Happening
from dominium.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from dominium.server.log import EntryKind, Ply, Table
    from dominium.server.messages import UndoAnswer, UndoWish
    from dominium.server.people import Viewer

_REVEALING = (events.TileLaid, events.LeadGiven, events.HandsShown)


def asked(table: Table, viewer: Viewer, wish: UndoWish) -> Sequence[Entry]:
    """The entries of a wish to go back to a ply; done at once when nobody has to agree.

    Asking twice changes nothing.

    Raises:
        Refused: ``not_seated``, ``you_left``, ``not_started``, ``finished``, ``undo_off``,
            ``undo_pending``, ``nothing_to_undo``, ``undo_others`` or ``undo_past_chance``.
    """
    own = sight.acting_seats(table, viewer)
    if _has_since(table, own, wish.number, {"undo_asked", "undone"}):
        return ()
    _check_running(table)
    if table.undo is not None:
        raise Refused("undo_pending")
    _check(table, own, wish.ply)
    seat, person = table.plies[wish.ply].seat, viewer.person.id if viewer.person else None
    number = table.number + 1
    if seat is None or not _others(table, seat):
        return (Entry(number, "undone", seat, str(wish.ply), person),)
    return (Entry(number, "undo_asked", seat, str(wish.ply), person),)


def answered(table: Table, viewer: Viewer, answer: UndoAnswer) -> Sequence[Entry]:
    """The entries of an answer; the last one who agrees takes the actions back.

    Answering twice changes nothing. Whoever has asked takes the wish back by not agreeing.

    Raises:
        Refused: ``not_seated``, ``you_left`` or ``no_undo_asked``.
    """
    own, undo = sight.acting_seats(table, viewer), table.undo
    if _has_since(table, own, answer.number, {"undo_agreed", "undo_refused"}):
        return ()
    if undo is None or undo.number != answer.number:
        raise Refused("no_undo_asked")
    person = viewer.person.id if viewer.person else None
    seats = [seat for seat in waiting_for(table) if seat in own]
    if not answer.agree:
        if undo.seat in own:
            return (Entry(table.number + 1, "undo_refused", undo.seat, "withdrawn", person),)
        return (Entry(table.number + 1, "undo_refused", own[0], "", person),)
    agreed = [
        Entry(number, "undo_agreed", seat, "", person)
        for number, seat in enumerate(seats, table.number + 1)
    ]
    return (*agreed, *settled(table.after(agreed)))


def settled(table: Table) -> Sequence[Entry]:
    """The entry that takes actions back when nobody has to agree any more; otherwise none."""
    if table.undo is None or waiting_for(table):
        return ()
    return (Entry(table.number + 1, "undone", table.undo.seat, str(table.undo.ply)),)


def waiting_for(table: Table) -> list[int]:
    """The seats whose people have not agreed yet to what was asked for."""
    if table.undo is None:
        return []
    return [seat for seat in _others(table, table.undo.seat) if seat not in table.undo.agreed]


def target(table: Table, viewer: Viewer) -> int | None:
    """The ply to which somebody may ask to go back: that of the last own decision."""
    own = sight.own_seats(table, viewer)
    for ply in reversed(table.plies):
        if ply.seat in own and not ply.by_bot:
            wanted = ply.ply - 1
            break
    else:
        return None
    try:
        _check_running(table)
        _check(table, own, wanted)
    except Refused:
        return None
    return wanted


def _check_running(table: Table) -> None:
    if table.status == "waiting":
        raise Refused("not_started")
    if table.status == "finished":
        raise Refused("finished")


def _check(table: Table, own: Collection[int], ply: int) -> None:
    if not table.settings.undo:
        raise Refused("undo_off")
    if ply >= table.ply:
        raise Refused("nothing_to_undo")
    back = table.plies[ply:]
    if back[0].seat not in own or any(not one.by_bot and _of_others(one, own) for one in back):
        raise Refused("undo_others")
    if any(one.seat is None or _reveals(table, one) for one in back):
        raise Refused("undo_past_chance")


def _of_others(ply: Ply, own: Collection[int]) -> bool:
    return ply.seat is not None and ply.seat not in own


def _reveals(table: Table, ply: Ply) -> bool:
    """Whether an action has shown a tile that was hidden."""
    hidden = sight.hidden_hands(table.game.info)
    return hidden and any(isinstance(event, _REVEALING) for event in ply.events)


def _others(table: Table, asking: int) -> list[int]:
    """The seats of other people who are in the game."""
    person = table.seats[asking].person
    return [
        seat.seat
        for seat in table.seats
        if seat.bot is None and seat.person is not None and seat.person != person
    ]


def _has_since(
    table: Table, own: Collection[int], number: int, kinds: Collection[EntryKind]
) -> bool:
    """Whether one of some seats has already done something since an entry."""
    return any(
        isinstance(one, Happening) and one.entry.kind in kinds and one.entry.seat in own
        for one in table.history[number:]
    )

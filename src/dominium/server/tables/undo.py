"""The undo: taking actions back if all agree, and neither draws nor revealed tiles follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium import events
from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.model.table import Entry, LogEvent

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from dominium.server.model.table import EntryKind, Ply, Table
    from dominium.server.model.viewer import Viewer
    from dominium.server.schema.tables import AnswerUndoCommand, RequestUndoCommand

_REVEALING = (events.TileLaid, events.LeadGiven, events.HandsShown)


def request_entries(table: Table, viewer: Viewer, command: RequestUndoCommand) -> Sequence[Entry]:
    """Return the entries of a request to go back to a ply; done at once if nobody must agree.

    Asking twice changes nothing.

    Raises:
        RequestError: ``not_seated``, ``you_left``, ``not_started``, ``finished``, ``undo_off``,
            ``undo_pending``, ``nothing_to_undo``, ``undo_others`` or ``undo_past_chance``.
    """
    own = visibility.acting_seats(table, viewer)
    if _has_since(table, own, command.number, {"undo_asked", "undone"}):
        return ()
    _check_running(table)
    if table.undo is not None:
        raise RequestError("undo_pending")
    _check(table, own, command.ply)
    seat, person = table.plies[command.ply].seat, viewer.person.id if viewer.person else None
    number = table.number + 1
    if seat is None or not _others(table, seat):
        return (Entry(number, "undone", seat, str(command.ply), person),)
    return (Entry(number, "undo_asked", seat, str(command.ply), person),)


def answer_entries(table: Table, viewer: Viewer, answer: AnswerUndoCommand) -> Sequence[Entry]:
    """Return the entries of an answer; the last one who agrees takes the actions back.

    Answering twice changes nothing. The person who asked withdraws the request by not agreeing.

    Raises:
        RequestError: ``not_seated``, ``you_left`` or ``no_undo_asked``.
    """
    own, undo = visibility.acting_seats(table, viewer), table.undo
    if _has_since(table, own, answer.number, {"undo_agreed", "undo_refused"}):
        return ()
    if undo is None or undo.number != answer.number:
        raise RequestError("no_undo_asked")
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
    return (*agreed, *resolution_entries(table.apply(agreed)))


def resolution_entries(table: Table) -> Sequence[Entry]:
    """Return the entry that takes actions back when all have agreed; none before."""
    if table.undo is None or waiting_for(table):
        return ()
    return (Entry(table.number + 1, "undone", table.undo.seat, str(table.undo.ply)),)


def waiting_for(table: Table) -> list[int]:
    """Return the seats whose people have not agreed yet to the request."""
    if table.undo is None:
        return []
    return [seat for seat in _others(table, table.undo.seat) if seat not in table.undo.agreed]


def target(table: Table, viewer: Viewer) -> int | None:
    """Return the ply to which somebody may ask to go back, before their last decision, or None."""
    own = visibility.own_seats(table, viewer)
    key = "undo target", own
    if key not in table.memo:
        table.memo[key] = _target(table, own)
    wanted: int | None = table.memo[key]
    return wanted


def _target(table: Table, own: Collection[int]) -> int | None:
    for ply in reversed(table.plies):
        if ply.seat in own and not ply.by_bot:
            wanted = ply.ply - 1
            break
    else:
        return None
    try:
        _check_running(table)
        _check(table, own, wanted)
    except RequestError:
        return None
    return wanted


def _check_running(table: Table) -> None:
    if table.status == "waiting":
        raise RequestError("not_started")
    if table.status == "finished":
        raise RequestError("finished")


def _check(table: Table, own: Collection[int], ply: int) -> None:
    if not table.settings.undo:
        raise RequestError("undo_off")
    if ply >= table.ply:
        raise RequestError("nothing_to_undo")
    back = table.plies[ply:]
    if back[0].seat not in own or any(not one.by_bot and _of_others(one, own) for one in back):
        raise RequestError("undo_others")
    if any(one.seat is None or _reveals(table, one) for one in back):
        raise RequestError("undo_past_chance")


def _of_others(ply: Ply, own: Collection[int]) -> bool:
    return ply.seat is not None and ply.seat not in own


def _reveals(table: Table, ply: Ply) -> bool:
    """Tell whether an action has revealed a hidden tile."""
    hidden = visibility.hidden_hands(table.game.info)
    return hidden and any(isinstance(event, _REVEALING) for event in ply.events)


def _others(table: Table, asking: int) -> list[int]:
    """Return the seats of other people who have not left the game."""
    person = table.seats[asking].person
    return [
        seat.seat
        for seat in table.seats
        if seat.bot is None and seat.person is not None and seat.person != person
    ]


def _has_since(
    table: Table, own: Collection[int], number: int, kinds: Collection[EntryKind]
) -> bool:
    """Tell whether one of some seats has caused such an entry since a number."""
    return any(
        isinstance(one, LogEvent) and one.entry.kind in kinds and one.entry.seat in own
        for one in table.history[number:]
    )

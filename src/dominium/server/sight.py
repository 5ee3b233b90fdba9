"""Whose eyes somebody sees a table with.

Where hands are hidden and somebody holds several seats, the device goes from hand to hand: it shows
what the public sees until one of the seats is named that looks. Only the seat that acts may, and
no longer than until another one has acted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.server.people import Look
from dominium.server.refusals import Refused

if TYPE_CHECKING:
    import dominium
    from dominium.server.log import Ply, Table
    from dominium.server.people import Viewer


def hidden_hands(info: dominium.GameInfo) -> bool:
    """Whether the seats of a game have hands that others may not see."""
    return info.family == "line" and info.seats[1] > 1


def own_seats(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """The seats somebody may act for."""
    return table.seats_of(viewer.person.id if viewer.person else None)


def acting_seats(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """The seats for which somebody decides, being there.

    Raises:
        Refused: ``not_seated``, or ``you_left`` while a bot plays instead.
    """
    own = own_seats(table, viewer)
    if not own:
        raise Refused("not_seated")
    there = tuple(seat for seat in own if not table.seats[seat].is_away)
    if not there:
        raise Refused("you_left")
    return there


def may_watch(table: Table, viewer: Viewer) -> bool:
    """Whether somebody may see a table at all; whoever is waited for may."""
    if table.settings.spectators or table.status == "waiting" or own_seats(table, viewer):
        return True
    return viewer.person is not None and viewer.person.id == table.creator


def hands_go_round(table: Table, viewer: Viewer) -> bool:
    """Whether somebody holds several seats of a game where they may not see each other's hands."""
    return hidden_hands(table.game.info) and len(own_seats(table, viewer)) > 1


def seen_from(table: Table, viewer: Viewer) -> int | None:
    """Whose view somebody gets: that of the own seat that acts or looks, or nobody's."""
    own = own_seats(table, viewer)
    if hands_go_round(table, viewer):
        return viewer.look.seat if viewer.look and _holds(table, viewer.look) else None
    if isinstance(table.state.actor, int) and table.state.actor in own:
        return table.state.actor
    return own[0] if own else None


def listener(table: Table, viewer: Viewer) -> int | None:
    """The seat that is spoken to; none where several listen, or somebody beside the table."""
    if hands_go_round(table, viewer):
        return seen_from(table, viewer)
    own = own_seats(table, viewer)
    return own[0] if len(own) == 1 else None


def may_act(table: Table, viewer: Viewer) -> bool:
    """Whether it is somebody's turn with a seat that sees its hand."""
    actor = table.state.actor
    to_move = table.person_to_move
    return (
        to_move is not None
        and actor in own_seats(table, viewer)
        and actor == seen_from(table, viewer)
    )


def hand_over(table: Table, viewer: Viewer) -> int | None:
    """The own seat that has to be given the device before it can act, if there is one."""
    actor = table.state.actor
    if table.person_to_move is None or actor not in own_seats(table, viewer):
        return None
    return None if actor == seen_from(table, viewer) else actor


def is_delayed(table: Table, viewer: Viewer) -> bool:
    """Whether somebody only watches, and hands are hidden that could be told to who plays."""
    hidden = hidden_hands(table.game.info) and table.status != "finished"
    return hidden and not own_seats(table, viewer)


def eyes(table: Table, viewer: Viewer) -> object:
    """What changes whenever what somebody was told of the past is not to be kept.

    That is so when actions were taken back, and when one comes to see more or less than before.
    """
    if not hidden_hands(table.game.info):
        return table.taken_back
    seen = "all" if table.status == "finished" else seen_from(table, viewer)
    return table.taken_back, seen


def remembers(table: Table, viewer: Viewer, since: int) -> bool:
    """Whether a page that comes back has seen what it has with the eyes of now.

    Whoever has no seat may have had one before, in a session that is over.

    Args:
        table: The table.
        viewer: Who looks.
        since: The number of the last entry that the page has.
    """
    if since < table.taken_back:
        return False
    if not hidden_hands(table.game.info):
        return True
    return table.status != "finished" and len(own_seats(table, viewer)) == 1


def look(table: Table, viewer: Viewer, seat: int) -> Look:
    """The look of an own seat at its hand.

    Raises:
        Refused: ``not_seated``, ``not_started``, ``finished`` or ``not_your_turn``.
    """
    if seat not in own_seats(table, viewer):
        raise Refused("not_seated")
    if table.status == "waiting":
        raise Refused("not_started")
    if table.status == "finished":
        raise Refused("finished")
    if table.state.actor != seat:
        raise Refused("not_your_turn")
    return Look(seat, table.number)


def action_seen(table: Table, viewer: Viewer, ply: Ply) -> str:
    """The notation of an action as somebody may see it; of a finished table all is open."""
    if table.status == "finished":
        return ply.action
    return ply.action_seen_by(seen_from(table, viewer))


def events_seen(table: Table, viewer: Viewer, ply: Ply) -> list[dominium.Event]:
    """What somebody may see of the events of an action; of a finished table all is open."""
    if table.status == "finished":
        return list(ply.events)
    seat = seen_from(table, viewer)
    return [seen for event in ply.events if (seen := event.seen_by(seat)) is not None]


def _holds(table: Table, look: Look) -> bool:
    """Whether it is still the turn of the seat that looks, and nobody else has acted since."""
    if table.status != "running" or table.state.actor != look.seat:
        return False
    since = (ply.seat for ply in table.plies if ply.number > look.since)
    return all(seat in {None, look.seat} for seat in since)

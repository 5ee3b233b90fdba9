"""Visibility: the view that somebody may have of a table.

Where hands are hidden and somebody holds several seats, the device goes from hand to hand: it shows
the public view until one of the seats is claimed. Only the seat to move may be claimed, and
the claim ends when another seat has acted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import SeatClaim

if TYPE_CHECKING:
    import dominium
    from dominium.server.model.table import Ply, Table
    from dominium.server.model.viewer import Viewer


def hidden_hands(info: dominium.GameInfo) -> bool:
    """Tell whether the seats of a game have hands that others may not see."""
    return info.family == "line" and info.seats[1] > 1


def own_seats(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """Return the seats that somebody may act for."""
    return table.seats_of(viewer.person.id if viewer.person else None)


def acting_seats(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """Return the seats that somebody decides for and has not left.

    Raises:
        RequestError: ``not_seated``, or ``you_left`` while a bot plays instead.
    """
    own = own_seats(table, viewer)
    if not own:
        raise RequestError("not_seated")
    there = tuple(seat for seat in own if not table.seats[seat].is_away)
    if not there:
        raise RequestError("you_left")
    return there


def may_watch(table: Table, viewer: Viewer) -> bool:
    """Tell whether somebody may see a table at all; its people and its creator always may."""
    if table.settings.spectators or table.status == "waiting" or own_seats(table, viewer):
        return True
    return viewer.person is not None and viewer.person.id == table.creator


def is_hot_seat(table: Table, viewer: Viewer) -> bool:
    """Tell whether somebody holds several seats of a game whose hands may not see each other."""
    return hidden_hands(table.game.info) and len(own_seats(table, viewer)) > 1


def viewing_seat(table: Table, viewer: Viewer) -> int | None:
    """Return the seat whose view somebody gets: the own one that acts or is claimed, or None."""
    own = own_seats(table, viewer)
    if is_hot_seat(table, viewer):
        return viewer.claim.seat if viewer.claim and _is_claim_valid(table, viewer.claim) else None
    if isinstance(table.state.actor, int) and table.state.actor in own:
        return table.state.actor
    return own[0] if own else None


def hearing_seat(table: Table, viewer: Viewer) -> int | None:
    """Return the seat that texts address; None where several listen, and for spectators."""
    if is_hot_seat(table, viewer):
        return viewing_seat(table, viewer)
    own = own_seats(table, viewer)
    return own[0] if len(own) == 1 else None


def may_act(table: Table, viewer: Viewer) -> bool:
    """Tell whether it is somebody's turn with a seat that sees its hand."""
    actor = table.state.actor
    to_move = table.person_to_move
    return (
        to_move is not None
        and actor in own_seats(table, viewer)
        and actor == viewing_seat(table, viewer)
    )


def hand_over(table: Table, viewer: Viewer) -> int | None:
    """Return the own seat that must be given the device before it can act; None if none must."""
    actor = table.state.actor
    if table.person_to_move is None or actor not in own_seats(table, viewer):
        return None
    return None if actor == viewing_seat(table, viewer) else actor


def is_delayed(table: Table, viewer: Viewer) -> bool:
    """Tell whether somebody is a spectator whose view is delayed, because hands are hidden."""
    hidden = hidden_hands(table.game.info) and table.status != "finished"
    return hidden and not own_seats(table, viewer)


def visibility_key(table: Table, viewer: Viewer) -> object:
    """Return a key that changes whenever the past that a page shows must be sent anew.

    That is so when actions were taken back, and when a viewer sees more or less than before.
    """
    if not hidden_hands(table.game.info):
        return table.taken_back
    seen = "all" if table.status == "finished" else viewing_seat(table, viewer)
    return table.taken_back, seen


def can_resume(table: Table, viewer: Viewer, since: int) -> bool:
    """Tell whether a page that comes back has its entries in the present view and may go on.

    A viewer without a seat may have had one before, in a session that is over.

    Args:
        table: The table.
        viewer: The viewer of the page.
        since: The number of the last entry that the page has.
    """
    if since < table.taken_back:
        return False
    if not hidden_hands(table.game.info):
        return True
    return table.status != "finished" and len(own_seats(table, viewer)) == 1


def claim_seat(table: Table, viewer: Viewer, seat: int) -> SeatClaim:
    """Claim an own seat, so that its hand is seen from then on.

    Raises:
        RequestError: ``not_seated``, ``not_started``, ``finished`` or ``not_your_turn``.
    """
    if seat not in own_seats(table, viewer):
        raise RequestError("not_seated")
    if table.status == "waiting":
        raise RequestError("not_started")
    if table.status == "finished":
        raise RequestError("finished")
    if table.state.actor != seat:
        raise RequestError("not_your_turn")
    return SeatClaim(seat, table.number)


def visible_action(table: Table, viewer: Viewer, ply: Ply) -> str:
    """Return an action in the notation that somebody may see; all is open at a finished table."""
    if table.status == "finished":
        return ply.action
    return ply.action_seen_by(viewing_seat(table, viewer))


def visible_events(table: Table, viewer: Viewer, ply: Ply) -> list[dominium.Event]:
    """Return the events of an action that somebody may see; all are open at a finished table."""
    if table.status == "finished":
        return list(ply.events)
    seat = viewing_seat(table, viewer)
    return [seen for event in ply.events if (seen := event.seen_by(seat)) is not None]


def _is_claim_valid(table: Table, claim: SeatClaim) -> bool:
    """Tell whether it is still the turn of the claimed seat, and no other seat has acted since."""
    if table.status != "running" or table.state.actor != claim.seat:
        return False
    since = (ply.seat for ply in table.plies if ply.number > claim.since)
    return all(seat in {None, claim.seat} for seat in since)

"""A table as one viewer sees it: cut by the rules, told in the viewer's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dominium.describe import Describer, messages
from dominium.server.choices import choices
from dominium.server.messages import (
    HistoryEntry,
    Invitation,
    Json,
    News,
    SeatShown,
    Snapshot,
)
from dominium.server.people import invitation_token
from dominium.server.turns import declines
from dominium.server.words import seat_names

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    import dominium
    from dominium.server.log import Ply, Table
    from dominium.server.people import Person, Viewer


def snapshot(table: Table, viewer: Viewer, present: Collection[int]) -> Snapshot:
    """Everything about a table.

    Args:
        table: The table.
        viewer: Who looks.
        present: The people who have the table open.
    """
    return Snapshot(
        **_picture(table, viewer, present),
        table=table.id,
        game=table.game.id,
        options=dict(table.game.options),
        you=list(_you(table, viewer)),
        history=_history(table, viewer, table.plies),
        commitment=table.commitment,
    )


def news(table: Table, viewer: Viewer, present: Collection[int], since: int) -> News:
    """What came after an entry, and the table as it is now.

    Args:
        table: The table.
        viewer: Who looks.
        present: The people who have the table open.
        since: The number of the last entry that the viewer has.
    """
    new = [ply for ply in table.plies if ply.number > since]
    return News(**_picture(table, viewer, present), entries=_history(table, viewer, new))


def seats_shown(table: Table, viewer: Viewer, present: Collection[int]) -> list[SeatShown]:
    """The seats with who is there."""
    you = _you(table, viewer)
    return [
        SeatShown(
            seat=seat.seat,
            kingdom=table.game.kingdom_of(seat.seat),
            name=name,
            kind="open" if seat.is_open else seat.kind,
            level=seat.level,
            you=seat.seat in you,
            connected=seat.kind == "bot" or seat.person in present,
            colour=seat.seat,
        )
        for seat, name in zip(table.seats, seat_names(table.seats, viewer.language), strict=True)
    ]


def invitations(table: Table, person: Person | None) -> list[Invitation]:
    """The links of the open seats, for the one who opened the table."""
    if person is None or person.id != table.creator:
        return []
    return [
        Invitation(seat.seat, f"/join/{invitation_token(person.secret, table.id, seat.seat)}")
        for seat in table.seats
        if seat.is_open
    ]


def title(table: Table, viewer: Viewer) -> str:
    """The table in one line."""
    if table.status == "waiting":
        return _waiting("server-waiting-title", table, viewer)
    return describer(table, viewer).title(table.state.view(_seen_from(table, viewer)))


def describer(table: Table, viewer: Viewer) -> Describer:
    """What tells this viewer about a table."""
    you = _you(table, viewer)
    return Describer(
        table.game,
        viewer.language,
        seat_names(table.seats, viewer.language),
        you=you[0] if len(you) == 1 else None,
    )


def _picture(table: Table, viewer: Viewer, present: Collection[int]) -> dict[str, Any]:
    return {
        **_moment(table, viewer),
        "seats": seats_shown(table, viewer, present),
        "invitations": invitations(table, viewer.person),
        "rematch": table.rematch,
    }


def _moment(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What depends on the last entry, the language and the seats alone: worked out once."""
    key = (viewer.language, _you(table, viewer))
    if key not in table.memo:
        table.memo[key] = _told_to_all(table, viewer) | _told_to_one(table, viewer)
    return table.memo[key]


def _told_to_all(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The kingdoms in the viewer's language: worked out once for everybody who speaks it."""
    key = (viewer.language,)
    if key not in table.memo:
        words = Describer(
            table.game, viewer.language, seat_names(table.seats, viewer.language), you=None
        )
        table.memo[key] = kingdoms_told(words, table.state.view(None))
    return table.memo[key]


def kingdoms_told(words: Describer, view: dominium.View) -> dict[str, Any]:
    """The lines about each kingdom."""
    kingdoms = range(len(view.kingdoms))
    return {
        "score_lines": [words.score(score) for score in view.scores],
        "kingdom_lines": [words.kingdom(view, kingdom) for kingdom in kingdoms],
        "frame_lines": [words.frame(view, kingdom) for kingdom in kingdoms],
        "court_lines": [words.court(view, kingdom) for kingdom in kingdoms],
    }


def _told_to_one(table: Table, viewer: Viewer) -> dict[str, Any]:
    words, state = describer(table, viewer), table.state
    view = state.view(_seen_from(table, viewer))
    waiting, finished = table.status == "waiting", table.status == "finished"
    acts = table.status == "running" and state.actor in _you(table, viewer)
    return {
        "number": table.number,
        "ply": table.ply,
        "status": table.status,
        "title": title(table, viewer),
        "expected": _waiting("server-waiting-expected", table, viewer)
        if waiting
        else words.expected(view),
        "view": view.to_dict(),
        "legal": choices(state, words) if acts else [],
        "skip": declines(state) if acts else [],
        "offer_lines": words.offer(view),
        "building_lines": words.buildings(view),
        "outcome": outcome(state, words),
        "seed": table.seed.hex() if finished else None,
    }


def outcome(state: dominium.State, words: Describer) -> Json | None:
    """The outcome with its lines, when there is one."""
    result = state.outcome()
    return {**result.to_dict(), "lines": words.standings(result)} if result else None


def _history(table: Table, viewer: Viewer, plies: Iterable[Ply]) -> list[HistoryEntry]:
    words, seat = describer(table, viewer), _seen_from(table, viewer)
    first = {ply.number: index for index, ply in enumerate(table.plies, 1)}
    entries = []
    for ply in plies:
        seen = [shown for event in ply.events if (shown := event.seen_by(seat)) is not None]
        entries.append(
            HistoryEntry(
                number=ply.number,
                ply=first[ply.number],
                seat=ply.seat,
                action=ply.action,
                text=words.announce(seen),
                events=[event.to_dict() for event in seen],
            )
        )
    return entries


def _you(table: Table, viewer: Viewer) -> tuple[int, ...]:
    return table.seats_of(viewer.person.id if viewer.person else None)


def _seen_from(table: Table, viewer: Viewer) -> int | None:
    """Whose view somebody gets: the acting one of the own seats, else the first, else nobody's."""
    you = _you(table, viewer)
    if isinstance(table.state.actor, int) and table.state.actor in you:
        return table.state.actor
    return you[0] if you else None


def _waiting(key: str, table: Table, viewer: Viewer) -> str:
    texts = messages(viewer.language)
    count = sum(seat.is_open for seat in table.seats)
    return texts.text(key, game=texts.text(f"game-{table.game.id}"), count=count)

"""The presenter of finished games, ply by ply, and their records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import dominium
from dominium.describe import Describer, KingdomDescriber, LineDescriber
from dominium.engine.errors import Fault, RecordError
from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.presenters import snapshots
from dominium.server.presenters.board_text import kingdoms_text, line_text
from dominium.server.presenters.text import seat_names
from dominium.server.schema.tables import KingdomReplay, LineReplay, Replay
from dominium.server.schema.values import Json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Viewer


def record_of(table: Table, viewer: Viewer) -> dominium.Record:
    """Return the record of a table's actions so far, as somebody may see them."""
    names = seat_names(table.seats, viewer.language)
    seats = tuple(
        dominium.SeatInfo(name, seat.level) for name, seat in zip(names, table.seats, strict=True)
    )
    actions = tuple(visibility.visible_action(table, viewer, ply) for ply in table.plies)
    return dominium.Record(table.game, seats, actions, table.state.outcome())


def record_from(data: Json) -> dominium.Record:
    """Read the record that a request brings.

    Raises:
        RequestError: ``bad_record`` with its fault.
    """
    try:
        return dominium.Record.from_dict(data)
    except RecordError as error:
        raise RequestError("bad_record", faults=[Fault(error.code, error.params)]) from None


def replay_of(table: Table, ply: int | None, viewer: Viewer) -> Replay:
    """Present a finished table at a ply; at the last one with how it ended before its time, if so.

    Raises:
        RequestError: ``no_such_ply`` when the table has no such ply.
    """
    shown = replay(record_of(table, viewer), ply, viewer.language)
    if shown.ply == shown.plies and (table.forfeited or table.closed is not None):
        shown.title = snapshots.title(table, viewer)
        shown.standings_text = [shown.title]
    return shown


def replay(record: dominium.Record, ply: int | None, language: str) -> Replay:
    """Present a record at one of its plies; at the last one if None.

    Raises:
        RequestError: ``no_such_ply`` when the record has no such ply.
    """
    plies = len(record.actions)
    ply = plies if ply is None else ply
    if not 0 <= ply <= plies:
        raise RequestError("no_such_ply", {"ply": ply, "plies": plies})
    names = [seat.name for seat in record.seats]
    words = Describer(record.game, language, names)
    state, events, stops = _reached(record, ply)
    view = state.view(None)
    outcome = snapshots.outcome(state, words)
    shown = {
        "family": record.game.info.family,
        "game": record.game.id,
        "plies": plies,
        "ply": ply,
        "action": record.actions[ply - 1] if ply else None,
        "announcements": words.announce(events) if events else [],
        "title": words.title(view),
        "names": names,
        "options": dict(record.game.options),
        "stops": stops,
        "standings_text": outcome["lines"] if outcome else None,
        "outcome": outcome,
        **_told(state, words),
    }
    if isinstance(record.game, dominium.KingdomGame):
        return KingdomReplay(**shown)
    return LineReplay(**shown)


def _reached(
    record: dominium.Record, ply: int
) -> tuple[dominium.State, list[dominium.Event], list[int]]:
    """Return the state at a ply, the events of that step, and the plies to stop at.

    In line games a step has all events since the last stop, because a deal is many draws.
    """
    long_steps = isinstance(record.game, dominium.LineGame)
    state, stops = record.game.start(), list[int]()
    reached, told, step = state.copy(), list[dominium.Event](), list[dominium.Event]()
    for number, action in enumerate(record.actions, 1):
        if not long_steps or number - 1 in stops[-1:]:
            step = []
        step += state.apply(action)
        if isinstance(state.actor, int) or number == len(record.actions):
            stops.append(number)
        if number == ply:
            reached, told = state.copy(), list(step)
    return reached, told, stops


def _told(state: dominium.State, words: Describer) -> dict[str, Any]:
    """Return the view and the text lines of a state, by its family."""
    match state, words:
        case dominium.KingdomState(), KingdomDescriber():
            view = state.view(None)
            told = kingdoms_text(words, view)
            return {
                "view": view.to_dict(),
                "building_lines": words.buildings(view),
                "kingdom_lines": told["kingdom_lines"],
                "court_lines": told["court_lines"],
                "scores_text": told["score_lines"],
            }
        case dominium.LineState(), LineDescriber():
            views = [state.view(seat) for seat in range(state.game.seats)]
            return {
                "view": _open_view(state, views),
                "hand_lines": [words.hand(view, seat) for seat, view in enumerate(views)],
                **line_text(words, state.view(None)),
            }
    raise TypeError(f"{state!r} cannot be told")


def _open_view(state: dominium.LineState, views: Sequence[dominium.LineView]) -> Json:
    """Return the public view with all hands open, since a record reveals them."""
    hands = [view.to_dict()["hands"][seat] for seat, view in enumerate(views)]
    return {**state.view(None).to_dict(), "hands": hands}

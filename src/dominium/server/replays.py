"""Finished games, ply by ply, and their records."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.describe import Describer
from dominium.errors import Fault, RecordError
from dominium.server import snapshots
from dominium.server.messages import Json, ReplayShown
from dominium.server.refusals import Refused
from dominium.server.words import seat_names

if TYPE_CHECKING:
    from dominium.server.log import Table


def record_of(table: Table, language: str) -> dominium.Record:
    """The record of a table's actions so far."""
    names = seat_names(table.seats, language)
    seats = tuple(
        dominium.SeatInfo(name, seat.level) for name, seat in zip(names, table.seats, strict=True)
    )
    actions = tuple(ply.action for ply in table.plies)
    return dominium.Record(table.game, seats, actions, table.state.outcome())


def record_from(data: Json) -> dominium.Record:
    """The record somebody sent.

    Raises:
        Refused: ``bad_record`` with what is wrong with it.
    """
    try:
        return dominium.Record.from_dict(data)
    except RecordError as error:
        raise Refused("bad_record", faults=[Fault(error.code, error.params)]) from None


def replay(record: dominium.Record, ply: int | None, language: str) -> ReplayShown:
    """A record at one of its plies; at the last one if none is named.

    Raises:
        Refused: ``no_such_ply`` when the record has no such ply.
    """
    plies = len(record.actions)
    ply = plies if ply is None else ply
    if not 0 <= ply <= plies:
        raise Refused("no_such_ply", {"ply": ply, "plies": plies})
    names = [seat.name for seat in record.seats]
    words = Describer(record.game, language, names)
    state, announcements = record.game.start(), list[str]()
    for action in record.actions[:ply]:
        announcements = words.announce(state.apply(action))
    view = state.view(None)
    outcome, told = snapshots.outcome(state, words), snapshots.kingdoms_told(words, view)
    return ReplayShown(
        game=record.game.id,
        plies=plies,
        ply=ply,
        action=record.actions[ply - 1] if ply else None,
        announcements=announcements,
        title=words.title(view),
        view=view.to_dict(),
        names=names,
        options=dict(record.game.options),
        building_lines=words.buildings(view),
        kingdom_lines=told["kingdom_lines"],
        court_lines=told["court_lines"],
        scores_text=told["score_lines"],
        standings_text=outcome["lines"] if outcome else None,
        outcome=outcome,
    )

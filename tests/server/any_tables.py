"""Tables at which whoever sits there does anything that is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.table import Seat
from dominium.server.schema.tables import (
    AnswerUndoCommand,
    GiveTimeCommand,
    LeaveCommand,
    RequestUndoCommand,
)
from dominium.server.tables import seating, undo
from dominium.server.tables.creation import new_table
from dominium.server.tables.dealing import with_first_draws
from dominium.server.tables.service import acting_entries

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from dominium.server.model.table import Entry, Table
    from dominium.server.model.table_settings import TableSettings
    from dominium.server.model.viewer import Viewer


def opened(game: str, people: Sequence[int], settings: TableSettings) -> Table:
    """A table whose people have taken their seats."""
    loaded = dominium.load(game)
    seats = [
        Seat(number, "person", f"Player {number}", None, people[number % len(people)])
        for number in range(loaded.seats)
    ]
    table = new_table(loaded, people[0], seats, settings)
    return written(table, with_first_draws(table, []))


def written(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after entries that are written now."""
    return table.apply(table.stamped(entries, table.next_time(clock.now())))


def something_else(table: Table, viewer: Viewer, random: Random) -> Sequence[Entry]:
    """Entries that are no action; none where there can be none now."""
    other = random.randrange(len(table.seats))
    back = max(0, table.ply - 1)
    asked = table.undo.number if table.undo else 0
    wishes: list[Callable[[], Sequence[Entry]]] = [
        lambda: seating.leave_entries(table, viewer, LeaveCommand("1")),
        lambda: seating.return_entries(table, viewer),
        lambda: undo.request_entries(
            table, viewer, RequestUndoCommand("1", undo.target(table, viewer) or back, table.number)
        ),
        lambda: undo.answer_entries(
            table, viewer, AnswerUndoCommand("1", asked, agree=random.random() < 0.7)
        ),
        lambda: seating.added_time_entries(
            table, viewer, GiveTimeCommand("1", other, 60, table.number)
        ),
    ]
    try:
        return random.choice(wishes)()
    except RequestError:
        return ()


def acted(table: Table, random: Random, viewer: Viewer) -> Sequence[Entry]:
    """The entries of a legal action of the seat to move, or of the bot that plays for it."""
    state = table.state.copy()
    assert isinstance(state.actor, int)
    action = random.choice(state.legal_actions())
    if table.bot_to_move is not None:
        return table.action_entries(state, (), state.actor, action)
    return acting_entries(table, viewer, table.ply, [str(action)])

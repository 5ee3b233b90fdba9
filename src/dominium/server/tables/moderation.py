"""The moderation of tables: the entries by which an operator closes one, or acts on somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.server.common.errors import RequestError
from dominium.server.model.table import Entry
from dominium.server.tables import seating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.model.moderation import ClosingGrounds
    from dominium.server.model.table import Table


def closing_entries(table: Table, grounds: ClosingGrounds) -> Sequence[Entry]:
    """Return the entries by which a table is closed: nobody acts there any more.

    Raises:
        RequestError: ``finished``.
    """
    if table.status == "finished":
        raise RequestError("finished")
    return (Entry(table.number + 1, "closed", None, grounds),)


def renaming_entries(table: Table, person: int) -> Sequence[Entry]:
    """Return the entries by which somebody has a neutral name at a table, and stays there."""
    return tuple(
        Entry(number, "forgotten", seat, "", person)
        for number, seat in enumerate(table.seats_of(person), table.number + 1)
    )


def expulsion_entries(table: Table, person: int, grounds: ClosingGrounds) -> Sequence[Entry]:
    """Return the entries by which a table goes on without somebody, as if they had left.

    A bot plays for them; before the game their seat is free again. A table that they opened and
    that has not begun is closed, for nobody else could begin it.
    """
    if table.status == "waiting" and table.creator == person:
        return closing_entries(table, grounds)
    if table.status == "finished":
        return ()
    stand_in = "" if table.status == "waiting" else seating.STAND_IN
    there = [seat for seat in table.seats_of(person) if not table.seats[seat].is_away]
    left = [
        Entry(number, "left", seat, stand_in, person)
        for number, seat in enumerate(there, table.number + 1)
    ]
    return seating.with_undo(table, left)

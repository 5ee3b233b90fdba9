"""The carrying of a table from a device: its record becomes the log of a table of the server."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from dominium.bots import LEVELS
from dominium.engine.errors import Fault
from dominium.server.common.errors import RequestError
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import clean_name
from dominium.server.tables.creation import distinct_name, new_table
from dominium.server.tables.ids import table_id_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    import dominium
    from dominium.server.model.table import SeatKind
    from dominium.server.model.viewer import Person
    from dominium.server.schema.tables import CarryTableRequest

_SETTINGS: Final = TableSettings(chat="off", spectators=False, carried=True)


def carried_table(
    record: dominium.Record, request: CarryTableRequest, owner: Person
) -> tuple[Table, Sequence[Entry]]:
    """Return the table of a record before its first entry, and its entries.

    All people of the record are seats of its owner; the same request leads to the same table.

    Raises:
        RequestError: ``bad_table`` when a bot has no level of this server, ``bad_name`` for a name
            that nobody can have here, or ``not_seated`` for a game of bots alone.
    """
    asked = f"{owner.id} ".encode() + msgspec.json.encode(request)
    table_id = table_id_of(hashlib.sha256(asked).digest())
    table = new_table(record.game, owner.id, _seats(record, owner), _SETTINGS, table_id)
    entries = list[Entry]()
    state = table.state.copy()
    for number, action in enumerate(record.actions, 1):
        seat = state.actor if isinstance(state.actor, int) else None
        person = None if seat is None else table.seats[seat].person
        entries.append(Entry(number, "action", seat, action, person))
        state.apply(action)
    return table, table.draw_entries(state, entries)


def _seats(record: dominium.Record, owner: Person) -> tuple[Seat, ...]:
    """Return the seats: the first person plays by the browser of the owner, others beside them."""
    faults = [
        Fault("bad_level", {"level": one.bot, "known": ", ".join(LEVELS), "seat": number})
        for number, one in enumerate(record.seats)
        if one.bot is not None and one.bot not in LEVELS
    ]
    if faults:
        raise RequestError("bad_table", faults=faults)
    people = [number for number, one in enumerate(record.seats) if one.bot is None]
    if not people:
        raise RequestError("not_seated")
    seats: list[Seat] = []
    for number, one in enumerate(record.seats):
        name = distinct_name(clean_name(one.name), [seat.name for seat in seats])
        if one.bot is not None:
            seats.append(Seat(number, "bot", name, one.bot, None))
        else:
            kind: SeatKind = "person" if number == people[0] else "device"
            seats.append(Seat(number, kind, name, None, owner.id))
    return tuple(seats)

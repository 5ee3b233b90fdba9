"""The creation of tables: checking what is requested, and the seats."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

import dominium
from dominium.engine.errors import Fault, OptionError
from dominium.engine.loading import game_from
from dominium.engine.options import game_info, resolve
from dominium.server.common.bot_programs import NO_PROGRAMS
from dominium.server.common.errors import RequestError
from dominium.server.model import fair_dealing
from dominium.server.model.table import Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import clean_name
from dominium.server.schema.tables import TableSettingsRequest
from dominium.server.tables.ids import new_table_id, table_id_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.server.common.bot_programs import Programs
    from dominium.server.model.table import SeatKind
    from dominium.server.model.viewer import Person
    from dominium.server.schema.tables import CreateTableRequest, SeatRequest

PRESETS_WITHOUT_UNDO: Final = frozenset({"kralovska_zahrada"})
_KINDS: Mapping[str, SeatKind] = {
    "me": "person",
    "friend": "person",
    "bot": "bot",
    "device": "device",
}


def requested_game(request: CreateTableRequest, programs: Programs = NO_PROGRAMS) -> dominium.Game:
    """Check a request for a table and return its game.

    Raises:
        RequestError: ``bad_table`` with all faults.
    """
    faults = [
        fault
        for seat, chosen in enumerate(request.seats)
        for fault in _seat_faults(seat, chosen, programs.known_for(request.game))
    ]
    try:
        info = game_info(request.game)
        options = resolve(info, request.preset, {"seats": len(request.seats), **request.options})
    except OptionError as error:
        raise RequestError("bad_table", faults=[*faults, *error.faults]) from None
    game = game_from(info, options)
    faults += _settings_faults(request)
    if game.seats != len(request.seats):
        faults.append(Fault("wrong_seats", {"seats": game.seats, "given": len(request.seats)}))
    if faults:
        raise RequestError("bad_table", faults=faults)
    return game


def requested_seats(request: CreateTableRequest, creator: Person) -> tuple[Seat, ...]:
    """Return the seats of a request that ``requested_game`` has checked."""
    seats: list[Seat] = []
    for number, seat in enumerate(request.seats):
        taken = [other.name for other in seats]
        name = clean_name(seat.name) if seat.name is not None else None
        if seat.kind == "me":
            name = name or creator.name
        seats.append(
            Seat(
                seat=number,
                kind=_kind(seat, creator),
                name=distinct_name(name, taken) if name else None,
                level=seat.level if seat.kind == "bot" else None,
                person=creator.id if seat.kind in {"me", "device"} else None,
            )
        )
    return tuple(seats)


def _kind(seat: SeatRequest, creator: Person) -> SeatKind:
    """Return the kind of a requested seat; whatever a bot decides for is marked as its own."""
    if creator.is_bot and seat.kind in {"me", "device"}:
        return "own_bot"
    return _KINDS[seat.kind]


def requested_settings(request: CreateTableRequest) -> TableSettings:
    """Return the settings of a request that ``requested_game`` has checked."""
    requested = TableSettingsRequest.__struct_fields__
    settings = {name: getattr(request.settings, name) for name in requested}
    if request.settings.undo is UNSET:
        settings["undo"] = request.preset not in PRESETS_WITHOUT_UNDO
    return TableSettings(**settings)


def distinct_name(name: str, taken: Sequence[str | None]) -> str:
    """Return a name that differs from those at the table already: "Jana", "Jana 2"."""
    candidate, count = name, 1
    while candidate in taken:
        count += 1
        candidate = f"{name} {count}"
    return candidate


def _seat_faults(seat: int, request: SeatRequest, levels: Sequence[str]) -> list[Fault]:
    faults = []
    if request.name is not None:
        try:
            clean_name(request.name)
        except RequestError as refused:
            faults.append(Fault(refused.code, {**refused.params, "seat": seat}))
    if request.kind == "bot" and request.level not in levels:
        known = ", ".join(levels)
        faults.append(
            Fault("bad_level", {"level": request.level or "", "known": known, "seat": seat})
        )
    return faults


def _settings_faults(request: CreateTableRequest) -> list[Fault]:
    """Return the faults of contradicting settings, such as days for a move at a live table."""
    settings = request.settings
    faults = []
    if settings.undo is True and request.preset in PRESETS_WITHOUT_UNDO:
        faults.append(Fault("undo_not_allowed", {}))
    if settings.rated and settings.coach:
        faults.append(Fault("coach_at_rated_table", {}))
    if settings.pace == "live" and settings.move_days is not None:
        faults.append(Fault("days_at_live_table", {}))
    if settings.pace == "days" and (settings.clock_minutes or settings.clock_increment):
        faults.append(Fault("clock_at_table_by_days", {}))
    elif settings.clock_increment and settings.clock_minutes is None:
        faults.append(Fault("increment_without_clock", {}))
    return faults


def requested_id(request: CreateTableRequest, creator: Person) -> str | None:
    """Return the id of a table that can be requested twice; None for a request without a key."""
    if request.key is None:
        return None
    asked = f"{creator.id} ".encode() + msgspec.json.encode(request)
    return table_id_of(hashlib.sha256(asked).digest())


def new_table(
    game: dominium.Game,
    creator: int,
    seats: Sequence[Seat],
    settings: TableSettings,
    table_id: str | None = None,
) -> Table:
    """Return a table before its first entry, with a new seed, and without an id with a new one."""
    return Table(
        table_id or new_table_id(),
        game,
        fair_dealing.new_seed(),
        creator,
        tuple(seats),
        0,
        game.start(),
        settings,
    )

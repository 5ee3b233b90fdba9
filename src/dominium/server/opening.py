"""Wishes for new tables: what can be had, who sits where, and how a game begins."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

import dominium
from dominium.errors import Fault, OptionError
from dominium.game import game_of
from dominium.options import game_info, resolve
from dominium.server import dealing
from dominium.server.log import Seat, Table, TableSettings
from dominium.server.people import clean_name
from dominium.server.programs import NO_PROGRAMS
from dominium.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.server.log import Entry, SeatKind
    from dominium.server.messages import NewTable, SeatWish
    from dominium.server.people import Person
    from dominium.server.programs import Programs

PRESETS_WITHOUT_UNDO: Final = frozenset({"kralovska_zahrada"})
_TABLE_ID_BYTES = 9
_KINDS: Mapping[str, SeatKind] = {
    "me": "person",
    "friend": "person",
    "bot": "bot",
    "device": "device",
}


def wanted_game(wish: NewTable, programs: Programs = NO_PROGRAMS) -> dominium.Game:
    """The game of a wish whose seats and options can all be had.

    Raises:
        Refused: ``bad_table`` with every single fault.
    """
    faults = [
        fault
        for seat, chosen in enumerate(wish.seats)
        for fault in _seat_faults(seat, chosen, programs.known_for(wish.game))
    ]
    try:
        info = game_info(wish.game)
        options = resolve(info, wish.preset, {"seats": len(wish.seats), **wish.options})
    except OptionError as error:
        raise Refused("bad_table", faults=[*faults, *error.faults]) from None
    game = game_of(info, options)
    faults += _settings_faults(wish)
    if game.seats != len(wish.seats):
        faults.append(Fault("wrong_seats", {"seats": game.seats, "given": len(wish.seats)}))
    if faults:
        raise Refused("bad_table", faults=faults)
    return game


def wanted_seats(wish: NewTable, creator: Person) -> tuple[Seat, ...]:
    """The seats of a wish that ``wanted_game`` has found good, with the creator at the own ones."""
    seats: list[Seat] = []
    for number, seat in enumerate(wish.seats):
        taken = [other.name for other in seats]
        name = clean_name(seat.name) if seat.name is not None else None
        if seat.kind == "me":
            name = name or creator.name
        seats.append(
            Seat(
                seat=number,
                kind=_KINDS[seat.kind],
                name=distinct_name(name, taken) if name else None,
                level=seat.level if seat.kind == "bot" else None,
                person=creator.id if seat.kind in {"me", "device"} else None,
            )
        )
    return tuple(seats)


def wanted_settings(wish: NewTable) -> TableSettings:
    """The settings of a wish that ``wanted_game`` has found good."""
    settings = {name: getattr(wish.settings, name) for name in TableSettings.__struct_fields__}
    if wish.settings.undo is UNSET:
        settings["undo"] = wish.preset not in PRESETS_WITHOUT_UNDO
    return TableSettings(**settings)


def distinct_name(name: str, taken: Sequence[str | None]) -> str:
    """A name that differs from those at the table already: "Jana", "Jana 2"."""
    candidate, count = name, 1
    while candidate in taken:
        count += 1
        candidate = f"{name} {count}"
    return candidate


def _seat_faults(seat: int, wish: SeatWish, levels: Sequence[str]) -> list[Fault]:
    faults = []
    if wish.name is not None:
        try:
            clean_name(wish.name)
        except Refused as refused:
            faults.append(Fault(refused.code, {**refused.params, "seat": seat}))
    if wish.kind == "bot" and wish.level not in levels:
        known = ", ".join(levels)
        faults.append(Fault("bad_level", {"level": wish.level or "", "known": known, "seat": seat}))
    return faults


def _settings_faults(wish: NewTable) -> list[Fault]:
    """What does not go together: live tables and those by days measure time apart."""
    settings = wish.settings
    faults = []
    if settings.undo is True and wish.preset in PRESETS_WITHOUT_UNDO:
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


def new_table(
    game: dominium.Game, creator: int, seats: Sequence[Seat], settings: TableSettings
) -> Table:
    """A table before its first entry, with a new seed."""
    return Table(
        secrets.token_urlsafe(_TABLE_ID_BYTES),
        game,
        dealing.new_seed(),
        creator,
        tuple(seats),
        0,
        game.start(),
        settings,
    )


def first_draws(table: Table) -> Sequence[Entry]:
    """The draws a game begins with; none while somebody is waited for."""
    return table.drawn(table.state.copy(), ()) if table.status == "running" else ()


def with_first_draws(table: Table, entry: Entry) -> Sequence[Entry]:
    """The entry by which a seat is taken, and the beginning of the game when it was the last."""
    return (entry, *first_draws(table.after([entry])))

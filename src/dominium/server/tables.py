"""Opening, joining and playing tables.

Each change is worked out on the table as it was read and written only if its log still stands
there. Whoever loses that race is judged anew on the table as it is now.
"""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

import dominium
from dominium import describe
from dominium.errors import Fault, IllegalAction, OptionError
from dominium.options import game_info, resolve
from dominium.server import dealing
from dominium.server.log import Entry, Seat, Table
from dominium.server.people import clean_name, hash_secret, invitation_token
from dominium.server.refusals import Refused
from dominium.server.storage import Outdated, Overtaken

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.server.log import SeatKind
    from dominium.server.messages import NewTable, SeatWish
    from dominium.server.people import Person
    from dominium.server.storage import Logs

_TABLE_ID_BYTES = 9
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_TRIES = 8
_KINDS: Mapping[str, SeatKind] = {
    "me": "person",
    "friend": "person",
    "bot": "bot",
    "device": "device",
}


class Tables:
    """What people and bots may do with tables.

    Args:
        logs: The logs of all tables.
    """

    def __init__(self, logs: Logs) -> None:
        self._logs = logs

    async def read(self, table_id: str) -> Table:
        """A table as it stands now.

        Raises:
            Refused: ``unknown_table``, or ``outdated_table`` when it was begun under other rules.
        """
        try:
            table = await self._logs.read(table_id) if _TABLE_ID.fullmatch(table_id) else None
        except Outdated:
            raise Refused("outdated_table") from None
        if table is None:
            raise Refused("unknown_table")
        return table

    async def of_person(self, person: Person) -> list[tuple[Table, int]]:
        """The latest tables of somebody with the time of the last entry in milliseconds."""
        return await self._logs.of_person(person.id)

    async def invited(self, token: str) -> tuple[Table, Seat]:
        """The table and seat an invitation leads to.

        Raises:
            Refused: ``unknown_invitation``, or ``outdated_table``.
        """
        try:
            found = await self._logs.invited(hash_secret(token))
        except Outdated:
            raise Refused("outdated_table") from None
        if found is None:
            raise Refused("unknown_invitation")
        return found

    async def open(self, creator: Person, game: dominium.Game, seats: Sequence[Seat]) -> Table:
        """Open a table; it begins at once when nobody has to be waited for.

        Args:
            creator: Who opens it and keeps the invitations.
            game: The rules with all options.
            seats: Who sits where.
        """
        table = _new_table(game, creator.id, seats)
        invitations = {
            seat.seat: hash_secret(invitation_token(creator.secret, table.id, seat.seat))
            for seat in table.seats
            if seat.is_open
        }
        return await self._logs.open(table, _first_draws(table), invitations)

    async def join(self, token: str, person: Person) -> tuple[Table, Seat]:
        """Take the seat of an invitation; taking it twice changes nothing.

        Raises:
            Refused: ``unknown_invitation``, or ``table_full`` when somebody else sits there.
        """
        for _ in range(_TRIES):
            table, seat = await self.invited(token)
            if seat.person == person.id:
                return table, seat
            if seat.person is not None:
                raise Refused("table_full")
            others = [other.name for other in table.seats if other.seat != seat.seat]
            name = distinct_name(person.name or "", others)
            joined = Entry(table.number + 1, "joined", seat.seat, name, person.id)
            try:
                after = await self._logs.append(table, _with_first_draws(table, joined))
            except Overtaken:
                continue
            return after, after.seats[seat.seat]
        raise Refused("stale")

    async def act(
        self, table_id: str, person: Person | None, ply: int, texts: Sequence[str], language: str
    ) -> Table:
        """Do the actions of one turn, all or none, with the draws of chance that follow.

        Args:
            table_id: The table.
            person: Who asks for it.
            ply: The ply this person saw.
            texts: The actions, in notation or in words of the language.
            language: The language of the words.

        Raises:
            Refused: ``unknown_table``, ``not_seated``, ``not_started``, ``stale``, ``finished``,
                ``not_your_turn``, or what the rules say.
        """
        for _ in range(_TRIES):
            table = await self.read(table_id)
            seat = _acting_seat(table, person, ply)
            state, entries = table.state.copy(), list[Entry]()
            for text in texts:
                action = _understood(state, seat, text, language)
                number = table.number + len(entries) + 1
                entries.append(Entry(number, "action", seat, action, person.id if person else None))
            try:
                return await self._logs.append(table, table.drawn(state, entries))
            except Overtaken:
                continue
        raise Refused("stale")

    async def act_for_bot(self, table: Table, actions: Sequence[dominium.Action]) -> Table:
        """Write a bot's turn with the draws that follow.

        Args:
            table: The table the bot thought about.
            actions: Its legal actions, one after the other.

        Raises:
            Overtaken: The table has gone on meanwhile.
        """
        state, entries = table.state.copy(), list[Entry]()
        for action in actions:
            number = table.number + len(entries) + 1
            entries.append(Entry(number, "action", _seat_number(state), str(action)))
            state.apply(action)
        return await self._logs.append(table, table.drawn(state, entries))

    async def rematch(self, table_id: str, person: Person | None) -> str:
        """The table where the same people play the same game again; opened if need be.

        Raises:
            Refused: ``unknown_table``, ``not_seated`` or ``not_finished``.
        """
        for _ in range(_TRIES):
            table = await self.read(table_id)
            if person is None or not (table.seats_of(person.id) or table.creator == person.id):
                raise Refused("not_seated")
            if table.status != "finished":
                raise Refused("not_finished")
            if table.rematch is not None:
                return table.rematch
            new = _new_table(table.game, table.creator, table.seats)
            try:
                return (await self._logs.open_rematch(table, new, _first_draws(new))).id
            except Overtaken:
                continue
        raise Refused("stale")


def wanted_game(wish: NewTable) -> dominium.Game:
    """The game of a wish whose seats and options can all be had.

    Raises:
        Refused: ``bad_table`` with every single fault.
    """
    faults = [
        fault for seat, chosen in enumerate(wish.seats) for fault in _seat_faults(seat, chosen)
    ]
    try:
        info = game_info(wish.game)
        options = resolve(info, wish.preset, {"seats": len(wish.seats), **wish.options})
    except OptionError as error:
        raise Refused("bad_table", faults=[*faults, *error.faults]) from None
    game = dominium.Game(info, options)
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


def distinct_name(name: str, taken: Sequence[str | None]) -> str:
    """A name that differs from those at the table already: "Jana", "Jana 2"."""
    candidate, count = name, 1
    while candidate in taken:
        count += 1
        candidate = f"{name} {count}"
    return candidate


def _seat_faults(seat: int, wish: SeatWish) -> list[Fault]:
    faults = []
    if wish.name is not None:
        try:
            clean_name(wish.name)
        except Refused as refused:
            faults.append(Fault(refused.code, {**refused.params, "seat": seat}))
    if wish.kind == "bot" and wish.level not in dominium.bots.LEVELS:
        known = ", ".join(dominium.bots.LEVELS)
        faults.append(Fault("bad_level", {"level": wish.level or "", "known": known, "seat": seat}))
    return faults


def _new_table(game: dominium.Game, creator: int, seats: Sequence[Seat]) -> Table:
    table_id = secrets.token_urlsafe(_TABLE_ID_BYTES)
    return Table(table_id, game, dealing.new_seed(), creator, tuple(seats), 0, game.start())


def _first_draws(table: Table) -> Sequence[Entry]:
    return table.drawn(table.state.copy(), ()) if table.status == "running" else ()


def _with_first_draws(table: Table, joined: Entry) -> Sequence[Entry]:
    """Somebody's joining, and the beginning of the game when nobody else is waited for."""
    return [joined, *_first_draws(table.after([joined]))]


def _acting_seat(table: Table, person: Person | None, ply: int) -> int:
    seats = table.seats_of(person.id if person else None)
    if not seats:
        raise Refused("not_seated")
    if table.status == "waiting":
        raise Refused("not_started")
    if ply != table.ply:
        raise Refused("stale")
    if table.status == "finished":
        raise Refused("finished")
    seat = _seat_number(table.state)
    if seat not in seats:
        raise Refused("not_your_turn")
    return seat


def _understood(state: dominium.State, seat: int, text: str, language: str) -> str:
    """Apply one action of a seat and return its notation."""
    if state.actor != seat:
        raise Refused("finished" if state.actor is None else "not_your_turn")
    try:
        action = state.parse(describe.understand(text, state, language))
        state.apply(action)
    except IllegalAction as illegal:
        raise Refused(illegal.code, illegal.params, state=state) from None
    return str(action)


def _seat_number(state: dominium.State) -> int:
    if not isinstance(state.actor, int):
        raise TypeError("no seat acts now")
    return state.actor

"""Opening, joining and playing tables.

Each change is worked out on the table as it was read and written only if its log still stands
there. Whoever loses that race is judged anew on the table as it is now.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import dominium
from dominium import describe
from dominium.errors import IllegalAction
from dominium.server import clock, leaving, sight
from dominium.server.log import USUAL_SETTINGS, Entry, Seat, Table
from dominium.server.opening import distinct_name, first_draws, new_table, with_first_draws
from dominium.server.people import hash_secret, invitation_token
from dominium.server.refusals import Refused
from dominium.server.storage import Outdated, Overtaken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dominium.server.log import TableSettings
    from dominium.server.people import Person, Viewer
    from dominium.server.storage import Logs

    Change = Callable[[Table], Sequence[Entry]]

SPECTATOR_DELAY = 60
_DELAYED_TABLES = 256
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_TRIES = 8


class Tables:
    """What people and bots may do with tables.

    Args:
        logs: The logs of all tables.
        spectator_delay: Seconds by which strangers see a table later where hands are hidden.
    """

    def __init__(self, logs: Logs, spectator_delay: int = SPECTATOR_DELAY) -> None:
        self.logs = logs
        self._spectator_delay = spectator_delay
        self._delayed: OrderedDict[str, Table] = OrderedDict()

    async def read(self, table_id: str, at_least: int | None = None) -> Table:
        """A table as it stands now.

        Args:
            table_id: The table.
            at_least: The number of an entry that is known to be written: a table that is remembered
                with it need not be read again.

        Raises:
            Refused: ``unknown_table``, or ``outdated_table`` when it was begun under other rules.
        """
        if not _TABLE_ID.fullmatch(table_id):
            raise Refused("unknown_table")
        try:
            table = await self.logs.read(table_id, at_least)
        except Outdated:
            raise Refused("outdated_table") from None
        if table is None:
            raise Refused("unknown_table")
        return table

    async def seen_by(self, table_id: str, viewer: Viewer, at_least: int | None = None) -> Table:
        """A table as somebody may see it now; with hidden hands strangers see it some time later.

        Args:
            table_id: The table.
            viewer: Who looks.
            at_least: As for ``read``.

        Raises:
            Refused: As ``read``, or ``not_seated`` when nobody else may watch.
        """
        table = await self.read(table_id, at_least)
        if not sight.may_watch(table, viewer):
            raise Refused("not_seated")
        delay = self._spectator_delay if sight.is_delayed(table, viewer) else 0
        return self._as_of(table, delay) if delay and table.plies else table

    async def change(self, table_id: str, change: Change) -> Table:
        """Write what somebody wants to happen at a table.

        It is worked out on the table as this process knows it, and again on the table as it is if
        others were faster, or if it was refused or needed nothing on what may be an old memory.

        Args:
            table_id: The table.
            change: The entries that follow from a table; none when nothing has to be done.

        Raises:
            Refused: As ``read`` and ``change`` do, or ``stale`` when others were always faster.
        """
        known = self.logs.known(table_id)
        if known is not None:
            entries: Sequence[Entry] = ()
            with suppress(Refused):
                entries = change(known)
            with suppress(Overtaken):
                if entries:
                    return await self.logs.append(known, entries)
        for _ in range(_TRIES):
            table = await self.read(table_id)
            entries = change(table)
            if not entries:
                return table
            with suppress(Overtaken):
                return await self.logs.append(table, entries)
        raise Refused("stale")

    async def of_person(self, person: Person) -> list[tuple[Table, int]]:
        """The latest tables of somebody with the time of the last entry in milliseconds."""
        return await self.logs.of_person(person.id)

    async def open_tables(self) -> list[tuple[Table, int]]:
        """The latest tables with free seats for anybody, with the time of their last entry."""
        return await self.logs.open_tables()

    async def invited(self, token: str) -> tuple[Table, Seat]:
        """The table and seat an invitation leads to.

        Raises:
            Refused: ``unknown_invitation``, or ``outdated_table``.
        """
        try:
            found = await self.logs.invited(hash_secret(token))
        except Outdated:
            raise Refused("outdated_table") from None
        if found is None:
            raise Refused("unknown_invitation")
        return found

    async def open(
        self,
        creator: Person,
        game: dominium.Game,
        seats: Sequence[Seat],
        settings: TableSettings = USUAL_SETTINGS,
    ) -> Table:
        """Open a table; it begins at once when nobody has to be waited for.

        Args:
            creator: Who opens it and keeps the invitations.
            game: The rules with all options.
            seats: Who sits where.
            settings: What is agreed on beside the rules.
        """
        table = new_table(game, creator.id, seats, settings)
        invitations = {
            seat.seat: hash_secret(invitation_token(table.seed, table.id, seat.seat))
            for seat in table.seats
            if seat.is_open
        }
        return await self.logs.open(table, first_draws(table), invitations)

    async def join(self, token: str, person: Person) -> tuple[Table, Seat]:
        """Take the seat of an invitation; taking it twice changes nothing.

        Raises:
            Refused: ``unknown_invitation``, or ``table_full`` when somebody else sits there.
        """
        table, seat = await self.invited(token)
        after = await self.change(table.id, lambda table: _taken(table, seat.seat, person))
        return after, after.seats[seat.seat]

    async def sit(self, table_id: str, seat: int, person: Person) -> tuple[Table, Seat]:
        """Sit down at an open table; sitting down twice changes nothing.

        Raises:
            Refused: ``unknown_table``, ``no_such_seat``, ``not_open_table``, ``already_seated``,
                or ``table_full`` when somebody else sits there.
        """

        def sat_down(table: Table) -> Sequence[Entry]:
            if seat >= len(table.seats):
                raise Refused("no_such_seat", {"seat": seat})
            if table.settings.visibility != "open":
                raise Refused("not_open_table")
            if table.seats_of(person.id) not in {(), (seat,)}:
                raise Refused("already_seated")
            return _taken(table, seat, person)

        after = await self.change(table_id, sat_down)
        return after, after.seats[seat]

    async def act(self, table_id: str, viewer: Viewer, ply: int, texts: Sequence[str]) -> Table:
        """Do the actions of one turn, all or none, with the draws of chance that follow.

        Args:
            table_id: The table.
            viewer: Who asks for it.
            ply: The ply this person saw.
            texts: The actions, in notation or in words of the viewer's language.

        Raises:
            Refused: ``unknown_table``, ``not_seated``, ``not_started``, ``stale``, ``finished``,
                ``not_your_turn``, ``hand_over``, ``you_left``, ``time_is_up``, ``chance_acts``, or
                what the rules say.
        """
        person = viewer.person.id if viewer.person else None

        def acted(table: Table) -> Sequence[Entry]:
            seat = acting_seat(table, viewer, ply)
            state, entries = table.state.copy(), list[Entry]()
            for text in texts:
                action = _understood(state, seat, text, viewer.language)
                number = table.number + len(entries) + 1
                entries.append(Entry(number, "action", seat, action, person))
            return table.drawn(state, entries)

        return await self.change(table_id, acted)

    async def act_for_bot(self, table: Table, actions: Sequence[dominium.Action]) -> Table:
        """Write a bot's turn with the draws in it and behind it.

        Args:
            table: The table the bot thought about.
            actions: Its legal actions, one after the other.

        Raises:
            Overtaken: The table has gone on meanwhile.
        """
        state, entries = table.state.copy(), tuple[Entry, ...]()
        for action in actions:
            entries = table.acted(state, entries, _seat_number(state), action)
        return await self.logs.append(table, entries)

    async def rematch(self, table_id: str, person: Person | None) -> str:
        """The table where the same people play the same game again; opened if need be.

        Bots play on for people who are away.

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
            seats = [replace(seat, stand_in=None) for seat in table.seats]
            new = new_table(table.game, table.creator, seats, table.settings)
            try:
                return (await self.logs.open_rematch(table, new, _rematch_draws(table, new))).id
            except Overtaken:
                continue
        raise Refused("stale")

    def _as_of(self, table: Table, delay: int) -> Table:
        """A table as it stood some seconds ago, but not before its game began."""
        began = next((ply.entry.at for ply in table.plies), table.at)
        moment = max(clock.now() - delay * 1000, began)
        number = sum(one.entry.at <= moment for one in table.history)
        known = self._delayed.pop(table.id, None)
        if known is None or known.number > number:
            known = replace(table.as_of(number), seen_later=delay)
        elif known.number < number:
            known = known.after(table.entries[known.number : number])
        self._delayed[table.id] = known
        while len(self._delayed) > _DELAYED_TABLES:
            self._delayed.popitem(last=False)
        return known


def _taken(table: Table, number: int, person: Person) -> Sequence[Entry]:
    """The entries by which somebody takes a seat."""
    seat = table.seats[number]
    if seat.person == person.id:
        return ()
    if not seat.is_open:
        raise Refused("table_full")
    others = [other.name for other in table.seats if other.seat != number]
    name = distinct_name(person.name or "", others)
    return with_first_draws(table, Entry(table.number + 1, "joined", number, name, person.id))


def _rematch_draws(table: Table, rematch: Table) -> Sequence[Entry]:
    """The first entries of a rematch: bots play on for those who are away."""
    away = [seat for seat in table.seats if seat.is_away]
    left = [
        Entry(number, "left", seat.seat, seat.stand_in or leaving.STAND_IN, seat.person)
        for number, seat in enumerate(away, 1)
    ]
    return rematch.drawn(rematch.state.copy(), left)


def acting_seat(table: Table, viewer: Viewer, ply: int) -> int:
    """The seat with which somebody may act at a table that they saw at a ply.

    Raises:
        Refused: Why they may not.
    """
    seats = sight.own_seats(table, viewer)
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
    if table.seats[seat].is_away:
        raise Refused("you_left")
    if sight.hand_over(table, viewer) is not None:
        raise Refused("hand_over", {"seat": seat})
    if table.clock is not None and table.clock.is_over(clock.now()):
        raise Refused("time_is_up")
    return seat


def _understood(state: dominium.State, seat: int, text: str, language: str) -> str:
    """Apply one action of a seat and return its notation."""
    if state.actor == dominium.CHANCE:
        # What is done as a whole or not at all must not let anybody try out what is drawn.
        raise Refused("chance_acts")
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

"""The service of tables: opening, joining and playing.

Each change is made for the table as it was read and written only if its log has not gone on.
A change that loses that race is made again for the new state of the table.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

import dominium
from dominium import describe
from dominium.engine.errors import IllegalAction
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import USUAL_SETTINGS
from dominium.server.model.viewer import hash_secret, invitation_token
from dominium.server.storage import OutdatedTable, VersionConflict
from dominium.server.tables import seating
from dominium.server.tables.creation import distinct_name, new_table
from dominium.server.tables.dealing import first_draws, with_first_draws

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dominium.describe import Language
    from dominium.server.model.table import EntryKind
    from dominium.server.model.table_settings import TableSettings
    from dominium.server.model.viewer import Person, Viewer
    from dominium.server.storage import EventStore

    Change = Callable[[Table], Sequence[Entry]]

SPECTATOR_DELAY = 60
_DELAYED_TABLES = 256
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_TRIES = 8


class Tables:
    """The operations of people and bots on tables.

    Args:
        store: The logs of all tables.
        spectator_delay: Seconds by which spectators see a table later where hands are hidden.
    """

    def __init__(self, store: EventStore, spectator_delay: int = SPECTATOR_DELAY) -> None:
        self.store = store
        self._spectator_delay = spectator_delay
        self._delayed: OrderedDict[str, Table] = OrderedDict()

    async def read(self, table_id: str, at_least: int | None = None) -> Table:
        """Read the present state of a table.

        Args:
            table_id: The table.
            at_least: The number of an entry that is known to be written: a table that is cached
                with it need not be read again.

        Raises:
            RequestError: ``unknown_table``, or ``outdated_table`` when it was begun under other
                rules.
        """
        if not _TABLE_ID.fullmatch(table_id):
            raise RequestError("unknown_table")
        try:
            table = await self.store.read(table_id, at_least)
        except OutdatedTable:
            raise RequestError("outdated_table") from None
        if table is None:
            raise RequestError("unknown_table")
        return table

    async def seen_by(self, table_id: str, viewer: Viewer, at_least: int | None = None) -> Table:
        """Return a table as somebody may see it; where hands are hidden, delayed for spectators.

        Args:
            table_id: The table.
            viewer: The viewer.
            at_least: As for ``read``.

        Raises:
            RequestError: As ``read``, or ``not_seated`` when spectators are not allowed.
        """
        return self._seen(await self.read(table_id, at_least), viewer)

    def known_as_seen_by(self, table_id: str, viewer: Viewer, at_least: int) -> Table | None:
        """Return a table as ``seen_by`` does, if it is cached with an entry; else None.

        Raises:
            RequestError: ``not_seated`` when spectators are not allowed.
        """
        table = self.store.known(table_id)
        return None if table is None or table.number < at_least else self._seen(table, viewer)

    def _seen(self, table: Table, viewer: Viewer) -> Table:
        if not visibility.may_watch(table, viewer):
            raise RequestError("not_seated")
        delay = self._spectator_delay if visibility.is_delayed(table, viewer) else 0
        return self._as_of(table, delay) if delay and table.plies else table

    async def change(self, table_id: str, change: Change) -> Table:
        """Make a change to a table.

        It is made for the cached state of the table, and again for the state that is read if others
        were faster, or if the cached state, which may be old, refused it or needed no entries.

        Args:
            table_id: The table.
            change: Returns the entries for a state of the table; none when nothing has to be done.

        Raises:
            RequestError: As ``read`` and ``change`` do, or ``stale`` when others were always
                faster.
        """
        known = self.store.known(table_id)
        if known is not None:
            entries: Sequence[Entry] = ()
            with suppress(RequestError):
                entries = change(known)
            with suppress(VersionConflict):
                if entries:
                    return await self.store.append(known, entries)
        for _ in range(_TRIES):
            table = await self.read(table_id)
            entries = change(table)
            if not entries:
                return table
            with suppress(VersionConflict):
                return await self.store.append(table, entries)
        raise RequestError("stale")

    async def of_person(self, person: Person) -> list[tuple[Table, int]]:
        """Return the latest tables of somebody with the time of the last entry in milliseconds."""
        return await self.store.of_person(person.id)

    async def invited(self, token: str) -> tuple[Table, Seat]:
        """Return the table and seat of an invitation.

        Raises:
            RequestError: ``unknown_invitation``, or ``outdated_table``.
        """
        try:
            found = await self.store.invited(hash_secret(token))
        except OutdatedTable:
            raise RequestError("outdated_table") from None
        if found is None:
            raise RequestError("unknown_invitation")
        return found

    async def open(
        self,
        creator: Person,
        game: dominium.Game,
        seats: Sequence[Seat],
        settings: TableSettings = USUAL_SETTINGS,
        table_id: str | None = None,
    ) -> Table:
        """Open a table; it begins at once when nobody has to be waited for.

        Opening it twice under one id changes nothing.

        Args:
            creator: The person who opens it and has the invitations.
            game: The rules with all options.
            seats: The seats in order.
            settings: The agreement beside the rules.
            table_id: The id of a table that can be requested twice; left out, a new one.
        """
        table = new_table(game, creator.id, seats, settings, table_id)
        invitations = {
            seat.seat: hash_secret(invitation_token(table.seed, table.id, seat.seat))
            for seat in table.seats
            if seat.is_open
        }
        try:
            return await self.store.open(table, first_draws(table), invitations)
        except VersionConflict:
            if table_id is None:
                raise
            return await self.read(table_id)

    async def carry(self, table: Table, entries: Sequence[Entry]) -> Table:
        """Store a table with all that has happened at it; doing so twice changes nothing."""
        try:
            return await self.store.open(table, entries, {})
        except VersionConflict:
            return await self.read(table.id)

    async def join(self, token: str, person: Person) -> tuple[Table, Seat]:
        """Take the seat of an invitation; taking it twice changes nothing.

        Raises:
            RequestError: ``unknown_invitation``, ``table_closed``, or ``table_full`` when somebody
                else sits there.
        """
        table, seat = await self.invited(token)
        after = await self.change(table.id, lambda table: _taken(table, seat.seat, person))
        return after, after.seats[seat.seat]

    async def sit(self, table_id: str, seat: int, person: Person) -> tuple[Table, Seat]:
        """Sit down at an open table; sitting down twice changes nothing.

        Raises:
            RequestError: ``unknown_table``, ``no_such_seat``, ``not_open_table``,
                ``already_seated``, ``bots_by_invitation``, ``table_closed``, or ``table_full``
                when somebody else sits there.
        """

        def sat_down(table: Table) -> Sequence[Entry]:
            if seat >= len(table.seats):
                raise RequestError("no_such_seat", {"seat": seat})
            if table.settings.visibility != "open":
                raise RequestError("not_open_table")
            if table.seats_of(person.id) not in {(), (seat,)}:
                raise RequestError("already_seated")
            if not table.admits(person):
                raise RequestError("bots_by_invitation")
            return _taken(table, seat, person)

        after = await self.change(table_id, sat_down)
        return after, after.seats[seat]

    async def act(self, table_id: str, viewer: Viewer, ply: int, texts: Sequence[str]) -> Table:
        """Do the actions of one turn, all or none, with the draws of chance that follow.

        Args:
            table_id: The table.
            viewer: The viewer who acts.
            ply: The ply that this person saw.
            texts: The actions, in notation or in words of the viewer's language.

        Raises:
            RequestError: ``unknown_table``, ``not_seated``, ``not_started``, ``stale``,
                ``finished``, ``not_your_turn``, ``hand_over``, ``you_left``, ``time_is_up``,
                ``chance_acts``, or the refusal of the rules.
        """
        return await self.change(table_id, lambda table: acting_entries(table, viewer, ply, texts))

    async def act_for_bot(self, table: Table, actions: Sequence[dominium.Action]) -> Table:
        """Write a bot's turn with the draws within and after it.

        Args:
            table: The table that the bot thought about.
            actions: Its legal actions, one after the other.

        Raises:
            VersionConflict: The table has gone on meanwhile.
        """
        state, entries = table.state.copy(), tuple[Entry, ...]()
        for action in actions:
            entries = table.action_entries(state, entries, _seat_number(state), action)
        return await self.store.append(table, entries)

    async def rematch(self, table_id: str, person: Person | None) -> str:
        """Return the table where the same people play the same game again; open it if need be.

        Bots play on for people who are away.

        Raises:
            RequestError: ``unknown_table``, ``not_seated``, ``not_finished`` or ``table_closed``.
        """
        for _ in range(_TRIES):
            table = await self.read(table_id)
            if person is None or not (table.seats_of(person.id) or table.creator == person.id):
                raise RequestError("not_seated")
            if table.status != "finished":
                raise RequestError("not_finished")
            if table.closed is not None:
                raise RequestError("table_closed")
            if table.rematch is not None:
                return table.rematch
            seats = [replace(seat, stand_in=None) for seat in table.seats]
            settings = msgspec.structs.replace(table.settings, carried=False)
            new = new_table(table.game, table.creator, seats, settings)
            try:
                return (await self.store.open_rematch(table, new, _rematch_draws(table, new))).id
            except VersionConflict:
                continue
        raise RequestError("stale")

    def _as_of(self, table: Table, delay: int) -> Table:
        """Return a table as it was some seconds ago, but not before its game began."""
        began = next((ply.entry.at for ply in table.plies), table.at)
        moment = max(clock.now() - delay * 1000, began)
        number = sum(one.entry.at <= moment for one in table.history)
        known = self._delayed.pop(table.id, None)
        if known is None or known.number > number:
            known = replace(table.at_entry(number), seen_later=delay)
        elif known.number < number:
            known = known.apply(table.entries[known.number : number])
        self._delayed[table.id] = known
        while len(self._delayed) > _DELAYED_TABLES:
            self._delayed.popitem(last=False)
        return known


def _taken(table: Table, number: int, person: Person) -> Sequence[Entry]:
    """Return the entries by which somebody takes a seat; none if they have it already."""
    seat = table.seats[number]
    if seat.person == person.id:
        return ()
    if not seat.is_open:
        raise RequestError("table_full")
    if table.closed is not None:
        raise RequestError("table_closed")
    others = [other.name for other in table.seats if other.seat != number]
    name = distinct_name(person.name or "", others)
    kind: EntryKind = "bot_joined" if person.is_bot else "joined"
    return with_first_draws(table, [Entry(table.number + 1, kind, number, name, person.id)])


def _rematch_draws(table: Table, rematch: Table) -> Sequence[Entry]:
    """Return the first entries of a rematch: bots play on for those who are away."""
    away = [seat for seat in table.seats if seat.is_away]
    left = [
        Entry(number, "left", seat.seat, seat.stand_in or seating.STAND_IN, seat.person)
        for number, seat in enumerate(away, 1)
    ]
    return with_first_draws(rematch, left)


def acting_seat(table: Table, viewer: Viewer, ply: int) -> int:
    """Return the seat with which somebody may act at a table that they saw at a ply.

    Raises:
        RequestError: The reason why they may not.
    """
    seats = visibility.own_seats(table, viewer)
    if not seats:
        raise RequestError("not_seated")
    if table.status == "waiting":
        raise RequestError("not_started")
    if ply != table.ply:
        raise RequestError("stale")
    if table.status == "finished":
        raise RequestError("finished")
    seat = _seat_number(table.state)
    if seat not in seats:
        raise RequestError("not_your_turn")
    if table.seats[seat].is_away:
        raise RequestError("you_left")
    if visibility.hand_over(table, viewer) is not None:
        raise RequestError("hand_over", {"seat": seat})
    if table.clock is not None and table.clock.is_over(clock.now()):
        raise RequestError("time_is_up")
    return seat


def acting_entries(table: Table, viewer: Viewer, ply: int, texts: Sequence[str]) -> Sequence[Entry]:
    """Return the entries of the actions of one turn, with the draws of chance that follow.

    Raises:
        RequestError: As ``Tables.act``, but for an unknown table.
    """
    person = viewer.person.id if viewer.person else None
    seat, state = acting_seat(table, viewer, ply), table.state.copy()
    actions = understood(state, seat, texts, viewer.language)
    entries = [
        Entry(number, "action", seat, action, person)
        for number, action in enumerate(actions, table.number + 1)
    ]
    return table.draw_entries(state, entries)


def understood(
    state: dominium.State, seat: int, texts: Sequence[str], language: Language
) -> list[str]:
    """Apply the actions of one turn of a seat and return their notation.

    Args:
        state: The state; changed.
        seat: The acting seat.
        texts: The actions, in notation or in words.
        language: The language of the words.

    Raises:
        RequestError: ``finished``, ``not_your_turn``, ``chance_acts``, or the refusal of the rules.
    """
    return [_understood(state, seat, text, language) for text in texts]


def _understood(state: dominium.State, seat: int, text: str, language: Language) -> str:
    """Apply one action of a seat and return its notation."""
    if state.actor == dominium.CHANCE:
        # What is done as a whole or not at all must not let anybody try out what is drawn.
        raise RequestError("chance_acts")
    if state.actor != seat:
        raise RequestError("finished" if state.actor is None else "not_your_turn")
    try:
        action = state.parse(describe.understand(text, state, language))
        state.apply(action)
    except IllegalAction as illegal:
        raise RequestError(illegal.code, illegal.params, state=state) from None
    return str(action)


def _seat_number(state: dominium.State) -> int:
    if not isinstance(state.actor, int):
        raise TypeError("no seat acts now")
    return state.actor

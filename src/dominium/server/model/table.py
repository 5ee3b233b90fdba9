"""The table as an aggregate of its log: pure values, without database and clock."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal

import dominium
from dominium.engine.errors import IllegalAction
from dominium.server.model import fair_dealing, joint_deal, seat_clocks
from dominium.server.model.table_settings import USUAL_SETTINGS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from dominium.server.model.joint_deal import JointDeal
    from dominium.server.model.seat_clocks import Clock
    from dominium.server.model.table_settings import Pace, TableSettings
    from dominium.server.model.viewer import Person

Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["person", "device", "bot", "own_bot"]
EntryKind = Literal[
    "action",
    "joined",
    "bot_joined",
    "filled",
    "left",
    "returned",
    "undo_asked",
    "undo_agreed",
    "undo_refused",
    "undone",
    "timed_out",
    "failed",
    "forfeited",
    "time_given",
    "deal_asked",
    "deal_committed",
    "deal_opened",
    "deal_missed",
    "moved",
    "forgotten",
    "rematch",
    "closed",
]
JOINING: Final[Collection[EntryKind]] = frozenset({"joined", "bot_joined"})
"""The entries by which a person, or a bot of somebody's own, takes an open seat."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table.

    Attributes:
        seat: The number, from 0.
        kind: ``person`` (by the own browser), ``device`` (of several at one browser), ``bot`` (of
            the server) or ``own_bot`` (of somebody with an account).
        name: The name; bots of the server may have none.
        level: The level of a bot of the server.
        person: The person who may act, by number; None for a bot of the server, or while the seat
            is open.
        stand_in: The level of the bot that plays while the person is away, or for a program that
            has failed.
    """

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    person: int | None
    stand_in: str | None = None

    @property
    def is_open(self) -> bool:
        """True if somebody is still invited to the seat."""
        return self.kind != "bot" and self.person is None

    @property
    def is_away(self) -> bool:
        """True if the person has left and a bot plays in the meantime."""
        return self.stand_in is not None and self.kind != "bot"

    @property
    def bot(self) -> str | None:
        """The level of the bot that acts for the seat now; None if no bot does."""
        return self.stand_in or (self.level if self.kind == "bot" else None)


@dataclass(frozen=True, slots=True)
class Entry:
    """A numbered entry of the log; ``docs/architecture.md`` lists its kinds.

    Attributes:
        number: The number, from 1 without a gap.
        kind: The kind of the entry.
        seat: The seat it concerns; None for chance and for the whole table.
        text: The notation of an action, a name, a level, a ply, seconds, a table, grounds, or what
            the seats contribute to a joint deal.
        person: The person who caused it; None for bots, chance and the server.
        at: The time of writing, in milliseconds since 1970; never before that of the entry before.
    """

    number: int
    kind: EntryKind
    seat: int | None
    text: str
    person: int | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class Ply:
    """One action with its events.

    Attributes:
        entry: Its entry in the log.
        ply: The number of the action in the game, from 1.
        shown: The notation as the public sees it, then as each seat sees it.
        events: The events with all that is hidden.
    """

    entry: Entry
    ply: int
    shown: tuple[str, ...]
    events: tuple[dominium.Event, ...]

    @property
    def number(self) -> int:
        """The number of its entry."""
        return self.entry.number

    @property
    def seat(self) -> int | None:
        """The acting seat; None for chance."""
        return self.entry.seat

    @property
    def action(self) -> str:
        """The notation with all that is hidden."""
        return self.entry.text

    @property
    def by_bot(self) -> bool:
        """True if a bot acted, for itself or for somebody who was away."""
        return self.entry.seat is not None and self.entry.person is None

    def action_seen_by(self, viewer: int | None) -> str:
        """Return the notation as a seat, or with None the public, may see it."""
        return self.shown[0 if viewer is None else viewer + 1]


@dataclass(frozen=True, slots=True)
class LogEvent:
    """An entry that is no action, and the ply at which it was written."""

    entry: Entry
    ply: int

    @property
    def number(self) -> int:
        """The number of its entry."""
        return self.entry.number


@dataclass(frozen=True, slots=True)
class Undo:
    """A request to take actions back.

    Attributes:
        number: The number of its entry.
        seat: The seat that asks.
        ply: The ply to go back to.
        agreed: The seats that have agreed.
    """

    number: int
    seat: int
    ply: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Table:
    """A table after an entry of its log. The state is never changed: ``apply`` copies it.

    Attributes:
        id: The id in links.
        game: The rules with all options.
        seed: The seed of all draws.
        creator: The person who opened it.
        seats: The seats in order.
        number: The number of the last entry.
        state: The state of the game.
        settings: The agreement of its people.
        plies: The actions that were not taken back.
        history: All entries, also those that were taken back.
        rematch: The table where the same people play again.
        at: The time of the last entry, in milliseconds since 1970.
        turn_began: The time when the present turn began, or the game ended.
        clock: The clock of the seats; None where time is not measured.
        undo: The request to take actions back that waits for agreement.
        forfeited: The seats that gave up, or had no time left, at a table of two.
        closed: The grounds for which the operator has closed it; None while it is not closed.
        taken_back: The number of the last entry by which actions were taken back; 0 without one.
        deal: The joint deal; None where the server deals alone, and before anybody is asked.
        seen_later: The delay in seconds with which a spectator sees the table.
    """

    id: str
    game: dominium.Game
    seed: bytes
    creator: int
    seats: tuple[Seat, ...]
    number: int
    state: dominium.State
    settings: TableSettings = USUAL_SETTINGS
    plies: tuple[Ply, ...] = ()
    history: tuple[Ply | LogEvent, ...] = ()
    rematch: str | None = None
    at: int = 0
    turn_began: int = 0
    clock: Clock | None = None
    undo: Undo | None = None
    taken_back: int = 0
    forfeited: frozenset[int] = frozenset()
    closed: str | None = None
    deal: JointDeal | None = None
    seen_later: int = 0

    def __post_init__(self) -> None:
        """Set the clock at the beginning."""
        if self.number == 0:
            object.__setattr__(self, "clock", seat_clocks.beginning(self.settings, len(self.seats)))

    @property
    def ply(self) -> int:
        """The number of actions that were not taken back."""
        return len(self.plies)

    @cached_property
    def status(self) -> Status:
        """``waiting`` for people or for what they contribute, ``running``, or ``finished``."""
        if self.closed is not None:
            return "finished"
        if self.has_open_seat or self.is_being_dealt:
            return "waiting"
        over = self.state.actor is None or self.forfeited
        return "finished" if over else "running"

    @property
    def has_open_seat(self) -> bool:
        """True if somebody is still invited to a seat."""
        return any(seat.is_open for seat in self.seats)

    @property
    def is_being_dealt(self) -> bool:
        """True while browsers contribute to the joint deal."""
        is_asked = self.deal is not None and self.deal.step is not None
        return is_asked and self.closed is None

    @property
    def seat_to_move(self) -> Seat | None:
        """The seat whose turn it is; None unless the game is running."""
        if self.status != "running" or not isinstance(self.state.actor, int):
            return None
        return self.seats[self.state.actor]

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat for which a bot has to act now; None if no bot has to."""
        seat = self.seat_to_move
        return seat if seat is not None and seat.bot is not None else None

    @property
    def person_to_move(self) -> Seat | None:
        """The seat whose person has to act now; None if no person has to."""
        seat = self.seat_to_move
        return seat if seat is not None and seat.bot is None else None

    @property
    def log_events(self) -> tuple[LogEvent, ...]:
        """The entries beside the actions."""
        return tuple(one for one in self.history if isinstance(one, LogEvent))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries of the whole log, in order."""
        return tuple(one.entry for one in self.history)

    @property
    def deadline(self) -> int | None:
        """The time by which the person to move has to act; None where time is not measured."""
        return self.clock.deadline if self.clock else None

    @cached_property
    def commitment(self) -> str:
        """The published SHA-256 of the seed."""
        return fair_dealing.commitment(self.seed)

    @cached_property
    def memo(self) -> dict[tuple[object, ...], Any]:
        """A cache of what is told of this state of the table, dropped with it."""
        return {}

    def has_open_seat_for(self, person: Person | None) -> bool:
        """Tell whether somebody without a seat may take any free one, as at an open table."""
        is_free = self.settings.visibility == "open" and self.has_open_seat
        if person is None:
            return is_free
        return is_free and not self.seats_of(person.id) and self.admits(person)

    def admits(self, person: Person) -> bool:
        """Tell whether somebody may sit down uninvited: people may, bots only beside bots."""
        return not person.is_bot or any(seat.kind == "own_bot" for seat in self.seats)

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """Return the seats that a person may act for."""
        return () if person is None else self._seats_by_person.get(person, ())

    @cached_property
    def _seats_by_person(self) -> dict[int | None, tuple[int, ...]]:
        """The seats of each person: they are asked for several times with every action."""
        people = dict.fromkeys(seat.person for seat in self.seats)
        return {
            person: tuple(seat.seat for seat in self.seats if seat.person == person)
            for person in people
        }

    def is_idle(self, seat: Seat) -> bool:
        """Tell whether somebody else than who opened the table took a seat and has not acted.

        While a deal is opened nobody is: to free a seat would be to refuse the deal.
        """
        if self.status == "finished" or seat.person in {None, self.creator}:
            return False
        if self.deal is not None and self.deal.step == "opening":
            return False
        own = (one.entry.kind for one in reversed(self.history) if one.entry.seat == seat.seat)
        return next((kind for kind in own if kind in {*JOINING, "action"}), None) in JOINING

    def due(self, pace: Pace) -> dict[str, int]:
        """Return the jobs that are due at this table: the time of each by its kind.

        Args:
            pace: The delays of jobs after an entry.
        """
        if self.closed is not None:
            return {}
        if self.status == "finished":
            return {"result": self.turn_began}
        if self.is_being_dealt:
            by_days = self.settings.pace == "days"
            return {"deal": self.turn_began + (pace.deal_by_days if by_days else pace.deal)}
        if self.bot_to_move is not None:
            return {"bot": self.at + pace.bot}
        if self.person_to_move is None:
            return {}
        at_once = self.settings.pace == "days"
        due = {"notice": self.turn_began + (0 if at_once else pace.notice)}
        if self.deadline is not None:
            due["clock"] = self.deadline
        return due

    def next_time(self, now: int) -> int:
        """Return the time of the entries that are written next, later than that of the last one.

        Args:
            now: The time in milliseconds.
        """
        return max(now, self.at + 1)

    def stamped(self, entries: Iterable[Entry], now: int) -> tuple[Entry, ...]:
        """Return entries with the time at which they are written together.

        Args:
            entries: The entries.
            now: The time in milliseconds.
        """
        at = self.next_time(now)
        return tuple(
            Entry(entry.number, entry.kind, entry.seat, entry.text, entry.person, at)
            for entry in entries
        )

    def apply(self, entries: Iterable[Entry]) -> Table:
        """Return the table with further entries; this one stays as it is.

        Args:
            entries: The entries from ``number`` + 1 on, without a gap; for the first state of a
                table that is read from the database all that there are, because its seats are
                stored in their latest state.

        Raises:
            IllegalAction: The entries were written under other rules.
        """
        entries = tuple(entries)
        reducer = _TableReducer(self, entries)
        for entry in entries:
            reducer.follow(entry)
        return reducer.table()

    def draw_entries(self, state: dominium.State, entries: Sequence[Entry]) -> tuple[Entry, ...]:
        """Return new entries followed by all draws of chance that are due after them.

        Args:
            state: The state after ``entries``; changed by the draws.
            entries: The new entries, from ``number`` + 1 on.
        """
        written = list(entries)
        while state.actor == dominium.CHANCE:
            number = self.number + len(written) + 1
            action = self._drawn(number, written, state)
            state.apply(action)
            written.append(Entry(number, "action", None, str(action)))
        return tuple(written)

    def _drawn(
        self, number: int, entries: Sequence[Entry], state: dominium.State
    ) -> dominium.Action:
        """Draw for an entry; after a joint deal by the count of draws, which no entry can shift."""
        if self.deal is None:
            return fair_dealing.draw(self.seed, self.id, number, state.odds())
        key = joint_deal.drawing_key(self.seed, self.id, self.deal)
        drawn = sum(ply.seat is None for ply in self.plies)
        drawn += sum(entry.kind == "action" and entry.seat is None for entry in entries)
        return fair_dealing.draw(key, self.id, drawn + 1, state.odds())

    def action_entries(
        self, state: dominium.State, entries: Sequence[Entry], seat: int, action: dominium.Action
    ) -> tuple[Entry, ...]:
        """Return new entries followed by an action of a seat and all draws that are due after it.

        Args:
            state: The state after ``entries``; changed by the action and the draws.
            entries: The new entries, from ``number`` + 1 on.
            seat: The acting seat.
            action: A legal action.
        """
        entry = Entry(self.number + len(entries) + 1, "action", seat, str(action))
        state.apply(action)
        return self.draw_entries(state, (*entries, entry))

    def at_entry(self, number: int) -> Table:
        """Return the table as it was after an earlier entry.

        Args:
            number: The number of that entry; 0 for the table before the first one.
        """
        entries = self.entries
        seats = _first_seats(self.seats, entries)
        beginning = Table(
            self.id,
            self.game,
            self.seed,
            self.creator,
            seats,
            0,
            self.game.start(),
            self.settings,
        )
        return beginning.apply(entries[:number])


class _TableReducer:
    """A reducer that applies entries to a table of its own, which it gives away at the end."""

    def __init__(self, table: Table, entries: Sequence[Entry]) -> None:
        self._state = table.state.copy()
        self._plies = list(table.plies)
        self._history = list(table.history)
        seats = table.seats if table.number else _first_seats(table.seats, entries)
        self._table = copy(table)
        self._set(state=self._state, seats=seats)
        self._to_move = _to_move(self._table)

    def follow(self, entry: Entry) -> None:
        """Apply the next entry."""
        table = self._table
        if entry.number != table.number + 1:
            raise ValueError(f"table {table.id}: entry {table.number + 1} is missing")
        if entry.kind == "action":
            self._act(entry)
        else:
            self._history.append(LogEvent(entry, len(self._plies)))
        if entry.kind == "forgotten":
            self._history = [_nameless(one, entry.seat) for one in self._history]
        at = max(entry.at, table.at)
        self._set(number=entry.number, at=at, **self._changes(entry))
        to_move = _to_move(table)
        if to_move != self._to_move:
            self._to_move = to_move
            self._set(turn_began=at)
        if table.clock is not None:
            self._set(clock=_moved_on(table, table.clock, entry))

    def table(self) -> Table:
        """Return the table after all entries, when nothing more is to be applied."""
        self._set(plies=tuple(self._plies), history=tuple(self._history))
        return self._table

    def _set(self, **changes: Any) -> None:
        """Set fields of the table; what was cached of it is forgotten."""
        fields = self._table.__dict__
        for name in _CACHED & fields.keys():
            del fields[name]
        fields |= changes

    def _act(self, entry: Entry) -> None:
        actor = self._state.actor
        if entry.seat != (None if actor == dominium.CHANCE else actor):
            # Under the rules of now it is not the turn of whoever acted.
            raise IllegalAction("not_your_turn", {})
        viewers = (None, *range(self._state.game.seats))
        action = self._state.parse(entry.text)
        shown = tuple(self._state.shown(action, viewer) for viewer in viewers)
        ply = Ply(entry, len(self._plies) + 1, shown, self._state.apply(action))
        self._plies.append(ply)
        self._history.append(ply)

    def _take_back(self, ply: int) -> None:
        del self._plies[ply:]
        self._state = self._table.game.start()
        for kept in self._plies:
            self._state.apply(kept.action)

    def _changes(self, entry: Entry) -> dict[str, Any]:
        """Return the fields of the table that an entry changes."""
        changes: dict[str, Any] = {}
        match entry.kind:
            case "deal_asked" | "deal_committed" | "deal_opened" | "deal_missed":
                changes["deal"] = joint_deal.after(self._table.deal, self._table.id, entry)
            case "action":
                changes["undo"] = None
            case "undone":
                self._take_back(int(entry.text))
                changes = {"undo": None, "state": self._state, "taken_back": entry.number}
            case "rematch":
                changes["rematch"] = entry.text
            case "forfeited":
                changes = {"undo": None, "forfeited": self._table.forfeited | {entry.seat}}
            case "closed":
                changes = {"undo": None, "closed": entry.text}
            case "time_given":
                changes["clock"] = _given(self._table.clock, entry)
            case "undo_asked" | "undo_agreed" | "undo_refused":
                changes["undo"] = _undo_after(self._table.undo, entry)
            case _:
                changes = self._changes_of_people(entry)
        return changes

    def _changes_of_people(self, entry: Entry) -> dict[str, Any]:
        table = self._table
        if entry.seat is None:
            return {"creator": entry.person} if entry.kind == "moved" else {}
        seats = list(table.seats)
        seats[entry.seat] = _seat_after(seats[entry.seat], entry)
        asked_by_one_away = table.undo is not None and seats[table.undo.seat].is_away
        return {
            "seats": tuple(seats),
            "undo": None if asked_by_one_away else table.undo,
            "deal": joint_deal.after(table.deal, table.id, entry),
        }


def _to_move(table: Table) -> tuple[object, ...]:
    """Return a key that differs from one turn to the next."""
    seat = table.seat_to_move
    if seat is not None:
        return (table.status, seat.seat, seat.bot)
    return (table.status, table.deal and (table.deal.number, table.deal.step))


_CACHED: Final = frozenset(
    name for name, value in vars(Table).items() if isinstance(value, cached_property)
)


def _moved_on(table: Table, clock: Clock, entry: Entry) -> Clock:
    """Return the clock of a table after its last entry."""
    runs = table.person_to_move
    if entry.kind == "returned" and runs is not None and runs.seat == entry.seat:
        # Who comes back before the bot has acted was in turn all the while.
        clock = replace(clock, running=entry.seat)
    return clock.moved_on(
        table.at,
        runs.seat if runs else None,
        acted=entry.kind == "action",
        renewed=entry.kind in {"action", "undone"},
    )


def _given(clock: Clock | None, entry: Entry) -> Clock | None:
    if clock is None or entry.seat is None:
        return clock
    return clock.given(entry.seat, int(entry.text) * 1000)


def _undo_after(undo: Undo | None, entry: Entry) -> Undo | None:
    if entry.seat is None or entry.kind == "undo_refused":
        return None
    if entry.kind == "undo_asked":
        return Undo(entry.number, entry.seat, int(entry.text))
    return replace(undo, agreed=undo.agreed | {entry.seat}) if undo else None


def _seat_after(seat: Seat, entry: Entry) -> Seat:
    match entry.kind:
        case "joined":
            seat = replace(seat, name=entry.text, person=entry.person)
        case "bot_joined":
            seat = replace(seat, kind="own_bot", name=entry.text, person=entry.person)
        case "filled":
            seat = Seat(seat.seat, "bot", None, entry.text, None)
        case "left" if not entry.text:
            kind = "person" if seat.kind == "own_bot" else seat.kind
            seat = replace(seat, kind=kind, name=None, person=None, stand_in=None)
        case "failed":
            seat = replace(seat, stand_in=entry.text.partition(" ")[0])
        case "left" | "timed_out":
            seat = replace(seat, stand_in=entry.text or None)
        case "returned":
            seat = replace(seat, stand_in=None)
        case "moved":
            seat = replace(seat, person=entry.person)
        case "forgotten":
            seat = replace(seat, name=None, person=entry.person)
    return seat


def _nameless(one: Ply | LogEvent, seat: int | None) -> Ply | LogEvent:
    """Return a log entry without the name of the person who joined at a seat."""
    if one.entry.kind not in JOINING or one.entry.seat != seat:
        return one
    return replace(one, entry=replace(one.entry, text=""))


def _first_seats(seats: Sequence[Seat], entries: Iterable[Entry]) -> tuple[Seat, ...]:
    """Derive the seats before the first entry from later ones."""
    first = [replace(seat, stand_in=None) for seat in seats]
    for entry in entries:
        if entry.seat is not None and entry.kind in {*JOINING, "filled"}:
            first[entry.seat] = Seat(entry.seat, "person", None, None, None)
    return tuple(first)

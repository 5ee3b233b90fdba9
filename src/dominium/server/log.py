"""A table as its log tells it: pure values and steps, without database and clock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import dominium
from dominium.server import dealing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["person", "device", "bot"]
EntryKind = Literal["action", "joined", "rematch"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table.

    Attributes:
        seat: Counts from 0.
        kind: ``person`` (by the own browser), ``device`` (of several at one browser) or ``bot``.
        name: What the seat is called; bots may have none.
        level: The level of a bot.
        person: Who may act, by number; nobody for a bot or while the seat is open.
    """

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    person: int | None

    @property
    def is_open(self) -> bool:
        """Whether somebody is still invited to the seat."""
        return self.kind != "bot" and self.person is None


@dataclass(frozen=True, slots=True)
class Entry:
    """A numbered entry of the log; see ``storage.EntryRow`` for its kinds."""

    number: int
    kind: EntryKind
    seat: int | None
    text: str
    person: int | None = None


@dataclass(frozen=True, slots=True)
class Ply:
    """One action with what it brought about."""

    number: int
    seat: int | None
    action: str
    events: tuple[dominium.Event, ...]


@dataclass(frozen=True)
class Table:
    """A table after an entry of its log. The state is never changed: ``after`` copies it."""

    id: str
    game: dominium.Game
    seed: bytes
    creator: int
    seats: tuple[Seat, ...]
    number: int
    state: dominium.State
    plies: tuple[Ply, ...] = ()
    rematch: str | None = None

    @property
    def ply(self) -> int:
        """How many actions there were."""
        return len(self.plies)

    @property
    def status(self) -> Status:
        """Whether the table waits for people, is played, or is finished."""
        if any(seat.is_open for seat in self.seats):
            return "waiting"
        return "finished" if self.state.actor is None else "running"

    @property
    def bot_to_move(self) -> Seat | None:
        """The bot whose turn it is, if it is one's."""
        if self.status != "running" or not isinstance(self.state.actor, int):
            return None
        seat = self.seats[self.state.actor]
        return seat if seat.kind == "bot" else None

    @cached_property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return dealing.commitment(self.seed)

    @cached_property
    def memo(self) -> dict[tuple[object, ...], dict[str, Any]]:
        """Whatever was worked out about this very moment; forgotten with it."""
        return {}

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """The seats somebody may act for."""
        if person is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.person == person)

    def after(self, entries: Iterable[Entry]) -> Table:
        """The table when further entries have been written.

        Args:
            entries: The entries from ``number`` + 1 on, without a gap.
        """
        state, plies, seats = self.state.copy(), list(self.plies), list(self.seats)
        number, rematch = self.number, self.rematch
        for entry in entries:
            if entry.number != number + 1:
                raise ValueError(f"table {self.id}: entry {number + 1} is missing")
            number = entry.number
            if entry.kind == "action":
                events = state.apply(entry.text)
                plies.append(Ply(number, entry.seat, entry.text, events))
            elif entry.kind == "joined" and entry.seat is not None:
                seat = seats[entry.seat]
                seats[entry.seat] = replace(seat, name=entry.text, person=entry.person)
            elif entry.kind == "rematch":
                rematch = entry.text
        return replace(
            self,
            seats=tuple(seats),
            number=number,
            state=state,
            plies=tuple(plies),
            rematch=rematch,
        )

    def drawn(self, state: dominium.State, entries: Sequence[Entry]) -> tuple[Entry, ...]:
        """New entries followed by every draw of chance that is due after them.

        Args:
            state: The state after ``entries``; changed by the draws.
            entries: The new entries, from ``number`` + 1 on.
        """
        written = list(entries)
        while state.actor == dominium.CHANCE:
            number = self.number + len(written) + 1
            action = dealing.draw(self.seed, self.id, number, state.odds())
            state.apply(action)
            written.append(Entry(number, "action", None, str(action)))
        return tuple(written)

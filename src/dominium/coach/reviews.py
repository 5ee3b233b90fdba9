"""The review of a whole record: every decision judged, and the win chances over the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from dominium.coach.estimates import Estimate
from dominium.coach.grading import GRADES, Judgement, judge
from dominium.coach.reason import Reason
from dominium.engine.kingdom import KingdomGame
from dominium.engine.record import Record

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.coach.grading import Grade
    from dominium.engine.game import Game, Memory, State
    from dominium.events import Event

VERSION = 1
"""The version of the plain form."""

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Position:
    """A decision of a record, as the seat that made it knew it."""

    ply: int
    seat: int
    action: Decision
    memory: Memory


@dataclass(frozen=True)
class Chance:
    """The win probability of each side before a ply; after the last one the result."""

    ply: int
    win: tuple[float, ...]


@dataclass(frozen=True)
class Judged:
    """A decision of a record with its judgement; `wins` are the chances before it."""

    ply: int
    judgement: Judgement
    wins: tuple[float, ...]


@dataclass(frozen=True)
class Review:
    """The review of a record: its judged decisions.

    Attributes:
        record: The record.
        judged: The decisions, in their order.
        outcome: The share of the victory of each side; none while the game goes on.
        seats: The seats whose decisions were judged.
    """

    record: Record
    judged: tuple[Judged, ...]
    outcome: tuple[float, ...] | None
    seats: tuple[int, ...]

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The win chances before each judged decision, and at the end."""
        before = tuple(Chance(one.ply, one.wins) for one in self.judged)
        if self.outcome is None:
            return before
        return (*before, Chance(len(self.record.actions), self.outcome))

    def grades(self, seat: int) -> Mapping[Grade, int]:
        """Count the grades of a seat's decisions."""
        own = [one.judgement.grade for one in self.judged if one.judgement.seat == seat]
        return {grade: own.count(grade) for grade in GRADES}

    def loss_points(self, seat: int) -> float:
        """Sum the points that a seat lost by all its decisions."""
        return sum(one.judgement.loss_points for one in self.judged if one.judgement.seat == seat)


def sides_of(game: Game) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side: those of a kingdom, or single ones."""
    if isinstance(game, KingdomGame):
        return tuple(game.seats_of(kingdom) for kingdom in range(game.kingdoms))
    return tuple((seat,) for seat in range(game.seats))


def judged_seats(record: Record) -> tuple[int, ...]:
    """Return the seats to be judged: those of people; where there are none, all."""
    people = tuple(seat for seat, info in enumerate(record.seats) if info.bot is None)
    return people or tuple(range(len(record.seats)))


def decisions(record: Record, seats: Sequence[int] | None = None) -> Iterator[Position]:
    """Yield the decisions of some seats where there was something to choose, one after the other.

    The memory of a position changes when the next one is requested.
    """
    chosen = judged_seats(record) if seats is None else seats
    game = record.game
    memories = {seat: game.memory(seat) for seat in chosen}
    before = game.start()
    for ply, (action, events, after) in enumerate(record.plies()):
        seat = before.actor
        if isinstance(seat, int) and seat in memories and len(before.legal_actions()) > 1:
            yield Position(ply, seat, cast("Decision", action), memories[seat])
        for memory in memories.values():
            memory.observe(after, seen(events, memory.viewer))
        before = after


def seen(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Return the events as a viewer sees them."""
    told = (event.seen_by(viewer) for event in events)
    return [event for event in told if event is not None]


def judged(position: Position, playouts: int | None = None) -> Judged:
    """Judge a decision, with its ply as the seed of the search."""
    judgement = judge(
        position.memory.game,
        position.memory,
        position.action,
        playouts=playouts,
        seed=position.ply,
    )
    return Judged(position.ply, judgement, judgement.best[0].wins)


def review(
    record: Record,
    *,
    playouts: int | None = None,
    seats: Sequence[int] | None = None,
    progress: Progress | None = None,
) -> Review:
    """Judge every decision of a record.

    Args:
        record: The record; of a game that goes on, the part played so far.
        playouts: As for `judge`.
        seats: The seats whose decisions are judged; by default those of people.
        progress: Called after each decision with the share of the work that is done.

    Raises:
        RecordError: the record cannot be replayed.
    """
    found = list[Judged]()
    for position in decisions(record, seats):
        found.append(judged(position, playouts))
        if progress is not None:
            progress((position.ply + 1) / len(record.actions))
    if progress is not None:
        progress(1.0)
    return from_judged(record, found, seats)


def from_judged(
    record: Record,
    found: Sequence[Judged],
    seats: Sequence[int] | None = None,
    outcome: tuple[float, ...] | None = None,
) -> Review:
    """Make the review of a record from its judged decisions.

    Args:
        record: The record.
        found: The judged decisions, in their order.
        seats: The seats of the decisions; by default those of people.
        outcome: The share of the victory of each side where the actions alone do not tell it.
    """
    whose = judged_seats(record) if seats is None else tuple(seats)
    return Review(record, tuple(found), outcome or outcome_of(record), whose)


def outcome_of(record: Record) -> tuple[float, ...] | None:
    """Return each side's share of the victory: 1, or a fraction where several won."""
    outcome = record.outcome or record.replay().outcome()
    if outcome is None:
        return None
    sides = sides_of(record.game)
    if len(sides) == 1:
        return (float(outcome.reason == "all_laid"),)
    winners = outcome.ranking[0]
    won = [side for side in sides if set(side) & set(winners)]
    return tuple(1 / len(won) if side in won else 0.0 for side in sides)


# --- The plain form, without words ----------------------------------------------------------------


def to_stored(one: Judged) -> dict[str, Any]:
    """Return a judged decision in the stored form: figures, codes and the notation."""
    judgement = one.judgement
    return {
        "ply": one.ply,
        "seat": judgement.seat,
        "action": str(judgement.action),
        "grade": judgement.grade,
        "win": judgement.win,
        "points": judgement.points,
        "loss_win": judgement.loss_win,
        "loss_points": judgement.loss_points,
        "wins": list(one.wins),
        "best": [
            {"action": str(best.action), "win": best.win, "points": best.points}
            for best in judgement.best
        ],
        "reason": judgement.reason.to_dict() if judgement.reason else None,
    }


def from_stored_record(
    record: Record, stored: Sequence[Mapping[str, Any]], outcome: tuple[float, ...] | None = None
) -> Review:
    """Make the review of a record from the stored judgements.

    Args:
        record: The record.
        stored: The judged decisions.
        outcome: The share of the victory of each side where the actions alone do not tell it.
    """
    waiting = {one["ply"]: one for one in stored}
    found, before = list[Judged](), record.game.start()
    for ply, (_, _, after) in enumerate(record.plies()):
        if ply in waiting:
            found.append(from_stored(waiting[ply], before))
        before = after
    return from_judged(record, found, outcome=outcome)


def from_stored(data: Mapping[str, Any], state: State) -> Judged:
    """Read a judged decision from its stored form; the state is the one before the decision."""
    wins = tuple(data["wins"])
    best = tuple(
        Estimate(
            cast("Decision", state.parse(one["action"])), 0.0, one["win"], one["points"], wins, 0
        )
        for one in data["best"]
    )
    judgement = Judgement(
        seat=data["seat"],
        action=cast("Decision", state.parse(data["action"])),
        grade=data["grade"],
        win=data["win"],
        points=data["points"],
        loss_win=data["loss_win"],
        loss_points=data["loss_points"],
        best=best,
        reason=Reason.from_dict(data["reason"]) if data["reason"] else None,
    )
    return Judged(data["ply"], judgement, wins)

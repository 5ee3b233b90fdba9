"""One game of an arena: the same deal for every seating, and what came of it for each side."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, cast

import msgspec

from dominium import _core
from dominium.arena.plan import bots_by_seat, seatings, side_of, sides
from dominium.bots import create
from dominium.play import play_out

if TYPE_CHECKING:
    import dominium
    from dominium.actions import Decision
    from dominium.arena.plan import Plan
    from dominium.bots import Bot, Turn


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A game to be played: which meeting of the plan, which deal, which seating of the meeting."""

    meeting: int
    deal: int
    seating: int


class Thinking(msgspec.Struct, array_like=True):
    """How long a side thought, as the clock on the wall tells."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Result(msgspec.Struct, frozen=True):
    """A game that was played, by sides: places from 1, shared ones alike, and points."""

    task: Task
    places: tuple[int, ...]
    points: tuple[int, ...]
    thinking: tuple[Thinking, ...]
    won_alone: bool = False
    """In a game for one: whether everything was laid."""

    def win(self, side: int) -> float:
        """The share of a side in the first place."""
        if len(self.places) == 1:
            return float(self.won_alone)
        return self.places.count(1) ** -1 if self.places[side] == 1 else 0.0

    def margin(self, side: int) -> int:
        """The points of a side over those of its best opponent; its points when it plays alone."""
        others = self.points[:side] + self.points[side + 1 :]
        return self.points[side] - max(others, default=0)


class _Timed:
    """A bot whose thinking is measured."""

    def __init__(self, bot: Bot, thinking: Thinking) -> None:
        self._bot = bot
        self._thinking = thinking

    @property
    def name(self) -> str:
        return self._bot.name

    def choose(self, turn: Turn) -> Decision:
        begun = time.perf_counter()
        action = self._bot.choose(turn)
        spent = time.perf_counter() - begun
        self._thinking.decisions += 1
        self._thinking.seconds += spent
        self._thinking.longest = max(self._thinking.longest, spent)
        return action


def play_task(plan: Plan, task: Task) -> Result:
    """Plays a game of a plan.

    Chance has a generator of its own that begins alike for every meeting and every seating of a
    deal, so that all of them get the same dominoes.
    """
    game = plan.game
    seating = seatings(plan.meetings[task.meeting])[task.seating]
    thinking = tuple(Thinking() for _ in range(sides(game)))
    players = [
        _Timed(create(bot), thinking[side_of(game, seat)])
        for seat, bot in enumerate(bots_by_seat(game, seating))
    ]
    chance = random.Random(f"{plan.seed} {task.deal}")
    thoughts = random.Random(f"{plan.seed} {task.deal} {task.seating}")
    state, _ = play_out(game, players, chance, thoughts)
    outcome = cast("dominium.Outcome | dominium.LineOutcome", state.outcome())
    ordered = sorted(outcome.standings, key=_side)
    return Result(
        task,
        tuple(standing.place for standing in ordered),
        tuple(standing.total for standing in ordered),
        thinking,
        won_alone=outcome.reason == "all_laid",
    )


def _side(standing: _core.Standing | _core.LineStanding) -> int:
    return standing.kingdom if isinstance(standing, _core.Standing) else standing.seat

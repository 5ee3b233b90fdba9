"""Games of an arena: the same deal for every seating, and the result of each side."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from multiprocessing.util import Finalize
from typing import TYPE_CHECKING, cast

import msgspec

from dominium._core import LineStanding, Standing
from dominium.arena.plan import bots_by_seat, seatings, side_of, sides
from dominium.bots import create, is_program
from dominium.bots.bot import Closing, Follower
from dominium.bots.match import play_match
from dominium.engine.errors import Fault
from dominium.protocol import substituted

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.arena.plan import Plan
    from dominium.bots import Bot, Ending, Turn
    from dominium.engine.game import Game
    from dominium.views import LineOutcome, Outcome


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A game to be played: the meeting of the plan, the deal, and the seating of the meeting."""

    meeting: int
    deal: int
    seating: int


class Thinking(msgspec.Struct, array_like=True):
    """The thinking time of a side by the wall clock, in seconds."""

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
    """True if, in a game for one, everything was laid."""
    failures: tuple[Fault | None, ...] = ()
    """The reason why a program lost its seat, by side; empty where none did."""

    def win(self, side: int) -> float:
        """Return a side's share of the first place; alone, 1 when everything was laid."""
        if len(self.places) == 1:
            return float(self.won_alone)
        return self.places.count(1) ** -1 if self.places[side] == 1 else 0.0

    def margin(self, side: int) -> int:
        """Return a side's lead over its best opponent in points; its points when it plays alone."""
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

    @property
    def failure(self) -> Fault | None:
        """The reason why a program lost its seat, if it did."""
        failure = getattr(self._bot, "failure", None)
        return None if failure is None else Fault(failure.code, {"detail": failure.detail})

    def choose(self, turn: Turn) -> Decision:
        begun = time.perf_counter()
        action = self._bot.choose(turn)
        spent = time.perf_counter() - begun
        self._thinking.decisions += 1
        self._thinking.seconds += spent
        self._thinking.longest = max(self._thinking.longest, spent)
        return action


class _TimedFollower(_Timed):
    """A bot that follows the game, and whose thinking is measured."""

    def __init__(self, bot: Follower, thinking: Thinking) -> None:
        super().__init__(bot, thinking)
        self._follower = bot

    def finish(self, ending: Ending) -> None:
        self._follower.finish(ending)


def _timed(bot: Bot, thinking: Thinking) -> _Timed:
    if isinstance(bot, Follower):
        return _TimedFollower(bot, thinking)
    return _Timed(bot, thinking)


def play_task(plan: Plan, task: Task) -> Result:
    """Play a game of a plan.

    Chance has a generator of its own that begins alike for every meeting and every seating of a
    deal, so that all of them get the same dominoes.
    """
    game = plan.game
    seating = seatings(plan.meetings[task.meeting])[task.seating]
    thinking = tuple(Thinking() for _ in range(sides(game)))
    players = [
        _timed(_player(bot, seat), thinking[side_of(game, seat)])
        for seat, bot in enumerate(bots_by_seat(game, seating))
    ]
    chance = random.Random(f"{plan.seed} {task.deal}")
    thoughts = random.Random(f"{plan.seed} {task.deal} {task.seating}")
    state, _ = play_match(game, players, chance, thoughts)
    outcome = cast("Outcome | LineOutcome", state.outcome())
    ordered = sorted(outcome.standings, key=_side)
    failures = _failures(game, players)
    places = [standing.place for standing in ordered]
    return Result(
        task,
        _with_losers(places, failures),
        tuple(standing.total for standing in ordered),
        thinking,
        won_alone=outcome.reason == "all_laid" and not failures,
        failures=failures,
    )


def _failures(game: Game, players: Sequence[_Timed]) -> tuple[Fault | None, ...]:
    """Return the reasons why programs lost their seats, by side; empty where none did."""
    failures: list[Fault | None] = [None] * sides(game)
    for seat, player in enumerate(players):
        side = side_of(game, seat)
        failures[side] = failures[side] or player.failure
    return tuple(failures) if any(failures) else ()


def _with_losers(places: Sequence[int], failures: Sequence[Fault | None]) -> tuple[int, ...]:
    """Return the places with failed sides last: a substitute must not win for a program."""
    if not failures:
        return tuple(places)
    ranks = [
        (failure is not None, 0 if failure else place)
        for place, failure in zip(places, failures, strict=True)
    ]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


_programs: dict[tuple[str, int], Bot] = {}
"""The programs running in this process, by name and seat: they stay for the next game."""


def _player(name: str, seat: int) -> Bot:
    """Return a bot for a game: a new one, or a running program, with a substitute."""
    if not is_program(name):
        return create(name)
    if not _programs:
        Finalize(None, dismiss_programs, exitpriority=1)  # processes of a pool end without atexit
    if (name, seat) not in _programs:
        _programs[name, seat] = create(name)
    return substituted(_programs[name, seat])


def dismiss_programs() -> None:
    """Close the programs that have played in this process."""
    for program in _programs.values():
        if isinstance(program, Closing):
            program.close()
    _programs.clear()


def _side(standing: Standing | LineStanding) -> int:
    return standing.kingdom if isinstance(standing, Standing) else standing.seat

"""The generator of puzzles: a search of self-play for a decision that is clear but not obvious.

Each decision of a game gets a short glance; the most promising ones are studied with many playouts
from the information of their seat. The result depends on the day alone, on any machine.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from dominium.bots import GreedyBot, Turn
from dominium.coach.estimates import estimates
from dominium.coach.grading import POINT_LIMITS, WIN_LIMITS
from dominium.coach.reasons import reason_between
from dominium.engine.game import CHANCE, sample_chance
from dominium.events import DealEnded
from dominium.puzzles.calendar import PUZZLES, game_of_day
from dominium.puzzles.puzzle import Choice, Puzzle
from dominium.tuning import tuning_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import date

    from dominium.actions import Action, Decision
    from dominium.coach import Estimate
    from dominium.engine.game import Game, Memory, State
    from dominium.events import Event

    Stopped = Callable[[], bool]

CLEAR: Final = 1.0
"""The least clarity of a puzzle: any other action is at least a mistake in the coach's grading."""
_PROMISING: Final = 0.6
"""The least clarity at a glance of a decision that is studied."""
_LEAST_BY_WIN: Final = 0.3
_ALMOST: Final = 0.9
_PLAYER: Final = GreedyBot(careless=0.2)
_FEWEST_ACTIONS: Final = 3
_MOST_STUDIED: Final = 3
"""The most decisions of one game that are studied."""
_MOST_CHOICES: Final = 4
"""The most actions of a puzzle that keep their estimates, beside the tempting one."""


class Abandoned(Exception):  # noqa: N818 - nobody waits for the puzzle any more
    """A search for a puzzle that was stopped."""


def find(day: date, game_id: str | None = None, *, stopped: Stopped = lambda: False) -> Puzzle:
    """Find the puzzle of a day, always the same one; this takes seconds.

    Args:
        day: The day.
        game_id: A game of `GAMES` to use instead of the day's own.
        stopped: A check, called repeatedly; once it returns True the search is abandoned.

    Raises:
        KeyError: There are no puzzles of the game.
        Abandoned: `stopped` returned True.
    """
    return _Search(day, game_of_day(day, game_id), stopped).puzzle()


@dataclass(frozen=True)
class _Studied:
    """A studied decision: the estimates of its actions, the tempting one and the clarity."""

    opening: tuple[str, ...]
    memory: Memory
    found: tuple[Estimate, ...]
    tempting: str
    clarity: float

    @property
    def is_puzzle(self) -> bool:
        """True if one action is clearly the best, and not the obvious one."""
        return self.clarity >= CLEAR and self.tempting != str(self.found[0].action)

    @property
    def rank(self) -> tuple[bool, float]:
        """The sort key, best highest, among decisions none of which is a puzzle."""
        return self.tempting != str(self.found[0].action), self.clarity


class _Search:
    """The search for the puzzle of one day.

    Args:
        day: The day.
        game: The rules.
        stopped: A check that returns True once the search shall be abandoned.
    """

    def __init__(self, day: date, game: Game, stopped: Stopped) -> None:
        self._day = day
        self._game = game
        self._stopped = stopped
        self._tuning = PUZZLES[game.id]
        self._rng = random.Random(f"puzzle {day.isoformat()} {game.id}")

    def puzzle(self) -> Puzzle:
        """Return the first decision that is clear enough, or the clearest."""
        clearest: _Studied | None = None
        likeliest: tuple[float, list[str]] = (-1.0, [])
        for _ in range(self._tuning.games):
            actions, glanced = self._self_play()
            for ply, clarity in sorted(glanced.items(), key=lambda item: -item[1])[:_MOST_STUDIED]:
                likeliest = max(likeliest, (clarity, actions[:ply]))
                if clarity < _PROMISING:
                    break
                studied = self._studied(actions[:ply])
                if studied.is_puzzle:
                    return self._made(studied)
                clearest = max(filter(None, (clearest, studied)), key=lambda one: one.rank)
        return self._made(clearest or self._studied(likeliest[1]))

    def _self_play(self) -> tuple[list[str], dict[int, float]]:
        """Play a game, in domino games one deal; return its actions and the clarity by ply."""
        game, rng = self._game, self._rng
        memories = [game.memory(seat) for seat in range(game.seats)]
        state = game.start()
        actions, glanced = list[str](), dict[int, float]()
        while (actor := state.actor) is not None:
            action: Action
            if actor == CHANCE:
                action = sample_chance(state, rng)
            else:
                memory = memories[actor]
                legal = cast("list[Decision]", state.legal_actions())
                if len(legal) >= _FEWEST_ACTIONS and rng.random() < self._tuning.share:
                    glanced[len(actions)] = self._glance(memory)
                turn = Turn(game, actor, state.view(actor), legal, memory, rng)
                action = _PLAYER.choose(turn)
            actions.append(str(action))
            events = state.apply(action)
            if any(isinstance(event, DealEnded) for event in events):
                break
            for memory in memories:
                memory.observe(state, events)
        return actions, glanced

    def _glance(self, memory: Memory) -> float:
        """Estimate the clarity of a decision; 0 when the best action is the obvious one."""
        found = self._estimates(memory, self._tuning.glance)
        return 0.0 if str(found[0].action) == self._tempting(memory) else self._clarity(found)

    def _studied(self, opening: Sequence[str]) -> _Studied:
        """Study a decision; estimate its best actions a second time, with the same luck for all."""
        memory = _memory(self._game, opening)
        tempting = self._tempting(memory)
        found = self._estimates(memory, self._tuning.study)
        first = [one for one in found if str(one.action) == tempting or one in found[:2]]
        again = self._estimates(memory, self._tuning.study, [one.action for one in first])
        clarity = min(self._clarity(found), self._clarity(again))
        if str(again[0].action) != str(found[0].action):
            clarity = 0.0
        return _Studied(tuple(opening), memory, found, tempting, clarity)

    def _made(self, studied: _Studied) -> Puzzle:
        """Make the puzzle of a studied decision."""
        told = [
            one
            for place, one in enumerate(studied.found)
            if place < _MOST_CHOICES or str(one.action) == studied.tempting
        ]
        state, seed = studied.memory.determinize(self._rng), self._rng.getrandbits(64)
        best = told[0]
        choices = tuple(
            Choice(
                str(one.action),
                one.win,
                one.points,
                reason_between(state, studied.memory, one, best, seed) if one != best else None,
            )
            for one in told
        )
        return Puzzle(self._day, self._game, studied.opening, choices, studied.tempting)

    def _estimates(
        self, memory: Memory, playouts: int, actions: Sequence[Decision] = ()
    ) -> tuple[Estimate, ...]:
        """Return the estimates of the actions, best first."""
        if self._stopped():
            raise Abandoned
        return estimates(memory, playouts, self._rng.getrandbits(64), actions)

    def _clarity(self, found: Sequence[Estimate]) -> float:
        """Return the lead of the best action over all others; at 1 they just are mistakes."""
        best, *others = found
        scale = tuning_of(self._game.id).point_scale

        def loss(other: Estimate) -> float:
            by_win = (best.win - other.win) / WIN_LIMITS[1]
            by_points = (best.points - other.points) / (POINT_LIMITS[1] * scale) if scale else 0.0
            # Points that bring no wins make no puzzle: the game is won or lost all the same.
            return max(by_win, by_points if by_win >= _LEAST_BY_WIN else min(by_points, _ALMOST))

        return min(map(loss, others), default=0.0)

    def _tempting(self, memory: Memory) -> str:
        """Return the action of the greedy bot in one determinization."""
        state = memory.determinize(self._rng)
        return str(state.native.greedy_action(self._rng.getrandbits(64)))


def _memory(game: Game, opening: Sequence[str]) -> Memory:
    """Return the memory of the seat to act after the opening."""
    *_, (state, _) = _followed(game, opening)
    actor = state.actor
    memory = game.memory(actor if isinstance(actor, int) else None)
    for reached, events in _followed(game, opening):
        memory.observe(reached, events)
    return memory


def _followed(game: Game, opening: Sequence[str]) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Yield the state after each action with the events of that action."""
    state = game.start()
    for action in opening:
        events = state.apply(action)
        yield state, events

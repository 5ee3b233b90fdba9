"""Finding a puzzle: games of self-play are searched for a decision that is clear and not obvious.

Each decision of a game gets a short glance; the most promising ones are studied with many playouts
from what their seat knows. What comes out depends on the day alone, on any machine.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from dominium.bots import GreedyBot, Turn
from dominium.coach.estimates import estimates
from dominium.coach.judging import POINT_LIMITS, SCALES, WIN_LIMITS
from dominium.coach.reasons import reason_between
from dominium.events import DealEnded
from dominium.play import draw
from dominium.puzzles.calendar import game_of_day
from dominium.puzzles.puzzle import Choice, Puzzle
from dominium.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from datetime import date

    import dominium
    from dominium.actions import Decision
    from dominium.coach import Estimate

    Stopped = Callable[[], bool]

CLEAR: Final = 1.0
"""How clear a puzzle is: any other action is at least what the coach calls a mistake."""
_PROMISING: Final = 0.6
"""How clear a glance has to find a decision that is studied."""
_LEAST_BY_WIN: Final = 0.3
_ALMOST: Final = 0.9
_PLAYER: Final = GreedyBot(careless=0.2)
_FEWEST_ACTIONS: Final = 3
_MOST_STUDIED: Final = 3
"""How many decisions of one game are studied."""
_MOST_CHOICES: Final = 4
"""How many actions of a puzzle are told with their figures, beside the one that tempts."""


@dataclass(frozen=True)
class _Look:
    """How closely the decisions of a game are looked at.

    Attributes:
        glance: The playouts of a glance.
        study: The playouts of a study.
        games: After so many games the clearest decision is taken, be it less clear than it should.
        share: The share of the decisions that get a glance.
    """

    glance: int
    study: int
    games: int
    share: float = 1.0


_DOMINOES: Final = _Look(glance=400, study=8000, games=200)
_LOOKS: Final[Mapping[str, _Look]] = MappingProxyType(
    {
        "kingdomino": _Look(glance=150, study=3000, games=12, share=0.5),
        "queendomino": _Look(glance=80, study=1500, games=8, share=0.2),
        # Worlds of Draw take long: their stocks are played through.
        "draw": _Look(glance=40, study=800, games=60, share=0.5),
    }
)


class Abandoned(Exception):  # noqa: N818 - nobody waits for the puzzle any more
    """The search for a puzzle was stopped."""


def find(day: date, game_id: str | None = None, *, stopped: Stopped = lambda: False) -> Puzzle:
    """The puzzle of a day; it takes seconds, and the same day always has the same one.

    Args:
        day: The day.
        game_id: A game of `GAMES` that is wanted instead of the one whose turn it is.
        stopped: Asked again and again whether nobody waits any more.

    Raises:
        KeyError: There are no puzzles of the game.
        Abandoned: Nobody waits any more.
    """
    return _Search(day, game_of_day(day, game_id), stopped).puzzle()


@dataclass(frozen=True)
class _Studied:
    """A decision that was studied: what its actions are worth, and what looks best at once."""

    opening: tuple[str, ...]
    memory: dominium.Memory
    found: tuple[Estimate, ...]
    tempting: str
    clarity: float

    @property
    def is_puzzle(self) -> bool:
        """Whether one action is clearly the best, and not the obvious one."""
        return self.clarity >= CLEAR and self.tempting != str(self.found[0].action)

    @property
    def rank(self) -> tuple[bool, float]:
        """What decides between decisions none of which is a puzzle as it should be."""
        return self.tempting != str(self.found[0].action), self.clarity


class _Search:
    """The search for the puzzle of one day.

    Args:
        day: The day.
        game: The rules.
        stopped: Whether nobody waits any more.
    """

    def __init__(self, day: date, game: dominium.Game, stopped: Stopped) -> None:
        self._day = day
        self._game = game
        self._stopped = stopped
        self._look = _LOOKS.get(game.id, _DOMINOES)
        self._rng = random.Random(f"puzzle {day.isoformat()} {game.id}")

    def puzzle(self) -> Puzzle:
        """The first decision that is clear enough, or the clearest."""
        clearest: _Studied | None = None
        likeliest: tuple[float, list[str]] = (-1.0, [])
        for _ in range(self._look.games):
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
        """The actions of a game, in domino games of one deal, and how clear its decisions seem."""
        game, rng = self._game, self._rng
        memories = [game.memory(seat) for seat in range(game.seats)]
        state = game.start()
        actions, glanced = list[str](), dict[int, float]()
        while (actor := state.actor) is not None:
            action: dominium.Action
            if actor == CHANCE:
                action = draw(state, rng)
            else:
                memory = memories[actor]
                legal = cast("list[Decision]", state.legal_actions())
                if len(legal) >= _FEWEST_ACTIONS and rng.random() < self._look.share:
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

    def _glance(self, memory: dominium.Memory) -> float:
        """How clear a decision seems; not at all where the best action is the obvious one."""
        found = self._estimates(memory, self._look.glance)
        return 0.0 if str(found[0].action) == self._tempting(memory) else self._clarity(found)

    def _studied(self, opening: Sequence[str]) -> _Studied:
        """A decision after a closer look, its best actions once more with the same luck for all."""
        memory = _memory(self._game, opening)
        tempting = self._tempting(memory)
        found = self._estimates(memory, self._look.study)
        first = [one for one in found if str(one.action) == tempting or one in found[:2]]
        again = self._estimates(memory, self._look.study, [one.action for one in first])
        clarity = min(self._clarity(found), self._clarity(again))
        if str(again[0].action) != str(found[0].action):
            clarity = 0.0
        return _Studied(tuple(opening), memory, found, tempting, clarity)

    def _made(self, studied: _Studied) -> Puzzle:
        """The puzzle of a decision."""
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
        self, memory: dominium.Memory, playouts: int, actions: Sequence[Decision] = ()
    ) -> tuple[Estimate, ...]:
        """What the actions are worth, best first."""
        if self._stopped():
            raise Abandoned
        return estimates(memory, playouts, self._rng.getrandbits(64), actions)

    def _clarity(self, found: Sequence[Estimate]) -> float:
        """How much worse the best action makes all others: 1 where they just are mistakes."""
        best, *others = found
        scale = SCALES.get(self._game.id, 0.0)

        def loss(other: Estimate) -> float:
            by_win = (best.win - other.win) / WIN_LIMITS[1]
            by_points = (best.points - other.points) / (POINT_LIMITS[1] * scale) if scale else 0.0
            # Points that bring no wins make no puzzle: the game is won or lost all the same.
            return max(by_win, by_points if by_win >= _LEAST_BY_WIN else min(by_points, _ALMOST))

        return min(map(loss, others), default=0.0)

    def _tempting(self, memory: dominium.Memory) -> str:
        """What looks best at once."""
        state = memory.determinize(self._rng)
        return str(state.native.greedy_action(self._rng.getrandbits(64)))


def _memory(game: dominium.Game, opening: Sequence[str]) -> dominium.Memory:
    """What the seat that has to decide knows after the opening."""
    *_, (state, _) = _followed(game, opening)
    actor = state.actor
    memory = game.memory(actor if isinstance(actor, int) else None)
    for reached, events in _followed(game, opening):
        memory.observe(reached, events)
    return memory


def _followed(
    game: dominium.Game, opening: Sequence[str]
) -> Iterator[tuple[dominium.State, tuple[dominium.Event, ...]]]:
    """The state after each action, and what the action brought."""
    state = game.start()
    for action in opening:
        events = state.apply(action)
        yield state, events

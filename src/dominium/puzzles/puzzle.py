"""Puzzles and the values of their actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date

    from dominium.coach import Reason
    from dominium.engine.game import Game, State


@dataclass(frozen=True)
class Choice:
    """An action of a puzzle with its value.

    Attributes:
        action: The action in the notation.
        win: The winning chance of its seat, from 0 to 1; ties count as shares.
        points: The expected points of its seat, in domino games those of the current deal.
        reason: The reason for the best action against it; None for the best action itself.
    """

    action: str
    win: float
    points: float
    reason: Reason | None = None


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best decision.

    Attributes:
        day: The day of the puzzle.
        game: The rules.
        opening: The actions that lead to the position, in the notation, chance included.
        choices: The promising actions, best first; the first is the solution.
        tempting: The action that looks best at once: the choice of the greedy bot.
    """

    day: date
    game: Game
    opening: tuple[str, ...]
    choices: tuple[Choice, ...]
    tempting: str

    @property
    def solution(self) -> str:
        """The best action."""
        return self.choices[0].action

    def choice(self, action: str) -> Choice | None:
        """Return the value of an action; None when it was too poor to be studied."""
        return next((one for one in self.choices if one.action == action), None)

    def position(self) -> State:
        """Return the position to be solved, as a new state."""
        state = self.game.start()
        for action in self.opening:
            state.apply(action)
        return state

    @cached_property
    def seat(self) -> int:
        """The seat to act."""
        actor = self.position().actor
        if not isinstance(actor, int):
            raise TypeError(f"nobody has to decide, but {actor!r}")
        return actor

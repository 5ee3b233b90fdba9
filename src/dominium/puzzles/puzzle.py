"""What a puzzle is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date

    import dominium
    from dominium.coach import Reason


@dataclass(frozen=True)
class Choice:
    """What an action of a puzzle is worth.

    Attributes:
        action: The action in the notation.
        win: How likely its seat wins after it, from 0 to 1; ties count as shares.
        points: The points that its seat may expect, in domino games those of the running deal.
        reason: What speaks for the best action against it; nothing for the best one itself.
    """

    action: str
    win: float
    points: float
    reason: Reason | None = None


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best decision.

    Attributes:
        day: The day whose puzzle it is.
        game: The rules.
        opening: Everything that has happened, in the notation, chance included.
        choices: The promising actions, best first; the first is the solution.
        tempting: What looks best at once and is not.
    """

    day: date
    game: dominium.Game
    opening: tuple[str, ...]
    choices: tuple[Choice, ...]
    tempting: str

    @property
    def solution(self) -> str:
        """The best action."""
        return self.choices[0].action

    def choice(self, action: str) -> Choice | None:
        """What an action is worth; None when it was too poor to be looked at for long."""
        return next((one for one in self.choices if one.action == action), None)

    def position(self) -> dominium.State:
        """The position to be solved."""
        state = self.game.start()
        for action in self.opening:
            state.apply(action)
        return state

    @cached_property
    def seat(self) -> int:
        """The seat that has to decide."""
        actor = self.position().actor
        if not isinstance(actor, int):
            raise TypeError(f"nobody has to decide, but {actor!r}")
        return actor

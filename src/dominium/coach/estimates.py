"""What the search expects of the actions of a decision."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.actions import Decision
    from dominium.game import Game
    from dominium.memory import Memory

PLAYOUTS: Final[Mapping[str, int]] = MappingProxyType({"kingdom": 1500, "line": 6000})
PLAYOUTS_OF_SLOW_GAMES: Final[Mapping[str, int]] = MappingProxyType(
    {"queendomino": 500, "draw": 1200}
)
"""How many playouts a decision is searched with, and how many compare two of its actions."""


def usual_playouts(game: Game) -> int:
    """How many playouts give good figures for a decision of a game in a fraction of a second."""
    return PLAYOUTS_OF_SLOW_GAMES.get(game.id, PLAYOUTS[game.info.family])


@dataclass(frozen=True)
class Estimate:
    """An action of a decision with what is expected of it.

    Attributes:
        action: The action.
        value: What the search compares actions by, from 0 to 1.
        win: The probability of the first place; shared places count in part. Alone at a table that
            everything is laid.
        points: The points of the own side at the end of the running game; in the games of tiles
            what the running deal brings.
        wins: The probability of the first place for every side.
        playouts: How often the action was tried; 0 where the figures are exact.
    """

    action: Decision
    value: float
    win: float
    points: float
    wins: tuple[float, ...]
    playouts: int

    @property
    def win_error(self) -> float:
        """The standard error of the win probability."""
        if self.playouts == 0:
            return 0.0
        # Nothing is certain because all of a few playouts ended alike.
        share = (self.win * self.playouts + 1) / (self.playouts + 2)
        return sqrt(share * (1 - share) / self.playouts)

    def points_error(self, spread: float) -> float:
        """The standard error of the points, where those of single games have such a deviation."""
        return spread / sqrt(self.playouts) if self.playouts else 0.0


def estimates(
    memory: Memory, playouts: int, seed: int, actions: Sequence[Decision] = ()
) -> tuple[Estimate, ...]:
    """The actions of the decision that the owner of a memory has to make, best first.

    Args:
        memory: What its seat knows.
        playouts: The budget of the search.
        seed: What its chance is drawn from: the same gives the same.
        actions: The only ones to look at, each with an even share of the budget; by default all
            that are promising.
    """
    found = memory.search(playouts, seed=seed, actions=actions)
    if len(found) == 1 and found[0].playouts == 0:
        # A search does not try what is the only thing to do; unless asked to compare it.
        found = memory.search(playouts, seed=seed, actions=[found[0].action])
    return tuple(
        Estimate(one.action, one.value, one.win, one.points, one.wins, one.playouts)
        for one in found
    )

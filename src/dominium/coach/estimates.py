"""The estimates of a search for the actions of a decision."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from dominium.tuning import tuning_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.actions import Decision
    from dominium.engine.game import Game, Memory


def usual_playouts(game: Game) -> int:
    """Return the playouts that give good figures for a decision in a fraction of a second.

    A decision is searched with them, and with as many again two of its actions are compared.
    """
    return tuning_of(game.id).playouts


@dataclass(frozen=True)
class Estimate:
    """An action of a decision with its expected result.

    Attributes:
        action: The action.
        value: The value by which the search compares actions, from 0 to 1.
        win: The probability of the first place; shared places count in part. Alone at a table that
            everything is laid.
        points: The points of the own side at the end of the running game; in the games of tiles
            those of the running deal.
        wins: The probability of the first place for every side.
        playouts: The number of playouts of the action; 0 where the figures are exact.
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
        """Return the standard error of the points, given the standard deviation of single games."""
        return spread / sqrt(self.playouts) if self.playouts else 0.0


def estimates(
    memory: Memory, playouts: int, seed: int, actions: Sequence[Decision] = ()
) -> tuple[Estimate, ...]:
    """Return the actions of the decision that the owner of a memory has to make, best first.

    Args:
        memory: The knowledge of its seat.
        playouts: The budget of the search.
        seed: The seed of its chance: the same gives the same.
        actions: The only ones to search, each with an even share of the budget; by default all
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

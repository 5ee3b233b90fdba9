"""The baseline players of the tile games, against which search is measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dominium._core import Lay, Lead
from dominium.bots.players import check_budget, greedy_choice
from dominium.engine.line import LineMemory

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Turn


@dataclass(frozen=True)
class HeaviestBot:
    """A player of the tile with the most pips, as most people begin to play.

    Among equally heavy tiles a double first, then any. It draws or passes only where nothing can be
    laid; where no tiles are laid it does what `greedy` does.
    """

    name: str = "heaviest"

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions."""
        lays = [action for action in turn.legal_actions if isinstance(action, Lead | Lay)]
        if not lays:
            return greedy_choice(turn)
        heaviest = max(map(_weight, lays))
        return turn.rng.choice([action for action in lays if _weight(action) == heaviest])


def _weight(action: Lead | Lay) -> tuple[int, bool]:
    """Return the pips of a tile, and whether it is a double."""
    high, low = map(int, action.tile)
    return high + low, high == low


@dataclass(frozen=True)
class InformationSetBot:
    """The usual information-set search: one tree over what its seat sees, UCB, random playouts.

    Single-observer ISMCTS after Cowling, Powley and Whitehouse (2012), with their constant 0.7;
    the most visited action is taken. `greedy_share` is the probability of a greedy action in a
    playout instead of a random one. Where nothing is hidden it is the same as `search`.
    """

    name: str = "ismcts"
    playouts: int | None = None
    seconds: float | None = None
    greedy_share: float | None = None

    def __post_init__(self) -> None:
        check_budget(self.playouts, self.seconds, self.greedy_share)

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions."""
        if len(turn.legal_actions) == 1:
            return turn.legal_actions[0]
        seed = turn.rng.getrandbits(64)
        if isinstance(turn.memory, LineMemory):
            found = turn.memory.information_set_search(
                self.playouts, self.seconds, seed=seed, greedy_share=self.greedy_share
            )
        else:
            found = turn.memory.search(
                self.playouts, self.seconds, seed=seed, greedy_share=self.greedy_share
            )
        best: Decision = found[0].action
        return best

"""The players of the published study of Kingdomino, written from its descriptions.

M. Gedda, M. Z. Lagerkvist, M. Butler: Monte Carlo Methods for the Game Kingdomino (CIG 2018).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dominium._core import has_published_players, published_action

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Turn
    from dominium.engine.game import Game

PLAYOUTS = ("fg", "tr", "epsilon", "pg")
"""The policies of a playout: all seats full greedy; all at random; all at random with the
probability 0.75, else full greedy; the own seat full greedy and the others at random.
"""

VALUES = ("r", "p", "wdl")
"""The values of a playout: own points as a share of own and best opponent's; own points; win 1,
draw 0.5, loss 0.
"""


@dataclass(frozen=True)
class PublishedBot:
    """A player of the study, for its game alone.

    - `gprd`: the placement that brings most, any claim.
    - `fg`: the placement with which the held and, at its best placement, one of the offered
      dominoes bring most together; then that claim.
    - `mce`: the number of `playouts` spread evenly over all pairs of placement and claim.
    - `uct`: that number of iterations of UCT; chance is drawn anew in each.
    """

    name: str
    method: str
    playouts: int = 310
    playout: str = "fg"
    value: str = "r"
    exploration: float = 0.6

    def __post_init__(self) -> None:
        if not 1 <= self.playouts <= 1_000_000_000:
            raise ValueError("playouts must be from 1 to 1000000000")
        if self.playout not in PLAYOUTS:
            raise ValueError(f"playout must be one of {', '.join(PLAYOUTS)}")
        if self.value not in VALUES:
            raise ValueError(f"value must be one of {', '.join(VALUES)}")
        if not 0 <= self.exploration <= 100:
            raise ValueError("exploration must be from 0 to 100")

    @staticmethod
    def plays(game: Game) -> bool:
        """Tell whether the players of the study know a game."""
        return has_published_players(game.native)

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions.

        Raises:
            ValueError: in a game that the study does not know.
        """
        if not self.plays(turn.game):
            raise ValueError(f"the bot {self.name!r} does not play {turn.game.id}")
        if len(turn.legal_actions) == 1:
            return turn.legal_actions[0]
        action: Decision = published_action(
            turn.memory.determinize(turn.rng).native,
            self.method,
            self.playouts,
            self.playout,
            self.value,
            self.exploration,
            turn.rng.getrandbits(64),
        )
        return action

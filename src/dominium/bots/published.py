"""The players of the published study of Kingdomino, written from its descriptions.

M. Gedda, M. Z. Lagerkvist, M. Butler: Monte Carlo Methods for the Game Kingdomino (CIG 2018).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dominium import _core

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Turn

PLAYOUTS = ("fg", "tr", "epsilon", "pg")
"""Who plays how in a playout: all seats full greedy; all at random; all at random with the
probability 0.75, else full greedy; the own seat full greedy and the others at random."""

VALUES = ("r", "p", "wdl")
"""What a playout is worth: own points as a share of own and best opponent's; own points; win 1,
draw 0.5, loss 0."""


@dataclass(frozen=True)
class PublishedBot:
    """A player of the study, for Kingdomino alone.

    - `gprd`: the placement that brings most, any claim.
    - `fg`: the placement with which the held and, at its best placement, one of the offered
      dominoes bring most together; then that claim.
    - `mce`: so many `playouts` spread evenly over all pairs of placement and claim.
    - `uct`: so many iterations of UCT; chance is drawn anew in each.
    """

    only_game: ClassVar[str] = "kingdomino"
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

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions.

        Raises:
            ValueError: in another game than Kingdomino.
        """
        if turn.game.id != self.only_game:
            raise ValueError(f"the bot {self.name!r} plays {self.only_game}, not {turn.game.id}")
        if len(turn.legal_actions) == 1:
            return turn.legal_actions[0]
        action: Decision = _core.published_action(
            turn.memory.determinize(turn.rng).native,
            self.method,
            self.playouts,
            self.playout,
            self.value,
            self.exploration,
            turn.rng.getrandbits(64),
        )
        return action

"""The bot that plays by the learned evaluation, without search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dominium._core import has_net, net_action

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Turn
    from dominium.engine.game import Game


@dataclass(frozen=True)
class NetBot:
    """A player by a network that was trained by self-play (docs/learned-evaluation.md).

    It thinks through the current offer, every seat's claims included, and takes the action
    after which its kingdom is expected to end furthest ahead of its best opponent. It takes about
    a millisecond, draws nothing at random, and looks at nothing but what is on the table.

    Attributes:
        name: Its name.
        earlier: True if it plays by the network of November 2026, the yardstick for later ones.
    """

    name: str = "net"
    earlier: bool = False

    @staticmethod
    def plays(game: Game) -> bool:
        """Tell whether there is a network for a game."""
        return has_net(game.native)

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions.

        Raises:
            ValueError: in a game without a network.
        """
        if not self.plays(turn.game):
            raise ValueError(f"the bot {self.name!r} has not learned {turn.game.id}")
        if len(turn.legal_actions) == 1:
            return turn.legal_actions[0]
        action: Decision = net_action(turn.memory.determinize(turn.rng).native, self.earlier)
        return action

"""The bot that plays by the learned evaluation, without search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dominium import _core

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Turn


@dataclass(frozen=True)
class NetBot:
    """Plays Kingdomino by a network that was trained by self-play (docs/learned-evaluation.md).

    It thinks through the offer that lies open, every seat's claims included, and takes the action
    after which its kingdom is expected to end furthest ahead of its best opponent. It takes a few
    milliseconds, draws nothing at random, and looks at nothing but what lies on the table.
    """

    only_game: ClassVar[str] = "kingdomino"
    name: str = "net"

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions.

        Raises:
            ValueError: in another game than Kingdomino.
        """
        if turn.game.id != self.only_game:
            raise ValueError(f"the bot 'net' has learned {self.only_game}, not {turn.game.id}")
        if len(turn.legal_actions) == 1:
            return turn.legal_actions[0]
        action: Decision = _core.net_action(turn.memory.determinize(turn.rng).native)
        return action

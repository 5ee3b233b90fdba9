"""The first bots: random, greedy, and a search by playouts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Turn


@dataclass(frozen=True)
class RandomBot:
    """Any legal action, all equally likely."""

    name: str = "random"

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions."""
        return turn.rng.choice(turn.legal_actions)


@dataclass(frozen=True)
class GreedyBot:
    """The best immediate gain, of a placement and of a claimed domino placed at once.

    With the probability `slips` it plays a random action instead.
    """

    name: str = "greedy"
    slips: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.slips <= 1:
            raise ValueError("slips is a probability from 0 to 1")

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions."""
        if turn.rng.random() < self.slips:
            return turn.rng.choice(turn.legal_actions)
        state = turn.memory.determinize(turn.rng)
        action: Decision = state.native.greedy_action(turn.rng.getrandbits(64))
        return action


@dataclass(frozen=True)
class SearchBot:
    """Flat Monte-Carlo search with sequential halving, within a budget of playouts or seconds.

    `greedy_share` is the probability of a greedy action in a playout instead of a random one.
    """

    name: str = "search"
    playouts: int | None = None
    seconds: float | None = None
    greedy_share: float = 0.5

    def __post_init__(self) -> None:
        if (self.playouts is None) == (self.seconds is None):
            raise ValueError("a search needs either playouts or time")
        if self.playouts is not None and self.playouts < 1:
            raise ValueError("playouts must be at least 1")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise ValueError("time must be more than 0 and at most 3600 seconds")
        if not 0 <= self.greedy_share <= 1:
            raise ValueError("greedy is a probability from 0 to 1")

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions."""
        if len(turn.legal_actions) == 1:
            return turn.legal_actions[0]
        state = turn.memory.determinize(turn.rng)
        candidates = state.native.search(
            self.playouts, self.seconds, self.greedy_share, turn.rng.getrandbits(64)
        )
        best: Decision = candidates[0][0]
        return best

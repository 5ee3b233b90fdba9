"""The first bots: random, greedy, and a search by playouts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Turn


GREEDY_SHARES: Mapping[str, float] = MappingProxyType({"kingdomino": 0.75, "queendomino": 1.0})
"""The share of greedy actions in playouts that makes the strongest search of each game."""


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

    In Queendomino also of taxes, buildings and the dragon, and with an eye on what they bring
    later.

    With the probability `careless` it claims any free domino instead, as a child takes the one
    that it likes.
    """

    name: str = "greedy"
    careless: float = 0.0

    def __post_init__(self) -> None:
        _check_probability("careless", self.careless)

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions."""
        if turn.view.step == "claim" and turn.rng.random() < self.careless:
            return turn.rng.choice(turn.legal_actions)
        return greedy_choice(turn)


@dataclass(frozen=True)
class SearchBot:
    """Flat Monte-Carlo search with sequential halving, within a budget of playouts and seconds.

    Of two budgets the one that runs out first ends the search; with playouts alone the choice
    depends on nothing but the position and the turn's random generator. `greedy_share` is the
    probability of a greedy action in a playout instead of a random one; without it, the game's of
    `GREEDY_SHARES`. With the probability `hasty` the bot does not think at all and takes the greedy
    action.
    """

    name: str = "search"
    playouts: int | None = None
    seconds: float | None = None
    greedy_share: float | None = None
    hasty: float = 0.0

    def __post_init__(self) -> None:
        if self.playouts is None and self.seconds is None:
            raise ValueError("a search needs playouts, time or both")
        if self.playouts is not None and not 1 <= self.playouts <= 1_000_000_000:
            raise ValueError("playouts must be from 1 to 1000000000")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise ValueError("time must be more than 0 and at most 3600 seconds")
        if self.greedy_share is not None:
            _check_probability("greedy", self.greedy_share)
        _check_probability("hasty", self.hasty)

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions."""
        if len(turn.legal_actions) == 1:
            return turn.legal_actions[0]
        if turn.rng.random() < self.hasty:
            return greedy_choice(turn)
        state = turn.memory.determinize(turn.rng)
        share = self.greedy_share
        if share is None:
            share = GREEDY_SHARES[turn.game.id]
        candidates = state.native.search(
            self.playouts, self.seconds, share, turn.rng.getrandbits(64)
        )
        best: Decision = candidates[0][0]
        return best


def greedy_choice(turn: Turn) -> Decision:
    """The greedy action; among equals a random one."""
    state = turn.memory.determinize(turn.rng)
    action: Decision = state.native.greedy_action(turn.rng.getrandbits(64))
    return action


def _check_probability(name: str, value: float) -> None:
    if not 0 <= value <= 1:
        raise ValueError(f"{name} is a probability from 0 to 1")

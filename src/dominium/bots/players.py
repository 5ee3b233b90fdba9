"""The first bots: random, greedy, and a search by playouts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Turn


@dataclass(frozen=True)
class RandomBot:
    """A player of uniformly random legal actions."""

    name: str = "random"

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions."""
        return turn.rng.choice(turn.legal_actions)


@dataclass(frozen=True)
class GreedyBot:
    """A player of the best immediate gain, of a placement and of a claimed domino placed at once.

    In Queendomino also of taxes, buildings and the dragon, and with an eye on what they bring
    later. In the games of tiles it gets rid of heavy tiles and doubles, keeps its hand playable
    and leaves ends that few hidden tiles fit; it looks at nothing but its hand and the table.

    With the probability `careless` it claims any free domino instead, as a child takes the one
    that it likes; or plays any tile.
    """

    name: str = "greedy"
    careless: float = 0.0

    def __post_init__(self) -> None:
        _check_probability("careless", self.careless)

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions."""
        tempted = turn.view.step == "claim" or turn.game.info.family == "line"
        if tempted and turn.rng.random() < self.careless:
            return turn.rng.choice(turn.legal_actions)
        return greedy_choice(turn)


@dataclass(frozen=True)
class SearchBot:
    """Search by playouts with sequential halving, within a budget of playouts and seconds.

    In the kingdom games it tries plans for a turn: the most promising placements, in Kingdomino
    each with every claim after it. Playouts of Kingdomino look two rounds ahead and ask the learned
    evaluation for the rest; its last two rounds are calculated.

    Where hands are hidden, the playouts start from states that its seat's memory draws at random
    from those consistent with everything seen.

    Of two budgets the one that runs out first ends the search; with playouts alone the choice
    depends on nothing but the position and the turn's random generator. `greedy_share` is the
    probability of a greedy action in a playout instead of a random one; without it, the best of the
    game. With the probability `hasty` the bot does not think at all and takes the greedy action. On
    several threads it thinks faster, but may choose differently each time.
    """

    name: str = "search"
    playouts: int | None = None
    seconds: float | None = None
    greedy_share: float | None = None
    hasty: float = 0.0
    threads: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.threads <= 256:
            raise ValueError("threads must be from 1 to 256")
        check_budget(self.playouts, self.seconds, self.greedy_share)
        _check_probability("hasty", self.hasty)

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions."""
        if len(turn.legal_actions) == 1:
            return turn.legal_actions[0]
        if turn.rng.random() < self.hasty:
            return greedy_choice(turn)
        candidates = turn.memory.search(
            self.playouts,
            self.seconds,
            seed=turn.rng.getrandbits(64),
            threads=self.threads,
            greedy_share=self.greedy_share,
        )
        best: Decision = candidates[0].action
        return best


def native_policy(bot: object) -> str | None:
    """Return the native policy that chooses as this bot does from the same generator; or None."""
    if type(bot) is RandomBot:
        return "random"
    return "greedy" if type(bot) is GreedyBot and not bot.careless else None


def greedy_choice(turn: Turn) -> Decision:
    """Return the greedy action; among equals a random one."""
    state = turn.memory.determinize(turn.rng)
    action: Decision = state.native.greedy_action(turn.rng.getrandbits(64))
    return action


def check_budget(playouts: int | None, seconds: float | None, greedy_share: float | None) -> None:
    """Check that a search has a budget, within its bounds.

    Raises:
        ValueError: it has none, or a number is out of range.
    """
    if playouts is None and seconds is None:
        raise ValueError("a search needs playouts, time or both")
    if playouts is not None and not 1 <= playouts <= 1_000_000_000:
        raise ValueError("playouts must be from 1 to 1000000000")
    if seconds is not None and not 0 < seconds <= 3600:
        raise ValueError("time must be more than 0 and at most 3600 seconds")
    if greedy_share is not None:
        _check_probability("greedy", greedy_share)


def _check_probability(name: str, value: float) -> None:
    if not 0 <= value <= 1:
        raise ValueError(f"{name} is a probability from 0 to 1")

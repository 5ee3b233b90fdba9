"""Measure how long bots think: processor time of a decision, its mean and the longest.

A bot plays whole games with itself; decisions without a choice do not count.

    python bench/thinking.py [--games 2] [--json build/thinking.json]
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from measuring import print_table, write_results
from strength import game_of, table_name

import dominium
from dominium import bots

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots import Bot, Turn
    from dominium.engine.game import Game

SEARCH = "search:playouts=1000"

CASES = (
    *(
        (bot, game_of(seats=seats, size=size))
        for seats, size in ((2, 5), (4, 5), (2, 7))
        for bot in ("net", SEARCH)
    ),
    (SEARCH, game_of("queendomino")),
    (SEARCH, game_of("queendomino", seats=4)),
    *((SEARCH, game_of(name)) for name in ("block", "draw", "bergen", "sebastopol")),
)

PATHS = ("core/kingdom", "core/line", "core/games", "core/search", "src/dominium/bots")
HEADER = ("bot", "game", "decisions", "mean", "longest")


@dataclass
class Timed:
    """A bot that notes how long it thinks."""

    bot: Bot
    seconds: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self.bot.name

    def choose(self, turn: Turn) -> Decision:
        """Choose with the bot, and note the processor time if there is a choice."""
        begun = time.process_time()
        action = self.bot.choose(turn)
        if len(turn.legal_actions) > 1:
            self.seconds.append(time.process_time() - begun)
        return action


@dataclass(frozen=True)
class Thought:
    """Milliseconds of processor time that a bot took for its decisions."""

    bot: str
    game: str
    decisions: int
    mean: float
    longest: float

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return (
            self.bot,
            self.game,
            f"{self.decisions:,}",
            f"{self.mean:.2f} ms",
            f"{self.longest:.1f} ms",
        )


def measure(name: str, game: Game, games: int) -> Thought:
    """Let a bot play with itself and return its processor times."""
    timed = Timed(bots.create(name))
    for seed in range(games):
        dominium.play(game, [timed] * game.seats, rng=random.Random(seed))
    spent = [1000 * seconds for seconds in timed.seconds]
    return Thought(name, table_name(game), len(spent), sum(spent) / len(spent), max(spent))


def run(games: int) -> list[dict[str, object]]:
    """Measure and print everything; return the results for JSON."""
    thoughts = []
    for name, game in CASES:
        thoughts.append(measure(name, game, games))
        print(", ".join(thoughts[-1].cells), flush=True)
    print_table(PATHS, HEADER, [thought.cells for thought in thoughts])
    return [asdict(thought) for thought in thoughts]


def main() -> None:
    """Measure as the command line asks and write the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2, help="that each bot plays (2)")
    parser.add_argument("--json", type=Path, help="write the results here too")
    chosen = parser.parse_args()
    results = run(chosen.games)
    write_results(chosen.json, results)


if __name__ == "__main__":
    main()

"""The speed of the games of tiles on one thread, Block beside two other libraries from PyPI.

All figures come from one run and are processor time; of several rounds the fastest counts. A peer
that is not installed is named as missing.

    python bench/tile_speed.py [--seconds 2] [--json build/tile_speed.json]
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass

import numpy as np
from measuring import measure_as_asked, print_table, rate_of, step_random_games

import dominium
from dominium.engine.line import LineGame

AIM = 5_000_000
"""The aim for random deals of the first game per second."""

GAMES = tuple(info.id for info in dominium.games() if info.family == "line")


@dataclass(frozen=True)
class DealSpeed:
    """The measured speeds of random play of a game."""

    game: str
    deals_per_second: float
    plies: float
    """Actions of a deal, chance included."""
    stepped_per_second: float
    """Deals per second stepped from Python through `State`."""

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return (
            self.game,
            f"{self.deals_per_second:,.0f}",
            f"{AIM:,}" if self.game == GAMES[0] else "–",
            f"{1e9 / self.deals_per_second:.0f}",
            f"{self.plies:.1f}",
            f"{self.deals_per_second / self.stepped_per_second:,.0f} times",
        )


HEADER = (
    "game",
    "deals a second",
    "aim",
    "ns a deal",
    "actions a deal",
    "against stepping from Python",
)

PATHS = ("core/line", "core/games", "core/base/random.hpp", "core/search/line_batch.hpp")
"""The code that random play runs."""


def longest_match(name: str) -> LineGame:
    """Load a game of as many deals or points as can be, so that deals are what is measured."""
    (info,) = (info for info in dominium.games() if info.id == name)
    lengths = ((option.name, option.values) for option in info.options)
    longest = [(axis, values[-1]) for axis, values in lengths if isinstance(values, range)]
    game = dominium.load(name, preset=None, **dict(longest[:1]))
    assert isinstance(game, LineGame)
    return game


def measure(name: str, seconds: float) -> DealSpeed:
    """Measure random play of a game, natively and stepped."""
    game = longest_match(name)
    batch = dominium.simulate(game, 2000, seed=7)
    deals = float(np.mean(batch.deals))
    native = rate_of(lambda games: dominium.simulate(game, games), seconds)
    stepped = rate_of(lambda games: step_random_games(game, games), seconds)
    return DealSpeed(name, native * deals, float(np.mean(batch.plies)) / deals, stepped * deals)


# --- Peers ----------------------------------------------------------------------------------------


def openspiel_deals() -> Callable[[int], object]:
    """Return a function that plays random deals of OpenSpiel's `python_block_dominoes`."""
    importlib.import_module("open_spiel.python.games.block_dominoes")
    game = importlib.import_module("pyspiel").load_game("python_block_dominoes")

    def play(deals: int) -> None:
        rng = random.Random(1)
        for _ in range(deals):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

    return play


def dominoes_deals() -> Callable[[int], object]:
    """Return a function that plays random deals of `dominoes`: four players, 7 tiles each."""
    package = importlib.import_module("dominoes")

    def play(deals: int) -> None:
        rng = random.Random(1)
        for _ in range(deals):
            game = package.Game.new(starting_player=0)
            while game.result is None:
                game.make_move(*rng.choice(game.valid_moves))

    return play


PEERS = {"OpenSpiel python_block_dominoes": openspiel_deals, "dominoes (PyPI)": dominoes_deals}


def peer_rates(seconds: float) -> dict[str, float | None]:
    """Return the random deals per second of every peer; None for one that is not installed."""
    rates: dict[str, float | None] = {}
    for name, deals in PEERS.items():
        try:
            play = deals()
        except ImportError:
            rates[name] = None
        else:
            rates[name] = rate_of(play, seconds)
    return rates


def run(seconds: float) -> dict[str, object]:
    """Measure and print everything; return the results for JSON."""
    speeds = []
    for name in GAMES:
        speeds.append(measure(name, seconds))
        print(", ".join(speeds[-1].cells), flush=True)
    print_table(PATHS, HEADER, [speed.cells for speed in speeds])
    block, peers = speeds[0], peer_rates(seconds)
    header = ("peer, in the same run", "deals a second", "Block natively", "Block from Python")
    print_table(PATHS, header, [peer_cells(block, name, rate) for name, rate in peers.items()])
    return {"deals": [asdict(speed) for speed in speeds], "peers": peers}


def peer_cells(block: DealSpeed, name: str, rate: float | None) -> tuple[str, ...]:
    """Return the cells of a peer's row in the table of figures."""
    if rate is None:
        return name, "not installed", "–", "–"
    native, stepped = block.deals_per_second / rate, block.stepped_per_second / rate
    return name, f"{rate:,.0f}", f"{native:,.0f} times", f"{stepped:.2f} times"


if __name__ == "__main__":
    measure_as_asked(__doc__, run)

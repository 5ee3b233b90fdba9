"""The tables of the published study of Kingdomino, played by this engine.

M. Gedda, M. Z. Lagerkvist, M. Butler: Monte Carlo Methods for the Game Kingdomino (CIG 2018). Four
seats, both bonuses. The players that look one turn ahead play native batches; those that think by
playouts play in the arena, every deal once in each seating.

    python bench/study.py [--games 200] [--processes 2] [--json build/study.json]
"""

from __future__ import annotations

import argparse
import multiprocessing
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np
import strength
from measuring import print_table, write_results

import dominium

PATHS = ("core/kingdom", "core/games/kingdomino", "core/search/kingdom_batch.hpp")
"""The code that the players of the study run."""

GAME = strength.game_of(seats=4)


# --- Players that look one turn ahead -------------------------------------------------------------


@dataclass(frozen=True)
class Ahead:
    """A player that looks one turn ahead: its points and wins in the study, and here."""

    player: str
    against: str
    games: int
    points: float
    wins: float
    measured_points: float = 0.0
    measured_wins: float = 0.0

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of its row in the table of figures."""
        return (
            self.player,
            f"three {self.against}",
            f"{self.games:,}",
            f"{self.points:.1f}",
            f"{self.measured_points:.1f}",
            f"{self.wins:.1%}",
            f"{self.measured_wins:.1%}",
        )


AHEAD = (
    Ahead("tr", "tr", 30_000, 22.8, 0.25),
    Ahead("gprd", "tr", 4_000, 39.6, 0.79),
    Ahead("fg", "tr", 5_000, 55.7, 0.977),
    Ahead("fg", "fg", 4_000, 51.4, 0.25),
)

AHEAD_HEADER = (
    "player",
    "against",
    "games",
    "published points",
    "measured points",
    "published wins",
    "measured wins",
)


def measure_ahead(row: Ahead) -> Ahead:
    """Play a row of the study and return it with the points and wins measured here."""
    batch = dominium.simulate(GAME, row.games, [row.player, *[row.against] * 3], seed=11)
    first: np.ndarray = batch.places == 1
    wins = float((first[:, 0] / first.sum(axis=1)).mean())
    points = float(batch.scores[:, 0].mean())
    return replace(row, measured_points=points, measured_wins=wins)


# --- Players that think by playouts ---------------------------------------------------------------

THINKING = (
    "mce:playouts=310",
    "mce:playouts=310,playout=epsilon",
    "mce:playouts=310,playout=pg",
    "mce:playouts=310,playout=tr",
    "uct:playouts=310",
)
"""The evaluation by each of the study's playouts, and its tree search, with as many playouts."""


# --- The program ----------------------------------------------------------------------------------


def main() -> None:
    """Play both tables and print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="of each thinking player (200)")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--json", type=Path, help="write the results here too")
    chosen = parser.parse_args()
    if chosen.games < 1 or chosen.processes < 1:
        parser.error("games and processes must be at least 1")
    ahead = [measure_ahead(row) for row in AHEAD]
    print_table(PATHS, AHEAD_HEADER, [row.cells for row in ahead])
    thought = []
    for player in THINKING:
        pairing = strength.Pairing(player, "fg", GAME, seed=11)
        thought.append(strength.measure(pairing, chosen.games, chosen.processes))
        print(thought[-1], flush=True)
    print_table(PATHS, strength.HEADER, [each.cells for each in thought])
    results = {
        "ahead": [asdict(row) for row in ahead],
        "thinking": [asdict(row) for row in thought],
    }
    write_results(chosen.json, results)


if __name__ == "__main__":
    main()

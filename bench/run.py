"""Measure everything, with sizes that take some minutes: `make bench`.

Prints the figures and writes them to `build/bench.json`, and tells at the end which figures of the
documents are older than the code they measure. Whole strength runs (hundreds of games of every
pairing) are made by `bench/strength.py`.
"""

from __future__ import annotations

import json
import multiprocessing
import platform
from dataclasses import asdict
from pathlib import Path

import environments
import figures
import page
import serving
import speed
import strength
import thinking
from measuring import machine, today

RESULTS = Path(__file__).parents[1] / "build" / "bench.json"

GAMES = 40
KINGDOMINO = strength.game_of()
QUEENDOMINO = strength.game_of("queendomino")
PAIRINGS = (
    *(
        (bot, against, KINGDOMINO)
        for bot, against in strength.ladder(KINGDOMINO, "search:playouts=1000")
    ),
    ("search:playouts=200", "greedy", strength.game_of(seats=4)),
    ("search:playouts=200", "greedy", strength.game_of(size=7)),
    *(
        (bot, against, QUEENDOMINO)
        for bot, against in strength.ladder(QUEENDOMINO, "search:playouts=200")
    ),
    ("search:playouts=100", "greedy", strength.game_of("queendomino", seats=4)),
    ("search:playouts=50", "greedy", strength.game_of("royal_wedding", seats=6, teams=True)),
)


def main() -> None:
    """Run every measurement and write the results as JSON."""
    cores = multiprocessing.cpu_count()
    print(f"{today()}, {machine()}, Python {platform.python_version()}")
    print("\nspeed, one thread")
    speeds = speed.run(seconds=1.0)
    print("\nthinking")
    thought = thinking.run(games=1)
    print("\nenvironments, one thread")
    stepped = environments.run(seconds=1.0)
    print("\nstrength")
    strengths = []
    for bot, against, game in PAIRINGS:
        pairing = strength.Pairing(bot, against, game)
        strengths.append(strength.measure(pairing, GAMES, cores))
        print(strengths[-1], flush=True)
    print("\nthe pages")
    page.run(["scripts", "sight", "drag"], rounds=3)
    print("\ntables that a server holds, a short run")
    held = serving.run(serving.parsed(["--tables", "100", "--seconds", "10", "--beside"]))
    results = {
        "date": today(),
        "machine": machine(),
        "environments": stepped,
        "serving": held,
        "speed": speeds,
        "thinking": thought,
        "strength": [asdict(each) for each in strengths],
    }
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten to {RESULTS}\n")
    figures.tell(figures.all_groups())


if __name__ == "__main__":
    main()

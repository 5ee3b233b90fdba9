"""Everything that is measured, with sizes that take some minutes: `make bench`.

Prints the figures and writes them to `build/bench.json`. Whole strength runs (500 games and more
of every pairing) are made by `bench/strength.py`.
"""

from __future__ import annotations

import datetime as dt
import json
import multiprocessing
import platform
from dataclasses import asdict
from pathlib import Path

import environments
import serving
import speed
import strength

RESULTS = Path(__file__).parents[1] / "build" / "bench.json"

GAMES = 100
KINGDOMINO = strength.game_of()
QUEENDOMINO = strength.game_of("queendomino")
PAIRINGS = (
    *((bot, against, KINGDOMINO) for bot, against in strength.ladder(KINGDOMINO)),
    ("search:playouts=200", "greedy", strength.game_of(seats=4)),
    ("search:playouts=200", "greedy", strength.game_of(size=7)),
    *((bot, against, QUEENDOMINO) for bot, against in strength.ladder(QUEENDOMINO)),
    ("search:playouts=100", "greedy", strength.game_of("queendomino", seats=4)),
    ("search:playouts=50", "greedy", strength.game_of("royal_wedding", seats=6, teams=True)),
)


def processor() -> str:
    """The processor's name as its maker gives it."""
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main() -> None:
    """Measures everything."""
    cores = multiprocessing.cpu_count()
    machine = f"{processor()}, {cores} cores, Python {platform.python_version()}"
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    print(f"{today}, {machine}")
    print("\nspeed, one thread")
    speeds = speed.run(seconds=1.0)
    print("\nenvironments, one thread")
    stepped = environments.run(seconds=1.0)
    print("\nstrength")
    strengths = []
    for bot, against, game in PAIRINGS:
        pairing = strength.Pairing(bot, against, game)
        strengths.append(strength.measure(pairing, GAMES, cores))
        print(strengths[-1], flush=True)
    print("\ntables that a server holds, a short run")
    held = serving.run(serving.parsed(["--tables", "100", "--seconds", "10", "--beside"]))
    results = {
        "date": today,
        "machine": machine,
        "environments": stepped,
        "serving": held,
        "speed": speeds,
        "strength": [asdict(each) for each in strengths],
    }
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten to {RESULTS}")


if __name__ == "__main__":
    main()

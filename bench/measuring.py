"""Functions that measurements share: processor time, and tables of figures for the documents."""

from __future__ import annotations

import argparse
import datetime as dt
import json
import multiprocessing
import platform
import random
import shlex
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from figures import ROOT, git

import dominium
from dominium.engine.game import Game

ROUNDS = 3


def rate_of(play: Callable[[int], object], seconds: float) -> float:
    """Return the games per second of a function that plays n games, in its fastest round."""
    games = 1
    while (spent := _time_of(play, games)) < seconds / 20:
        games *= 2
    count = max(1, int(games * seconds / spent))
    return max(count / _time_of(play, count) for _ in range(ROUNDS))


def _time_of(play: Callable[[int], object], games: int) -> float:
    begun = time.process_time()
    play(games)
    return time.process_time() - begun


def step_random_games(game: Game, games: int) -> None:
    """Play random games action by action through the Python API."""
    rng = random.Random(1)
    for _ in range(games):
        state = game.start()
        while (actor := state.actor) is not None:
            if actor == dominium.CHANCE:
                odds = state.odds()
                action = rng.choices([each for each, _ in odds], [odd for _, odd in odds])[0]
                state.apply(action)
            else:
                state.apply(rng.choice(state.legal_actions()))


def step_legal_actions(game: Game, games: int) -> None:
    """Play random games by `legal_actions` and `apply` alone, chance as if all were as likely."""
    rng = random.Random(1)
    for _ in range(games):
        state = game.start()
        while state.actor is not None:
            state.apply(rng.choice(state.legal_actions()))


# --- Tables of figures ----------------------------------------------------------------------------


def print_table(paths: Sequence[str], header: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print figures as they stand in the documents: where they come from, and a table.

    Args:
        paths: The code that was measured: when it changes, the figures are old.
        header: The names of the columns.
        rows: The cells, line by line.
    """
    print(f"\n{measured_line(paths)}\n")
    for cells in (header, ["---"] * len(header), *rows):
        print(f"| {' | '.join(cells)} |")
    print(flush=True)


def measured_line(paths: Sequence[str]) -> str:
    """Return the line before a table of figures, as `bench/figures.py` reads it."""
    commit = git("rev-parse", "--short=7", "HEAD").strip() or "no history"
    changed = " and changes of mine" if git("status", "--porcelain", "--", *paths) else ""
    named = ", ".join(f"`{path}`" for path in paths)
    return f"Measured at `{commit}`{changed} ({today()}, {machine()}) by `{command()}`, of {named}:"


def command() -> str:
    """Return the command line that is running, as it is typed in the root of the project."""
    script = Path(sys.argv[0]).resolve()
    name = script.relative_to(ROOT).as_posix() if script.is_relative_to(ROOT) else script.name
    return shlex.join([name, *sys.argv[1:]])


def today() -> str:
    """Return the date in UTC, as `2026-01-31`."""
    return dt.datetime.now(tz=dt.UTC).date().isoformat()


def machine() -> str:
    """Return the processor's name and the number of its cores."""
    return f"{processor().replace('(R)', '')}, {multiprocessing.cpu_count()} cores"


def processor() -> str:
    """Return the processor's name as its maker gives it, or else the architecture."""
    return cpuinfo("model name") or platform.processor() or platform.machine()


def cpuinfo(name: str) -> str:
    """Return a value of the first processor in Linux's /proc/cpuinfo; empty where there is none."""
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text(encoding="utf-8").splitlines():
            if line.startswith(name):
                return line.partition(":")[2].strip()
    return ""


# --- The command line -----------------------------------------------------------------------------


def measure_as_asked(description: str | None, run: Callable[[float], object]) -> None:
    """Measure for as long as the command line asks, and write the results where it says."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement (2)")
    parser.add_argument("--json", type=Path, help="write the results here too")
    chosen = parser.parse_args()
    if chosen.seconds <= 0:
        parser.error("seconds must be more than 0")
    results = run(chosen.seconds)
    write_results(chosen.json, results)


def write_results(path: Path | None, results: object) -> None:
    """Write results to a file as JSON; do nothing without a path."""
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")

"""What the measurements of speed share."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import dominium
from dominium.game import Game

ROUNDS = 3


def rate_of(play: Callable[[int], object], seconds: float) -> float:
    """Games a second of a function that plays so many games; the fastest of several rounds."""
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
    """Plays random games action by action through the Python API."""
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


def measure_as_asked(description: str | None, run: Callable[[float], object]) -> None:
    """Measures for as long as the command line asks, and writes the results where it says."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement (2)")
    parser.add_argument("--json", type=Path, help="write the results here too")
    chosen = parser.parse_args()
    if chosen.seconds <= 0:
        parser.error("seconds must be more than 0")
    results = run(chosen.seconds)
    if chosen.json is not None:
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        chosen.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")

"""The numbers of games that the gallery plays, and its claims about them."""

import os
import random
from collections.abc import Iterator

import dominium

SCALE = "DOMINIUM_GALLERY_SCALE"
"""Name of the environment variable by which every sample is multiplied: 1 unless it is set."""

FEWEST = 60
"""Games of the smallest sample: enough for every figure to be drawn."""


def scale() -> float:
    """Return what samples are multiplied by."""
    return float(os.environ.get(SCALE, "1"))


def sample(games: int) -> int:
    """Return how many games to play where the page asks for so many."""
    return max(FEWEST, round(games * scale()))


def claim(sentence: str, *, holds: bool) -> str:
    """Return a sentence that the data support.

    Only whole samples can contradict it: in smaller ones chance decides.

    Raises:
        AssertionError: the data contradict the sentence.
    """
    if not holds and scale() >= 1:
        raise AssertionError(f"the data contradict: {sentence}")
    return sentence


def greedy_records(game: dominium.Game, games: int, seed: int) -> Iterator[dominium.Record]:
    """Play games between greedy bots and yield each as a record."""
    for number in range(games):
        yield dominium.play(game, ["greedy"] * game.seats, rng=random.Random(seed + number))


def events(record: dominium.Record) -> Iterator[dominium.Event]:
    """Yield everything that happened in a game, in its order."""
    for _, happened, _ in record.plies():
        yield from happened

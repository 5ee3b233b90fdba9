"""The native simulation of whole games in batches."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

import numpy as np
import numpy.typing as npt

from dominium._core import ladder_batch

if TYPE_CHECKING:
    from dominium.engine.game import Game
    from dominium.engine.kingdom import KingdomGame
    from dominium.engine.line import LineGame

ENDINGS = (
    "out",
    "blocked",
    "stock_exhausted",
    "two_out",
    "target_reached",
    "showdown",
    "all_laid",
    "stuck",
)
"""The endings of deals of tiles."""

EVERY_GAMES_PLAYERS = ("random", "greedy")
"""The bots that a batch of any game can play without leaving the native core."""

NATIVE_PLAYERS = (*EVERY_GAMES_PLAYERS, "tr", "gprd", "fg")
"""The native bots, with those of the published study of Kingdomino, for batches of it alone."""

MOST_THREADS = 1024
"""The largest number of threads that helps on any machine."""


@dataclass(frozen=True, eq=False)
class Simulation:
    """The results of a batch: one row for each game, one column for each seat."""

    scores: npt.NDArray[np.int16] | npt.NDArray[np.int32]
    """Points of the match, shape `(games, seats)`."""
    places: npt.NDArray[np.uint8]
    """Places, 1 = first, shared places equal, shape `(games, seats)`."""
    plies: npt.NDArray[np.int32]
    """Actions of each game, chance included, shape `(games,)`."""
    seconds: float
    """Wall-clock time of the batch."""


@dataclass(frozen=True, eq=False)
class KingdomSimulation(Simulation):
    """A batch of games in which kingdoms are built."""

    discards: npt.NDArray[np.uint8]
    """Dominoes discarded (in the last game of a match), shape `(games, seats)`."""
    placements: int
    """Dominoes placed in the whole batch."""
    legal_placements: int
    """Legal placements that there were to choose from, summed over all dominoes placed."""


@dataclass(frozen=True, eq=False)
class LineSimulation(Simulation):
    """A batch of matches with tiles."""

    deals: npt.NDArray[np.uint32]
    """Deals of each match, shape `(games,)`."""
    endings: npt.NDArray[np.uint8]
    """The ending of the last deal of each match: the index in `ENDINGS`, shape `(games,)`."""


@overload
def simulate(
    game: KingdomGame,
    n: int,
    bots: str | Sequence[str] = ...,
    seed: int = ...,
    threads: int = ...,
) -> KingdomSimulation: ...


@overload
def simulate(
    game: LineGame,
    n: int,
    bots: str | Sequence[str] = ...,
    seed: int = ...,
    threads: int = ...,
) -> LineSimulation: ...


@overload
def simulate(
    game: Game,
    n: int,
    bots: str | Sequence[str] = ...,
    seed: int = ...,
    threads: int = ...,
) -> Simulation: ...


def simulate(
    game: Game,
    n: int,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    threads: int = 1,
) -> Simulation:
    """Play `n` games natively, with the interpreter lock released.

    The same seed gives the same results at any number of threads.

    Args:
        game: the rules.
        n: the number of games, 0 ≤ n < 2³¹.
        bots: one of `NATIVE_PLAYERS` for all seats, or one of them for each seat.
        seed: of all chance, 0 ≤ seed < 2⁶⁴.
        threads: native threads, 1–1024; fewer are used where the machine grants no more.

    Raises:
        ValueError: for an unknown player or one that does not know the game, a wrong number of
            them, or numbers out of range.
    """
    players = [bots] * game.seats if isinstance(bots, str) else list(bots)
    unknown = [player for player in players if player not in NATIVE_PLAYERS]
    if unknown:
        raise ValueError(f"unknown native player {unknown[0]!r}: choose from {NATIVE_PLAYERS}")
    if len(players) != game.seats:
        raise ValueError(f"one player for each of the {game.seats} seats, not {len(players)}")
    if not (0 <= n < 2**31 and 1 <= threads <= MOST_THREADS and 0 <= seed < 2**64):
        raise ValueError(f"n has 31 bits, threads are 1 to {MOST_THREADS}, the seed has 64 bits")
    begun = time.perf_counter()
    if set(players) <= set(EVERY_GAMES_PLAYERS):
        results = game.native.simulate(n, players, seed, threads)
    else:
        results = ladder_batch(game.native, n, players, seed, threads)
    made = LineSimulation if game.info.family == "line" else KingdomSimulation
    return made(**results, seconds=time.perf_counter() - begun)

"""The playing of many games between bots: each depends on the seed and its own number alone."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import random
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from dominium.bots.match import play

if TYPE_CHECKING:
    from concurrent.futures import Future

    from dominium.bots import Bot
    from dominium.engine.game import Game
    from dominium.engine.record import Record

Result = TypeVar("Result")

IN_FLIGHT = 2
"""The portions of work handed out for each process, so that none waits for the next."""
LARGEST_PORTION = 64
SHORT_SECONDS = 0.1
LONG_SECONDS = 0.5


@dataclass(frozen=True)
class Batch:
    """A batch of games, numbered from 0; the same number gives the same game again.

    This holds for bots that draw nothing but `Turn.rng`: one that thinks by the clock may choose
    otherwise on another day.
    """

    game: Game
    bots: tuple[Bot | str, ...]
    """The bots, one for each seat."""
    seed: int = 0

    def seed_of(self, number: int) -> str:
        """Return the seed of a game's random generator."""
        return f"{self.seed} {number}"

    def record(self, number: int) -> Record:
        """Play the game with this number."""
        return play(self.game, self.bots, random.Random(self.seed_of(number)))


def play_games(
    game: Game, bots: Sequence[Bot | str], games: int, seed: int = 0, processes: int = 1
) -> Iterator[Record]:
    """Play games between any bots; the same seed gives the same games in any number of processes.

    The game with the number `n` is `dominium.play(game, bots, random.Random(f"{seed} {n}"))`.

    Args:
        game: the rules.
        bots: one for each seat, as a bot or by name; bots for several processes can be pickled.
        games: how many games, numbered from 0.
        seed: of all chance.
        processes: how many processes play at the same time.

    Yields:
        The records in the order of their numbers.

    Raises:
        ValueError: an unknown bot, a wrong number of them, or no process.
    """
    if processes < 1:
        raise ValueError("at least one process plays")
    return in_order(Batch(game, tuple(bots), seed).record, range(games), processes)


def in_order(work: Callable[[int], Result], numbers: range, processes: int = 1) -> Iterator[Result]:
    """Yield the results of work on each number, in order, however many processes share it.

    Work is begun only a few portions ahead of the results that were taken.
    """
    if processes == 1:
        yield from map(work, numbers)
        return
    with concurrent.futures.ProcessPoolExecutor(
        processes,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_leave_interrupts,
    ) as pool:
        waiting: deque[Future[tuple[float, list[Result]]]] = deque()
        portion = 1
        try:
            while numbers or waiting:
                while numbers and len(waiting) < processes * IN_FLIGHT:
                    waiting.append(pool.submit(_timed, work, numbers[:portion]))
                    numbers = numbers[portion:]
                seconds, results = waiting.popleft().result()
                portion = _next_portion(portion, seconds)
                yield from results
        finally:
            pool.shutdown(cancel_futures=True)


def _next_portion(portion: int, seconds: float) -> int:
    """Return the size of the next portion: not too small, and at most half a second of work."""
    if seconds < SHORT_SECONDS:
        return min(portion * 2, LARGEST_PORTION)
    return max(1, portion // 2) if seconds > LONG_SECONDS else portion


def _timed(work: Callable[[int], Result], numbers: range) -> tuple[float, list[Result]]:
    begun = time.perf_counter()
    results = [work(number) for number in numbers]
    return time.perf_counter() - begun, results


def _leave_interrupts() -> None:
    """Ignore interrupts, which are for the process that gave out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

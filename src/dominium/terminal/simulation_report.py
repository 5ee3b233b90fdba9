"""The stored games of a batch: as records, as a dataset of positions, or as both."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from dominium.data.datasets import DatasetError, DatasetWriter
from dominium.data.playing import Batch, in_order
from dominium.data.positions import arrow, description_of, results_by_seat, rows_of, schema_of
from dominium.data.records import LineError, RecordsWriter, numbered
from dominium.protocol import ProgramFailure
from dominium.terminal import files
from dominium.terminal.programs import reason
from dominium.terminal.progress import Progress
from dominium.terminal.terminal import Terminal

if TYPE_CHECKING:
    import pyarrow as pa

    from dominium.terminal.arguments import CommandError

INSTALL = "pip install 'dominium[research]'"


@dataclass(frozen=True)
class Played:
    """A game as returned by the process that played it."""

    line: str
    rows: bytes | None
    """The rows of the dataset, if any, in Arrow's IPC format: pickling would lose type names."""
    points: Sequence[int]
    places: Sequence[int]
    plies: int
    won_alone: bool


@dataclass
class Totals:
    """The sums over all games, by seat."""

    games: int = 0
    plies: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Add a game to the sums."""
        if not self.games:
            self.points = [0] * len(played.points)
            self.squares = [0] * len(played.points)
            self.wins = [0.0] * len(played.points)
        self.games += 1
        self.plies += played.plies
        firsts = played.places.count(1) if len(played.places) > 1 else int(played.won_alone)
        for seat, (points, place) in enumerate(zip(played.points, played.places, strict=True)):
            self.points[seat] += points
            self.squares[seat] += points * points
            self.wins[seat] += 1 / firsts if firsts and place == 1 else 0.0

    def figures(self, bots: Sequence[str], seconds: float) -> dict[str, Any]:
        """Return the same figures as for a batch of the native core."""
        games = max(1, self.games)
        means = [points / games for points in self.points]
        return {
            "games": self.games,
            "seconds": seconds,
            "games_per_second": self.games / seconds,
            "plies_per_game": self.plies / games,
            "seats": [
                {
                    "bot": bot,
                    "mean_score": mean,
                    "deviation": math.sqrt(max(0.0, squares / games - mean * mean)),
                    "win_rate": wins / games,
                }
                for bot, mean, squares, wins in zip(
                    bots, means, self.squares, self.wins, strict=False
                )
            ],
        }


def play(batch: Batch, values: argparse.Namespace, terminal: Terminal) -> dict[str, Any]:
    """Play the missing games, store them, and return the figures of those played now.

    Args:
        batch: the games; its bots are given by name.
        values: the command line: games, records, dataset, processes, force, resume.
        terminal: the language of errors, and the stream of the progress bar.

    Raises:
        CommandError: a file exists or cannot be written, pyarrow is missing, or the files of an
            interrupted run are of other games.
    """
    begun = time.perf_counter()
    sums = Totals()
    try:
        with ExitStack() as opened, Progress(terminal) as progress:
            kept = _Kept(batch, values, opened)
            progress.show(kept.games, values.games)
            for number, played in _played(batch, kept, values):
                kept.add(number, played)
                sums.add(played)
                progress.show(number + 1, values.games)
    except (OSError, ImportError, LineError, DatasetError, ProgramFailure) as error:
        raise _complaint(error, values, terminal) from error
    return sums.figures([str(bot) for bot in batch.bots], time.perf_counter() - begun)


class _Kept:
    """The writers of the records and the dataset."""

    def __init__(self, batch: Batch, values: argparse.Namespace, opened: ExitStack) -> None:
        self.schema: pa.Schema | None = None
        self._records: RecordsWriter | None = None
        self._dataset: DatasetWriter | None = None
        if values.dataset is not None:
            described = description_of(batch.game, batch.seed, [str(bot) for bot in batch.bots])
            self.schema = schema_of(batch.game, described)
            self._dataset = opened.enter_context(
                DatasetWriter(
                    values.dataset, self.schema, force=values.force, going_on=values.resume
                )
            )
        if values.records is not None:
            going_on = batch if values.resume else None
            self._records = opened.enter_context(
                RecordsWriter(values.records, force=values.force, going_on=going_on)
            )

    @property
    def games(self) -> int:
        """The number of games that every file has already."""
        writers = (self._records, self._dataset)
        return min(writer.games for writer in writers if writer is not None)

    def add(self, number: int, played: Played) -> None:
        """Write a game to the files that lack it."""
        if self._records is not None and self._records.games == number:
            self._records.add(played.line)
        if self._dataset is not None and self._dataset.games == number:
            self._dataset.add(arrow().ipc.read_record_batch(played.rows, self.schema))


def _played(batch: Batch, kept: _Kept, values: argparse.Namespace) -> Iterator[tuple[int, Played]]:
    numbers = range(kept.games, values.games)
    work = partial(_play_one, batch, kept.schema)
    return zip(numbers, in_order(work, numbers, values.processes), strict=True)


def _play_one(batch: Batch, schema: pa.Schema | None, number: int) -> Played:
    record = batch.record(number)
    if record.outcome is None:
        raise ValueError("a game that bots play has an end")
    points, places = results_by_seat(record.outcome)
    return Played(
        line=numbered(record, batch.seed_of(number)),
        rows=None if schema is None else rows_of(record, number, schema).serialize().to_pybytes(),
        points=points,
        places=places,
        plies=len(record.actions),
        won_alone=record.outcome.reason == "all_laid",
    )


def missing_pyarrow(terminal: Terminal) -> CommandError:
    """Return the error that pyarrow is missing, with the command that installs it."""
    return terminal.complaint("batch-no-pyarrow", command=INSTALL)


def _complaint(error: Exception, values: argparse.Namespace, terminal: Terminal) -> CommandError:
    """Return the error of a batch in words."""
    match error:
        case FileExistsError():
            return terminal.complaint("batch-exists", file=str(error.filename))
        case OSError():
            file = str(error.filename or values.records or values.dataset)
            return terminal.complaint("file-not-written", file=file, reason=files.reason(error))
        case ImportError():
            return missing_pyarrow(terminal)
        case ProgramFailure():
            return terminal.complaint("batch-program", reason=reason(error, terminal.messages))
    file = str(values.records if isinstance(error, LineError) else values.dataset)
    return terminal.complaint("batch-other-games", file=file)

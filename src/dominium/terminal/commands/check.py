"""`dominium check`: a check that the games of a file, and their positions, replay exactly."""

import argparse
from collections.abc import Iterable
from pathlib import Path

from dominium.data.datasets import SUFFIX, DatasetError, check_dataset, count_games
from dominium.data.records import LineError, count_records, read_records
from dominium.terminal import files
from dominium.terminal.arguments import CommandError, Parser
from dominium.terminal.progress import Progress
from dominium.terminal.simulation_report import missing_pyarrow
from dominium.terminal.terminal import Terminal


def configure(parser: Parser) -> None:
    """Add the arguments."""
    parser.input("kept", type=Path)


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Replay every game and report their number.

    Raises:
        CommandError: at the first game that does not replay, with the number of intact ones.
    """
    path: Path = values.kept
    games = 0
    try:
        is_dataset = path.is_dir() or path.suffix == SUFFIX
        total = count_games(path) if is_dataset else count_records(path)
        found: Iterable[object] = check_dataset(path) if is_dataset else read_records(path)
        with Progress(terminal) as progress:
            for games, _ in enumerate(found, 1):
                progress.show(games, total)
    except (OSError, ImportError, LineError, DatasetError) as error:
        raise _complaint(error, path, games, terminal) from error
    terminal.output().line(terminal.say("check-whole", file=str(path), games=games))
    return 0


def _complaint(error: Exception, path: Path, games: int, terminal: Terminal) -> CommandError:
    file = str(path)
    match error:
        case OSError():
            why = files.reason(error)
            return terminal.complaint("file-unreadable", file=file, reason=why)
        case LineError():
            why = files.record_fault(error.fault, terminal)
            return terminal.complaint(
                "check-line", file=file, line=error.line, reason=why, games=games
            )
        case DatasetError(game=None):
            return terminal.complaint(f"dataset-{error.code}", file=file, detail=error.detail)
        case DatasetError():
            fault = error.fault
            why = (
                terminal.say("dataset-rows_differ", column=error.detail)
                if fault is None
                else files.record_fault(fault, terminal)
            )
            return terminal.complaint(
                "check-game", file=file, game=str(error.game), reason=why, games=games
            )
    return missing_pyarrow(terminal)

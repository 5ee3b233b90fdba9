"""`dominium play`: a game against bots or with several people at one keyboard."""

import argparse
import contextlib
import io
import os
import random
import shlex
from datetime import datetime
from pathlib import Path
from typing import TextIO

from dominium.terminal import files, seats
from dominium.terminal.arguments import Parser
from dominium.terminal.games import add_game_arguments, chosen_options, load_game
from dominium.terminal.seats import Seat
from dominium.terminal.session import Session, Style
from dominium.terminal.table import Table
from dominium.terminal.terminal import Terminal


def configure(parser: Parser) -> None:
    """Add the arguments."""
    file = parser.messages.text("terminal-metavar-file")
    parser.option(
        "--seat", action="append", default=[], metavar=parser.messages.text("terminal-metavar-seat")
    )
    add_game_arguments(parser, required=False)
    parser.option("--seed", type=int, metavar=parser.messages.text("terminal-metavar-number"))
    parser.option("--record", type=Path, metavar=file)
    parser.option("--continue", dest="resumed", nargs="?", const="", metavar=file)
    parser.option("--commands", type=Path, metavar=file)
    parser.option("--compact", action="store_true")
    parser.option("--long", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Play, and tell how to go on with a game that has not ended.

    Returns:
        0; 1 when commands from a pipe or a file were refused.
    """
    opened = _new_table if values.resumed is None else _resumed_table
    table = opened(values, terminal)
    output = terminal.output(compact=values.compact)
    source = terminal.input(output, _commands(values.commands, terminal))
    style = Style(terminal.language, "long" if values.long else "short", values.compact)
    session = Session(table, style, source, output)
    with contextlib.suppress(KeyboardInterrupt):
        session.run()
    if not table.finished:
        output.line(_left(table, terminal))
    elif _is_own(table.file):
        with contextlib.suppress(OSError):
            table.file.unlink()
    return 1 if session.refusals and not source.typed else 0


def _commands(file: Path | None, terminal: Terminal) -> TextIO | None:
    return None if file is None else io.StringIO(files.read_text(file, terminal))


def _new_table(values: argparse.Namespace, terminal: Terminal) -> Table:
    options = chosen_options(values)
    game = load_game(values.game, values.preset, options, terminal)
    if "seats" not in options and len(values.seat) > game.seats:
        game = load_game(
            values.game, values.preset, {**options, "seats": len(values.seat)}, terminal
        )
    sitting = seats.parse_seats(values.seat, game.seats, terminal.messages)
    file = _new_file(values.record, terminal) or _own_file()
    return _saved(Table(game, sitting, random.Random(values.seed), file), terminal)


def _resumed_table(values: argparse.Namespace, terminal: Terminal) -> Table:
    """The game of a record, which goes on being saved there or to the file of `--record`."""
    if values.seat or values.preset or chosen_options(values):
        raise terminal.usage_error("usage-continue-alone")
    file = Path(values.resumed) if values.resumed else _left_last(terminal)
    target = _new_file(values.record, terminal) or file
    record = files.read_record(file, terminal)
    sitting = [
        Seat(seat.name, seat.bot and seats.bot_named(seat.bot, terminal.messages))
        for seat in record.seats
    ]
    rng = random.Random(values.seed)
    return _saved(Table(record.game, sitting, rng, target, record.actions), terminal)


def _new_file(file: Path | None, terminal: Terminal) -> Path | None:
    if file is not None and file.exists():
        raise terminal.complaint("file-exists", file=str(file))
    return file


def _saved(table: Table, terminal: Terminal) -> Table:
    """The table after its first saving; a file that somebody named has to be writable."""
    table.save()
    if table.trouble is not None and not _is_own(table.file):
        file, why = str(table.file), files.reason(table.trouble)
        raise terminal.complaint("file-not-written", file=file, reason=why)
    return table


def _left(table: Table, terminal: Terminal) -> str:
    """How to go on with a game that is left before its end."""
    if table.trouble is not None:
        return terminal.say("not-kept", reason=files.reason(table.trouble))
    named = "" if _is_own(table.file) else f" {shlex.quote(str(table.file))}"
    return terminal.say("left", command=f"dominium play --continue{named}")


def _own_folder() -> Path:
    """Where games without a file of their own are kept while they last: the state folder (XDG)."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "dominium" / "unfinished"


def _own_file() -> Path:
    """A new file for a game that nobody named one for."""
    begun = datetime.now().astimezone()
    return _own_folder() / f"{begun:%Y-%m-%d-%H%M%S-%f}.json"


def _is_own(file: Path) -> bool:
    return file.parent == _own_folder()


def _left_last(terminal: Terminal) -> Path:
    """The file of the game without a file of its own that was played last."""
    kept = sorted(_own_folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not kept:
        raise terminal.complaint("nothing-to-continue")
    return kept[-1]

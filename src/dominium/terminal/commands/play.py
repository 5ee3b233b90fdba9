"""`dominium play`: a game against bots or with several people at one keyboard."""

import argparse
import contextlib
import io
import random
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from dominium.terminal import files, saved_games, seats
from dominium.terminal.arguments import Parser
from dominium.terminal.games import add_game_arguments, chosen_options, load_game
from dominium.terminal.kingdom.session import KingdomSession
from dominium.terminal.line.session import LineSession
from dominium.terminal.programs import check_trusted
from dominium.terminal.seats import Seat
from dominium.terminal.session import Session, Style
from dominium.terminal.table import Table
from dominium.terminal.terminal import Terminal

KIND: saved_games.Kind = "unfinished"
SESSIONS: Mapping[str, type[Session]] = {"kingdom": KingdomSession, "line": LineSession}


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
    parser.option("--run-programs", action="store_true")
    parser.option("--commands", type=Path, metavar=file)
    parser.option("--compact", action="store_true")
    parser.option("--long", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Play a game, and report how to continue one that has not ended.

    Returns:
        0; 1 when commands from a pipe or a file were refused.
    """
    opened = _new_table if values.resumed is None else _resumed_table
    table = opened(values, terminal)
    output = terminal.output(compact=values.compact)
    source = terminal.input(output, commands_of(values.commands, terminal))
    style = Style(terminal.language, "long" if values.long else "short", values.compact)
    session = SESSIONS[table.game.info.family](table, style, source, output)
    with contextlib.closing(table), contextlib.suppress(KeyboardInterrupt):
        session.run()
    if not table.finished:
        output.lines(_left(table, terminal))
    else:
        saved_games.forget(table, KIND)
    return 1 if session.refusals and not source.typed else 0


def commands_of(file: Path | None, terminal: Terminal) -> TextIO | None:
    """Return the stream of a named file of commands; None for the keyboard."""
    return None if file is None else io.StringIO(files.read_text(file, terminal))


def _new_table(values: argparse.Namespace, terminal: Terminal) -> Table:
    options = chosen_options(values)
    game = load_game(values.game, values.preset, options, terminal)
    if "seats" not in options and len(values.seat) > game.seats:
        game = load_game(
            values.game, values.preset, {**options, "seats": len(values.seat)}, terminal
        )
    sitting = seats.parse_seats(values.seat, game.seats, terminal.messages)
    for seat in sitting:
        if seat.bot is not None:
            seats.check_bot(seat.bot, game.id, terminal)
    file = saved_games.new_file(values.record, terminal) or saved_games.own_file(KIND)
    table = Table(game, sitting, random.Random(values.seed), file)
    saved_games.first_saved(table, KIND, terminal)
    return table


def _resumed_table(values: argparse.Namespace, terminal: Terminal) -> Table:
    """Make the table of a record, which is saved there or to the file of `--record`."""
    if values.seat or values.preset or chosen_options(values):
        raise terminal.usage_error("usage-continue-alone")
    file = Path(values.resumed) if values.resumed else saved_games.latest_save(KIND, terminal)
    target = saved_games.new_file(values.record, terminal) or file
    record = files.read_record(file, terminal)
    check_trusted((seat.bot for seat in record.seats), values.run_programs, terminal)
    sitting = [
        Seat(seat.name, seat.bot and seats.bot_named(seat.bot, terminal.messages))
        for seat in record.seats
    ]
    rng = random.Random(values.seed)
    table = Table(record.game, sitting, rng, target, record.actions)
    saved_games.first_saved(table, KIND, terminal)
    return table


def _left(table: Table, terminal: Terminal) -> list[str]:
    """Return how to continue an unfinished game, with a warning if its file reveals hands."""
    shows_hands = table.trouble is None and table.game.info.family == "line"
    warning = [terminal.say("left-hands")] if shows_hands else []
    return [*warning, *saved_games.left(table, KIND, "play", terminal)]

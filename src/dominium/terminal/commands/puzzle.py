"""`dominium puzzle`: the puzzle of the day at the terminal."""

import argparse
import contextlib
from datetime import UTC, date, datetime
from pathlib import Path

from dominium import puzzles
from dominium.puzzles import Attempt
from dominium.terminal.arguments import Parser
from dominium.terminal.commands.play import commands_of
from dominium.terminal.progress import Spinner
from dominium.terminal.puzzles.session import SESSIONS
from dominium.terminal.puzzles.table import PuzzleTable
from dominium.terminal.session import Style
from dominium.terminal.terminal import Terminal


def configure(parser: Parser) -> None:
    """Add the arguments."""
    parser.option("--day", metavar=parser.messages.text("terminal-metavar-date"))
    parser.option("--game", metavar=parser.messages.text("terminal-metavar-game"))
    parser.option("--commands", type=Path, metavar=parser.messages.text("terminal-metavar-file"))
    parser.option("--compact", action="store_true")
    parser.option("--long", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Run the puzzle of a day, by default today's in UTC.

    Returns:
        0; 1 when commands from a pipe or a file were refused.
    """
    output = terminal.output(compact=values.compact)
    day = _day(values.day, terminal)
    if values.game is not None and values.game not in puzzles.GAMES:
        known = ", ".join(puzzles.GAMES)
        raise terminal.usage_error("no-puzzles", text=values.game, known=known)
    source = terminal.input(output, commands_of(values.commands, terminal))
    output.line(terminal.say("puzzle-searching"))
    terminal.stdout.flush()
    with Spinner(terminal):
        attempt = Attempt(puzzles.find(day, values.game))
    style = Style(terminal.language, "long" if values.long else "short", values.compact)
    table = PuzzleTable(attempt, terminal.language)
    session = SESSIONS[table.game.info.family](table, style, source, output)
    with contextlib.suppress(KeyboardInterrupt):
        session.run()
    return 1 if session.refusals and not source.typed else 0


def _day(text: str | None, terminal: Terminal) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise terminal.usage_error("bad-day", text=text) from None

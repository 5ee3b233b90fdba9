"""`dominium score`: the explained score of a kingdom, or of a match with tiles, at home."""

import argparse
import io
from pathlib import Path
from typing import cast

import dominium
from dominium.describe import KingdomDescriber, LineDescriber
from dominium.terminal import files, seats
from dominium.terminal.arguments import Parser
from dominium.terminal.games import (
    BOARD_OPTIONS,
    add_board_options,
    chosen_options,
    line_options,
    load_game,
)
from dominium.terminal.kingdom.score_pad import ScorePad
from dominium.terminal.kingdom.score_pad_session import KingdomScorePadSession, given_lines
from dominium.terminal.line.score_pad import LinePad
from dominium.terminal.line.score_pad_session import LineScorePadSession
from dominium.terminal.terminal import Terminal


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    parser.input("scored", nargs="?")
    parser.input("entries", nargs="?", type=Path)
    parser.option("--position", metavar=text("terminal-metavar-position"))
    parser.option("--domino", action="append", metavar=text("terminal-metavar-domino"))
    parser.option("--castle", metavar=text("terminal-metavar-square"))
    parser.option("--discarded", metavar=text("terminal-metavar-number"))
    parser.option("--building", action="append", metavar=text("terminal-metavar-building"))
    parser.option("--coins", metavar=text("terminal-metavar-number"))
    parser.option("--knights", metavar=text("terminal-metavar-number"))
    parser.option("--queen", action="store_true")
    parser.option("--name", action="append", default=[], metavar=text("terminal-metavar-name"))
    parser.option("--entry", action="append", default=[], metavar=text("terminal-metavar-entry"))
    parser.option("--json", action="store_true")
    names = (*BOARD_OPTIONS, "middle_kingdom", "harmony", *line_options())
    add_board_options(parser, names)
    parser.option("--compact", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Score the board or the match; 1 when a line was refused or the board is impossible."""
    if values.scored in {game.id for game in dominium.games()}:
        values.game = values.scored
    elif values.scored is not None:
        values.entries = Path(values.scored)
    game = load_game(values.game, None, chosen_options(values), terminal)
    if game.info.family == "line":
        return _run_line(cast("dominium.LineGame", game), values, terminal)
    return _run_kingdom(cast("dominium.KingdomGame", game), values, terminal)


def _run_kingdom(game: dominium.KingdomGame, values: argparse.Namespace, terminal: Terminal) -> int:
    pad = ScorePad(game, terminal.messages)
    output = terminal.output(compact=values.compact)
    describer = KingdomDescriber(game, terminal.language, [""] * game.seats)
    session = KingdomScorePadSession(pad, describer, terminal, output)
    if given := given_lines(values, terminal):
        for line in given:
            pad.enter(line)
        session.report()
    else:
        session.work(terminal.input(output, _entries(values, terminal)))
    return 1 if session.refusals or pad.faults() else 0


def _run_line(game: dominium.LineGame, values: argparse.Namespace, terminal: Terminal) -> int:
    names = seats.parse_names(values.name, game.seats, terminal.messages)
    pad = LinePad(game, names, terminal.messages)
    output = terminal.output(compact=values.compact)
    session = LineScorePadSession(
        pad, LineDescriber(game, terminal.language, names), terminal, output
    )
    source = _entries(values, terminal)
    if source is None and not values.entry and not values.json:
        session.work(terminal.input(output))
        return 1 if session.refusals else 0
    text = "" if source is None else source.read()
    if text.lstrip().startswith(("[", "{")):
        pad.enter_json(text)
    elif values.entry or values.json:
        for line in text.splitlines():
            if line.strip() and not line.startswith("#"):
                pad.enter(line)
    else:
        session.work(terminal.input(output, io.StringIO(text)))
        return 1 if session.refusals else 0
    for line in values.entry:
        pad.enter(line)
    session.report_json() if values.json else session.report()
    return 0


def _entries(values: argparse.Namespace, terminal: Terminal) -> io.StringIO | None:
    """Return the text of the file of entries as a stream; None when no file is named."""
    if values.entries is None:
        return None
    return io.StringIO(files.read_text(values.entries, terminal))

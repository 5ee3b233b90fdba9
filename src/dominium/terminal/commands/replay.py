"""`dominium replay`: a record told move by move, or the table as it stood at one ply."""

import argparse
from pathlib import Path

import dominium
from dominium.describe import Describer
from dominium.terminal import files, telling
from dominium.terminal.arguments import Parser
from dominium.terminal.lines import Output
from dominium.terminal.terminal import Terminal


def configure(parser: Parser) -> None:
    """Add the arguments."""
    parser.input("file", type=Path)
    parser.option("--ply", type=int, metavar=parser.messages.text("terminal-metavar-number"))
    parser.option("--compact", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Tell the record."""
    record = files.read_record(values.file, terminal)
    names = [seat.name for seat in record.seats]
    describer = Describer(record.game, terminal.language, names)
    if values.ply is None:
        _tell_moves(record, describer, terminal.output(compact=values.compact))
    else:
        _tell_position(record, values.ply, describer, terminal, compact=values.compact)
    return 0


def _tell_moves(record: dominium.Record, describer: Describer, output: Output) -> None:
    """Every line with the number of the ply that it follows."""
    for ply, (_, events, _) in enumerate(record.plies(), 1):
        output.lines(f"{ply}. {line}" for line in telling.told(events, describer))


def _tell_position(
    record: dominium.Record,
    ply: int,
    describer: Describer,
    terminal: Terminal,
    *,
    compact: bool,
) -> None:
    view = files.replayed(record, ply, terminal).view(None)
    output = terminal.output(compact=compact)
    if compact:
        output.lines(describer.compact(view))
        return
    output.lines([describer.title(view), *describer.offer(view), *describer.buildings(view)])
    for kingdom in range(record.game.kingdoms):
        output.line(describer.leading_kingdom_name(kingdom))
        output.lines(describer.kingdom(view, kingdom))
        output.lines(describer.court(view, kingdom))
        output.lines(describer.score(view.scores[kingdom]))

"""`dominium replay`: a record move by move, or the position after one ply."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import dominium
from dominium.describe import Describer, KingdomDescriber
from dominium.describe.events import event_sentences
from dominium.engine.game import CHANCE
from dominium.terminal import files
from dominium.terminal.arguments import Parser
from dominium.terminal.streams import Output
from dominium.terminal.terminal import Terminal
from dominium.terminal.viewpoint import Viewpoint


def configure(parser: Parser) -> None:
    """Add the arguments."""
    parser.input("file", type=Path)
    parser.option("--ply", type=int, metavar=parser.messages.text("terminal-metavar-number"))
    parser.option("--viewer", metavar=parser.messages.text("terminal-metavar-seat"))
    parser.option("--compact", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Write the announcements of the record, or the position of `--ply`."""
    record = files.read_record(values.file, terminal)
    names = [seat.name for seat in record.seats]
    describer = Describer(record.game, terminal.language, names)
    eyes = Viewpoint.of(record, values.viewer, terminal)
    output = terminal.output(compact=values.compact)
    if values.ply is None:
        _tell_moves(record, describer, eyes, output)
        return 0
    view = eyes.view(files.replayed(record, values.ply, terminal))
    if values.compact:
        output.lines(describer.compact(view))
    elif isinstance(describer, KingdomDescriber):
        _tell_kingdoms(view, describer, output)
    else:
        output.lines(describer.spoken(view))
    return 0


def _tell_moves(
    record: dominium.Record, describer: Describer, eyes: Viewpoint, output: Output
) -> None:
    """Write every announcement with the number of its ply."""
    for ply, events in _together(record):
        seen = eyes.events(events)
        output.lines(f"{ply}. {line}" for line in event_sentences(seen, describer))


def _together(record: dominium.Record) -> Iterator[tuple[int, tuple[dominium.Event, ...]]]:
    """Yield events with their ply; in line games together with the chance events that follow."""
    waiting = tuple[dominium.Event, ...]()
    for ply, (_, events, state) in enumerate(record.plies(), 1):
        waiting += events
        if record.game.info.family == "kingdom" or state.actor != CHANCE:
            yield ply, waiting
            waiting = ()
    if waiting:
        yield len(record.actions), waiting


def _tell_kingdoms(view: dominium.View, describer: KingdomDescriber, output: Output) -> None:
    output.lines([describer.title(view), *describer.offer(view), *describer.buildings(view)])
    for kingdom in view.kingdoms:
        output.line(describer.leading_kingdom_name(kingdom.kingdom))
        output.lines(describer.kingdom(view, kingdom.kingdom))
        output.lines(describer.court(view, kingdom.kingdom))
        output.lines(describer.score(view.scores[kingdom.kingdom]))

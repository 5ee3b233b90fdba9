"""`dominium referee`: the referee of a game that people play with a physical set."""

import argparse
import contextlib
from collections.abc import Mapping
from pathlib import Path

import dominium
from dominium.referee import Sheet, contents, pieces
from dominium.terminal import files, saved_games, seats
from dominium.terminal.arguments import Parser
from dominium.terminal.commands.play import commands_of
from dominium.terminal.games import add_game_arguments, chosen_options, load_game
from dominium.terminal.referee.commands import edition_of
from dominium.terminal.referee.kingdom import KingdomRefereeSession
from dominium.terminal.referee.line import LineRefereeSession
from dominium.terminal.referee.session import RefereeSession
from dominium.terminal.referee.table import RefereeTable
from dominium.terminal.session import Style
from dominium.terminal.terminal import Terminal

KIND: saved_games.Kind = "refereed"
SESSIONS: Mapping[str, type[RefereeSession]] = {
    "kingdom": KingdomRefereeSession,
    "line": LineRefereeSession,
}


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    file = text("terminal-metavar-file")
    parser.option("--name", action="append", default=[], metavar=text("terminal-metavar-name"))
    parser.option("--by-hand", action="store_true")
    add_game_arguments(parser, required=False)
    parser.option("--contents", action="store_true")
    parser.option("--seed", metavar=text("terminal-metavar-number"))
    parser.option("--sheet", type=Path, metavar=file)
    parser.option("--record", type=Path, metavar=file)
    parser.option("--continue", dest="resumed", nargs="?", const="", metavar=file)
    parser.option("--commands", type=Path, metavar=file)
    parser.option("--compact", action="store_true")
    parser.option("--long", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Referee a game, and report how to continue one that has not ended.

    Returns:
        0; 1 when lines from a pipe or a file were not accepted.
    """
    output = terminal.output(compact=values.compact)
    if values.contents:
        output.lines(_contents(values, terminal))
        return 0
    table = _table(values, terminal)
    source = terminal.input(output, commands_of(values.commands, terminal))
    style = Style(terminal.language, "long" if values.long else "short", values.compact)
    session = SESSIONS[table.game.info.family](table, style, source, output)
    with contextlib.suppress(KeyboardInterrupt):
        session.run()
    if table.finished:
        saved_games.forget(table, KIND)
    else:
        output.lines(saved_games.left(table, KIND, "referee", terminal))
    return 1 if session.refusals and not source.typed else 0


def _contents(values: argparse.Namespace, terminal: Terminal) -> list[str]:
    """Return the contents of the game's set and the description of its pieces."""
    game = _game(values, terminal)
    edition = edition_of(game)
    return [
        *contents(game.id, terminal.language, edition),
        *pieces(game.id, terminal.language, edition),
    ]


def _game(values: argparse.Namespace, terminal: Terminal) -> dominium.Game:
    """Return the game; more names than seats ask for as many seats."""
    options = chosen_options(values)
    game = load_game(values.game, values.preset, options, terminal)
    if "seats" not in options and len(values.name) > game.seats:
        more = {**options, "seats": len(values.name)}
        return load_game(values.game, values.preset, more, terminal)
    return game


def _table(values: argparse.Namespace, terminal: Terminal) -> RefereeTable:
    """Make a new table, or that of a sheet, which is saved there or to the file of `--sheet`."""
    kept = saved_games.new_file(values.sheet, terminal)
    if values.resumed is None:
        sheet = _new_sheet(values, terminal)
        file = kept or saved_games.own_file(KIND)
    else:
        if values.name or values.preset or values.by_hand or chosen_options(values):
            raise terminal.usage_error("usage-continue-alone-referee")
        left = Path(values.resumed) if values.resumed else saved_games.latest_save(KIND, terminal)
        sheet, file = _sheet(left, terminal), kept or left
    record = saved_games.new_file(values.record, terminal)
    table = RefereeTable(sheet, terminal.language, file, record)
    saved_games.first_saved(table, KIND, terminal)
    return table


def _new_sheet(values: argparse.Namespace, terminal: Terminal) -> Sheet:
    game = _game(values, terminal)
    names = seats.parse_names(values.name, game.seats, terminal.messages)
    if values.seed is None:
        return Sheet(game, names, values.by_hand)
    return Sheet(game, names, values.by_hand, values.seed)


def _sheet(file: Path, terminal: Terminal) -> Sheet:
    try:
        return Sheet.from_json(files.read_text(file, terminal))
    except dominium.RecordError as error:
        reason = files.record_fault(error, terminal)
        raise terminal.complaint("sheet-broken", file=str(file), reason=reason) from error

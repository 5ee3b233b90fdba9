"""`dominium render`: a picture of a record's table or of a kingdom, as SVG or PNG."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import cast, get_args

import dominium
from dominium import describe
from dominium.render import PngError, Tiles, board_svg, state_svg, to_png
from dominium.terminal import files
from dominium.terminal.arguments import Parser
from dominium.terminal.games import (
    BOARD_OPTIONS,
    add_board_options,
    chosen_options,
    faults_told,
    load_game,
)
from dominium.terminal.kingdom.score_pad import board_from_position
from dominium.terminal.terminal import Terminal
from dominium.terminal.viewpoint import Viewpoint

LABELS = ("offer", "next_offer", "building_board", "stock", "removed", "bank")
LETTERS: Mapping[str, Callable[[str], Mapping[str, str]]] = {
    "kingdom": describe.terrain_letters,
    "line": describe.end_letters,
}
PNG_WIDTH = 1200
WIDEST = 10_000


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    parser.input("picture")
    parser.option("--output", "-o", type=Path, required=True, metavar=text("terminal-metavar-file"))
    parser.option("--ply", type=int, metavar=text("terminal-metavar-number"))
    parser.option("--width", type=int, default=PNG_WIDTH, metavar=text("terminal-metavar-number"))
    parser.option("--viewer", metavar=text("terminal-metavar-seat"))
    parser.option("--dark", action="store_true")
    tiles = get_args(Tiles)
    parser.option("--tiles", choices=tiles, default="lettered", metavar="|".join(tiles))
    add_board_options(parser, BOARD_OPTIONS)


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Draw the picture and write it."""
    kind = values.output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise terminal.usage_error("render-kind", file=str(values.output))
    terminal.check_range("--width", values.width, 1, WIDEST)
    source = Path(values.picture)
    is_file = source.is_file() or source.suffix in (".json", ".txt")
    draw = _drawn_record if is_file else _drawn_position
    svg = draw(values, terminal)
    try:
        _write(values.output, svg if kind == ".svg" else to_png(svg, values.width))
    except PngError as error:
        raise terminal.complaint("render-png", reason=str(error)) from error
    except OSError as error:
        why = files.reason(error)
        raise terminal.complaint("file-not-written", file=str(values.output), reason=why) from error
    return 0


def _drawn_record(values: argparse.Namespace, terminal: Terminal) -> str:
    record = files.read_record(Path(values.picture), terminal)
    names = [seat.name for seat in record.seats]
    eyes = Viewpoint.of(record, values.viewer, terminal)
    view = eyes.view(files.replayed(record, values.ply, terminal))
    describer = describe.Describer(record.game, terminal.language, names)
    letters_of = LETTERS[record.game.info.family]
    return state_svg(
        view.to_dict(),
        names=names,
        labels={name: terminal.say(f"render-{name.replace('_', '-')}") for name in LABELS},
        letters=letters_of(terminal.language),
        title=describer.title(view),
        description=" ".join(describer.spoken(view)),
        theme="dark" if values.dark else "light",
        tiles=values.tiles,
    )


def _drawn_position(values: argparse.Namespace, terminal: Terminal) -> str:
    game = load_game(values.game, None, chosen_options(values), terminal)
    if game.info.family != "kingdom":
        raise terminal.usage_error("render-no-kingdom", game=game.id)
    kingdom = board_from_position(cast("dominium.KingdomGame", game), values.picture)
    if faults := kingdom.faults():
        raise terminal.complaint("render-faults", faults=faults_told(faults, terminal))
    return board_svg(
        kingdom.view().to_dict(),
        letters=describe.terrain_letters(terminal.language),
        title=terminal.say("render-kingdom"),
        description=values.picture,
        theme="dark" if values.dark else "light",
        tiles=values.tiles,
    )


def _write(file: Path, content: str | bytes) -> None:
    file.write_bytes(content.encode() if isinstance(content, str) else content)

"""`dominium print`: pages for a printer or for an embosser."""

import argparse

from dominium.printing import KINDS, BrailleError, Layout, braille_layout, document
from dominium.terminal.arguments import Parser
from dominium.terminal.games import load_game
from dominium.terminal.terminal import Terminal

RANGES = {"columns": (20, 132), "lines": (10, 100), "players": (1, 8)}
EMBOSSED_LINES = 25


def configure(parser: Parser) -> None:
    """Add the arguments."""
    number = parser.messages.text("terminal-metavar-number")
    parser.input("game")
    parser.input("document", nargs="?", default="summary")
    parser.option("--players", type=int, default=4, metavar=number)
    parser.option("--brf", action="store_true")
    parser.option("--columns", type=int, default=40, metavar=number)
    parser.option("--lines", type=int, metavar=number)


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Write the document, laid out for print or braille, to standard output."""
    game = load_game(values.game, None, {}, terminal)
    kind = next((known for known in KINDS if known == values.document), None)
    if kind is None:
        known = ", ".join(KINDS)
        raise terminal.usage_error("print-no-document", text=values.document, known=known)
    for name, (first, last) in RANGES.items():
        if (given := getattr(values, name)) is not None:
            terminal.check_range(f"--{name}", given, first, last)
    page = document(game.id, kind, terminal.language, values.players)
    try:
        terminal.stdout.write(_layout(values, terminal).text(page))
    except BrailleError as error:
        raise terminal.complaint("print-no-braille", reason=str(error)) from error
    return 0


def _layout(values: argparse.Namespace, terminal: Terminal) -> Layout:
    if not values.brf:
        return Layout(values.columns, values.lines)
    return braille_layout(terminal.language, values.columns, values.lines or EMBOSSED_LINES)

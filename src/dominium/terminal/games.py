"""Games chosen on the command line: every option of every game is an argument."""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import replace

import dominium
from dominium import describe
from dominium.errors import Fault
from dominium.terminal.arguments import Parser, UsageError
from dominium.terminal.terminal import Terminal

DEFAULT_GAME = "kingdomino"
BOARD_OPTIONS = ("seats", "set", "teams", "size", "frame")
"""The options that the size and the frame of a single board follow from."""


def add_game_arguments(parser: Parser, *, required: bool) -> None:
    """Add the game, `--preset` and the options of all games."""
    parser.input("game", **({} if required else {"nargs": "?", "default": DEFAULT_GAME}))
    parser.option("--preset", metavar=parser.messages.text("terminal-metavar-preset"))
    for option in _all_options():
        _add_option(parser, option)


def add_board_options(parser: Parser, names: Sequence[str]) -> None:
    """Add the game, and those options that a single board depends on."""
    metavar = parser.messages.text("terminal-metavar-game")
    parser.option("--game", default=DEFAULT_GAME, metavar=metavar)
    for option in _all_options():
        if option.name in names:
            _add_option(parser, option)


def chosen_options(values: argparse.Namespace) -> dict[str, int | bool | str]:
    """The options that were given; the others are left to the preset and the game."""
    given = {option.name: getattr(values, option.name, None) for option in _all_options()}
    return {name: value for name, value in given.items() if value is not None}


def load_game(
    name: str, preset: str | None, options: dict[str, int | bool | str], terminal: Terminal
) -> dominium.Game:
    """The game with its options.

    Raises:
        UsageError: no such game, preset or option, or a combination the rules exclude; every
            fault is named.
    """
    try:
        return dominium.load(name, preset=preset, **options)
    except dominium.OptionError as error:
        raise UsageError(faults_told(error.faults, terminal)) from error


def faults_told(faults: Iterable[Fault], terminal: Terminal) -> str:
    """Every fault as a sentence."""
    return " ".join(describe.fault(one.code, one.params, terminal.language) for one in faults)


def _all_options() -> list[dominium.OptionInfo]:
    """The options of all games; one that several games have allows the values of all of them."""
    named: dict[str, dominium.OptionInfo] = {}
    for option in (option for game in dominium.games() for option in game.options):
        known = named.setdefault(option.name, option)
        values = dict.fromkeys((*known.values, *option.values))
        named[option.name] = replace(known, values=tuple(values))
    return list(named.values())


def _add_option(parser: Parser, option: dominium.OptionInfo) -> None:
    flag = "--" + option.name.replace("_", "-")
    explanation = parser.messages.text(f"option-{option.name}-help")
    if option.kind == "bool":
        parser.options.add_argument(
            flag, action=argparse.BooleanOptionalAction, default=None, help=explanation
        )
    else:
        values = "|".join(map(str, option.values))
        kind = int if option.kind == "int" else str
        parser.options.add_argument(flag, type=kind, metavar=values, help=explanation)

"""The choice of a game on the command line: every option of every game is an argument."""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import replace

import dominium
from dominium import describe
from dominium.engine.errors import Fault
from dominium.engine.options import DEFAULT_GAME
from dominium.terminal.arguments import Parser, UsageError
from dominium.terminal.terminal import Terminal

Values = tuple[dominium.OptionValue, ...] | range

BOARD_OPTIONS = ("seats", "set", "teams", "size", "frame")
"""The options that determine the size and the frame of a single board."""


def add_game_arguments(parser: Parser, *, required: bool) -> None:
    """Add the game, `--preset` and the options of all games."""
    parser.input("game", **({} if required else {"nargs": "?", "default": DEFAULT_GAME}))
    add_game_options(parser)


def add_game_options(parser: Parser) -> None:
    """Add `--preset` and the options of all games."""
    parser.option("--preset", metavar=parser.messages.text("terminal-metavar-preset"))
    for option in _all_options():
        _add_option(parser, option)


def add_board_options(parser: Parser, names: Sequence[str]) -> None:
    """Add `--game` and the named options."""
    metavar = parser.messages.text("terminal-metavar-game")
    parser.option("--game", default=DEFAULT_GAME, metavar=metavar)
    for option in _all_options():
        if option.name in names:
            _add_option(parser, option)


def chosen_options(values: argparse.Namespace) -> dict[str, int | bool | str]:
    """Return the given options; the others are left to the preset and the game."""
    given = {option.name: getattr(values, option.name, None) for option in _all_options()}
    return {name: value for name, value in given.items() if value is not None}


def load_game(
    name: str, preset: str | None, options: dict[str, int | bool | str], terminal: Terminal
) -> dominium.Game:
    """Return the game with its options.

    Raises:
        UsageError: no such game, preset or option, or a combination the rules exclude; every
            fault is named.
    """
    try:
        return dominium.load(name, preset=preset, **options)
    except dominium.OptionError as error:
        told = faults_told(error.faults, terminal)
        if error.faults[0].code == "unknown_game":
            told = f"{told} {_way_out(name, terminal)}"
        raise UsageError(told) from error


def _way_out(name: str, terminal: Terminal) -> str:
    """Return a hint for an unknown game: the game that has it as a preset, or the list of games."""
    having = [game.id for game in dominium.games() if name in game.presets]
    if having:
        return terminal.say("games-is-preset", game=having[0], preset=name)
    return terminal.say("games-listed")


def faults_told(faults: Iterable[Fault], terminal: Terminal) -> str:
    """Return the faults as sentences, joined by spaces."""
    return " ".join(describe.fault(one.code, one.params, terminal.language) for one in faults)


def line_options() -> list[str]:
    """Return the names of the options of the line games, each once."""
    line = (game for game in dominium.games() if game.family == "line")
    return list(dict.fromkeys(option.name for game in line for option in game.options))


def _all_options() -> list[dominium.OptionInfo]:
    """Return the options of all games; a shared one allows the values of all its games."""
    named: dict[str, dominium.OptionInfo] = {}
    for option in (option for game in dominium.games() for option in game.options):
        known = named.setdefault(option.name, option)
        named[option.name] = replace(known, values=_united(known.values, option.values))
    return list(named.values())


def _united(first: Values, second: Values) -> Values:
    """Return the union of values; two ranges become one that contains them."""
    if isinstance(first, range) and isinstance(second, range):
        return range(min(first[0], second[0]), max(first[-1], second[-1]) + 1)
    values = dict.fromkeys((*first, *second))
    return tuple(sorted(values) if all(type(value) is int for value in values) else values)


def _add_option(parser: Parser, option: dominium.OptionInfo) -> None:
    flag = "--" + option.name.replace("_", "-")
    explanation = parser.messages.text(f"option-{option.name}-help")
    if option.kind == "bool":
        parser.options.add_argument(
            flag, action=argparse.BooleanOptionalAction, default=None, help=explanation
        )
    else:
        kind = int if option.kind == "int" else str
        values = option.allowed.replace(", ", "|")
        parser.options.add_argument(flag, type=kind, metavar=values, help=explanation)

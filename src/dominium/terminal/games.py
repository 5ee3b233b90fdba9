"""Games chosen on the command line: every option of every game is an argument."""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import replace

import dominium
from dominium import describe
from dominium.errors import Fault
from dominium.terminal.arguments import Parser, UsageError
from dominium.terminal.terminal import Terminal

Values = tuple[dominium.OptionValue, ...] | range

DEFAULT_GAME = "kingdomino"
BOARD_OPTIONS = ("seats", "set", "teams", "size", "frame")
"""The options that the size and the frame of a single board follow from."""


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
        told = faults_told(error.faults, terminal)
        if error.faults[0].code == "unknown_game":
            told = f"{told} {_way_out(name, terminal)}"
        raise UsageError(told) from error


def _way_out(name: str, terminal: Terminal) -> str:
    """What a name that is no game may be, and where the games are listed."""
    having = [game.id for game in dominium.games() if name in game.presets]
    if having:
        return terminal.say("games-is-preset", game=having[0], preset=name)
    return terminal.say("games-listed")


def faults_told(faults: Iterable[Fault], terminal: Terminal) -> str:
    """Every fault as a sentence."""
    return " ".join(describe.fault(one.code, one.params, terminal.language) for one in faults)


def line_options() -> list[str]:
    """The names of the options of the line games."""
    line = (game for game in dominium.games() if game.family == "line")
    return list(dict.fromkeys(option.name for game in line for option in game.options))


def _all_options() -> list[dominium.OptionInfo]:
    """The options of all games; one that several games have allows the values of all of them."""
    named: dict[str, dominium.OptionInfo] = {}
    for option in (option for game in dominium.games() for option in game.options):
        known = named.setdefault(option.name, option)
        named[option.name] = replace(known, values=_united(known.values, option.values))
    return list(named.values())


def _united(first: Values, second: Values) -> Values:
    """The values of both; two ranges become one that holds them."""
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

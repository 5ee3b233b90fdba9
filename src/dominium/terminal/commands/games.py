"""`dominium games`: the list of games, with options, presets and levels of bots."""

import argparse
import json

import dominium
from dominium import describe
from dominium.terminal.arguments import Parser
from dominium.terminal.terminal import Terminal


def configure(parser: Parser) -> None:
    """Add the arguments."""
    parser.option("--json", action="store_true")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Write the list of games, as text or as JSON."""
    games = dominium.games()
    if values.json:
        text = json.dumps([_as_json(game) for game in games], ensure_ascii=False, indent=2)
        terminal.stdout.write(text + "\n")
        return 0
    for game in games:
        terminal.output().lines(_lines(game, terminal))
    return 0


def _lines(game: dominium.GameInfo, terminal: Terminal) -> list[str]:
    text = terminal.messages.text
    return [
        f"{game.id}: {text(f'game-{game.id}')}. {text(f'game-{game.id}-summary')}",
        terminal.say("games-presets"),
        *(f"{preset}: {text(f'preset-{preset}-help')}" for preset in game.presets),
        terminal.say("games-options"),
        *(_option_line(option, terminal) for option in game.options),
        terminal.say("games-levels"),
        *(
            f"{level}: {text(f'level-{level}')}. {text(f'level-{level}-{game.family}')}"
            for level in dominium.bots.levels(game)
        ),
    ]


def _option_line(option: dominium.OptionInfo, terminal: Terminal) -> str:
    flag = "--" + option.name.replace("_", "-")
    explanation = terminal.messages.text(f"option-{option.name}-help")
    if option.kind == "bool":
        return f"{flag}: {explanation}"
    default = terminal.say("games-default", value=str(option.default))
    return f"{flag}: {explanation} {_values(option, terminal)}. {default}"


def _values(option: dominium.OptionInfo, terminal: Terminal) -> str:
    """Return the values of an option with their names, or the ends of a range."""
    if isinstance(option.values, range):
        first, last = str(option.values[0]), str(option.values[-1])
        return terminal.messages.text("range", first=first, last=last)
    return ", ".join(
        f"{value} ({describe.option_value(option.name, value, terminal.language)})"
        for value in option.values
    )


def _as_json(game: dominium.GameInfo) -> dict[str, object]:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                **_values_as_json(option),
                "default": option.default,
            }
            for option in game.options
        ],
        "presets": {name: dict(options) for name, options in game.presets.items()},
        "levels": list(dominium.bots.levels(game)),
        "rules_page": game.rules_page,
    }


def _values_as_json(option: dominium.OptionInfo) -> dict[str, object]:
    """Return the values of an option, or the first and the last of a range."""
    if isinstance(option.values, range):
        return {"first": option.values[0], "last": option.values[-1]}
    return {"values": list(option.values)}

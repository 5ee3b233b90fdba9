"""`dominium games`: what can be played, with options and presets."""

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
    """List the games."""
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
    ]


def _option_line(option: dominium.OptionInfo, terminal: Terminal) -> str:
    flag = "--" + option.name.replace("_", "-")
    explanation = terminal.messages.text(f"option-{option.name}-help")
    if option.kind == "bool":
        return f"{flag}: {explanation}"
    values = ", ".join(
        f"{value} ({describe.option_value(option.name, value, terminal.language)})"
        for value in option.values
    )
    default = terminal.say("games-default", value=str(option.default))
    return f"{flag}: {explanation} {values}. {default}"


def _as_json(game: dominium.GameInfo) -> dict[str, object]:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "values": list(option.values),
                "default": option.default,
            }
            for option in game.options
        ],
        "presets": {name: dict(options) for name, options in game.presets.items()},
        "rules_page": game.rules_page,
    }

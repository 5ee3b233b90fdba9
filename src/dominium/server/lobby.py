"""The games that can be opened, with every option and preset in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.describe import messages, option_value
from dominium.server.messages import GameShown, LevelShown, OptionShown, PresetShown, ValueShown

if TYPE_CHECKING:
    from dominium.describe import Messages


def games(language: str) -> list[GameShown]:
    """Every game in words of a language."""
    texts = messages(language)
    return [
        GameShown(
            id=game.id,
            title=texts.text(f"game-{game.id}"),
            summary=texts.text(f"game-{game.id}-summary"),
            seats=game.seats,
            options=[_option(option, texts) for option in game.options],
            presets=[
                PresetShown(
                    preset,
                    texts.text(f"preset-{preset}"),
                    texts.text(f"preset-{preset}-help"),
                    dict(options),
                )
                for preset, options in game.presets.items()
            ],
            levels=[
                LevelShown(level, texts.text(f"level-{level}"), texts.text(f"level-{level}-help"))
                for level in dominium.bots.LEVELS
            ],
        )
        for game in dominium.games()
    ]


def _option(option: dominium.OptionInfo, texts: Messages) -> OptionShown:
    return OptionShown(
        name=option.name,
        label=texts.text(f"option-{option.name}"),
        help=texts.text(f"option-{option.name}-help"),
        kind=option.kind,
        values=[
            ValueShown(value, option_value(option.name, value, texts.language))
            for value in option.values
        ],
        default=option.default,
    )

"""The presenter of the games that can be opened, with their options and presets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium.describe import messages, option_value
from dominium.engine.errors import OptionError
from dominium.engine.options import resolve
from dominium.server.common.bot_programs import NO_PROGRAMS
from dominium.server.model.visibility import hidden_hands
from dominium.server.schema.games import (
    GameView,
    LevelView,
    OptionValueView,
    OptionView,
    PresetView,
)
from dominium.server.tables.creation import PRESETS_WITHOUT_UNDO

if TYPE_CHECKING:
    from dominium.describe import Messages
    from dominium.server.common.bot_programs import Program, Programs


def games(language: str, programs: Programs = NO_PROGRAMS) -> list[GameView]:
    """Return all games in a language, with the programs of the server among their bots."""
    texts = messages(language)
    return [
        GameView(
            id=game.id,
            family=game.family,
            hidden_hands=hidden_hands(game),
            title=texts.text(f"game-{game.id}"),
            summary=texts.text(f"game-{game.id}-summary"),
            seats=game.seats,
            options=[_option(option, texts) for option in game.options],
            presets=[
                PresetView(
                    preset,
                    texts.text(f"preset-{preset}"),
                    texts.text(f"preset-{preset}-help"),
                    dict(options),
                    undo=preset not in PRESETS_WITHOUT_UNDO,
                    seats=_seat_counts(game, preset),
                )
                for preset, options in game.presets.items()
            ],
            levels=[
                LevelView(
                    level,
                    texts.text(f"level-{level}"),
                    texts.text(f"level-{level}-{game.family}"),
                )
                for level in dominium.bots.levels(game)
            ]
            + [_program(program, texts) for program in programs.for_game(game.id)],
        )
        for game in dominium.games()
    ]


def _program(program: Program, texts: Messages) -> LevelView:
    help_text = texts.text("server-program-help")
    if program.author:
        help_text = texts.text("server-program-by", author=program.author)
    return LevelView(program.id, program.name, help_text, program=True)


def _seat_counts(game: dominium.GameInfo, preset: str) -> list[int]:
    """Return the numbers of seats that a preset allows."""
    counts = game.option("seats").values
    return [count for count in counts if isinstance(count, int) and _can_play(game, preset, count)]


def _can_play(game: dominium.GameInfo, preset: str, seats: int) -> bool:
    try:
        resolve(game, preset, {"seats": seats})
    except OptionError:
        return False
    return True


def _option(option: dominium.OptionInfo, texts: Messages) -> OptionView:
    shown = OptionView(
        name=option.name,
        label=texts.text(f"option-{option.name}"),
        help=texts.text(f"option-{option.name}-help"),
        kind=option.kind,
        values=[],
        default=option.default,
    )
    if isinstance(option.values, range):
        shown.low, shown.high = option.values[0], option.values[-1]
        shown.default_label = option_value(option.name, option.default, texts.language)
    else:
        shown.values = [
            OptionValueView(value, option_value(option.name, value, texts.language))
            for value in option.values
        ]
    return shown

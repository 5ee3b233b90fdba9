"""The loading of games by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from dominium.engine.game import Game
from dominium.engine.kingdom import KingdomGame
from dominium.engine.line import LineGame
from dominium.engine.options import GameInfo, OptionValue, game_info, resolve

if TYPE_CHECKING:
    from dominium.engine.game_types import Load

_FAMILIES: Mapping[str, type[Game]] = MappingProxyType({"kingdom": KingdomGame, "line": LineGame})


def game_from(info: GameInfo, options: Mapping[str, OptionValue]) -> Game:
    """Make the game with all its options, which have been resolved."""
    return _FAMILIES[info.family](info, options)


def _typed(function: object) -> Load:
    return cast("Load", function)


@_typed
def load(game_id: str, /, *, preset: str | None = None, **options: object) -> Game:
    """Load a game by its id, with a preset and options; explicit options override the preset's.

    Raises:
        OptionError: listing every fault of the choice.
    """
    info = game_info(game_id)
    return game_from(info, resolve(info, preset, options))

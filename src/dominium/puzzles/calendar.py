"""The calendar of puzzles: the game and variant of each day."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from dominium.engine.loading import load
from dominium.engine.options import game_info, games
from dominium.tuning import PuzzleTuning, tuning_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from dominium.engine.game import Game

PUZZLES: Final[Mapping[str, PuzzleTuning]] = MappingProxyType(
    {info.id: puzzle for info in games() if (puzzle := tuning_of(info.id).puzzle)}
)
"""The games that have puzzles, by their ids."""
GAMES: Final = tuple(PUZZLES)
"""The ids of the games that have puzzles."""

_KINGDOM_GAMES: Final = [name for name in GAMES if game_info(name).family == "kingdom"]
_LINE_GAMES: Final = [name for name in GAMES if game_info(name).family == "line"]


def game_of_day(day: date, game_id: str | None = None) -> Game:
    """Return the game of a day's puzzle: each kingdom game and a line game in turn.

    Args:
        day: The day.
        game_id: A game of `GAMES` to use instead of the day's own.

    Raises:
        KeyError: There are no puzzles of the game.
    """
    turn, place = divmod(day.toordinal(), len(_KINGDOM_GAMES) + 1)
    if game_id is None:
        game_id = (*_KINGDOM_GAMES, _LINE_GAMES[turn % len(_LINE_GAMES)])[place]
    variants = PUZZLES[game_id].variants
    options: Mapping[str, Any] = variants[turn % len(variants)]
    return load(game_id, **options)

"""Which game has its puzzle on which day."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import dominium

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

_KINGDOMS: Final = ("kingdomino", "queendomino")
_DOMINOES: Final = ("block", "draw", "matador", "bergen", "sebastopol")
GAMES: Final = (*_KINGDOMS, *_DOMINOES)
"""The games that there are puzzles of."""

_VARIANTS: Final[Mapping[str, Sequence[Mapping[str, Any]]]] = MappingProxyType(
    {
        "kingdomino": (
            {"seats": 2},
            {"seats": 4},
            {"preset": "mighty_duel"},
            {"seats": 3},
        ),
        "queendomino": ({"seats": 2},),
    }
)
"""How a game is played in its puzzles, one variant after the other."""


def game_of_day(day: date, game_id: str | None = None) -> dominium.Game:
    """The game of a day's puzzle: Kingdomino, Queendomino and a domino game in turn.

    Args:
        day: The day.
        game_id: A game of `GAMES` that is wanted instead of the one whose turn it is.

    Raises:
        KeyError: There are no puzzles of the game.
    """
    turn, place = divmod(day.toordinal(), len(_KINGDOMS) + 1)
    if game_id is None:
        game_id = (*_KINGDOMS, _DOMINOES[turn % len(_DOMINOES)])[place]
    if game_id not in GAMES:
        raise KeyError(game_id)
    variants = _VARIANTS.get(game_id, ({},))
    return dominium.load(game_id, **variants[turn % len(variants)])

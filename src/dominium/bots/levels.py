"""The levels a person chooses from, and the bot behind each of them in each game.

Every level wins most games against the one below it, and none plays nonsense: the weaker ones see
the same board and only think less. Their distances are measured (`bench/README.md`); games
that luck decides have fewer levels, because more of them could not be distinguished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from dominium.tuning import Ladder, Level, tuning_of

if TYPE_CHECKING:
    from dominium.engine.game import Game
    from dominium.engine.options import GameInfo

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The names of all levels, the weakest first; each is accepted in every game."""


def levels(game: Game | GameInfo) -> tuple[str, ...]:
    """Return the levels of a game that differ in strength, the weakest first."""
    return _levels_of(tuning_of(game.id).levels)


def bot_behind(level: str, game: Game) -> str:
    """Return the name of the bot that plays a level in a game.

    A level that the game does not have is played by the nearest one, by the weaker of two.

    Raises:
        ValueError: no such level.
    """
    ladder = tuning_of(game.id).ladder(game.options)
    wanted = LEVELS.index(level)
    return ladder[min(_levels_of(ladder), key=lambda known: abs(LEVELS.index(known) - wanted))]


def _levels_of(ladder: Ladder) -> tuple[Level, ...]:
    return tuple(level for level in LEVELS if level in ladder)

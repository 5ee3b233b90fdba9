"""The levels a person chooses from: what plays behind each of them in each game.

Every level wins most games against the one below it, and none plays nonsense: the weaker ones see
the same board and only think less. How far apart they are is measured (`bench/README.md`); games
that luck decides have fewer levels, because more of them could not be told apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots.bot import Bot, Turn
    from dominium.game import Game
    from dominium.options import GameInfo

LEVELS = ("child", "easy", "medium", "hard", "master")
"""All levels, the weakest first; each is understood in every game."""

_Ladder = Mapping[str, str]

_LADDERS: Mapping[str, _Ladder] = MappingProxyType(
    {
        "kingdomino": {
            "child": "greedy:careless=0.8",
            "easy": "greedy:careless=0.25",
            "medium": "search:playouts=100,time=0.2,hasty=0.7",
            "hard": "search:playouts=100,time=0.4,hasty=0.3",
            "master": "search:time=0.8",
        },
        "kingdomino 7": {
            "child": "greedy:careless=0.65",
            "easy": "greedy:careless=0.25",
            "medium": "search:playouts=100,time=0.2,hasty=0.7",
            "hard": "search:playouts=100,time=0.4,hasty=0.4",
            "master": "search:time=0.8",
        },
        "queendomino": {
            "child": "greedy:careless=0.75",
            "easy": "greedy:careless=0.25",
            "medium": "search:playouts=60,time=0.2,hasty=0.8",
            "hard": "search:playouts=60,time=0.4,hasty=0.4",
            "master": "search:time=0.8",
        },
        "block": {
            "easy": "greedy:careless=0.7",
            "medium": "greedy:careless=0.3",
            "hard": "search:playouts=1000,time=0.4",
        },
        "draw": {
            "easy": "greedy:careless=0.8",
            "medium": "greedy",
            "hard": "search:playouts=1000,time=0.4",
        },
        "matador": {
            "easy": "greedy:careless=0.9",
            "hard": "search:playouts=1000,time=0.4",
        },
        "bergen": {
            "child": "greedy:careless=0.23",
            "easy": "greedy:careless=0.1",
            "medium": "greedy",
            "hard": "search:playouts=100,time=0.2,hasty=0.5",
            "master": "search:time=0.8",
        },
        "sebastopol": {
            "easy": "greedy:careless=0.7",
            "hard": "search:playouts=1000,time=0.4",
        },
        "twenty_one": {
            "easy": "greedy:careless=0.6",
            "medium": "greedy",
        },
        "solo": {
            "easy": "greedy:careless=0.6",
            "hard": "search:playouts=1000,time=0.4",
        },
    }
)
"""The bot behind each level of each game; a game of several sizes may have a row for a size."""


def levels(game: Game | GameInfo) -> tuple[str, ...]:
    """The levels of a game that can be told apart, the weakest first."""
    return tuple(_LADDERS[game.id])


def bot_behind(level: str, game: Game) -> str:
    """The name of the bot that plays a level in a game.

    A level that the game does not have is played by the nearest one, by the weaker of two.

    Raises:
        ValueError: no such level.
    """
    ladder = _LADDERS.get(f"{game.id} {game.options.get('size')}", _LADDERS[game.id])
    wanted = LEVELS.index(level)
    return ladder[min(ladder, key=lambda known: abs(LEVELS.index(known) - wanted))]


@dataclass(frozen=True)
class LevelBot:
    """Plays a level: in each game the bot that the level stands for there."""

    name: str
    _behind: dict[str, Bot] = field(default_factory=dict, compare=False, repr=False)

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions."""
        from dominium.bots import create  # noqa: PLC0415 - it knows the levels

        name = bot_behind(self.name, turn.game)
        if name not in self._behind:
            self._behind[name] = create(name)
        return self._behind[name].choose(turn)

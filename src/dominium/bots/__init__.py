"""Bots: programs that take a seat. A bot sees its own seat's view and memory, nothing else.

Bots are named with their parameters: `random`, `greedy`, `greedy:careless=0.5`, `net`,
`search:playouts=400`, `search:time=0.5`, `search:playouts=4000,time=0.5`; of the published ladder
`tr`, `gprd`, `fg`, `mce:playouts=310,playout=fg,value=r`, `uct:playouts=310`; for tiles
`heaviest` and `ismcts:playouts=400`; the levels a person chooses from are `LEVELS`. A new bot is a
class with `name` and `choose` and a line in the table of kinds in `registry.py`; a bot of another
package is an entry point of the group `dominium.bots`, which takes the name and gives the bot.

`program:python3 my_bot.py` runs a program that speaks the bot protocol; limits stand before the
colon: `program,time=2,memory=512:python3 my_bot.py`. Such a name is a command: never make a bot of
a name that came from somebody else without asking `is_program`.
"""

from dominium.bots.bot import Bot, Ending, Follower, ObservedAction, Turn
from dominium.bots.levels import LEVELS, bot_behind, levels
from dominium.bots.net import NetBot
from dominium.bots.players import GreedyBot, RandomBot, SearchBot
from dominium.bots.registry import (
    KINDS,
    PROGRAM,
    LevelBot,
    create,
    is_program,
    kind_of,
    plays,
)
from dominium.bots.tiles import HeaviestBot, InformationSetBot

Seen = ObservedAction
"""The former name of `ObservedAction`."""

__all__ = [
    "KINDS",
    "LEVELS",
    "PROGRAM",
    "Bot",
    "Ending",
    "Follower",
    "GreedyBot",
    "HeaviestBot",
    "InformationSetBot",
    "LevelBot",
    "NetBot",
    "ObservedAction",
    "RandomBot",
    "SearchBot",
    "Seen",
    "Turn",
    "bot_behind",
    "create",
    "is_program",
    "kind_of",
    "levels",
    "plays",
]

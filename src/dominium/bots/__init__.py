"""Bots: programs that take a seat. A bot sees its own seat's view and memory, nothing else.

Bots are named with their parameters: `random`, `greedy`, `greedy:careless=0.5`, `net`,
`search:playouts=400`, `search:time=0.5`, `search:playouts=4000,time=0.5`; of the published ladder
`tr`, `gprd`, `fg`, `mce:playouts=310,playout=fg,value=r`, `uct:playouts=310`; for tiles
`heaviest` and `ismcts:playouts=400`; the levels a person chooses from are `LEVELS`. A new bot is a
class with `name` and `choose` and a line in the table of kinds below.

`program:python3 my_bot.py` runs a program that speaks the bot protocol; limits stand before the
colon: `program,time=2,memory=512:python3 my_bot.py`. Such a name is a command: never make a bot of
a name that came from somebody else without asking `is_program`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any

from dominium.bots.bot import Bot, Ending, Follower, Seen, Turn
from dominium.bots.levels import LEVELS, LevelBot, bot_behind, levels
from dominium.bots.net import NetBot
from dominium.bots.players import GreedyBot, RandomBot, SearchBot
from dominium.bots.published import PublishedBot
from dominium.bots.tiles import HeaviestBot, InformationSetBot


@dataclass(frozen=True)
class _Parameter:
    """A parameter as it is written, the bot's field that it sets, and how its number is read."""

    field: str
    read: Callable[[str], int | float | str] = float


@dataclass(frozen=True)
class _Kind:
    """A kind of bot: its class and its parameters."""

    make: Callable[..., Bot]
    parameters: Mapping[str, _Parameter] = field(default_factory=dict)


_PLAYOUTS = {
    "playouts": _Parameter("playouts", int),
    "playout": _Parameter("playout", str),
    "value": _Parameter("value", str),
}

_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "random": _Kind(RandomBot),
        "greedy": _Kind(GreedyBot, {"careless": _Parameter("careless")}),
        "net": _Kind(NetBot),
        "search": _Kind(
            SearchBot,
            {
                "playouts": _Parameter("playouts", int),
                "time": _Parameter("seconds"),
                "greedy": _Parameter("greedy_share"),
                "hasty": _Parameter("hasty"),
                "threads": _Parameter("threads", int),
            },
        ),
        "heaviest": _Kind(HeaviestBot),
        "ismcts": _Kind(
            InformationSetBot,
            {
                "playouts": _Parameter("playouts", int),
                "time": _Parameter("seconds"),
                "greedy": _Parameter("greedy_share"),
            },
        ),
        "tr": _Kind(RandomBot),
        "gprd": _Kind(partial(PublishedBot, method="gprd")),
        "fg": _Kind(partial(PublishedBot, method="fg")),
        "mce": _Kind(partial(PublishedBot, method="mce"), _PLAYOUTS),
        "uct": _Kind(
            partial(PublishedBot, method="uct"),
            {**_PLAYOUTS, "c": _Parameter("exploration")},
        ),
    }
)


PROGRAM = "program"
KINDS = (*_KINDS, PROGRAM)
"""The kinds of bots, as their names begin."""


def is_program(name: str) -> bool:
    """Whether a bot's name is that of a program, which would be started."""
    return kind_of(name) == PROGRAM


def kind_of(name: str) -> str:
    """How a bot's name begins, before its parameters."""
    return name.partition(":")[0].partition(",")[0]


def create(name: str) -> Bot:
    """The bot with this name, for example `"hard"` or `"search:time=0.5"`.

    Raises:
        ValueError: for an unknown bot or parameter, or a value that is none or out of range.
    """
    if name in LEVELS:
        return LevelBot(name)
    if is_program(name):
        from dominium.protocol import program  # noqa: PLC0415 - only those who have programs

        return program.named(name)
    kind, _, rest = name.partition(":")
    if kind not in _KINDS:
        known = ", ".join([*LEVELS, *KINDS])
        raise ValueError(f"unknown bot {name!r}: choose from {known}")
    return _KINDS[kind].make(name, **_fields(name, _KINDS[kind].parameters, rest))


def plays(name: str, game_id: str) -> bool:
    """Whether a bot plays a game at all; most play every one.

    Raises:
        ValueError: there is no such bot.
    """
    return getattr(create(name), "only_game", game_id) == game_id


def _fields(name: str, parameters: Mapping[str, _Parameter], text: str) -> dict[str, Any]:
    """Reads `playouts=400,time=0.5`."""
    fields: dict[str, Any] = {}
    for part in text.split(",") if text else []:
        key, _, number = part.partition("=")
        if key not in parameters:
            known = ", ".join(parameters) or "none"
            raise ValueError(f"unknown parameter {key!r} of bot {name!r}: known are {known}")
        parameter = parameters[key]
        if parameter.field in fields:
            raise ValueError(f"parameter {key!r} of bot {name!r} is given twice")
        try:
            fields[parameter.field] = parameter.read(number)
        except ValueError:
            wanted = "a whole number" if parameter.read is int else "a number"
            raise ValueError(
                f"parameter {key!r} of bot {name!r} must be {wanted}, not {number!r}"
            ) from None
    return fields


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

"""Bots: programs that take a seat. A bot sees its own seat's view and memory, nothing else.

Bots are named with their parameters: `random`, `greedy`, `greedy:careless=0.5`,
`search:playouts=400`, `search:time=0.5`, `search:playouts=4000,time=0.5`; the levels a person
chooses from are `LEVELS`. A new bot is a class with `name` and `choose` and a line in the table of
kinds below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from dominium.bots.bot import Bot, Turn
from dominium.bots.players import GreedyBot, RandomBot, SearchBot

LEVELS = ("easy", "medium", "hard")
"""The levels, each clearly stronger than the one before."""

LEVEL_BOTS: Mapping[str, str] = MappingProxyType(
    {
        "easy": "greedy:careless=0.5",
        "medium": "search:playouts=200,time=0.2,hasty=0.8",
        "hard": "search:playouts=1000,time=0.4",
    }
)
"""The bot behind each level; `bench/README.md` has the measured steps between them."""


@dataclass(frozen=True)
class _Parameter:
    """A parameter as it is written, the bot's field that it sets, and how its number is read."""

    field: str
    read: Callable[[str], int | float] = float


@dataclass(frozen=True)
class _Kind:
    """A kind of bot: its class and its parameters."""

    make: Callable[..., Bot]
    parameters: Mapping[str, _Parameter] = field(default_factory=dict)


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "random": _Kind(RandomBot),
        "greedy": _Kind(GreedyBot, {"careless": _Parameter("careless")}),
        "search": _Kind(
            SearchBot,
            {
                "playouts": _Parameter("playouts", int),
                "time": _Parameter("seconds"),
                "greedy": _Parameter("greedy_share"),
                "hasty": _Parameter("hasty"),
            },
        ),
    }
)


def create(name: str) -> Bot:
    """The bot with this name, for example `"hard"` or `"search:time=0.5"`.

    Raises:
        ValueError: for an unknown bot or parameter, or a value that is none or out of range.
    """
    kind, _, rest = LEVEL_BOTS.get(name, name).partition(":")
    if kind not in _KINDS:
        known = ", ".join([*LEVELS, *_KINDS])
        raise ValueError(f"unknown bot {name!r}: choose from {known}")
    return _KINDS[kind].make(name, **_fields(name, _KINDS[kind].parameters, rest))


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
    "LEVELS",
    "LEVEL_BOTS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "Turn",
    "create",
]

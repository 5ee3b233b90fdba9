"""Bots: programs that take a seat. A bot sees its own seat's view and memory, nothing else.

Bots are named with their parameters: `random`, `greedy`, `greedy:slips=0.3`,
`search:playouts=400`, `search:time=0.5`; the levels a person chooses from are `LEVELS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from dominium.bots.bot import Bot, Turn
from dominium.bots.players import GreedyBot, RandomBot, SearchBot

LEVELS = ("easy", "medium", "hard")
"""The levels, each clearly stronger than the one before."""

LEVEL_BOTS: Mapping[str, str] = MappingProxyType(
    {"easy": "greedy:slips=0.35", "medium": "greedy", "hard": "search:playouts=4000"}
)
"""The bot behind each level."""

_PARAMETERS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "random": frozenset(),
        "greedy": frozenset({"slips"}),
        "search": frozenset({"playouts", "time", "greedy"}),
    }
)


def create(name: str) -> Bot:
    """The bot with this name, for example `"hard"` or `"search:time=0.5"`.

    Raises:
        ValueError: for an unknown bot or parameter, or a value out of range.
    """
    kind, _, rest = LEVEL_BOTS.get(name, name).partition(":")
    if kind not in _PARAMETERS:
        known = ", ".join([*LEVELS, *_PARAMETERS])
        raise ValueError(f"unknown bot {name!r}: choose from {known}")
    return _MAKERS[kind](name, _parameters(name, kind, rest))


def _parameters(name: str, kind: str, text: str) -> dict[str, float]:
    values: dict[str, float] = {}
    for part in text.split(",") if text else []:
        key, separator, number = part.partition("=")
        if key not in _PARAMETERS[kind] or not separator:
            known = ", ".join(sorted(_PARAMETERS[kind])) or "none"
            raise ValueError(f"unknown parameter {part!r} of bot {name!r}: known are {known}")
        values[key] = float(number)
    return values


def _random(name: str, _: Mapping[str, float]) -> Bot:
    return RandomBot(name)


def _greedy(name: str, values: Mapping[str, float]) -> Bot:
    return GreedyBot(name, slips=values.get("slips", 0.0))


def _search(name: str, values: Mapping[str, float]) -> Bot:
    playouts = values.get("playouts")
    return SearchBot(
        name,
        playouts=None if playouts is None else int(playouts),
        seconds=values.get("time"),
        greedy_share=values.get("greedy", 0.5),
    )


_MAKERS: Mapping[str, Callable[[str, Mapping[str, float]], Bot]] = MappingProxyType(
    {"random": _random, "greedy": _greedy, "search": _search}
)

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

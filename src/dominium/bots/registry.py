"""The kinds of bots, and the construction of a bot from its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from dominium.bots.bot import Bot, Specialist, Turn
from dominium.bots.levels import LEVELS, bot_behind
from dominium.bots.net import NetBot
from dominium.bots.players import GreedyBot, RandomBot, SearchBot
from dominium.bots.published import PublishedBot
from dominium.bots.tiles import HeaviestBot, InformationSetBot
from dominium.engine.loading import load

if TYPE_CHECKING:
    from dominium.actions import Decision


@dataclass(frozen=True)
class _Parameter:
    """A parameter as it is written: the bot's field that it sets, and the parser of its value."""

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
        "net-2026-11": _Kind(partial(NetBot, earlier=True)),
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
"""The kinds of bots that Dominium brings; a name begins with its kind."""

_ENTRY_POINTS = "dominium.bots"
"""The group of entry points where packages offer kinds of bots: functions from a name to a bot."""


def is_program(name: str) -> bool:
    """Return whether a bot's name is that of a program, which would be started."""
    return kind_of(name) == PROGRAM


def kind_of(name: str) -> str:
    """Return the kind in a bot's name, the part before its parameters."""
    return name.partition(":")[0].partition(",")[0]


def create(name: str) -> Bot:
    """Make the bot with this name, for example `"hard"` or `"search:time=0.5"`.

    Raises:
        ValueError: for an unknown bot or parameter, or a value that is none or out of range.
    """
    if name in LEVELS:
        return LevelBot(name)
    kind, _, rest = name.partition(":")
    if kind in _KINDS:
        return _KINDS[kind].make(name, **_fields(name, _KINDS[kind].parameters, rest))
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and seldom asked for

    for found in entry_points(group=_ENTRY_POINTS, name=kind_of(name)):
        make: Callable[[str], Bot] = found.load()
        return make(name)
    known = ", ".join([*LEVELS, *KINDS])
    raise ValueError(f"unknown bot {name!r}: choose from {known}")


def plays(name: str, game_id: str) -> bool:
    """Return whether a bot plays a game at all; most play every one.

    Raises:
        ValueError: there is no such bot.
    """
    bot = create(name)
    return not isinstance(bot, Specialist) or bot.plays(load(game_id))


def _fields(name: str, parameters: Mapping[str, _Parameter], text: str) -> dict[str, Any]:
    """Parse parameters such as `playouts=400,time=0.5`."""
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


@dataclass(frozen=True)
class LevelBot:
    """The bot of a level: in each game it plays the one that the level stands for there."""

    name: str
    _behind: dict[str, Bot] = field(default_factory=dict, compare=False, repr=False)

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions."""
        name = bot_behind(self.name, turn.game)
        if name not in self._behind:
            self._behind[name] = create(name)
        return self._behind[name].choose(turn)

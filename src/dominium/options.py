"""The games, their options (orthogonal axes) and presets (named combinations)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType
from typing import Literal

from dominium import _core
from dominium.errors import Fault, OptionError

OptionValue = int | bool | str
Family = Literal["kingdom", "line"]


@dataclass(frozen=True)
class OptionInfo:
    """One axis of a game's options: its name, kind, allowed values and default.

    Where a number may be anything from one to another, `values` is a `range`.
    """

    name: str
    kind: Literal["int", "bool", "choice"]
    values: tuple[OptionValue, ...] | range
    default: OptionValue

    @property
    def allowed(self) -> str:
        """The allowed values in a few words: "2, 3, 4" or "20–500"."""
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(str(value) for value in self.values)

    def allows(self, value: object) -> bool:
        """Whether the value is allowed; `1` is not a `bool`, and `True` not a number."""
        if isinstance(self.values, range):
            return type(value) is int and value in self.values
        return any(type(value) is type(allowed) and value == allowed for allowed in self.values)


@dataclass(frozen=True)
class GameInfo:
    """A game that can be loaded: its options and presets, and the name of its rules page."""

    id: str
    title: str
    family: Family
    options: tuple[OptionInfo, ...]
    presets: Mapping[str, Mapping[str, OptionValue]]
    rules_page: str
    rules_revision: int

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of seats."""
        counts = [value for value in self.option("seats").values if isinstance(value, int)]
        return min(counts), max(counts)

    def option(self, name: str) -> OptionInfo:
        """The axis with this name; KeyError when there is none."""
        for option in self.options:
            if option.name == name:
                return option
        raise KeyError(name)


def _flag(name: str) -> OptionInfo:
    return OptionInfo(name, "bool", (False, True), False)


KINGDOMINO = GameInfo(
    id="kingdomino",
    title="Kingdomino",
    family="kingdom",
    options=(
        OptionInfo("seats", "int", (2, 3, 4), 2),
        OptionInfo("size", "int", (5, 7), 5),
        _flag("wider_offer"),
        _flag("middle_kingdom"),
        _flag("harmony"),
        OptionInfo("games_in_match", "int", (1, 3), 1),
        OptionInfo("opening", "choice", ("drawn", "top_down", "clockwise"), "drawn"),
        OptionInfo("frame", "choice", ("floating", "fixed"), "floating"),
    ),
    presets=MappingProxyType(
        {
            "kingdomino": MappingProxyType({}),
            "kralovska_zahrada": MappingProxyType({"opening": "clockwise", "frame": "fixed"}),
            "mighty_duel": MappingProxyType({"size": 7}),
            "dynasty": MappingProxyType({"games_in_match": 3}),
            "modern_three": MappingProxyType({"seats": 3, "wider_offer": True}),
        }
    ),
    rules_page="kingdomino",
    rules_revision=1,
)

QUEENDOMINO = GameInfo(
    id="queendomino",
    title="Queendomino",
    family="kingdom",
    options=(
        OptionInfo("seats", "int", (2, 3, 4, 5, 6, 7, 8), 2),
        OptionInfo("set", "choice", ("queendomino", "royal_wedding"), "queendomino"),
        _flag("teams"),
        OptionInfo("tax_bonus", "choice", ("per_turn", "per_knight"), "per_turn"),
        _flag("middle_kingdom"),
        _flag("harmony"),
    ),
    presets=MappingProxyType(
        {
            "queendomino": MappingProxyType({}),
            "royal_wedding": MappingProxyType({"set": "royal_wedding", "seats": 4}),
            "royal_wedding_teams": MappingProxyType(
                {"set": "royal_wedding", "seats": 6, "teams": True}
            ),
        }
    ),
    rules_page="queendomino",
    rules_revision=1,
)


def _number(name: str, lowest: int, highest: int, default: int) -> OptionInfo:
    return OptionInfo(name, "int", range(lowest, highest + 1), default)


def _choice(name: str, *values: str) -> OptionInfo:
    return OptionInfo(name, "choice", values, values[0])


def _seats(*counts: int) -> OptionInfo:
    return OptionInfo("seats", "int", counts, counts[0])


def _of_tiles(
    game_id: str,
    title: str,
    *options: OptionInfo,
    presets: Mapping[str, Mapping[str, OptionValue]] = MappingProxyType({}),
) -> GameInfo:
    """A game of tiles: its first preset has its own name and no options."""
    return GameInfo(
        id=game_id,
        title=title,
        family="line",
        options=options,
        presets=MappingProxyType({game_id: MappingProxyType({}), **presets}),
        rules_page=game_id,
        rules_revision=1,
    )


BLOCK = _of_tiles(
    "block",
    "Block",
    _seats(2),
    _number("target", 20, 500, 100),
    _choice("blocked_score", "whole", "difference"),
    presets={"block_50": MappingProxyType({"target": 50})},
)
DRAW = _of_tiles(
    "draw",
    "Draw",
    _seats(2),
    _number("deals", 1, 50, 1),
    _choice("scoring", "deals", "points"),
    _number("target", 20, 500, 100),
    _flag("out_wins"),
)
MATADOR = _of_tiles(
    "matador",
    "Matador",
    _seats(2),
    _number("deals", 1, 50, 1),
    _flag("out_wins"),
    _choice("wild", "when_stuck", "any_time"),
)
BERGEN = _of_tiles(
    "bergen",
    "Bergen",
    _seats(2, 3),
    _number("target", 5, 50, 15),
    OptionInfo("deal_points", "int", (2, 0, 1), 2),
    _flag("single_triple"),
)
SEBASTOPOL = _of_tiles(
    "sebastopol", "Sebastopol", _seats(4), _number("deals", 1, 50, 4), _number("stake", 1, 100, 12)
)
TWENTY_ONE = _of_tiles(
    "twenty_one",
    "Twenty-One",
    _seats(2, 3, 4),
    _number("deals", 1, 50, 5),
    _choice("ties", "share", "fewer_tiles"),
)
SOLO = _of_tiles("solo", "Solo", _seats(1))

_GAMES = {
    info.id: info
    for info in (
        KINGDOMINO,
        QUEENDOMINO,
        BLOCK,
        DRAW,
        MATADOR,
        BERGEN,
        SEBASTOPOL,
        TWENTY_ONE,
        SOLO,
    )
}


def games() -> tuple[GameInfo, ...]:
    """Every game of the library."""
    return tuple(_GAMES.values())


def game_info(game_id: str) -> GameInfo:
    """The game with this id; OptionError with `unknown_game` when there is none."""
    try:
        return _GAMES[game_id]
    except KeyError:
        raise OptionError([Fault("unknown_game", {"game": str(game_id)})]) from None


def resolve(
    info: GameInfo, preset: str | None, given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """All options of a game: defaults, then the preset, then what is given, then what follows.

    Raises:
        OptionError: with every fault: unknown presets and options, bad values, and combinations
            that the rules exclude.
    """
    faults: list[Fault] = []
    options = {option.name: option.default for option in info.options}
    if preset is not None and preset not in info.presets:
        known = ", ".join(info.presets)
        faults.append(Fault("unknown_preset", {"preset": str(preset), "known": known}))
    else:
        options |= info.presets[preset] if preset is not None else {}
    bad = set()
    for name, value in given.items():
        fault = _fault_of(info, name, value)
        if fault is not None:
            faults.append(fault)
            bad.add(name)
        elif isinstance(value, (int, str)):
            options[name] = value
    faults += _combination_faults(info, options, bad)
    if faults:
        raise OptionError(faults)
    return options | (_implied_teams(options) if info.id == "queendomino" else {})


def _combination_faults(
    info: GameInfo, options: Mapping[str, OptionValue], bad: AbstractSet[str]
) -> list[Fault]:
    """What excludes each other, whichever of their values the bad options would have."""
    if info.id not in _COMBINATION_FAULTS:
        return []
    columns = (
        info.option(name).values if name in bad else (value,) for name, value in options.items()
    )
    found = [
        _COMBINATION_FAULTS[info.id](dict(zip(options, values, strict=True)))
        for values in product(*columns)
    ]
    return [fault for fault in found[0] if all(fault in others for others in found[1:])]


def _fault_of(info: GameInfo, name: str, value: object) -> Fault | None:
    try:
        option = info.option(name)
    except KeyError:
        known = ", ".join(option.name for option in info.options)
        return Fault("unknown_option", {"option": str(name), "known": known})
    if option.allows(value):
        return None
    return Fault("bad_value", {"option": name, "value": str(value), "allowed": option.allowed})


def _kingdomino_faults(options: Mapping[str, OptionValue]) -> list[Fault]:
    found = _core.kingdomino_faults(
        seats=int(options["seats"]),
        size=int(options["size"]),
        wider_offer=bool(options["wider_offer"]),
    )
    return [Fault(fault.code, fault.params) for fault in found]


def _queendomino_faults(options: Mapping[str, OptionValue]) -> list[Fault]:
    found = _core.queendomino_faults(
        seats=int(options["seats"]), set=str(options["set"]), teams=bool(options["teams"])
    )
    return [Fault(fault.code, fault.params) for fault in found]


def _draw_faults(options: Mapping[str, OptionValue]) -> list[Fault]:
    found = _core.draw_faults(
        deals=int(options["deals"]),
        scoring=str(options["scoring"]),
        target=int(options["target"]),
    )
    return [Fault(fault.code, fault.params) for fault in found]


def _implied_teams(options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Eight seats always play in teams (CZ-Q, Royal Wedding)."""
    return {"teams": True} if options["seats"] == 8 else {}


_COMBINATION_FAULTS: Mapping[str, Callable[[Mapping[str, OptionValue]], list[Fault]]] = {
    "kingdomino": _kingdomino_faults,
    "queendomino": _queendomino_faults,
    "draw": _draw_faults,
}

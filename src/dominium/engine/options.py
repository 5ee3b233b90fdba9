"""The games with their options (orthogonal axes) and presets (named combinations), as declared."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType
from typing import Literal

from dominium._core import Fault as NativeFault
from dominium._core import (
    GameDeclaration,
    OptionDeclaration,
    completed_options,
    option_faults,
)
from dominium._core import games as declared_games
from dominium.engine.errors import Fault, OptionError

OptionValue = int | bool | str
Family = Literal["kingdom", "line"]


@dataclass(frozen=True)
class OptionInfo:
    """An axis of a game's options: its name, kind, allowed values and default.

    For a number from an interval, `values` is a `range`.
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
        """Return whether the value is allowed; `1` is not a `bool`, and `True` not a number."""
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
        """Return the axis with this name; KeyError when there is none."""
        for option in self.options:
            if option.name == name:
                return option
        raise KeyError(name)


def _option_info(option: OptionDeclaration) -> OptionInfo:
    values: tuple[OptionValue, ...] | range = option.values
    if option.low is not None and option.high is not None:
        values = range(option.low, option.high + 1)
    return OptionInfo(option.name, option.kind, values, option.default)


def _game_info(game: GameDeclaration) -> GameInfo:
    presets = {preset: MappingProxyType(options) for preset, options in game.presets.items()}
    return GameInfo(
        id=game.id,
        title=game.title,
        family=game.family,
        options=tuple(map(_option_info, game.options)),
        presets=MappingProxyType(presets),
        rules_page=game.id,
        rules_revision=game.rules_revision,
    )


_GAMES = {game.id: _game_info(game) for game in declared_games()}

DEFAULT_GAME = next(iter(_GAMES))
"""The game that is meant where none is named: the first of all."""


def games() -> tuple[GameInfo, ...]:
    """List every game of the library."""
    return tuple(_GAMES.values())


def game_info(game_id: str) -> GameInfo:
    """Return the game with this id; raise an OptionError `unknown_game` when there is none."""
    try:
        return _GAMES[game_id]
    except KeyError:
        raise OptionError([Fault("unknown_game", {"game": str(game_id)})]) from None


def resolve(
    info: GameInfo, preset: str | None, given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """Return all options of a game: defaults, overridden by the preset and the given options.

    Options that follow from these are then set.

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
    return completed_options(info.id, options)


def _combination_faults(
    info: GameInfo, options: Mapping[str, OptionValue], bad: AbstractSet[str]
) -> list[Fault]:
    """Return the excluded combinations, whichever of their values the bad options would have."""
    columns = [
        info.option(name).values if name in bad else (value,) for name, value in options.items()
    ]
    common: list[NativeFault] | None = None
    for values in product(*columns):
        found = option_faults(info.id, dict(zip(options, values, strict=True)))
        common = found if common is None else [fault for fault in common if fault in found]
        if not common:
            break
    return [Fault(fault.code, fault.params) for fault in common or ()]


def _fault_of(info: GameInfo, name: str, value: object) -> Fault | None:
    try:
        option = info.option(name)
    except KeyError:
        known = ", ".join(option.name for option in info.options)
        return Fault("unknown_option", {"option": str(name), "known": known})
    if option.allows(value):
        return None
    return Fault("bad_value", {"option": name, "value": str(value), "allowed": option.allowed})

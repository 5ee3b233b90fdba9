"""The names and effects of the buildings of Queendomino in words.

Effects are described from the catalogue, so that a changed value there needs no changed text.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dominium._core import buildings
from dominium.describe.messages import messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from dominium._core import BuildingInfo
    from dominium.describe.messages import Messages


@cache
def catalogue() -> Mapping[str, BuildingInfo]:
    """Return the kinds of buildings by id."""
    return {building.id: building for building in buildings()}


def building_name(building: str, language: str) -> str:
    """Return the name of a building: "Sawmill"."""
    return messages(language).text(f"building-{building}")


@cache
def building_effect(building: str, language: str) -> str:
    """Return the effect of a building for its builder: "at once 1 tower; 1 crown for its town"."""
    words, info = messages(language), catalogue()[building]
    at_once = ", ".join(gains(info.knights, info.towers, words))
    effects = [words.text("effect-at-once", gains=at_once)] if at_once else []
    return _joined([*effects, *_lasting(info, words)], words)


@cache
def standing_effect(building: str, language: str) -> str:
    """Return the effect of a standing building: "1 tower; 1 crown for its town"."""
    words, info = messages(language), catalogue()[building]
    return _joined([*gains(0, info.towers, words), *_lasting(info, words)], words)


def gains(knights: int, towers: int, words: Messages) -> list[str]:
    """Return the immediate gains of a building: "2 knights", "1 tower"."""
    counted = {"knights": knights, "towers": towers}
    return [words.text(f"count-{noun}", count=count) for noun, count in counted.items() if count]


def _joined(effects: Sequence[str], words: Messages) -> str:
    return "; ".join(effects) or words.text("effect-none")


def _lasting(building: BuildingInfo, words: Messages) -> Iterator[str]:
    """Yield the lasting effects: those at each collection of taxes and at the end."""
    if building.effect != "none":
        yield words.text(f"effect-{building.effect}")
    if building.crowns:
        crowns = words.text("count-crowns", count=building.crowns)
        yield words.text("effect-crowns", crowns=crowns)
    if building.points:
        points = words.text("count-points", count=building.points)
        each = f"effect-each-{building.points_per}"
        yield words.text(each, points=points)

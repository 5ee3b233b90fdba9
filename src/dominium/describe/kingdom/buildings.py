"""The names and effects of the buildings of Queendomino in words.

Effects are described from the catalogue, so that a changed value there needs no changed text.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dominium._core import building_effect as effect_tree
from dominium._core import buildings
from dominium.describe.messages import messages
from dominium.describe.trees import formatter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium._core import BuildingInfo


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
    return formatter(language).text(effect_tree(building))

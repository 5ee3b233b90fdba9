"""The presenter of the catalogue of buildings."""

from __future__ import annotations

import dominium
from dominium.describe import building_effect, building_name
from dominium.server.schema.games import BuildingView


def buildings(language: str) -> list[BuildingView]:
    """Return the buildings of Queendomino, in the order of the catalogue."""
    return [
        BuildingView(
            id=building.id,
            name=building_name(building.id, language),
            text=building_effect(building.id, language),
            count=building.count,
            knights=building.knights,
            towers=building.towers,
            crowns=building.crowns,
            points=building.points,
            points_per=building.points_per,
            effect=building.effect,
            source=building.source,
        )
        for building in dominium.buildings()
    ]

"""The actions of the games: typed, immutable, hashable values.

`str(action)` is the notation, `action.index` its dense number in the game that made it,
`action.kind` its kind, `action.to_dict()` its plain form. Decisions and chance actions are numbered
apart.
"""

from dominium._core import (
    Build,
    Burn,
    Claim,
    Decline,
    DrawBuilding,
    DrawDomino,
    DrawKing,
    DrawSeat,
    Place,
    PlaceCastle,
    Tax,
)

Decision = Place | Claim | Tax | Build | Burn | Decline | PlaceCastle
Chance = DrawDomino | DrawKing | DrawSeat | DrawBuilding
Action = Decision | Chance

__all__ = [
    "Action",
    "Build",
    "Burn",
    "Chance",
    "Claim",
    "Decision",
    "Decline",
    "DrawBuilding",
    "DrawDomino",
    "DrawKing",
    "DrawSeat",
    "Place",
    "PlaceCastle",
    "Tax",
]

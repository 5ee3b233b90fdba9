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
    Draw,
    DrawBuilding,
    DrawDomino,
    DrawKing,
    DrawSeat,
    DrawTile,
    Hit,
    Lay,
    Lead,
    Pass,
    Place,
    PlaceCastle,
    Stand,
    Tax,
)

KingdomDecision = Place | Claim | Tax | Build | Burn | Decline | PlaceCastle
LineDecision = Lead | Lay | Draw | Pass | Hit | Stand
Decision = KingdomDecision | LineDecision
Chance = DrawDomino | DrawKing | DrawSeat | DrawBuilding | DrawTile
Action = Decision | Chance

__all__ = [
    "Action",
    "Build",
    "Burn",
    "Chance",
    "Claim",
    "Decision",
    "Decline",
    "Draw",
    "DrawBuilding",
    "DrawDomino",
    "DrawKing",
    "DrawSeat",
    "DrawTile",
    "Hit",
    "KingdomDecision",
    "Lay",
    "Lead",
    "LineDecision",
    "Pass",
    "Place",
    "PlaceCastle",
    "Stand",
    "Tax",
]

"""The actions of the games: typed, immutable, hashable values.

`str(action)` is the notation, `action.index` its dense number in the game that made it,
`action.kind` its kind, `action.to_dict()` its plain form. Decisions and chance actions are numbered
apart.
"""

from dominium._core import Claim, DrawDomino, DrawKing, DrawSeat, Place, PlaceCastle

Decision = Place | Claim | PlaceCastle
Chance = DrawDomino | DrawKing | DrawSeat
Action = Decision | Chance

__all__ = [
    "Action",
    "Chance",
    "Claim",
    "Decision",
    "DrawDomino",
    "DrawKing",
    "DrawSeat",
    "Place",
    "PlaceCastle",
]

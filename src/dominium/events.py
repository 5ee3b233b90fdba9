"""What happens in a game: immutable values returned by `State.apply`.

Each event has a `kind`, its data as attributes and `to_dict()` for the plain form.
"""

from dominium._core import (
    BuildingBuilt,
    BuildingBurnt,
    BuildingDrawn,
    BuildingsOffered,
    CastlePlaced,
    DominoClaimed,
    DominoDiscarded,
    DominoDrawn,
    DominoPlaced,
    DominoRemoved,
    DragonReturned,
    GameScored,
    GameStarted,
    KingDrawn,
    MatchEnded,
    OfferOpened,
    QueenMoved,
    RoundStarted,
    SeatDrawn,
    StepDeclined,
    TaxesCollected,
)

Event = (
    GameStarted
    | CastlePlaced
    | BuildingDrawn
    | BuildingsOffered
    | DominoDrawn
    | OfferOpened
    | KingDrawn
    | SeatDrawn
    | DominoClaimed
    | RoundStarted
    | DominoPlaced
    | DominoDiscarded
    | TaxesCollected
    | BuildingBuilt
    | QueenMoved
    | BuildingBurnt
    | StepDeclined
    | DragonReturned
    | DominoRemoved
    | GameScored
    | MatchEnded
)

__all__ = [
    "BuildingBuilt",
    "BuildingBurnt",
    "BuildingDrawn",
    "BuildingsOffered",
    "CastlePlaced",
    "DominoClaimed",
    "DominoDiscarded",
    "DominoDrawn",
    "DominoPlaced",
    "DominoRemoved",
    "DragonReturned",
    "Event",
    "GameScored",
    "GameStarted",
    "KingDrawn",
    "MatchEnded",
    "OfferOpened",
    "QueenMoved",
    "RoundStarted",
    "SeatDrawn",
    "StepDeclined",
    "TaxesCollected",
]

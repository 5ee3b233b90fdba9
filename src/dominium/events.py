"""The events of a game: immutable values returned by `State.apply`.

Each event has a `kind`, its data as attributes and `to_dict()` for the plain form.
"""

from dominium._core import (
    BuildingBuilt,
    BuildingBurnt,
    BuildingDrawn,
    BuildingsOffered,
    CastlePlaced,
    DealEnded,
    DealStarted,
    DominoClaimed,
    DominoDiscarded,
    DominoDrawn,
    DominoPlaced,
    DominoRemoved,
    DragonReturned,
    GameScored,
    GameStarted,
    HandDealt,
    HandsShown,
    KingDrawn,
    LeadGiven,
    LineBlocked,
    LineMatchEnded,
    MatchEnded,
    OfferOpened,
    Passed,
    PointsScored,
    PrizesPaid,
    QueenMoved,
    Refilled,
    RoundStarted,
    SeatDrawn,
    StakesPaid,
    StepDeclined,
    Stood,
    Stuck,
    TaxesCollected,
    TileDealt,
    TileDrawn,
    TileLaid,
    TileRemoved,
    WentOut,
)

KingdomEvent = (
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
LineEvent = (
    SeatDrawn
    | DealStarted
    | StakesPaid
    | TileRemoved
    | TileDealt
    | HandDealt
    | LeadGiven
    | TileLaid
    | Stuck
    | TileDrawn
    | Passed
    | Stood
    | PointsScored
    | WentOut
    | Refilled
    | LineBlocked
    | HandsShown
    | PrizesPaid
    | DealEnded
    | LineMatchEnded
)
Event = KingdomEvent | LineEvent

__all__ = [
    "BuildingBuilt",
    "BuildingBurnt",
    "BuildingDrawn",
    "BuildingsOffered",
    "CastlePlaced",
    "DealEnded",
    "DealStarted",
    "DominoClaimed",
    "DominoDiscarded",
    "DominoDrawn",
    "DominoPlaced",
    "DominoRemoved",
    "DragonReturned",
    "Event",
    "GameScored",
    "GameStarted",
    "HandDealt",
    "HandsShown",
    "KingDrawn",
    "KingdomEvent",
    "LeadGiven",
    "LineBlocked",
    "LineEvent",
    "LineMatchEnded",
    "MatchEnded",
    "OfferOpened",
    "Passed",
    "PointsScored",
    "PrizesPaid",
    "QueenMoved",
    "Refilled",
    "RoundStarted",
    "SeatDrawn",
    "StakesPaid",
    "StepDeclined",
    "Stood",
    "Stuck",
    "TaxesCollected",
    "TileDealt",
    "TileDrawn",
    "TileLaid",
    "TileRemoved",
    "WentOut",
]

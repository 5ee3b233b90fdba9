"""What happens in a game: immutable values returned by `State.apply`.

Each event has a `kind`, its data as attributes and `to_dict()` for the plain form.
"""

from dominium._core import (
    CastlePlaced,
    DominoClaimed,
    DominoDiscarded,
    DominoDrawn,
    DominoPlaced,
    DominoRemoved,
    GameScored,
    GameStarted,
    KingDrawn,
    MatchEnded,
    OfferOpened,
    RoundStarted,
    SeatDrawn,
)

Event = (
    GameStarted
    | CastlePlaced
    | DominoDrawn
    | OfferOpened
    | KingDrawn
    | SeatDrawn
    | DominoClaimed
    | RoundStarted
    | DominoPlaced
    | DominoDiscarded
    | DominoRemoved
    | GameScored
    | MatchEnded
)

__all__ = [
    "CastlePlaced",
    "DominoClaimed",
    "DominoDiscarded",
    "DominoDrawn",
    "DominoPlaced",
    "DominoRemoved",
    "Event",
    "GameScored",
    "GameStarted",
    "KingDrawn",
    "MatchEnded",
    "OfferOpened",
    "RoundStarted",
    "SeatDrawn",
]

"""The values that describe states: views, scores, outcomes, previews and refusals.

`LineFacts` and `DealEnding` describe the rules of a line game with its options.

All are immutable; `to_dict()` gives their plain form.
"""

from typing import Any, Final

from dominium._core import (
    Area,
    BoardSquare,
    Bonus,
    BuildingBoard,
    BuildingInfo,
    BuildingScore,
    BuildingSlot,
    BuildPreview,
    Court,
    CourtScore,
    DealEnding,
    Half,
    HandView,
    KingdomScore,
    KingdomView,
    KnightTax,
    LaidTile,
    LayPreview,
    LineFacts,
    LineOutcome,
    LineScore,
    LineStanding,
    LineView,
    OfferSlot,
    OpenEnd,
    Outcome,
    PlacedBuilding,
    Preview,
    Property,
    QueenScore,
    Refusal,
    SheetRow,
    ShownHand,
    Standing,
    Tally,
    TaxBonus,
    TaxPreview,
    TreasuryScore,
    Turn,
    View,
)
from dominium._core import from_bytes as _from_bytes

__all__ = [
    "OPTIONAL_STEPS",
    "TURN_STEPS",
    "Area",
    "BoardSquare",
    "Bonus",
    "BuildPreview",
    "BuildingBoard",
    "BuildingInfo",
    "BuildingScore",
    "BuildingSlot",
    "Court",
    "CourtScore",
    "DealEnding",
    "Half",
    "HandView",
    "KingdomScore",
    "KingdomView",
    "KnightTax",
    "LaidTile",
    "LayPreview",
    "LineFacts",
    "LineOutcome",
    "LineScore",
    "LineStanding",
    "LineView",
    "OfferSlot",
    "OpenEnd",
    "Outcome",
    "PlacedBuilding",
    "Preview",
    "Property",
    "QueenScore",
    "Refusal",
    "SheetRow",
    "ShownHand",
    "Standing",
    "Tally",
    "TaxBonus",
    "TaxPreview",
    "TreasuryScore",
    "Turn",
    "View",
    "from_bytes",
]

OPTIONAL_STEPS: Final = ("tax", "build", "burn")
"""The steps of a turn that may be declined, in their order, by the names that a view's `step` has
(Queendomino, B to D)."""

TURN_STEPS: Final = ("place", *OPTIONAL_STEPS, "claim")
"""All steps of a turn in the kingdom games, in their order (A to E).

Kingdomino has the first and the last.
"""


def from_bytes(data: bytes) -> Any:
    """Return the view, event, action or other value that has these bytes.

    Raises:
        ValueError: these are not the bytes of a value, or those of another version.
    """
    return _from_bytes(data)

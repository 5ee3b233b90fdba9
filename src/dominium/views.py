"""The values that states are looked at with: views, scores, outcomes, previews and refusals.

All are immutable; `to_dict()` gives their plain form.
"""

from dominium._core import (
    Area,
    BoardSquare,
    Bonus,
    Half,
    KingdomScore,
    KingdomView,
    OfferSlot,
    Outcome,
    Preview,
    Property,
    Refusal,
    Standing,
    Turn,
    View,
)

__all__ = [
    "Area",
    "BoardSquare",
    "Bonus",
    "Half",
    "KingdomScore",
    "KingdomView",
    "OfferSlot",
    "Outcome",
    "Preview",
    "Property",
    "Refusal",
    "Standing",
    "Turn",
    "View",
]

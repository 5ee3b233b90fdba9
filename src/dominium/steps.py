"""The steps of a turn of the kingdom games, by the names that a view's `step` has."""

from __future__ import annotations

from typing import Final

OPTIONAL_STEPS: Final = ("tax", "build", "burn")
"""The steps that may be declined, in their order (Queendomino, B to D)."""

TURN_STEPS: Final = ("place", *OPTIONAL_STEPS, "claim")
"""All steps of a turn in their order (A to E); Kingdomino has the first and the last."""

"""The choice of the reason for which one action is better than another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.coach import kingdom, line
from dominium.coach.reason import Reason, heaviest
from dominium.engine.kingdom import KingdomState
from dominium.engine.line import LineState

if TYPE_CHECKING:
    from dominium.coach.estimates import Estimate
    from dominium.engine.game import Memory, State

LEAST_SHARE = 0.01
"""The smallest difference of win probability worth a reason."""


def reason_between(
    state: State, memory: Memory, chosen: Estimate, best: Estimate, seed: int
) -> Reason | None:
    """Find the weightiest reason for the best action against the chosen one.

    Args:
        state: The position as the deciding seat may take it to be.
        memory: The knowledge of that seat.
        chosen: The action it chose.
        best: The better action.
        seed: The seed for drawing positions that are consistent with the memory.
    """
    match state:
        case KingdomState():
            found = heaviest(kingdom.reasons(state, chosen.action, best.action))
        case LineState():
            found = heaviest(line.reasons(state, memory, chosen.action, best.action, seed))
        case _:
            found = None
    return found or _outlook(chosen, best)


def _outlook(chosen: Estimate, best: Estimate) -> Reason | None:
    """Return the difference of the expected results as a reason, when no other is left."""
    points = round(best.points - chosen.points)
    if points >= 1:
        return Reason("outlook-points", {"points": points})
    share = best.win - chosen.win
    return Reason("outlook-win", {"share": share}) if share >= LEAST_SHARE else None

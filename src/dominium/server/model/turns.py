"""The steps of one turn in their order, and the way past those that are optional."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import dominium
from dominium.views import OPTIONAL_STEPS, TURN_STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable

AnyView = dominium.View | dominium.LineView

DECLINE: Final = "-"


def turn_continues(before: AnyView, after: AnyView, events: Iterable[dominium.Event]) -> bool:
    """Tell whether a turn is not over yet.

    Args:
        before: The view in which the seat acted.
        after: The view after its action and the draws that followed.
        events: The events of both.
    """
    if after.actor != before.actor:
        return False
    if isinstance(before, dominium.LineView) and isinstance(after, dominium.LineView):
        return _takes_more(before, after)
    if before.step not in TURN_STEPS or after.step not in TURN_STEPS:
        return False
    if any(event.kind == "domino_discarded" for event in events):
        return False  # a domino that fits nowhere is the beginning of another turn
    return TURN_STEPS.index(before.step) < TURN_STEPS.index(after.step)


def _takes_more(before: dominium.LineView, after: dominium.LineView) -> bool:
    """Tell whether a seat has drawn a tile and still decides: in Bergen and in Twenty-One."""
    if before.deal != after.deal:
        return False
    return after.step == "play_or_pass" or before.step == after.step == "hit_or_stand"


def declines(state: dominium.State) -> list[str]:
    """Return the actions by which the seat declines all optional steps that its turn still has.

    Args:
        state: The state, which stays as it is.
    """
    ahead, view = state.copy(), state.view(None)
    found: list[str] = []
    while view.step in OPTIONAL_STEPS:
        found.append(DECLINE)
        events, before = ahead.apply(DECLINE), view
        view = ahead.view(None)
        if not turn_continues(before, view, events):
            break
    return found

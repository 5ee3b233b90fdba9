"""What belongs to one turn: its steps in their order, and the way past those that are optional."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import dominium
from dominium.steps import OPTIONAL_STEPS, TURN_STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable

AnyView = dominium.View | dominium.LineView

DECLINE: Final = "-"


def goes_on(before: AnyView, after: AnyView, events: Iterable[dominium.Event]) -> bool:
    """Whether a turn is not over yet.

    Args:
        before: The view in which the seat acted.
        after: The view that its action and the draws behind it led to.
        events: What they brought about.
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
    """Whether a seat has drawn a tile and still decides: in Bergen and in Twenty-One."""
    if before.deal != after.deal:
        return False
    return after.step == "play_or_pass" or before.step == after.step == "hit_or_stand"


def declines(state: dominium.State) -> list[str]:
    """What takes the seat to move past every optional step that its turn still has.

    Args:
        state: The state, which stays as it is.
    """
    ahead, view = state.copy(), state.view(None)
    found: list[str] = []
    while view.step in OPTIONAL_STEPS:
        found.append(DECLINE)
        events, before = ahead.apply(DECLINE), view
        view = ahead.view(None)
        if not goes_on(before, view, events):
            break
    return found

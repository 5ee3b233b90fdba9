"""What belongs to one turn: its steps in their order, and the way past those that are optional."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.steps import OPTIONAL_STEPS, TURN_STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable

    import dominium

DECLINE: Final = "-"


def goes_on(before: dominium.View, after: dominium.View, events: Iterable[dominium.Event]) -> bool:
    """Whether a turn is not over yet.

    Args:
        before: The view in which the seat acted.
        after: The view that its action led to.
        events: What the action brought about.
    """
    if after.actor != before.actor or before.step not in TURN_STEPS or after.step not in TURN_STEPS:
        return False
    if any(event.kind == "domino_discarded" for event in events):
        return False  # a domino that fits nowhere is the beginning of another turn
    return TURN_STEPS.index(before.step) < TURN_STEPS.index(after.step)


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

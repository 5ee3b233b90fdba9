"""The legal actions of a seat of a line game with what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium import events
from dominium.server.messages import Choice

if TYPE_CHECKING:
    import dominium
    from dominium.describe import LineDescriber


def line_choices(state: dominium.LineState, words: LineDescriber) -> list[Choice]:
    """The legal actions in the order of the rules; what scores comes first."""
    legal = [line_choice(state, action, words) for action in state.legal_actions()]
    legal.sort(key=lambda choice: -choice.points)
    for number, choice in enumerate(legal, 1):
        choice.number = number
    return legal


def line_choice(state: dominium.LineState, action: dominium.Action, words: LineDescriber) -> Choice:
    """A legal action with what it does; its number is not told yet."""
    choice = Choice(0, str(action), action.kind, words.choice(state, action))
    choice.short = words.choice_short(state, action)
    preview = state.preview(action)
    if preview is not None:
        laid = _laid(state, action)
        choice.tile, choice.end, choice.wild = laid.tile, laid.end, laid.wild
        choice.inward, choice.outward = laid.inward, laid.outward
        choice.open_ends = [end.to_dict() for end in preview.open_ends]
        choice.points = preview.points
    return choice


def _laid(state: dominium.LineState, action: dominium.Action) -> events.TileLaid:
    """How a tile would lie, as the rules say it."""
    for event in state.copy().apply(action):
        if isinstance(event, events.TileLaid):
            return event
    raise AssertionError("what is laid is told")

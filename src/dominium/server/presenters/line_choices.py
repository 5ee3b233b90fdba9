"""The presenter of legal actions in a line game, with the effect of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium import events
from dominium.server.schema.tables import LineChoice

if TYPE_CHECKING:
    import dominium
    from dominium.describe import LineDescriber


def line_choices(state: dominium.LineState, words: LineDescriber) -> list[LineChoice]:
    """Return the legal actions in the order of the rules; those that score come first."""
    legal = [line_choice(state, action, words) for action in state.legal_actions()]
    legal.sort(key=lambda choice: -choice.points)
    for number, choice in enumerate(legal, 1):
        choice.number = number
    return legal


def line_choice(
    state: dominium.LineState, action: dominium.Action, words: LineDescriber
) -> LineChoice:
    """Return a legal action with its effect; its number is still 0."""
    texts = (words.choice(state, action), words.choice_short(state, action))
    choice = LineChoice(0, str(action), action.kind, *texts)
    preview = state.preview(action)
    if preview is not None:
        laid = _laid(state, action)
        choice.tile, choice.wild = laid.tile, laid.wild
        if laid.end is not None:
            choice.end = laid.end
        choice.inward, choice.outward = laid.inward, laid.outward
        choice.open_ends = [end.to_dict() for end in preview.open_ends]
        choice.points = preview.points
    return choice


def _laid(state: dominium.LineState, action: dominium.Action) -> events.TileLaid:
    """Return the placing of a tile, as the rules apply the action."""
    for event in state.copy().apply(action):
        if isinstance(event, events.TileLaid):
            return event
    raise AssertionError("what is laid is told")

"""The presenter of legal actions, with the effect of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium import actions
from dominium._core import BuildPreview, Preview, TaxPreview
from dominium.describe import KingdomDescriber, LineDescriber
from dominium.server.presenters.line_choices import line_choices
from dominium.server.schema.tables import KingdomChoice, LineChoice

if TYPE_CHECKING:
    from dominium.describe import Describer

AnyPreview = Preview | TaxPreview | BuildPreview


def choices(state: dominium.State, words: Describer) -> list[KingdomChoice] | list[LineChoice]:
    """Return the legal actions of the seat to move, in the order of a list that is read aloud."""
    match state, words:
        case dominium.KingdomState(), KingdomDescriber():
            return _kingdom_choices(state, words)
        case dominium.LineState(), LineDescriber():
            return line_choices(state, words)
    raise TypeError(f"no choices of {state!r} can be told")


def _kingdom_choices(state: dominium.KingdomState, words: KingdomDescriber) -> list[KingdomChoice]:
    ranked = []
    for order, action in enumerate(state.legal_actions()):
        preview = state.preview(action)
        ranked.append((*_rank(action, preview), order, action, preview))
    ranked.sort(key=lambda item: item[:4])
    return [
        _choice(number, state, action, preview, words)
        for number, (*_, action, preview) in enumerate(ranked, 1)
    ]


def _rank(action: dominium.Action, preview: AnyPreview | None) -> tuple[bool, int, int]:
    """Return a sort key: the greatest gain comes first, declining last."""
    first, second = 0, 0
    match preview:
        case Preview():
            first, second = preview.gain, preview.property_size
        case TaxPreview():
            first = preview.coins + preview.bonus
        case BuildPreview():
            first = preview.gain
    return action.kind == "decline", -first, -second


def _choice(
    number: int,
    state: dominium.KingdomState,
    action: dominium.Action,
    preview: AnyPreview | None,
    words: KingdomDescriber,
) -> KingdomChoice:
    choice = KingdomChoice(number, str(action), action.kind, words.choice(state, action), [])
    match action:
        case actions.Place() | actions.PlaceCastle() | actions.Build():
            choice.squares = [action.square]
        case actions.Tax():
            choice.squares = [action.first, *([action.second] if action.second else [])]
        case actions.Claim():
            choice.domino = action.domino
    if isinstance(action, actions.Build | actions.Burn):
        choice.slot = action.slot
    match preview:
        case Preview():
            choice.squares = [preview.first.square, preview.second.square]
            choice.gain, choice.property_size = preview.gain, preview.property_size
        case TaxPreview():
            choice.coins = preview.coins + preview.bonus
        case BuildPreview():
            choice.gain, choice.cost = preview.gain, preview.cost
    return choice

"""The legal actions of a seat with what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import dominium
from dominium import _core, actions
from dominium.describe import KingdomDescriber, LineDescriber
from dominium.server.line_choices import line_choices
from dominium.server.messages import Choice

if TYPE_CHECKING:
    from dominium.describe import Describer

AnyPreview = _core.Preview | _core.TaxPreview | _core.BuildPreview


def choices(state: dominium.State, words: Describer) -> list[Choice]:
    """The legal actions of the seat to move, in the order of a list that is read aloud."""
    match state, words:
        case dominium.KingdomState(), KingdomDescriber():
            return _kingdom_choices(state, words)
        case dominium.LineState(), LineDescriber():
            return line_choices(state, words)
    raise TypeError(f"no choices of {state!r} can be told")


def _kingdom_choices(state: dominium.KingdomState, words: KingdomDescriber) -> list[Choice]:
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
    """What brings most comes first, declining last."""
    first, second = 0, 0
    match preview:
        case _core.Preview():
            first, second = preview.gain, preview.property_size
        case _core.TaxPreview():
            first = preview.coins + preview.bonus
        case _core.BuildPreview():
            first = preview.gain
    return action.kind == "decline", -first, -second


def _choice(
    number: int,
    state: dominium.KingdomState,
    action: dominium.Action,
    preview: AnyPreview | None,
    words: KingdomDescriber,
) -> Choice:
    choice = Choice(number, str(action), action.kind, words.choice(state, action), squares=[])
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
        case _core.Preview():
            choice.squares = [preview.first.square, preview.second.square]
            choice.gain, choice.property_size = preview.gain, preview.property_size
        case _core.TaxPreview():
            choice.coins = preview.coins + preview.bonus
        case _core.BuildPreview():
            choice.gain, choice.cost = preview.gain, preview.cost
    return choice

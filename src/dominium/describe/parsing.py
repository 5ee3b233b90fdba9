"""The parser of typed actions in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from dominium.describe.kingdom.typed import kingdom_action
from dominium.describe.line.typed import line_action
from dominium.describe.typed import ARROWS, folded
from dominium.engine.errors import IllegalAction
from dominium.engine.kingdom import KingdomState

if TYPE_CHECKING:
    from dominium.engine.game import State
    from dominium.engine.line import LineState

__all__ = ["ARROWS", "folded", "understand"]


def understand(text: str, state: State, language: str) -> str:
    """Return the notation of an action in words: "E6 right", "domino 24", "65 left", "enough".

    Case, accents and spaces are free, and so is the order of letter and number or of the halves of
    a tile. Notation is returned unchanged; the action need not be legal. `3.` is no action but an
    item of a list.

    Raises:
        IllegalAction: `malformed` when no action can be read, `building_not_on_board` when a
            building is named that cannot be bought now.
    """
    if _is_notation(text, state):
        return text
    action = (
        kingdom_action(text, state, language)
        if isinstance(state, KingdomState)
        else line_action(text, cast("LineState", state).game, language)
    )
    if action is None:
        raise IllegalAction("malformed", {"text": text})
    return action


def _is_notation(text: str, state: State) -> bool:
    try:
        state.parse(text)
    except IllegalAction as refused:
        return refused.code != "malformed"
    return True

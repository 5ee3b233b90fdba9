"""The parser of typed kingdom actions: "E6 right", "domino 24", "build sawmill on F6"."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from dominium.describe.kingdom.typed_steps import step_in_words
from dominium.describe.messages import messages
from dominium.describe.typed import ARROWS, folded, typed_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.engine.kingdom import KingdomState

DIRECTIONS: Final = ("r", "l", "u", "d")

_SEPARATORS: Final = re.compile(r"[\s,;:]+")
_NUMBER: Final = re.compile(r"q?[1-9]\d?")
_SQUARE: Final = re.compile(
    r"(?:(?P<letter>[a-m])(?P<number>[1-9]\d?)|(?P<number_first>[1-9]\d?)(?P<letter_last>[a-m]))"
    r"(?P<direction>.*)"
)


def kingdom_action(text: str, state: KingdomState, language: str) -> str | None:
    """Return the notation of a kingdom action in words; None when the text is not one."""
    parts = _SEPARATORS.sub(" ", folded(text)).split()
    return _optional_step(parts, state, language) or _placement_or_claim(parts, language)


def _optional_step(parts: Sequence[str], state: KingdomState, language: str) -> str | None:
    """Return the notation of taxes, building, burning or declining; None in games without them."""
    board = state.view(None).building_board
    return None if board is None else step_in_words(parts, board, messages(language))


def _placement_or_claim(parts: Sequence[str], language: str) -> str | None:
    """Return the notation of the text after words like "domino" or "choose"."""
    rest, before = list(parts), typed_words(messages(language), "typed-before")
    while rest and rest[0] in before:
        rest.pop(0)
    return _action("".join(rest), _directions(language))


def _action(typed: str, directions: Mapping[str, str]) -> str | None:
    """Return the notation of a number, a square, or a square with a direction."""
    if _NUMBER.fullmatch(typed):
        return typed
    found = _SQUARE.fullmatch(typed)
    if found is None:
        return None
    letter = found["letter"] or found["letter_last"]
    number = found["number"] or found["number_first"]
    if not found["direction"]:
        return f"{letter}{number}"
    direction = directions.get(found["direction"])
    return None if direction is None else f"{letter}{number}{direction}"


@cache
def _directions(language: str) -> Mapping[str, str]:
    """Return the letters of directions by all their names, folded and without spaces."""
    words = messages(language)
    named = {
        word.replace(" ", ""): direction
        for direction in DIRECTIONS
        for word in typed_words(words, f"typed-direction-{direction}")
    }
    return named | ARROWS | {direction: direction for direction in DIRECTIONS}

"""Typed words of a language, turned into the notation."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

from dominium.describe.messages import Messages, messages
from dominium.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.state import State

ARROWS: Final = {"→": "r", "←": "l", "↑": "u", "↓": "d"}
DIRECTIONS: Final = ("r", "l", "u", "d")

_WITHOUT_MARK: Final = str.maketrans({"ł": "l"})
_SEPARATORS: Final = re.compile(r"[\s,;:]+")
_NUMBER: Final = re.compile(r"[1-9]\d?")
_SQUARE: Final = re.compile(
    r"(?:(?P<letter>[a-m])(?P<number>[1-9]\d?)|(?P<number_first>[1-9]\d?)(?P<letter_last>[a-m]))"
    r"(?P<direction>.*)"
)


def folded(text: str) -> str:
    """The text as typed words are compared: small letters, no accents, single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_WITHOUT_MARK))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(letters.split())


def understand(text: str, state: State, language: str) -> str:
    """The notation of an action typed in words: "E6 right", "6e →", "domino 24".

    Case, accents, spaces and the order of letter and number are free. Notation stays as it is;
    whether the action is legal is the state's to say. `3.` is no action but an item of a list.

    Raises:
        IllegalAction: `malformed` when no action can be read.
    """
    if _is_notation(text, state):
        return text
    words = messages(language)
    parts = _SEPARATORS.sub(" ", folded(text)).split()
    before = _words(words, "typed-before")
    while parts and parts[0] in before:
        parts.pop(0)
    action = _action("".join(parts), _directions(language))
    if action is None:
        raise IllegalAction("malformed", {"text": text})
    return action


def _is_notation(text: str, state: State) -> bool:
    try:
        state.parse(text)
    except IllegalAction as refused:
        return refused.code != "malformed"
    return True


def _action(typed: str, directions: Mapping[str, str]) -> str | None:
    """The notation of a number, a square, or a square with a direction."""
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
    """Everything that names a direction, folded and without spaces."""
    words = messages(language)
    named = {
        word.replace(" ", ""): direction
        for direction in DIRECTIONS
        for word in _words(words, f"typed-direction-{direction}")
    }
    return named | ARROWS | {direction: direction for direction in DIRECTIONS}


def _words(words: Messages, key: str) -> set[str]:
    return {folded(word) for word in words.text(key).split(",")}

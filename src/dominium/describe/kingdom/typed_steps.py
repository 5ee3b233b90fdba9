"""The parser of Queendomino's optional steps: "knights to E6 and F6", "build 3 on F6"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dominium.describe.kingdom.buildings import building_name, catalogue
from dominium.describe.typed import folded, typed_words
from dominium.engine.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import BuildingBoard
    from dominium.describe.messages import Messages

DECLINE: Final = "-"

_DASHES: Final = frozenset({"-", "\N{EN DASH}", "\N{EM DASH}"})
_ENDING: Final = re.compile(r"(?:ou|[aeiouy])$")
_LETTER: Final = re.compile(r"[a-m]")
_NUMBER: Final = re.compile(r"\d{1,2}")
_SQUARE: Final = re.compile(r"([a-m])(\d{1,2})|(\d{1,2})([a-m])")


def step_in_words(parts: Sequence[str], board: BuildingBoard, words: Messages) -> str | None:
    """Return the notation of an action of steps B to D; None when the parts name none.

    Args:
        parts: the folded words of the text.
        board: the buildings that may be named instead of their slots.
        words: the language of the text.

    Raises:
        IllegalAction: `building_not_on_board` when a building is named that no slot has.
    """
    text = " ".join(parts)
    if text in _DASHES or text in typed_words(words, "typed-decline"):
        return DECLINE
    for kind in ("tax", "build", "burn"):
        rest = _after(text, typed_words(words, f"typed-{kind}"))
        if rest is None:
            continue
        slot, rest = (None, rest) if kind == "tax" else _slot(rest, board, words)
        squares = _squares(rest.split(), typed_words(words, "typed-between"))
        return None if squares is None else _action(kind, slot, squares)
    return None


def _action(kind: str, slot: int | None, squares: Sequence[str]) -> str | None:
    """Return the notation; None unless the action has exactly the parts of its kind."""
    needed = {"tax": range(1, 3), "build": range(1, 2), "burn": range(1)}
    if len(squares) not in needed[kind] or (slot is None) != (kind == "tax"):
        return None
    return " ".join([kind, *([] if slot is None else [str(slot)]), *squares])


def _after(text: str, beginnings: Iterable[str]) -> str | None:
    """Return the text after its longest matching beginning; None when none matches."""
    for word in sorted(beginnings, key=len, reverse=True):
        if f"{text} ".startswith(f"{word} "):
            return text.removeprefix(word).strip()
    return None


def _slot(text: str, board: BuildingBoard, words: Messages) -> tuple[int | None, str]:
    """Return the slot that the text begins with, by number or by building, and the rest.

    Raises:
        IllegalAction: `building_not_on_board` when no slot has the building.
    """
    between = typed_words(words, "typed-between")
    while (after := _after(text, between)) is not None:
        text = after
    first, _, rest = text.partition(" ")
    if _NUMBER.fullmatch(first):
        return int(first), rest
    parts = text.split()
    offered = {slot.building: slot.slot for slot in reversed(board.slots) if slot.building}
    for building in catalogue():
        name = building_name(building, words.language).split()
        if [*map(_stem, parts[: len(name)])] == [*map(_stem, name)]:
            if building not in offered:
                raise IllegalAction("building_not_on_board", {"building": building})
            return offered[building], " ".join(parts[len(name) :])
    return None, text


def _stem(word: str) -> str:
    """Return a word of a building's name without its ending: people build "pilu", not "pila"."""
    return _ENDING.sub("", folded(word).replace("'", ""))


def _squares(parts: Sequence[str], between: set[str]) -> list[str] | None:
    """Return the named squares, letter and number in either order; None for other words."""
    squares, place = [], 0
    while place < len(parts):
        pair = "".join(parts[place : place + 2])
        if found := _SQUARE.fullmatch(parts[place]):
            place += 1
        elif _LETTER.fullmatch(parts[place]) or _NUMBER.fullmatch(parts[place]):
            found = _SQUARE.fullmatch(pair)
            place += 2 if found else 1
            if found is None and parts[place - 1] not in between:
                return None
        elif parts[place] in between:
            place += 1
        else:
            return None
        if found:
            letter, number, number_first, letter_last = found.groups()
            squares.append(f"{letter or letter_last}{number or number_first}")
    return squares

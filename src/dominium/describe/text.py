"""Language-independent functions on texts and numbers."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

_SIGNS: Final = re.compile(r"(?<!\d)\d|(?<=\d)[a-j]")
"""The places of braille signs between digits and other characters."""

_DIGIT_LIKE: Final = re.compile(r"(?<=\d)(?=[a-j])")
"""The places before letters that have the same dots as digits; Polish has no sign to put there."""


def plain_line(text: str) -> str:
    """Return a typed text as one line, without control characters and doubled spaces."""
    readable = (c for c in text if c.isspace() or not unicodedata.category(c).startswith("C"))
    return " ".join(unicodedata.normalize("NFC", "".join(readable)).split())


def capitalised(text: str) -> str:
    """Return the text with a capital first letter, the rest unchanged."""
    return text[:1].upper() + text[1:]


def spaced(notation: str) -> str:
    """Return a notation that reads the same in braille: "e6 d", where "e6d" may become "e64"."""
    return _DIGIT_LIKE.sub(" ", notation)


def sentence(text: str) -> str:
    """Return the text with a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


def runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last number of each run of consecutive rising numbers."""
    first = last = None
    for number in numbers:
        if first is None or last is None:
            first = number
        elif number != last + 1:
            yield first, last
            first = number
        last = number
    if first is not None and last is not None:
        yield first, last


def cells(text: str) -> int:
    """Return the number of six-dot braille cells that a text needs.

    A sign stands before every number, before every capital letter, and before the letters that
    follow a number with the same dots as digits.
    """
    return len(text) + len(_SIGNS.findall(text)) + sum(map(str.isupper, text))


def wrapped(text: str, width: int, indent: str = "  ") -> list[str]:
    """Return lines of at most `width` braille cells; continued lines are indented.

    A number stays with its noun, its sign or the last word: "3 crowns", "7 × 7", "plus 0."
    """
    lines, line = [], ""
    for words in _units(text):
        longer = f"{line} {words}" if line else words
        if line and cells(longer) > width:
            lines.append(line)
            longer = f"{indent}{words}"
        line = longer
    return [*lines, line] if line else lines


def _units(text: str) -> Iterator[str]:
    """Yield the parts of a text between which a line may end."""
    unit, before = "", ""
    for word in text.split():
        kept = (
            (before.isdigit() and (word[0].isalpha() or word == "×"))
            or before == "×"
            or (word[:-1].isdigit() and word[-1] in ".;" and before[-1:].isalpha())
        )
        if unit and not kept:
            yield unit
            unit = ""
        unit, before = f"{unit} {word}" if unit else word, word
    if unit:
        yield unit


def cut(text: str, width: int) -> str:
    """Return the text, cut with an ellipsis where it needs more braille cells than `width`."""
    if cells(text) <= width:
        return text
    while cells(text) >= width:
        text = text[:-1]
    return f"{text}…"


def filled(text: str, width: int) -> list[str]:
    """Return lines of at most `width` characters, broken only after commas."""
    if len(text) <= width:
        return [text]
    joined = text.replace(" ", "\N{NO-BREAK SPACE}").replace(",\N{NO-BREAK SPACE}", ", ")
    lines = wrap(joined, width, break_on_hyphens=False, break_long_words=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]

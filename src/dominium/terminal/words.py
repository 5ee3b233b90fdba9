"""Parsers of typed squares, tiles and directions, regardless of accents, case and extra spaces."""

import re

from dominium.describe import Messages
from dominium.describe import messages as of_language
from dominium.describe.parsing import ARROWS, folded
from dominium.describe.reading import (
    after_word,
    aliases,
    building_in,
    faces_in,
    number_in,
    terrain_in,
)

__all__ = [
    "after_word",
    "aliases",
    "building_in",
    "direction_first",
    "faces_in",
    "neighbours",
    "next_square",
    "number_in",
    "square_at",
    "square_in",
    "terrain_in",
    "tile_in",
]

TILE = re.compile(r"([0-6])\s*[-:|/]?\s*([0-6])")
SQUARE = re.compile(r"([a-m])\s*(1[0-3]|[1-9])|(1[0-3]|[1-9])\s*([a-m])")


def square_in(text: str) -> str | None:
    """Return the square of a text, letter and number in either order; None for other text."""
    found = SQUARE.fullmatch(folded(text))
    if found is None:
        return None
    column, row, row_first, column_last = found.groups()
    return f"{column or column_last}{row or row_first}"


def tile_in(text: str) -> str | None:
    """Return the tile of a text such as `65` or `5-6`, higher number first; None for other text."""
    found = TILE.fullmatch(text.strip())
    return None if found is None else "".join(sorted(found.groups(), reverse=True))


def square_at(column: int, row: int) -> str:
    """Return the name of the square in a column and a row, both counted from 1."""
    return f"{chr(ord('a') + column - 1)}{row}"


def neighbours(square: str) -> tuple[str, ...]:
    """Return the four squares that share an edge with a square; some may lie outside."""
    column, row = ord(square[0]), int(square[1:])
    return tuple(
        f"{chr(column + right)}{row + down}" for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )


def next_square(square: str, direction: str) -> str:
    """Return the neighbour of a square in the direction `u`, `r`, `d` or `l`."""
    return neighbours(square)["urdl".index(direction)]


def direction_first(text: str, messages: Messages) -> tuple[str | None, str]:
    """Return the direction that a folded text begins with, as `r`, `l`, `u` or `d`, and the rest.

    A letter is a direction only when more text follows: `l` may be a terrain too.
    """
    for arrow, direction in ARROWS.items():
        names = [arrow, direction]
        for language in (messages, of_language("en")):
            names += aliases(language, f"typed-direction-{direction}")
        rest = after_word(text, names)
        if rest:
            return direction, rest
    return None, text

"""The names of tiles and ends: "6-5", "double 6", "left"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe.messages import messages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.describe.messages import Messages

ENDS: Final = ("left", "right", "up", "down")
"""The ends of a line, those of the two arms across it last."""

LETTERS: Final = {"l": "left", "r": "right", "u": "up", "d": "down"}
"""The letters of the ends in the notation."""


def tile_name(tile: str, language: str) -> str:
    """Return the spoken name of a tile: "6-5", "double 6"."""
    return named(tile, messages(language))


def end_letters(language: str) -> Mapping[str, str]:
    """Return the one-letter names of the four ends, unique in the language."""
    words = messages(language)
    return {end: words.text(f"end-letter-{end}") for end in ENDS}


def named(tile: str, words: Messages) -> str:
    """Return the name of a tile, the higher number first."""
    high, low = map(int, tile)
    if high == low:
        return words.text("tile-double", number=high)
    return words.text("tile-plain", high=high, low=low)

"""The parser of listed tiles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dominium.describe.typed import folded, typed_words

if TYPE_CHECKING:
    from dominium.describe.messages import Messages

_TILE: Final = re.compile(r"=?([0-6])\s?[-|/:]?\s?([0-6])")
_BETWEEN: Final = re.compile(r"[\s,;]*")


def tiles_in(text: str, messages: Messages) -> list[str] | None:
    """Parse the tiles that the whole text lists, `65 4-3 double 2`; None for other text."""
    plain = folded(text)
    for word in sorted(typed_words(messages, "typed-double"), key=len, reverse=True):
        plain = re.sub(rf"\b{re.escape(word)}\s*([0-6])(?![0-6])", r"\1\1", plain)
    tiles, place = list[str](), 0
    while place < len(plain):
        found = _TILE.match(plain, place)
        if found is None:
            return None
        tiles.append("".join(sorted(found.groups(), reverse=True)))
        between = _BETWEEN.match(plain, found.end())
        place = between.end() if between else found.end()
    return tiles or None


__all__ = ["tiles_in"]

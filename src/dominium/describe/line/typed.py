"""The parser of typed actions of the domino games: "65 left", "double 6", "draw", "enough"."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from dominium.describe.line.tiles import ENDS, LETTERS
from dominium.describe.messages import messages
from dominium.describe.typed import ARROWS, folded, typed_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.engine.line import LineGame

_SEPARATORS: Final = re.compile(r"[\s,;:/|-]+")
_TILE: Final = re.compile(
    r"(?P<before>\D*)(?P<first>[0-6])(?P<second>[0-6])(?P<after>\D*)(?P<outward>[0-6]?)"
)


def line_action(text: str, game: LineGame, language: str) -> str | None:
    """Return the notation of a domino action in words; None when the text is not one."""
    parts = _SEPARATORS.sub(" ", folded(text)).split()
    called = _calls(language, hits=game.facts.drawing == "hits").get(" ".join(parts))
    return _laid(parts, language) if called is None else called


@cache
def _calls(language: str, *, hits: bool) -> Mapping[str, str]:
    """Return the actions without a tile by all their names.

    Taking a tile is `hit` where a hand is all that is played for and `draw` elsewhere, and so is
    leaving it.
    """
    words = messages(language)
    meant = {"draw": "hit", "pass": "stand"} if hits else {"hit": "draw", "stand": "pass"}
    return {
        _SEPARATORS.sub(" ", word): meant.get(call, call)
        for call in ("draw", "pass", "hit", "stand")
        for word in typed_words(words, f"typed-{call}") | {folded(words.text(f"choice-{call}"))}
    }


def _laid(parts: list[str], language: str) -> str | None:
    """Return the notation of a tile, with the end and the outward half if they are named."""
    words = messages(language)
    phrases = typed_words(words, "typed-before-tile") | typed_words(words, "typed-outward")
    beside = {word for phrase in phrases for word in phrase.split()}
    doubles = typed_words(words, "typed-double")
    kept: list[str] = []
    for place, part in enumerate(parts):
        if place and parts[place - 1] in doubles:
            kept.append(part[:1] * 2 + part[1:])
        elif part not in beside and part not in doubles:
            kept.append(part)
    found = _TILE.fullmatch("".join(kept))
    if found is None:
        return None
    low, high = sorted((found["first"], found["second"]))
    ends = {_ends(language).get(found[place]) for place in ("before", "after") if found[place]}
    if not ends and not found["outward"]:
        return high + low
    end = ends.pop() if len(ends) == 1 else None
    return None if end is None else f"{high}{low}{end}{found['outward']}"


@cache
def _ends(language: str) -> Mapping[str, str]:
    """Return the letters of ends by all their names, folded and without spaces."""
    words = messages(language)
    letters = {end: letter for letter, end in LETTERS.items()}
    named = {
        word.replace(" ", ""): letters[end]
        for end in ENDS
        for word in (
            folded(words.text(f"end-{end}")),
            words.text(f"end-letter-{end}"),
            *typed_words(words, f"typed-direction-{letters[end]}"),
        )
    }
    return named | ARROWS | {letter: letter for letter in LETTERS}

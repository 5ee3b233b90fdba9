"""Parsers of names, numbers and faces in typed or spoken text of a language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dominium._core import buildings
from dominium.describe.kingdom.buildings import building_name
from dominium.describe.messages import messages as of_language
from dominium.describe.typed import folded
from dominium.describe.words import terrain_letters

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium.describe.messages import Messages

SHORTEST_BEGINNING: Final = 3
"""The fewest letters that abbreviate a building's name."""

NUMBER: Final = re.compile(r"[0-9]{1,4}")


def aliases(messages: Messages, key: str) -> list[str]:
    """Return the words of a command, the main one first; the message separates them by commas."""
    return [word.strip() for word in messages.text(key).split(",")]


def after_word(text: str, words: Iterable[str]) -> str | None:
    """Return the text after one of the words at its beginning; None when none matches."""
    plain = folded(text)
    for word in sorted(map(folded, words), key=len, reverse=True):
        if plain == word or plain.startswith(word + " "):
            return plain.removeprefix(word).strip()
    return None


def after_command(text: str, command: str, messages: Messages) -> str | None:
    """Return the text after a command in the language, or in English as in records; or None."""
    for words in (messages, of_language("en")):
        rest = after_word(text, aliases(words, f"terminal-words-{command}"))
        if rest is not None:
            return rest
    return None


def number_in(text: str) -> int | None:
    """Return the number that the whole text names; None for other text or over four digits."""
    return int(text) if NUMBER.fullmatch(text) else None


def terrain_words(messages: Messages) -> dict[str, str]:
    """Return the terrains and the castle by every letter and folded word that names them."""
    letters = terrain_letters(messages.language)
    return {
        folded(word): terrain
        for terrain, letter in letters.items()
        for word in (
            letter,
            *aliases(messages, f"terminal-words-{terrain}"),
            *aliases(of_language("en"), f"terminal-words-{terrain}"),
        )
    }


def terrain_in(text: str, messages: Messages) -> str | None:
    """Return the terrain that the whole text names by a letter or a word; None for other text."""
    return terrain_words(messages).get(folded(text))


def building_in(text: str, messages: Messages) -> str | None:
    """Return the building of an id, a name or an unambiguous beginning; None for other text."""
    plain = folded(text)
    named = {info.id: info.id for info in buildings()}
    named |= {
        folded(building_name(building, messages.language)): building for building in tuple(named)
    }
    if plain in named:
        return named[plain]
    begun = {building for name, building in named.items() if name.startswith(plain)}
    return begun.pop() if len(begun) == 1 and len(plain) >= SHORTEST_BEGINNING else None


def faces_in(text: str, messages: Messages) -> list[tuple[str, int]] | None:
    """Return the faces that a text lists: `wheat`, `forest 1`, `f1`; None for other text."""
    named = terrain_words(messages)
    longest_first = "|".join(map(re.escape, sorted(named, key=len, reverse=True)))
    face = re.compile(rf"({longest_first})\s*(\d?)(?:[\s,]+|$)")
    faces, place, plain = [], 0, folded(text)
    while place < len(plain):
        found = face.match(plain, place)
        if found is None:
            return None
        faces.append((named[found[1]], int(found[2] or 0)))
        place = found.end()
    return faces

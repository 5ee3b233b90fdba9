"""Names, numbers and faces in what somebody types or says, in the words of a language."""

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
"""How many letters of a building's name are at least typed."""

NUMBER: Final = re.compile(r"[0-9]{1,4}")


def aliases(messages: Messages, key: str) -> list[str]:
    """The words of a command, the main one first; the message separates them by commas."""
    return [word.strip() for word in messages.text(key).split(",")]


def after_word(text: str, words: Iterable[str]) -> str | None:
    """What follows one of the words at the beginning of the text; None where none stands there."""
    plain = folded(text)
    for word in sorted(map(folded, words), key=len, reverse=True):
        if plain == word or plain.startswith(word + " "):
            return plain.removeprefix(word).strip()
    return None


def after_command(text: str, command: str, messages: Messages) -> str | None:
    """What follows a command in the words of the language, or in English, which records are in."""
    for words in (messages, of_language("en")):
        rest = after_word(text, aliases(words, f"terminal-words-{command}"))
        if rest is not None:
            return rest
    return None


def number_in(text: str) -> int | None:
    """The whole number that the whole text names; longer ones than four digits mean nothing."""
    return int(text) if NUMBER.fullmatch(text) else None


def terrain_words(messages: Messages) -> dict[str, str]:
    """Every letter and folded word that names a terrain or the castle."""
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
    """The terrain that the whole text names by a letter or a word of the language."""
    return terrain_words(messages).get(folded(text))


def building_in(text: str, messages: Messages) -> str | None:
    """The building that the text names, by its id, its name, or a beginning that only it has."""
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
    """The faces that a text lists, such as `wheat`, `forest 1` and `f1`; None for other text."""
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

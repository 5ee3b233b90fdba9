"""Typed words, compared as `describe` compares them: without accents, case and extra spaces."""

import re
from collections.abc import Iterable

import dominium
from dominium import describe
from dominium.describe import Messages
from dominium.describe.understanding import ARROWS, folded

SHORTEST_BEGINNING = 3
"""How many letters of a building's name are at least typed."""

NUMBER = re.compile(r"[0-9]{1,4}")
SQUARE = re.compile(r"([a-m])\s*(1[0-3]|[1-9])|(1[0-3]|[1-9])\s*([a-m])")


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


def square_in(text: str) -> str | None:
    """The square that the whole text names, in either order of letter and number."""
    found = SQUARE.fullmatch(folded(text))
    if found is None:
        return None
    column, row, row_first, column_last = found.groups()
    return f"{column or column_last}{row or row_first}"


def number_in(text: str) -> int | None:
    """The whole number that the whole text names; longer ones than four digits mean nothing."""
    return int(text) if NUMBER.fullmatch(text) else None


def terrain_words(messages: Messages) -> dict[str, str]:
    """Every letter and folded word that names a terrain or the castle."""
    letters = describe.terrain_letters(messages.language)
    return {
        folded(word): terrain
        for terrain, letter in letters.items()
        for word in (letter, *aliases(messages, f"terminal-words-{terrain}"))
    }


def terrain_in(text: str, messages: Messages) -> str | None:
    """The terrain that the whole text names by a letter or a word of the language."""
    return terrain_words(messages).get(folded(text))


def building_in(text: str, messages: Messages) -> str | None:
    """The building that the text names, by its id, its name, or a beginning that only it has."""
    plain = folded(text)
    named = {info.id: info.id for info in dominium.buildings()}
    named |= {
        folded(describe.building_name(building, messages.language)): building
        for building in tuple(named)
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


def square_at(column: int, row: int) -> str:
    """The name of the square in a column and a row, both counted from 1."""
    return f"{chr(ord('a') + column - 1)}{row}"


def neighbours(square: str) -> tuple[str, ...]:
    """The names of the four squares that share an edge with a square; some may lie outside."""
    column, row = ord(square[0]), int(square[1:])
    return tuple(
        f"{chr(column + right)}{row + down}" for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )


def next_square(square: str, direction: str) -> str:
    """The square beside a square in the direction `u`, `r`, `d` or `l`."""
    return neighbours(square)["urdl".index(direction)]


def direction_first(text: str, messages: Messages) -> tuple[str | None, str]:
    """The direction that a folded text begins with, as `r`, `l`, `u` or `d`, and what follows.

    A letter alone is a direction only where something follows it: `l` may be a terrain too.
    """
    for arrow, direction in ARROWS.items():
        names = [arrow, direction, *aliases(messages, f"typed-direction-{direction}")]
        rest = after_word(text, names)
        if rest:
            return direction, rest
    return None, text

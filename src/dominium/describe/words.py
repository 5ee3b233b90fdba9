"""The single words of a language that front ends need outside sentences."""

from collections.abc import Mapping
from typing import Final

from dominium.describe.messages import SOURCE_LANGUAGE, Messages, messages

TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
"""Every terrain, in the order of the score sheet."""


def terrain_name(terrain: str, language: str, game: str = "") -> str:
    """Return the name of a terrain, or of the castle; a game may have words of its own."""
    words = messages(language)
    return words.text(terrain_key(terrain, game, words))


def terrain_key(terrain: str, game: str, words: Messages) -> str:
    """Return the key of a terrain's name: a game's own where its edition has another word."""
    if terrain == "castle":
        return "castle"
    own = f"terrain-{terrain}-{game}"
    return own if own in words else f"terrain-{terrain}"


def sheet_row(row: str, language: str) -> str:
    """Return the name of a row of Queendomino's score sheet: "Treasury", "Forests"."""
    return messages(language).text(f"sheet-{row}")


def terrain_letters(language: str) -> Mapping[str, str]:
    """Return the one-letter names of the terrains and the castle, unique in the language."""
    words = messages(language)
    return {terrain: words.text(f"letter-{terrain}") for terrain in (*TERRAINS, "castle")}


def english_rows(rows: str, language: str) -> str:
    """Return the rows of a kingdom in the English letters of the notation.

    They may be in those of the language too: the letter of the castle tells which they are, no
    terrain of the other language has it.
    """
    own, english = terrain_letters(language), terrain_letters(SOURCE_LANGUAGE)
    if english["castle"] in rows or own["castle"] not in rows:
        return rows
    return rows.translate({ord(own[name]): english[name] for name in own})


def option_value(option: str, value: int | bool | str, language: str) -> str:
    """Return one value of an option in words: "5 by 5", "yes", "by turns, clockwise", "4 deals"."""
    words = messages(language)
    if isinstance(value, bool):
        return words.text("option-value-on" if value else "option-value-off")
    counted = f"option-value-{option}"
    if isinstance(value, int) and counted in words:
        return words.text(counted, count=value)
    return words.text(f"{counted}-{value}")

"""Single words of a language that front ends need outside sentences."""

from collections.abc import Mapping
from typing import Final

from dominium.describe.messages import messages

TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine")


def terrain_name(terrain: str, language: str) -> str:
    """The name of a terrain, or of the castle."""
    key = "castle" if terrain == "castle" else f"terrain-{terrain}"
    return messages(language).text(key)


def terrain_letters(language: str) -> Mapping[str, str]:
    """The one-letter names of the six terrains and the castle, unique in the language."""
    words = messages(language)
    return {terrain: words.text(f"letter-{terrain}") for terrain in (*TERRAINS, "castle")}


def option_value(option: str, value: int | bool | str, language: str) -> str:
    """The words of one value of an option: "5 by 5", "yes", "by turns, clockwise"."""
    words = messages(language)
    if isinstance(value, bool):
        return words.text("option-value-on" if value else "option-value-off")
    return words.text(f"option-value-{option}-{value}")

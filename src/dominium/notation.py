"""The notation of pieces, the same in every language."""

from __future__ import annotations

import re
from typing import Final

Face = tuple[str, int]
"""A half of a domino by its terrain and crowns."""

DOMINOES_OF_A_BOX: Final = 48

_TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
_OF_LETTERS: Final = {terrain[0]: terrain for terrain in _TERRAINS}
_HALF: Final = rf"([{''.join(_OF_LETTERS)}])([1-3]?)"
_FACES: Final = re.compile(rf"(q?[1-9]\d?)={_HALF}{_HALF}")


def domino_text(number: int) -> str:
    """Write the number of a domino: `24`; beyond the first box `q24`."""
    if number <= DOMINOES_OF_A_BOX:
        return str(number)
    return f"q{number - DOMINOES_OF_A_BOX}"


def domino_number(text: str) -> int:
    """Parse the number of a domino, as `domino_text` writes it."""
    if text.startswith("q"):
        return int(text[1:]) + DOMINOES_OF_A_BOX
    return int(text)


def faces_text(number: int, faces: tuple[Face, Face]) -> str:
    """Write a domino of a set that differs with its faces: `24=f1w`."""
    halves = (f"{terrain[0]}{crowns or ''}" for terrain, crowns in faces)
    return f"{domino_text(number)}={''.join(halves)}"


def faces_in_notation(text: str) -> tuple[int, tuple[Face, Face]] | None:
    """Parse the number and faces of a domino, as `faces_text` writes them; None for other text."""
    found = _FACES.fullmatch(text)
    if found is None:
        return None
    number, left, left_crowns, right, right_crowns = found.groups()
    return domino_number(number), (
        (_OF_LETTERS[left], int(left_crowns or 0)),
        (_OF_LETTERS[right], int(right_crowns or 0)),
    )

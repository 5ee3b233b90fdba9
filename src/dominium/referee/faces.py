"""The faces of dominoes in a set that differs, as people say them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dominium.describe.reading import faces_in
from dominium.describe.typed import folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.describe import Messages
    from dominium.engine.kingdom import KingdomGame
    from dominium.notation import Face

Domino = tuple["Face", "Face"]

_SAID: Final = re.compile(r"(q?)\s?([1-9]\d?)\s+(\D.*)")


def parse_faces(part: str, messages: Messages) -> tuple[str, Domino] | None:
    """Parse the number and the faces of a domino in words of a language, such as `24 les1 pole`."""
    found = _SAID.fullmatch(folded(part))
    if found is None:
        return None
    faces = faces_in(found[3], messages)
    if faces is None or len(faces) != 2:
        return None
    return f"{found[1]}{found[2]}", (faces[0], faces[1])


def is_usual(faces: Domino, usual: Sequence[Domino]) -> bool:
    """Return whether a domino of the usual set has the same faces, in either order."""
    left, right = faces
    return (left, right) in usual or (right, left) in usual


def usual_faces(game: KingdomGame) -> list[Domino]:
    """Return the faces of a game's dominoes, by their numbers from 1."""
    return [
        ((left.terrain, left.crowns), (right.terrain, right.crowns))
        for left, right in game.dominoes
    ]

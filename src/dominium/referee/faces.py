"""Dominoes of a set that differs: which faces they show, as people say it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dominium.describe.reading import faces_in
from dominium.describe.typed import folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.describe import Messages
    from dominium.game import Face, KingdomGame

Domino = tuple["Face", "Face"]

_SAID: Final = re.compile(r"(q?)\s?([1-9]\d?)\s+(\D.*)")


def faces_said(part: str, messages: Messages) -> tuple[str, Domino] | None:
    """The number and the faces of a domino in the words of a language, such as `24 les1 pole`."""
    found = _SAID.fullmatch(folded(part))
    if found is None:
        return None
    faces = faces_in(found[3], messages)
    if faces is None or len(faces) != 2:
        return None
    return f"{found[1]}{found[2]}", (faces[0], faces[1])


def is_usual(faces: Domino, usual: Sequence[Domino]) -> bool:
    """Whether a domino of the usual set shows the same, whichever way it is held."""
    left, right = faces
    return (left, right) in usual or (right, left) in usual


def usual_faces(game: KingdomGame) -> list[Domino]:
    """What the dominoes of a game show, by their numbers from 1."""
    return [
        ((left.terrain, left.crowns), (right.terrain, right.crowns))
        for left, right in game.dominoes
    ]

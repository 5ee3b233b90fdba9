"""All lessons, in the order in which they are best taken."""

from __future__ import annotations

from typing import Final

from dominium.lessons import kingdoms, lines
from dominium.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (
    kingdoms.KINGDOMINO,
    kingdoms.KEYS,
    kingdoms.PRACTICE,
    kingdoms.KRALOVSKA_ZAHRADA,
    kingdoms.QUEENDOMINO,
    lines.BLOCK,
    lines.DRAW,
    lines.MATADOR,
    lines.BERGEN,
    lines.SEBASTOPOL,
    lines.TWENTY_ONE,
    lines.SOLO,
)


def lesson_named(name: str) -> Lesson:
    """The lesson of a name.

    Raises:
        KeyError: There is none.
    """
    for lesson in LESSONS:
        if lesson.id == name:
            return lesson
    raise KeyError(name)

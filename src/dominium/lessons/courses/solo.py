"""The lessons of Solo."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Do, Lesson, Play, Step

LESSONS: Final = (
    Lesson(
        "solo",
        "solo",
        "=65, =63, =55, =41, =42",
        (
            Step("base", Do("63")),
            Step("lay", Do("65r")),
            Step("refill", Do("55r", then="=31, =20, =64")),
            Step("free", Play()),
        ),
    ),
)

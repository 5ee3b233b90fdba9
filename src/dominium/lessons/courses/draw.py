"""The lessons of Draw."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Step

_DEAL: Final = "=65, =63, =60, =41, =54, =30, =11, =22, =55, =52, =21, =20, =31, =62"

LESSONS: Final = (
    Lesson(
        "draw",
        "draw",
        f"=s2, {_DEAL}, 22, =33, =32",
        (
            Step("stock", Ask("last")),
            Step("lay", Do("32r", then="31r")),
            Step("counts", Ask("counts")),
            Step("end"),
        ),
    ),
)

"""The lessons of Bergen."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Step

_DEAL: Final = "=11, =61, =53, =33, =40, =50, =31, =65, =20, =22, =44, =10"

LESSONS: Final = (
    Lesson(
        "bergen",
        "bergen",
        _DEAL,
        (
            Step("lead", Do("11", then="31l")),
            Step("lay", Do("61r", then="65r")),
            Step("equal", Do("53r", then="draw, =54, pass")),
            Step("double", Do("33l, 33r")),
            Step("scores", Ask("score")),
            Step("end"),
        ),
    ),
)

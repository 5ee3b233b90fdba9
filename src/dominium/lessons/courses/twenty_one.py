"""The lessons of Twenty-One."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Step

LESSONS: Final = (
    Lesson(
        "twenty_one",
        "twenty_one",
        "=s1, =65, =31, =64, =32",
        (
            Step("sum", Ask("hand")),
            Step("hit", Do("hit", then="=20")),
            Step("stand", Do("stand", then="stand, =54, =43, =60, =51")),
            Step("end"),
        ),
        {"seats": 2},
    ),
)

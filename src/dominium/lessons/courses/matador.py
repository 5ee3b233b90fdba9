"""The lessons of Matador."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Step

LESSONS: Final = (
    Lesson(
        "matador",
        "matador",
        "=s2, =10, =40, =50, =65, =61, =62, =55, =54, =31, 55",
        (
            Step("seven", Do("62l", then="31l")),
            Step("matador", Do("61l1", then="=33, =20, 20r")),
            Step("blank", Ask("ends")),
            Step("end"),
        ),
    ),
)

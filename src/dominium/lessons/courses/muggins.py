"""The lesson of Muggins: fives at the ends, and the spinner."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Step

_DEAL: Final = "=s1, =55, =51, =52, =11, =63, =60, =43, =50, =20, =54, =61, =62, =33, =44"

LESSONS: Final = (
    Lesson(
        "muggins",
        "muggins",
        _DEAL,
        (
            Step("lead", Do("55", then="50r")),
            Step("spinner", Do("51l", then="20r")),
            Step("ends", Ask("ends")),
            Step("arm", Do("52u", then="54d")),
            Step("double", Do("11l")),
            Step("scores", Ask("score")),
            Step("end"),
        ),
    ),
)

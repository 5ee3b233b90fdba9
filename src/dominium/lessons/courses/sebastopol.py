"""The lessons of Sebastopol."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Step

_DEAL: Final = (
    "=66, =65, =63, =41, =42, =30, =11, =64, =55, =52, =21, =20, =31, =10,"
    "=62, =50, =51, =53, =54, =40, =43, =61, =60, =00, =22, =33, =32, =44"
)

LESSONS: Final = (
    Lesson(
        "sebastopol",
        "sebastopol",
        _DEAL,
        (
            Step("middle", Do("66", then="64l, 62r, 61u")),
            Step("cross", Do("65d, 63d")),
            Step("ends", Ask("ends")),
            Step("end"),
        ),
    ),
)

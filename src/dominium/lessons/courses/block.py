"""The lessons of Block, which teaches in full what the line games share."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Step

_DEAL: Final = "=65, =63, =60, =41, =42, =30, =11, =50, =55, =52, =21, =20, =31, =62"

LESSONS: Final = (
    Lesson(
        "block",
        "block",
        f"=s1, {_DEAL}",
        (
            Step("hand", Ask("hand")),
            Step("lead", Do("65", then="55l")),
            Step("ends", Ask("ends")),
            Step("lay", Do("63r", then="31r")),
            Step("choose", Do("41r", then="52l")),
            Step("both", Do("42l", then=_DEAL)),
            Step("blocked", Ask("details")),
            Step("end"),
        ),
    ),
)

"""The lessons of Queendomino."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Step

_BUILDINGS: Final = "=statue, =inn, =watchtower, =forge, =knights_hall, =bakery, =church"
_COURTS: Final = f"{_BUILDINGS}, =33, =40, =43, =45, =k1, 33, 43, 45, 40, =16, =26, =35, =46"

LESSONS: Final = (
    Lesson(
        "queendomino",
        "queendomino",
        _COURTS,
        (
            Step("turn"),
            Step("place", Do("g8r")),
            Step("knight", Do("tax h8")),
            Step("buildings", Ask("buildings")),
            Step("build", Do("build 1 g8")),
            Step("dragon", Do("burn 4")),
            Step("claim", Do("46")),
            Step("grow", Do("h9l")),
            Step("knights", Do("tax g9 h9")),
            Step("queen", Do("build 2 g9")),
            Step("court", Ask("court")),
            Step("end"),
        ),
    ),
)

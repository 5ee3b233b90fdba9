"""The lessons of Kingdomino, of the keys, and of the edition made for blind players."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Play, Step, Try

_FIRST_OFFER: Final = "=13, =19, =24, =34, =k1"
_CLAIMED: Final = f"{_FIRST_OFFER}, 24, =k2, 19, =k2, 34, =k1, 13, =3, =26, =30, =40"
_SECOND_ROUND: Final = f"{_CLAIMED}, e6r, 26, e6r, 40, f7l, 3, e4u, 30, =7, =20, =31, =42"

KINGDOMINO = Lesson(
    "kingdomino",
    "kingdomino",
    _FIRST_OFFER,
    (
        Step("aim"),
        Step("offer", Ask("offer")),
        Step("claim", Do("24", then="=k2, 19, =k2, 34, =k1")),
        Step("second", Do("13", then="=3, =26, =30, =40")),
        Step("place", Do("e6r")),
        Step("next", Do("26", then="e6r, 40")),
        Step("wrong", Try("c3r")),
        Step("typed", Do("f7l")),
        Step("last", Do("3", then="e4u, 30, =7, =20, =31, =42")),
        Step("points", Ask("details")),
        Step("square", Do("g6d")),
        Step("end"),
    ),
)

KEYS = Lesson(
    "keys",
    "kingdomino",
    _SECOND_ROUND,
    (
        Step("doors"),
        Step("turn", Ask("turn")),
        Step("kingdom", Ask("kingdom")),
        Step("offer", Ask("offer")),
        Step("score", Ask("score")),
        Step("last", Ask("last")),
        Step("act", Do("g6d")),
        Step("help", Ask("help")),
    ),
)

PRACTICE = Lesson("practice", "kingdomino", _CLAIMED, (Step("free", Play()),))

KRALOVSKA_ZAHRADA = Lesson(
    "kralovska_zahrada",
    "kingdomino",
    "",
    (
        Step("tray"),
        Step("castle", Do("c3", then="c3, =13, =19, =24, =34, =s1")),
        Step("claim", Do("13", then="34")),
        Step("second", Do("24", then="19, =3, =26, =30, =40")),
        Step("frame", Ask("frame")),
        Step("wrong", Try("e3r")),
        Step("place", Do("d3r")),
        Step("end"),
    ),
    {"preset": "kralovska_zahrada"},
)

LESSONS: Final = (KINGDOMINO, KEYS, PRACTICE, KRALOVSKA_ZAHRADA)

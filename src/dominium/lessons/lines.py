"""The lessons of the domino games: Block from the beginning, of the others what is their own."""

from __future__ import annotations

from typing import Final

from dominium.lessons.lesson import Ask, Do, Lesson, Play, Step

_BLOCK_DEAL: Final = "=65, =63, =60, =41, =42, =30, =11, =50, =55, =52, =21, =20, =31, =62"
_DRAW_DEAL: Final = "=65, =63, =60, =41, =54, =30, =11, =22, =55, =52, =21, =20, =31, =62"
_BERGEN_DEAL: Final = "=11, =61, =53, =33, =40, =50, =31, =65, =20, =22, =44, =10"
_SEBASTOPOL_DEAL: Final = (
    "=66, =65, =63, =41, =42, =30, =11, =64, =55, =52, =21, =20, =31, =10,"
    "=62, =50, =51, =53, =54, =40, =43, =61, =60, =00, =22, =33, =32, =44"
)

BLOCK = Lesson(
    "block",
    "block",
    f"=s1, {_BLOCK_DEAL}",
    (
        Step("hand", Ask("hand")),
        Step("lead", Do("65", then="55l")),
        Step("ends", Ask("ends")),
        Step("lay", Do("63r", then="31r")),
        Step("choose", Do("41r", then="52l")),
        Step("both", Do("42l", then=_BLOCK_DEAL)),
        Step("blocked", Ask("details")),
        Step("end"),
    ),
)

DRAW = Lesson(
    "draw",
    "draw",
    f"=s2, {_DRAW_DEAL}, 22, =33, =32",
    (
        Step("stock", Ask("last")),
        Step("lay", Do("32r", then="31r")),
        Step("counts", Ask("counts")),
        Step("end"),
    ),
)

MATADOR = Lesson(
    "matador",
    "matador",
    "=s2, =10, =40, =50, =65, =61, =62, =55, =54, =31, 55",
    (
        Step("seven", Do("62l", then="31l")),
        Step("matador", Do("61l1", then="=33, =20, 20r")),
        Step("blank", Ask("ends")),
        Step("end"),
    ),
)

BERGEN = Lesson(
    "bergen",
    "bergen",
    _BERGEN_DEAL,
    (
        Step("lead", Do("11", then="31l")),
        Step("lay", Do("61r", then="65r")),
        Step("equal", Do("53r", then="draw, =54, pass")),
        Step("double", Do("33l, 33r")),
        Step("scores", Ask("score")),
        Step("end"),
    ),
)

SEBASTOPOL = Lesson(
    "sebastopol",
    "sebastopol",
    _SEBASTOPOL_DEAL,
    (
        Step("middle", Do("66", then="64l, 62r, 61u")),
        Step("cross", Do("65d, 63d")),
        Step("ends", Ask("ends")),
        Step("end"),
    ),
)

TWENTY_ONE = Lesson(
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
)

SOLO = Lesson(
    "solo",
    "solo",
    "=65, =63, =55, =41, =42",
    (
        Step("base", Do("63")),
        Step("lay", Do("65r")),
        Step("refill", Do("55r", then="=31, =20, =64")),
        Step("free", Play()),
    ),
)

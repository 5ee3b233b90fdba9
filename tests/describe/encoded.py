"""Values as bytes, written from what they hold: so tests make values that no game has made.

This follows `core/base/encoding.hpp` and `dominium._core.schema()`, and knows no type by name.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from dominium import _core
from dominium.views import from_bytes
from tests.describe.facts import opened
from tests.describe.play import EVERY_GAME, random_game

HASH = 8
"""The bytes before a value that name its type."""

FIELDS = {struct["name"]: struct["fields"] for struct in _core.schema()}
BYTES = {"Half.crowns"}
"""Numbers that are never negative."""


def made(name: str, **facts: Any) -> Any:
    """A value of the type of this name with these facts, the others as in some game."""
    example = _example(name)
    return remade(SimpleNamespace(**vars(opened(example)) | facts), example)


@cache
def _example(name: str) -> Any:
    """An event, the outcome of a match, or a view of some game."""
    for game in EVERY_GAME:
        for ply in random_game(game):
            outcomes = (getattr(event, "outcome", None) for event in ply.events)
            for value in (*ply.events, *outcomes, ply.after.view(None)):
                if type(value).__name__ == name:
                    return value
    raise LookupError(name)


def remade(changed: SimpleNamespace, original: Any) -> Any:
    """The value of a type of the core that holds what a namespace holds.

    Raises:
        ValueError: no such value can be.
    """
    sealed = original.to_bytes()
    untold = sealed[HASH + len(_struct(original, type(original).__name__)) :]
    return from_bytes(sealed[:HASH] + _struct(changed, changed.declared_as) + untold)


def _struct(value: Any, name: str) -> bytes:
    return b"".join(
        _field(getattr(value, field), kind, unsigned=f"{name}.{field}" in BYTES)
        for field, kind in FIELDS[name]
    )


def _field(value: Any, kind: Any, *, unsigned: bool) -> bytes:
    match kind:
        case ("optional", inner):
            return b"\0" if value is None else b"\1" + _field(value, inner, unsigned=unsigned)
        case ("list", inner):
            items = [_field(item, inner, unsigned=unsigned) for item in value]
            return _number(len(items)) + b"".join(items)
        case ("struct", name):
            return _struct(value, name)
        case "text":
            return _text(value)
    return _number(_placed(value, kind, unsigned=unsigned))


def _placed(value: Any, kind: Any, *, unsigned: bool) -> int:
    """A choice by its place, an actor and a number as one that is not negative."""
    if isinstance(kind, tuple):
        return int(kind[1].index(value))
    if kind == "actor" and not isinstance(value, int):
        return 1 if value == "chance" else 3
    if unsigned or kind == "bool":
        return int(value)
    return 2 * value if value >= 0 else -2 * value - 1


def _text(text: str) -> bytes:
    """A square or a tile by its number; any other text by its length and its letters."""
    if text.isdecimal():
        high, low = map(int, text)
        return _number(high * (high + 1) // 2 + low)
    if text[:1].isalpha() and text[1:].isdecimal():
        return _number((int(text[1:]) - 1) * 26 + ord(text[0]) - ord("a"))
    return _number(len(text)) + text.encode("ascii")


def _number(number: int) -> bytes:
    rest, last = bytearray(), number
    while last >= 0x80:
        rest.append(last & 0x7F | 0x80)
        last >>= 7
    return bytes([*rest, last])

"""Drawings as text: numbers as they are written, chance by place, and stamps of path data."""

import re
from functools import cache
from math import floor
from typing import NamedTuple

from dominium.render.picture import land_part

UNIT = 100
"""The width of a square of the land; at the usual size a unit is about a pixel."""

_WHOLE_FROM = 24
"""The size from which on a number is written without a decimal place."""
_WORD = 0xFFFFFFFF
"""The bits of a number of the hash: products and sums keep the last 32."""


class _Number(NamedTuple):
    value: float
    across: bool
    """True if it measures to the right, False if it measures down."""


_Token = str | _Number


def chance(x: int, y: int, purpose: int = 0) -> float:
    """Return a number from 0 up to 1 that depends on nothing but a place and a purpose."""
    mixed = (x * 374761393 + y * 668265263 + purpose * 974634777) & _WORD
    stirred = ((mixed ^ (mixed >> 13)) * 1274126177) & _WORD
    return (stirred ^ (stirred >> 16)) / 4294967296


def written(value: float) -> str:
    """Format a number for path data, rounded half up: "0.5", "-12.3", "150"."""
    if abs(value) >= _WHOLE_FROM:
        return str(floor(value + 0.5))
    tenths = floor(value * 10 + 0.5)
    return str(tenths / 10) if tenths % 10 else str(tenths // 10)


def point(x: float, y: float) -> str:
    """Format a place for path data."""
    return f"{written(x)} {written(y)}"


def path(paint: str, data: str, more: str = "") -> str:
    """Draw a path of one paint, nothing where there is nothing to draw."""
    return data and f'<path class="{paint}"{more} d="{data}"/>'


def stamped(data: str, x: float, y: float, width: float = 1, height: float | None = None) -> str:
    """Scale relative path data and put its foot at a place."""
    down = width if height is None else height
    text, after_number = f"M{point(x, y)}", False
    for token in _tokens(data):
        if isinstance(token, str):
            text, after_number = text + token, False
            continue
        number = written(token.value * (width if token.across else down))
        text += f" {number}" if after_number and not number.startswith("-") else number
        after_number = True
    return text


def stamp(name: str, x: float, y: float, width: float = 1, height: float | None = None) -> str:
    """Scale the stamp of this name and put its foot at a place."""
    return stamped(land_part("stamps")[name], x, y, width, height)


@cache
def _tokens(data: str) -> tuple[_Token, ...]:
    """Split path data into commands and numbers; `v` measures down, all others begin across."""
    tokens: list[_Token] = []
    across = True
    for word in re.findall(r"[a-z]|-?[\d.]+", data):
        if word.isalpha():
            tokens.append(word)
            across = word != "v"
        else:
            tokens.append(_Number(float(word), across))
            across = not across
    return tuple(tokens)

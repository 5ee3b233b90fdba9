"""Crowns as flags that can be counted from afar, and the keep in the colours of its seats."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from dominium.render.land.ground import Detail
from dominium.render.land.regions import LandSquare
from dominium.render.land.stamps import UNIT, path, point, stamp, stamped, written
from dominium.render.land.standing import drawn_sprite
from dominium.render.picture import land_part, palette

KEEP_FOOT = (50, 84)
"""The foot of a keep in its square."""


class _Flag(NamedTuple):
    pole: str
    cloth: str
    crowns: str


def crowns_on(squares: Iterable[LandSquare], detail: Detail) -> str:
    """Draw the crowns of all squares: flags on poles, or plates where squares are small."""
    drawing: Callable[[LandSquare], _Flag] = _flag if detail == "full" else _plate
    flags = [drawing(square) for square in squares if square.crowns > 0]
    return (
        path("flag-pole", "".join(flag.pole for flag in flags))
        + path("flag", "".join(flag.cloth for flag in flags))
        + path("gold", "".join(flag.crowns for flag in flags))
    )


def _flag(square: LandSquare) -> _Flag:
    """Draw a flag with swallow's tail in the lower right corner."""
    width = 11 + square.crowns * 25
    left, top = square.x * UNIT + 89 - width, square.y * UNIT + 61
    return _Flag(
        f"M{point(left - 2, top - 5)}h4v40h-4z",
        f"M{point(left + 2, top)}h{written(width)}l-6 13.5 6 13.5h{written(-width)}z",
        "".join(
            stamp("crown", left + 15.5 + index * 25, top + 13.5) for index in range(square.crowns)
        ),
    )


def _plate(square: LandSquare) -> _Flag:
    """Draw a plate in the middle of a small square, or below what covers it."""
    width = 8 + square.crowns * 29
    left = square.x * UNIT + 50 - width / 2
    top = square.y * UNIT + (52 if square.covered else 30)
    return _Flag(
        "",
        f"M{point(left, top)}h{written(width)}v42h{written(-width)}z",
        "".join(
            stamp("crown", left + 18.5 + index * 29, top + 22, 1.32)
            for index in range(square.crowns)
        ),
    )


def keep(square: LandSquare, seats: Sequence[int], size: float) -> str:
    """Draw the keep in the colour of its first seat, with the emblem of each seat on its gate."""
    x, y = square.x * UNIT + KEEP_FOOT[0], square.y * UNIT + KEEP_FOOT[1]
    spread = 13 * size if len(seats) > 1 else 0
    discs = "".join(
        _of_seat(seat, _emblem(seat, x + spread * (2 * index - 1), y - 20 * size, size))
        for index, seat in enumerate(seats)
    )
    return _of_seat(seats[0] if seats else 0, drawn_sprite("keep", x, y, size)) + discs


def _emblem(seat: int, x: float, y: float, size: float) -> str:
    shape = land_part("emblems")[palette()["seats"][seat]["shape"]]
    return path("emblem-disc", stamp("keep_disc", x, y, size)) + path(
        "emblem", stamped(shape, x, y, 0.82 * size)
    )


def _of_seat(seat: int, drawing: str) -> str:
    return f'<g class="seat-{seat}">{drawing}</g>'

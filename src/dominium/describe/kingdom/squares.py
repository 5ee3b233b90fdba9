"""The names of squares: `e6` is column 4, row 5 counted from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from dominium._core import Area


@dataclass(frozen=True, slots=True)
class Point:
    """The position of a square: column and row, both from 0."""

    column: int
    row: int

    @classmethod
    def of(cls, square: str) -> Self:
        """Return the point of a square's name, such as `e6`."""
        return cls(ord(square[0]) - ord("a"), int(square[1:]) - 1)

    @property
    def letter(self) -> str:
        """The letter of the column."""
        return chr(ord("a") + self.column)

    @property
    def name(self) -> str:
        """The name of the square, such as `e6`."""
        return f"{self.letter}{self.row + 1}"

    @property
    def reading_order(self) -> tuple[int, int]:
        """The sort key of reading order: rows from the top, each from the left."""
        return self.row, self.column

    def towards(self, direction: str) -> Point:
        """Return the next point in a direction: `u`, `r`, `d` or `l`."""
        columns, rows = STEPS[direction]
        return Point(self.column + columns, self.row + rows)


STEPS: Final = {"u": (0, -1), "r": (1, 0), "d": (0, 1), "l": (-1, 0)}


def within(point: Point, area: Area) -> bool:
    """Return whether a point lies in an area, its edges included."""
    first, last = Point.of(area.first), Point.of(area.last)
    return first.column <= point.column <= last.column and first.row <= point.row <= last.row

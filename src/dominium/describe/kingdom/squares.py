"""Squares by their names: `e6` is column 4, row 5 counted from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium._core import Area


@dataclass(frozen=True, slots=True)
class Point:
    """A square by column and row, both from 0."""

    column: int
    row: int

    @classmethod
    def of(cls, square: str) -> Self:
        """The point of a square's name."""
        return cls(ord(square[0]) - ord("a"), int(square[1:]) - 1)

    @property
    def letter(self) -> str:
        """The name of the column."""
        return chr(ord("a") + self.column)

    @property
    def name(self) -> str:
        """The name of the square."""
        return f"{self.letter}{self.row + 1}"

    @property
    def reading_order(self) -> tuple[int, int]:
        """Rows from the top, each from the left."""
        return self.row, self.column

    def towards(self, direction: str) -> Point:
        """The next point in a direction."""
        columns, rows = STEPS[direction]
        return Point(self.column + columns, self.row + rows)

    def distance(self, other: Point) -> int:
        """How many steps lie between two points."""
        return abs(self.column - other.column) + abs(self.row - other.row)


STEPS: Final = {"u": (0, -1), "r": (1, 0), "d": (0, 1), "l": (-1, 0)}


def within(point: Point, area: Area) -> bool:
    """Whether a point lies in an area."""
    first, last = Point.of(area.first), Point.of(area.last)
    return first.column <= point.column <= last.column and first.row <= point.row <= last.row


def names(points: Iterable[Point]) -> str:
    """Squares as they are spoken: "E6, F6"."""
    return ", ".join(point.name.upper() for point in points)

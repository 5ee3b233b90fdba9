"""Areas of squares, and squares by their columns and rows."""

from collections.abc import Iterator
from typing import NamedTuple

from dominium.render.picture import Plain


class Area(NamedTuple):
    """A rectangle of columns and rows counted from 0, both ends included."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, column: int, row: int) -> bool:
        """Return whether a square is within."""
        return self.left <= column <= self.right and self.top <= row <= self.bottom

    def squares(self) -> Iterator[tuple[int, int, str]]:
        """Yield column, row and name of each square, row by row."""
        for row in range(self.top, self.bottom + 1):
            for column in range(self.left, self.right + 1):
                yield column, row, name_of(column, row)


def window(kingdom: Plain) -> Area:
    """Return the labelled window: as many columns as the position has rows."""
    side = kingdom["position"].count("/") + 1
    return Area(0, 0, side - 1, side - 1)


def extent(kingdom: Plain) -> Area:
    """Return the area in use or still reachable; the whole window before the castle is placed."""
    areas = [area for area in (area_of(kingdom["used"]), area_of(kingdom["reachable"])) if area]
    if not areas:
        return window(kingdom)
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return Area(min(lefts), min(tops), max(rights), max(bottoms))


def within_reach(kingdom: Plain, column: int, row: int) -> bool:
    """Return whether a kingdom may still use a square; before the castle is placed, any square."""
    reachable = area_of(kingdom["reachable"])
    return reachable is None or reachable.holds(column, row)


def area_of(area: Plain | None) -> Area | None:
    """Return the area of a view, given by its first and its last square."""
    return None if area is None else Area(*place_of(area["first"]), *place_of(area["last"]))


def place_of(square: str) -> tuple[int, int]:
    """Return the column and row of a square, counted from 0."""
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


def name_of(column: int, row: int) -> str:
    """Return the name of a square."""
    return f"{chr(ord('a') + column)}{row + 1}"

"""The squares of a land and the regions that they form."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

Ground: TypeAlias = Literal[
    "wheat", "forest", "lake", "grassland", "swamp", "mine", "town", "castle"
]

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
"""The steps to the four neighbours."""


class LandSquare(NamedTuple):
    """A square of the land."""

    x: int
    """Its column, also beyond what is shown."""
    y: int
    """Its row."""
    ground: Ground
    crowns: int = 0
    covered: bool = False
    """True if something else is drawn on it: nothing stands there but its crowns."""


class Region(NamedTuple):
    """Connected squares of one ground, in reading order."""

    ground: Ground
    squares: tuple[LandSquare, ...]


class Alike(NamedTuple):
    """The neighbours of a square that have its ground."""

    right: bool
    left: bool
    below: bool
    above: bool

    @property
    def neighbours(self) -> int:
        """Their number."""
        return sum(self)


class Places:
    """The squares by their places."""

    def __init__(self, squares: Iterable[LandSquare]) -> None:
        self._squares = {(square.x, square.y): square for square in squares}

    def at(self, x: int, y: int) -> LandSquare | None:
        """Return the square at a place."""
        return self._squares.get((x, y))

    def alike(self, square: LandSquare) -> Alike:
        """Return the neighbours that have the ground of a square."""
        beside = (self.at(square.x + right, square.y + down) for right, down in STEPS)
        return Alike(*(one is not None and one.ground == square.ground for one in beside))


def in_reading_order(squares: Iterable[LandSquare]) -> list[LandSquare]:
    """Sort squares from the top to the bottom, from left to right."""
    return sorted(squares, key=lambda square: (square.y, square.x))


def regions_of(squares: Sequence[LandSquare]) -> list[Region]:
    """Return the regions in the order of their first squares."""
    places, seen = Places(squares), set[LandSquare]()
    return [
        Region(square.ground, tuple(in_reading_order(_connected(square, places, seen))))
        for square in in_reading_order(squares)
        if square not in seen
    ]


def _connected(first: LandSquare, places: Places, seen: set[LandSquare]) -> list[LandSquare]:
    """Return the squares reached over the ground of this one; they are seen afterwards."""
    found = [first]
    seen.add(first)
    for square in found:
        for right, down in STEPS:
            beside = places.at(square.x + right, square.y + down)
            if beside is None or beside.ground != first.ground or beside in seen:
                continue
            seen.add(beside)
            found.append(beside)
    return found

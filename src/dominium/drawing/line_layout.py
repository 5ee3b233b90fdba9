"""Where the tiles of a line lie: a pure function from laid tiles to rectangles.

Measures are in units of which a half of a tile has 100 to a side; a tile is 200 by 100. The middle
of the led tile is the origin, x grows to the right and y downwards. A tile never moves again: where
it lies depends only on the tiles between it and the led one, and on the width.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from dominium.drawing.picture import Plain, layout

_MEASURES: Final = layout("line")
HALF: Final = 100
TILE: Final = 2 * HALF
GAP: Final[float] = _MEASURES["gap"]
REACH: Final[float] = _MEASURES["reach"]
"""How far from the middle an arm goes up or down before its first bend."""
NARROWEST: Final[float] = _MEASURES["narrowest"]
"""The least width with room for the bends of two ends."""
NARROWEST_CROSS: Final[float] = _MEASURES["narrowest_cross"]
"""The least width with room for the bends of four arms."""

_RIGHT, _LEFT, _UP, _DOWN = (1, 0), (-1, 0), (0, -1), (0, 1)
_DIRECTIONS: Final = {"left": _LEFT, "right": _RIGHT, "up": _UP, "down": _DOWN}
_TURNS: Final = {
    "left": (_LEFT, _UP, _RIGHT, _UP),
    "right": (_RIGHT, _DOWN, _LEFT, _DOWN),
    "up": (_UP, _RIGHT, _UP, _LEFT),
    "down": (_DOWN, _LEFT, _DOWN, _RIGHT),
}
"""The directions that an arm takes one after the other, over and over again."""


class Place(NamedTuple):
    """A rectangle, and what stands in its left and right half, or its upper and lower one."""

    x: float
    y: float
    width: float
    height: float
    first: int
    second: int

    @property
    def upright(self) -> bool:
        """Whether the halves lie one above the other."""
        return self.height > self.width


class Slot(NamedTuple):
    """Where the next tile would lie at an open end, and from which side it touches the line."""

    x: float
    y: float
    width: float
    height: float
    direction: str


class Layout(NamedTuple):
    """A line laid out: a place for each tile in its order, and a slot for each open end."""

    tiles: tuple[Place, ...]
    slots: dict[str, Slot]
    left: float
    top: float
    width: float
    height: float


def laid_out(
    line: Sequence[Plain], width: float, open_ends: Iterable[str] = ("left", "right")
) -> Layout:
    """Lay out a line within a width.

    Args:
        line: `LaidTile` dictionaries, the led tile first and each end's tiles from the led one
            outwards.
        width: how wide the line may be; one narrower than the bends need is widened.
        open_ends: the ends that get a slot.
    """
    ends = list(open_ends)
    arms = _arms(width, {*ends, *(tile["end"] for tile in line)}, line)
    tiles = tuple(
        _led(tile) if tile["end"] is None else arms[tile["end"]].lay(tile) for tile in line
    )
    slots = {end: arms[end].slot() for end in ends} if tiles else {}
    return Layout(tiles, slots, *_bounds([*tiles, *slots.values()]))


def is_double(tile: Plain) -> bool:
    """Whether both halves of a laid tile show the same number."""
    return bool(tile["inward"] == tile["outward"])


@dataclass
class _Arm:
    """One end of the line while it grows: where it goes on, in which direction, and how far."""

    x: float
    y: float
    turns: tuple[tuple[int, int], ...]
    left: float
    right: float
    bends: int = 0

    @property
    def direction(self) -> tuple[int, int]:
        """Where the arm goes now."""
        return self.turns[self.bends % len(self.turns)]

    def lay(self, tile: Plain) -> Place:
        """Lay the next tile, at a corner if the run has no room for it."""
        numbers = (tile["inward"], tile["outward"])
        length = HALF if is_double(tile) else TILE
        if self._fits(length):
            crosswise = HALF if length == TILE else TILE
            return self._along(length, crosswise, numbers)
        self._turn()
        return self._along(TILE, HALF, numbers)

    def slot(self) -> Slot:
        """Where a tile with different halves would lie next."""
        ahead = _Arm(self.x, self.y, self.turns, self.left, self.right, self.bends)
        place = ahead.lay({"inward": 0, "outward": 1})
        names = {direction: name for name, direction in _DIRECTIONS.items()}
        return Slot(*place[:4], names[ahead.direction])

    def _fits(self, length: float) -> bool:
        """Whether a tile leaves room for the corner that follows it sooner or later."""
        needed = GAP + length + GAP + HALF
        match self.direction:
            case (1, 0):
                return self.x + needed <= self.right
            case (-1, 0):
                return self.x - needed >= self.left
        return self.bends == 0 and abs(self.y) + needed <= REACH

    def _turn(self) -> None:
        """Go round the corner: the inward half of the next tile lies straight ahead."""
        x, y = self.direction
        self.x += x * (GAP + HALF / 2)
        self.y += y * (GAP + HALF / 2)
        self.bends += 1
        x, y = self.direction
        self.x -= x * (GAP + HALF / 2)
        self.y -= y * (GAP + HALF / 2)

    def _along(self, length: float, breadth: float, numbers: tuple[int, int]) -> Place:
        """Lay a tile straight ahead and go to its far side."""
        x, y = self.direction
        begin = (self.x + x * GAP, self.y + y * GAP)
        self.x, self.y = begin[0] + x * length, begin[1] + y * length
        middle = ((begin[0] + self.x) / 2, (begin[1] + self.y) / 2)
        width, height = (length, breadth) if x else (breadth, length)
        first, second = numbers if x + y > 0 else numbers[::-1]
        return Place(middle[0] - width / 2, middle[1] - height / 2, width, height, first, second)


def _arms(width: float, ends: Iterable[str | None], line: Sequence[Plain]) -> dict[str, _Arm]:
    """The arms at their beginnings; four of them keep to a quarter of the table each."""
    crosswise = bool(line) and is_double(line[0])
    side, top = (HALF / 2, HALF) if crosswise else (HALF, HALF / 2)
    if not {"up", "down"} & set(ends):
        half = max(width, NARROWEST) / 2
        return {
            "left": _Arm(-side, 0, _TURNS["left"], -half, half),
            "right": _Arm(side, 0, _TURNS["right"], -half, half),
        }
    half, beside = max(width, NARROWEST_CROSS) / 2, HALF + GAP
    return {
        "left": _Arm(-side, 0, _TURNS["left"], -half, -beside),
        "right": _Arm(side, 0, _TURNS["right"], beside, half),
        "up": _Arm(0, -top, _TURNS["up"], -HALF, half),
        "down": _Arm(0, top, _TURNS["down"], -half, HALF),
    }


def _led(tile: Plain) -> Place:
    """The led tile: its lower half to the left, a double upright."""
    width, height = (HALF, TILE) if is_double(tile) else (TILE, HALF)
    return Place(-width / 2, -height / 2, width, height, tile["inward"], tile["outward"])


def _bounds(places: Sequence[Place | Slot]) -> tuple[float, float, float, float]:
    """The left and upper edge, the width and the height of everything together."""
    left = min((place.x for place in places), default=0)
    top = min((place.y for place in places), default=0)
    right = max((place.x + place.width for place in places), default=0)
    bottom = max((place.y + place.height for place in places), default=0)
    return left, top, right - left, bottom - top

"""The layout of a line's tiles: a pure function from laid tiles to rectangles.

Measures are in units of which a half of a tile has 100 to a side; a tile is 200 by 100. The middle
of the led tile is the origin, x grows to the right and y downwards. A tile never moves again: its
place depends only on the tiles between it and the led one, and on the width. Only the double at
which a line crosses moves them all, when it is laid: it lies in the middle then.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from dominium.render.picture import Plain, layout

_MEASURES: Final = layout("line")
HALF: Final = 100
TILE: Final = 2 * HALF
GAP: Final[float] = _MEASURES["gap"]
REACH: Final[float] = _MEASURES["reach"]
"""The distance from the middle that an arm covers up or down before its first bend."""
NARROWEST: Final[float] = _MEASURES["narrowest"]
"""The least width with room for the bends of two ends."""
NARROWEST_CROSS: Final[float] = _MEASURES["narrowest_cross"]
"""The least width with room for the bends of four arms."""

_RIGHT, _LEFT, _UP, _DOWN = (1, 0), (-1, 0), (0, -1), (0, 1)
_DIRECTIONS: Final = {"left": _LEFT, "right": _RIGHT, "up": _UP, "down": _DOWN}
_OPPOSITE: Final = {"left": "right", "right": "left"}
_TURNS: Final = {
    "left": (_LEFT, _UP, _RIGHT, _UP),
    "right": (_RIGHT, _DOWN, _LEFT, _DOWN),
    "up": (_UP, _RIGHT, _UP, _LEFT),
    "down": (_DOWN, _LEFT, _DOWN, _RIGHT),
}
"""The directions that an arm takes one after the other, repeatedly."""


class Place(NamedTuple):
    """A rectangle, and the numbers in its left and right half, or its upper and lower one."""

    x: float
    y: float
    width: float
    height: float
    first: int
    second: int

    @property
    def upright(self) -> bool:
        """True if one half is above the other."""
        return self.height > self.width


class Slot(NamedTuple):
    """The place of the next tile at an open end, and the side from which it touches the line."""

    x: float
    y: float
    width: float
    height: float
    direction: str


class Layout(NamedTuple):
    """The layout of a line: a place for each tile in its order, and a slot for each open end."""

    tiles: tuple[Place, ...]
    slots: dict[str, Slot]
    left: float
    top: float
    width: float
    height: float


def laid_out(
    line: Sequence[Plain],
    width: float,
    open_ends: Iterable[str] = ("left", "right"),
    crossing: int | None = None,
) -> Layout:
    """Lay out a line within a width.

    Args:
        line: `LaidTile` dictionaries, the led tile first and each end's tiles from the led one
            outwards.
        width: the largest width of the line; one narrower than the bends need is widened.
        open_ends: the ends that get a slot.
        crossing: the place in the line of the double at which it crosses, or will.
    """
    ends = list(open_ends)
    lying = _from_the_middle(line, crossing or 0)
    crosses = crossing is not None or bool({"up", "down"} & {*ends, *(end for _, end, _ in lying)})
    arms = _arms(width, crosses=crosses, upright=bool(lying) and is_double(lying[0][2]))
    places = {
        number: _led(tile) if end is None else arms[end].lay(tile) for number, end, tile in lying
    }
    tiles = tuple(places[number] for number in range(len(line)))
    slots = {end: arms[end].slot() for end in ends} if tiles else {}
    return Layout(tiles, slots, *_bounds([*tiles, *slots.values()]))


def is_double(tile: Plain) -> bool:
    """Return whether both halves of a laid tile show the same number."""
    return bool(tile["inward"] == tile["outward"])


def _from_the_middle(line: Sequence[Plain], middle: int) -> list[tuple[int, str | None, Plain]]:
    """Return each tile with its place in the line and its arm, from the middle outwards.

    Between the middle and the led tile, tiles grow the other way than they were laid.
    """
    found = [(number, tile["end"], tile) for number, tile in enumerate(line)]
    end = line[middle]["end"] if line else None
    if end is None:
        return found
    far = _OPPOSITE[end]
    arm = [number for number, own, _ in found if own == end]
    back = [*reversed(arm[: arm.index(middle)]), 0]
    turned = [(number, far, _turned(line[number], far)) for number in back]
    rest = [each for each in found if each[0] not in {middle, *back}]
    return [(middle, None, line[middle]), *turned, *rest]


def _turned(tile: Plain, end: str) -> Plain:
    """Return a tile as it lies seen from the other side; a led one has its inward half left."""
    if tile["end"] is None and end == "right":
        return tile
    return {"inward": tile["outward"], "outward": tile["inward"]}


@dataclass
class _Arm:
    """A growing end of the line: its position, its directions, and its limits."""

    x: float
    y: float
    turns: tuple[tuple[int, int], ...]
    left: float
    right: float
    bends: int = 0

    @property
    def direction(self) -> tuple[int, int]:
        """The current direction of the arm."""
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
        """Return the place of the next tile with different halves."""
        ahead = _Arm(self.x, self.y, self.turns, self.left, self.right, self.bends)
        place = ahead.lay({"inward": 0, "outward": 1})
        names = {direction: name for name, direction in _DIRECTIONS.items()}
        return Slot(*place[:4], names[ahead.direction])

    def _fits(self, length: float) -> bool:
        """Return whether a tile leaves room for the corner that follows it sooner or later."""
        needed = GAP + length + GAP + HALF
        match self.direction:
            case (1, 0):
                return self.x + needed <= self.right
            case (-1, 0):
                return self.x - needed >= self.left
        return self.bends == 0 and abs(self.y) + needed <= REACH

    def _turn(self) -> None:
        """Go around the corner: the inward half of the next tile is straight ahead."""
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


def _arms(width: float, *, crosses: bool, upright: bool) -> dict[str, _Arm]:
    """Make the arms at their beginnings; each of four stays within a quarter of the table.

    Args:
        width: the largest width of the line.
        crosses: whether there are four arms, or will be.
        upright: whether the tile in the middle is.
    """
    side, top = (HALF / 2, HALF) if upright else (HALF, HALF / 2)
    if not crosses:
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
    """Place the tile in the middle: a led one with its lower half to the left, a double upright."""
    width, height = (HALF, TILE) if is_double(tile) else (TILE, HALF)
    return Place(-width / 2, -height / 2, width, height, tile["inward"], tile["outward"])


def _bounds(places: Sequence[Place | Slot]) -> tuple[float, float, float, float]:
    """Return the left and upper edge, the width and the height of everything together."""
    left = min((place.x for place in places), default=0)
    top = min((place.y for place in places), default=0)
    right = max((place.x + place.width for place in places), default=0)
    bottom = max((place.y + place.height for place in places), default=0)
    return left, top, right - left, bottom - top

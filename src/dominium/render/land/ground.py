"""The drawing that lies flat on each region: fields and lanes, water, grass, paving."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from dominium.render.land.outline import outline
from dominium.render.land.regions import STEPS, Alike, Ground, LandSquare, Places, Region
from dominium.render.land.stamps import UNIT, chance, path, point, stamp, written

Detail: TypeAlias = Literal["full", "small", "bare"]
"""The more detail, the larger the squares: `bare` is ground and crowns only."""


class _Lying(NamedTuple):
    squares: Sequence[LandSquare]
    places: Places
    rich: bool
    """True if there is room for more than the ground itself."""


class _Corner(NamedTuple):
    """The upper left corner of a square, from which its drawings are measured."""

    square: LandSquare

    def chance(self, purpose: int) -> float:
        return chance(self.square.x, self.square.y, purpose)

    def stamp(
        self, name: str, x: float, y: float, width: float = 1, height: float | None = None
    ) -> str:
        return stamp(name, self.square.x * UNIT + x, self.square.y * UNIT + y, width, height)

    def point(self, x: float, y: float) -> str:
        return point(self.square.x * UNIT + x, self.square.y * UNIT + y)


def ground_of(region: Region, places: Places, detail: Detail) -> str:
    """Draw the ground of a region."""
    return _GROUNDS[region.ground](_Lying(region.squares, places, detail == "full"))


def outline_of(squares: Iterable[LandSquare], inset: float = 0, curve: float = 0.3) -> str:
    """Draw the outline of squares of a land."""
    return outline(((square.x, square.y) for square in squares), inset, curve)


def _each(squares: Iterable[LandSquare], drawing: Callable[[_Corner], str]) -> str:
    """Draw all squares in one text."""
    return "".join(drawing(_Corner(square)) for square in squares)


# --- Wheat: a field to each square, with furrows, and lanes between the fields -------------------


def _wheat(lying: _Lying) -> str:
    squares, places, rich = lying
    ripe, unripe = list[LandSquare](), list[LandSquare]()
    for square in squares:
        (ripe if chance(square.x, square.y, 9) <= 0.5 else unripe).append(square)

    def field(corner: _Corner) -> str:
        return _field(corner, places.alike(corner.square))

    def furrows(corner: _Corner) -> str:
        return _furrows(corner, places.alike(corner.square), 6 if rich else 3)

    def lanes(corner: _Corner) -> str:
        return _lanes(corner, places.alike(corner.square))

    return (
        path("field-edge", outline_of(squares))
        + path("wheat", _each(unripe, field))
        + path("wheat-ripe", _each(ripe, field))
        + path("furrows", _each(squares, furrows))
        + (path("lanes", _each(squares, lanes)) if rich else "")
    )


class _Sides(NamedTuple):
    west: int
    east: int
    north: int
    south: int


def _field_sides(alike: Alike) -> _Sides:
    """Return the sides of a field: nearer to the seam where the next square is wheat too."""
    return _Sides(
        west=7 if alike.left else 9,
        east=93 if alike.right else 91,
        north=7 if alike.above else 9,
        south=93 if alike.below else 91,
    )


def _field(corner: _Corner, alike: Alike) -> str:
    west, east, north, south = _field_sides(alike)
    at = corner.point
    return (
        f"M{at(west + 6, north)}L{at(east - 4, north + 1)}"
        f"Q{at(east, north)} {at(east, north + 8)}L{at(east - 1, south - 6)}"
        f"Q{at(east, south)} {at(east - 7, south)}L{at(west + 5, south - 1)}"
        f"Q{at(west, south)} {at(west + 1, south - 7)}L{at(west, north + 6)}"
        f"Q{at(west, north)} {at(west + 6, north)}z"
    )


def _furrows(corner: _Corner, alike: Alike, rows: int) -> str:
    west, east, north, south = _field_sides(alike)
    downwards = corner.chance(4) > 0.5
    length = (south - north if downwards else east - west) - 8
    text = ""
    for row in range(rows):
        place = 10 + ((row + 0.5) * 80) / rows
        if downwards:
            text += f"M{corner.point(place, north + 4)}q5 {written(length / 2)} 0 {length}"
        else:
            text += f"M{corner.point(west + 4, place)}q{written(length / 2)} 5 {length} 0"
    return text


def _lanes(corner: _Corner, alike: Alike) -> str:
    """Draw the lanes along the seams to the right and below, shorter where they meet the hedge."""

    def bend(purpose: int) -> str:
        return written((corner.chance(purpose) - 0.5) * 14)

    left, above = (0 if alike.left else 12), (0 if alike.above else 12)
    across = UNIT - left - (0 if alike.right else 12)
    down = UNIT - above - (0 if alike.below else 12)
    text = ""
    if alike.right:
        text += f"M{corner.point(UNIT, above)}q{bend(6)} {written(down / 2)} 0 {written(down)}"
    if alike.below:
        text += f"M{corner.point(left, UNIT)}q{written(across / 2)} {bend(7)} {written(across)} 0"
    return text


# --- Water: shores one within the other, waves and lilies; pools that flow together --------------


def _lake(lying: _Lying) -> str:
    squares = lying.squares
    text = (
        path("sand", outline_of(squares))
        + path("shallows", outline_of(squares, inset=9, curve=0.4))
        + path("lake", outline_of(squares, inset=17, curve=0.42))
    )
    if lying.rich:
        text += path("waves", _each(squares, _waves)) + path("lilies", _each(squares, _lilies))
    return text


def _waves(corner: _Corner) -> str:
    """Draw three waves, or the upper one alone where a boat sails."""
    return "".join(
        corner.stamp(
            "wave",
            24 + corner.chance(row) * 48,
            28 + row * 24 + corner.chance(row + 5) * 8,
            0.9,
        )
        for row in range(1 if corner.square.crowns > 0 else 3)
    )


def _lilies(corner: _Corner) -> str:
    if corner.chance(11) <= 0.5 or corner.square.crowns > 0:
        return ""
    return corner.stamp("lily", 68, 76, 1.1) + corner.stamp("lily", 56, 82, 0.8)


def _swamp(lying: _Lying) -> str:
    squares, places, rich = lying

    def pools(corner: _Corner) -> str:
        alike = places.alike(corner.square)
        return (
            corner.stamp("pool", 50 + (corner.chance(1) - 0.5) * 10, 54, 1.25, 1.15)
            + (corner.stamp("pool_to_the_right", UNIT, 54, 1.2) if alike.right else "")
            + (corner.stamp("pool_below", 50, UNIT + 4, 1.1) if alike.below else "")
        )

    text = path("swamp", outline_of(squares)) + path("pools", _each(squares, pools))
    return text + (path("ripples", _each(squares, _ripples)) if rich else "")


def _ripples(corner: _Corner) -> str:
    return corner.stamp("long_ripple", 44, 50) + corner.stamp("short_ripple", 60, 60)


# --- Firm ground ---------------------------------------------------------------------------------


def _forest(lying: _Lying) -> str:
    floor_of = _each(lying.squares, lambda corner: corner.stamp("patch", 50, 56, 0.9))
    ground = path("forest", outline_of(lying.squares))
    return ground + (path("forest-floor", floor_of) if lying.rich else "")


def _grassland(lying: _Lying) -> str:
    squares = lying.squares
    ground = path("grassland", outline_of(squares))
    if not lying.rich:
        return ground
    return (
        ground
        + path("meadow", _each(squares, _meadow))
        + path("tufts", _each(squares, _tufts))
        + path("white-flowers", _each(squares, lambda corner: _flowers(corner, (0, 2, 4))))
        + path("yellow-flowers", _each(squares, lambda corner: _flowers(corner, (1, 3))))
    )


def _meadow(corner: _Corner) -> str:
    return corner.stamp("patch", 38 + corner.chance(1) * 24, 44 + corner.chance(2) * 20, 1.1)


def _tufts(corner: _Corner) -> str:
    return "".join(
        corner.stamp(
            "tuft", 14 + corner.chance(tuft + 30) * 74, 22 + corner.chance(tuft + 36) * 70, 0.62
        )
        for tuft in range(4)
    )


def _flowers(corner: _Corner, flowers: Iterable[int]) -> str:
    """Draw small crosses; each flower has a number, which says where it grows."""
    text = ""
    for flower in flowers:
        x = 10 + corner.chance(flower + 50) * 80
        y = 12 + corner.chance(flower + 56) * 78
        text += f"M{corner.point(x - 2.6, y)}h5.2M{corner.point(x, y - 2.6)}v5.2"
    return text


def _mine(lying: _Lying) -> str:
    scree = _each(lying.squares, lambda corner: corner.stamp("scree", 50, 60, 1.05))
    return path("mine-ground", outline_of(lying.squares)) + path("scree", scree)


def _town(lying: _Lying) -> str:
    ground = path("town", outline_of(lying.squares))
    return ground + (path("paving", _each(lying.squares, _paving)) if lying.rich else "")


def _paving(corner: _Corner) -> str:
    return "".join(
        corner.stamp(
            "paving", 14 + (stone % 3) * 28 + corner.chance(stone) * 6, 26 if stone < 3 else 66
        )
        for stone in range(6)
    )


def _castle(lying: _Lying) -> str:
    """Draw the courtyard of the castle, with a road to every side that is land."""
    squares, places, _ = lying

    def roads(corner: _Corner) -> str:
        square, text = corner.square, ""
        for right, down in STEPS:
            beside = places.at(square.x + right, square.y + down)
            if beside is not None and beside.ground != "lake":
                text += _road(corner, right, down)
        return text

    mound = _each(squares, lambda corner: corner.stamp("mound", 50, 66, 1.02))
    return (
        path("courtyard", outline_of(squares))
        + path("roads", _each(squares, roads))
        + path("mound", mound)
    )


def _road(corner: _Corner, right: int, down: int) -> str:
    end = corner.point(50 + right * 56, 62 if down == 0 else 50 + down * 56)
    return f"M{corner.point(50, 62)}L{end}"


_GROUNDS: Mapping[Ground, Callable[[_Lying], str]] = {
    "wheat": _wheat,
    "forest": _forest,
    "lake": _lake,
    "grassland": _grassland,
    "swamp": _swamp,
    "mine": _mine,
    "town": _town,
    "castle": _castle,
}

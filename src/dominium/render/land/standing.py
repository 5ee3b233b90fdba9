"""The things that stand on the squares: trees, peaks, animals, houses and the keep."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import floor
from typing import Any, NamedTuple

from dominium.render.land.ground import Detail
from dominium.render.land.regions import Alike, Ground, LandSquare, Places
from dominium.render.land.stamps import UNIT, chance, path, stamp
from dominium.render.picture import land_part

_BAND = 11
"""Things whose feet are so near each other share paths."""
_SNOW_LINE = 0.95
"""The height from which on a peak has snow."""
_TOWN_HOUSES = ("house", "cabin", "cottage")


class Thing(NamedTuple):
    """A sprite and the place of its foot."""

    sprite: str
    x: float
    y: float
    width: float
    height: float


class Drawn(NamedTuple):
    """A drawing and the line of its feet: the further down it stands, the later it is drawn."""

    row: int
    text: str


class _Site(NamedTuple):
    """A square and the things put on it."""

    square: LandSquare
    alike: Alike
    things: list[Thing]

    @property
    def taken(self) -> bool:
        """True if its crowns, or a building token, need room."""
        return self.square.crowns > 0 or self.square.covered

    def chance(self, purpose: int) -> float:
        return chance(self.square.x, self.square.y, purpose)

    def put(
        self, sprite: str, x: float, y: float, width: float, height: float | None = None
    ) -> None:
        left, top = self.square.x * UNIT, self.square.y * UNIT
        tall = width if height is None else height
        self.things.append(Thing(sprite, left + x, top + y, width, tall))

    def is_clear(self, x: float, y: float) -> bool:
        """Return False in the middle of a square that is kept free for crowns."""
        return not (self.taken and 22 < x < 84 and y > 30)


def things_on(squares: Iterable[LandSquare], places: Places, detail: Detail) -> list[Thing]:
    """Return everything that stands on the squares; the more like neighbours, the more it is."""
    if detail == "bare":
        return []
    return [
        thing
        for square in squares
        if square.ground != "castle"
        for thing in _things_at(square, places, detail)
    ]


def _things_at(square: LandSquare, places: Places, detail: Detail) -> list[Thing]:
    site = _Site(square, places.alike(square), [])
    if detail == "small":
        for thing in () if site.taken else land_part("small")[square.ground]:
            site.put(**thing)
        return site.things
    _THINGS[square.ground](site)
    if square.crowns > 0 and not square.covered:
        site.put(**land_part("crowned")[square.ground])
    return site.things


def _trees(site: _Site) -> None:
    alike, neighbours = site.alike, site.alike.neighbours
    trees = land_part("trees")
    spots = [
        *trees["everywhere"],
        *(trees["towards_the_right"] if alike.right else ()),
        *(trees["towards_below"] if alike.below else ()),
        *(trees["in_thick_woods"] if neighbours > 2 else ()),
    ]
    for spot, (x, y) in enumerate(spots):
        is_thin = neighbours < 2 and spot in trees["only_in_woods"]
        if is_thin or not site.is_clear(x, y):
            continue
        size = 0.82 + site.chance(spot + 40) * 0.26 + neighbours * 0.03
        right, down = (site.chance(spot) - 0.5) * 9, (site.chance(spot + 9) - 0.5) * 8
        kind = "pine" if site.chance(spot + 20) > 0.34 else "oak"
        site.put(kind, x + right, y + down, size)


def _peaks(site: _Site) -> None:
    most = 0.86 + site.alike.neighbours * 0.13

    def peak(x: float, y: float, width: float, height: float) -> None:
        site.put("snow_peak" if height > _SNOW_LINE else "peak", x, y, width, height)

    if site.taken:
        peak(28, 62, 0.92, most * 0.95)
        peak(72, 58, 0.86, most * 0.85)
    else:
        peak(34 + site.chance(1) * 8, 68, 0.95, most)
        peak(70 + site.chance(2) * 6, 84, 0.86, most * 0.82)
        site.put("boulder", 20, 90, 0.9)
    if site.alike.right:
        peak(101, 64 + site.chance(3) * 12, 0.9, most * 1.02)
    if site.alike.below:
        site.put("boulder", 62 + site.chance(4) * 20, 106, 1)


def _flock(site: _Site) -> None:
    heads = 1 + (site.chance(5) > 0.45) + (site.alike.neighbours > 1)
    for sheep in range(0 if site.taken else heads):
        x = 22 + ((sheep * 31 + site.chance(sheep) * 30) % 60)
        site.put("sheep", x, 42 + ((sheep * 23 + site.chance(sheep + 7) * 44) % 46), 0.98)
    if site.chance(8) > 0.42 and site.is_clear(80, 40):
        site.put("oak", 80, 38, 0.82)


def _stooks(site: _Site) -> None:
    if site.taken:
        return
    if site.chance(2) > 0.25:
        site.put("stook", 24 + site.chance(3) * 12, 82, 0.95)
    if site.chance(4) > 0.4:
        site.put("stook", 72, 46 + site.chance(5) * 8, 0.85)


def _reeds(site: _Site) -> None:
    for spot, (x, y) in enumerate(land_part("reeds")):
        if site.is_clear(x, y) and site.chance(spot) > 0.14:
            site.put("reeds", x, y, 0.95 + site.chance(spot + 3) * 0.25)
    if site.alike.right:
        site.put("reeds", 99, 66, 1)


def _houses(site: _Site) -> None:
    if site.square.covered:
        return
    for spot, (x, y) in enumerate(land_part("houses")):
        if site.square.crowns > 0 and spot == 2:
            continue
        site.put(_TOWN_HOUSES[floor(site.chance(spot) * 3)], x, y, 0.82)
    if site.alike.right:
        site.put("house", 98, 66, 0.7)


def _nothing(_site: _Site) -> None:
    """Leave the square as it is."""


_THINGS: Mapping[Ground, Callable[[_Site], None]] = {
    "wheat": _stooks,
    "forest": _trees,
    "lake": _nothing,
    "grassland": _flock,
    "swamp": _reeds,
    "mine": _peaks,
    "town": _houses,
}


# --- Drawing them --------------------------------------------------------------------------------


def row_of(y: float) -> int:
    """Return the row of feet at a height."""
    return floor(y / _BAND + 0.5)


def drawn_things(things: Iterable[Thing]) -> list[Drawn]:
    """Draw things as paths: one for each paint of all things of a kind in a row."""
    kinds = list(land_part("sprites"))
    groups = defaultdict[tuple[int, int], list[Thing]](list)
    for thing in things:
        groups[row_of(thing.y), kinds.index(thing.sprite)].append(thing)
    return [
        Drawn(row, _drawn_alike(kinds[kind], groups[row, kind])) for row, kind in sorted(groups)
    ]


def drawn_sprite(kind: str, x: float, y: float, size: float) -> str:
    """Draw a single thing."""
    return _drawn_alike(kind, [Thing(kind, x, y, size, size)])


def _drawn_alike(kind: str, things: Sequence[Thing]) -> str:
    return "".join(
        path(part["paint"], "".join(_drawn_part(part, thing) for thing in things))
        for part in land_part("sprites")[kind]
    )


def _drawn_part(part: Mapping[str, Any], thing: Thing) -> str:
    """Draw a part of a sprite; its own place and size are measured in the size of the thing."""
    return stamp(
        part["stamp"],
        thing.x + part.get("x", 0) * thing.width,
        thing.y + part.get("y", 0) * thing.height,
        part.get("width", 1) * thing.width,
        part.get("height", 1) * thing.height,
    )

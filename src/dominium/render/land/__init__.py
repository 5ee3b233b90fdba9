"""The living land: squares in, SVG out, the same text as on the pages.

Squares of one ground that touch are one region with one outline. Pure: the same squares always
give the same text, whatever their order. `web/src/land` is the same drawing for the pages;
`tests/render/lands.json` holds examples that both have to draw alike.
"""

from collections.abc import Iterable, Sequence
from math import floor

from dominium.render.land.crowns import KEEP_FOOT, crowns_on, keep
from dominium.render.land.ground import Detail, ground_of, outline_of
from dominium.render.land.regions import (
    LandSquare,
    Places,
    Region,
    in_reading_order,
    regions_of,
)
from dominium.render.land.stamps import UNIT, path
from dominium.render.land.standing import Drawn, drawn_things, row_of, things_on


def land(
    cells: Iterable[LandSquare],
    *,
    detail: Detail = "full",
    seams: bool = True,
    seats: Sequence[int] = (0,),
    thickness: int = 12,
) -> str:
    """Draw a land as the content of an SVG, 100 units to a square.

    Args:
        cells: The squares.
        detail: "full", "small" or "bare"; the smaller the squares, the less of it.
        seams: Dots along the inner edges, so that squares can be counted.
        seats: The colours of the seats whose castle it is.
        thickness: The height of the edge of the land.

    Returns:
        SVG elements whose paints are classes; `painted` gives them their colours.
    """
    squares = in_reading_order(cells)
    places = Places(squares)
    return "".join(
        [
            _slab(squares, thickness, detail),
            *(_drawn_region(region, places, detail) for region in regions_of(squares)),
            path("seams", _seams(squares, places)) if seams else "",
            *_standing(squares, places, seats, detail),
            crowns_on(squares, detail),
        ]
    )


def _slab(squares: Sequence[LandSquare], thickness: int, detail: Detail) -> str:
    """Draw the earth under the squares: shadow, cliff, and the hedge between the regions."""
    edge = outline_of(squares, inset=-4)

    def moved(right: int, down: int) -> str:
        return f' transform="translate({right} {down})"'

    light = path("cliff-light", edge, moved(0, floor(thickness * 0.45))) if detail == "full" else ""
    return (
        path("drop-shadow", edge, moved(5, thickness + 9))
        + path("cliff", edge, moved(0, thickness))
        + light
        + path("hedge", edge)
    )


def _drawn_region(region: Region, places: Places, detail: Detail) -> str:
    squares = " ".join(f"{square.x},{square.y}" for square in region.squares)
    ground = ground_of(region, places, detail)
    return f'<g data-region="{region.ground} {squares}">{ground}</g>'


def _seams(squares: Iterable[LandSquare], places: Places) -> str:
    text = ""
    for square in squares:
        x, y = square.x, square.y
        if places.at(x + 1, y):
            text += f"M{(x + 1) * UNIT} {y * UNIT + 8}v84"
        if places.at(x, y + 1):
            text += f"M{x * UNIT + 8} {(y + 1) * UNIT}h84"
    return text


def _standing(
    squares: Sequence[LandSquare], places: Places, seats: Sequence[int], detail: Detail
) -> list[str]:
    """Draw everything that stands, from the back to the front."""
    size = 1 if detail == "full" else 1.05
    keeps = [
        Drawn(row_of(square.y * UNIT + KEEP_FOOT[1]), keep(square, seats, size))
        for square in squares
        if square.ground == "castle"
    ]
    drawn = [*drawn_things(things_on(squares, places, detail)), *keeps]
    return [text for _, text in sorted(drawn, key=lambda one: one.row)]

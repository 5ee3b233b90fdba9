"""The pictures of single squares: terrain, castle, building, knight, or an empty plot."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from dominium._core import BuildingInfo, buildings
from dominium.render.picture import (
    SQUARE,
    Picture,
    Plain,
    as_xml,
    fragment,
    layout,
    palette,
    rectangle,
    units,
)


def square_drawing(
    picture: Picture, half: Plain, building: str | None = None, *, knight: bool = False
) -> str:
    """Draw a square of a terrain with its letter and crowns, its building and its knight."""
    terrain, colours = half["terrain"], palette()["terrains"][half["terrain"]]
    crowns = catalogue()[building].crowns if building else half["crowns"]
    tile = _tile(colours["background"]) + fragment(f"reliefs/{terrain}.svg", colours["relief"])
    beside = bool(crowns) or knight
    if building:
        symbol = building_token(
            picture, building, layout("square")["building_beside" if beside else "building"]
        )
    else:
        drawing = fragment(f"terrains/{terrain}.svg", colours["symbol"])
        place = layout("square")["symbol_beside_crowns" if beside else "symbol"]
        symbol = picture.use(terrain, drawing, place)
    knight_place = layout("square")["knight_beside_crowns" if crowns else "knight"]
    return (
        f'<g data-terrain="{terrain}" data-crowns="{crowns}">'
        + picture.use(f"tile-{terrain}", tile, {"x": 0, "y": 0, "size": SQUARE})
        + symbol
        + _letter(picture.letters[terrain], colours["symbol"])
        + (_crowns(picture, crowns) if crowns else "")
        + (picture.sign("knight", knight_place) if knight else "")
        + "</g>"
    )


def castle_drawing(picture: Picture, seats: Sequence[int]) -> str:
    """Draw the castle of a seat, or of a team with the emblem of the partner beside it."""
    colours, place, line = (
        palette()["castle"],
        layout("square")["castle"],
        palette()["tile"]["border"],
    )
    tile = _tile(colours["background"]) + rectangle(place["inner_border"], "none", line, 2)
    return (
        '<g data-terrain="castle">'
        + picture.use("tile-castle", tile, {"x": 0, "y": 0, "size": SQUARE})
        + picture.piece("castle", seats[0], place)
        + "".join(picture.piece("emblem", partner, place["partner"]) for partner in seats[1:])
        + _letter(picture.letters["castle"], colours["symbol"])
        + "</g>"
    )


def building_symbol(picture: Picture, building: str, place: Plain) -> str:
    """Draw the symbol of a building without its plate."""
    drawing = fragment(f"buildings/{building}.svg", palette()["building"]["symbol"])
    return picture.use(f"building-{building}", drawing, place)


def plot_drawing(picture: Picture, *, legal: bool, within_reach: bool) -> str:
    """Draw an empty square: legal now, still to be used, or out of reach."""
    if legal:
        return _legal_plot(picture)
    if within_reach:
        place = {"x": 7, "y": 7, "size": 86, "radius": 9}
        return rectangle(place, picture.colour("sunken"), picture.colour("border"), 2)
    return f'<circle cx="50" cy="50" r="4" fill="{picture.colour("border")}"/>'


def building_token(picture: Picture, building: str, place: Plain) -> str:
    """Draw a building as a light plate with its symbol."""
    colours = palette()["building"]
    plate = rectangle(place, colours["background"], colours["border"], place["border"])
    symbol = building_symbol(picture, building, place["symbol"])
    return f'<g data-building="{building}">{plate}{symbol}</g>'


def framing(squares: Collection[str], path: str) -> str:
    """Draw one bright line within a dark one along a path round squares."""
    if not path:
        return ""
    colours = palette()["marks"]
    return (
        f'<g data-highlights="{" ".join(sorted(squares))}" fill="none" stroke-linecap="square">'
        f'<path d="{path}" stroke="{colours["line"]}" stroke-width="12"/>'
        f'<path d="{path}" stroke="{colours["last"]}" stroke-width="6"/></g>'
    )


@cache
def catalogue() -> Mapping[str, BuildingInfo]:
    """Return the building tokens by their ids."""
    return {info.id: info for info in buildings()}


def _legal_plot(picture: Picture) -> str:
    colour = picture.colour("legal")
    place = {"x": 6, "y": 6, "size": 88, "radius": 9}
    dot = f'<circle cx="50" cy="50" r="11" fill="{colour}"/>'
    ground = rectangle(place, picture.colour("legal_fill"), colour, 4)
    return f'<g data-legal="">{ground}{dot}</g>'


def _tile(ground: str) -> str:
    """Draw the ground of a square within a dark border within a light gap."""
    place, line = layout("square")["tile"], palette()["tile"]
    # Half a unit over the edge: no background shimmers through between neighbours.
    gap = f'<rect x="-0.5" y="-0.5" width="101" height="101" fill="{line["gap"]}"/>'
    return gap + rectangle(place, ground, line["border"], place["border"])


def _letter(letter: str, colour: str) -> str:
    """Draw a capital, so that terrains differ from columns and l from 1, without descenders."""
    if not letter:
        return ""
    place = layout("square")["letter"]
    return (
        f'<text x="{place["x"]}" y="{place["baseline"]}" font-size="{place["size"]}"'
        f' font-weight="700" fill="{colour}">{as_xml(letter.upper())}</text>'
    )


def _crowns(picture: Picture, count: int) -> str:
    """Draw a dark badge in the corner: the crowns one above the other, the digit below them."""
    place, colours = layout("square")["crowns"], palette()["crowns"]
    size, pitch, width = place["crown"], place["pitch"], place["width"]
    height = count * pitch + place["digit"] + 4
    x, y = place["right"] - width, place["bottom"] - height
    middle = x + width / 2
    badge = {"x": x, "y": y, "width": width, "height": height, "radius": place["radius"]}
    drawing = fragment("pieces/crown.svg", colours["crown"])
    left, top = middle - size / 2, y + 2 + (pitch - size) / 2
    crowns = "".join(
        picture.use("crown", drawing, {"x": left, "y": top + k * pitch, "size": size})
        for k in range(count)
    )
    ground = rectangle(badge, colours["background"], colours["border"], 1.5)
    return (
        f'{ground}{crowns}<text x="{units(middle)}" y="{units(place["bottom"] - 5)}"'
        f' font-size="{place["digit"]}" font-weight="700" text-anchor="middle"'
        f' fill="{colours["digit"]}">{count}</text>'
    )

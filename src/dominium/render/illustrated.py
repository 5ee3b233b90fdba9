"""Kingdoms and dominoes as an illustrated land, with letters, tokens, knights and marks over it."""

from collections.abc import Collection

from dominium.render.areas import Area, place_of, within_reach
from dominium.render.land import land
from dominium.render.land.outline import outline
from dominium.render.land.paints import painted
from dominium.render.land.regions import Ground, LandSquare
from dominium.render.land_squares import land_of, land_of_domino
from dominium.render.picture import (
    SQUARE,
    Drawing,
    Picture,
    Plain,
    as_xml,
    land_part,
    layout,
    moved,
    palette,
    units,
)
from dominium.render.squares import building_token, framing, plot_drawing

ROOM_ABOVE = 8
"""The room for the flag of a keep in the first row."""
_ROOM_BELOW = 16
"""The room for the edge of the land and its shadow."""
_DOMINO = {"left": 12, "above": 20, "width": 224, "height": 144, "thickness": 9}
"""A domino with the room for its trees, its edge and its shadow."""
_SIGN = {"left": 14, "above": 18, "size": 136, "thickness": 7}
"""A single square with the room for the same."""
DOMINO_MIDDLE = _DOMINO["above"] + SQUARE // 2
_LETTER = {"x": 8, "baseline": 93, "above_flag": 54, "size": 27}
_SIGN_LETTER = {"x": 20, "baseline": 82, "size": 84}
_OUTLINE = 5 / 27
"""The line round a letter, as a part of its size."""
_ONE_CROWN = 1
"""A flag of more crowns reaches the corner of the letter."""
_BORDER = 0.0776
"""The border of the plate of a token, as a part of its size; its symbol lies within."""


def illustrated_board(
    picture: Picture,
    kingdom: Plain,
    area: Area,
    highlights: Collection[str],
    legal: Collection[str],
    *,
    plots: bool = True,
) -> Drawing:
    """Draw a kingdom: empty plots, the land over them, then all that lies on its squares.

    Args:
        picture: The picture that it is a part of.
        kingdom: A `KingdomView` as a dictionary.
        area: The part to draw.
        highlights: Squares to frame together.
        legal: Empty squares to mark.
        plots: Draw the empty squares.
    """
    squares = {(square.x, square.y): square for square in land_of(kingdom)}
    empty, contents = list[str](), list[str]()
    for column, row, name in area.squares():
        x, y = SQUARE * (column - area.left), SQUARE * (row - area.top)
        if square := squares.get((column, row)):
            content, group = _content(picture, kingdom, name, square), contents
        elif plots:
            within = within_reach(kingdom, column, row)
            content = plot_drawing(picture, legal=name in legal, within_reach=within)
            group = empty
        else:
            continue
        group.append(f'<g data-square="{name}" transform="translate({x} {y})">{content}</g>')
    drawn = painted(land(squares.values(), seats=kingdom["seats"]), picture.theme)
    left, top = -SQUARE * area.left, -SQUARE * area.top
    path = outline(sorted(map(place_of, highlights)))
    frame = moved(framing(highlights, path), left, top) if path else ""
    width, height = area.right - area.left + 1, area.bottom - area.top + 1
    return Drawing(
        "".join(empty) + moved(drawn, left, top) + frame + "".join(contents),
        SQUARE * width,
        SQUARE * height + _ROOM_BELOW,
    )


def illustrated_domino(picture: Picture, domino: Plain) -> Drawing:
    """Draw a domino as a land of its own."""
    squares = land_of_domino(domino)
    content = painted(land(squares, thickness=_DOMINO["thickness"]), picture.theme)
    for square in squares:
        content += moved(_terrain(picture, square, ""), SQUARE * square.x, 0)
    inside = moved(content, _DOMINO["left"], _DOMINO["above"])
    group = f'<g data-domino="{domino["domino"]}">{inside}</g>'
    return Drawing(group, _DOMINO["width"], _DOMINO["height"])


def illustrated_sign(picture: Picture, ground: Ground, place: Plain) -> str:
    """Draw a square of a ground as a small land of its own, at a place given by x, y and size."""
    square = LandSquare(0, 0, ground)
    content = painted(land([square], detail="small", thickness=_SIGN["thickness"]), picture.theme)
    if picture.tiles == "lettered":
        content += _capital(picture, ground, _SIGN_LETTER)
    scale = place["size"] / _SIGN["size"]
    x, y = place["x"] + _SIGN["left"] * scale, place["y"] + _SIGN["above"] * scale
    return f'<g transform="translate({units(x)} {units(y)}) scale({scale:.3f})">{content}</g>'


def _content(picture: Picture, kingdom: Plain, name: str, square: LandSquare) -> str:
    """Draw all that lies on a square of the land: its letter, its token and its knight."""
    if square.ground == "castle":
        letter = _letter(picture, square)
        return f'<g data-terrain="castle" data-castle="{kingdom["seats"][0]}">{letter}</g>'
    court = kingdom.get("court") or {"knights_on": (), "buildings": ()}
    buildings = [one["building"] for one in court["buildings"] if one["square"] == name]
    knight = name in court["knights_on"]
    places, drawing = land_part("tokens")["full"], ""
    if buildings:
        place = places["building_beside" if square.crowns or knight else "building"]
        drawing += building_token(picture, buildings[0], _plate(place))
    if knight:
        place = places["knight_beside" if square.crowns or buildings else "knight"]
        drawing += picture.sign("knight", place)
    return _terrain(picture, square, drawing)


def _terrain(picture: Picture, square: LandSquare, drawing: str) -> str:
    """Name a square of the land and its crowns; its letter lies over all that stands there."""
    content = drawing + _letter(picture, square)
    return f'<g data-terrain="{square.ground}" data-crowns="{square.crowns}">{content}</g>'


def _letter(picture: Picture, square: LandSquare) -> str:
    """Draw the letter of a square, if letters are wanted."""
    if picture.tiles != "lettered":
        return ""
    above = _LETTER["above_flag"] if square.crowns > _ONE_CROWN else _LETTER["baseline"]
    return _capital(picture, square.ground, _LETTER | {"baseline": above})


def _capital(picture: Picture, ground: Ground, place: Plain) -> str:
    """Draw a capital, white within a dark line."""
    return (
        f'<text x="{place["x"]}" y="{place["baseline"]}" font-size="{place["size"]}"'
        f' font-weight="800" fill="#ffffff" stroke="{palette()["marks"]["line"]}"'
        f' stroke-width="{units(_OUTLINE * place["size"])}" stroke-linejoin="round"'
        f' paint-order="stroke">{as_xml(picture.letters[ground].upper())}</text>'
    )


def _plate(place: Plain) -> Plain:
    """Return the place of a plate and its symbol; a border lies half beyond its rectangle."""
    usual = layout("square")["building"]
    scale = place["size"] / usual["size"]
    border, inset = usual["border"] * scale, _BORDER * place["size"]
    symbol = {
        "x": place["x"] + inset,
        "y": place["y"] + inset,
        "size": place["size"] - 2 * inset,
    }
    return {
        "x": place["x"] + border / 2,
        "y": place["y"] + border / 2,
        "size": place["size"] - border,
        "radius": round(usual["radius"] * scale, 2),
        "border": border,
        "symbol": symbol,
    }

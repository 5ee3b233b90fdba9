"""The building board: slots with tokens and prices, the pile, the dragon's cave and the queen."""

from typing import cast

from dominium._core import BuildingInfo
from dominium.render.illustrated import illustrated_sign
from dominium.render.land.regions import Ground
from dominium.render.picture import (
    Drawing,
    Picture,
    Plain,
    fragment,
    label,
    moved,
    palette,
    rectangle,
)
from dominium.render.squares import building_symbol, catalogue

_CARD = {"x": 0, "y": 0, "width": 128, "height": 226, "radius": 12}
_MIDDLE = _CARD["width"] / 2
_ABOVE = 46
"""The height above a card: for the number of its slot, and for the edges of the pile."""
_BELOW = _ABOVE + _CARD["height"] + 10
_COIN = 68
_PITCH = _CARD["width"] + 16
_SIGN = 36
_COUNTED = {"x": 58, "y": 0, "size": 35}


def building_board_drawing(picture: Picture, board: Plain) -> Drawing:
    """Draw the slots from the cheapest to the most expensive, then the pile, then the cave."""
    parts = [
        moved(_slot(picture, slot), _PITCH * place, 0) for place, slot in enumerate(board["slots"])
    ]
    pile = _PITCH * len(board["slots"]) + 24
    cave = pile + _PITCH + 24
    parts.append(moved(_pile(picture, board), pile, 0))
    parts.append(moved(_cave(picture, board), cave, _ABOVE))
    return Drawing("".join(parts), cave + 250, _BELOW + _COIN)


def _slot(picture: Picture, slot: Plain) -> str:
    """Draw a slot: its number, its token or an empty frame, and the token's current price."""
    number = label(str(slot["slot"]), _MIDDLE, _ABOVE / 2, 34, picture.colour("muted"))
    if slot["building"] is None:
        card = rectangle(_CARD, "none", picture.colour("border"), 3, dashed=True)
        price = ""
    else:
        card = _card(picture, slot["building"], "background")
        price = picture.sign("coin", {"x": _MIDDLE - _COIN / 2, "y": _BELOW, "size": _COIN})
        ink = palette()["pieces"]["ink"]
        price += label(str(slot["cost"]), _MIDDLE, _BELOW + _COIN / 2, 36, ink)
    content = number + moved(card, 0, _ABOVE) + price
    return f'<g data-slot="{slot["slot"]}" data-cost="{slot["cost"]}">{content}</g>'


def _pile(picture: Picture, board: Plain) -> str:
    """Draw the open token over the edges of those below it, and the number of hidden ones."""
    hidden = len(board["undrawn"])
    content = "".join(
        moved(_plate("pile"), 8 * k, _ABOVE - 7 * k) for k in range(min(2, hidden), 0, -1)
    )
    if board["open_building"] is not None:
        content += moved(_card(picture, board["open_building"], "pile"), 0, _ABOVE)
    content += label(f"+{hidden}", _MIDDLE, _BELOW + _COIN / 2, 36, picture.colour("muted"))
    return f'<g data-undrawn="{hidden}">{content}</g>'


def _cave(picture: Picture, board: Plain) -> str:
    """Draw the cave with the dragon in it, or beside it; the queen while no kingdom hosts her."""
    content = picture.sign("cave", {"x": 0, "y": 54, "size": 160})
    at_home = board["dragon_in_cave"]
    dragon = {"x": 43, "y": 116, "size": 86} if at_home else {"x": 150, "y": 118, "size": 96}
    content += picture.sign("dragon", dragon)
    if board["queen"] is None:
        content += picture.sign("queen", {"x": 162, "y": 8, "size": 90})
    return f'<g data-dragon="{"home" if at_home else "out"}">{content}</g>'


def _card(picture: Picture, building: str, ground: str) -> str:
    """Draw a token: its symbol, its knights and towers, and its lasting effects."""
    info = catalogue()[building]
    symbol = building_symbol(picture, building, {"x": 23, "y": 10, "size": 82})
    rows = [*_at_once(picture, info), *_for_good(picture, info)]
    content = "".join(
        moved(row.content, (_CARD["width"] - row.width) / 2, 100 + 40 * number)
        for number, row in enumerate(rows)
    )
    return f'<g data-token="{building}">{_plate(ground)}{symbol}{content}</g>'


def _plate(ground: str) -> str:
    colours = palette()["building"]
    return rectangle(_CARD, colours[ground], colours["border"], 3)


def _at_once(picture: Picture, info: BuildingInfo) -> list[Drawing]:
    """Draw the knights and towers of a token in a row."""
    signs = ["knight"] * info.knights + ["tower"] * info.towers
    content = "".join(
        picture.sign(sign, {"x": 37 * place + 2, "y": 0, "size": 33})
        for place, sign in enumerate(signs)
    )
    return [Drawing(content, 37 * len(signs), _SIGN)] if signs else []


def _for_good(picture: Picture, info: BuildingInfo) -> list[Drawing]:
    """Draw the crowns, the taxes and the points of a token, a row for each."""
    rows = []
    if info.crowns:
        drawing = fragment("pieces/crown.svg", palette()["building"]["symbol"])
        crowns = "".join(
            picture.use("ink-crown", drawing, {"x": _SIGN * place, "y": 0, "size": _SIGN})
            for place in range(info.crowns)
        )
        rows.append(Drawing(crowns, _SIGN * info.crowns, _SIGN))
    if info.effect != "none":
        counted = picture.sign(info.effect.removeprefix("tax_coin_per_"), _COUNTED)
        rows.append(_each(picture, "coin", "+1", counted))
    if info.points:
        rows.append(_each(picture, "points", str(info.points), _counted(picture, info)))
    return rows


def _counted(picture: Picture, info: BuildingInfo) -> str:
    """Draw the unit of a token's points: a terrain's properties, towers or knights."""
    counted = info.points_per
    if counted == "building":
        return ""
    if not counted.endswith("_areas"):
        return picture.sign(counted.removesuffix("s"), _COUNTED)
    terrain = cast("Ground", counted.removesuffix("_areas"))
    if picture.tiles != "contrast":
        return illustrated_sign(picture, terrain, _COUNTED)
    colours = palette()["terrains"][terrain]
    drawing = fragment(f"terrains/{terrain}.svg", colours["symbol"])
    ground = rectangle(_COUNTED | {"radius": 5}, colours["background"], colours["symbol"], 2)
    return ground + picture.use(terrain, drawing, {"x": _COUNTED["x"] + 6, "y": 6, "size": 23})


def _each(picture: Picture, sign: str, number: str, counted: str) -> Drawing:
    """Draw a number on a coin or a coat of arms, and after a stroke its unit."""
    ink = palette()["pieces"]["ink"]
    content = picture.sign(sign, {"x": 0, "y": 0, "size": _SIGN})
    content += label(number, _SIGN / 2, _SIGN / 2, 22 if len(number) < 2 else 18, ink)
    if not counted:
        return Drawing(content, _SIGN, _SIGN)
    stroke = f'<path d="M41 32L52 4" stroke="{ink}" stroke-width="3.5" stroke-linecap="round"/>'
    return Drawing(content + stroke + counted, _COUNTED["x"] + _COUNTED["size"], _SIGN)

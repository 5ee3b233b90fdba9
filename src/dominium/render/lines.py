"""The table of a line game: the line with its open ends, the hands, the stock and the bank."""

from collections.abc import Collection, Mapping, Sequence

from dominium.render.picture import (
    HEADING,
    Drawing,
    Picture,
    Plain,
    caption,
    captioned,
    grid,
    label,
    moved,
    palette,
    rectangle,
    units,
)
from dominium.render.tile_layout import (
    Layout,
    Place,
    Slot,
    laid_out,
)
from dominium.render.tiles import (
    HALF,
    TILE,
    back_drawing,
    tile_drawing,
)

_PADDING = 60
_TILE_GAP = 14
_PITCH = HALF + _TILE_GAP
_BACK_SCALE = 0.5
_TILES_IN_A_ROW = 7
_PILE = 5
"""The most edges of a pile that are drawn."""
_COIN = 100


def line_table(
    picture: Picture,
    view: Plain,
    names: Sequence[str],
    labels: Mapping[str, str],
    *,
    width: float,
    highlights: Collection[str],
    letters: bool,
) -> Drawing:
    """Draw the line on its table, and below it every hand, then the piles and the bank."""
    line = line_drawing(picture, view, width=width, highlights=highlights, letters=letters)
    hands = [_hand(picture, view, hand, names) for hand in view["hands"]]
    below = grid([*hands, *_piles(picture, view, labels)], columns=3)
    surface = _surface(picture, line, below.width)
    return grid([surface, below], columns=1)


def line_drawing(
    picture: Picture, view: Plain, *, width: float, highlights: Collection[str], letters: bool
) -> Drawing:
    """Draw the tiles of the line at their places, and at each open end its number.

    Args:
        picture: the document.
        view: a `LineView` as a dictionary.
        width: the largest width of the line.
        highlights: tiles such as "65" to frame.
        letters: write the letters of the ends beside their numbers.
    """
    line = view["line"]
    numbers = {opened["end"]: opened["number"] for opened in view["open_ends"]}
    places = (place for place, laid in enumerate(line) if laid["tile"] == view["cross_tile"])
    layout = laid_out(line, width, numbers, next(places, None))
    parts = [
        _end(picture, end, numbers[end], slot, letters=letters)
        for end, slot in layout.slots.items()
    ]
    for laid, place in zip(line, layout.tiles, strict=True):
        drawing = tile_drawing(
            picture, place.first, place.second, upright=place.upright, wild=laid["wild"]
        )
        parts.append(moved(drawing.content, place.x, place.y))
    parts += [
        _frame(laid["tile"], place)
        for laid, place in zip(line, layout.tiles, strict=True)
        if laid["tile"] in highlights
    ]
    return _from_origin("".join(parts), layout)


def _from_origin(content: str, layout: Layout) -> Drawing:
    return Drawing(moved(content, -layout.left, -layout.top), layout.width, layout.height)


def _end(picture: Picture, end: str, number: int, slot: Slot, *, letters: bool) -> str:
    """Draw an open end: the next tile's place, the number it has to match, and the end's letter."""
    colour = picture.colour("legal")
    outline = {"x": slot.x + 5, "y": slot.y + 5, "width": slot.width - 10}
    outline |= {"height": slot.height - 10, "radius": 14}
    ground = rectangle(outline, picture.colour("legal_fill"), colour, 4, dashed=True)
    inner, outer = _halves(slot)
    content = ground + label(str(number), *inner, 56, picture.colour("ink"))
    if letters:
        content += label(picture.letters[end].upper(), *outer, 38, colour)
    return f'<g data-end="{end}" data-number="{number}">{content}</g>'


def _halves(slot: Slot) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the centres of the half of a slot that touches the line, and of the other."""
    middle = (slot.x + slot.width / 2, slot.y + slot.height / 2)
    far = HALF / 2
    x, y = {"left": (-far, 0), "right": (far, 0), "up": (0, -far), "down": (0, far)}[slot.direction]
    return (middle[0] - x, middle[1] - y), (middle[0] + x, middle[1] + y)


def _frame(tile: str, place: Place) -> str:
    """Draw a bright line within a dark one around a tile."""
    marks = palette()["marks"]
    around = {"x": place.x, "y": place.y, "width": place.width, "height": place.height}
    lines = "".join(
        rectangle(around | {"radius": 16}, "none", marks[name], breadth)
        for name, breadth in (("line", 14), ("last", 8))
    )
    return f'<g data-highlights="{tile}">{lines}</g>'


def _surface(picture: Picture, line: Drawing, width: float) -> Drawing:
    """Draw the line in the middle of its table, which is at least this wide."""
    width = max(width, line.width + 2 * _PADDING)
    height = max(line.height, TILE) + 2 * _PADDING
    place = {"x": 0, "y": 0, "width": width, "height": height, "radius": 28}
    ground = rectangle(place, picture.colour("sunken"), picture.colour("border"), 3)
    x, y = (width - line.width) / 2, (height - line.height) / 2
    return Drawing(ground + moved(line.content, x, y), width, height)


def _hand(picture: Picture, view: Plain, hand: Plain, names: Sequence[str]) -> Drawing:
    """Draw a hand under its seat's emblem, name and total: open tiles, or as many backs."""
    seat = hand["seat"]
    tiles = _open_tiles(picture, hand) if hand["tiles"] is not None else _backs(picture, hand)
    kind = "king" if view["actor"] == seat else "emblem"
    emblem = picture.piece(kind, seat, {"x": 0, "y": 4, "size": 56})
    width = max(tiles.width, _TILES_IN_A_ROW * _PITCH - _TILE_GAP)
    name = names[seat] if seat < len(names) else str(seat + 1)
    total = str(view["scores"][seat]["total"]).replace("-", "\N{MINUS SIGN}")
    score = (
        f'<text x="{units(width)}" y="47" font-size="42" font-weight="700" text-anchor="end"'
        f' data-score="{seat}" fill="{picture.colour("ink")}">{total}</text>'
    )
    content = emblem + caption(picture, name, 72, width - 72 - 120) + score
    content += moved(tiles.content, 0, HEADING)
    return Drawing(f'<g data-hand="{seat}">{content}</g>', width, HEADING + tiles.height)


def _open_tiles(picture: Picture, hand: Plain) -> Drawing:
    """Draw upright tiles in rows."""
    tiles = [
        tile_drawing(picture, int(tile[0]), int(tile[1]), upright=True) for tile in hand["tiles"]
    ]
    return _in_rows(tiles, TILE) if tiles else _count(picture, 0, 0)


def _backs(picture: Picture, hand: Plain) -> Drawing:
    """Draw small backs and their number."""
    small = [_scaled(back_drawing(upright=True), _BACK_SCALE)] * hand["size"]
    backs = _in_rows(small, TILE * _BACK_SCALE) if small else Drawing("", 0, TILE * _BACK_SCALE)
    count = _count(picture, hand["size"], backs.width + (24 if small else 0))
    return Drawing(backs.content + count.content, count.width, max(backs.height, count.height))


def _count(picture: Picture, count: int, x: float) -> Drawing:
    """Draw a number beside backs or a pile."""
    height = TILE * _BACK_SCALE
    content = label(str(count), x + 30, height / 2, 46, picture.colour("ink"))
    return Drawing(f'<g data-count="{count}">{content}</g>', x + 60, height)


def _in_rows(tiles: Sequence[Drawing], height: float) -> Drawing:
    pitch = tiles[0].width + _TILE_GAP
    columns = _TILES_IN_A_ROW if height == TILE else 2 * _TILES_IN_A_ROW - 2
    content = "".join(
        moved(tile.content, pitch * (place % columns), (height + _TILE_GAP) * (place // columns))
        for place, tile in enumerate(tiles)
    )
    rows = (len(tiles) + columns - 1) // columns
    width = pitch * min(len(tiles), columns) - _TILE_GAP
    return Drawing(content, width, rows * (height + _TILE_GAP) - _TILE_GAP)


def _piles(picture: Picture, view: Plain, labels: Mapping[str, str]) -> list[Drawing]:
    """Draw the stock, the tiles set aside and the bank, as far as the game has them."""
    piles = [
        captioned(picture, labels.get(name, ""), _pile(picture, name, view[name]))
        for name in ("stock", "removed")
        if view[name]
    ]
    if view["bank"] is not None:
        piles.append(captioned(picture, labels.get("bank", ""), _bank(picture, view["bank"])))
    return [grid(piles, columns=3)] if piles else []


def _pile(picture: Picture, name: str, count: int) -> Drawing:
    """Draw backs on top of each other, and their number."""
    back, edges = _scaled(back_drawing(), 0.8), min(count, _PILE)
    pile = "".join(
        moved(back.content, 7 * place, 9 * (edges - 1 - place)) for place in range(edges)
    )
    width, height = back.width + 7 * (edges - 1), back.height + 9 * (edges - 1)
    number = label(str(count), width + 50, height / 2, 46, picture.colour("ink"))
    return Drawing(f'<g data-{name}="{count}">{pile}{number}</g>', width + 100, height)


def _bank(picture: Picture, tokens: int) -> Drawing:
    """Draw the tokens in the bank, on a coin."""
    coin = picture.sign("coin", {"x": 0, "y": 0, "size": _COIN})
    number = label(str(tokens), _COIN / 2, _COIN / 2, 40, palette()["pieces"]["ink"])
    return Drawing(f'<g data-bank="{tokens}">{coin}{number}</g>', _COIN, _COIN)


def _scaled(drawing: Drawing, scale: float) -> Drawing:
    content = f'<g transform="scale({units(scale)})">{drawing.content}</g>'
    return Drawing(content, drawing.width * scale, drawing.height * scale)

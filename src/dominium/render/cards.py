"""Cards that a shared link shows: words on parchment beside a kingdom, kingdoms or a line."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from dominium.render.areas import area_of, extent
from dominium.render.illustrated import illustrated_board
from dominium.render.land import land
from dominium.render.land.paints import painted
from dominium.render.land.regions import LandSquare
from dominium.render.lines import line_drawing
from dominium.render.picture import (
    FONTS,
    SQUARE,
    Drawing,
    Picture,
    Plain,
    as_xml,
    box,
    grid,
    moved,
    palette,
    rectangle,
    units,
)
from dominium.render.squares import square_drawing
from dominium.render.tiles import back_drawing, tile_drawing

CARD_WIDTH, CARD_HEIGHT = 1200, 630
"""The size of a card, which services that show links ask for."""
_TEXT = f"'Atkinson Hyperlegible Next', {FONTS}"
_DISPLAY = f"Alegreya, Georgia, 'Noto Serif', 'DejaVu Serif', {FONTS}"
_PLANK = 105
_SEAMS = (310, 890, 130, 700, 1050, 420)
_SHADOW = {"fill": "#3c240a", "opacity": 0.22}
_PANEL = {"x": 40, "y": 46, "width": 586, "height": 538, "radius": 26}
_INDENT = 88
_ROOM = 494
_TOP, _ROOM_HIGH = 74, 410
"""The room for words, above the mark of the site."""
_ABOVE, _SIZE, _LEADING = 34, 31, 42
_VIEW = {"x": 656, "y": 40, "width": 508, "height": 542, "radius": 26}
_LARGEST_SQUARE = 1.1
_LARGEST_HALF = 0.62
_LINE_WIDTHS = (700, 1000, 1400, 1800, 2400)
_LONGEST_NAME = 11
_HEADING_SIZES = (112, 98, 86, 76, 66, 57, 49, 42)
_MARK = ("forest", "wheat")
"""The terrains of the domino that is the mark of the site."""
_ICON_LAND = (
    LandSquare(0, 0, "forest", 1),
    LandSquare(1, 0, "wheat"),
    LandSquare(0, 1, "lake"),
    LandSquare(1, 1, "castle"),
)


@dataclass(frozen=True)
class Card:
    """The content of a card, in the words of the reader's language.

    Attributes:
        heading: The largest words.
        above: A short line above the heading.
        lines: The lines below it; long ones are folded.
        kingdoms: `KingdomView`s as dictionaries; one is drawn large, several small.
        captions: Below each of several kingdoms a name and, at the right, its points.
        line: A `LineView` as a dictionary; only what lies on the table is drawn.
    """

    heading: str
    above: str = ""
    lines: Sequence[str] = ()
    kingdoms: Sequence[Plain] = ()
    captions: Sequence[tuple[str, str]] = ()
    line: Plain | None = None


def card_svg(card: Card, name: str) -> str:
    """Draw a card, 1200 wide and 630 high.

    Args:
        card: The content.
        name: The name of the site, written beside its mark.

    Returns:
        An SVG document.
    """
    picture = Picture("light", dict.fromkeys(_MARK, ""), tiles="illustrated")
    drawn = _wood(picture) + _panel(picture) + _words(picture, card) + _mark(picture, name)
    drawn += _view(picture, card)
    return picture.whole(Drawing(drawn, CARD_WIDTH, CARD_HEIGHT), card.heading)


def icon_svg(name: str, *, maskable: bool = False) -> str:
    """Draw the icon of the application, a small kingdom on wood.

    Args:
        name: The name of the site.
        maskable: Fill the whole square, with all that matters within the circle that is never cut.

    Returns:
        An SVG document without letters, 512 to a side.
    """
    picture, side = Picture("light"), 512
    ground = {"x": 0, "y": 0, "size": side, "radius": 0 if maskable else 104}
    scale = 1.42 if maskable else 2.0
    left, top = (side - 200 * scale) / 2, (side - 214 * scale) / 2 + 4
    drawn = _scaled(painted(land(_ICON_LAND, seams=False), picture.theme), left, top, scale)
    plate = rectangle(ground, picture.colour("wood"), "none", 0)
    return picture.whole(Drawing(plate + drawn, side, side), name)


def _wood(picture: Picture) -> str:
    """Draw the planks of the table."""
    whole = {"x": 0, "y": 0, "width": CARD_WIDTH, "height": CARD_HEIGHT, "radius": 0}
    light = seams = grain = ""
    for row, seam in enumerate(_SEAMS):
        y, x = row * _PLANK, (seam + 330) % CARD_WIDTH
        light += (
            f"M{seam} {y}h{CARD_WIDTH - seam}v{_PLANK}H{seam}Z"
            if row % 2
            else f"M0 {y}h{seam}v{_PLANK}H0Z"
        )
        seams += f"M0 {y}H{CARD_WIDTH}M{seam} {y}v{_PLANK}"
        grain += f"M{x} {y + 34}q90 -16 190 2t210 -4M{x - 460} {y + 72}q80 14 170 -2t150 6"
    colour = picture.colour("wood_line")
    return (
        rectangle(whole, picture.colour("wood"), "none", 0)
        + f'<path d="{light}" fill="#ffffff" opacity="0.09"/>'
        + f'<path d="{seams}" stroke="{colour}" stroke-width="4"/>'
        + f'<path d="{grain}" stroke="{colour}" stroke-width="3" fill="none" opacity="0.7"/>'
    )


def _panel(picture: Picture) -> str:
    """Draw the parchment for the words."""
    colour, line = picture.colour("panel"), picture.colour("mat_line")
    return _shadow(_PANEL) + rectangle(_PANEL, colour, line, 3)


def _shadow(place: Plain) -> str:
    lower = {**place, "y": place["y"] + 9, "x": place["x"] + 3}
    return (
        f'<rect {box(lower)} rx="{place["radius"]}" fill="{_SHADOW["fill"]}"'
        f' opacity="{_SHADOW["opacity"]}"/>'
    )


def _words(picture: Picture, card: Card) -> str:
    """Write the words of a card, together in the middle of their room."""
    ink, muted = picture.colour("ink"), picture.colour("muted")
    y, parts = 0.0, list[str]()
    for line in _folded(card.above, _ABOVE, 2, 0.68):
        y += 1.2 * _ABOVE
        parts.append(_text(line, y, _ABOVE, picture.colour("accent"), weight=700))
    y += 12 if card.above else 0
    size, heading = _heading(card.heading)
    for line in heading:
        y += size
        parts.append(_text(line, y, size, ink, weight=800, fonts=_DISPLAY))
    y += 0.32 * size
    rule = {"x": _INDENT, "y": y, "width": 96, "height": 7, "radius": 3.5}
    parts.append(rectangle(rule, palette()["land"]["light"]["gold"], "none", 0))
    y += 16
    for line in _lines(card.lines, int((_ROOM_HIGH - y) / _LEADING)):
        y += _LEADING
        parts.append(_text(line, y, _SIZE, muted, weight=400))
    return moved("".join(parts), 0, _TOP + max(0.0, _ROOM_HIGH - y) / 2)


def _lines(texts: Sequence[str], most: int) -> list[str]:
    """Fold texts to lines of the panel; what goes beyond the most lines is left out."""
    lines = list[str]()
    for text in texts:
        if len(lines) < most:
            lines += _folded(text, _SIZE, most - len(lines))
    return lines


def _heading(text: str) -> tuple[float, list[str]]:
    """Return the largest size at which a heading takes at most two lines, and those lines."""
    for size in _HEADING_SIZES:
        lines = textwrap.wrap(text, _characters(size, 0.7), break_long_words=False)
        if len(lines) <= 2 and all(len(line) <= _characters(size, 0.7) for line in lines):
            return size, lines
    return _HEADING_SIZES[-1], _folded(text, _HEADING_SIZES[-1], 3, 0.7)


def _folded(text: str, size: float, most: int, wide: float = 0.58) -> list[str]:
    """Fold a text to lines of the panel; what does not fit is left out."""
    return textwrap.wrap(text, _characters(size, wide), max_lines=most, placeholder=" …")


def _characters(size: float, wide: float) -> int:
    """Return how many characters about fit a line of the panel."""
    return int(_ROOM / (wide * size))


def _text(text: str, y: float, size: float, colour: str, *, weight: int, fonts: str = _TEXT) -> str:
    return (
        f'<text x="{_INDENT}" y="{units(y)}" font-size="{units(size)}" font-weight="{weight}"'
        f' font-family="{fonts}" fill="{colour}">{as_xml(text)}</text>'
    )


def _mark(picture: Picture, name: str) -> str:
    """Draw the mark of the site, as its pages have it, at the foot of the panel."""
    halves = (square_drawing(picture, {"terrain": name, "crowns": 0}) for name in _MARK)
    domino = "".join(moved(half, SQUARE * place, 0) for place, half in enumerate(halves))
    word = (
        f'<text x="{_INDENT + 96}" y="548" font-size="34" font-weight="800"'
        f' font-family="{_DISPLAY}" fill="{picture.colour("ink")}">{as_xml(name)}</text>'
    )
    return _scaled(domino, _INDENT, 517, 0.4) + word


def _view(picture: Picture, card: Card) -> str:
    """Draw what lies on the table."""
    if card.line is not None:
        return _felt(picture, card.line)
    if len(card.kingdoms) == 1:
        return _within(_kingdom(picture, card.kingdoms[0]), _VIEW, _LARGEST_SQUARE)
    small = [
        _captioned(picture, _kingdom(picture, kingdom), caption)
        for kingdom, caption in zip(card.kingdoms, card.captions, strict=True)
    ]
    columns = 2 if len(small) <= 4 else 3
    return _within(grid(small, columns), _VIEW, _LARGEST_SQUARE)


def _kingdom(picture: Picture, kingdom: Plain) -> Drawing:
    area = area_of(kingdom["used"]) or extent(kingdom)
    return illustrated_board(picture, kingdom, area, (), (), plots=False)


def _captioned(picture: Picture, kingdom: Drawing, caption: tuple[str, str]) -> Drawing:
    """Put a kingdom of any size in a square above a plate with its caption."""
    place = {"x": 0, "y": 0, "width": 520, "height": 520}
    plate = {"x": 0, "y": 544, "width": 520, "height": 92, "radius": 30}
    name, points = caption
    ink = picture.colour("ink")
    text = (
        f'<text x="30" y="607" font-size="48" font-weight="700" fill="{ink}">'
        f"{as_xml(_shortened(name))}</text>"
        f'<text x="490" y="608" font-size="52" font-weight="800" text-anchor="end" fill="{ink}">'
        f"{as_xml(points)}</text>"
    )
    label = rectangle(plate, picture.colour("panel"), picture.colour("mat_line"), 4) + text
    return Drawing(_within(kingdom, place, 2.0) + label, 520, 640)


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1].rstrip()}…"


def _felt(picture: Picture, line: Plain) -> str:
    """Draw the line on its felt, as large as it can be; before the first tile some of the set."""
    cloth = _shadow(_VIEW) + rectangle(
        _VIEW, picture.colour("felt"), picture.colour("felt_edge"), 6
    )
    inner = {
        "x": _VIEW["x"] + 34,
        "y": _VIEW["y"] + 34,
        "width": _VIEW["width"] - 68,
        "height": _VIEW["height"] - 68,
    }
    shown = {**line, "open_ends": ()}
    if not line["line"]:
        return cloth + _within(_set(picture), inner, 1.2)
    drawings = (
        line_drawing(picture, shown, width=width, highlights=(), letters=False)
        for width in _LINE_WIDTHS
    )
    return cloth + _within(max(drawings, key=lambda one: _scale(one, inner)), inner, _LARGEST_HALF)


def _set(picture: Picture) -> Drawing:
    """Draw three tiles fanned out, the middle one open."""
    back = back_drawing(upright=True).content
    face = tile_drawing(picture, 6, 6, upright=True).content
    fan = "".join(
        f'<g transform="translate({x} {y}) rotate({turned} 50 100)">{tile}</g>'
        for tile, x, y, turned in ((back, 24, 46, -17), (back, 224, 46, 17), (face, 124, 20, 0))
    )
    return Drawing(fan, 348, 270)


def _scale(drawing: Drawing, place: Plain) -> float:
    return min(float(place["width"] / drawing.width), float(place["height"] / drawing.height))


def _within(drawing: Drawing, place: Plain, largest: float) -> str:
    """Draw something in the middle of a place, as large as fits and no larger than given."""
    scale = min(largest, _scale(drawing, place))
    left = place["x"] + (place["width"] - scale * drawing.width) / 2
    top = place["y"] + (place["height"] - scale * drawing.height) / 2
    return _scaled(drawing.content, left, top, scale)


def _scaled(content: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({units(x)} {units(y)}) scale({round(scale, 4)})">{content}</g>'

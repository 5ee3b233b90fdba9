"""Pictures of kingdoms, dominoes, offers and whole tables as SVG text, and PNG made of it.

Every function is pure: plain dictionaries in the shape of `View.to_dict()` go in, one
self-contained SVG document comes out, the same text for the same input. A square shows its terrain
four times (by letter, symbol, lightness and colour) and its crowns twice (as little crowns and as a
digit). Nothing here makes words: the caller gives letters, names, title and description in the
language of the reader.

The drawings, colours and measures lie in `artwork/` and are shared with the web pages. All
measures are in units of which a square has 100 to a side.
"""

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias
from xml.sax.saxutils import escape

__all__ = [
    "ENGLISH_LETTERS",
    "PngError",
    "board_svg",
    "domino_svg",
    "offer_svg",
    "state_svg",
    "to_png",
]

Plain: TypeAlias = Mapping[str, Any]
Theme: TypeAlias = Literal["light", "dark"]

ENGLISH_LETTERS: Mapping[str, str] = {
    "wheat": "w",
    "forest": "f",
    "lake": "l",
    "grassland": "g",
    "swamp": "s",
    "mine": "m",
    "town": "t",
    "castle": "c",
}

_ARTWORK = Path(__file__).with_name("artwork")
_FONTS = "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', Arial, sans-serif"
_SQUARE = 100
_PIXELS_PER_UNIT = 0.56
_MARGIN = 16
_GAP = 48
_HEADING = 76
_COORDINATE = 44
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class PngError(RuntimeError):
    """PNG cannot be made here; the message says what is missing and how to get it."""


class _Drawing(NamedTuple):
    """SVG elements drawn from the origin, and the room they take."""

    content: str
    width: float
    height: float


class _Area(NamedTuple):
    """Columns and rows counted from 0, both ends included."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, column: int, row: int) -> bool:
        return self.left <= column <= self.right and self.top <= row <= self.bottom


@dataclass
class _Picture:
    """What every part of one document shares: its theme, letters, and each drawing once."""

    theme: Theme
    letters: Mapping[str, str] = field(default_factory=dict)
    definitions: dict[str, str] = field(default_factory=dict)

    def colour(self, name: str) -> str:
        colour: str = _palette()["themes"][self.theme][name]
        return colour

    def use(self, name: str, content: str, place: Plain) -> str:
        """Put the drawing of this name, 100 units wide and high, at a place given by x, y, size."""
        self.definitions.setdefault(name, content)
        return f'<use href="#dominium-{name}" {_box(place)}/>'

    def piece(self, kind: str, seat: int, place: Plain) -> str:
        """A seat's "king", "castle" or "emblem"."""
        colours = _palette()["seats"][seat]
        path = f"pieces/{kind}_{colours['shape']}.svg"
        drawing = _fragment(path, colours["colour"], colours["ink"])
        use = self.use(f"{kind}-{colours['id']}", drawing, place)
        return f'<g data-{kind}="{seat}">{use}</g>'

    def document(self, drawing: _Drawing, title: str, description: str) -> str:
        width, height = drawing.width + 2 * _MARGIN, drawing.height + 2 * _MARGIN
        page = self.colour("page")
        box = 'viewBox="0 0 100 100" overflow="visible"'
        symbols = "".join(
            f'<symbol id="dominium-{name}" {box}>{content}</symbol>'
            for name, content in sorted(self.definitions.items())
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}"'
            f' width="{_n(width * _PIXELS_PER_UNIT)}" height="{_n(height * _PIXELS_PER_UNIT)}"'
            f' style="max-width:100%;height:auto" role="img" font-family="{_FONTS}">'
            f"<title>{_text(title)}</title><desc>{_text(description)}</desc>"
            f"<defs>{symbols}</defs>"
            f'<rect width="{_n(width + 1)}" height="{_n(height + 1)}" fill="{page}"/>'
            f"{_moved(drawing.content, _MARGIN, _MARGIN)}</svg>\n"
        )


def board_svg(
    kingdom: Plain,
    *,
    letters: Mapping[str, str] = ENGLISH_LETTERS,
    title: str = "",
    description: str = "",
    highlights: Iterable[str] = (),
    legal: Iterable[str] = (),
    coordinates: bool = True,
    whole: bool = False,
    theme: Theme = "light",
) -> str:
    """Draw one kingdom.

    Args:
        kingdom: a `KingdomView` as a dictionary.
        letters: terrain (and "castle") to the letter of the reader's language; drawn as a capital.
        title: the picture's name for screen readers.
        description: its long description for screen readers.
        highlights: squares such as "e6" to frame, as a rule those of the last placement.
        legal: empty squares to mark as possible.
        coordinates: write column letters and row numbers at the edge.
        whole: draw the whole window instead of what is used or may still be used.
        theme: "light" or "dark".

    Returns:
        An SVG document.
    """
    picture = _Picture(theme, letters)
    area = _window(kingdom) if whole else _extent(kingdom)
    board = _board(picture, kingdom, area, frozenset(highlights), frozenset(legal))
    drawing = _with_coordinates(picture, board, area) if coordinates else board
    return picture.document(drawing, title, description)


def domino_svg(
    domino: Plain,
    *,
    letters: Mapping[str, str] = ENGLISH_LETTERS,
    title: str = "",
    description: str = "",
    theme: Theme = "light",
) -> str:
    """Draw one domino, left half first.

    Args:
        domino: a dictionary with the number "domino" and the halves "left" and "right", such as an
            `OfferSlot` or a `Turn`.
        letters: as in `board_svg`.
        title: as in `board_svg`.
        description: as in `board_svg`.
        theme: "light" or "dark".

    Returns:
        An SVG document.
    """
    picture = _Picture(theme, letters)
    return picture.document(_domino(picture, domino), title, description)


def offer_svg(
    offer: Sequence[Plain],
    *,
    letters: Mapping[str, str] = ENGLISH_LETTERS,
    title: str = "",
    description: str = "",
    theme: Theme = "light",
) -> str:
    """Draw an offer from top to bottom: number, domino and king of each place.

    Args:
        offer: `OfferSlot` dictionaries; a domino already placed is drawn faint.
        letters: as in `board_svg`.
        title: as in `board_svg`.
        description: as in `board_svg`.
        theme: "light" or "dark".

    Returns:
        An SVG document.
    """
    picture = _Picture(theme, letters)
    return picture.document(_offer(picture, offer), title, description)


def state_svg(
    view: Plain,
    *,
    names: Sequence[str] = (),
    labels: Mapping[str, str] | None = None,
    letters: Mapping[str, str] = ENGLISH_LETTERS,
    title: str = "",
    description: str = "",
    highlights: Mapping[int, Iterable[str]] | None = None,
    coordinates: bool = True,
    theme: Theme = "light",
) -> str:
    """Draw a whole table: every kingdom with its score, the offer and the next offer.

    The seat whose turn it is has its king before its name, the others their emblem. A finished game
    has no offer any more.

    Args:
        view: a `View` as a dictionary.
        names: who sits at each seat; where a name is missing the seat's number stands.
        labels: captions for "offer" and "next_offer"; without them the offers have none.
        letters: as in `board_svg`.
        title: as in `board_svg`.
        description: as in `board_svg`.
        highlights: seat to the squares to frame in its kingdom.
        coordinates: as in `board_svg`.
        theme: "light" or "dark".

    Returns:
        An SVG document.
    """
    picture = _Picture(theme, letters)
    marked = highlights or {}
    kingdoms = []
    for kingdom in view["kingdoms"]:
        area = _extent(kingdom)
        board = _board(picture, kingdom, area, frozenset(marked.get(kingdom["seat"], ())), ())
        if coordinates:
            board = _with_coordinates(picture, board, area)
        kingdoms.append(_kingdom_heading(picture, view, kingdom["seat"], names, board))
    offers = [
        _captioned(picture, (labels or {}).get(key, ""), _offer(picture, view[key]))
        for key in ("offer", "next_offer")
        if view[key] and view["actor"] is not None
    ]
    drawing = _grid([_grid(kingdoms, columns=2), *offers], columns=3)
    return picture.document(drawing, title, description)


def to_png(svg: str, width: int) -> bytes:
    """Turn an SVG document into a PNG picture `width` pixels wide.

    Raises:
        PngError: the extra `png` is missing, or the machine has no font for the letters.
        ValueError: `width` is not positive, or `svg` is not an SVG document.
    """
    if width < 1:
        raise ValueError("a picture is at least 1 pixel wide")
    if "<text" in svg and not _fonts_found():
        raise PngError(
            "PNG pictures need a font for their letters and none is installed;"
            " install one, for example Debian's package fonts-dejavu-core"
        )
    return _rasterize(svg, width)


def _rasterize(svg: str, width: int) -> bytes:
    try:
        import resvg_py  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as missing:
        raise PngError(
            "PNG pictures need the extra 'png': pip install 'dominium[png]'"
        ) from missing
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))


@cache
def _fonts_found() -> bool:
    """Whether letters are drawn at all: without any font the renderer leaves them out silently."""
    page = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{}</svg>'
    letter = f'<text x="2" y="18" font-family="{_FONTS}">m</text>'
    return _rasterize(page.format(letter), 20) != _rasterize(page.format(""), 20)


def _board(
    picture: _Picture,
    kingdom: Plain,
    area: _Area,
    highlights: Collection[str],
    legal: Collection[str],
) -> _Drawing:
    squares = {square["square"]: square for square in kingdom["squares"]}
    reachable = _area(kingdom["reachable"])
    parts = []
    for row in range(area.top, area.bottom + 1):
        for column in range(area.left, area.right + 1):
            name = _name(column, row)
            if name == kingdom["castle"]:
                content = _castle(picture, kingdom["seat"])
            elif name in squares:
                content = _square(picture, squares[name])
            elif name in legal:
                content = _legal(picture)
            elif reachable is None or reachable.holds(column, row):
                content = _free(picture)
            else:
                content = _out_of_reach(picture)
            x, y = _SQUARE * (column - area.left), _SQUARE * (row - area.top)
            parts.append(f'<g data-square="{name}" transform="translate({x} {y})">{content}</g>')
    parts.append(_outline(area, highlights))
    width, height = area.right - area.left + 1, area.bottom - area.top + 1
    return _Drawing("".join(parts), _SQUARE * width, _SQUARE * height)


def _with_coordinates(picture: _Picture, board: _Drawing, area: _Area) -> _Drawing:
    muted, middle = picture.colour("muted"), _COORDINATE / 2
    first = _COORDINATE + _SQUARE / 2
    labels = [
        _label(chr(ord("a") + column), first + _SQUARE * index, middle, 30, muted)
        for index, column in enumerate(range(area.left, area.right + 1))
    ]
    labels += [
        _label(str(row + 1), middle, first + _SQUARE * index, 30, muted)
        for index, row in enumerate(range(area.top, area.bottom + 1))
    ]
    content = _moved(board.content, _COORDINATE, _COORDINATE) + "".join(labels)
    return _Drawing(content, board.width + _COORDINATE, board.height + _COORDINATE)


def _square(picture: _Picture, half: Plain) -> str:
    """A square of a terrain with its letter and crowns."""
    terrain, crowns = half["terrain"], half["crowns"]
    colours = _palette()["terrains"][terrain]
    tile = _tile(colours["background"]) + _fragment(f"reliefs/{terrain}.svg", colours["relief"])
    symbol = _fragment(f"terrains/{terrain}.svg", colours["symbol"])
    place = _layout()["symbol_beside_crowns" if crowns else "symbol"]
    return (
        f'<g data-terrain="{terrain}" data-crowns="{crowns}">'
        + picture.use(f"tile-{terrain}", tile, {"x": 0, "y": 0, "size": _SQUARE})
        + picture.use(terrain, symbol, place)
        + _letter(picture.letters[terrain], colours["symbol"])
        + (_crowns(picture, crowns) if crowns else "")
        + "</g>"
    )


def _castle(picture: _Picture, seat: int) -> str:
    colours, place, line = _palette()["castle"], _layout()["castle"], _palette()["tile"]["border"]
    tile = _tile(colours["background"]) + _rectangle(place["inner_border"], "none", line, 2)
    return (
        '<g data-terrain="castle">'
        + picture.use("tile-castle", tile, {"x": 0, "y": 0, "size": _SQUARE})
        + picture.piece("castle", seat, place)
        + _letter(picture.letters["castle"], colours["symbol"])
        + "</g>"
    )


def _tile(ground: str) -> str:
    """The ground of a square within a dark border within a light gap."""
    place, line = _layout()["tile"], _palette()["tile"]
    # Half a unit over the edge: no background shimmers through between neighbours.
    gap = f'<rect x="-0.5" y="-0.5" width="101" height="101" fill="{line["gap"]}"/>'
    return gap + _rectangle(place, ground, line["border"], place["border"])


def _letter(letter: str, colour: str) -> str:
    """A capital, so that terrains are not taken for columns nor l for 1, and nothing hangs low."""
    place = _layout()["letter"]
    return (
        f'<text x="{place["x"]}" y="{place["baseline"]}" font-size="{place["size"]}"'
        f' font-weight="700" fill="{colour}">{_text(letter.upper())}</text>'
    )


def _crowns(picture: _Picture, count: int) -> str:
    """A dark badge in the corner: the crowns one above the other, the digit below them."""
    place, colours = _layout()["crowns"], _palette()["crowns"]
    size, pitch, width = place["crown"], place["pitch"], place["width"]
    height = count * pitch + place["digit"] + 4
    x, y = place["right"] - width, place["bottom"] - height
    middle = x + width / 2
    drawing = _fragment("pieces/crown.svg", colours["crown"])
    left, top = middle - size / 2, y + 2 + (pitch - size) / 2
    crowns = "".join(
        picture.use("crown", drawing, {"x": left, "y": top + k * pitch, "size": size})
        for k in range(count)
    )
    return (
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
        f' rx="{place["radius"]}" fill="{colours["background"]}"'
        f' stroke="{colours["border"]}" stroke-width="1.5"/>{crowns}'
        f'<text x="{_n(middle)}" y="{_n(place["bottom"] - 5)}" font-size="{place["digit"]}"'
        f' font-weight="700" text-anchor="middle" fill="{colours["digit"]}">{count}</text>'
    )


def _legal(picture: _Picture) -> str:
    colour = picture.colour("legal")
    place = {"x": 6, "y": 6, "size": 88, "radius": 9}
    dot = f'<circle cx="50" cy="50" r="11" fill="{colour}"/>'
    ground = _rectangle(place, picture.colour("legal_fill"), colour, 4)
    return f'<g data-legal="">{ground}{dot}</g>'


def _free(picture: _Picture) -> str:
    place = {"x": 7, "y": 7, "size": 86, "radius": 9}
    return _rectangle(place, picture.colour("sunken"), picture.colour("border"), 2)


def _out_of_reach(picture: _Picture) -> str:
    return f'<circle cx="50" cy="50" r="4" fill="{picture.colour("border")}"/>'


def _outline(area: _Area, squares: Collection[str]) -> str:
    """One bright line within a dark one, round all these squares together."""
    edges = []
    for column, row in sorted(map(_place, squares)):
        x, y = _SQUARE * (column - area.left), _SQUARE * (row - area.top)
        for dx, dy, line in (
            (0, -1, f"M{x} {y}h100"),
            (1, 0, f"M{x + 100} {y}v100"),
            (0, 1, f"M{x} {y + 100}h100"),
            (-1, 0, f"M{x} {y}v100"),
        ):
            if _name(column + dx, row + dy) not in squares:
                edges.append(line)
    if not edges:
        return ""
    path, colours = "".join(edges), _palette()["marks"]
    return (
        f'<g data-highlights="{" ".join(sorted(squares))}" fill="none" stroke-linecap="square">'
        f'<path d="{path}" stroke="{colours["line"]}" stroke-width="12"/>'
        f'<path d="{path}" stroke="{colours["last"]}" stroke-width="6"/></g>'
    )


def _domino(picture: _Picture, domino: Plain) -> _Drawing:
    left, right = _square(picture, domino["left"]), _square(picture, domino["right"])
    content = f'<g data-domino="{domino["domino"]}">{left}{_moved(right, _SQUARE, 0)}</g>'
    return _Drawing(content, 2 * _SQUARE, _SQUARE)


def _offer(picture: _Picture, offer: Sequence[Plain]) -> _Drawing:
    number, gap, king = 60, 16, 84
    parts = []
    for row, slot in enumerate(offer):
        content = _label(str(slot["domino"]), number / 2 - 4, 50, 38, picture.colour("ink"))
        content += _moved(_domino(picture, slot).content, number, 0)
        if slot["seat"] is not None:
            place = {"x": number + 2 * _SQUARE + gap, "y": (_SQUARE - king) / 2, "size": king}
            content += picture.piece("king", slot["seat"], place)
        faint = ' opacity="0.5"' if slot["placed"] else ""
        parts.append(f'<g transform="translate(0 {row * (_SQUARE + gap)})"{faint}>{content}</g>')
    width = number + 2 * _SQUARE + gap + king
    return _Drawing("".join(parts), width, max(0, len(offer) * (_SQUARE + gap) - gap))


def _kingdom_heading(
    picture: _Picture, view: Plain, seat: int, names: Sequence[str], board: _Drawing
) -> _Drawing:
    """A kingdom under a line with its seat's emblem, name and score."""
    name = names[seat] if seat < len(names) else str(seat + 1)
    kind = "king" if view["actor"] == seat else "emblem"
    emblem = picture.piece(kind, seat, {"x": 0, "y": 4, "size": 56})
    ink, total = picture.colour("ink"), view["scores"][seat]["total"]
    width = max(board.width, 4 * _SQUARE)
    score = (
        f'<text x="{_n(width)}" y="47" font-size="42" font-weight="700" text-anchor="end"'
        f' data-score="{seat}" fill="{ink}">{total}</text>'
    )
    caption = _caption(picture, name, 72, width - 180)
    content = emblem + caption + score + _moved(board.content, 0, _HEADING)
    return _Drawing(content, width, _HEADING + board.height)


def _captioned(picture: _Picture, caption: str, drawing: _Drawing) -> _Drawing:
    content = _caption(picture, caption, 0, drawing.width) + _moved(drawing.content, 0, _HEADING)
    return _Drawing(content, drawing.width, _HEADING + drawing.height)


def _caption(picture: _Picture, text: str, x: float, room: float) -> str:
    """A line of text; a long one is written smaller, about as small as the room needs."""
    if not text:
        return ""
    size = min(38, room / (0.62 * len(text)))
    return (
        f'<text x="{_n(x)}" y="46" font-size="{_n(size)}" font-weight="600"'
        f' fill="{picture.colour("ink")}">{_text(text)}</text>'
    )


def _grid(drawings: Sequence[_Drawing], columns: int) -> _Drawing:
    """Drawings in rows, the columns as wide and the rows as high as their largest drawing."""
    rows = [drawings[first : first + columns] for first in range(0, len(drawings), columns)]
    widths = [
        max(drawing.width for drawing in drawings[column::columns])
        for column in range(min(columns, len(drawings)))
    ]
    content, y = "", 0.0
    for row in rows:
        x = 0.0
        for drawing, width in zip(row, widths, strict=False):
            content += _moved(drawing.content, x, y)
            x += width + _GAP
        y += max(drawing.height for drawing in row) + _GAP
    return _Drawing(content, sum(widths) + _GAP * (len(widths) - 1), y - _GAP)


def _window(kingdom: Plain) -> _Area:
    """The labelled window: as many columns as the position has rows."""
    side = kingdom["position"].count("/") + 1
    return _Area(0, 0, side - 1, side - 1)


def _extent(kingdom: Plain) -> _Area:
    """What is used or may still be used; everything before the castle stands."""
    areas = [area for area in (_area(kingdom["used"]), _area(kingdom["reachable"])) if area]
    if not areas:
        return _window(kingdom)
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return _Area(min(lefts), min(tops), max(rights), max(bottoms))


def _area(area: Plain | None) -> _Area | None:
    return None if area is None else _Area(*_place(area["first"]), *_place(area["last"]))


def _place(square: str) -> tuple[int, int]:
    """Column and row of a square, counted from 0."""
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


def _name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


def _rectangle(place: Plain, fill: str, stroke: str, stroke_width: float) -> str:
    return (
        f'<rect {_box(place)} rx="{place["radius"]}" fill="{fill}" stroke="{stroke}"'
        f' stroke-width="{_n(stroke_width)}"/>'
    )


def _label(text: str, x: float, y: float, size: float, colour: str) -> str:
    """Text with its middle at a point."""
    return (
        f'<text x="{_n(x)}" y="{_n(y + 0.36 * size)}" font-size="{_n(size)}" font-weight="600"'
        f' text-anchor="middle" fill="{colour}">{_text(text)}</text>'
    )


def _moved(content: str, x: float, y: float) -> str:
    return f'<g transform="translate({_n(x)} {_n(y)})">{content}</g>'


def _box(place: Plain) -> str:
    size = _n(place["size"])
    return f'x="{_n(place["x"])}" y="{_n(place["y"])}" width="{size}" height="{size}"'


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _text(text: str) -> str:
    """Text as XML, without the control characters that XML has no way to write."""
    return escape(_NOT_IN_XML.sub("", text))


@cache
def _palette() -> Any:
    return json.loads((_ARTWORK / "palette.json").read_text(encoding="utf-8"))


@cache
def _layout() -> Any:
    return json.loads((_ARTWORK / "layout.json").read_text(encoding="utf-8"))["square"]


@cache
def _fragment(path: str, colour: str, seat_ink: str = "") -> str:
    """The inside of a drawing with its variables replaced by colours."""
    text = (_ARTWORK / path).read_text(encoding="utf-8")
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    variables = {
        "--piece-ink": _palette()["pieces"]["ink"],
        "--piece-halo": _palette()["pieces"]["halo"],
        "--castle-wall": _palette()["castle"]["wall"],
        "--seat-ink": seat_ink,
    }
    for name, value in variables.items():
        inside = re.sub(rf"var\({name}, [^)]*\)", value, inside)
    inside = "".join(line.strip() for line in inside.splitlines())
    return f'<g color="{colour}">{inside}</g>'

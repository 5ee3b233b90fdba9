"""The base of all pictures: theme, shared artwork, and the plain shapes that parts use."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args
from xml.sax.saxutils import escape

Plain: TypeAlias = Mapping[str, Any]
Theme: TypeAlias = Literal["light", "dark"]
Tiles: TypeAlias = Literal["illustrated", "lettered", "contrast"]
"""The land as a picture, the same with letters, or squares with symbols and strong contrast."""

FONTS = "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', Arial, sans-serif"
SQUARE = 100
HEADING = 76
_PIXELS_PER_UNIT = 0.56
_MARGIN = 16
_GAP = 48

_ARTWORK = Path(__file__).parents[1] / "artwork"
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Drawing(NamedTuple):
    """A fragment of SVG elements drawn from the origin, with its width and height."""

    content: str
    width: float
    height: float


@dataclass
class Picture:
    """The shared state of one document's parts: theme, tiles, letters, and each drawing once."""

    theme: Theme
    letters: Mapping[str, str] = field(default_factory=dict)
    tiles: Tiles = "contrast"
    definitions: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse unknown tiles, for none must be drawn in place of those of contrast."""
        if self.tiles not in get_args(Tiles):
            raise ValueError(f"not tiles: {self.tiles!r}; there are {', '.join(get_args(Tiles))}")

    def colour(self, name: str) -> str:
        """Return a colour of the theme."""
        colour: str = palette()["themes"][self.theme][name]
        return colour

    def use(self, name: str, content: str, place: Plain) -> str:
        """Draw a named drawing, 100 units wide and high, at a place given by x, y and size."""
        self.definitions.setdefault(name, content)
        return f'<use href="#dominium-{name}" {box(place)}/>'

    def piece(self, kind: str, seat: int, place: Plain) -> str:
        """Draw a seat's "king", "castle" or "emblem"."""
        colours = palette()["seats"][seat]
        path = f"pieces/{kind}_{colours['shape']}.svg"
        drawing = fragment(path, colours["colour"], colours["ink"])
        use = self.use(f"{kind}-{colours['id']}", drawing, place)
        return f'<g data-{kind}="{seat}">{use}</g>'

    def sign(self, name: str, place: Plain) -> str:
        """Draw a neutral piece: "knight", "tower", "coin", "queen", "dragon", "cave", "points"."""
        colour = palette()["pieces"][name]
        use = self.use(name, fragment(f"pieces/{name}.svg", colour), place)
        return f'<g data-piece="{name}">{use}</g>'

    def document(self, drawing: Drawing, title: str, description: str) -> str:
        """Wrap a drawing in a whole SVG document."""
        width, height = drawing.width + 2 * _MARGIN, drawing.height + 2 * _MARGIN
        whole = {"x": 0, "y": 0, "width": width + 1, "height": height + 1}
        ground = f'<rect {box(whole)} fill="{self.colour("page")}"/>'
        content = ground + moved(drawing.content, _MARGIN, _MARGIN)
        return self.whole(Drawing(content, width, height), title, description, _PIXELS_PER_UNIT)

    def whole(self, drawing: Drawing, title: str, description: str = "", pixels: float = 1) -> str:
        """Wrap a drawing that fills its document, so many pixels to a unit."""
        width, height = drawing.width, drawing.height
        square = 'viewBox="0 0 100 100" overflow="visible"'
        symbols = "".join(
            f'<symbol id="dominium-{name}" {square}>{content}</symbol>'
            for name, content in sorted(self.definitions.items())
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {units(width)} {units(height)}"'
            f' width="{units(width * pixels)}"'
            f' height="{units(height * pixels)}"'
            f' style="max-width:100%;height:auto" role="img" font-family="{FONTS}">'
            f"<title>{as_xml(title)}</title><desc>{as_xml(description)}</desc>"
            f"<defs>{symbols}</defs>{drawing.content}</svg>\n"
        )


def captioned(picture: Picture, text: str, drawing: Drawing) -> Drawing:
    """Put a line of text above a drawing."""
    content = caption(picture, text, 0, drawing.width) + moved(drawing.content, 0, HEADING)
    return Drawing(content, drawing.width, HEADING + drawing.height)


def caption(picture: Picture, text: str, x: float, room: float) -> str:
    """Draw a line of text; a long one is smaller, so that it about fits the width."""
    if not text:
        return ""
    size = min(38, room / (0.62 * len(text)))
    return (
        f'<text x="{units(x)}" y="46" font-size="{units(size)}" font-weight="600"'
        f' fill="{picture.colour("ink")}">{as_xml(text)}</text>'
    )


def grid(drawings: Sequence[Drawing], columns: int) -> Drawing:
    """Arrange drawings in rows, with columns and rows as large as their largest drawing."""
    rows = [drawings[first : first + columns] for first in range(0, len(drawings), columns)]
    widths = [
        max(drawing.width for drawing in drawings[column::columns])
        for column in range(min(columns, len(drawings)))
    ]
    content, y = "", 0.0
    for row in rows:
        x = 0.0
        for drawing, width in zip(row, widths, strict=False):
            content += moved(drawing.content, x, y)
            x += width + _GAP
        y += max(drawing.height for drawing in row) + _GAP
    return Drawing(content, sum(widths) + _GAP * (len(widths) - 1), y - _GAP)


def rectangle(
    place: Plain, fill: str, stroke: str, stroke_width: float, *, dashed: bool = False
) -> str:
    """Draw a rounded rectangle at a place given by x, y, size or width and height, radius."""
    dashes = ' stroke-dasharray="10 8"' if dashed else ""
    return (
        f'<rect {box(place)} rx="{place["radius"]}" fill="{fill}" stroke="{stroke}"'
        f' stroke-width="{units(stroke_width)}"{dashes}/>'
    )


def label(text: str, x: float, y: float, size: float, colour: str) -> str:
    """Draw text centred at a point."""
    return (
        f'<text x="{units(x)}" y="{units(y + 0.36 * size)}" font-size="{units(size)}"'
        f' font-weight="600" text-anchor="middle" fill="{colour}">{as_xml(text)}</text>'
    )


def moved(content: str, x: float, y: float) -> str:
    """Translate SVG content by an offset."""
    return f'<g transform="translate({units(x)} {units(y)})">{content}</g>'


def box(place: Plain) -> str:
    """Return the attributes of a place given by x, y and size, or by x, y, width and height."""
    width, height = (units(place.get(side, place.get("size"))) for side in ("width", "height"))
    return f'x="{units(place["x"])}" y="{units(place["y"])}" width="{width}" height="{height}"'


def units(number: float) -> str:
    """Format a measure, to a hundredth of a unit."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def as_xml(text: str) -> str:
    """Escape text for XML, without the control characters that XML cannot represent."""
    return escape(_NOT_IN_XML.sub("", text))


@cache
def palette() -> Any:
    """Load the colours of `artwork/palette.json`."""
    return json.loads((_ARTWORK / "palette.json").read_text(encoding="utf-8"))


@cache
def layout(part: str) -> Any:
    """Load the measures of a "square", a "tile" or the "line" from `artwork/layout.json`."""
    return json.loads((_ARTWORK / "layout.json").read_text(encoding="utf-8"))[part]


@cache
def land_part(part: str) -> Any:
    """Load the "stamps", the "sprites", or another part of the land from `artwork/land.json`."""
    return json.loads((_ARTWORK / "land.json").read_text(encoding="utf-8"))[part]


@cache
def fragment(path: str, colour: str, seat_ink: str = "") -> str:
    """Load the inside of a drawing, with its variables replaced by colours."""
    text = (_ARTWORK / path).read_text(encoding="utf-8")
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    variables = {
        "--piece-ink": palette()["pieces"]["ink"],
        "--piece-halo": palette()["pieces"]["halo"],
        "--castle-wall": palette()["castle"]["wall"],
        "--seat-ink": seat_ink,
    }
    for name, value in variables.items():
        inside = re.sub(rf"var\({name}, [^)]*\)", value, inside)
    inside = "".join(line.strip() for line in inside.splitlines())
    return f'<g color="{colour}">{inside}</g>'

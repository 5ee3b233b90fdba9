"""Pictures of kingdoms, dominoes, tiles, lines and whole tables as SVG text, and PNG of it.

Every function is pure: plain dictionaries in the shape of `View.to_dict()` go in, one
self-contained SVG document comes out, the same text for the same input. Nothing here makes words:
the caller gives letters, names, title and description in the language of the reader.

Kingdoms and dominoes are drawn with one of three tiles. The illustrated land shows a terrain by its
shapes and its colour and crowns as flags; with letters each square has its letter too. Those of
contrast are squares for low vision: a terrain shows four times (by letter, symbol, lightness and
colour) and crowns twice (as little crowns and as a digit). Half a tile of the line games has pips
and a digit.

The drawings, colours and measures are in `artwork/` and are shared with the web pages. All
measures are in units of which a square, or half a tile, has 100 to a side.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from dominium.render.areas import extent, window
from dominium.render.buildings import building_board_drawing
from dominium.render.cards import CARD_HEIGHT, CARD_WIDTH, Card, card_svg, icon_svg
from dominium.render.kingdoms import board_drawing, under_heading
from dominium.render.lines import line_drawing, line_table
from dominium.render.offers import domino_drawing, offer_drawing
from dominium.render.picture import (
    FONTS,
    Drawing,
    Picture,
    Plain,
    Theme,
    Tiles,
    captioned,
    grid,
)
from dominium.render.rasterizer import rasterized
from dominium.render.tiles import back_drawing, tile_drawing

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "ENGLISH_END_LETTERS",
    "ENGLISH_LETTERS",
    "LINE_WIDTH",
    "Card",
    "PngError",
    "Tiles",
    "board_svg",
    "building_board_svg",
    "card_svg",
    "domino_svg",
    "icon_svg",
    "letters_can_be_drawn",
    "line_svg",
    "offer_svg",
    "png_is_possible",
    "state_svg",
    "tile_svg",
    "to_png",
]

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
"""The default letters of the squares."""

ENGLISH_END_LETTERS: Mapping[str, str] = {"left": "l", "right": "r", "up": "u", "down": "d"}
"""The default letters of the ends of a line."""

LINE_WIDTH = 2200
"""The width at which a line of tiles bends: eleven tiles."""


class PngError(RuntimeError):
    """An error for PNG without its extra or a font; the message says what to install."""


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
    tiles: Tiles = "lettered",
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
        tiles: "illustrated", the land as a picture; "lettered", the same with a letter on each
            square; "contrast", squares with symbols in colours that every eye tells apart.

    Returns:
        An SVG document.

    Raises:
        ValueError: there are no such `tiles`.
    """
    picture = Picture(theme, letters, tiles)
    area = window(kingdom) if whole else extent(kingdom)
    drawing = board_drawing(
        picture,
        kingdom,
        area,
        frozenset(highlights),
        frozenset(legal),
        coordinates=coordinates,
    )
    return picture.document(drawing, title, description)


def domino_svg(
    domino: Plain,
    *,
    letters: Mapping[str, str] = ENGLISH_LETTERS,
    title: str = "",
    description: str = "",
    theme: Theme = "light",
    tiles: Tiles = "lettered",
) -> str:
    """Draw one domino, left half first.

    Args:
        domino: a dictionary with the number "domino" and the halves "left" and "right", such as an
            `OfferSlot` or a `Turn`.
        letters: as in `board_svg`.
        title: as in `board_svg`.
        description: as in `board_svg`.
        theme: "light" or "dark".
        tiles: as in `board_svg`.

    Returns:
        An SVG document.

    Raises:
        ValueError: there are no such `tiles`.
    """
    picture = Picture(theme, letters, tiles)
    return picture.document(domino_drawing(picture, domino), title, description)


def offer_svg(
    offer: Sequence[Plain],
    *,
    letters: Mapping[str, str] = ENGLISH_LETTERS,
    title: str = "",
    description: str = "",
    theme: Theme = "light",
    tiles: Tiles = "lettered",
) -> str:
    """Draw an offer from top to bottom: number, domino and king of each place.

    Args:
        offer: `OfferSlot` dictionaries; a domino already placed is drawn faint.
        letters: as in `board_svg`.
        title: as in `board_svg`.
        description: as in `board_svg`.
        theme: "light" or "dark".
        tiles: as in `board_svg`.

    Returns:
        An SVG document.

    Raises:
        ValueError: there are no such `tiles`.
    """
    picture = Picture(theme, letters, tiles)
    return picture.document(offer_drawing(picture, offer), title, description)


def building_board_svg(
    board: Plain,
    *,
    letters: Mapping[str, str] = ENGLISH_LETTERS,
    title: str = "",
    description: str = "",
    theme: Theme = "light",
    tiles: Tiles = "lettered",
) -> str:
    """Draw the building board: six slots with their tokens and prices, the pile, the dragon's cave.

    Above each slot stands its number, below it on a coin what its token costs now. A token shows
    its knights and towers, what it brings when taxes are collected, and on a coat of arms its
    points. The open token of the pile is grey; below it stands how many are hidden.

    Args:
        board: a `BuildingBoard` as a dictionary.
        letters: as in `board_svg`, for the terrains that tokens count.
        title: as in `board_svg`.
        description: as in `board_svg`.
        theme: "light" or "dark".
        tiles: as in `board_svg`, for the same terrains.

    Returns:
        An SVG document.

    Raises:
        ValueError: there are no such `tiles`.
    """
    picture = Picture(theme, letters, tiles)
    return picture.document(building_board_drawing(picture, board), title, description)


def tile_svg(
    tile: str | None,
    *,
    upright: bool = False,
    title: str = "",
    description: str = "",
    theme: Theme = "light",
) -> str:
    """Draw one tile of the line games.

    Args:
        tile: its two numbers, the first one on the left or above: "65"; None for a tile face down.
        upright: whether its halves lie one above the other.
        title: as in `board_svg`.
        description: as in `board_svg`.
        theme: "light" or "dark".

    Returns:
        An SVG document.

    Raises:
        ValueError: `tile` is not two digits from 0 to 6.
    """
    if tile is None:
        return Picture(theme).document(back_drawing(upright=upright), title, description)
    if re.fullmatch("[0-6]{2}", tile) is None:
        raise ValueError(f"not a tile: {tile!r}")
    picture, (first, second) = Picture(theme), map(int, tile)
    return picture.document(
        tile_drawing(picture, first, second, upright=upright), title, description
    )


def line_svg(
    view: Plain,
    *,
    letters: Mapping[str, str] = ENGLISH_END_LETTERS,
    title: str = "",
    description: str = "",
    highlights: Iterable[str] = (),
    coordinates: bool = True,
    width: float = LINE_WIDTH,
    theme: Theme = "light",
) -> str:
    """Draw the line of a line game with its open ends and their numbers.

    Args:
        view: a `LineView` as a dictionary; its `line` and `open_ends` are drawn.
        letters: end ("left", "right", "up", "down") to its letter in the reader's language.
        title: as in `board_svg`.
        description: as in `board_svg`.
        highlights: tiles such as "65" to frame, as a rule the one laid last.
        coordinates: write the letters of the ends.
        width: how wide the line may be before it bends; a tile is 200 wide.
        theme: "light" or "dark".

    Returns:
        An SVG document.
    """
    picture = Picture(theme, letters)
    drawing = line_drawing(
        picture, view, width=width, highlights=frozenset(highlights), letters=coordinates
    )
    return picture.document(drawing, title, description)


def state_svg(
    view: Plain,
    *,
    names: Sequence[str] = (),
    labels: Mapping[str, str] | None = None,
    letters: Mapping[str, str] | None = None,
    title: str = "",
    description: str = "",
    highlights: Mapping[int, Iterable[str]] | None = None,
    coordinates: bool = True,
    width: float = LINE_WIDTH,
    theme: Theme = "light",
    tiles: Tiles = "lettered",
) -> str:
    """Draw a whole table as its viewer sees it.

    A kingdom game: every kingdom with its score, the offers, and the building board. The seat whose
    turn it is has its king before its name, the others their emblem. A kingdom with a court shows
    its coins, the knights of its supply, its towers, and the queen. A finished game has no offer
    any more.

    A line game: the line with its open ends, every hand with its score (open tiles, or as many
    backs), the stock, the tiles set aside, and the bank.

    Args:
        view: a `View` or a `LineView` as a dictionary.
        names: who sits at each seat; where a name is missing the seat's number stands.
        labels: captions for "offer", "next_offer" and "building_board", or for "stock", "removed"
            and "bank"; what is missing has none.
        letters: as in `board_svg` or `line_svg`; by default the English ones.
        title: as in `board_svg`.
        description: as in `board_svg`.
        highlights: kingdom to the squares, or seat to the tiles, to frame.
        coordinates: as in `board_svg` or `line_svg`.
        width: as in `line_svg`.
        theme: "light" or "dark".
        tiles: as in `board_svg`.

    Returns:
        An SVG document.

    Raises:
        ValueError: there are no such `tiles`.
    """
    marked = {key: frozenset(each) for key, each in (highlights or {}).items()}
    if "line" in view:
        picture = Picture(theme, letters or ENGLISH_END_LETTERS)
        framed = frozenset[str]().union(*marked.values())
        drawing = line_table(
            picture, view, names, labels or {}, width=width, highlights=framed, letters=coordinates
        )
    else:
        picture = Picture(theme, letters or ENGLISH_LETTERS, tiles)
        drawing = _kingdom_table(
            picture, view, names, labels or {}, marked, coordinates=coordinates
        )
    return picture.document(drawing, title, description)


def _kingdom_table(
    picture: Picture,
    view: Plain,
    names: Sequence[str],
    labels: Mapping[str, str],
    highlights: Mapping[int, frozenset[str]],
    *,
    coordinates: bool,
) -> Drawing:
    kingdoms = []
    for kingdom in view["kingdoms"]:
        area = extent(kingdom)
        squares = highlights.get(kingdom["kingdom"], frozenset())
        board = board_drawing(picture, kingdom, area, squares, (), coordinates=coordinates)
        kingdoms.append(under_heading(picture, view, kingdom, names, board))
    offers = [
        captioned(picture, labels.get(key, ""), offer_drawing(picture, view[key]))
        for key in ("offer", "next_offer")
        if view[key] and view["actor"] is not None
    ]
    columns = 2 if len(kingdoms) <= 4 else (len(kingdoms) + 1) // 2
    drawing = grid([grid(kingdoms, columns), *offers], columns=3)
    if view.get("building_board"):
        buildings = building_board_drawing(picture, view["building_board"])
        caption = labels.get("building_board", "")
        drawing = grid([drawing, captioned(picture, caption, buildings)], columns=1)
    return drawing


def to_png(svg: str, width: int) -> bytes:
    """Turn an SVG document into a PNG picture `width` pixels wide.

    Raises:
        PngError: the extra `png` is missing, or the machine has no font for the letters.
        ValueError: `width` is not positive, or `svg` is not an SVG document.
    """
    if width < 1:
        raise ValueError("a picture is at least 1 pixel wide")
    if not letters_can_be_drawn(svg):
        raise PngError(
            "PNG pictures need a font for their letters and none is installed;"
            " install one, for example Debian's package fonts-dejavu-core"
        )
    return _rasterize(svg, width)


def letters_can_be_drawn(svg: str) -> bool:
    """Return whether `to_png` can draw an SVG document here: it has no letters, or there is a font.

    Raises:
        PngError: the extra `png` is missing.
    """
    return "<text" not in svg or _fonts_found()


def png_is_possible() -> bool:
    """Return whether `to_png` makes pictures with letters here: the extra and a font are there."""
    try:
        return _fonts_found()
    except PngError:
        return False


def _rasterize(svg: str, width: int) -> bytes:
    try:
        return rasterized(svg, width)
    except ModuleNotFoundError as missing:
        raise PngError(
            "PNG pictures need the extra 'png': pip install 'dominium[png]'"
        ) from missing


@cache
def _fonts_found() -> bool:
    """Return whether letters are drawn: without any font the renderer leaves them out silently."""
    page = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{}</svg>'
    letter = f'<text x="2" y="18" font-family="{FONTS}">m</text>'
    return _rasterize(page.format(letter), 20) != _rasterize(page.format(""), 20)

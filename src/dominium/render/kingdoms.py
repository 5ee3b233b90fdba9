"""The pictures of kingdoms: the board with coordinates under names, score and court."""

from collections.abc import Collection, Sequence

from dominium.render.areas import Area, name_of, place_of, within_reach
from dominium.render.illustrated import ROOM_ABOVE, illustrated_board
from dominium.render.picture import (
    HEADING,
    SQUARE,
    Drawing,
    Picture,
    Plain,
    caption,
    label,
    moved,
    units,
)
from dominium.render.squares import castle_drawing, framing, plot_drawing, square_drawing

_COORDINATE = 44
_COURT = 64


def board_drawing(
    picture: Picture,
    kingdom: Plain,
    area: Area,
    highlights: Collection[str],
    legal: Collection[str],
    *,
    coordinates: bool,
) -> Drawing:
    """Draw the squares of a kingdom within an area, as a rule with coordinates at the edges.

    Args:
        picture: The picture that it is a part of.
        kingdom: A `KingdomView` as a dictionary.
        area: The part to draw.
        highlights: Squares to frame together.
        legal: Empty squares to mark.
        coordinates: Write the letters of the columns above and the numbers of the rows beside it.
    """
    illustrated = picture.tiles != "contrast"
    draw = illustrated_board if illustrated else _board
    above = ROOM_ABOVE if illustrated else 0
    board = draw(picture, kingdom, area, highlights, legal)
    if coordinates:
        return _with_coordinates(picture, board, area, above)
    if illustrated:
        return Drawing(moved(board.content, 0, above), board.width, board.height + above)
    return board


def _board(
    picture: Picture,
    kingdom: Plain,
    area: Area,
    highlights: Collection[str],
    legal: Collection[str],
) -> Drawing:
    """Draw the squares of a kingdom as tiles with symbols."""
    squares = {square["square"]: square for square in kingdom["squares"]}
    court = kingdom.get("court") or {"knights_on": (), "buildings": ()}
    buildings = {placed["square"]: placed["building"] for placed in court["buildings"]}
    parts = []
    for column, row, name in area.squares():
        if name == kingdom["castle"]:
            content = castle_drawing(picture, kingdom["seats"])
        elif name in squares:
            knight = name in court["knights_on"]
            content = square_drawing(picture, squares[name], buildings.get(name), knight=knight)
        else:
            within = within_reach(kingdom, column, row)
            content = plot_drawing(picture, legal=name in legal, within_reach=within)
        x, y = SQUARE * (column - area.left), SQUARE * (row - area.top)
        parts.append(f'<g data-square="{name}" transform="translate({x} {y})">{content}</g>')
    parts.append(framing(highlights, _edges(area, highlights)))
    width, height = area.right - area.left + 1, area.bottom - area.top + 1
    return Drawing("".join(parts), SQUARE * width, SQUARE * height)


def _with_coordinates(picture: Picture, board: Drawing, area: Area, above: float) -> Drawing:
    """Add the letters of the columns above a board and the numbers of the rows beside it."""
    muted, middle = picture.colour("muted"), _COORDINATE / 2
    first, top = _COORDINATE + SQUARE / 2, _COORDINATE + above
    labels = [
        label(chr(ord("a") + column), first + SQUARE * index, middle, 30, muted)
        for index, column in enumerate(range(area.left, area.right + 1))
    ]
    labels += [
        label(str(row + 1), middle, top + SQUARE / 2 + SQUARE * index, 30, muted)
        for index, row in enumerate(range(area.top, area.bottom + 1))
    ]
    content = moved(board.content, _COORDINATE, top) + "".join(labels)
    return Drawing(content, board.width + _COORDINATE, board.height + top)


def under_heading(
    picture: Picture, view: Plain, kingdom: Plain, names: Sequence[str], board: Drawing
) -> Drawing:
    """Draw a kingdom under a line with its seats' emblems, their names and the score."""
    seats = kingdom["seats"]
    emblems = "".join(
        picture.piece(
            "king" if view["actor"] == seat else "emblem",
            seat,
            {"x": 62 * place, "y": 4, "size": 56},
        )
        for place, seat in enumerate(seats)
    )
    name = ", ".join(names[seat] if seat < len(names) else str(seat + 1) for seat in seats)
    number = kingdom["kingdom"]
    ink, total = picture.colour("ink"), view["scores"][number]["total"]
    width = max(board.width, 4 * SQUARE)
    score = (
        f'<text x="{units(width)}" y="47" font-size="42" font-weight="700" text-anchor="end"'
        f' data-score="{number}" fill="{ink}">{total}</text>'
    )
    start = 62 * len(seats) + 10
    content = emblems + caption(picture, name, start, width - start - 108) + score
    top: float = HEADING
    if court := kingdom.get("court"):
        content += moved(_court(picture, court), 0, top)
        top += _COURT
    return Drawing(content + moved(board.content, 0, top), width, top + board.height)


def _court(picture: Picture, court: Plain) -> str:
    """Draw coins, knights of the supply and towers, each beside its number, and the queen."""
    parts, ink = [], picture.colour("ink")
    for left, sign in ((0, "coin"), (164, "knight"), (292, "tower")):
        count = court[f"{sign}s"]
        parts.append(picture.sign(sign, {"x": left + 4, "y": 2, "size": 46}))
        parts.append(
            f'<text x="{left + 60}" y="39" font-size="38" font-weight="600"'
            f' data-{sign}s="{count}" fill="{ink}">{count}</text>'
        )
    if court["queen"]:
        parts.append(picture.sign("queen", {"x": 412, "y": -2, "size": 54}))
    return "".join(parts)


def _edges(area: Area, squares: Collection[str]) -> str:
    """Return the outer edges of all these squares together as path data."""
    edges = []
    for column, row in sorted(map(place_of, squares)):
        x, y = SQUARE * (column - area.left), SQUARE * (row - area.top)
        for dx, dy, line in (
            (0, -1, f"M{x} {y}h100"),
            (1, 0, f"M{x + 100} {y}v100"),
            (0, 1, f"M{x} {y + 100}h100"),
            (-1, 0, f"M{x} {y}v100"),
        ):
            if name_of(column + dx, row + dy) not in squares:
                edges.append(line)
    return "".join(edges)

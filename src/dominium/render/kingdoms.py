"""The pictures of kingdoms: the board with coordinates under names, score and court."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from dominium.render.picture import (
    HEADING,
    SQUARE,
    Drawing,
    Picture,
    Plain,
    caption,
    label,
    moved,
    palette,
    units,
)
from dominium.render.squares import (
    castle_drawing,
    free_square,
    legal_square,
    square_drawing,
    square_out_of_reach,
)

_COORDINATE = 44
_COURT = 64


class Area(NamedTuple):
    """A rectangle of columns and rows counted from 0, both ends included."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, column: int, row: int) -> bool:
        """Return whether a square is within."""
        return self.left <= column <= self.right and self.top <= row <= self.bottom


def board_drawing(
    picture: Picture,
    kingdom: Plain,
    area: Area,
    highlights: Collection[str],
    legal: Collection[str],
) -> Drawing:
    """Draw the squares of a kingdom within an area; some framed together, some marked as legal."""
    squares = {square["square"]: square for square in kingdom["squares"]}
    court = kingdom.get("court") or {"knights_on": (), "buildings": ()}
    buildings = {placed["square"]: placed["building"] for placed in court["buildings"]}
    reachable = _area(kingdom["reachable"])
    parts = []
    for row in range(area.top, area.bottom + 1):
        for column in range(area.left, area.right + 1):
            name = _name(column, row)
            if name == kingdom["castle"]:
                content = castle_drawing(picture, kingdom["seats"])
            elif name in squares:
                knight = name in court["knights_on"]
                content = square_drawing(picture, squares[name], buildings.get(name), knight=knight)
            elif name in legal:
                content = legal_square(picture)
            elif reachable is None or reachable.holds(column, row):
                content = free_square(picture)
            else:
                content = square_out_of_reach(picture)
            x, y = SQUARE * (column - area.left), SQUARE * (row - area.top)
            parts.append(f'<g data-square="{name}" transform="translate({x} {y})">{content}</g>')
    parts.append(_outline(area, highlights))
    width, height = area.right - area.left + 1, area.bottom - area.top + 1
    return Drawing("".join(parts), SQUARE * width, SQUARE * height)


def with_coordinates(picture: Picture, board: Drawing, area: Area) -> Drawing:
    """Add the letters of the columns above a board and the numbers of the rows beside it."""
    muted, middle = picture.colour("muted"), _COORDINATE / 2
    first = _COORDINATE + SQUARE / 2
    labels = [
        label(chr(ord("a") + column), first + SQUARE * index, middle, 30, muted)
        for index, column in enumerate(range(area.left, area.right + 1))
    ]
    labels += [
        label(str(row + 1), middle, first + SQUARE * index, 30, muted)
        for index, row in enumerate(range(area.top, area.bottom + 1))
    ]
    content = moved(board.content, _COORDINATE, _COORDINATE) + "".join(labels)
    return Drawing(content, board.width + _COORDINATE, board.height + _COORDINATE)


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


def window(kingdom: Plain) -> Area:
    """Return the labelled window: as many columns as the position has rows."""
    side = kingdom["position"].count("/") + 1
    return Area(0, 0, side - 1, side - 1)


def extent(kingdom: Plain) -> Area:
    """Return the area in use or still reachable; the whole window before the castle is placed."""
    areas = [area for area in (_area(kingdom["used"]), _area(kingdom["reachable"])) if area]
    if not areas:
        return window(kingdom)
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return Area(min(lefts), min(tops), max(rights), max(bottoms))


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


def _outline(area: Area, squares: Collection[str]) -> str:
    """Draw one bright line within a dark one around all these squares together."""
    edges = []
    for column, row in sorted(map(_place, squares)):
        x, y = SQUARE * (column - area.left), SQUARE * (row - area.top)
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
    path, colours = "".join(edges), palette()["marks"]
    return (
        f'<g data-highlights="{" ".join(sorted(squares))}" fill="none" stroke-linecap="square">'
        f'<path d="{path}" stroke="{colours["line"]}" stroke-width="12"/>'
        f'<path d="{path}" stroke="{colours["last"]}" stroke-width="6"/></g>'
    )


def _area(area: Plain | None) -> Area | None:
    return None if area is None else Area(*_place(area["first"]), *_place(area["last"]))


def _place(square: str) -> tuple[int, int]:
    """Return the column and row of a square, counted from 0."""
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


def _name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"

"""The picture of a tile: its face with pips and digits, or its back."""

from dominium.render.picture import (
    Drawing,
    Picture,
    label,
    layout,
    moved,
    palette,
    rectangle,
    units,
)

HALF = 100
TILE = 2 * HALF


def tile_drawing(
    picture: Picture, first: int, second: int, *, upright: bool = False, wild: bool = False
) -> Drawing:
    """Draw a tile with its first half on the left, or above when it is upright.

    Pips and digits never turn. A matador laid as a wild tile has a small diamond on its divider.
    """
    width, height = _size(upright=upright)
    right, down = (0, HALF) if upright else (HALF, 0)
    content = _plate(width, height, "face", "rim") + _divider(upright=upright)
    content += _half(picture, first) + moved(_half(picture, second), right, down)
    if wild:
        size, inset = layout("tile")["wild"]["size"], layout("tile")["wild"]["inset"]
        x, y = (inset, HALF) if upright else (HALF, inset)
        content += _diamond(x, y, size, "wild", "ink")
    name = f"{max(first, second)}{min(first, second)}"
    mark = ' data-wild=""' if wild else ""
    return Drawing(f'<g data-tile="{name}"{mark}>{content}</g>', width, height)


def back_drawing(*, upright: bool = False) -> Drawing:
    """Draw a tile face down."""
    width, height = _size(upright=upright)
    content = _plate(width, height, "back", "back_mark")
    content += _diamond(width / 2, height / 2, 56, "back", "back_mark")
    return Drawing(f'<g data-back="">{content}</g>', width, height)


def _size(*, upright: bool) -> tuple[int, int]:
    return (HALF, TILE) if upright else (TILE, HALF)


def _plate(width: float, height: float, ground: str, rim: str) -> str:
    """Draw the ground of a tile within a dark border, and a thin rim within both."""
    measures, colours = layout("tile"), palette()["domino"]
    border, inner = measures["border"], measures["rim"]
    edge, inset = border / 2, inner["inset"]
    outside = {"x": edge, "y": edge, "width": width - border, "height": height - border}
    inside = {
        "x": inset,
        "y": inset,
        "width": width - 2 * inset,
        "height": height - 2 * inset,
        "radius": inner["radius"],
    }
    plate = rectangle(
        outside | {"radius": measures["radius"]}, colours[ground], colours["ink"], border
    )
    return plate + rectangle(inside, "none", colours[rim], inner["border"])


def _divider(*, upright: bool) -> str:
    """Draw the line between the halves."""
    divider = layout("tile")["divider"]
    inset, length = divider["inset"], HALF - 2 * divider["inset"]
    path = f"M{inset} {HALF}h{length}" if upright else f"M{HALF} {inset}v{length}"
    return (
        f'<path d="{path}" stroke="{palette()["domino"]["divider"]}"'
        f' stroke-width="{divider["width"]}" stroke-linecap="round"/>'
    )


def _half(picture: Picture, number: int) -> str:
    """Draw a half with its pips, and its digit beside them."""
    measures, ink = layout("tile"), palette()["domino"]["ink"]
    digit, pip = measures["digit"], measures["pip"]
    pips = "".join(
        f'<circle cx="{pip["columns"][column]}" cy="{pip["rows"][row]}" r="{pip["radius"]}"'
        f' fill="{ink}"/>'
        for column, row in measures["pips"][number]
    )
    content = label(str(number), digit["x"], digit["y"], digit["size"], ink) + pips
    return picture.use(f"half-{number}", content, {"x": 0, "y": 0, "size": HALF})


def _diamond(x: float, y: float, size: float, ground: str, line: str) -> str:
    colours, arm = palette()["domino"], units(size / 2)
    path = f"M{units(x)} {units(y - size / 2)}l{arm} {arm}l-{arm} {arm}l-{arm} -{arm}z"
    return f'<path d="{path}" fill="{colours[ground]}" stroke="{colours[line]}" stroke-width="4"/>'

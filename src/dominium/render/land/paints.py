"""The colours of the land: each class of a drawing becomes the attributes of its paint."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from dominium.render.picture import Theme, land_part, palette

_CLASS = re.compile(r'class="([a-z0-9-]+)"')


def painted(drawing: str, theme: Theme) -> str:
    """Give a drawing its colours.

    A style sheet within a picture would hold for all pictures of one HTML page, and not every
    program that reads SVG knows classes; attributes hold where they stand.
    """
    paints = _paints(theme)
    return _CLASS.sub(lambda found: paints[found[1]], drawing)


@cache
def _paints(theme: Theme) -> Mapping[str, str]:
    """Return the attributes of all classes: paints, and seats whose colour `currentColor` is."""
    colours = palette()["land"][theme] | {"currentColor": "currentColor"}
    paints = {name: _attributes(paint, colours) for name, paint in land_part("paints").items()}
    seats = enumerate(palette()["seats"])
    return paints | {f"seat-{seat}": f'color="{face["colour"]}"' for seat, face in seats}


def _attributes(paint: Mapping[str, Any], colours: Mapping[str, str]) -> str:
    fill, stroke = paint.get("fill"), paint.get("stroke")
    written = {
        "fill": colours[fill] if fill else "none",
        "stroke": stroke and colours[stroke],
        "stroke-width": paint.get("width"),
        "stroke-dasharray": paint.get("dash"),
        "stroke-linecap": stroke and "round",
        "stroke-linejoin": stroke and "round",
        "opacity": paint.get("opacity"),
    }
    return " ".join(f'{name}="{value}"' for name, value in written.items() if value is not None)

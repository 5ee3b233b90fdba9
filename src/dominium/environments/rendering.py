"""The pictures and texts of a position as a seat sees it, for the render modes of environments.

- `ansi`: the table as English text
- `human`: the same, printed
- `svg`: a picture, as an SVG document
- `rgb_array`: a picture as bytes, shape `(HEIGHT, WIDTH, 3)`, uint8, always as large
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from dominium.engine.game import State

    Frame = str | npt.NDArray[np.uint8]

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH, HEIGHT = 960, 720
_PAPER = "white"


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError for a mode that is none of `RENDER_MODES`; None stands for no rendering."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}: choose from {RENDER_MODES}")


def rendered(position: State, seat: int, mode: str | None) -> Frame | None:
    """Render a position as a seat may see it; None without a mode, and where it was printed.

    Raises:
        ModuleNotFoundError: pictures as bytes need the extra `research`.
    """
    if mode is None:
        return None
    if mode == "svg":
        return _picture(position, seat)
    if mode == "rgb_array":
        return _pixels(_picture(position, seat))
    text = _text(position, seat)
    if mode == "ansi":
        return text
    print(text)
    return None


def _text(position: State, seat: int) -> str:
    from dominium.describe import Describer  # noqa: PLC0415 - only rendering needs it

    names = [f"seat {number}" for number in range(1, position.game.seats + 1)]
    words = Describer(position.game, "en", names)
    view = position.view(seat)
    return "\n".join([words.title(view), *words.compact(view)])


def _picture(position: State, seat: int) -> str:
    from dominium.render import state_svg  # noqa: PLC0415 - only rendering needs it

    return state_svg(position.view(seat).to_dict())


def _pixels(svg: str) -> npt.NDArray[np.uint8]:
    from dominium.render import to_png  # noqa: PLC0415 - only rendering needs it

    try:
        from PIL import Image, ImageOps  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            "pictures as arrays need the extra 'research': pip install 'dominium[research]'",
            name=missing.name,
        ) from missing
    drawn = Image.open(io.BytesIO(to_png(svg, WIDTH))).convert("RGBA")
    paper = Image.new("RGBA", drawn.size, _PAPER)
    flat = Image.alpha_composite(paper, drawn).convert("RGB")
    return np.array(ImageOps.pad(flat, (WIDTH, HEIGHT), color=_PAPER), np.uint8)

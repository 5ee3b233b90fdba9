"""Turn an SVG document into PNG, also as a program: `python rasterizer.py WIDTH < svg > png`.

It imports nothing of the package, so that the program starts at once.
"""

import os
import sys
from pathlib import Path
from typing import Any

FONTS = Path(__file__).parents[1] / "server" / "static" / "fonts"
"""The fonts of the pages, where these are built."""


def rasterized(svg: str, width: int) -> bytes:
    """Return a PNG picture `width` pixels wide.

    Raises:
        ModuleNotFoundError: the extra `png` is missing.
    """
    import resvg_py  # noqa: PLC0415 - an optional extra

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, **_fonts()))


def _fonts() -> dict[str, Any]:
    if not FONTS.is_dir():
        return {}
    return {
        "font_dirs": [str(FONTS)],
        "serif_family": "Alegreya",
        "sans_serif_family": "Atkinson Hyperlegible Next",
    }


def main() -> None:
    """Read an SVG document and write its picture, behind whatever else the machine has to do."""
    if hasattr(os, "nice"):
        os.nice(10)
    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(rasterized(svg, int(sys.argv[1])))


if __name__ == "__main__":
    main()

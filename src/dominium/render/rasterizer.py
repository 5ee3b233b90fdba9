"""Turn an SVG document into PNG, also as a program: `python rasterizer.py WIDTH < svg > png`.

It imports nothing of the package, so that the program starts at once.
"""

import os
import sys


def rasterized(svg: str, width: int) -> bytes:
    """Return a PNG picture `width` pixels wide.

    Raises:
        ModuleNotFoundError: the extra `png` is missing.
    """
    import resvg_py  # noqa: PLC0415 - an optional extra

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))


def main() -> None:
    """Read an SVG document and write its picture, behind whatever else the machine has to do."""
    if hasattr(os, "nice"):
        os.nice(10)
    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(rasterized(svg, int(sys.argv[1])))


if __name__ == "__main__":
    main()

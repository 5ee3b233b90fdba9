"""The order of the tiles of a line and of their halves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium._core import LaidTile

ACROSS: Final = ("up", "down")
"""The ends of the arms that cross the others."""


def in_order(line: Iterable[LaidTile]) -> list[LaidTile]:
    """Return the tiles between the left and the right end, from left to right."""
    row = [laid for laid in line if laid.end not in ACROSS]
    return sorted(row, key=lambda laid: -laid.position if laid.end == "left" else laid.position)


def lying(laid: LaidTile, *, outwards: bool = False) -> tuple[int, int]:
    """Return the halves of a tile from left to right, or from the middle outwards.

    The lower half of the tile that was led, its inner one, lies to the left.
    """
    halves = laid.inward, laid.outward
    return halves if outwards or laid.end != "left" else halves[::-1]

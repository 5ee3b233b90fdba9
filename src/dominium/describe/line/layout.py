"""The order in which the tiles of a line lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium._core import LaidTile


def in_order(line: Iterable[LaidTile]) -> list[LaidTile]:
    """The tiles of a line with two ends from left to right."""
    return sorted(line, key=lambda laid: -laid.position if laid.end == "left" else laid.position)


def lying(laid: LaidTile, *, outwards: bool = False) -> tuple[int, int]:
    """The halves of a tile from left to right, or from the middle outwards.

    The lower half of the tile that was led, its inner one, lies to the left.
    """
    halves = laid.inward, laid.outward
    return halves if outwards or laid.end != "left" else halves[::-1]

"""Soft outlines of squares.

Corners are curves; every corner and every edge wanders a little, as chance has it at its place, so
that two regions with a common edge draw the very same curve.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dominium.render.land.stamps import UNIT, chance, point

_CORNER_ACROSS, _CORNER_DOWN, _BEND = 1, 2, 3
"""The purposes of chance."""
_WANDER = 4.5
"""The most units between a corner and its place in the grid."""
_SWAY = 10.5
"""The most units between an edge and its line."""

Corner = tuple[int, int]
"""The column and row of a corner of the grid, or of a square by its first corner."""
Place = tuple[float, float]


class _Edge(NamedTuple):
    """An edge between two corners of the grid; the inside is on its right hand."""

    start: Corner
    end: Corner

    @property
    def step(self) -> Corner:
        """The direction of the edge."""
        return self.end[0] - self.start[0], self.end[1] - self.start[1]


def outline(squares: Iterable[Corner], inset: float = 0, curve: float = 0.3) -> str:
    """Draw the outline of squares as path data.

    Args:
        squares: The columns and rows of the squares.
        inset: The outline lies so many units further in, or out where it is negative.
        curve: The part of an edge that belongs to the curve of its corner.
    """
    return "".join(_softened(loop, inset, curve) for loop in _loops(list(squares)))


def _loops(squares: Sequence[Corner]) -> list[list[_Edge]]:
    """Return the closed lines round squares; those that only touch at a corner stay apart."""
    edges = _outer_edges(squares)
    leaving = defaultdict[Corner, list[_Edge]](list)
    for edge in edges:
        leaving[edge.start].append(edge)
    used = set[_Edge]()
    loops = []
    for first in edges:
        loop, edge = list[_Edge](), first
        while edge not in used:
            used.add(edge)
            loop.append(edge)
            edge = _rightmost(edge, leaving[edge.end])
        if loop:
            loops.append(loop)
    return loops


def _outer_edges(squares: Sequence[Corner]) -> list[_Edge]:
    inside = set(squares)
    edges = []
    for x, y in squares:
        first, second, third, fourth = (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)
        sides = (
            (_Edge(first, second), (x, y - 1)),
            (_Edge(second, third), (x + 1, y)),
            (_Edge(third, fourth), (x, y + 1)),
            (_Edge(fourth, first), (x - 1, y)),
        )
        edges += [edge for edge, beside in sides if beside not in inside]
    return edges


def _rightmost(edge: _Edge, following: Sequence[_Edge]) -> _Edge:
    """Return the edge that turns right the most after this one."""
    right, down = edge.step
    return max(following, key=lambda other: right * other.step[1] - down * other.step[0])


def _softened(loop: Sequence[_Edge], inset: float, curve: float) -> str:
    """Draw a loop as curves: one along each edge, one round each of its ends."""
    corners = [_corner(loop[index - 1], edge, inset) for index, edge in enumerate(loop)]
    pieces = []
    for index, edge in enumerate(loop):
        start, end, after = (corners[(index + more) % len(corners)] for more in range(3))
        leaves, arrives = _between(start, end, curve), _between(end, start, curve)
        bend = _bend(edge, _middle(leaves, arrives), curve)
        onward = _between(end, after, curve)
        begin = "" if index else f"M{point(*leaves)}"
        pieces.append(f"{begin}Q{point(*bend)} {point(*arrives)}Q{point(*end)} {point(*onward)}")
    return "".join(pieces) + "z"


def _corner(before: _Edge, edge: _Edge, inset: float) -> Place:
    """Return the corner between two edges, moved by chance, and inwards across both."""
    x, y = edge.start
    earlier, later = before.step, edge.step
    turns = earlier != later
    inwards = (
        -later[1] - (earlier[1] if turns else 0),
        later[0] + (earlier[0] if turns else 0),
    )
    return (
        x * UNIT + (chance(x, y, _CORNER_ACROSS) - 0.5) * 2 * _WANDER + inset * inwards[0],
        y * UNIT + (chance(x, y, _CORNER_DOWN) - 0.5) * 2 * _WANDER + inset * inwards[1],
    )


def _bend(edge: _Edge, middle: Place, curve: float) -> Place:
    (left, top), (right, bottom) = edge
    sway = (chance(left + right, top + bottom, _BEND) - 0.5) * 2 * _SWAY * (1 - 2 * curve)
    x, y = middle
    return (x + sway, y) if left == right else (x, y + sway)


def _between(start: Place, end: Place, part: float) -> Place:
    """Return the place a part of the way from one to the other."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _middle(one: Place, other: Place) -> Place:
    """Return the same place, whichever of the two comes first."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2

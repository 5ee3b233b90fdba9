"""The prospects of a kingdom: its holes, its centre, and the points that a domino would bring."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Final

from dominium._core import HandBoard
from dominium.describe.kingdom.squares import STEPS, Point, within

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dominium._core import Half, KingdomScore, KingdomView
    from dominium.engine.kingdom import KingdomGame

Face = tuple[str, int]
_DIRECTIONS: Final = tuple(STEPS)


class Land:
    """The squares of a kingdom, occupied and free."""

    def __init__(self, game: KingdomGame, kingdom: KingdomView) -> None:
        self._game = game
        self._kingdom = kingdom
        self._size = 7 if int(game.options.get("size", 5)) == 7 else 5
        self._taken = {Point.of(one.square) for one in kingdom.squares}
        if kingdom.castle is not None:
            self._taken.add(Point.of(kingdom.castle))

    @cached_property
    def holes(self) -> tuple[str, ...]:
        """The empty squares within the kingdom that no half of a domino can ever cover."""
        used = self._kingdom.used
        if used is None:
            return ()
        alone = (
            point
            for point in self._room
            if within(point, used) and self._room.isdisjoint(map(point.towards, _DIRECTIONS))
        )
        return tuple(point.name for point in sorted(alone, key=lambda one: one.reading_order))

    @property
    def may_keep_centre(self) -> bool:
        """True if the castle can still be in the middle of the whole kingdom."""
        castle, used = self._kingdom.castle, self._kingdom.used
        if castle is None or used is None:
            return True
        middle, reach = Point.of(castle), self._size // 2
        corners = (Point.of(used.first), Point.of(used.last))
        return all(
            abs(corner.column - middle.column) <= reach and abs(corner.row - middle.row) <= reach
            for corner in corners
        )

    def open_sides(self, score: KingdomScore) -> dict[str, int]:
        """Count the empty squares beside the properties with crowns, by terrain."""
        beside: dict[str, set[Point]] = {}
        for one in score.properties:
            if one.crowns:
                points = [Point.of(square) for square in one.squares]
                near = {point.towards(way) for point in points for way in _DIRECTIONS}
                beside.setdefault(one.terrain, set()).update(near & self._room)
        return {terrain: len(points) for terrain, points in beside.items()}

    def best_gain(self, faces: tuple[Half, Half]) -> int | None:
        """Return the most points that a domino can bring; None when it fits nowhere."""
        left, right = ((half.terrain, half.crowns) for half in faces)
        if (left, right) not in self._gains:
            self._gains[left, right] = max(self._gains_of(left, right), default=None)
        return self._gains[left, right]

    @cached_property
    def _gains(self) -> dict[tuple[Face, Face], int | None]:
        return {}

    def _gains_of(self, left: Face, right: Face) -> Iterator[int]:
        before = self._points(self._board)
        for point, direction in product(self._free, _DIRECTIONS):
            board = self._board.copy()
            # A board by hand may grow beyond its frame, which only its faults tell.
            fits = point.towards(direction) in self._room
            if fits and board.put_domino(point.name, direction, left, right, None):
                yield self._points(board) - before

    @cached_property
    def _room(self) -> frozenset[Point]:
        """The empty squares that a domino may still cover."""
        room = self._kingdom.reachable
        if room is None:
            return frozenset()
        first, last = Point.of(room.first), Point.of(room.last)
        columns = range(first.column, last.column + 1)
        rows = range(first.row, last.row + 1)
        return frozenset(Point(*place) for place in product(columns, rows)) - self._taken

    @cached_property
    def _free(self) -> tuple[Point, ...]:
        """The squares of `_room` at most one square away from an occupied one."""
        beside = {one.towards(way) for one in self._taken for way in _DIRECTIONS}
        near = beside | {one.towards(way) for one in beside for way in _DIRECTIONS}
        return tuple(sorted(near & self._room, key=lambda point: point.reading_order))

    @cached_property
    def _board(self) -> HandBoard:
        signs = self._kingdom.position
        fixed = self._game.options.get("frame") == "fixed"
        has_court = self._game.facts.has_court
        count = len(self._game.dominoes)
        return HandBoard.from_position(signs, self._size, fixed, has_court, count)

    def _points(self, board: HandBoard) -> int:
        bonuses = (bool(self._game.options.get(name)) for name in ("middle_kingdom", "harmony"))
        return board.score(*bonuses).total

"""Matador: two players; touching halves add up to seven, and the matadors fit everywhere.

A deal runs as in Draw: three tiles each, three are removed unseen, the rest is the stock.
"""

from __future__ import annotations

from typing import ClassVar

from tests.oracle import draw
from tests.oracle.tiles import Choices, Lay, Option, higher, lower, option_faults
from tests.oracle.walk import Course, Options

MATADORS = ("00", "61", "52", "43")


class Oracle(draw.Oracle):
    """One match of Matador."""

    OPTIONS: ClassVar[Choices] = {
        "seats": Option(2, (2,)),
        "deals": Option(1, range(1, 51)),
        "out_wins": Option(default=False, values=(False, True)),
        "wild": Option("when_stuck", ("when_stuck", "any_time")),
    }
    HAND = 3

    @classmethod
    def faults(cls, options: Options) -> list[str]:
        return option_faults(cls.OPTIONS, options)

    def _set_aside(self) -> Course:
        """Three tiles go out of the deal, and nobody sees which."""
        for _ in range(3):
            tile = yield from self._draw_tile("remove_tile")
            self.removed.append(tile)
            self.tell("tile_removed", tile=tile)

    def _removed_shown(self) -> list[str]:
        return sorted(self.removed)

    def ordinary(self, seat: int) -> list[Lay]:
        """Every way to lay a tile so that the touching halves add up to seven."""
        return [lay for lay in self._every_way(seat) if not self._is_wild(lay)]

    def _every_way(self, seat: int) -> list[Lay]:
        """Every way by the sum, and every matador at every end with either half outwards."""
        return [
            lay
            for tile in self.hands[seat].tiles
            for end in self.open_ends()
            for outward in sorted({lower(tile), higher(tile)})
            if not self._is_wild(lay := Lay(tile, end, outward)) or tile in MATADORS
        ]

    def _is_wild(self, lay: Lay) -> bool:
        """The touching halves do not add up to seven."""
        return lay.inward + self.line.number(lay.end) != 7

    def lays(self, seat: int) -> list[Lay]:
        """While an ordinary tile fits, a matador is not wild; with the option it always is."""
        ordinary = self.ordinary(seat)
        if ordinary and self.options["wild"] == "when_stuck":
            return ordinary
        return self._every_way(seat)

    def _text(self, lay: Lay) -> str:
        """The matadors with two numbers say which of them points outwards."""
        outward = str(lay.outward) if lay.tile in ("61", "52", "43") else ""
        return super()._text(lay) + outward

    def _turn(self, seat: int) -> Course:
        """A matador may be saved: with the option, drawing is a choice where nothing else fits."""
        if self.options["wild"] == "when_stuck":
            yield from super()._turn(seat)
            return
        answer = "draw"
        while answer == "draw":
            yield from self._draw_until_something_fits(seat)
            if self._opponent_took_the_last_tile(seat) or self.is_blind_alley():
                return
            if not self.lays(seat):
                self._pass(seat, forced=True)
                return
            may_save = self.stock and not self.ordinary(seat)
            answer = yield from self._ask_to_lay(seat, *(["draw"] if may_save else []))
            if answer == "draw":
                yield from self._take_from_stock(seat)

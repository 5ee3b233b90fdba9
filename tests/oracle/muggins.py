"""Muggins: two to four players; points whenever the ends of the line add up to fives.

The first double of a deal is the spinner: it has four sides, and two more arms grow from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.oracle.tiles import (
    Choices,
    Hand,
    Laid,
    Lay,
    Line,
    Option,
    Table,
    Tile,
    is_double,
    pips,
    seat_with_fewer_pips,
)
from tests.oracle.walk import Course


class SpinnerLine(Line):
    """A line that may grow upwards and downwards from its first double, the spinner."""

    def __init__(self) -> None:
        super().__init__()
        self.spinner: Laid | None = None

    def lead(self, tile: Tile) -> None:
        super().lead(tile)
        self._look_for_a_spinner()

    def lay(self, lay: Lay, *, wild: bool = False) -> None:
        super().lay(lay, wild=wild)
        self._look_for_a_spinner()

    def _look_for_a_spinner(self) -> None:
        if self.spinner is None:
            self.spinner = next((laid for laid in self.row() if is_double(laid.tile)), None)

    def row(self) -> list[Laid]:
        """The tiles from the left end to the right one, without the arms of the spinner."""
        led = [] if self.led is None else [self.led]
        return [*reversed(self.arms["l"]), *led, *self.arms["r"]]

    def is_crossed(self) -> bool:
        """Both long sides of the spinner are covered: it lies within the row."""
        return self.spinner is not None and self.spinner in self.row()[1:-1]

    def number(self, end: str) -> int:
        if end in "ud" and not self.arms[end]:
            assert self.spinner is not None
            return self.spinner.outward
        return super().number(end)

    def count(self) -> int:
        """The sum of the ends: a double counts both halves, an arm from its first tile on."""
        if len(self.row()) == 1:
            return pips([self.row()[0].tile])
        grown = [end for end in "ud" if self.arms[end]]
        return sum(
            self.number(end) * (2 if is_double(self.last(end).tile) else 1)
            for end in ["l", "r", *grown]
        )


class Oracle(Table):
    """One match of Muggins."""

    OPTIONS: ClassVar[Choices] = {
        "seats": Option(2, (2, 3, 4)),
        "target": Option(100, range(20, 501)),
        "spinner": Option(default=True, values=(False, True)),
    }
    LINE: ClassVar[type[Line]] = SpinnerLine
    line: SpinnerLine

    @property
    def target(self) -> int:
        return int(self.options["target"])

    @property
    def _target_reached(self) -> bool:
        return max(self.totals) >= self.target

    def cross_tile(self) -> Tile | None:
        spinner = self.line.spinner if self.options["spinner"] else None
        return None if spinner is None else spinner.tile

    def open_ends(self) -> list[str]:
        """Left and right; up and down as well once the long sides of the spinner are covered."""
        if self.line.led is None:
            return []
        crossed = self.options["spinner"] and self.line.is_crossed()
        return ["l", "r", "u", "d"] if crossed else ["l", "r"]

    def _play_deal(self) -> Course:
        reason = yield from self._first_lead_by_lot("rotates")
        yield from self._deal_hands(7 if self.seats == 2 else 5)
        assert self.lead is not None
        seat = self.lead
        self._give_lead(seat, reason)
        yield from self._lead(seat, self.hands[seat].tiles)
        self._score_ends(seat)
        while self.hands[seat].tiles and not self._target_reached and not self.is_blind_alley():
            seat = self._next(seat)
            yield from self._turn(seat)
        if self._target_reached:
            self.settle("target_reached")
        elif not self.hands[seat].tiles:
            self.settle("out", [seat])
        else:
            self.tell("line_blocked")
            self.settle("blocked")

    def _turn(self, seat: int) -> Course:
        """Draw until a tile fits, and lay one; pass when there is nothing left to draw."""
        if not self.lays(seat):
            self._tell_stuck(seat)
        while self.stock and not self.lays(seat):
            yield from self._take_from_stock(seat)
        if self.lays(seat):
            yield from self._ask_to_lay(seat)
            if not self.hands[seat].tiles:
                self._go_out(seat)
            self._score_ends(seat)
        elif not self.is_blind_alley():
            self._pass(seat, forced=True)

    def _score_ends(self, seat: int) -> None:
        """As many points as the ends add up to, where that is a multiple of five."""
        points = self.line.count()
        if points % 5 != 0 or points == 0:
            return
        self._score(seat, points)
        self.tell(
            "points_scored", seat=seat, points=points, reason="fives", total=self.totals[seat]
        )

    # The end of a deal ----------------------------------------------------------------------------

    def settle(self, reason: str, out: Sequence[int] = ()) -> None:
        """The winner scores the others' pips; a deal that the target cuts short nobody wins."""
        self._show_hands()
        winner = None
        if reason != "target_reached":
            winner = out[0] if out else seat_with_fewer_pips(self.hands)
        if winner is not None:
            self._score(winner, points_for_hands(self.hands, winner))
        self._end_deal(reason, [] if winner is None else [winner])


def points_for_hands(hands: list[Hand], winner: int) -> int:
    """All pips of the others together, to the nearest multiple of five."""
    others = [tile for seat, hand in enumerate(hands) if seat != winner for tile in hand.tiles]
    return nearest_five(pips(others))


def nearest_five(number: int) -> int:
    """1 and 2 go down to 0, 3 and 4 up to 5."""
    return (number + 2) // 5 * 5

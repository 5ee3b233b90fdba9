"""Sevastopol – Sebastopol: four players, a cross around the double six, and a bank of tokens.

Three quarters of the bank are the first prize, one quarter is the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import ClassVar

from tests.oracle.tiles import ENDS, Choices, Option, Table, Tile, pips, places_in_order
from tests.oracle.walk import Course

DOUBLE_SIX = "66"


class Oracle(Table):
    """One session of Sebastopol."""

    OPTIONS: ClassVar[Choices] = {
        "seats": Option(4, (4,)),
        "deals": Option(4, range(1, 51)),
        "stake": Option(12, range(1, 101)),
    }

    def _match(self) -> Course:
        self.bank = 0
        yield from super()._match()

    @property
    def deals(self) -> int:
        return int(self.options["deals"])

    def _play_deal(self) -> Course:
        self.lead = None  # the tiles decide
        self._pay_stakes()
        yield from self._deal_hands(7)
        seat = next(s for s, hand in enumerate(self.hands) if DOUBLE_SIX in hand.tiles)
        self._give_lead(seat, "double_six", DOUBLE_SIX)
        yield from self._lead(seat, [DOUBLE_SIX])
        while len(self._who_is_out()) < 2 and not self.is_blind_alley():
            seat = self._next_with_tiles(seat)
            if self.lays(seat):
                yield from self._ask_to_lay(seat)
            else:
                self._tell_stuck(seat)
                self._pass(seat, forced=True)
            if not self.hands[seat].tiles:
                self._go_out(seat, place=len(self._who_is_out()) + 1)
        if len(self._who_is_out()) == 2:
            self.settle("two_out", self._who_is_out())
        else:
            self.tell("line_blocked")
            self.settle("blocked", self._who_is_out())

    def _pay_stakes(self) -> None:
        stake = int(self.options["stake"])
        assert self.bank is not None
        for seat in range(self.seats):
            self.totals[seat] -= stake
            self.bank += stake
        self.tell("stakes_paid", stake=stake, bank=self.bank)

    def _who_is_out(self) -> list[int]:
        """The seats that have laid all tiles, in the order in which they did."""
        found = [(hand.out, seat) for seat, hand in enumerate(self.hands) if hand.out]
        return [seat for _, seat in sorted(found)]

    def _next_with_tiles(self, seat: int) -> int:
        """Whoever is out is skipped."""
        seat = self._next(seat)
        while not self.hands[seat].tiles:
            seat = self._next(seat)
        return seat

    # Where tiles go -------------------------------------------------------------------------------

    @property
    def _cross_is_complete(self) -> bool:
        return all(self.line.arms.values())

    def cross_tile(self) -> Tile | None:
        return None if self.line.led is None else self.line.led.tile

    def open_ends(self) -> list[str]:
        """Until the cross is complete only the free sides of the double six."""
        if self.line.led is None:
            return []
        return [end for end in ENDS if self._cross_is_complete or not self.line.arms[end]]

    # Prizes ---------------------------------------------------------------------------------------

    def _places(self, out: Sequence[int]) -> list[int]:
        """The places: seats that are out, in their order; the others by pips when all are stuck."""

        def strength(seat: int) -> tuple[int, int]:
            if seat in out:
                return 2 - out.index(seat), 0
            return 0, 0 if len(out) == 2 else -pips(self.hands[seat].tiles)

        return places_in_order([strength(seat) for seat in range(self.seats)])

    def settle(self, reason: str, out: Sequence[int] = ()) -> None:
        """The prizes go to the first two places."""
        self._show_hands()
        places = self._places(out)
        assert self.bank is not None
        prizes = prizes_for(places, self.bank)
        for seat, prize in enumerate(prizes):
            self._score(seat, prize)
            self.bank -= prize
        self.tell("prizes_paid", prizes=prizes, bank=self.bank)
        self._end_deal(reason, [seat for seat in range(self.seats) if places[seat] == 1], places)


def prizes_for(places: list[int], bank: int) -> list[int]:
    """Equal seats share the prizes of the places they occupy, in whole tokens."""
    prize_of_place = {1: Fraction(3 * bank, 4), 2: Fraction(bank, 4)}

    def share(place: int) -> int:
        equal = places.count(place)
        occupied = range(place, place + equal)
        return floor(sum(prize_of_place.get(each, 0) for each in occupied) / equal)

    return [share(place) for place in places]

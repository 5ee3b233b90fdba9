"""Jedenadvacet – Twenty-One: take tiles and come as near to 21 as possible, but not over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.oracle.tiles import Choices, Option, Table, pips
from tests.oracle.walk import Course, Moment

GOAL = 21


class Oracle(Table):
    """One session of Twenty-One."""

    OPTIONS: ClassVar[Choices] = {
        "seats": Option(2, (2, 3, 4)),
        "deals": Option(5, range(1, 51)),
        "ties": Option("share", ("share", "fewer_tiles")),
    }

    @property
    def deals(self) -> int:
        return int(self.options["deals"])

    def _play_deal(self) -> Course:
        reason = yield from self._first_lead_by_lot("rotates")
        yield from self._deal_hands(2)
        assert self.lead is not None
        self._give_lead(self.lead, reason)
        for turn in range(self.seats):
            yield from self._take_tiles((self.lead + turn) % self.seats)
        self.settle("showdown")

    def _take_tiles(self, seat: int) -> Course:
        """Take tiles one by one and stop, for good; at 21 and above only stopping is left."""
        self.turn, hand = seat, self.hands[seat]
        answer = "hit"
        while answer == "hit" and self.stock:
            legal = ["hit", "stand"] if pips(hand.tiles) < GOAL else ["stand"]
            answer = yield Moment(seat, legal, step="hit_or_stand")
            if answer == "hit":
                yield from self._take_from_stock(seat)
        hand.stood = True
        self.tell("stood", seat=seat, tiles=len(hand.tiles))

    def settle(self, reason: str, out: Sequence[int] = ()) -> None:  # noqa: ARG002 - nobody is out
        """Every winner gets a prize."""
        self._show_hands()
        winners = self._winners()
        for seat in winners:
            self._score(seat, 1)
        self._end_deal(reason, winners)

    def _winners(self) -> list[int]:
        """All with the best total not above 21; with the option those of them with fewest tiles."""
        totals = [pips(hand.tiles) for hand in self.hands]
        good = [total for total in totals if total <= GOAL]
        best = [seat for seat, total in enumerate(totals) if good and total == max(good)]
        if self.options["ties"] == "fewer_tiles" and best:
            fewest = min(len(self.hands[seat].tiles) for seat in best)
            best = [seat for seat in best if len(self.hands[seat].tiles) == fewest]
        return best

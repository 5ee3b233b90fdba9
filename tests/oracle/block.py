"""Slepá ulička – Block: two players, one line, nothing to draw.

`Oracle._play_deal` is a deal from top to bottom; what its words mean stands in `tiles.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.oracle.tiles import Choices, Option, Table, pips, seat_with_fewer_pips
from tests.oracle.walk import Course


class Oracle(Table):
    """One match of Block."""

    OPTIONS: ClassVar[Choices] = {
        "seats": Option(2, (2,)),
        "target": Option(100, range(20, 501)),
        "blocked_score": Option("whole", ("whole", "difference")),
    }

    @property
    def target(self) -> int:
        return int(self.options["target"])

    def _play_deal(self) -> Course:
        reason = yield from self._first_lead_by_lot("alternates")
        yield from self._deal_hands(7)
        self.removed, self.stock = self.stock, []
        assert self.lead is not None
        seat = self.lead
        self._give_lead(seat, reason)
        yield from self._lead(seat, self.hands[seat].tiles)
        while self.hands[seat].tiles and not self.is_blind_alley():
            seat = self._next(seat)
            if self.lays(seat):
                yield from self._ask_to_lay(seat)
            else:
                self._tell_stuck(seat)
                self._pass(seat, forced=True)
        if not self.hands[seat].tiles:
            self._go_out(seat)
            self.settle("out", [seat])
        else:
            self.tell("line_blocked")
            self.settle("blocked")

    def settle(self, reason: str, out: Sequence[int] = ()) -> None:
        """The winner scores all pips of the opponent; without a winner nobody scores."""
        winner = out[0] if out else seat_with_fewer_pips(self.hands)
        self._show_hands()
        if winner is not None:
            self._score(winner, self._worth(reason, winner))
        self._end_deal(reason, [] if winner is None else [winner])

    def _worth(self, reason: str, winner: int) -> int:
        opponents = pips(self.hands[1 - winner].tiles)
        if reason == "blocked" and self.options["blocked_score"] == "difference":
            return opponents - pips(self.hands[winner].tiles)
        return opponents

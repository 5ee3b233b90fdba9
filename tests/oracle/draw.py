"""Domino se zálohou – Draw: as Block, but who cannot play draws until he can.

Having no tiles does not end a deal while the stock lasts: who has none draws, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.oracle.tiles import Choices, Option, Table, option_faults, pips, seat_with_fewer_pips
from tests.oracle.walk import Course, Options


class Oracle(Table):
    """One match of Draw."""

    OPTIONS: ClassVar[Choices] = {
        "seats": Option(2, (2,)),
        "deals": Option(1, range(1, 51)),
        "scoring": Option("deals", ("deals", "points")),
        "target": Option(100, range(20, 501)),
        "out_wins": Option(default=False, values=(False, True)),
    }
    HAND: ClassVar[int] = 7

    @classmethod
    def faults(cls, options: Options) -> list[str]:
        """A target belongs to points, a number of deals to deals that are counted."""
        found = option_faults(cls.OPTIONS, options)
        chosen = {name: option.default for name, option in cls.OPTIONS.items()}
        chosen.update(options)
        points = chosen["scoring"] == "points"
        if points and chosen["deals"] in range(2, 51):
            found.append("deals_need_counting")
        if not points and chosen["target"] in range(20, 501) and chosen["target"] != 100:
            found.append("target_needs_points")
        return found

    @property
    def _counts_points(self) -> bool:
        return bool(self.options.get("scoring") == "points")  # Matador has no such option

    @property
    def deals(self) -> int | None:
        return None if self._counts_points else int(self.options["deals"])

    @property
    def target(self) -> int | None:
        return int(self.options["target"]) if self._counts_points else None

    def _play_deal(self) -> Course:
        reason = yield from self._first_lead_by_lot("alternates")
        yield from self._set_aside()
        yield from self._deal_hands(self.HAND)
        assert self.lead is not None
        seat = self.lead
        self._give_lead(seat, reason)
        yield from self._lead(seat, self.hands[seat].tiles)
        while not self._is_out(seat) and not self.is_blind_alley():
            seat = self._next(seat)
            yield from self._turn(seat)
            if self._opponent_took_the_last_tile(seat):
                self.hands[1 - seat].out = 1
                self.settle("stock_exhausted", [1 - seat])
                return
        if self._is_out(seat):
            self._go_out(seat)
            self.settle("out", [seat])
        else:
            self.tell("line_blocked")
            self.settle("blocked")

    def _set_aside(self) -> Course:
        """Nothing is removed in this game."""
        yield from ()

    def _turn(self, seat: int) -> Course:
        """Draw until a tile can be laid, lay one; pass when there is nothing left to draw."""
        yield from self._draw_until_something_fits(seat)
        if self._opponent_took_the_last_tile(seat) or self.is_blind_alley():
            return
        if self.lays(seat):
            yield from self._ask_to_lay(seat)
        else:
            self._pass(seat, forced=True)

    def _draw_until_something_fits(self, seat: int) -> Course:
        if not self.lays(seat):
            self._tell_stuck(seat)
        while self.stock and not self.lays(seat):
            yield from self._take_from_stock(seat)

    def _is_out(self, seat: int) -> bool:
        """No tiles are left in this hand, and that is enough."""
        return not self.hands[seat].tiles and (not self.stock or self.options["out_wins"])

    def _opponent_took_the_last_tile(self, seat: int) -> bool:
        """The other seat had no tiles when this one emptied the stock."""
        return not self.stock and not self.hands[1 - seat].tiles

    def settle(self, reason: str, out: Sequence[int] = ()) -> None:
        """A deal counts one, or the pips of the opponent; without a winner nothing."""
        winner = out[0] if out else seat_with_fewer_pips(self.hands)
        self._show_hands()
        if winner is not None:
            opponents = pips(self.hands[1 - winner].tiles)
            self._score(winner, opponents if self._counts_points else 1)
        self._end_deal(reason, [] if winner is None else [winner])

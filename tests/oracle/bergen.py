"""Bergen: two or three players; points for making both ends of the line equal.

Who cannot or does not want to play draws one tile, and may then still play or pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.oracle.tiles import Choices, Option, Table, Tile, is_double, lower, pips
from tests.oracle.walk import Answer, Course


class Oracle(Table):
    """One match of Bergen."""

    OPTIONS: ClassVar[Choices] = {
        "seats": Option(2, (2, 3)),
        "target": Option(15, range(5, 51)),
        "deal_points": Option(2, (0, 1, 2)),
        "single_triple": Option(default=False, values=(False, True)),
    }

    @property
    def target(self) -> int:
        return int(self.options["target"])

    @property
    def _target_reached(self) -> bool:
        return max(self.totals) >= self.target

    def _play_deal(self) -> Course:
        self.lead = None  # the tiles decide
        yield from self._deal_hands(6)
        seat, tile = self._leader()
        self._give_lead(seat, "lowest_double" if is_double(tile) else "lowest_tile", tile)
        yield from self._lead(seat, [tile])
        if is_double(tile):
            self._score_now(seat, 2, "lowest_double")
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

    def _leader(self) -> tuple[int, Tile]:
        """The holder of the lowest double; else of the fewest pips, then of the lower half."""
        dealt = [tile for hand in self.hands for tile in hand.tiles]
        doubles = [tile for tile in dealt if is_double(tile)]
        tile = min(doubles or dealt, key=lambda each: (pips([each]), lower(each)))
        return next(s for s, hand in enumerate(self.hands) if tile in hand.tiles), tile

    def _turn(self, seat: int) -> Course:
        """Lay a tile, or draw one and then lay or pass; with an empty stock who can, must lay."""
        if not self.stock:
            if self.lays(seat):
                yield from self._lay_for_points(seat)
            else:
                self._tell_stuck(seat)
                self._pass(seat, forced=True)
            return
        answer = yield from self._lay_for_points(seat, "draw")
        if answer == "draw":
            yield from self._take_from_stock(seat)
            if self.is_blind_alley():
                return
            answer = yield from self._lay_for_points(seat, "pass", step="play_or_pass")
            if answer == "pass":
                self._pass(seat, forced=False)

    def _lay_for_points(self, seat: int, *others: str, step: str = "play") -> Answer:
        answer = yield from self._ask_to_lay(seat, *others, step=step)
        if answer not in others:
            if not self.hands[seat].tiles:
                self._go_out(seat)
            self._score_equal_ends(seat, end=answer[2])
        return answer

    def _score_equal_ends(self, seat: int, end: str) -> None:
        """Two points for equal ends, three when a double made them so."""
        if self.line.number("l") != self.line.number("r"):
            return
        laid, other = self.line.last(end), self.line.last("r" if end == "l" else "l")
        triple = is_double(laid.tile) or (self.options["single_triple"] and is_double(other.tile))
        if triple:
            self._score_now(seat, 3, "equal_ends_double")
        else:
            self._score_now(seat, 2, "equal_ends")

    def _score_now(self, seat: int, points: int, reason: str) -> None:
        self._score(seat, points)
        self.tell("points_scored", seat=seat, points=points, reason=reason, total=self.totals[seat])

    # The end of a deal ----------------------------------------------------------------------------

    def settle(self, reason: str, out: Sequence[int] = ()) -> None:
        """A deal won brings points; one that the target cuts short is won by nobody."""
        self._show_hands()
        winner = None
        if reason != "target_reached":
            winner = out[0] if out else winner_of_blocked([hand.tiles for hand in self.hands])
        if winner is not None:
            self._score(winner, self.options["deal_points"])
        self._end_deal(reason, [] if winner is None else [winner])


def winner_of_blocked(hands: list[list[Tile]]) -> int | None:
    """The seat that wins when nobody can play; None if nothing parts the best two."""

    def weight(tiles: list[Tile]) -> tuple[int, int, int]:
        doubles = [tile for tile in tiles if is_double(tile)]
        return len(doubles), pips(doubles), pips(tiles)

    weights = [weight(tiles) for tiles in hands]
    best = min(weights)
    return weights.index(best) if weights.count(best) == 1 else None

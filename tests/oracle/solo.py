"""Sólo domino – Solitaire: lay all 28 tiles, seeing five at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.oracle.tiles import TILES, Choices, Option, Table
from tests.oracle.walk import Course

FIVE = 5


class Oracle(Table):
    """One game of Solo."""

    OPTIONS: ClassVar[Choices] = {"seats": Option(1, (1,))}
    OPEN_HANDS: ClassVar[bool] = True

    @property
    def deals(self) -> int:
        return 1

    def _play_deal(self) -> Course:
        yield from self._deal_hands(FIVE)
        tiles = self.hands[0].tiles
        self._give_lead(0, "alone")
        yield from self._lead(0, tiles)
        while not self.is_blind_alley():
            if not self.lays(0):
                yield from self._refill()
            if not self.lays(0):
                break
            yield from self._ask_to_lay(0)
        reason = self._reason_to_stop()
        if reason == "all_laid":
            self._go_out(0)
        self.settle(reason)

    def settle(self, reason: str, out: Sequence[int] = ()) -> None:  # noqa: ARG002 - one alone
        """Won when all tiles are laid."""
        self._score(0, self.line.length())
        self._end_deal(reason, [0] if reason == "all_laid" else [])

    def _refill(self) -> Course:
        """As many as were laid: back to five while the stock lasts."""
        count = min(FIVE - len(self.hands[0].tiles), len(self.stock))
        self.tell("refilled", count=count)
        for _ in range(count):
            yield from self._take_from_stock(0)

    def _reason_to_stop(self) -> str:
        return "all_laid" if self.line.length() == len(TILES) else "stuck"

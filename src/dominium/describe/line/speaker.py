"""The base of the sentences of all domino games: tiles, ends, amounts and rankings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe.line.tiles import named
from dominium.describe.speaker import Speaker
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import LineFacts, LineView, OpenEnd

POINTS: Final = "points"
DEALS: Final = "deals"
TOKENS: Final = "tokens"
PRIZES: Final = "prizes"
TILES: Final = "tiles"


class LineSpeaker(Speaker):
    """A speaker of one of the domino games."""

    facts: LineFacts
    """The facts of the game's rules."""

    @property
    def unit(self) -> str:
        """The unit of the game's totals: one of the constants above."""
        return self.facts.unit

    @property
    def has_stock(self) -> bool:
        """True if the game has a stock to draw from."""
        return self.facts.drawing != "never"

    @property
    def tells_deals_won(self) -> bool:
        """True if deals won are mentioned beside the totals, which count something else."""
        return self.unit in {POINTS, TOKENS}

    @property
    def has_line(self) -> bool:
        """True if tiles are laid in a line."""
        return self.facts.ends > 0

    @property
    def four_arms(self) -> bool:
        """True if the line may grow to four sides, so that ends go by their names."""
        return self.facts.cross != "none"

    def has_enough(self, view: LineView) -> bool:
        """Return whether the one to act can take no more, as far as the listener sees that."""
        best = self.facts.best_total
        if view.step != "hit_or_stand" or view.turn is None or best is None:
            return False
        return (view.hands[view.turn].pips or 0) >= best

    # --- Tiles and ends -----------------------------------------------------------------------

    def tile(self, tile: str) -> str:
        """Return the name of a tile: "6-5", "double 6"."""
        return named(tile, self.messages)

    def tiles(self, tiles: Iterable[str]) -> str:
        """Return the names of several tiles: "6-5, double 6"."""
        return ", ".join(map(self.tile, tiles))

    def end(self, end: str) -> str:
        """Return the name of an end: "left"."""
        return self.text(f"end-{end}")

    def open_ends(self, ends: Sequence[OpenEnd]) -> str:
        """Return the open ends by name: "Left 6, right 5."."""
        if not ends:
            return self.text("ends-closed")
        parts = [self.text("end-open", end=self.end(one.end), number=one.number) for one in ends]
        return f"{capitalised(', '.join(parts))}."

    def open_numbers(self, ends: Sequence[OpenEnd]) -> str:
        """Return the numbers of the two ends, "Ends 6 and 5."; four arms by name."""
        if self.four_arms or not ends:
            return self.open_ends(ends)
        return self.text("ends-short", ends=self.together([str(one.number) for one in ends]))

    # --- Deals, points and places -------------------------------------------------------------

    def amount(self, total: int) -> str:
        """Return a total with its unit: "34 points", "minus 12 tokens"."""
        if self.unit == TOKENS and total:
            return self._signed(total, self.count(self.unit, abs(total)))
        return self.count(self.unit, total)

    def amounts(self, totals: Iterable[tuple[int, int]]) -> str:
        """Return seats with their totals: "Jana 34, Petr 28"."""
        return ", ".join(
            self.name_points(self.name(seat), self._figure(total)) for seat, total in totals
        )

    def _figure(self, total: int) -> str:
        if self.unit == TOKENS and total:
            return self._signed(total, str(abs(total)))
        return str(total)

    def _signed(self, total: int, amount: str) -> str:
        return self.text("gain-minus" if total < 0 else "gain-plus", points=amount)

"""What the sentences of all domino games share: tiles, ends, amounts, who won a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe.line.tiles import named
from dominium.describe.speaker import Speaker
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import LineOutcome, OpenEnd

POINTS: Final = "points"
DEALS: Final = "deals"
TOKENS: Final = "tokens"
PRIZES: Final = "prizes"
TILES: Final = "tiles"


class LineSpeaker(Speaker):
    """A speaker of one of the domino games."""

    unit: str
    """What the totals of the game count."""

    has_stock: bool = True
    """Whether tiles that nobody holds may be drawn."""

    tells_deals_won: bool = False
    """Whether deals won are told beside the totals, which count something else."""

    has_line: bool = True
    """Whether tiles are laid in a line."""

    four_arms: bool = False
    """Whether the line may grow to four sides, so that ends are told by their names."""

    # --- Tiles and ends -----------------------------------------------------------------------

    def tile(self, tile: str) -> str:
        """A tile: "6-5", "double 6"."""
        return named(tile, self.messages)

    def tiles(self, tiles: Iterable[str]) -> str:
        """Several tiles: "6-5, double 6"."""
        return ", ".join(map(self.tile, tiles))

    def end(self, end: str) -> str:
        """The name of an end: "left"."""
        return self.text(f"end-{end}")

    def open_ends(self, ends: Sequence[OpenEnd]) -> str:
        """The open ends by name: "Left 6, right 5."."""
        if not ends:
            return self.text("ends-closed")
        parts = [self.text("end-open", end=self.end(one.end), number=one.number) for one in ends]
        return f"{capitalised(', '.join(parts))}."

    def open_numbers(self, ends: Sequence[OpenEnd]) -> str:
        """The numbers of the two ends, "Ends 6 and 5."; more ends by name."""
        if self.four_arms or not ends:
            return self.open_ends(ends)
        return self.text("ends-short", ends=self.together([str(one.number) for one in ends]))

    def neither(self, numbers: Sequence[int]) -> str:
        """Numbers that nothing fits: "6 or 5"."""
        *others, last = map(str, numbers)
        return self.text("list-nor", first=", ".join(others), last=last) if others else last

    # --- Deals, points and places -------------------------------------------------------------

    def amount(self, total: int) -> str:
        """A total with its noun: "34 points", "minus 12 tokens"."""
        if self.unit == TOKENS and total:
            return self._signed(total, self.count(self.unit, abs(total)))
        return self.count(self.unit, total)

    def amounts(self, totals: Iterable[tuple[int, int]]) -> str:
        """Seats with their totals: "Jana 34, Petr 28"."""
        return ", ".join(
            self.name_points(self.name(seat), self._figure(total)) for seat, total in totals
        )

    def of_all(self, total: int) -> str:
        """Out of so many: "of 4"."""
        return self.text("of-number", total=total)

    def standings(self, outcome: LineOutcome, *, after: int = 0) -> list[str]:
        """The ranking of a match, best first, then who shares a place after one.

        Alone at a table, whether the game is won.
        """
        lines = [
            self.text(
                "standing",
                place=one.place,
                name=self.leading_name(one.seat),
                points=self.amount(one.total),
            )
            for one in outcome.standings
        ]
        if len(lines) == 1:
            return [*lines, self.text(f"event-match_ended-{outcome.reason}")]
        return lines + self.shared_places(outcome, after=after)

    def shared_places(self, outcome: LineOutcome, *, after: int = 0) -> list[str]:
        """Who shares a place, of the places after one."""
        places = {one.seat: one.place for one in outcome.standings}
        return [
            capitalised(
                self.text(
                    "tie-shared",
                    names=self.together(list(map(self.name, seats))),
                    place=places[seats[0]],
                )
            )
            for seats in outcome.ranking
            if len(seats) > 1 and places[seats[0]] > after
        ]

    def _figure(self, total: int) -> str:
        if self.unit == TOKENS and total:
            return self._signed(total, str(abs(total)))
        return str(total)

    def _signed(self, total: int, amount: str) -> str:
        return self.text("gain-minus" if total < 0 else "gain-plus", points=amount)

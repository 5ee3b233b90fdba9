"""The names and rankings of kingdoms, each built by one seat or a team."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from dominium.describe.speaker import Speaker
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import Outcome, Standing

TIE_BREAKS: Final = ("largest_property", "crowns", "coins")
"""The tie-breaks, in order; a game without one of them counts 0 for it."""


class KingdomSpeaker(Speaker):
    """A speaker with the seats of each kingdom."""

    kingdoms: tuple[tuple[int, ...], ...]
    """The seats of each kingdom."""

    def kingdom_name(self, kingdom: int) -> str:
        """Return the name of a kingdom: its seat, or the seats of its team together."""
        return self.together([self.name(seat) for seat in self.kingdoms[kingdom]])

    def leading_kingdom_name(self, kingdom: int) -> str:
        """Return the name of a kingdom for the beginning of a line."""
        seats = self.kingdoms[kingdom]
        return self.together(
            [self.leading_name(seats[0]), *(self.name(seat) for seat in seats[1:])]
        )

    def about_kingdom(self, kingdom: int) -> dict[str, str]:
        """Return the arguments of a sentence about a kingdom; "you" only without a team."""
        alone = self.kingdoms[kingdom] == (self.you,)
        return {"name": self.kingdom_name(kingdom), "you": "yes" if alone else "no"}

    def listed(self, kingdoms: Sequence[str]) -> str:
        """Return names of kingdoms joined by "and", or by semicolons when any is a team's."""
        if all(len(seats) == 1 for seats in self.kingdoms):
            return self.together(kingdoms)
        return "; ".join(kingdoms)

    def points_of(self, kingdoms: Iterable[tuple[int, int]]) -> str:
        """Return kingdoms with numbers: "Jana 34, Petr 28"."""
        return ", ".join(
            self.name_points(self.kingdom_name(kingdom), points) for kingdom, points in kingdoms
        )

    def standings(self, outcome: Outcome) -> list[str]:
        """Return the ranking of a match, best first, then how ties were broken."""
        lines = [
            self.text(
                "standing",
                place=standing.place,
                name=self.leading_kingdom_name(standing.kingdom),
                points=self.count("points", standing.total),
            )
            for standing in outcome.standings
        ]
        return lines + self.tie_breaks(outcome.standings)

    def tie_breaks(self, standings: Sequence[Standing]) -> list[str]:
        """Return how ties on points were broken, or that a place is shared."""
        lines = [
            line
            for equal_points in _groups(standings, "total")
            for line in self._broken(equal_points, TIE_BREAKS)
        ]
        return [capitalised(line) for line in lines]

    def _broken(self, tied: Sequence[Standing], breaks: Sequence[str]) -> list[str]:
        """Return how each tie-break in turn splits the standings that are tied so far."""
        if not breaks:
            return [self._shared(tied)]
        by, *others = breaks
        groups = _groups(tied, by)
        lines = [] if groups == [list(tied)] else [self._decided(tied, by)]
        return lines + [line for group in groups for line in self._broken(group, others)]

    def _decided(self, tied: Sequence[Standing], by: str) -> str:
        values = [(standing.kingdom, getattr(standing, by)) for standing in tied]
        return self.text(f"tie-{by}", values=self.points_of(values))

    def _shared(self, tied: Sequence[Standing]) -> str:
        names = [self.kingdom_name(standing.kingdom) for standing in tied]
        return self.text("tie-shared", names=self.listed(names), place=tied[0].place)


def _groups(standings: Sequence[Standing], by: str) -> list[list[Standing]]:
    """Return the groups of two or more neighbours in a ranking with equal values."""
    groups = [list(group) for _, group in groupby(standings, lambda one: getattr(one, by))]
    return [group for group in groups if len(group) > 1]

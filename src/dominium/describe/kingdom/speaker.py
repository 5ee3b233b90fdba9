"""Names and rankings of kingdoms, which one seat or a team builds."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from dominium.describe.speaker import Speaker
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import Outcome, Standing

TIE_BREAKS: Final = ("largest_property", "crowns", "coins")
"""What decides between equal points, in this order; a game counts 0 of what it does not know."""


class KingdomSpeaker(Speaker):
    """A speaker who knows which seats build which kingdom."""

    kingdoms: tuple[tuple[int, ...], ...]
    """The seats of each kingdom."""

    def kingdom_name(self, kingdom: int) -> str:
        """What a kingdom is called: its seat, or the seats of its team together."""
        return self.together([self.name(seat) for seat in self.kingdoms[kingdom]])

    def leading_kingdom_name(self, kingdom: int) -> str:
        """The name of a kingdom at the beginning of a line."""
        seats = self.kingdoms[kingdom]
        return self.together(
            [self.leading_name(seats[0]), *(self.name(seat) for seat in seats[1:])]
        )

    def about_kingdom(self, kingdom: int) -> dict[str, str]:
        """The arguments of a sentence about a kingdom; a team is named even with the listener."""
        alone = self.kingdoms[kingdom] == (self.you,)
        return {"name": self.kingdom_name(kingdom), "you": "yes" if alone else "no"}

    def listed(self, kingdoms: Sequence[str]) -> str:
        """Names of kingdoms with "and"; those of teams, which have an "and" already, apart."""
        if all(len(seats) == 1 for seats in self.kingdoms):
            return self.together(kingdoms)
        return "; ".join(kingdoms)

    def points_of(self, kingdoms: Iterable[tuple[int, int]]) -> str:
        """Kingdoms with numbers: "Jana 34, Petr 28"."""
        return ", ".join(
            self.name_points(self.kingdom_name(kingdom), points) for kingdom, points in kingdoms
        )

    def standings(self, outcome: Outcome) -> list[str]:
        """The ranking of a match, best first, then how ties were broken."""
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
        """What decided between kingdoms of equal points, and what did not."""
        lines = [
            line
            for equal_points in _groups(standings, "total")
            for line in self._broken(equal_points, TIE_BREAKS)
        ]
        return [capitalised(line) for line in lines]

    def _broken(self, tied: Sequence[Standing], breaks: Sequence[str]) -> list[str]:
        """How the first of the breaks parts those that are equal so far, then the next of them."""
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
    """The groups of several neighbours in a ranking that are equal in a value."""
    groups = [list(group) for _, group in groupby(standings, lambda one: getattr(one, by))]
    return [group for group in groups if len(group) > 1]

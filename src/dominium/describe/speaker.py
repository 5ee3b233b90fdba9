"""What every game's describer shares: one language, one listener, the names at the table."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal

from dominium.describe.messages import messages
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import Outcome, Standing
    from dominium.describe.messages import Argument

Length = Literal["short", "long"]

TIE_BREAKS: Final = ("largest_property", "crowns", "coins")
"""What decides between equal points, in this order; a game counts 0 of what it does not know."""


class Speaker:
    """Sentences in one language for one listener.

    Args:
        language: one of `LANGUAGES`.
        names: what the seats are called, in the basic form; no sentence inflects them.
        kingdoms: the seats of each kingdom.
        you: the seat of the listener, who is then spoken to.
        length: "short" for lines of about 40 characters, "long" for whole sentences.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str],
        kingdoms: Sequence[Sequence[int]],
        you: int | None,
        length: Length,
    ) -> None:
        self.messages = messages(language)
        self.names = tuple(names)
        self.kingdoms = tuple(map(tuple, kingdoms))
        self.you = you
        self.length = length

    def text(self, key: str, **arguments: Argument) -> str:
        """A message of the language."""
        return self.messages.text(key, **arguments)

    def sentence(self, key: str, **arguments: Argument) -> str:
        """A message at the length of this describer, where a longer one exists."""
        longer = f"{key}-long"
        chosen = longer if self.length == "long" and longer in self.messages else key
        return self.text(chosen, **arguments)

    def count(self, noun: str, count: int) -> str:
        """A number with its noun: "3 squares"."""
        return self.text(f"count-{noun}", count=count)

    def name(self, seat: int) -> str:
        """What a seat is called; the listener is "you"."""
        return self.text("you") if seat == self.you else self.names[seat]

    def leading_name(self, seat: int) -> str:
        """The name at the beginning of a line: "You"."""
        return capitalised(self.text("you")) if seat == self.you else self.names[seat]

    def about(self, seat: int) -> dict[str, str]:
        """The arguments of a sentence about a seat: its name, and whether it is the listener."""
        return {"name": self.leading_name(seat), "you": "yes" if seat == self.you else "no"}

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

    def together(self, parts: Sequence[str]) -> str:
        """A list with "and" before its last part."""
        if len(parts) == 1:
            return parts[0]
        return self.text("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def listed(self, kingdoms: Sequence[str]) -> str:
        """Names of kingdoms with "and"; those of teams, which have an "and" already, apart."""
        if all(len(seats) == 1 for seats in self.kingdoms):
            return self.together(kingdoms)
        return "; ".join(kingdoms)

    def span(self, first: str, last: str) -> str:
        """From the first to the last, or just the one."""
        return first if first == last else self.text("range", first=first, last=last)

    def points_of(self, kingdoms: Iterable[tuple[int, int]]) -> str:
        """Kingdoms with numbers: "Jana 34, Petr 28"."""
        return ", ".join(
            self.text("name-points", name=self.kingdom_name(kingdom), points=points)
            for kingdom, points in kingdoms
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

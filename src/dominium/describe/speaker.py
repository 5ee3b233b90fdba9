"""What every game's describer shares: one language, one listener, the names at the table."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Literal

from dominium.describe.messages import messages
from dominium.describe.text import capitalised, runs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import Outcome, Standing
    from dominium.describe.messages import Argument

Length = Literal["short", "long"]


class Speaker:
    """Sentences in one language for one listener.

    Args:
        language: one of `LANGUAGES`.
        names: what the seats are called, in the basic form; no sentence inflects them.
        you: the seat of the listener, who is then spoken to.
        length: "short" for lines of about 40 characters, "long" for whole sentences.
    """

    def __init__(
        self, language: str, names: Sequence[str], you: int | None, length: Length
    ) -> None:
        self.messages = messages(language)
        self.names = tuple(names)
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

    def together(self, parts: Sequence[str]) -> str:
        """A list with "and" before its last part."""
        if len(parts) == 1:
            return parts[0]
        return self.text("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def numbers(self, numbers: Iterable[int]) -> str:
        """Rising numbers, runs of three and more as ranges: "1 to 5, 7, 8"."""
        parts: list[str] = []
        for first, last in runs(numbers):
            if last == first + 1:
                parts += [str(first), str(last)]
            else:
                parts.append(self.span(str(first), str(last)))
        return ", ".join(parts)

    def span(self, first: str, last: str) -> str:
        """From the first to the last, or just the one."""
        return first if first == last else self.text("range", first=first, last=last)

    def points_of(self, seats: Iterable[tuple[int, int]]) -> str:
        """Seats with numbers: "Jana 34, Petr 28"."""
        return ", ".join(
            self.text("name-points", name=self.name(seat), points=points) for seat, points in seats
        )

    def standings(self, outcome: Outcome) -> list[str]:
        """The ranking of a match, best first, then how ties were broken."""
        lines = [
            self.text(
                "standing",
                place=standing.place,
                name=self.leading_name(standing.seat),
                points=self.count("points", standing.total),
            )
            for standing in outcome.standings
        ]
        return lines + self.tie_breaks(outcome.standings)

    def tie_breaks(self, standings: Sequence[Standing]) -> list[str]:
        """What decided between seats of equal points, and what did not."""
        lines = []
        for equal_points in _groups(standings, "total"):
            lines += self._decided(equal_points, "largest_property")
            for equal_property in _groups(equal_points, "largest_property"):
                lines += self._decided(equal_property, "crowns")
                lines += [
                    self.text(
                        "tie-shared",
                        names=self.together([self.name(standing.seat) for standing in shared]),
                        place=shared[0].place,
                    )
                    for shared in _groups(equal_property, "crowns")
                ]
        return [capitalised(line) for line in lines]

    def _decided(self, tied: Sequence[Standing], by: str) -> list[str]:
        values = [(standing.seat, getattr(standing, by)) for standing in tied]
        if len({value for _, value in values}) == 1:
            return []
        return [self.text(f"tie-{by}", values=self.points_of(values))]


def _groups(standings: Sequence[Standing], by: str) -> list[list[Standing]]:
    """The groups of several neighbours in a ranking that are equal in a value."""
    groups = [list(group) for _, group in groupby(standings, lambda one: getattr(one, by))]
    return [group for group in groups if len(group) > 1]

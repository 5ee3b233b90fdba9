"""The base of every describer: one language, one listener, the names at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from dominium.describe.messages import messages
from dominium.describe.text import capitalised, filled
from dominium.describe.trees import formatter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium.describe.messages import Argument
    from dominium.describe.trees import Tree

Length = Literal["brief", "short", "long"]

LONGEST_LINE: Final = 60
"""The longest short line in characters; a longer list is split into several."""


class Speaker:
    """The sentences in one language for one listener.

    Args:
        language: one of `LANGUAGES`.
        names: the names of the seats, in the basic form; no sentence inflects them.
        you: the seat of the listener, who is addressed as "you".
        length: "short" for lines of about 40 characters, "brief" for those without the own turn
            where they are heard at once, "long" for whole sentences.

    Attributes:
        text: A message of the language.
        words: What turns message trees into text.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str],
        you: int | None,
        length: Length,
    ) -> None:
        self.messages = messages(language)
        self.words: Final = formatter(language)
        self.text: Final = self.messages.text
        self.names = tuple(names)
        self.you = you
        self.length = length

    def announcements(self, trees: Iterable[Tree]) -> list[str]:
        """Return announcements as lines, the short ones of at most `LONGEST_LINE` characters."""
        lines = self.words.lines(trees)
        if self.length == "long":
            return lines
        return [part for line in lines for part in filled(line, LONGEST_LINE)]

    def sentence(self, key: str, **arguments: Argument) -> str:
        """Return a message, in its long form where this length is long and the form exists."""
        longer = f"{key}-long"
        chosen = longer if self.length == "long" and longer in self.messages else key
        return self.text(chosen, **arguments)

    def count(self, noun: str, count: int) -> str:
        """Return a number with its noun: "3 squares"."""
        return self.text(f"count-{noun}", count=count)

    def name(self, seat: int) -> str:
        """Return the name of a seat; the listener is "you"."""
        return self.text("you") if seat == self.you else self.names[seat]

    def speaks_to_another(self, actor: int | str | None) -> bool:
        """Return whether a seat acts, and another one listens."""
        return self.you is not None and isinstance(actor, int) and actor != self.you

    def leading_name(self, seat: int) -> str:
        """Return the name of a seat for the beginning of a line: "You"."""
        return capitalised(self.text("you")) if seat == self.you else self.names[seat]

    def name_points(self, name: str, points: int | str) -> str:
        """Return a name with a figure, separated where the name ends with a digit: "Bot 2: 36"."""
        key = "name-points-apart" if name[-1:].isdigit() else "name-points"
        return self.text(key, name=name, points=points)

    def about(self, seat: int) -> dict[str, str]:
        """Return the arguments of a sentence about a seat: its name, and if it is the listener."""
        return {"name": self.leading_name(seat), "you": "yes" if seat == self.you else "no"}

    def together(self, parts: Sequence[str]) -> str:
        """Return a list with "and" before its last part."""
        if len(parts) == 1:
            return parts[0]
        return self.text("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def span(self, first: str, last: str) -> str:
        """Return the range from the first to the last, or just the one."""
        return first if first == last else self.text("range", first=first, last=last)

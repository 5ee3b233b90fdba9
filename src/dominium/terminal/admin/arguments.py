"""The arguments of `dominium admin`: ids, numbers, grounds and lengths of time, never guessed."""

from __future__ import annotations

import getpass
import re
from typing import TYPE_CHECKING, Final

from dominium.describe.text import plain_line
from dominium.server.common import clock
from dominium.server.model.moderation import BAN_GROUNDS, CLOSING_GROUNDS

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from dominium.server.model.moderation import BanGrounds, ClosingGrounds
    from dominium.terminal.terminal import Terminal

LONGEST_NAME: Final = 80
LONGEST_NOTE: Final = 300
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)
_TABLE: Final = re.compile(r"(?:.*/table/)?([A-Za-z0-9_-]{1,16})/?", re.ASCII)
_SPAN: Final = re.compile(r"([1-9][0-9]{0,3})([hd])", re.ASCII)
_HOUR: Final = 3600 * 1000
_UNITS: Final = {"h": _HOUR, "d": 24 * _HOUR}


class Arguments:
    """The words after the task, and the options.

    Args:
        task: The task.
        words: The words after it.
        values: The options.
        terminal: The language of errors.
    """

    def __init__(
        self, task: str, words: Sequence[str], values: argparse.Namespace, terminal: Terminal
    ) -> None:
        self._task = task
        self._words = words
        self._terminal = terminal
        self.values = values

    def check_count(self, count: int) -> None:
        """Check that there are as many words as the task takes."""
        if len(self._words) != count:
            how = self._terminal.say(f"admin-how-{self._task}")
            raise self._terminal.usage_error("admin-usage", how=how)

    @property
    def table(self) -> str:
        """The id of the table that the first word is, or that it leads to."""
        found = _TABLE.fullmatch(self._words[0])
        if found is None:
            raise self._terminal.usage_error("admin-no-table", text=self._words[0])
        return found[1]

    @property
    def text(self) -> str:
        """The first word."""
        return self._words[0]

    def number(self, place: int = 0) -> int:
        """Return the number of a person, a message or a report."""
        return self._number(self._words[place])

    @property
    def person(self) -> int | None:
        """The number of the person that an option names."""
        given: str | None = self.values.person
        return None if given is None else self._number(given)

    @property
    def closing_grounds(self) -> ClosingGrounds:
        """The grounds for closing a table, which is the second word."""
        for grounds in CLOSING_GROUNDS:
            if grounds == self._words[1]:
                return grounds
        raise self._unknown_grounds(CLOSING_GROUNDS)

    @property
    def ban_grounds(self) -> BanGrounds:
        """The grounds for a ban, which is the second word."""
        for grounds in BAN_GROUNDS:
            if grounds == self._words[1]:
                return grounds
        raise self._unknown_grounds(BAN_GROUNDS)

    @property
    def until(self) -> int | None:
        """The end of a ban, in milliseconds since 1970; None for good. One of both is given."""
        span: str | None = self.values.span
        if (span is None) != bool(self.values.forever):
            raise self._terminal.usage_error("admin-how-long")
        if span is None:
            return None
        found = _SPAN.fullmatch(span)
        if found is None:
            raise self._terminal.usage_error("admin-no-span", text=span)
        return clock.now() + int(found[1]) * _UNITS[found[2]]

    @property
    def by(self) -> str:
        """The name under which the act is kept: the one given, or that of the system's user."""
        try:
            name = plain_line(self.values.by if self.values.by is not None else getpass.getuser())
        except (OSError, KeyError, ImportError):
            name = ""
        if not 1 <= len(name) <= LONGEST_NAME:
            raise self._terminal.usage_error("admin-no-name", longest=LONGEST_NAME)
        return name

    @property
    def note(self) -> str:
        """The reason for the audit log; nothing where none is given."""
        note = plain_line(self.values.note or "")
        if len(note) > LONGEST_NOTE:
            raise self._terminal.usage_error("admin-long-note", longest=LONGEST_NOTE)
        return note

    def _number(self, text: str) -> int:
        if _NUMBER.fullmatch(text) is None:
            raise self._terminal.usage_error("admin-no-number", text=text)
        return int(text)

    def _unknown_grounds(self, known: Sequence[str]) -> Exception:
        return self._terminal.usage_error(
            "admin-no-grounds", text=self._words[1], known=", ".join(known)
        )

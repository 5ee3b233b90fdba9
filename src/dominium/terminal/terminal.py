"""What every command is given: the language and the streams of the person it serves."""

from dataclasses import dataclass
from typing import TextIO

from dominium.describe import Messages, formats
from dominium.terminal.arguments import Complaint, UsageError
from dominium.terminal.lines import COMPACT_WIDTH, Input, Output


@dataclass(frozen=True)
class Terminal:
    """The streams and the words of one run of the program."""

    messages: Messages
    stdin: TextIO
    stdout: TextIO

    @property
    def language(self) -> str:
        """The language spoken."""
        return self.messages.language

    def output(self, *, compact: bool = False) -> Output:
        """Where lines go; compact ones are wrapped for short displays."""
        return Output(self.stdout, COMPACT_WIDTH if compact else None)

    def input(self, output: Output, stream: TextIO | None = None) -> Input:
        """Where lines come from: the given stream, otherwise standard input."""
        return Input(stream or self.stdin, output)

    def say(self, key: str, **parameters: str | float) -> str:
        """A text of the terminal."""
        return self.messages.text(f"terminal-{key}", **parameters)

    def complaint(self, key: str, **parameters: str | int) -> Complaint:
        """A complaint in the language of the person."""
        return Complaint(self.say(key, **parameters))

    def usage_error(self, key: str, **parameters: str | int) -> UsageError:
        """A complaint about the command line itself."""
        return UsageError(self.say(key, **parameters))

    def check_range(self, argument: str, value: int, first: int, last: int) -> None:
        """Complain about a number outside its range."""
        if not first <= value <= last:
            raise self.usage_error("usage-out-of-range", argument=argument, first=first, last=last)

    def decimal(self, value: float, digits: int) -> str:
        """A number with so many decimals, written as the language does."""
        return formats.decimal(value, digits, self.language)

    def percentage(self, share: float) -> str:
        """A share of 1 in per cent, with one decimal."""
        return formats.percentage(share, 1, self.language)

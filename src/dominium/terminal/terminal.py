"""The context of every command: the language and the streams of its user."""

from dataclasses import dataclass
from typing import TextIO

from dominium.describe import Messages, formats
from dominium.terminal.arguments import CommandError, UsageError
from dominium.terminal.streams import COMPACT_WIDTH, Input, Output


@dataclass(frozen=True)
class Terminal:
    """The streams and the messages of one run of the program."""

    messages: Messages
    stdin: TextIO
    stdout: TextIO

    @property
    def language(self) -> str:
        """The code of the user's language."""
        return self.messages.language

    def output(self, *, compact: bool = False) -> Output:
        """Make the output; a compact one is wrapped for short displays."""
        return Output(self.stdout, COMPACT_WIDTH if compact else None)

    def input(self, output: Output, stream: TextIO | None = None) -> Input:
        """Make the input from the given stream, by default standard input."""
        return Input(stream or self.stdin, output)

    def say(self, key: str, **parameters: str | float) -> str:
        """Return the message `terminal-<key>`."""
        return self.messages.text(f"terminal-{key}", **parameters)

    def complaint(self, key: str, **parameters: str | int) -> CommandError:
        """Return an error in the language of the user."""
        return CommandError(self.say(key, **parameters))

    def usage_error(self, key: str, **parameters: str | int) -> UsageError:
        """Return an error in the command line itself."""
        return UsageError(self.say(key, **parameters))

    def check_range(self, argument: str, value: int, first: int, last: int) -> None:
        """Raise `UsageError` for a number outside its range, both ends included."""
        if not first <= value <= last:
            raise self.usage_error("usage-out-of-range", argument=argument, first=first, last=last)

    def decimal(self, value: float, digits: int) -> str:
        """Return a number with `digits` decimals in the format of the language."""
        return formats.decimal(value, digits, self.language)

    def percentage(self, share: float) -> str:
        """Return a share of 1 as a percentage with one decimal."""
        return formats.percentage(share, 1, self.language)

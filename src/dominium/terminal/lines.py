"""Lines out and lines in: the only two things the terminal does with its streams."""

import os
from collections.abc import Iterable
from typing import TextIO

from dominium.describe.text import cells, wrapped

COMPACT_WIDTH = 40
_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Not printable to Python, but what languages write in numbers."""
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Go to the upper corner, clear the screen and what was scrolled away."""


class Output:
    """Append-only lines without control characters, wrapped where a width is asked for.

    Control characters could come from names and files written by others. The one exception is
    `clear`, for people who hand their device on and must not see each other's tiles.
    """

    def __init__(self, stream: TextIO, width: int | None = None) -> None:
        self._stream = stream
        self._width = width
        self.can_clear = stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"

    def clear(self) -> None:
        """Clear everything shown so far, where the terminal can."""
        if self.can_clear:
            self._stream.write(_CLEAR)
            self._stream.flush()

    def line(self, text: str) -> None:
        """Write one line, and let it be read at once."""
        for part in self._wrapped(printable(text)):
            self._stream.write(part + "\n")
        self._stream.flush()

    def lines(self, texts: Iterable[str]) -> None:
        """Write several lines."""
        for text in texts:
            self.line(text)

    def prompt(self, text: str) -> None:
        """Write the beginning of a line that the typed text ends."""
        self._stream.write(printable(text))
        self._stream.flush()

    def _wrapped(self, text: str) -> list[str]:
        if self._width is None or cells(text) <= self._width:
            return [text]
        return wrapped(text, self._width, indent="")


class Input:
    """Typed lines from a keyboard, a pipe or a file.

    What does not come from a keyboard is echoed after the prompt, so that the transcript reads as
    a whole; there, lines that begin with `#` are comments.
    """

    def __init__(self, stream: TextIO, output: Output) -> None:
        self._stream = stream
        self._output = output
        self.typed = stream.isatty()

    def line(self, prompt: str) -> str | None:
        """The next line that is not empty; None when there are no more, or on an interrupt."""
        self._output.prompt(f"{prompt}> ")
        while (text := self._read()) is not None and self._is_empty(text):
            if self.typed:
                self._output.prompt(f"{prompt}> ")
        if text is None or not self.typed:
            self._output.line(text or "")
        return text

    def enter(self) -> str | None:
        """The next line, as a rule an empty one; None when there are no more."""
        self._output.prompt("> ")
        while (text := self._read()) is not None and text.startswith("#") and not self.typed:
            pass
        if text is None or not self.typed:
            self._output.line(text or "")
        return text

    def _read(self) -> str | None:
        try:
            text = self._stream.readline()
        except KeyboardInterrupt:
            return None
        return text.strip() if text else None

    def _is_empty(self, text: str) -> bool:
        return not text or (text.startswith("#") and not self.typed)


def printable(text: str) -> str:
    """The text with every character that could steer a terminal replaced."""
    return "".join(
        character
        if character.isprintable() or character in _SPACES
        else "\N{REPLACEMENT CHARACTER}"
        for character in text
    )

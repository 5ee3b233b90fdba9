"""Output and input by lines, the only use the terminal makes of its streams."""

import os
from collections.abc import Iterable
from typing import TextIO

from dominium.describe.text import cells, wrapped

COMPACT_WIDTH = 40
_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Spaces that Python calls unprintable, but that languages write in numbers."""
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""The escape sequence that moves to the upper corner and clears the screen and its history."""


class Output:
    """The output: append-only lines without control characters, wrapped to an optional width.

    Control characters could come from names and files written by others. The one exception is
    `clear`, for people who pass their device on and must not see each other's tiles.
    """

    def __init__(self, stream: TextIO, width: int | None = None) -> None:
        self._stream = stream
        self._width = width
        self.can_clear = stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"

    def clear(self) -> None:
        """Clear the screen and its history, where the terminal can."""
        if self.can_clear:
            self._stream.write(_CLEAR)
            self._stream.flush()

    def line(self, text: str) -> None:
        """Write one line and flush the stream."""
        for part in self._wrapped(printable(text)):
            self._stream.write(part + "\n")
        self._stream.flush()

    def lines(self, texts: Iterable[str]) -> None:
        """Write several lines, each flushed."""
        for text in texts:
            self.line(text)

    def prompt(self, text: str) -> None:
        """Write a prompt without a line break."""
        self._stream.write(printable(text))
        self._stream.flush()

    def _wrapped(self, text: str) -> list[str]:
        if self._width is None or cells(text) <= self._width:
            return [text]
        return wrapped(text, self._width, indent="")


class Input:
    """The input: lines from a keyboard, a pipe or a file.

    Lines of a pipe or a file are echoed after the prompt, so that the transcript reads as a whole;
    among them, those that begin with `#` are comments.
    """

    def __init__(self, stream: TextIO, output: Output) -> None:
        self._stream = stream
        self._output = output
        self.typed = stream.isatty()

    def line(self, prompt: str) -> str | None:
        """Return the next line that is not empty; None at the end or on an interrupt."""
        self._output.prompt(f"{prompt}> ")
        while (text := self._read()) is not None and self._is_empty(text):
            if self.typed:
                self._output.prompt(f"{prompt}> ")
        if text is None or not self.typed:
            self._output.line(text or "")
        return text

    def enter(self) -> str | None:
        """Return the next line, usually an empty one; None at the end or on an interrupt."""
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
    """Return the text with every character that could control a terminal replaced."""
    return "".join(
        character
        if character.isprintable() or character in _SPACES
        else "\N{REPLACEMENT CHARACTER}"
        for character in text
    )

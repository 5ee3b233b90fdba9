"""A bar that shows how far a long command is, for those who watch it."""

import os
import sys
import time
from typing import Self, TextIO

from dominium.terminal.terminal import Terminal

WIDTH = 24
_SECONDS_BETWEEN = 0.2


class Progress:
    """A line on the error stream that is written anew; nothing where nobody watches.

    Screen readers would read every new line, and files would keep them, so it is shown on a
    terminal that can steer its cursor alone.
    """

    def __init__(self, terminal: Terminal, stream: TextIO | None = None) -> None:
        self._terminal = terminal
        self._stream = stream or sys.stderr
        self._shown = self._stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._begun = time.monotonic()
        self._first: int | None = None
        self._last = -1.0

    def show(self, done: int, total: int) -> None:
        """Show how far it is, a few times a second."""
        now = time.monotonic()
        if self._first is None:
            self._first = done
        if not self._shown or (now - self._last < _SECONDS_BETWEEN and done < total):
            return
        self._last = now
        self._stream.write(f"\r\x1b[K{self.line(done, total, now - self._begun)}")
        self._stream.flush()

    def line(self, done: int, total: int, seconds: float) -> str:
        """The bar, the share, the numbers, and how long it will take still."""
        share = done / total if total else 1.0
        bar = "#" * round(share * WIDTH)
        new = done - (self._first or 0)
        left = _clock(seconds / new * (total - done)) if new else "–"
        return self._terminal.say(
            "progress",
            bar=bar.ljust(WIDTH, "."),
            share=self._terminal.percentage(share),
            done=str(done),
            total=str(total),
            left=left,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

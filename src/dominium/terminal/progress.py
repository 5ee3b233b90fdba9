"""The progress bar of long commands, for interactive terminals."""

import os
import sys
import threading
import time
from typing import Self, TextIO

from dominium.terminal.terminal import Terminal

WIDTH = 24
_SECONDS_BETWEEN = 0.2
_SECONDS_ALONE = 1.0


class _Line:
    """A line on the error stream that is overwritten; nothing outside an interactive terminal.

    Screen readers would read every new line, and files would keep them, so it is shown only on a
    terminal that can move its cursor.
    """

    def __init__(self, terminal: Terminal, stream: TextIO | None = None) -> None:
        self._terminal = terminal
        self._stream = stream or sys.stderr
        self._shown = self._stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._begun = time.monotonic()

    def _write(self, line: str) -> None:
        self._stream.write(f"\r\x1b[K{line}")
        self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            self._write("")


class Spinner(_Line):
    """The elapsed time of work without known progress, such as a native batch."""

    def __init__(self, terminal: Terminal, stream: TextIO | None = None) -> None:
        super().__init__(terminal, stream)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._tell, daemon=True)

    def __enter__(self) -> Self:
        if self._shown:
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        if self._shown:
            self._thread.join()
        super().__exit__()

    def _tell(self) -> None:
        while not self._over.wait(_SECONDS_ALONE):
            elapsed = _clock(time.monotonic() - self._begun)
            self._write(self._terminal.say("waiting", elapsed=elapsed))


class Progress(_Line):
    """A bar with the share that is done and the remaining time."""

    def __init__(self, terminal: Terminal, stream: TextIO | None = None) -> None:
        super().__init__(terminal, stream)
        self._first: int | None = None
        self._last = -1.0

    def show(self, done: int, total: int) -> None:
        """Show the progress, at most a few times a second."""
        now = time.monotonic()
        if self._first is None:
            self._first = done
        if not self._shown or (now - self._last < _SECONDS_BETWEEN and done < total):
            return
        self._last = now
        self._write(self.line(done, total, now - self._begun))

    def line(self, done: int, total: int, seconds: float) -> str:
        """Return the bar, the share, the numbers and the remaining time."""
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


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

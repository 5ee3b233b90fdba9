"""Lines of the log that would come again and again, told once a minute."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

SECONDS_BETWEEN: Final = 60.0


class Seldom:
    """A count of lines of each kind that were left out since the last one was written."""

    def __init__(self) -> None:
        self._next: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()

    def due(self, kind: str) -> int | None:
        """Return how many lines were left out, when one is due; otherwise count one more."""
        now = time.monotonic()
        if now < self._next.get(kind, now):
            self._left_out[kind] += 1
            return None
        self._next[kind] = now + SECONDS_BETWEEN
        return self._left_out.pop(kind, 0)

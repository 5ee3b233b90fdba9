"""The limits of a program's time, memory and output."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

MEBIBYTE: Final = 1024 * 1024
MOST_SECONDS: Final = 3600.0
MOST_MEBIBYTES: Final = 1024 * 1024


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits beyond which a program loses its seat.

    Attributes:
        move_seconds: For each decision, by the wall clock.
        game_seconds: For all decisions of a game together; None for no such limit.
        start_seconds: For its start until the answer to `hello`, and for getting ready for a game.
        memory_mebibytes: For the data of each of its processes, where the system can limit it.
        line_bytes: The longest line that it may write.

    Raises:
        ValueError: a limit out of range.
    """

    move_seconds: float = 5.0
    game_seconds: float | None = None
    start_seconds: float = 10.0
    memory_mebibytes: int = 1024
    line_bytes: int = 64 * 1024

    def __post_init__(self) -> None:
        for seconds in (self.move_seconds, self.game_seconds or 1.0, self.start_seconds):
            if not (math.isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
                raise ValueError(f"a time must be more than 0 and at most {MOST_SECONDS:g} seconds")
        if not 16 <= self.memory_mebibytes <= MOST_MEBIBYTES:
            raise ValueError(f"memory must be from 16 to {MOST_MEBIBYTES} mebibytes")


USUAL: Final = Limits()

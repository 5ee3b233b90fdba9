"""The time of the server: whole milliseconds since 1970 that never jump.

A wall clock can be set: forwards, backwards, by an hour. The time that people have to think must
not follow such a jump. The time starts as the wall clock shows it and is carried on by a clock that
nobody can set and that goes on while the machine sleeps. Where the two come to differ, it goes a
little faster or slower until they agree again.
"""

from __future__ import annotations

import threading
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

# One part in two hundred: nobody notices it, and a minute is made up for in less than four hours.
SLEW: Final = 0.005
MOST_AHEAD: Final = 24 * 3600 * 1000


def since_start() -> float:
    """Return the seconds of a clock that cannot be set; it counts sleep where the system allows."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


class SteadyClock:
    """A monotonic clock that agrees with the wall clock in the long run.

    Args:
        wall: Returns the seconds since 1970 by the clock of the machine; may jump.
        steady: Returns the seconds since any moment; never jumps and never goes back.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = since_start
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._read_at = steady()
        self._ahead = wall() - self._read_at
        self._one_at_a_time = threading.Lock()

    def now(self) -> int:
        """Return whole milliseconds since 1970, never less than before."""
        with self._one_at_a_time:
            steady = self._steady()
            most = (steady - self._read_at) * SLEW
            wanted = self._wall() - steady - self._ahead
            self._ahead += max(-most, min(most, wanted))
            self._read_at = steady
            return int((steady + self._ahead) * 1000)

    def not_before(self, moment: int) -> None:
        """Go on from a moment that is already stored, unless it is far ahead.

        Where the wall clock was set back while the server did not run, due times and leases would
        otherwise lie in the future.

        Args:
            moment: Milliseconds since 1970; one that is days ahead was itself a mistake.
        """
        ahead = moment - self.now()
        with self._one_at_a_time:
            if 0 < ahead <= MOST_AHEAD:
                self._ahead += ahead / 1000


def utc_text(moment: int) -> str:
    """Return a moment, in milliseconds since 1970, as a date and time of UTC for people."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")


_clock = SteadyClock()
now = _clock.now
not_before = _clock.not_before

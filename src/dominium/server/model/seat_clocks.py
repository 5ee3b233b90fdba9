"""The clocks of seats: the time left, derived from the entries of a log and their times."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium.server.model.table_settings import TableSettings

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Clock:
    """The time every seat has left; all times are milliseconds.

    Attributes:
        remaining: The time each seat had left at the moment ``since``.
        increment: The time a seat gets whenever it has acted.
        per_move: The time of a seat for each move, where the whole game has no limit.
        running: The seat whose time runs.
        since: The moment from which its time runs.
    """

    remaining: tuple[int, ...]
    increment: int = 0
    per_move: int | None = None
    running: int | None = None
    since: int = 0

    @property
    def deadline(self) -> int | None:
        """The moment at which the time that runs is over; None while no time runs."""
        return None if self.running is None else self.since + self.remaining[self.running]

    def is_over(self, moment: int) -> bool:
        """Tell whether the time that runs is over at a moment."""
        return self.deadline is not None and moment >= self.deadline

    def left_at(self, moment: int) -> tuple[int, ...]:
        """Return the time that each seat has left at a moment."""
        if self.running is None:
            return self.remaining
        left = list(self.remaining)
        left[self.running] = max(0, left[self.running] - max(0, moment - self.since))
        return tuple(left)

    def given(self, seat: int, time: int) -> Clock:
        """Return the clock after a seat has got time."""
        left = (*self.remaining[:seat], self.remaining[seat] + time, *self.remaining[seat + 1 :])
        return replace(self, remaining=left)

    def moved_on(self, moment: int, running: int | None, *, acted: bool, renewed: bool) -> Clock:
        """Return the clock after an entry was written.

        Args:
            moment: The time of the entry.
            running: The seat whose time runs from then on.
            acted: True if the entry is an action.
            renewed: True if the next move begins with its full time.
        """
        before = self.running
        clock = replace(self, remaining=self.left_at(moment), since=moment, running=running)
        if running == before:
            return clock
        if acted and before is not None:
            clock = clock.given(before, self.increment)
        if renewed and self.per_move is not None and running is not None:
            clock = clock.given(running, self.per_move - clock.remaining[running])
        return clock


def beginning(settings: TableSettings, seats: int) -> Clock | None:
    """Return the clock of a new table; None where time is not measured."""
    if settings.move_days is not None:
        time = settings.move_days * DAY
        return Clock((time,) * seats, per_move=time)
    if settings.clock_minutes is not None:
        time = settings.clock_minutes * MINUTE
        return Clock((time,) * seats, increment=settings.clock_increment * 1000)
    return None

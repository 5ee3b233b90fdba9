"""Shifts of what a page shows, as Chromium tells and the web vitals count them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

# Each shift: when, how much, whether somebody had just done something, whether the game was over.
WATCH_SHIFTS = """window.shifts = [];
window.tasks = [];
const watch = (type, take) => new PerformanceObserver((list) => {
  list.getEntries().forEach(take);
}).observe({ type, buffered: true });
watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
  const ended = document.querySelector('.table.finished') !== null;
  window.shifts.push([startTime, value, hadRecentInput, ended]);
});
watch('longtask', ({ duration }) => window.tasks.push(duration))"""


def layout_shift(shifts: Iterable[tuple[float, float]]) -> float:
    """The greatest sum of a series: at most a second apart and five seconds long."""
    worst = total = begun = last = 0.0
    for time, score in shifts:
        if time - last > 1000 or time - begun > 5000:
            total, begun = 0.0, time
        total, last = total + score, time
        worst = max(worst, total)
    return worst

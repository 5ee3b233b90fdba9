"""Shifts of what a page shows, as Chromium tells them."""

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

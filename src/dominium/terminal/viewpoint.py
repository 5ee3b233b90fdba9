"""The viewpoint on a record: open, public, or from one seat."""

from dataclasses import dataclass
from typing import Any

import dominium
from dominium.describe.parsing import folded
from dominium.terminal import words
from dominium.terminal.terminal import Terminal

Events = tuple[dominium.Event, ...]


@dataclass(frozen=True)
class Viewpoint:
    """A viewpoint on a record: all hands open, or the view of one seat or of the public (None)."""

    viewer: int | None = None
    open: bool = True

    @classmethod
    def of(cls, record: dominium.Record, viewer: str | None, terminal: Terminal) -> "Viewpoint":
        """Make the viewpoint of a named seat; without one a finished game is open, others public.

        Raises:
            UsageError: the record has no such seat.
        """
        if viewer is None:
            return cls(open=record.outcome is not None)
        return cls(seat_named(record, viewer, terminal), open=False)

    def view(self, state: dominium.State) -> Any:
        """Return the view of a position from here."""
        if self.open and isinstance(state, dominium.LineState):
            return state.open_view()
        return state.view(self.viewer)

    def events(self, events: Events) -> Events:
        """Return the events as seen from here, without invisible ones."""
        if self.open:
            return events
        seen = (event.seen_by(self.viewer) for event in events)
        return tuple(event for event in seen if event is not None)


def seat_named(record: dominium.Record, text: str, terminal: Terminal) -> int:
    """Return the seat of a record by its number, counted from 1, or by its name.

    Raises:
        UsageError: the record has no such seat.
    """
    names = [seat.name for seat in record.seats]
    number = words.number_in(text)
    if number is not None and 1 <= number <= len(names):
        return number - 1
    for seat, name in enumerate(names):
        if folded(name) == folded(text):
            return seat
    raise terminal.usage_error("no-such-player", text=text, names=", ".join(names))

"""The presenter of log entries that are no actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe import messages
from dominium.server.presenters.text import seat_names

if TYPE_CHECKING:
    from dominium.server.model.table import Entry, Table

_TOLD: Final = frozenset(
    {
        "left",
        "returned",
        "undo_asked",
        "undo_agreed",
        "undo_refused",
        "undone",
        "timed_out",
        "failed",
        "forfeited",
        "time_given",
        "deal_missed",
    }
)

_UNITS: Final = (("days", 24 * 3600), ("minutes", 60), ("seconds", 1))


def entry_text(entry: Entry, table: Table, language: str) -> str | None:
    """Describe an entry in one sentence; None for people sitting down, which the seats show.

    Args:
        entry: An entry that is no action.
        table: Its table.
        language: The language of the sentence.
    """
    if entry.kind not in _TOLD or entry.seat is None:
        return None
    name = seat_names(table.seats, language)[entry.seat]
    texts = messages(language)
    if entry.kind == "failed":
        reason = texts.text(f"program-failure-{entry.text.partition(' ')[2]}")
        return texts.text("server-failed", name=name, reason=reason)
    key, arguments = _sentence(entry)
    return texts.text(key, name=name, **arguments) if key else None


def forfeit_text(table: Table, language: str) -> str:
    """Describe the end of a table of two at which somebody gave up or ran out of time."""
    texts = messages(language)
    if len(table.seats) == 1:
        return texts.text("server-forfeit-alone")
    names = seat_names(table.seats, language)
    end = next(one.entry for one in table.log_events if one.entry.kind == "forfeited")
    lost = end.seat or 0
    key = "server-forfeit-time" if end.text else "server-forfeit"
    return texts.text(key, lost=names[lost], won=names[1 - lost])


def _sentence(entry: Entry) -> tuple[str | None, dict[str, int]]:
    """Return the message id of an entry, or None, and its arguments beside the name."""
    arguments: dict[str, int] = {}
    key: str | None = f"server-{entry.kind.replace('_', '-')}"
    match entry.kind:
        case "left" if not entry.text:
            key = None
        case "deal_missed" if entry.text != "opening":
            key = None  # it knew nothing that it could have liked or not
        case "forfeited" | "undo_refused" if entry.text:
            key = f"{key}-{entry.text}"
        case "timed_out" if not entry.text:
            key = "server-time-over"
        case "time_given":
            unit, length = next(unit for unit in _UNITS if int(entry.text) % unit[1] == 0)
            key, arguments = f"server-{unit}-given", {"count": int(entry.text) // length}
    return key, arguments

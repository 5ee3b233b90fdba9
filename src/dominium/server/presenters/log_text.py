"""The presenter of log entries that are no actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe import messages
from dominium.server.model import joint_deal
from dominium.server.model.table import JOINING
from dominium.server.presenters.text import bot_name, seat_names

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
    if entry.kind == "closed":
        return closing_text(entry.text, language)
    texts = messages(language)
    if entry.kind == "deal_asked":
        return None if entry.text else texts.text("server-deal-alone")
    if entry.kind not in _TOLD or entry.seat is None:
        return None
    if _is_refusal(entry, table):
        left = "left" if entry.kind == "left" else "missed"
        return texts.text(f"server-deal-{left}", name=_name_then(entry, table, language))
    name = seat_names(table.seats, language)[entry.seat]
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


def closing_text(grounds: str, language: str) -> str:
    """Describe the end of a table that the operator has closed."""
    return messages(language).text(f"server-closed-{grounds}")


def _sentence(entry: Entry) -> tuple[str | None, dict[str, int]]:
    """Return the message id of an entry, or None, and its arguments beside the name."""
    arguments: dict[str, int] = {}
    key: str | None = f"server-{entry.kind.replace('_', '-')}"
    match entry.kind:
        case "left" if not entry.text:
            key = None
        case "deal_missed":
            key = "server-deal-late" if entry.text == "commitment" else None  # it cannot contribute
        case "forfeited" | "undo_refused" if entry.text:
            key = f"{key}-{entry.text}"
        case "timed_out" if not entry.text:
            key = "server-time-over"
        case "time_given":
            unit, length = next(unit for unit in _UNITS if int(entry.text) % unit[1] == 0)
            key, arguments = f"server-{unit}-given", {"count": int(entry.text) // length}
    return key, arguments


def _is_refusal(entry: Entry, table: Table) -> bool:
    """Tell whether somebody does not open what they contributed to a joint deal, or leaves then."""
    if entry.kind == "deal_missed":
        return entry.text == "opening"
    if entry.kind != "left" or entry.text:
        return False
    deal = None
    for earlier in table.entries[: entry.number - 1]:
        deal = joint_deal.after(deal, table.id, earlier)
    return joint_deal.refuses_to_open(deal, entry)


def _name_then(entry: Entry, table: Table, language: str) -> str:
    """Return the name of whoever sat at the seat of an entry; somebody else may sit there now."""
    sat_down = (
        bot_name(one.text, language) if one.kind == "bot_joined" else one.text
        for one in reversed(table.entries[: entry.number])
        if one.kind in JOINING and one.seat == entry.seat and one.text
    )
    return next(sat_down, "") or seat_names(table.seats, language)[entry.seat or 0]

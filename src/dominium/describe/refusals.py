"""The refusals by a table, and the faults of options, boards and records as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium._core import told_fault
from dominium.describe.trees import formatter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.engine.errors import Parameter

OF_OTHERS: Final = frozenset({"not_your_turn", "stale"})
"""Refusals that are followed by the seat to act and the expected action."""

OF_THE_TABLE: Final = frozenset(
    {
        "not_seated",
        "table_full",
        "unknown_table",
        "message_too_big",
        "bad_message",
        "not_started",
        "finished",
    }
)
"""Refusals for which no action of the game is an alternative."""


def fault(
    code: str,
    params: Mapping[str, Parameter],
    language: str,
    game: str = "",
    names: Sequence[str] = (),
) -> str:
    """Return the fault of options, a board, a set-up or a record; a game may have its own words.

    A seat is called by its name, or by its number where it has none. Where an entry should name a
    seat and does not, it is a negative number, and the sentence names nobody.
    """
    return formatter(language).text(told_fault(code, dict(params), game, list(names)))

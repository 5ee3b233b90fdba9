"""Plans for the coming turn of a seat: pure values, without database and clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from dominium.server.model import visibility

if TYPE_CHECKING:
    from dominium.server.model.table import Table

PlanOutcome = Literal["done", "changed", "illegal"]
"""The end of plans: one was done, the table changed otherwise, or none of them was legal."""


@dataclass(frozen=True, slots=True)
class Planned:
    """The plans for the coming turn of a seat.

    Attributes:
        table: The table.
        seat: The seat.
        person: Who has written them.
        plans: The actions of each plan in notation, the most wanted plan first.
        number: The last entry of the log when they were written.
        version: How often plans were written for the seat.
        outcome: What became of them; None while they wait.
        chosen: The place of the plan that was carried out.
    """

    table: str
    seat: int
    person: int
    plans: list[list[str]]
    number: int
    version: int
    outcome: PlanOutcome | None = None
    chosen: int | None = None


def can_plan(table: Table) -> bool:
    """Tell whether people may plan at a table: by days, where nothing is hidden."""
    return table.settings.pace == "days" and not visibility.hidden_hands(table.game.info)

"""The queries of the line games."""

from typing import Protocol

from dominium.describe.queries import LINE_QUERIES, LineAsker, Query
from dominium.events import DealEnded
from dominium.terminal.queries import SHARED_QUERIES, TURN_QUERIES


class LineTable(LineAsker, Protocol):
    """The context of queries about a line game at the terminal."""

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is visible now; None when none is."""

    def hand(self) -> list[str]:
        """Return the hand of the person who holds the device."""

    def deals_ended(self) -> list[DealEnded]:
        """Return the final events of the deals played so far."""

    def deals(self) -> list[str]:
        """Return the results of the deals played so far, explained one after the other."""


def _hand(table: LineTable, _: str) -> list[str]:
    return table.hand()


def _deals(table: LineTable, _: str) -> list[str]:
    return table.deals()


def _sees_a_hand(table: LineTable) -> bool:
    return table.viewer is not None


def _has_deals(table: LineTable) -> bool:
    return bool(table.deals_ended())


QUERIES: tuple[Query[LineTable], ...] = (
    *TURN_QUERIES,
    Query("hand", ("w",), _hand, works=_sees_a_hand),
    *LINE_QUERIES,
    Query("details", ("S",), _deals, works=_has_deals),
    *SHARED_QUERIES,
)

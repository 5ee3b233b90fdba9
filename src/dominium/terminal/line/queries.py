"""What can be asked in the line games."""

from typing import TYPE_CHECKING

from dominium.describe.queries import LINE_QUERIES, Query
from dominium.terminal.queries import SHARED_QUERIES, TURN_QUERIES

if TYPE_CHECKING:
    from dominium.terminal.line.session import LineSession


def _hand(session: "LineSession", _: str) -> list[str]:
    return session.hand()


def _deals(session: "LineSession", _: str) -> list[str]:
    return session.deals()


def _sees_a_hand(session: "LineSession") -> bool:
    return session.viewer is not None


def _has_deals(session: "LineSession") -> bool:
    return bool(session.deals_ended())


QUERIES: tuple[Query["LineSession"], ...] = (
    *TURN_QUERIES,
    Query("hand", ("w",), _hand, works=_sees_a_hand),
    *LINE_QUERIES,
    Query("details", ("S",), _deals, works=_has_deals),
    *SHARED_QUERIES,
)

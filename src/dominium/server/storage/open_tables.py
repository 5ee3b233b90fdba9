"""The question for the open tables that the lobby shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from dominium.server.storage.models import SeatRow, TableRow, VisitRow
from dominium.server.storage.owners import owner_of

if TYPE_CHECKING:
    from sqlalchemy import Select


@dataclass(frozen=True, slots=True)
class OpenTablesShown:
    """The open tables that are shown.

    Attributes:
        since: The moment since which their creators were seen, in milliseconds since 1970.
        of_person: The greatest number of tables of one creator and their bots, the latest.
        of_address: The greatest number of those whose creators are at one address.
        offset: The number of tables that are skipped.
        limit: The greatest number of tables on the page.
    """

    since: int
    of_person: int
    of_address: int
    offset: int
    limit: int


def open_tables_query(shown: OpenTablesShown) -> Select[str, int]:
    """Return the question for the ids and times of one page, the latest table first.

    One more than the page holds is asked for, which tells whether another page follows.
    """
    latest = TableRow.updated_at.desc(), TableRow.id
    has_open_seat = (
        select(SeatRow.seat)
        .where(SeatRow.table_id == TableRow.id, SeatRow.person_id.is_(None), SeatRow.kind != "bot")
        .exists()
    )
    waiting = (
        select(
            TableRow.id,
            TableRow.updated_at,
            VisitRow.address,
            func.row_number()
            .over(partition_by=owner_of(TableRow.creator_id), order_by=latest)
            .label("of_person"),
        )
        .join(VisitRow, VisitRow.person_id == TableRow.creator_id)
        .where(
            TableRow.visibility == "open",
            TableRow.status == "waiting",
            VisitRow.seen_at >= shown.since,
            has_open_seat,
        )
        .subquery()
    )
    order = waiting.c.updated_at.desc(), waiting.c.id
    ranked = (
        select(
            waiting.c.id,
            waiting.c.updated_at,
            func.row_number()
            .over(partition_by=waiting.c.address, order_by=order)
            .label("of_address"),
        )
        .where(waiting.c.of_person <= shown.of_person)
        .subquery()
    )
    return (
        select(ranked.c.id, ranked.c.updated_at)
        .where(ranked.c.of_address <= shown.of_address)
        .order_by(ranked.c.updated_at.desc(), ranked.c.id)
        .offset(shown.offset)
        .limit(shown.limit + 1)
    )

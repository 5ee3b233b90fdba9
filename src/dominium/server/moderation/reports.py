"""Reports: somebody at a table tells the operator about somebody else there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select

from dominium.describe.text import plain_line
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.storage.models import MessageRow, PersonRow, ReportRow

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.model.moderation import ReportGrounds
    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Person, Viewer
    from dominium.server.storage import Database
    from dominium.server.tables.service import Tables

LONGEST_TEXT: Final = 300
MOST_WAITING: Final = 10
"""The greatest number of reports of one person that wait for the operator."""


class Reports:
    """The reports about people at tables.

    Args:
        database: The database that stores them.
        tables: The tables at which people report each other.
    """

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def add(
        self, table_id: str, viewer: Viewer, seat: int, grounds: ReportGrounds, text: str
    ) -> None:
        """Store a report about whoever sits at a seat, in place of an earlier one that waits.

        Args:
            table_id: The table.
            viewer: The one who reports, who sits at the table or has opened it.
            seat: The seat of the reported person, counted from 0.
            grounds: What they did.
            text: More about it, in the words of the reporter.

        Raises:
            RequestError: ``unknown_table``, ``not_seated``, ``no_such_seat``,
                ``nobody_to_report``, ``text_too_long`` or ``too_many_reports``.
        """
        table = await self._tables.read(table_id)
        reporter, reported = _both(table, viewer, seat)
        cleaned = plain_line(text)
        if len(cleaned) > LONGEST_TEXT:
            raise RequestError("text_too_long", {"longest": LONGEST_TEXT})
        said = select(func.max(MessageRow.number)).where(MessageRow.table_id == table_id)
        async with self._database.write() as connection:
            await _make_room(connection, table_id, reporter, reported)
            row = {
                "table_id": table_id,
                "reporter_id": reporter.id,
                "person_id": reported,
                "seat": seat,
                "grounds": grounds,
                "text": cleaned,
                "ply": table.ply,
                "message": await connection.scalar(said) or 0,
                "created_at": clock.now(),
            }
            await connection.execute(insert(ReportRow).values(row))


def _both(table: Table, viewer: Viewer, seat: int) -> tuple[Person, int]:
    """Return who reports and who is reported."""
    person = viewer.person
    if person is None or not (table.seats_of(person.id) or table.creator == person.id):
        raise RequestError("not_seated")
    if seat >= len(table.seats):
        raise RequestError("no_such_seat", {"seat": seat})
    reported = table.seats[seat].person
    if reported is None or reported == person.id:
        raise RequestError("nobody_to_report")
    return person, reported


async def _make_room(
    connection: AsyncConnection, table_id: str, reporter: Person, reported: int
) -> None:
    """Delete the report that a new one replaces, and check that few others wait."""
    # Two reports of one person at the same moment wait for each other here.
    await connection.execute(
        select(PersonRow.id).where(PersonRow.id == reporter.id).with_for_update(key_share=True)
    )
    waiting = ReportRow.reporter_id == reporter.id, ReportRow.settled_at.is_(None)
    await connection.execute(
        delete(ReportRow).where(
            *waiting, ReportRow.table_id == table_id, ReportRow.person_id == reported
        )
    )
    if (await connection.scalar(select(func.count()).where(*waiting)) or 0) >= MOST_WAITING:
        raise RequestError("too_many_reports")

"""The acts of the operator, each written into the audit log before it takes effect.

They change the database and nothing else. Every process of the server finds out as it finds out
about other processes: by the log of a table, by its slow look, or when it is asked next.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, or_, select, update

from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.table import JOINING
from dominium.server.storage.models import (
    AccountRow,
    AuditRow,
    BanRow,
    EntryRow,
    MessageRow,
    PersonRow,
    ReportRow,
    SeatRow,
    TableRow,
)
from dominium.server.storage.owners import bots_of
from dominium.server.tables import moderation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.model.moderation import Act, BanGrounds, ClosingGrounds
    from dominium.server.model.table import Entry, Table
    from dominium.server.storage import Database
    from dominium.server.tables.service import Tables


class Moderator:
    """The operator, who hides, closes, bans and settles.

    Args:
        database: The database.
        tables: The tables.
        by: The name under which the audit log keeps the acts.
        note: The reason that it keeps with them, for operators only.
    """

    def __init__(self, database: Database, tables: Tables, by: str, note: str = "") -> None:
        self._database = database
        self._tables = tables
        self._by = by
        self._note = note

    async def hide_table(self, table_id: str) -> None:
        """Take an open table off the lobby; whoever has its link still finds it.

        Raises:
            RequestError: ``unknown_table`` or ``table_not_listed``.
        """
        await self._change_visibility("hide-table", table_id, "open", "hidden")

    async def show_table(self, table_id: str) -> None:
        """Show a hidden table in the lobby again.

        Raises:
            RequestError: ``unknown_table`` or ``table_not_hidden``.
        """
        await self._change_visibility("show-table", table_id, "hidden", "open")

    async def close(self, table_id: str, grounds: ClosingGrounds) -> None:
        """Close a table for good.

        Raises:
            RequestError: ``unknown_table``, ``outdated_table`` or ``finished``.
        """
        moderation.closing_entries(await self._tables.read(table_id), grounds)
        async with self._database.write() as connection:
            await self._keep(connection, "close", table=table_id, grounds=grounds)
        await self._tables.change(
            table_id, lambda table: moderation.closing_entries(table, grounds)
        )

    async def hide_name(self, person: int) -> None:
        """Take away somebody's name, wherever it stands, and the consent to be found by others.

        Raises:
            RequestError: ``unknown_person``.
        """
        async with self._database.write() as connection:
            await _check_person(connection, person)
            await self._keep(connection, "hide-name", person=person)
            await connection.execute(
                update(PersonRow).where(PersonRow.id == person).values(name=None)
            )
            await connection.execute(
                update(AccountRow).where(AccountRow.person_id == person).values(public=False)
            )
        named = select(SeatRow.table_id).where(
            SeatRow.person_id == person, SeatRow.name.is_not(None)
        )
        await self._change_all(
            TableRow.id.in_(named), lambda table: moderation.renaming_entries(table, person)
        )
        async with self._database.write() as connection:
            await connection.execute(
                update(EntryRow)
                .where(EntryRow.person_id == person, EntryRow.kind.in_(JOINING))
                .values(text="")
            )

    async def hide_message(self, table_id: str, number: int) -> None:
        """Hide a written message of a table from everybody but the operator.

        Raises:
            RequestError: ``unknown_message``.
        """
        hidden = (
            update(MessageRow)
            .where(
                MessageRow.table_id == table_id,
                MessageRow.number == number,
                MessageRow.kind == "text",
            )
            .values(kind="hidden")
        )
        async with self._database.write() as connection:
            if not (await connection.execute(hidden)).rowcount:
                raise RequestError("unknown_message", {"number": number})
            await self._keep(connection, "hide-message", table=table_id, message=number)

    async def ban(self, person: int, grounds: BanGrounds, until: int | None) -> None:
        """Ban somebody in place of an earlier ban; tables go on as without somebody who left.

        Nor do their bots play then.

        Args:
            person: The person, by number.
            grounds: The grounds, which they are told.
            until: The end, in milliseconds since 1970; None for good.

        Raises:
            RequestError: ``unknown_person``.
        """
        row = {
            "person_id": person,
            "grounds": grounds,
            "until": until,
            "created_at": clock.now(),
        }
        async with self._database.write() as connection:
            await _check_person(connection, person)
            await self._keep(connection, "ban", person=person, grounds=grounds, until=until)
            await connection.execute(delete(BanRow).where(BanRow.person_id == person))
            await connection.execute(insert(BanRow).values(row))
            bots = await connection.scalars(bots_of(person))
        for expelled in (person, *bots):
            await self._expel(expelled, grounds)

    async def unban(self, person: int) -> None:
        """Lift a ban before its end.

        Raises:
            RequestError: ``not_banned``.
        """
        lasts = or_(BanRow.until.is_(None), BanRow.until > clock.now())
        lifted = delete(BanRow).where(BanRow.person_id == person, lasts)
        async with self._database.write() as connection:
            if not (await connection.execute(lifted)).rowcount:
                raise RequestError("not_banned", {"person": person})
            await self._keep(connection, "unban", person=person)

    async def settle(self, report: int) -> None:
        """Note that nothing more has to be done about a report.

        Raises:
            RequestError: ``unknown_report``, also for one that was settled before.
        """
        settled = (
            update(ReportRow)
            .where(ReportRow.id == report, ReportRow.settled_at.is_(None))
            .values(settled_at=clock.now())
            .returning(ReportRow.table_id, ReportRow.person_id)
        )
        async with self._database.write() as connection:
            row = (await connection.execute(settled)).one_or_none()
            if row is None:
                raise RequestError("unknown_report", {"report": report})
            await self._keep(
                connection, "settle", table=row.table_id, person=row.person_id, report=report
            )

    async def _change_visibility(self, act: Act, table_id: str, before: str, after: str) -> None:
        changed = (
            update(TableRow)
            .where(TableRow.id == table_id, TableRow.visibility == before)
            .values(visibility=after)
        )
        there = select(TableRow.id).where(TableRow.id == table_id)
        async with self._database.write() as connection:
            if await connection.scalar(there) is None:
                raise RequestError("unknown_table")
            if not (await connection.execute(changed)).rowcount:
                raise RequestError("table_not_listed" if before == "open" else "table_not_hidden")
            await self._keep(connection, act, table=table_id)

    async def _expel(self, person: int, grounds: BanGrounds) -> None:
        sits = select(SeatRow.table_id).where(SeatRow.person_id == person)
        goes_on = TableRow.status != "finished"
        await self._change_all(
            goes_on & or_(TableRow.creator_id == person, TableRow.id.in_(sits)),
            lambda table: moderation.expulsion_entries(table, person, grounds),
        )

    async def _change_all(
        self, which: ColumnElement[bool], entries_of: Callable[[Table], Sequence[Entry]]
    ) -> None:
        """Append to the logs of tables, as far as they can be opened under the present rules."""
        async with self._database.read() as connection:
            found = (await connection.scalars(select(TableRow.id).where(which))).all()
        for table_id in found:
            with _left_out_when_outdated():
                await self._tables.change(table_id, entries_of)

    async def _keep(
        self,
        connection: AsyncConnection,
        act: Act,
        *,
        table: str | None = None,
        person: int | None = None,
        **detail: Any,
    ) -> None:
        """Write an act into the audit log, in the transaction of what it changes first."""
        row = {
            "at": clock.now(),
            "by": self._by,
            "act": act,
            "table_id": table,
            "person_id": person,
            "detail": detail,
            "note": self._note,
        }
        await connection.execute(insert(AuditRow).values(row))


async def _check_person(connection: AsyncConnection, person: int) -> None:
    if await connection.scalar(select(PersonRow.id).where(PersonRow.id == person)) is None:
        raise RequestError("unknown_person", {"person": person})


@contextmanager
def _left_out_when_outdated() -> Iterator[None]:
    try:
        yield
    except RequestError as refused:
        if refused.code != "outdated_table":  # which nobody can open any more
            raise

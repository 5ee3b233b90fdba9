"""The overview of the operator: tables, people, reports, bans and the audit log, as rows.

A row names people and tables by what the acts are given: a number, an id. Times are in UTC.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, or_, select

from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.common.rate_limits import counted_address
from dominium.server.storage.models import (
    AccountRow,
    AuditRow,
    BanRow,
    BotRow,
    MessageRow,
    PersonRow,
    ReportRow,
    SeatRow,
    SessionRow,
    TableRow,
    VisitRow,
)
from dominium.server.storage.server_keys import VISIT_KEY, KeyedHash

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Executable, Select

    from dominium.server.model.table import Status
    from dominium.server.storage import Database

Json = dict[str, Any]
MOST_LISTED: Final = 200
LAST_MESSAGES: Final = 10
_TIMES: Final = ("opened", "changed", "since", "seen", "until", "at", "reported", "settled")


class Overview:
    """The view that an operator has of the database.

    Args:
        database: The database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(
        self,
        status: Status | None = None,
        person: int | None = None,
        address: str | None = None,
        *,
        is_open: bool = False,
    ) -> list[Json]:
        """Return the latest tables with their seats.

        Args:
            status: Only tables of this status.
            person: Only those that this person has opened or sits at.
            address: Only those of people who are at this address now.
            is_open: True for only those that are open to everybody, or hidden.
        """
        which: list[ColumnElement[bool]] = []
        if status is not None:
            which.append(TableRow.status == status)
        if is_open:
            which.append(TableRow.visibility != "private")
        if person is not None:
            which.append(_of_people(select(PersonRow.id).where(PersonRow.id == person)))
        if address is not None:
            hashed = await KeyedHash(self._database, VISIT_KEY).of(counted_address(address))
            which.append(_of_people(select(VisitRow.person_id).where(VisitRow.address == hashed)))
        return await self._tables(*which)

    async def table(self, table_id: str) -> Json:
        """Return a table with its seats and what was said there last.

        Raises:
            RequestError: ``unknown_table``.
        """
        found = await self._tables(TableRow.id == table_id)
        if not found:
            raise RequestError("unknown_table")
        return {**found[0], "messages": await self._messages(table_id)}

    async def person(self, person: int) -> Json:
        """Return a person with their account, bots, tables, reports and ban; of a bot its owner.

        Raises:
            RequestError: ``unknown_person``.
        """
        sessions = select(SessionRow.person_id, func.max(SessionRow.used_at).label("used"))
        used = sessions.group_by(SessionRow.person_id).subquery()
        query = (
            select(
                PersonRow.id.label("person"),
                PersonRow.name,
                AccountRow.login,
                BotRow.owner_id.label("owner"),
                PersonRow.created_at.label("since"),
                func.coalesce(VisitRow.seen_at, used.c.used).label("seen"),
            )
            .outerjoin(AccountRow, AccountRow.person_id == PersonRow.id)
            .outerjoin(BotRow, BotRow.person_id == PersonRow.id)
            .outerjoin(VisitRow, VisitRow.person_id == PersonRow.id)
            .outerjoin(used, used.c.person_id == PersonRow.id)
            .where(PersonRow.id == person)
        )
        found = await self._rows(query)
        if not found:
            raise RequestError("unknown_person", {"person": person})
        bans = await self.bans(person)
        own_bots = (
            select(BotRow.person_id.label("person"), PersonRow.name)
            .join(PersonRow, PersonRow.id == BotRow.person_id)
            .where(BotRow.owner_id == person)
            .order_by(BotRow.id)
        )
        return {
            **found[0],
            "bots": await self._rows(own_bots),
            "ban": bans[0] if bans else None,
            "tables": await self.tables(person=person),
            "reports_about": await self._reports(ReportRow.person_id == person),
            "reports_by": await self._reports(ReportRow.reporter_id == person),
        }

    async def people(self, text: str) -> list[Json]:
        """Return the people whose name or login contains a text, whatever its case."""
        query = (
            select(PersonRow.id.label("person"), PersonRow.name, AccountRow.login)
            .outerjoin(AccountRow, AccountRow.person_id == PersonRow.id)
            .where(
                or_(
                    PersonRow.name.icontains(text, autoescape=True),
                    AccountRow.login.icontains(text, autoescape=True),
                )
            )
            .order_by(PersonRow.id.desc())
            .limit(MOST_LISTED)
        )
        return await self._rows(query)

    async def reports(self, *, settled: bool = False) -> list[Json]:
        """Return the reports that wait, the oldest first, each with what was said before it.

        Args:
            settled: True for those that were settled, instead.
        """
        settled_at = ReportRow.settled_at
        found = await self._reports(settled_at.is_not(None) if settled else settled_at.is_(None))
        for report in found:
            report["messages"] = await self._messages(report["table"], report.pop("message"))
        return found

    async def bans(self, person: int | None = None) -> list[Json]:
        """Return the bans that last, of everybody or of one person."""
        query = (
            select(
                BanRow.person_id.label("person"),
                PersonRow.name,
                BanRow.grounds,
                BanRow.created_at.label("since"),
                BanRow.until,
            )
            .join(PersonRow, PersonRow.id == BanRow.person_id)
            .where(or_(BanRow.until.is_(None), BanRow.until > clock.now()))
            .order_by(BanRow.created_at.desc())
            .limit(MOST_LISTED)
        )
        return await self._rows(
            query if person is None else query.where(BanRow.person_id == person)
        )

    async def audit(self) -> list[Json]:
        """Return the latest acts of operators, the last one first."""
        query = (
            select(
                AuditRow.at,
                AuditRow.by,
                AuditRow.act,
                AuditRow.table_id.label("table"),
                AuditRow.person_id.label("person"),
                AuditRow.detail,
                AuditRow.note,
            )
            .order_by(AuditRow.id.desc())
            .limit(MOST_LISTED)
        )
        return await self._rows(query)

    async def _tables(self, *which: ColumnElement[bool]) -> list[Json]:
        query = (
            select(
                TableRow.id.label("table"),
                TableRow.game,
                TableRow.status,
                TableRow.visibility,
                TableRow.creator_id.label("creator"),
                TableRow.created_at.label("opened"),
                TableRow.updated_at.label("changed"),
            )
            .where(*which)
            .order_by(TableRow.updated_at.desc())
            .limit(MOST_LISTED)
        )
        found = await self._rows(query)
        seats = await self._rows(
            select(
                SeatRow.table_id.label("table"),
                SeatRow.seat,
                SeatRow.name,
                SeatRow.person_id.label("person"),
                SeatRow.level,
            )
            .where(SeatRow.table_id.in_([row["table"] for row in found]))
            .order_by(SeatRow.seat)
        )
        for row in found:
            row["seats"] = [seat for seat in seats if seat["table"] == row["table"]]
        for seat in seats:
            del seat["table"]
        return found

    async def _reports(self, which: ColumnElement[bool]) -> list[Json]:
        query = (
            select(
                ReportRow.id.label("report"),
                ReportRow.table_id.label("table"),
                ReportRow.person_id.label("person"),
                PersonRow.name,
                ReportRow.seat,
                ReportRow.reporter_id.label("reporter"),
                ReportRow.grounds,
                ReportRow.text,
                ReportRow.ply,
                ReportRow.message,
                ReportRow.created_at.label("reported"),
                ReportRow.settled_at.label("settled"),
            )
            .join(PersonRow, PersonRow.id == ReportRow.person_id)
            .where(which)
            .order_by(ReportRow.id)
            .limit(MOST_LISTED)
        )
        return await self._rows(query)

    async def _messages(self, table_id: str, until: int | None = None) -> list[Json]:
        """Return what was said last at a table, hidden messages too, the oldest first."""
        query = (
            select(
                MessageRow.number,
                MessageRow.seat,
                MessageRow.person_id.label("person"),
                MessageRow.kind,
                MessageRow.text,
                MessageRow.created_at.label("at"),
            )
            .where(MessageRow.table_id == table_id)
            .order_by(MessageRow.number.desc())
            .limit(LAST_MESSAGES)
        )
        if until is not None:
            query = query.where(MessageRow.number <= until)
        return (await self._rows(query))[::-1]

    async def _rows(self, query: Executable) -> list[Json]:
        async with self._database.read() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [_readable(dict(row)) for row in found]


def _of_people(people: Select[int]) -> ColumnElement[bool]:
    """Return the condition for tables that some people have opened or sit at."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id.in_(people))
    return or_(TableRow.creator_id.in_(people), TableRow.id.in_(sits))


def _readable(row: Json) -> Json:
    """Return a row with its times as dates and times of UTC."""
    return {
        name: clock.utc_text(value) if name in _TIMES and value is not None else value
        for name, value in row.items()
    }

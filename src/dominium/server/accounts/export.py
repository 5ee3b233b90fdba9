"""The export of all data that the server has about a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import func, select

from dominium.server.accounts.statistics import time_text
from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import Viewer
from dominium.server.presenters import replays
from dominium.server.schema.accounts import Export
from dominium.server.storage.models import (
    AccountRow,
    BanRow,
    EntryRow,
    LeagueRow,
    MailRow,
    MessageRow,
    MuteRow,
    PersonRow,
    PlanRow,
    PushRow,
    RatingRow,
    RecoveryCodeRow,
    ReportRow,
    ResultRow,
    SessionRow,
    TokenRow,
)

if TYPE_CHECKING:
    from sqlalchemy import Executable, Select

    from dominium.describe import Language
    from dominium.server.accounts.own_bots import OwnBots
    from dominium.server.accounts.ownership import OwnedData
    from dominium.server.model.viewer import Person
    from dominium.server.schema.values import Json
    from dominium.server.storage import Database
    from dominium.server.tables.service import Tables

_TIMES = ("created_at", "until", "used_at", "replaced_at", "finished_at", "updated_at")


class DataExport:
    """The collector of the data that is stored about people.

    Args:
        database: The database.
        tables: The tables at which they sit.
        belongings: The finder of these tables.
        own_bots: The bots of people, whose data is that of their owners.
    """

    def __init__(
        self, database: Database, tables: Tables, belongings: OwnedData, own_bots: OwnBots
    ) -> None:
        self._database = database
        self._tables = tables
        self._belongings = belongings
        self._own_bots = own_bots

    async def of(self, person: Person, language: Language) -> Export:
        """Collect all data about one person; keys that only machines use are left out.

        Args:
            person: The person.
            language: The language of the names of seats without a name in the records.
        """
        mine = person.id
        people = await self._rows(
            select(PersonRow.name, PersonRow.created_at).where(PersonRow.id == mine)
        )
        pushes = await self._rows(
            select(PushRow.endpoint, PushRow.language, PushRow.created_at).where(
                PushRow.person_id == mine
            )
        )
        mail = select(MailRow.address).where(MailRow.person_id == mine).scalar_subquery()
        codes = select(func.count()).where(RecoveryCodeRow.person_id == mine).scalar_subquery()
        accounts = await self._rows(
            select(
                AccountRow.login,
                AccountRow.public,
                AccountRow.created_at,
                codes.label("recovery_codes"),
                mail.label("mail_address"),
            ).where(AccountRow.person_id == mine)
        )
        viewer = Viewer(person, language)
        ids = await self._belongings.tables_of(mine)
        return Export(
            person=people[0],
            account=accounts[0] if accounts else None,
            browsers=await self._rows(
                select(SessionRow.created_at, SessionRow.used_at, SessionRow.replaced_at).where(
                    SessionRow.person_id == mine
                )
            ),
            tokens=await self._rows(
                select(TokenRow.name, TokenRow.scopes, TokenRow.created_at, TokenRow.used_at).where(
                    TokenRow.person_id == mine
                )
            ),
            bots=[
                msgspec.to_builtins(await self.of(bot.person, language))
                for bot in await self._own_bots.of(person)
            ],
            tables=[await self._table(id_, viewer) for id_ in ids],
            messages=await self._rows(
                _all_but_person(MessageRow).where(MessageRow.person_id == mine)
            ),
            muted=await self._rows(
                select(PersonRow.name)
                .join(MuteRow, MuteRow.muted_id == PersonRow.id)
                .where(MuteRow.person_id == mine)
            ),
            notifications=[
                {**push, "endpoint": urlsplit(push["endpoint"]).hostname} for push in pushes
            ],
            plans=await self._rows(
                select(
                    PlanRow.table_id, PlanRow.seat, PlanRow.plans, PlanRow.outcome, PlanRow.chosen
                ).where(PlanRow.person_id == mine)
            ),
            bans=await self._rows(
                select(BanRow.grounds, BanRow.until, BanRow.created_at).where(
                    BanRow.person_id == mine
                )
            ),
            reports=await self._rows(
                select(
                    ReportRow.table_id,
                    ReportRow.seat,
                    ReportRow.grounds,
                    ReportRow.text,
                    ReportRow.created_at,
                ).where(ReportRow.reporter_id == mine)
            ),
            results=await self._rows(_all_but_person(ResultRow).where(ResultRow.person_id == mine)),
            ratings=await self._rows(_all_but_person(RatingRow).where(RatingRow.person_id == mine)),
            leagues=await self._rows(
                select(LeagueRow.name, LeagueRow.document, LeagueRow.created_at).where(
                    LeagueRow.owner_id == mine
                )
            ),
        )

    async def _table(self, table_id: str, viewer: Viewer) -> Json:
        """Export a table with the person's log entries, and its record when it is finished."""
        person = viewer.person.id if viewer.person else None
        entries = (
            select(
                EntryRow.number, EntryRow.kind, EntryRow.seat, EntryRow.text, EntryRow.created_at
            )
            .where(EntryRow.table_id == table_id, EntryRow.person_id == person)
            .order_by(EntryRow.number)
        )
        exported: Json = {"table": table_id, "entries": await self._rows(entries)}
        try:
            table = await self._tables.read(table_id)
        except RequestError as refused:
            return {**exported, "status": refused.code}
        return {
            **exported,
            "status": table.status,
            "game": table.game.id,
            "options": dict(table.game.options),
            "settings": msgspec.to_builtins(table.settings),
            "opened": table.creator == person,
            "seats": [
                {"seat": seat, "name": table.seats[seat].name} for seat in table.seats_of(person)
            ],
            "record": replays.record_of(table, viewer).to_dict()
            if table.status == "finished"
            else None,
        }

    async def _rows(self, query: Executable) -> list[Json]:
        async with self._database.read() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [_readable(dict(row)) for row in found]


def _all_but_person(table: type[MessageRow | ResultRow | RatingRow]) -> Select[Any]:
    return select(*(column for column in table.__table__.columns if column.name != "person_id"))


def _readable(row: Json) -> Json:
    """Return a row with its times formatted for people."""
    return {
        name: time_text(value) if name in _TIMES and value is not None else value
        for name, value in row.items()
    }

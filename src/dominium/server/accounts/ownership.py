"""The data that a person owns in the database: its transfer to another person, its erasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.table import JOINING, Entry
from dominium.server.storage.models import (
    AccountRow,
    BanRow,
    BotRow,
    EntryRow,
    LeagueRow,
    MailRow,
    MessageRow,
    MuteRow,
    PersonRow,
    PlanRow,
    PresenceRow,
    PushRow,
    RatingRow,
    RecoveryCodeRow,
    ReportRow,
    ResultRow,
    SeatRow,
    SeekRow,
    ServerValueRow,
    SessionRow,
    TableRow,
    TokenRow,
    VisitRow,
)
from dominium.server.storage.owners import bots_of
from dominium.server.tables.seating import STAND_IN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.model.table import EntryKind, Table
    from dominium.server.storage import Database
    from dominium.server.tables.service import Tables


class OwnedData:
    """The transfer and erasure of the data that people own.

    Args:
        database: The database.
        tables: The tables at which people sit.
    """

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def transfer(self, before: int, after: int) -> None:
        """Transfer all that a person without an account owns to the person of an account.

        The person without an account is left without a name and without data.

        Args:
            before: The person without an account, by number.
            after: The person of the account.
        """
        await self._hand_over(before, lambda table: list(_moved(table, before, after)))
        async with self._database.write() as connection:
            await _rewrite_tables(connection, before, after)
            await _move_rest(connection, before, after)
            await _empty_person(connection, before)

    async def erase(self, person: int) -> None:
        """Hand the running tables of somebody to bots, and delete or anonymise their data.

        Their own bots are erased first.
        """
        async with self._database.read() as connection:
            own_bots = list(await connection.scalars(bots_of(person)))
        for bot in own_bots:
            await self.erase(bot)
        nobody = await self._nobody()
        await self._hand_over(person, lambda table: list(_forgotten(table, person, nobody)))
        async with self._database.write() as connection:
            await _delete_names(connection, person)
            await _rewrite_tables(connection, person, nobody)
            await _empty_person(connection, person)

    async def tables_of(self, person: int) -> list[str]:
        """Return the ids of all tables that somebody opened or sits at, the oldest first."""
        sits = select(SeatRow.table_id).where(SeatRow.person_id == person)
        query = (
            select(TableRow.id)
            .where(or_(TableRow.creator_id == person, TableRow.id.in_(sits)))
            .order_by(TableRow.created_at, TableRow.id)
        )
        async with self._database.read() as connection:
            return list(await connection.scalars(query))

    async def _hand_over(self, person: int, entries_of: Callable[[Table], list[Entry]]) -> None:
        """Append to the logs of all tables of somebody, those opened meanwhile too."""
        done: set[str] = set()
        while ids := [id_ for id_ in await self.tables_of(person) if id_ not in done]:
            for table_id in ids:
                done.add(table_id)
                try:
                    await self._tables.change(table_id, entries_of)
                except RequestError as refused:
                    if refused.code != "outdated_table":  # which nobody can open any more
                        raise

    async def _nobody(self) -> int:
        """Return the nameless person, one for the whole database, who owns what needs an owner."""
        name = "nobody"
        kept = select(ServerValueRow.value).where(ServerValueRow.name == name)
        try:
            async with self._database.write() as connection:
                value = await connection.scalar(kept)
                if value is not None:
                    return int(value)
                row = insert(PersonRow).values(name=None, created_at=clock.now())
                key = (await connection.execute(row)).inserted_primary_key
                if key is None:
                    raise RuntimeError("the database gave the new person no number")
                value = str(key[0]).encode()
                await connection.execute(insert(ServerValueRow).values(name=name, value=value))
        except IntegrityError:  # another process was first
            return await self._nobody()
        return int(value)


def _moved(table: Table, before: int, after: int) -> Iterator[Entry]:
    """Yield the entries that move somebody's seats and table to another person."""
    number = table.number
    for seat in table.seats_of(before):
        number += 1
        yield Entry(number, "moved", seat, "", after)
    if table.creator == before:
        yield Entry(number + 1, "moved", None, "", after)


def _forgotten(table: Table, person: int, nobody: int) -> Iterator[Entry]:
    """Yield the entries that remove somebody from a table: a bot plays on, an open seat is free."""
    number = table.number
    for seat in table.seats_of(person):
        steps: list[tuple[EntryKind, str]] = [("forgotten", "")]
        if table.status == "waiting":
            steps.append(("left", ""))
        elif table.status == "running" and not table.seats[seat].is_away:
            steps.append(("left", STAND_IN))
        for kind, text in steps:
            number += 1
            yield Entry(number, kind, seat, text, nobody)
    if table.creator == person:
        yield Entry(number + 1, "moved", None, "", nobody)


async def _rewrite_tables(connection: AsyncConnection, before: int, after: int) -> None:
    """Replace a person in all rows of tables, also of those that cannot be opened any more."""
    for column in (EntryRow.person_id, SeatRow.person_id, TableRow.creator_id):
        await connection.execute(
            update(column.class_).where(column == before).values({column.key: after})
        )


async def _move_rest(connection: AsyncConnection, before: int, after: int) -> None:
    for column in (
        MessageRow.person_id,
        ResultRow.person_id,
        LeagueRow.owner_id,
        PushRow.person_id,
        ReportRow.person_id,
        ReportRow.reporter_id,
    ):
        await connection.execute(
            update(column.class_).where(column == before).values({column.key: after})
        )
    await _move_mutes(connection, before, after)
    await _move_ban(connection, before, after)


async def _move_mutes(connection: AsyncConnection, before: int, after: int) -> None:
    """Move whom somebody mutes, and who mutes them, to another person."""
    query = select(MuteRow.person_id, MuteRow.muted_id)
    query = query.where(or_(MuteRow.person_id == before, MuteRow.muted_id == before))
    moved = {
        tuple(after if person == before else person for person in pair)
        for pair in await connection.execute(query)
    }
    for person, muted in moved:
        pair = MuteRow.person_id == person, MuteRow.muted_id == muted
        await connection.execute(delete(MuteRow).where(*pair))
        if person != muted:
            await connection.execute(insert(MuteRow).values(person_id=person, muted_id=muted))


async def _move_ban(connection: AsyncConnection, before: int, after: int) -> None:
    """Move the ban of a person to another one, unless that one is banned already."""
    banned = select(BanRow.person_id).where(BanRow.person_id == after)
    if await connection.scalar(banned) is None:
        await connection.execute(
            update(BanRow).where(BanRow.person_id == before).values(person_id=after)
        )


async def _delete_names(connection: AsyncConnection, person: int) -> None:
    """Delete somebody's names and messages, and their person from results and leagues."""
    await connection.execute(
        update(EntryRow)
        .where(EntryRow.person_id == person, EntryRow.kind.in_(JOINING))
        .values(text="")
    )
    await connection.execute(update(SeatRow).where(SeatRow.person_id == person).values(name=None))
    await connection.execute(
        update(ResultRow).where(ResultRow.person_id == person).values(person_id=None)
    )
    await connection.execute(
        update(LeagueRow).where(LeagueRow.owner_id == person).values(owner_id=None)
    )
    await connection.execute(delete(MessageRow).where(MessageRow.person_id == person))


async def _empty_person(connection: AsyncConnection, person: int) -> None:
    for column in (
        BanRow.person_id,
        ReportRow.person_id,
        ReportRow.reporter_id,
        PresenceRow.person_id,
        VisitRow.person_id,
        SeekRow.person_id,
        PlanRow.person_id,
        PushRow.person_id,
        MuteRow.person_id,
        MuteRow.muted_id,
        RatingRow.person_id,
        RecoveryCodeRow.person_id,
        MailRow.person_id,
        SessionRow.person_id,
        TokenRow.person_id,
        BotRow.person_id,
        AccountRow.person_id,
    ):
        await connection.execute(delete(column.class_).where(column == person))
    # An empty row stays for pages that are still open: what they do refers to it.
    await connection.execute(
        update(PersonRow).where(PersonRow.id == person).values(name=None, created_at=0)
    )

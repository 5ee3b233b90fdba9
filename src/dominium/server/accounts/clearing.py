"""The clearing away of what nobody has used for a time that the operator sets.

In small batches, so that nobody waits for it; several processes may do it at the same moment.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select, update

from dominium.server.accounts.sessions import DAY
from dominium.server.common import clock
from dominium.server.storage.models import (
    AccountRow,
    EntryRow,
    MessageRow,
    PersonRow,
    PlanRow,
    PresenceRow,
    ResultRow,
    ReviewRow,
    SeatRow,
    SessionRow,
    TableRow,
    WorkRow,
)
from dominium.server.storage.owners import owner_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.accounts.ownership import OwnedData
    from dominium.server.accounts.sessions import Sessions
    from dominium.server.common.settings import Settings
    from dominium.server.storage import Database

logger = logging.getLogger(__name__)

EVERY_SECONDS: Final = 3600.0
PAUSE_SECONDS: Final = 0.2
MOST_ROWS: Final = 500
MOST_TABLES: Final = 50
MOST_GUESTS: Final = 10

_OF_A_TABLE: Final = (
    PlanRow.table_id,
    WorkRow.table_id,
    PresenceRow.table_id,
    MessageRow.table_id,
    ReviewRow.table_id,
    ResultRow.table_id,
    EntryRow.table_id,
    SeatRow.table_id,
)
_NEVER_BEGAN: Final = (
    TableRow.status == "waiting",
    ~select(EntryRow.number)
    .where(EntryRow.table_id == TableRow.id, EntryRow.kind == "action")
    .exists(),
)


class Clearing:
    """The clearing away of tables, sessions and guests.

    Args:
        database: The database.
        sessions: The sessions, which know how long they last.
        owned_data: What is erased of a guest.
        settings: The days for which things are kept.
    """

    def __init__(
        self, database: Database, sessions: Sessions, owned_data: OwnedData, settings: Settings
    ) -> None:
        self._database = database
        self._sessions = sessions
        self._owned_data = owned_data
        self._settings = settings
        self._ending = asyncio.Event()

    def end(self) -> None:
        """Make ``run`` end."""
        self._ending.set()

    async def run(self) -> None:
        """Clear away every hour until ``end``, first an hour after the start."""
        while not await self._ended_within(EVERY_SECONDS):
            await self.clear()

    async def clear(self) -> None:
        """Clear away all that is due; what fails is left for the next time."""
        for step in (self._waiting, self._finished, self._over, self._guests):
            try:
                await self._all(step)
            except Exception:
                logger.exception("not all could be cleared away; tried again later")

    async def kept_until(self, table_id: str) -> int | None:
        """Return the time until which a table is kept if nothing happens; None if it has begun.

        In milliseconds since 1970.
        """
        query = select(TableRow.updated_at).where(TableRow.id == table_id, *_NEVER_BEGAN)
        async with self._database.read() as connection:
            updated: int | None = await connection.scalar(query)
        return None if updated is None else updated + self._settings.waiting_days * DAY

    async def _all(self, step: Callable[[], Awaitable[int]]) -> None:
        """Do a step again and again until nothing is left to do."""
        while await step() and not await self._ended_within(PAUSE_SECONDS):
            pass

    async def _ended_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ending.wait(), seconds)
        return self._ending.is_set()

    async def _waiting(self) -> int:
        return await self._tables(self._settings.waiting_days, *_NEVER_BEGAN)

    async def _finished(self) -> int:
        days = self._settings.finished_days
        return await self._tables(days, TableRow.status == "finished") if days else 0

    async def _over(self) -> int:
        return await self._sessions.clear(MOST_ROWS)

    async def _tables(self, days: int, *which: ColumnElement[bool]) -> int:
        """Delete tables of which nobody has a page open; return how many."""
        now = clock.now()
        is_open = select(PresenceRow.person_id).where(
            PresenceRow.table_id == TableRow.id, PresenceRow.until > now
        )
        due = (
            select(TableRow.id)
            .where(TableRow.updated_at < now - days * DAY, ~is_open.exists(), *which)
            .order_by(TableRow.updated_at)
            .limit(MOST_TABLES)
            .with_for_update(skip_locked=True)
        )
        async with self._database.write() as connection:
            ids = list(await connection.scalars(due))
            if ids:
                await _delete_tables(connection, ids)
        return len(ids)

    async def _guests(self) -> int:
        """Erase people without an account who were not here for long; return how many.

        Bots stay as long as the accounts of their owners.

        An empty row stays, so that no number of a person comes again.
        """
        limit = clock.now() - self._settings.people_days * DAY
        was_here = select(SessionRow.id).where(
            SessionRow.person_id == PersonRow.id, SessionRow.used_at >= limit
        )
        account = select(AccountRow.login).where(AccountRow.person_id == owner_of(PersonRow.id))
        query = (
            select(PersonRow.id)
            .where(
                PersonRow.name.is_not(None),
                PersonRow.created_at < limit,
                ~was_here.exists(),
                ~account.exists(),
            )
            .limit(MOST_GUESTS)
        )
        async with self._database.read() as connection:
            guests = list(await connection.scalars(query))
        for guest in guests:
            await self._owned_data.erase(guest)
        return len(guests)


async def _delete_tables(connection: AsyncConnection, ids: list[str]) -> None:
    await connection.execute(update(TableRow).where(TableRow.rematch.in_(ids)).values(rematch=None))
    for column in _OF_A_TABLE:
        await connection.execute(delete(column.class_).where(column.in_(ids)))
    await connection.execute(delete(TableRow).where(TableRow.id.in_(ids)))

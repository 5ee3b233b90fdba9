"""The slow look at the tables and sessions followed here, which covers what was not told."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from dominium.server.hints import Hint
from dominium.server.storage import MessageRow, TableRow
from dominium.server.storage.reading import portions

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.hints import Hints
    from dominium.server.presence import Presence
    from dominium.server.sessions import Sessions
    from dominium.server.storage import Database

logger = logging.getLogger(__name__)


class Watch:
    """Asks the database now and then, once for all pages of a process.

    Args:
        database: What is asked.
        hints: Knows which tables are followed, and tells what was found.
        presence: Knows who has them open.
        sessions: Knows for whom they are followed.
        seconds: The time between two looks.
    """

    def __init__(
        self,
        database: Database,
        hints: Hints,
        presence: Presence,
        sessions: Sessions,
        seconds: float,
    ) -> None:
        self._database = database
        self._hints = hints
        self._presence = presence
        self._sessions = sessions
        self._seconds = seconds
        self._soon = asyncio.Event()
        self._said: dict[str, int] = {}

    def look_soon(self) -> None:
        """Something may have been missed."""
        self._soon.set()

    async def run(self, ending: asyncio.Event) -> None:
        """Look until the end."""
        while not ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), self._seconds)
            self._soon.clear()
            try:
                await self._look()
            except Exception:
                logger.exception("the tables that are followed could not be looked at")

    async def _look(self) -> None:
        await self._sessions.look()
        tables = self._hints.tables()
        self._said = {table: self._said.get(table, -1) for table in tables}
        for some in portions(tables):
            async with self._database.read() as connection:
                found = [
                    *await self._written(connection, some),
                    *await self._heard(connection, some),
                    *await self._came_or_went(connection, some),
                ]
            for hint in found:
                self._hints.tell_here(hint)

    async def _written(self, connection: AsyncConnection, tables: Collection[str]) -> list[Hint]:
        query = select(TableRow.id, TableRow.number).where(TableRow.id.in_(tables))
        return [Hint(row.id, row.number) for row in await connection.execute(query)]

    async def _heard(self, connection: AsyncConnection, tables: Collection[str]) -> list[Hint]:
        query = (
            select(MessageRow.table_id, func.max(MessageRow.number).label("number"))
            .where(MessageRow.table_id.in_(tables))
            .group_by(MessageRow.table_id)
        )
        said = {row.table_id: row.number for row in await connection.execute(query)}
        new = [table for table, number in said.items() if number > self._said.get(table, -1)]
        self._said |= said
        return [Hint(table, what="talk") for table in new]

    async def _came_or_went(
        self, connection: AsyncConnection, tables: Collection[str]
    ) -> list[Hint]:
        changed = await self._presence.look(connection, tables)
        return [Hint(table, what="presence") for table in changed]

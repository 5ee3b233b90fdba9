"""The parts of a running server, joined once."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from dominium.server.people import People
from dominium.server.presence import Presence
from dominium.server.storage import Database, Logs
from dominium.server.tables import Tables
from dominium.server.work import Worker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from dominium.server.settings import Settings

# Hints say nothing that the next one does not say again: a slow reader needs only the last.
HINTS_KEPT = 4


def channel(table_id: str) -> str:
    """The channel of the hints about a table."""
    return f"table:{table_id}"


class Services:
    """What the requests of one process share.

    Args:
        settings: The settings of the process.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.channels = ChannelsPlugin(
            MemoryChannelsBackend(),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=HINTS_KEPT,
            subscriber_backlog_strategy="dropleft",
        )
        self.people = People(self.database)
        self.presence = Presence(self.database, self._hint)
        self.tables = Tables(Logs(self.database, settings.bot_pace, self._committed))
        self._worker = Worker(self.database, self.tables, settings)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Bring the database up to date and do due work as long as the block lasts."""
        await self.database.migrate()
        try:
            async with self.channels, asyncio.TaskGroup() as tasks:
                tasks.create_task(self._worker.run())
                tasks.create_task(self.presence.run())
                try:
                    yield
                finally:
                    self._worker.end()
                    self.presence.end()
        finally:
            await self.database.close()

    def _committed(self, table_id: str, _number: int) -> None:
        self._worker.wake()
        self._hint(table_id)

    def _hint(self, table_id: str) -> None:
        self.channels.publish({"table": table_id}, channel(table_id))

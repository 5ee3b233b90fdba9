"""The parts of a running server, joined once."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from dominium.server import clock
from dominium.server.accounts.accounts import Accounts
from dominium.server.accounts.belongings import Belongings
from dominium.server.accounts.export import Exports
from dominium.server.accounts.statistics import Statistics
from dominium.server.evenings.store import Leagues
from dominium.server.hints import Hint, Hints, channels_backend
from dominium.server.limits import Limits
from dominium.server.log import Pace
from dominium.server.metrics import Metrics
from dominium.server.notify import Notices
from dominium.server.people import People
from dominium.server.presence import Presence
from dominium.server.programs import Programs
from dominium.server.puzzles import Puzzles
from dominium.server.ratings import Settling
from dominium.server.reviews import REVIEW, Reviews
from dominium.server.sessions import Sessions
from dominium.server.sockets import OpenSockets
from dominium.server.storage import Database, Logs
from dominium.server.tables import Tables
from dominium.server.talk.talk import Talk
from dominium.server.watch import Watch
from dominium.server.work import Worker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from dominium.server.hints import What
    from dominium.server.settings import Settings


class Services:
    """What the requests of one process share.

    Args:
        settings: The settings of the process.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.metrics = Metrics()
        self.hints = Hints(channels_backend(settings.redis, self._look_soon))
        self.people = People(self.database)
        self.sessions = Sessions(self.database, settings.cookie_key)
        self.presence = Presence(self.database, self._presence_changed)
        self.logs = Logs(
            self.database,
            Pace(bot=int(settings.bot_pace * 1000), notice=int(settings.notice_after * 1000)),
            self.hint,
            due=self._work_is_due,
            counted=self.metrics.commit,
        )
        self.tables = Tables(self.logs, settings.spectator_delay)
        self.talk = Talk(
            self.database, self.tables, self._something_was_said, settings.spectator_delay
        )
        self.notices = Notices(self.database, self.tables, self.presence, settings)
        self.limits = Limits(settings.limits, settings.redis)
        self.open_sockets = OpenSockets(settings.limits)
        self.accounts = Accounts(self.database)
        self.statistics = Statistics(self.database)
        self.belongings = Belongings(self.database, self.tables)
        self.exports = Exports(self.database, self.tables, self.belongings)
        self.leagues = Leagues(self.database)
        self.puzzles = Puzzles()
        self.programs = Programs(settings.programs, 2 * settings.bot_threads)
        self.reviews = Reviews(self.database, self.tables, settings, self._work_is_due)
        self._worker = Worker(
            self.database,
            self.tables,
            settings,
            {
                "result": Settling(self.database, self.tables),
                "notice": self.notices.notice,
                REVIEW: self.reviews.go_on,
            },
            most={REVIEW: 1},
            bot_waited=self.metrics.bot_waited,
            programs=self.programs,
        )
        self._watch = Watch(self.database, self.hints, self.presence, self.sessions, settings.poll)
        self._ending = asyncio.Event()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Bring the database up to date and do due work as long as the block lasts."""
        await self.database.migrate()
        clock.not_before(await self.logs.latest_moment())
        self.hints.listen(self._heard)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.hints.run(self._ending))
                tasks.create_task(self._watch.run(self._ending))
                tasks.create_task(self._worker.run())
                tasks.create_task(self.presence.run())
                try:
                    yield
                finally:
                    self._end()
        finally:
            await self.limits.close()
            await self.database.close()

    def hint(self, table_id: str, number: int | None = None, what: What | None = None) -> None:
        """Tell whoever follows a table in any process that something happened there.

        Args:
            table_id: The table.
            number: The number of the last entry of its log, if there is a new one.
            what: What else has come to differ.
        """
        self.hints.tell(Hint(table_id, number, what))

    def _end(self) -> None:
        self._worker.end()
        self.reviews.end()
        self.puzzles.end()
        self.presence.end()
        self._ending.set()
        self._watch.look_soon()

    def _heard(self, hint: Hint) -> None:
        """Take a hint of another process before those who follow the table do."""
        if hint.what == "presence":
            self.presence.forget_others(hint.table)

    def _presence_changed(self, table_id: str) -> None:
        self.hint(table_id, what="presence")

    def _something_was_said(self, table_id: str) -> None:
        self.hint(table_id, what="talk")

    def _work_is_due(self, when: int) -> None:
        self._worker.wake(when)

    def _look_soon(self) -> None:
        self._watch.look_soon()

"""The container of a server's parts, joined once for each process."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from dominium.server.accounts.accounts import Accounts
from dominium.server.accounts.bans import Bans
from dominium.server.accounts.clearing import Clearing
from dominium.server.accounts.export import DataExport
from dominium.server.accounts.own_bots import OwnBots
from dominium.server.accounts.ownership import OwnedData
from dominium.server.accounts.people import People
from dominium.server.accounts.recovery import RecoveryCodes
from dominium.server.accounts.sessions import Sessions
from dominium.server.accounts.statistics import Statistics
from dominium.server.accounts.tokens import Tokens
from dominium.server.chat.chat import Chat
from dominium.server.common import clock
from dominium.server.common.bot_programs import Programs
from dominium.server.common.build_name import build_name
from dominium.server.common.file_limit import connections_allowed
from dominium.server.common.hosts import AcceptedHosts
from dominium.server.common.pictures import Pictures
from dominium.server.common.rate_limits import RateLimits
from dominium.server.leagues.store import Leagues
from dominium.server.learning.puzzles import Puzzles
from dominium.server.learning.reviews import REVIEW, Reviews
from dominium.server.model.table_settings import pace_of
from dominium.server.moderation.reports import Reports
from dominium.server.notifications import Notifier
from dominium.server.notifications.mail_addresses import MailAddresses
from dominium.server.realtime.connections import ConnectionRegistry
from dominium.server.realtime.gate import Gate
from dominium.server.realtime.lobby import Lobby
from dominium.server.realtime.poller import Poller
from dominium.server.realtime.presence import Presence
from dominium.server.realtime.quick_match import QuickMatch
from dominium.server.realtime.signals import Signal, SignalBus, channels_backend
from dominium.server.realtime.visits import Visits
from dominium.server.storage import Database, EventStore
from dominium.server.storage.metrics import Metrics
from dominium.server.tables.jobs import JobRunner
from dominium.server.tables.plans import Plans
from dominium.server.tables.ratings import ResultRecorder
from dominium.server.tables.service import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from dominium.server.common.settings import Settings
    from dominium.server.model.table import Entry
    from dominium.server.storage import Job


class Services:
    """The services that the requests of one process share.

    Args:
        settings: The settings of the process.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.build = build_name(settings.static)
        self.hosts = AcceptedHosts(settings.hosts, settings.origins)
        self.database = Database(settings.database_url)
        self.metrics = Metrics()
        self.signals = SignalBus(channels_backend(settings.redis, self._poll_soon))
        self.people = People(self.database)
        self.sessions = Sessions(self.database, settings.cookie_key, settings.people_days)
        self.presence = Presence(self.database, self._presence_changed)
        self.visits = Visits(self.database, settings.here_seconds)
        self.event_store = EventStore(
            self.database,
            pace_of(settings),
            self._entries_are_written,
            due=self._work_is_due,
            counted=self.metrics.commit,
            commit_seconds=settings.commit_seconds,
        )
        self.tables = Tables(self.event_store, settings.spectator_delay)
        self.plans = Plans(self.database, self.tables)
        self.lobby = Lobby(
            self.event_store, self.visits, settings.person_tables, settings.address_tables
        )
        self.quick_match = QuickMatch(self.database, self.tables)
        self.chat = Chat(
            self.database, self.tables, self._something_was_said, settings.spectator_delay
        )
        self.reports = Reports(self.database, self.tables)
        self.mail = MailAddresses(self.database, settings)
        self.notifier = Notifier(self.database, self.tables, self.presence, self.mail, settings)
        self.limits = RateLimits(settings.limits, settings.redis)
        self.connections = ConnectionRegistry(settings.limits, settings.address_connections)
        self.gate = Gate(
            settings.connections or connections_allowed(),
            settings.address_connections,
            settings.proxies,
            self.metrics,
        )
        self.accounts = Accounts(self.database)
        self.recovery_codes = RecoveryCodes(self.database, self.accounts)
        self.tokens = Tokens(self.database)
        self.own_bots = OwnBots(self.database)
        self.bans = Bans(self.database)
        self.statistics = Statistics(self.database)
        self.owned_data = OwnedData(self.database, self.tables)
        self.clearing = Clearing(self.database, self.sessions, self.owned_data, settings)
        self.data_export = DataExport(self.database, self.tables, self.owned_data, self.own_bots)
        self.leagues = Leagues(self.database)
        self.puzzles = Puzzles()
        self.pictures = Pictures()
        self.programs = Programs(settings.programs, 2 * settings.bot_threads)
        self.reviews = Reviews(self.database, self.tables, settings, self._work_is_due)
        self._job_runner = JobRunner(
            self.database.log,
            self.tables,
            settings,
            {
                "result": ResultRecorder(self.database, self.tables),
                "notice": self._turn_has_begun,
                REVIEW: self.reviews.go_on,
            },
            most={REVIEW: 1},
            bot_waited=self.metrics.bot_waited,
            programs=self.programs,
        )
        self._poller = Poller(
            self.database,
            self.signals,
            self.presence,
            (self.sessions, self.tokens),
            settings.poll,
        )
        self._ending = asyncio.Event()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Migrate the database and do due jobs as long as the block lasts."""
        await self.database.migrate()
        clock.not_before(await self.event_store.latest_moment())
        self.signals.listen(self._heard)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.signals.run(self._ending))
                tasks.create_task(self._poller.run(self._ending))
                tasks.create_task(self._job_runner.run())
                tasks.create_task(self.presence.run())
                tasks.create_task(self.visits.run())
                tasks.create_task(self.clearing.run())
                if self.settings.puzzles_ahead:
                    tasks.create_task(self.puzzles.search_ahead(self._ending))
                try:
                    yield
                finally:
                    self._end()
        finally:
            await self.limits.close()
            await self.database.close()

    async def _turn_has_begun(self, job: Job) -> int | None:
        """Carry out what was planned for a turn, and notify people; see ``Notifier.notice``."""
        for planned in await self.plans.settle(job.table):
            await self.notifier.tell_of_plans(planned)
        return await self.notifier.notice(job)

    def _end(self) -> None:
        self._job_runner.end()
        self.reviews.end()
        self.puzzles.end()
        self.pictures.end()
        self.presence.end()
        self.visits.end()
        self.quick_match.end()
        self.clearing.end()
        self._ending.set()
        self._poller.poll_soon()

    def _heard(self, signal: Signal) -> None:
        """Handle a signal of another process before the subscribers of the table do."""
        if signal.what == "presence":
            self.presence.forget_others(signal.table)
        if signal.entries and self.signals.follows(signal.table):
            self.event_store.heard(signal.table, signal.entries)

    def _entries_are_written(self, table_id: str, number: int, entries: Sequence[Entry]) -> None:
        self.signals.publish(Signal.of_entries(table_id, number, entries))

    def _presence_changed(self, table_id: str) -> None:
        self.signals.publish(Signal(table_id, what="presence"))

    def _something_was_said(self, table_id: str) -> None:
        self.signals.publish(Signal(table_id, what="talk"))

    def _work_is_due(self, when: int) -> None:
        self._job_runner.wake(when)

    def _poll_soon(self) -> None:
        self._poller.poll_soon()

"""The metrics for a monitoring system: tables, sockets, actions, bots, refusals.

Each process counts for itself. Tables and due jobs are counted in the database when the metrics
are read. No metric names a person or a table.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from sqlalchemy import func, select

from dominium.server.common import clock
from dominium.server.storage import ReportRow, TableRow, WorkRow

if TYPE_CHECKING:
    from dominium.server.storage import Database

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_COUNTS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
STATUSES = ("waiting", "running", "finished")


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge(
            "dominium_sockets", "Open sockets of this process.", registry=self.registry
        )
        self.connections = Gauge(
            "dominium_connections", "Open connections of this process.", registry=self.registry
        )
        self._turned_away = Counter(
            "dominium_connections_turned_away",
            "Connections refused, or closed while their client sent nothing whole.",
            ["limit"],
            registry=self.registry,
        )
        self._late = Counter(
            "dominium_requests_late",
            "Requests of which a part did not come in time.",
            ["part"],
            registry=self.registry,
        )
        self._actions = Histogram(
            "dominium_action_seconds",
            "Time from the receipt of an action until it was committed or acknowledged.",
            ["until"],
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._committed = self._actions.labels("committed")
        self._acknowledged = self._actions.labels("acknowledged")
        self._commits = Histogram(
            "dominium_commit_changes",
            "How many changes shared one commit.",
            buckets=_COUNTS,
            registry=self.registry,
        )
        self._bot_waits = Histogram(
            "dominium_bot_wait_seconds",
            "Time from when a bot's turn could be thought about until a bot was free to do it.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._refusals = Counter(
            "dominium_refusals", "Requests and messages refused.", ["code"], registry=self.registry
        )
        self._tables = Gauge(
            "dominium_tables", "Tables in the database.", ["status"], registry=self.registry
        )
        self._due = Gauge(
            "dominium_due_work", "Due work that nobody does yet.", ["kind"], registry=self.registry
        )
        self._due_late = Gauge(
            "dominium_due_work_late_seconds",
            "How long the oldest due work that nobody does has been due.",
            ["kind"],
            registry=self.registry,
        )

        self._reports = Gauge(
            "dominium_reports_waiting",
            "Reports about people that wait for the operator.",
            registry=self.registry,
        )

    def committed(self, begun: float) -> None:
        """Observe the time until an action was committed.

        Args:
            begun: ``time.perf_counter()`` when the action was received.
        """
        self._committed.observe(time.perf_counter() - begun)

    def acknowledged(self, begun: float) -> None:
        """Observe the time until the page that acted has got its action.

        Args:
            begun: ``time.perf_counter()`` when the action was received.
        """
        self._acknowledged.observe(time.perf_counter() - begun)

    def commit(self, changes: int) -> None:
        """Observe the number of changes that shared a commit."""
        self._commits.observe(changes)

    def bot_waited(self, seconds: float) -> None:
        """Observe the time, in seconds, that a bot's turn has waited for a free bot."""
        self._bot_waits.observe(max(0.0, seconds))

    def refused(self, code: str) -> None:
        """Count a refusal by its code."""
        self._refusals.labels(code).inc()

    def turned_away(self, limit: str) -> None:
        """Count a connection for which there was no room, by the limit that was met."""
        self._turned_away.labels(limit).inc()

    def late(self, part: str) -> None:
        """Count a request that was given up, by its part that did not come in time."""
        self._late.labels(part).inc()

    async def read(self, database: Database) -> bytes:
        """Return all metrics in the text format of Prometheus.

        Args:
            database: The database in which tables and due jobs are counted.
        """
        await self._count(database)
        return generate_latest(self.registry)

    async def _count(self, database: Database) -> None:
        by_status = select(TableRow.status, func.count().label("tables")).group_by(TableRow.status)
        now = clock.now()
        due = (
            select(WorkRow.kind, func.count(), func.min(WorkRow.due_at))
            .where(WorkRow.due_at <= now, WorkRow.leased_until <= now)
            .group_by(WorkRow.kind)
        )
        waiting = select(func.count()).where(ReportRow.settled_at.is_(None))
        async with database.read() as connection:
            tables = {row.status: row.tables for row in await connection.execute(by_status)}
            work = list(await connection.execute(due))
            reports = await connection.scalar(waiting)
        self._reports.set(reports or 0)
        for status in STATUSES:
            self._tables.labels(status).set(tables.get(status, 0))
        self._due.clear()
        self._due_late.clear()
        for kind, count, earliest in work:
            self._due.labels(kind).set(count)
            self._due_late.labels(kind).set((now - earliest) / 1000)

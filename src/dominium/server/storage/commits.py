"""Group commits to logs: changes that wait at the same moment share one transaction.

A change is written as a whole or not at all. Nobody sees it before its commit, and a change that
has lost a race or cannot be written does not make the others fail. A commit waits for the disk and
costs about the same for one change as for ten, so the next one begins a little later: whatever
comes in this time shares it.

A database may go away during a commit, and then its result is unknown. The same transaction is
tried again: it waits for the locks that the lost one still holds, then reads the last numbers of
the logs. Entries that are in the log already are not written again, and count as written; where
other entries have their numbers, somebody else was first.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dominium.server.storage.failures import CommitUnconfirmed, DatabaseUnavailable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dominium.server.storage.appending import AppendStep
    from dominium.server.storage.log import Log

logger = logging.getLogger(__name__)

MOST_TOGETHER = 200
TRIES_TO_CONFIRM = 10


class VersionConflict(Exception):  # noqa: N818 - an ordinary course of things, answered by trying again
    """An error for a log to which somebody else wrote first; nothing was written."""


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """A group of steps that are written together or not at all."""

    steps: tuple[AppendStep, ...]
    done: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def is_done(self) -> None:
        """Resolve the future of those who wait: it was written."""
        if not self.done.done():
            self.done.set_result(None)

    def failed(self, error: Exception) -> None:
        """Reject the future of those who wait: it was not written."""
        if not self.done.done():
            self.done.set_exception(error)


class CommitBatcher:
    """A batcher of changes to logs, which writes one transaction after the other.

    Args:
        log: The store of the logs.
        counted: Called after each commit with the number of changes that it wrote.
        pause: The least time from the beginning of a commit to that of the next, in seconds.
    """

    def __init__(self, log: Log, counted: Callable[[int], None], pause: float = 0.0) -> None:
        self._log = log
        self._counted = counted
        self._pause = pause
        self._next_at = 0.0
        self._waiting: list[Change] = []
        self._writing: asyncio.Task[None] | None = None
        self._confirming: set[asyncio.Task[None]] = set()

    async def write(self, *steps: AppendStep) -> None:
        """Write steps, all or none, and return after their commit.

        Raises:
            VersionConflict: One of the logs has gone on meanwhile.
            DatabaseUnavailable: The database is away or full.
        """
        change = Change(steps)
        self._waiting.append(change)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await change.done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            early = self._next_at - loop.time()
            if early > 0:
                await asyncio.sleep(early)
            self._next_at = loop.time() + self._pause
            await self._commit(self._taken())

    def _taken(self) -> list[Change]:
        """Take the changes that can be written together, in the order in which they came."""
        group, later, tables = list[Change](), list[Change](), set[str]()
        for change in self._waiting:
            own = {step.before.id for step in change.steps}
            fits = len(group) < MOST_TOGETHER and tables.isdisjoint(own)
            (group if fits else later).append(change)
            tables |= own  # a later change of the same table stays behind an earlier one
        self._waiting = later
        return group

    async def _commit(self, group: Sequence[Change]) -> None:
        """Write a group; if it cannot be written together, each change alone."""
        try:
            await self._tried(group)
        except CommitUnconfirmed:
            task = asyncio.create_task(self._confirm(group))
            self._confirming.add(task)
            task.add_done_callback(self._confirming.discard)
        except DatabaseUnavailable as away:
            for change in group:
                change.failed(away)
        except Exception as error:
            if len(group) == 1:
                group[0].failed(error)
            else:
                logger.warning("changes are written one by one", exc_info=error)
                for change in group:
                    await self._commit([change])

    async def _tried(self, group: Sequence[Change]) -> None:
        """Write a group; repeat it once when the connection breaks in the middle."""
        try:
            await self._transact(group, perhaps_written=False)
        except CommitUnconfirmed:
            raise
        except DatabaseUnavailable:
            await self._transact(group, perhaps_written=False)

    async def _confirm(self, group: Sequence[Change]) -> None:
        """Write a group that may have been written already, as soon as the database is back."""
        error: Exception = CommitUnconfirmed()
        for _ in range(TRIES_TO_CONFIRM):
            try:
                await self._transact(group, perhaps_written=True)
                break
            except DatabaseUnavailable as away:
                error = away
            except Exception as wrong:
                logger.exception("what was written could not be looked up")
                error = wrong
                break
        for change in group:
            change.failed(error)  # does nothing where it was found out

    async def _transact(self, group: Sequence[Change], *, perhaps_written: bool) -> None:
        steps = [change.steps for change in group]
        stand = await self._log.append(steps, perhaps_written=perhaps_written)
        self._counted(sum(stand))
        for change, stands in zip(group, stand, strict=True):
            if stands:
                change.is_done()
            else:
                change.failed(VersionConflict())

"""The coach at the server's tables: reviews of finished games, and advice where it is agreed on.

A review is a job like a bot's turn. Any process makes its next small part; it is stored without
words, and described in the language of the reader.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from dominium import coach
from dominium.coach import presenter, reviews
from dominium.describe import Describer
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.model.viewer import Viewer
from dominium.server.presenters import replays
from dominium.server.presenters.text import seat_names
from dominium.server.schema.learning import AdviceView, Review, ReviewStatus
from dominium.server.schema.values import Json
from dominium.server.storage import WorkRow
from dominium.server.storage.models import ReviewRow
from dominium.server.tables.jobs import memory_and_state
from dominium.server.tables.service import acting_seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dominium.coach.reviews import Position
    from dominium.server.common.settings import Settings
    from dominium.server.model.table import Table
    from dominium.server.storage import Database, Job
    from dominium.server.tables.service import Tables

logger = logging.getLogger(__name__)

REVIEW: Final = "review"
"""The kind of the job."""
SECONDS_OF_A_PART: Final = 2.0
MOST_WAITING: Final = 100
"""The greatest number of reviews in the queue; further requests are refused."""
MOST_KEPT: Final = 64
"""The number of described reviews and advices in the cache of a process."""


class Reviews:
    """The reviews of finished tables, and advice at tables with a coach.

    Args:
        database: The database of the reviews.
        tables: The tables.
        settings: The settings, of which ``coach_playouts`` counts.
        wake: Called with the time at which a review is due.
    """

    def __init__(
        self, database: Database, tables: Tables, settings: Settings, wake: Callable[[int], None]
    ) -> None:
        self._database = database
        self._tables = tables
        self._playouts = settings.coach_playouts
        self._wake = wake
        self._reviewing = ThreadPoolExecutor(1, "review")
        self._advising = ThreadPoolExecutor(1, "advice")
        self._told: OrderedDict[tuple[object, ...], Any] = OrderedDict()
        self._thought_about: dict[tuple[object, ...], asyncio.Future[AdviceView]] = {}
        self._ending = threading.Event()

    def end(self) -> None:
        """Stop thinking; an unfinished review goes on in another process, or later."""
        self._ending.set()
        for threads in (self._reviewing, self._advising):
            threads.shutdown(wait=False, cancel_futures=True)

    # --- Reviews ----------------------------------------------------------------------------------

    async def begin(self, table_id: str, viewer: Viewer) -> ReviewStatus:
        """Queue the review of a finished table, unless it has one, and return its progress.

        Raises:
            RequestError: The errors of ``shown``, or ``too_many_reviews``.
        """
        shown = await self.shown(table_id, viewer)
        if shown.status != "none":
            return shown
        now = clock.now()
        work = {"table_id": table_id, "kind": REVIEW, "due_at": now, "leased_until": 0}
        row = {"table_id": table_id, "progress": 0.0, "judged": [], "updated_at": now}
        waiting = select(func.count()).where(WorkRow.kind == REVIEW)
        try:
            async with self._database.write() as connection:
                if (await connection.scalar(waiting) or 0) >= MOST_WAITING:
                    raise RequestError("too_many_reviews")
                await connection.execute(insert(ReviewRow).values(row))
                await connection.execute(insert(WorkRow).values(work))
        except IntegrityError:
            return await self.shown(table_id, viewer)  # somebody else has asked for it just now
        self._wake(now)
        return ReviewStatus("running", 0.0, None)

    async def shown(self, table_id: str, viewer: Viewer) -> ReviewStatus:
        """Return the review of a finished table, or its progress.

        Raises:
            RequestError: The errors of seeing the table, or ``not_finished``.
        """
        table = await self._tables.seen_by(table_id, viewer)
        if table.status != "finished" or table.closed is not None:
            raise RequestError("not_finished")
        key = (table.id, viewer.language)
        if key in self._told:
            return ReviewStatus("done", 1.0, self._told[key])
        row = await self._row(table_id)
        if row is None:
            return ReviewStatus("none", 0.0, None)
        progress, judged = row
        if progress < 1:
            return ReviewStatus("running", progress, None)
        told = await asyncio.to_thread(_told, table, judged, viewer)
        return ReviewStatus("done", 1.0, self._kept(key, told))

    async def go_on(self, job: Job) -> int | None:
        """Make the next part of a review.

        Returns:
            The time to go on, in milliseconds since 1970; None when it is done.
        """
        table, row = await self._tables.read(job.table), await self._row(job.table)
        if row is None or row[0] >= 1 or table.status != "finished":
            return None
        if self._ending.is_set():
            return clock.now()  # what is done so far is kept for another process
        loop = asyncio.get_running_loop()
        try:
            progress, judged = await loop.run_in_executor(
                self._reviewing, self._part, table, row[1]
            )
        except Exception:
            # The next one who asks has it tried again; nobody waits for what never comes.
            logger.exception("table %s could not be reviewed", job.table)
            await self._forget(job.table)
            return None
        await self._keep(job.table, progress, judged)
        return None if progress >= 1 else clock.now()

    def _part(self, table: Table, judged: Sequence[Json]) -> tuple[float, list[Json]]:
        """Judge some more decisions, at least one; return the progress and all that are judged."""
        done, until = list(judged), time.monotonic() + SECONDS_OF_A_PART
        after = done[-1]["ply"] if done else -1
        record = replays.record_of(table, Viewer(None, "en"))
        for position in reviews.decisions(record):
            if position.ply <= after:
                continue
            is_late = time.monotonic() > until and len(done) > len(judged)
            if is_late or self._ending.is_set():
                return position.ply / len(record.actions), done
            done.append(self._judged(position))
        return 1.0, done

    def _judged(self, position: Position) -> Json:
        return reviews.to_stored(reviews.judged(position, self._playouts))

    # --- Advice -----------------------------------------------------------------------------------

    async def advice(self, table_id: str, viewer: Viewer) -> AdviceView:
        """Advise somebody who has to act.

        Raises:
            RequestError: ``no_coach``, or the reason why somebody may not act at the table.
        """
        table = await self._tables.read(table_id)
        if not visibility.may_watch(table, viewer):
            raise RequestError("not_seated")
        if not table.settings.coach:
            raise RequestError("no_coach")
        seat = acting_seat(table, viewer, table.ply)
        key = (table.id, table.number, seat, viewer.language)
        if key in self._told:
            known: AdviceView = self._told[key]
            return known
        if key not in self._thought_about:
            self._thought_about[key] = self._think(key, table, seat, viewer)
        advice: AdviceView = await asyncio.shield(self._thought_about[key])
        self._kept(key, advice)
        return advice

    def _think(
        self, key: tuple[object, ...], table: Table, seat: int, viewer: Viewer
    ) -> asyncio.Future[AdviceView]:
        """Compute an advice once, however often it is asked for meanwhile."""
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._advising, self._advice, table, seat, viewer)
        thinking.add_done_callback(lambda _: self._thought_about.pop(key, None))
        return thinking

    def _advice(self, table: Table, seat: int, viewer: Viewer) -> AdviceView:
        memory, _ = memory_and_state(table, seat)
        advice = coach.advise(table.game, memory, playouts=self._playouts, seed=table.number)
        names = seat_names(table.seats, viewer.language)
        describer = Describer(table.game, viewer.language, names, you=seat)
        teller = presenter.CoachTeller(describer, table.game.id)
        return msgspec.convert(teller.advice(table.state, advice), AdviceView)

    # --- What is kept -----------------------------------------------------------------------------

    async def _row(self, table_id: str) -> tuple[float, list[Json]] | None:
        query = select(ReviewRow.progress, ReviewRow.judged).where(ReviewRow.table_id == table_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (row.progress, row.judged)

    async def _keep(self, table_id: str, progress: float, judged: Sequence[Json]) -> None:
        values = {"progress": progress, "judged": judged, "updated_at": clock.now()}
        change = update(ReviewRow).where(ReviewRow.table_id == table_id).values(values)
        async with self._database.write() as connection:
            await connection.execute(change)

    async def _forget(self, table_id: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(ReviewRow).where(ReviewRow.table_id == table_id))

    def _kept(self, key: tuple[object, ...], told: Any) -> Any:
        """Put a described review or advice into the cache, and return it."""
        self._told[key] = told
        while len(self._told) > MOST_KEPT:
            self._told.popitem(last=False)
        return told


def _told(table: Table, judged: Sequence[Json], viewer: Viewer) -> Review:
    """Describe a review in the language of a viewer."""
    record = replays.record_of(table, viewer)
    review = reviews.from_stored_record(record, judged, _forfeit(table))
    return msgspec.convert(presenter.review_to_dict(review, viewer.language), Review)


def _forfeit(table: Table) -> tuple[float, ...] | None:
    """Return each side's share of a victory by forfeit; None where the game was played out."""
    if not table.forfeited:
        return None
    sides = reviews.sides_of(table.game)
    stayed = [not table.forfeited.intersection(side) for side in sides]
    return tuple(float(one) / max(1, sum(stayed)) for one in stayed)

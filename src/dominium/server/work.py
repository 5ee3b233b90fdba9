"""Due work: the turns of bots, written down as rows, so that none is lost with a process.

A process takes a row by a lease and does the work; when it dies, the lease expires and any process
takes it over. Doing work twice does no harm, because only one result can enter the log.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, cast

from sqlalchemy import func, select, update

from dominium import bots
from dominium.server import clock, dealing
from dominium.server.refusals import Refused
from dominium.server.storage import Overtaken, WorkRow
from dominium.server.turns import goes_on

if TYPE_CHECKING:
    import dominium
    from dominium.actions import Decision
    from dominium.server.log import Table
    from dominium.server.settings import Settings
    from dominium.server.storage import Database
    from dominium.server.tables import Tables

logger = logging.getLogger(__name__)


class Worker:
    """Plays the bots' turns that are due.

    Args:
        database: Where the rows are kept.
        tables: Where the actions go.
        settings: How many bots may think at once, how long a lease lasts, how often to look.
    """

    def __init__(self, database: Database, tables: Tables, settings: Settings) -> None:
        self._database = database
        self._tables = tables
        self._settings = settings
        # A bot thinks while people look at what was done before.
        self._ahead = int(settings.bot_pace * 1000)
        self._threads = ThreadPoolExecutor(settings.bot_threads, "bot")
        self._free = asyncio.Semaphore(settings.bot_threads)
        self._news = asyncio.Event()
        self._ending = asyncio.Event()

    def wake(self) -> None:
        """Something was committed: perhaps a bot's turn is due earlier than thought."""
        self._news.set()

    def end(self) -> None:
        """Let ``run`` come to its end."""
        self._ending.set()
        self._news.set()

    async def run(self) -> None:
        """Take and do due work until ``end``; turns that are thought about are then played."""
        with self._threads:
            async with asyncio.TaskGroup() as turns:
                while not self._ending.is_set():
                    self._news.clear()
                    try:
                        if not await self._begin_turn(turns):
                            await _reached(self._news, await self._seconds_until_due())
                    except Exception:
                        logger.exception("due work could not be found; tried again later")
                        await _reached(self._news, self._settings.poll)

    async def _begin_turn(self, turns: asyncio.TaskGroup) -> bool:
        """Start a turn that is due, as soon as a bot is free to think; whether there was one."""
        await self._free.acquire()
        taken = None
        try:
            taken = await self._take()
        finally:
            if taken is None:
                self._free.release()
        if taken is not None:
            turns.create_task(self._turn(*taken))
        return taken is not None

    async def _take(self) -> tuple[str, int] | None:
        """Lease the row that has been due longest: its table, and when the bot shall act."""
        now = clock.now()
        may_be_taken = (WorkRow.due_at <= now + self._ahead, WorkRow.leased_until <= now)
        query = (
            select(WorkRow.table_id, WorkRow.due_at)
            .where(*may_be_taken)
            .order_by(WorkRow.due_at)
            .limit(1)
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        async with self._database.write() as connection:
            leased = await connection.execute(
                update(WorkRow)
                .where(WorkRow.table_id == row.table_id, *may_be_taken)
                .values(leased_until=now + int(self._settings.lease * 1000))
            )
        return (row.table_id, row.due_at) if leased.rowcount == 1 else None

    async def _seconds_until_due(self) -> float:
        """How long it is until the next row may be taken, or until it is time to look for one."""
        query = select(func.min(WorkRow.due_at)).where(WorkRow.leased_until <= clock.now())
        async with self._database.read() as connection:
            due = await connection.scalar(query)
        if due is None:
            return self._settings.poll
        return min(self._settings.poll, _seconds_until(due - self._ahead))

    async def _turn(self, table_id: str, due: int) -> None:
        try:
            table, actions = await self._thought(table_id)
            if actions:
                await _reached(self._ending, _seconds_until(due))
                await self._tables.act_for_bot(table, actions)
        except Overtaken:
            logger.info("a bot's turn at table %s was already played", table_id)
        except Refused as refused:
            logger.info("no bot plays at table %s: %s", table_id, refused.code)
        except Exception:
            logger.exception("a bot could not play at table %s; tried again later", table_id)

    async def _thought(self, table_id: str) -> tuple[Table, list[Decision]]:
        """A table and what its bot wants to do there; another bot may think from then on."""
        try:
            table = await self._tables.read(table_id)
            loop = asyncio.get_running_loop()
            return table, await loop.run_in_executor(self._threads, bot_turn, table)
        finally:
            self._free.release()


async def _reached(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but no longer than a time."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)


def _seconds_until(moment: int) -> float:
    return max(0.0, (moment - clock.now()) / 1000)


def bot_turn(table: Table) -> list[Decision]:
    """The actions of the bot to move, until its turn ends; none when no bot is to move.

    All steps of a turn are decided, written and told together. The bot sees its seat's view and
    memory and nothing else.
    """
    seat = table.bot_to_move
    if seat is None or seat.level is None:
        return []
    bot = bots.create(seat.level)
    rng = dealing.generator(table.seed, table.id, table.number + 1)
    memory, state = _remembered(table, seat.seat)
    actions: list[Decision] = []
    after = state.view(seat.seat)
    while True:
        before, legal = after, cast("list[Decision]", state.legal_actions())
        action = bot.choose(bots.Turn(table.game, seat.seat, before, legal, memory, rng))
        actions.append(action)
        events = state.apply(action)
        memory.observe(state, events)
        after = state.view(seat.seat)
        if not goes_on(before, after, events):
            return actions


def _remembered(table: Table, seat: int) -> tuple[dominium.Memory, dominium.State]:
    """What a seat remembers of the course of a table, and the state it led to."""
    memory, state = table.game.memory(seat), table.game.start()
    for ply in table.plies:
        memory.observe(state, state.apply(ply.action))
    return memory, state

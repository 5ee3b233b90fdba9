"""The queue of due jobs: bots' turns, clocks, results and notices, in the database.

A process takes a job by a lease and does the work; when it dies, the lease expires and any process
takes it over. Doing a job twice does no harm, because only one result can enter the log.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Final, cast

from dominium import bots
from dominium.bots.bot import applied
from dominium.protocol import ProgramFailure
from dominium.server.common import clock
from dominium.server.common.bot_programs import NO_PROGRAMS, name_of
from dominium.server.common.errors import RequestError
from dominium.server.model import fair_dealing
from dominium.server.model.table_settings import pace_of
from dominium.server.model.turns import turn_continues
from dominium.server.storage import VersionConflict
from dominium.server.tables import dealing, seating

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

    import dominium
    from dominium.actions import Decision
    from dominium.protocol import ProgramBot
    from dominium.server.common.bot_programs import Programs
    from dominium.server.common.settings import Settings
    from dominium.server.model.table import Entry, Table
    from dominium.server.storage import Job, Log
    from dominium.server.tables.service import Tables

    Handler = Callable[[Job], Awaitable[int | None]]

logger = logging.getLogger(__name__)

BOT: Final = "bot"
CLOCK: Final = "clock"
DEAL: Final = "deal"
MOST_AT_ONCE: Final = 8
"""The greatest number of jobs of a kind at the same moment; of bots, the number of threads."""

_MOST_JOBS = 256


def _unheard(_seconds: float) -> None:
    """Ignore the waiting time of a bot."""


class JobRunner:
    """A runner of due jobs: it plays bots' turns, stops clocks, and calls the given handlers.

    Jobs of one kind never wait for those of another: many bots that are due delay no clock.

    Args:
        log: The store of the jobs.
        tables: The tables that bots act at.
        settings: The number of bots at once, the time of a lease and the time between polls.
        handlers: The handlers of other kinds of jobs. They return the time of the next call, in
            milliseconds since 1970, or None when done; twice does no harm.
        most: The greatest number of jobs of a kind at the same moment, where it is not
            ``MOST_AT_ONCE``.
        bot_waited: Called with the seconds that a bot's turn had to wait for a free bot.
        programs: The programs that may sit at tables.
    """

    def __init__(
        self,
        log: Log,
        tables: Tables,
        settings: Settings,
        handlers: Mapping[str, Handler] | None = None,
        *,
        most: Mapping[str, int] | None = None,
        bot_waited: Callable[[float], None] = _unheard,
        programs: Programs = NO_PROGRAMS,
    ) -> None:
        self._log = log
        self._tables = tables
        self._settings = settings
        own: dict[str, Handler] = {CLOCK: self._stop_clock, DEAL: self._deal_without}
        self._handlers = {**own, **(handlers or {})}
        self._bot_waited = bot_waited
        self._programs = programs
        self._ahead = int(settings.bot_pace * 1000)
        self._threads = ThreadPoolExecutor(settings.bot_threads, "bot")
        self._most = {BOT: settings.bot_threads} | dict.fromkeys(self._handlers, MOST_AT_ONCE)
        self._most |= most or {}
        self._busy = Counter[str]()
        self._left_out: set[str] = set()
        self._news = asyncio.Event()
        self._ending = asyncio.Event()
        self._sleeps_until = math.inf
        self._served_since: int | None = None

    def wake(self, due: float = 0) -> None:
        """Wake the runner for a job that was stored.

        Args:
            due: The time of the job, in milliseconds since 1970; a job due later than the
                next poll is found by it.
        """
        if due - self._ahead < self._sleeps_until:
            self._news.set()

    def end(self) -> None:
        """Make ``run`` end."""
        self._ending.set()
        self._news.set()

    async def run(self) -> None:
        """Take and do due jobs until ``end``; turns that bots think about then are still played."""
        with self._threads, closing(self._programs):
            async with asyncio.TaskGroup() as tasks:
                while not self._ending.is_set():
                    self._news.clear()
                    if self._programs.has_old():
                        tasks.create_task(asyncio.to_thread(self._programs.tidy))
                    look = clock.now() + self._settings.poll * 1000
                    try:
                        jobs, look = await self._take()
                        self._served_since = self._served_since or clock.now()
                        for job in jobs:
                            self._busy[job.kind] += 1
                            tasks.create_task(self._do(job))
                    except RequestError as away:
                        self._served_since = None
                        logger.warning("due work could not be found", exc_info=away)
                    except Exception:
                        logger.exception("due work could not be found; tried again later")
                    await self._sleep(look)

    async def _sleep(self, until: float) -> None:
        """Wait until a moment, or until an earlier job is stored."""
        self._sleeps_until = until
        await _reached(self._news, _seconds_until(until, self._settings.poll))
        self._sleeps_until = math.inf

    async def _take(self) -> tuple[Sequence[Job], float]:
        """Lease the jobs that have been due longest, as many as can begin now.

        Returns:
            The jobs, and the time of the next poll.
        """
        now = clock.now()
        look = now + int(self._settings.poll * 1000)
        room = {kind: most - self._busy[kind] for kind, most in self._most.items()}
        self._left_out = {kind for kind in room if room[kind] <= 0}
        kinds = [kind for kind in room if room[kind] > 0]
        jobs = await self._log.coming_jobs(now, look + self._ahead, kinds, _MOST_JOBS)
        wanted = []
        for job in jobs:
            if self._begins(job) > now:
                look = min(look, self._begins(job))
                continue
            room[job.kind] -= 1
            if room[job.kind] >= 0:
                wanted.append(job)
            else:
                self._left_out.add(job.kind)
        lease_ends = now + int(self._settings.lease * 1000)
        taken = await self._log.lease(wanted, now, lease_ends) if wanted else []
        there_is_more = len(jobs) == _MOST_JOBS and jobs[-1].due <= now
        return taken, now if there_is_more or len(taken) < len(wanted) else look

    def _begins(self, job: Job) -> int:
        """Return the time at which a job can begin: bots think in the pause before they act."""
        return job.due - self._ahead if job.kind == BOT else job.due

    async def _do(self, job: Job) -> None:
        try:
            await self._attempt(job)
        except VersionConflict:
            logger.info("table %s has gone on without the %s", job.table, job.kind)
            self._news.set()  # by another process, which may have written new work down
        except RequestError as refused:
            logger.info("the %s of table %s is left: %s", job.kind, job.table, refused.code)
        except Exception:
            logger.exception("the %s of table %s failed; tried again later", job.kind, job.table)

    async def _attempt(self, job: Job) -> None:
        """Do a job; drop it at a table of rules that this version does not have."""
        try:
            if job.kind == BOT:
                await self._play(job)
            else:
                await self._handle(job)
        except RequestError as refused:
            if refused.code == "outdated_table":
                await self._log.reschedule(job, None)
            raise

    async def _handle(self, job: Job) -> None:
        """Do a job that is no bot's turn, and reschedule it if its handler wants that."""
        try:
            again = await self._handlers[job.kind](job)
        finally:
            self._is_free(job.kind)
        await self._log.reschedule(job, again)
        if again is not None:
            self.wake(again)

    async def _stop_clock(self, job: Job) -> None:
        """Write the consequences when the time of the seat to move is over."""
        await self._tables.change(
            job.table, lambda table: seating.timeout_entries(table, clock.now())
        )

    async def _deal_without(self, job: Job) -> int | None:
        """Begin a joint deal anew without the browsers that were too late.

        Nobody could answer while the server or its database was away: all have the whole time of a
        step after that.
        """
        pace = pace_of(self._settings)
        earliest = (self._served_since or clock.now()) + pace.deal
        if clock.now() < earliest:
            return earliest
        table = await self._tables.change(
            job.table, lambda table: dealing.missed_entries(table, clock.now(), pace)
        )
        # Where the time of another process was ahead, the step may not be over yet.
        return table.due(pace).get(DEAL)

    async def _play(self, job: Job) -> None:
        """Play a bot's turn when it is due."""
        self._bot_waited((clock.now() - job.due + self._ahead) / 1000)
        try:
            table = await self._tables.read(job.table)
            actions = await self._decided(table)
        finally:
            self._is_free(BOT)  # another bot may think while this one waits for its time
        if actions:
            await _reached(self._ending, _seconds_until(job.due, self._settings.bot_pace))
            await self._tables.act_for_bot(table, actions)

    async def _decided(self, table: Table) -> list[Decision]:
        """Return the actions of the bot to move; none when it was a program that has failed."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._think, table)
        except ProgramFailure as failure:
            await self._replace(table, failure)
            return []

    def _think(self, table: Table) -> list[Decision]:
        """Choose the actions of the bot to move, which may be a program."""
        seat = table.bot_to_move
        if seat is None or seat.bot is None or name_of(seat.bot) is None:
            return bot_turn(table)
        with self._programs.seated(seat.bot, table.id, seat.seat) as program:
            return bot_turn(table, program)

    async def _replace(self, table: Table, failure: ProgramFailure) -> None:
        """Seat another bot for a program that has failed; the log names the reason."""
        seat = table.bot_to_move
        if seat is None:
            return
        logger.warning("the program %s failed at table %s: %s", seat.bot, table.id, failure)
        await self._tables.change(
            table.id, lambda now: seating.failure_entries(now, seat.seat, seat.bot, failure.code)
        )

    def _is_free(self, kind: str) -> None:
        self._busy[kind] -= 1
        if kind in self._left_out:
            self._news.set()


async def _reached(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but no longer than some seconds."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)


def _seconds_until(moment: float, most: float) -> float:
    """Return the seconds until a moment; at most `most`, even if the clock was set."""
    return max(0.0, min((moment - clock.now()) / 1000, most))


def bot_turn(table: Table, program: ProgramBot | None = None) -> list[Decision]:
    """Choose the actions of the bot to move, until its turn ends; none when no bot is to move.

    All steps of a turn are chosen and written together, with the draws between them. The bot
    sees the view and memory of its seat and nothing else.

    Args:
        table: The table.
        program: The program at the seat, if there is one.

    Raises:
        ProgramFailure: the program has failed, or the seat's level would start one by a command.
    """
    seat = table.bot_to_move
    if seat is None or seat.bot is None:
        return []
    if program is None and bots.is_program(seat.bot):
        raise ProgramFailure("not_started")  # the log names no commands
    bot: bots.Bot = program or bots.create(seat.bot)
    history = _history(table, seat.seat) if program else []
    rng = fair_dealing.generator(table.seed, table.id, table.number + 1)
    memory, state = memory_and_state(table, seat.seat)
    actions: list[Decision] = []
    written: tuple[Entry, ...] = ()
    after = state.view(seat.seat)
    while True:
        before, legal = after, cast("list[Decision]", state.legal_actions())
        turn = bots.Turn(table.game, seat.seat, before, legal, memory, rng, history)
        action = bot.choose(turn)
        actions.append(action)
        known = len(written)
        written = table.action_entries(state.copy(), written, seat.seat, action)
        events = _watch(memory, state, (entry.text for entry in written[known:]), history)
        after = state.view(seat.seat)
        if not turn_continues(before, after, events):
            return actions


def memory_and_state(table: Table, seat: int) -> tuple[dominium.Memory, dominium.State]:
    """Return the memory of a seat at its table, and the position."""
    memory, state = table.game.memory(seat), table.game.start()
    _watch(memory, state, (ply.action for ply in table.plies))
    return memory, state


def _history(table: Table, seat: int) -> list[bots.Seen]:
    """Return all actions of a table as a seat has seen them."""
    return [
        bots.Seen(
            ply.seat,
            ply.action_seen_by(seat),
            tuple(seen for event in ply.events if (seen := event.seen_by(seat)) is not None),
        )
        for ply in table.plies
    ]


def _watch(
    memory: dominium.Memory,
    state: dominium.State,
    actions: Iterable[str],
    history: list[bots.Seen] | None = None,
) -> list[dominium.Event]:
    """Apply actions to a position and show a seat what it may see of them.

    Args:
        memory: The memory of the seat; changed.
        state: The position; changed.
        actions: The actions, in notation.
        history: The actions as the seat has seen them, for a program; appended to.
    """
    histories = {} if history is None or memory.viewer is None else {memory.viewer: history}
    happened: list[dominium.Event] = []
    for action in actions:
        events = applied(state, action, histories)
        memory.observe(state, [seen for event in events if (seen := event.seen_by(memory.viewer))])
        happened += events
    return happened

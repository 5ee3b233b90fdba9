"""Due work: bots' turns, clocks, results and notices, written down as rows that outlive a process.

A process takes a row by a lease and does the work; when it dies, the lease expires and any process
takes it over. Doing work twice does no harm, because only one result can enter the log.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from sqlalchemy import delete, select, tuple_, update

from dominium import bots
from dominium.bots.bot import applied
from dominium.protocol import ProgramFailure
from dominium.server import clock, dealing, leaving
from dominium.server.programs import NO_PROGRAMS, name_of
from dominium.server.refusals import Refused
from dominium.server.storage import Overtaken, WorkRow
from dominium.server.turns import goes_on

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

    import dominium
    from dominium.actions import Decision
    from dominium.protocol import ProgramBot
    from dominium.server.log import Entry, Table
    from dominium.server.programs import Programs
    from dominium.server.settings import Settings
    from dominium.server.storage import Database
    from dominium.server.tables import Tables

    Handler = Callable[[str], Awaitable[int | None]]

logger = logging.getLogger(__name__)

BOT: Final = "bot"
CLOCK: Final = "clock"
MOST_AT_ONCE: Final = 8
"""How much work of one kind is done at the same moment; of bots, as many as there are threads."""

_MOST_ROWS = 256


def _unheard(_seconds: float) -> None:
    """Nobody counts how long bots wait."""


@dataclass(frozen=True, slots=True)
class Row:
    """Work that this process has taken: what it is, where, and when it was due."""

    table: str
    kind: str
    due: int


class Worker:
    """Does the work that is due: plays bots' turns, stops clocks, and whatever it is given.

    Work of one kind never waits for work of another: many bots that are due keep no clock waiting.

    Args:
        database: Where the rows are kept.
        tables: Where the actions go.
        settings: How many bots may think at once, how long a lease lasts, how often to look.
        handlers: What does work of other kinds at a table. They return when to be called again, in
            milliseconds since 1970, or nothing when the work is done; done twice it does no harm.
        most: How much work of some kinds is done at the same moment, where it is not as much as
            usual.
        bot_waited: Told how long a bot's turn had to wait for a free bot, in seconds.
        programs: The programs that may sit at tables.
    """

    def __init__(
        self,
        database: Database,
        tables: Tables,
        settings: Settings,
        handlers: Mapping[str, Handler] | None = None,
        *,
        most: Mapping[str, int] | None = None,
        bot_waited: Callable[[float], None] = _unheard,
        programs: Programs = NO_PROGRAMS,
    ) -> None:
        self._database = database
        self._tables = tables
        self._settings = settings
        self._handlers = {CLOCK: self._stop_clock, **(handlers or {})}
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

    def wake(self, due: float = 0) -> None:
        """Work was written down.

        Args:
            due: When it is due, in milliseconds; work that is due later than the next look is found
                by that.
        """
        if due - self._ahead < self._sleeps_until:
            self._news.set()

    def end(self) -> None:
        """Let ``run`` come to its end."""
        self._ending.set()
        self._news.set()

    async def run(self) -> None:
        """Take and do due work until ``end``; turns that are thought about are then played."""
        with self._threads, closing(self._programs):
            async with asyncio.TaskGroup() as tasks:
                while not self._ending.is_set():
                    self._news.clear()
                    if self._programs.has_old():
                        tasks.create_task(asyncio.to_thread(self._programs.tidy))
                    look = clock.now() + self._settings.poll * 1000
                    try:
                        rows, look = await self._take()
                        for row in rows:
                            self._busy[row.kind] += 1
                            tasks.create_task(self._do(row))
                    except Refused as away:
                        logger.warning("due work could not be found: %s", away.code)
                    except Exception:
                        logger.exception("due work could not be found; tried again later")
                    await self._sleep(look)

    async def _sleep(self, until: float) -> None:
        """Wait until a moment, or until something earlier was written down."""
        self._sleeps_until = until
        await _reached(self._news, _seconds_until(until, self._settings.poll))
        self._sleeps_until = math.inf

    async def _take(self) -> tuple[Sequence[Row], float]:
        """Lease the rows that have been due longest, as many as can be begun now.

        Returns:
            The rows, and when to look again.
        """
        now = clock.now()
        look = now + int(self._settings.poll * 1000)
        room = {kind: most - self._busy[kind] for kind, most in self._most.items()}
        self._left_out = {kind for kind in room if room[kind] <= 0}
        rows = await self._coming(now, look, [kind for kind in room if room[kind] > 0])
        wanted = []
        for row in rows:
            if self._begins(row) > now:
                look = min(look, self._begins(row))
                continue
            room[row.kind] -= 1
            if room[row.kind] >= 0:
                wanted.append(row)
            else:
                self._left_out.add(row.kind)
        taken = await self._leased(now, wanted) if wanted else []
        there_is_more = len(rows) == _MOST_ROWS and rows[-1].due <= now
        return taken, now if there_is_more or len(taken) < len(wanted) else look

    async def _coming(self, now: int, until: int, kinds: Sequence[str]) -> list[Row]:
        """The rows of some kinds that nobody has taken and that can be begun until a moment."""
        query = (
            select(WorkRow.table_id, WorkRow.kind, WorkRow.due_at)
            .where(
                WorkRow.leased_until <= now,
                WorkRow.due_at <= until + self._ahead,
                WorkRow.kind.in_(kinds),
            )
            .order_by(WorkRow.due_at)
            .limit(_MOST_ROWS)
        )
        async with self._database.read() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def _leased(self, now: int, wanted: Sequence[Row]) -> list[Row]:
        """Those of some rows that no other process has taken meanwhile."""
        keys = [(row.table, row.kind, row.due) for row in wanted]
        lease = (
            update(WorkRow)
            .where(
                tuple_(WorkRow.table_id, WorkRow.kind, WorkRow.due_at).in_(keys),
                WorkRow.leased_until <= now,
            )
            .values(leased_until=now + int(self._settings.lease * 1000))
            .returning(WorkRow.table_id, WorkRow.kind, WorkRow.due_at)
        )
        async with self._database.write() as connection:
            return [Row(*row) for row in await connection.execute(lease)]

    def _begins(self, row: Row) -> int:
        """When work can be begun: a bot thinks while people look at what was done before."""
        return row.due - self._ahead if row.kind == BOT else row.due

    async def _do(self, row: Row) -> None:
        try:
            await self._attempt(row)
        except Overtaken:
            logger.info("table %s has gone on without the %s", row.table, row.kind)
            self._news.set()  # by another process, which may have written new work down
        except Refused as refused:
            logger.info("the %s of table %s is left: %s", row.kind, row.table, refused.code)
        except Exception:
            logger.exception("the %s of table %s failed; tried again later", row.kind, row.table)

    async def _attempt(self, row: Row) -> None:
        """Do the work of a row; at a table of rules that are gone nothing is tried again."""
        try:
            if row.kind == BOT:
                await self._play(row)
            else:
                await self._handle(row)
        except Refused as refused:
            if refused.code == "outdated_table":
                await self._note(row, None)
            raise

    async def _handle(self, row: Row) -> None:
        """Do work that is no bot's turn, and note when there is more of it."""
        try:
            again = await self._handlers[row.kind](row.table)
        finally:
            self._is_free(row.kind)
        await self._note(row, again)
        if again is not None:
            self.wake(again)

    async def _note(self, row: Row, again: int | None) -> None:
        """Write down when there is more work of a row, or that there is none."""
        same = (
            WorkRow.table_id == row.table,
            WorkRow.kind == row.kind,
            WorkRow.due_at == row.due,
        )
        async with self._database.write() as connection:
            if again is None:
                await connection.execute(delete(WorkRow).where(*same))
            else:
                later = update(WorkRow).where(*same).values(due_at=again, leased_until=0)
                await connection.execute(later)

    async def _stop_clock(self, table_id: str) -> None:
        """Do what follows when the time of the seat to move is over."""
        await self._tables.change(table_id, lambda table: leaving.timed_out(table, clock.now()))

    async def _play(self, row: Row) -> None:
        """Play a bot's turn when it is due."""
        self._bot_waited((clock.now() - row.due + self._ahead) / 1000)
        try:
            table = await self._tables.read(row.table)
            actions = await self._decided(table)
        finally:
            self._is_free(BOT)  # another bot may think while this one waits for its time
        if actions:
            await _reached(self._ending, _seconds_until(row.due, self._settings.bot_pace))
            await self._tables.act_for_bot(table, actions)

    async def _decided(self, table: Table) -> list[Decision]:
        """The actions of the bot to move; none when it was a program that has failed."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._think, table)
        except ProgramFailure as failure:
            await self._replace(table, failure)
            return []

    def _think(self, table: Table) -> list[Decision]:
        """The actions of the bot to move, which may be a program."""
        seat = table.bot_to_move
        if seat is None or seat.bot is None or name_of(seat.bot) is None:
            return bot_turn(table)
        with self._programs.seated(seat.bot, table.id, seat.seat) as program:
            return bot_turn(table, program)

    async def _replace(self, table: Table, failure: ProgramFailure) -> None:
        """Seat another bot for a program that has failed; its table is told why."""
        seat = table.bot_to_move
        if seat is None:
            return
        logger.warning("the program %s failed at table %s: %s", seat.bot, table.id, failure)
        await self._tables.change(
            table.id, lambda now: leaving.failed(now, seat.seat, seat.bot, failure.code)
        )

    def _is_free(self, kind: str) -> None:
        self._busy[kind] -= 1
        if kind in self._left_out:
            self._news.set()


async def _reached(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but no longer than a time."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)


def _seconds_until(moment: float, most: float) -> float:
    """Seconds until a moment; no more than `most`, however the clock was set."""
    return max(0.0, min((moment - clock.now()) / 1000, most))


def bot_turn(table: Table, program: ProgramBot | None = None) -> list[Decision]:
    """The actions of the bot to move, until its turn ends; none when no bot is to move.

    All steps of a turn are decided, written and told together, with the draws between them. The bot
    sees its seat's view and memory and nothing else.

    Args:
        table: The table.
        program: The program that sits there, if one does.

    Raises:
        ProgramFailure: the program has failed, or one would have to be started that nobody gave.
    """
    seat = table.bot_to_move
    if seat is None or seat.bot is None:
        return []
    if program is None and bots.is_program(seat.bot):
        raise ProgramFailure("not_started")  # the log names no commands
    bot: bots.Bot = program or bots.create(seat.bot)
    history = _history(table, seat.seat) if program else []
    rng = dealing.generator(table.seed, table.id, table.number + 1)
    memory, state = followed(table, seat.seat)
    actions: list[Decision] = []
    written: tuple[Entry, ...] = ()
    after = state.view(seat.seat)
    while True:
        before, legal = after, cast("list[Decision]", state.legal_actions())
        turn = bots.Turn(table.game, seat.seat, before, legal, memory, rng, history)
        action = bot.choose(turn)
        actions.append(action)
        known = len(written)
        written = table.acted(state.copy(), written, seat.seat, action)
        events = _watch(memory, state, (entry.text for entry in written[known:]), history)
        after = state.view(seat.seat)
        if not goes_on(before, after, events):
            return actions


def followed(table: Table, seat: int) -> tuple[dominium.Memory, dominium.State]:
    """What a seat knows of its table, and the position."""
    memory, state = table.game.memory(seat), table.game.start()
    _watch(memory, state, (ply.action for ply in table.plies))
    return memory, state


def _history(table: Table, seat: int) -> list[bots.Seen]:
    """Every action of a table as a seat has seen it."""
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
    """Let actions happen before the eyes of a seat, which takes in what it may see of them.

    Args:
        memory: What the seat knows.
        state: The position.
        actions: What happens.
        history: What the seat has seen, where it is kept for a program.
    """
    histories = {} if history is None or memory.viewer is None else {memory.viewer: history}
    happened: list[dominium.Event] = []
    for action in actions:
        events = applied(state, action, histories)
        memory.observe(state, [seen for event in events if (seen := event.seen_by(memory.viewer))])
        happened += events
    return happened

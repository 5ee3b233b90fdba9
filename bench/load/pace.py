"""The pace of one table, and the notes of all."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from load.figures import Noted

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

SECONDS_BETWEEN_ACTIONS = 3.0
_LAG_EVERY = 0.02


class Course:
    """The course of a run: its times of measuring and ending, and the notes of all its tables."""

    def __init__(self) -> None:
        self.noted = Noted()
        self.ended = False
        self._measures = False
        self._lag: asyncio.Task[None] | None = None

    async def measure(self, seconds: float) -> Noted:
        """Note what happens for some time, then end."""
        begun, used = time.perf_counter(), time.process_time()
        self._measures = True
        await self._note_lags(begun + seconds)
        self._measures = False
        self.ended = True
        self.noted.seconds = time.perf_counter() - begun
        self.noted.processor = time.process_time() - used
        return self.noted

    def note(self, begun: float) -> None:
        """Note an action that was sent at a time and is now acknowledged."""
        if self._measures:
            self.noted.latencies.append(time.perf_counter() - begun)

    def failed(self, error: BaseException) -> None:
        """Note what went wrong, whenever it was."""
        self.noted.errors.append(f"{type(error).__name__}: {error}")

    async def _note_lags(self, until: float) -> None:
        while (before := time.perf_counter()) < until:
            await asyncio.sleep(_LAG_EVERY)
            self.noted.lags.append(time.perf_counter() - before - _LAG_EVERY)


class Pace:
    """The pace of a table: an action every few seconds, from a random moment on."""

    def __init__(self, course: Course) -> None:
        self._course = course

    async def moments(self) -> AsyncIterator[None]:
        """Yield at each moment to act; a missed one is made up for as soon as possible."""
        loop = asyncio.get_running_loop()
        moment = loop.time() + random.random() * SECONDS_BETWEEN_ACTIONS
        while True:
            await asyncio.sleep(max(0.0, moment - loop.time()))
            if self._course.ended:
                return
            yield
            moment += SECONDS_BETWEEN_ACTIONS

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Time an action from its sending to its acknowledgement, and note it."""
        begun = time.perf_counter()
        yield
        self._course.note(begun)

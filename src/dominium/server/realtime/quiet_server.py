"""The server of a process, which sleeps while there is nothing to do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import uvicorn

# So old is the date of an answer at most.
SECONDS_OF_A_DATE: Final = 1.0


class QuietServer(uvicorn.Server):
    """A server that is told to exit, where uvicorn's own asks ten times a second whether it is.

    Args:
        configuration: The address to listen on, the application, and all else.
    """

    def __init__(self, configuration: uvicorn.Config) -> None:
        self._exits = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._woken = asyncio.Event()
        super().__init__(configuration)

    @property
    def should_exit(self) -> bool:
        """True once the server is to end; may be set by a signal or in another thread."""
        return self._exits

    @should_exit.setter
    def should_exit(self, exits: bool) -> None:
        self._exits = exits
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has ended already
                self._loop.call_soon_threadsafe(self._woken.set)

    async def main_loop(self) -> None:
        """Wait until the server is to end."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), SECONDS_OF_A_DATE)

"""The load generator, a process of its own: opens tables, plays, tells what it noted.

It is started by `serving.py` with its wishes as JSON and writes its notes as JSON. Between opening
and measuring it says "open" and waits for a line, so that the server is measured over the same
time.
"""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, Protocol

sys.path.insert(0, str(Path(__file__).parents[2]))

from load.boardgame import BoardgameTable
from load.pace import Course, Pace
from load.tables import PlayedTable

OPENED_AT_ONCE = 2
"""Number of tables opened at once: of 200 tables of boardgame.io that were opened 64 at once, 19
never said that they were open."""
WARM_UP_SECONDS = 4.0


class AnyTable(Protocol):
    """A table of any server that can be opened and played."""

    async def open(self) -> None:
        """Open it with its pages."""

    async def close(self) -> None:
        """Close its pages."""

    async def play(self, pace: Pace) -> None:
        """Act whenever it is time."""


def tables_of(wish: dict[str, Any]) -> list[AnyTable]:
    """Return the requested tables, not yet opened."""
    numbers, ports = range(wish["tables"]), wish["ports"]
    if wish["server"] == "boardgame.io":
        return [BoardgameTable(ports[0], number) for number in numbers]
    return [
        PlayedTable(
            ports,
            number,
            wish["game"],
            wish["sockets"],
            worded=wish["worded"],
            together=wish["together"],
        )
        for number in numbers
    ]


async def run(wish: dict[str, Any]) -> dict[str, Any]:
    """Open the tables, play, and measure once a line arrives on the standard input."""
    course, tables = Course(), tables_of(wish)
    some_at_once = asyncio.Semaphore(OPENED_AT_ONCE)

    async def opened_and_played(table: AnyTable) -> None:
        async with some_at_once:
            await table.open()
        opened.release()
        await table.play(Pace(course))

    async def without_stopping_others(table: AnyTable) -> None:
        try:
            await opened_and_played(table)
        except Exception as error:
            course.failed(error)
            opened.release()

    opened = asyncio.Semaphore(0)
    playing = [asyncio.create_task(without_stopping_others(table)) for table in tables]
    for _ in tables:
        await opened.acquire()
    await asyncio.sleep(WARM_UP_SECONDS)
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    noted = await course.measure(wish["seconds"])
    print("measured", flush=True)
    await asyncio.gather(*playing)
    await asyncio.gather(*(table.close() for table in tables))
    return asdict(noted)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(run(json.loads(sys.argv[1])))), flush=True)

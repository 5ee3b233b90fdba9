"""A restart of the server while many pages are open, all of which come back at once."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

from measuring import print_table

from load.listening import listening
from load.tables import PlayedTable
from load.wire import in_time

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from load.listening import ListeningPage
    from load.servers import Servers
    from load.wire import Household

PATHS = ("src/dominium/server", "bench/load")
OPENED_AT_ONCE = 16
SECONDS_BETWEEN_TRIES = 0.2


def measured(started: AbstractContextManager[Servers], pages: int) -> dict[str, object]:
    """Open tables with two pages each, restart the server, and measure when all have theirs."""
    with started as serving:
        listens, all_back = asyncio.run(_restarted(serving, pages))
    print_table(
        PATHS,
        ("pages", "tables", "until the server listened", "until all had their table, after that"),
        [(f"{pages:,}", f"{pages // 2:,}", f"{listens:.1f} s", f"{all_back - listens:.1f} s")],
    )
    return {"pages": pages, "listens": listens, "all_back": all_back}


async def _restarted(serving: Servers, pages: int) -> tuple[float, float]:
    some_at_once = asyncio.Semaphore(OPENED_AT_ONCE)

    async def opened(number: int) -> list[tuple[Household, str, ListeningPage]]:
        table = PlayedTable(serving.ports, number, "kingdomino", sockets=2)
        async with some_at_once:
            await table.open(watched=False)
            return [(who, table.id, await listening(who, table.id)) for who in table.people]

    tables = await asyncio.gather(*(opened(number) for number in range(pages // 2)))
    begun = time.perf_counter()
    restarting = asyncio.create_task(asyncio.to_thread(serving.restart))
    back = [_back(*place) for places in tables for place in places]
    async with in_time("coming back"):
        again = await asyncio.gather(*back)
    all_back = time.perf_counter() - begun
    await restarting
    for page in again:
        page.close()
    return serving.listened_at - begun, all_back


async def _back(person: Household, table: str, page: ListeningPage) -> ListeningPage:
    """Come back to a table as soon as the connection is lost and somebody listens again."""
    await page.over
    while True:
        try:
            return await listening(person, table)
        except OSError:
            await asyncio.sleep(SECONDS_BETWEEN_TRIES * random.random())

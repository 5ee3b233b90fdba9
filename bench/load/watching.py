"""Many pages that watch one table: how soon each of them has an entry."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from measuring import print_table

from load.figures import percentile
from load.listening import listening
from load.tables import PlayedTable
from load.wire import Household, in_time

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from load.listening import ListeningPage
    from load.servers import Servers

PATHS = ("src/dominium/server", "bench/load")
OPENED_AT_ONCE = 16
ACTIONS = 20
SECONDS_BETWEEN_ACTIONS = 1.0
FIRST_ADDRESS = 1000
"""Watchers have addresses of their own, behind those of the people who play."""


def measured(started: AbstractContextManager[Servers], watchers: int) -> dict[str, object]:
    """Open one table with its pages and watchers, act, and measure when each has the entry."""
    with started as serving:
        delays, used = asyncio.run(_watched(serving, watchers))
    p50, p99 = (1000 * percentile(delays, share) for share in (0.5, 0.99))
    longest, each = 1000 * max(delays), 1e6 * used / (ACTIONS * watchers)
    print_table(
        PATHS,
        ("watchers", "p50", "p99", "longest", "server, a watcher and action"),
        [
            (
                f"{watchers:,}",
                f"{p50:.0f} ms",
                f"{p99:.0f} ms",
                f"{longest:.0f} ms",
                f"{each:.0f} µs",
            )
        ],
    )
    return {"watchers": watchers, "p50": p50, "p99": p99, "longest": longest, "each": each}


async def _watched(serving: Servers, watchers: int) -> tuple[list[float], float]:
    table = PlayedTable(serving.ports, 0, "kingdomino", sockets=2)
    await table.open()
    some_at_once = asyncio.Semaphore(OPENED_AT_ONCE)

    async def opened(number: int) -> ListeningPage:
        async with some_at_once, in_time("opening a page"):
            return await listening(Household(serving.ports[0], FIRST_ADDRESS + number), table.id)

    pages = await asyncio.gather(*(opened(number) for number in range(watchers)))
    delays: list[float] = []
    used = serving.processor_seconds
    for _ in range(ACTIONS):
        begun = time.perf_counter()
        await table.act_once()
        await asyncio.sleep(SECONDS_BETWEEN_ACTIONS)
        async with in_time("telling all watchers"):
            while any(page.heard_at < begun for page in pages):  # noqa: ASYNC110 - many
                await asyncio.sleep(SECONDS_BETWEEN_ACTIONS)
        delays += [page.heard_at - begun for page in pages]
    used = serving.processor_seconds - used
    for page in pages:
        page.close()
    await table.close()
    return delays, used

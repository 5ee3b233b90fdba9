"""Memory of a process with many open idle tables and many sockets."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from measuring import print_table

from load.tables import PlayedTable

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from load.servers import Servers

PATHS = ("src/dominium/server", "bench/load")
OPENED_AT_ONCE = 16
SECONDS_UNTIL_QUIET = 40.0
"""By then everybody who does not act has had the notice of their turn."""
IDLE_SECONDS = 30.0


def measured(
    started: AbstractContextManager[Servers], tables: int, sockets: int
) -> dict[str, object]:
    """Open tables, keep sockets open at the first ones, and measure the memory.

    Args:
        started: Fresh servers.
        tables: How many tables of two people are opened.
        sockets: How many sockets stay open, two a table.
    """
    with started as serving:
        bare = serving.memory
        begun = time.perf_counter()
        memory, processor = asyncio.run(_opened(serving, tables, sockets))
    result: dict[str, object] = {
        "tables": tables,
        "sockets": sockets,
        "memory_before": round(bare, 1),
        "memory": round(memory, 1),
        "server_share_idle": round(processor, 4),
    }
    print(
        f"{tables} open tables, {sockets} sockets in one process: {memory:.0f} MiB "
        f"({bare:.0f} MiB before), {processor:.2%} of a core while idle; "
        f"{time.perf_counter() - begun:.0f} s in all",
        flush=True,
    )
    print_table(
        PATHS,
        ("open tables", "sockets", "memory", "memory before", "of a core, idle"),
        [
            (
                f"{tables:,}",
                f"{sockets:,}",
                f"{memory:.0f} MiB",
                f"{bare:.0f} MiB",
                f"{processor:.2%}",
            )
        ],
    )
    return result


async def _opened(serving: Servers, tables: int, sockets: int) -> tuple[float, float]:
    some_at_once = asyncio.Semaphore(OPENED_AT_ONCE)

    async def opened(number: int) -> PlayedTable:
        table = PlayedTable(serving.ports, number, "kingdomino", sockets=2)
        async with some_at_once:
            await table.open(watched=2 * number < sockets)
        return table

    open_tables = await asyncio.gather(*(opened(number) for number in range(tables)))
    await asyncio.sleep(SECONDS_UNTIL_QUIET)
    used = serving.processor_seconds
    await asyncio.sleep(IDLE_SECONDS)
    share = (serving.processor_seconds - used) / IDLE_SECONDS
    memory = serving.memory
    await asyncio.gather(*(table.close() for table in open_tables))
    return memory, share

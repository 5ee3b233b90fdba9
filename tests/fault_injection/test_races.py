"""Two processes that are asked for the same ply at the same moment: one does it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from bench.load.wire import Household
from tests.fault_injection.crowd import Guest
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.both_backends


async def two_pages(number: int, ports: list[int]) -> list[Guest]:
    """A table of two people at one device, open in a page at each process."""
    household = Household(ports[0], number)
    seats = [{"kind": "me"}, {"kind": "device", "name": "Eva"}]
    wish = {"game": "queendomino", "my_name": "Jana", "seats": seats}
    opened = await household.post("/api/tables", wish)
    pages = []
    for port in ports:
        page = Guest(household, opened["table"])
        page.port = port
        page.come()
        pages.append(page)
    for page in pages:
        await page.knows(0)
    return pages


async def race(pages: list[Guest], won: Counter[int]) -> None:
    """Ask both processes for the next ply at the same moment, each for another action."""
    ply = max(page.ply for page in pages)
    for page in pages:
        await page.until(lambda page=page: page.ply == ply)
    legal = [choice["action"] for choice in pages[0].picture["legal"]]
    wishes = [legal[0], legal[-1]]
    before = [page.refusals.total() for page in pages]
    await asyncio.gather(*map(ask, random.sample(list(zip(pages, wishes, strict=True)), 2)))
    lost = [page.refusals.total() > known for page, known in zip(pages, before, strict=True)]
    assert sorted(lost) == [False, True]
    assert pages[lost.index(True)].picture["refused"] == "stale"
    winner = lost.index(False)
    for page in pages:
        await page.until(lambda page=page: page.ply > ply)
        assert page.history[ply]["action"] == wishes[winner]
    won[winner] += 1


async def ask(wish: tuple[Guest, str]) -> None:
    page, action = wish
    await page.send({"type": "act", "request": 1, "ply": page.ply, "actions": [action]})
    await page.answered()


@pytest.mark.parametrize("size", [(4, 1, 15), pytest.param((10, 20, 30), marks=pytest.mark.long)])
def test_of_two_processes_one_does_a_ply(
    database: str,
    redis_url: str,
    tmp_path: Path,
    size: tuple[int, int, int],
    count: Callable[..., None],
) -> None:
    tables, games, plies = size
    more = {"redis": redis_url, "messages_per_second": 1000}

    async def course(ports: list[int]) -> None:
        won = Counter[int]()

        async def at_a_table(number: int) -> None:
            for _ in range(games):
                pages = await two_pages(number, ports)
                for _ in range(plies):
                    await race(pages, won)
                for page in pages:
                    await page.leave()

        await asyncio.gather(*(at_a_table(number) for number in range(tables)))
        count(races=won.total(), won_by_the_first=won[0], won_by_the_second=won[1])
        assert won.total() == games * tables * plies

    with (
        Process(database, log=tmp_path / "first", **more) as first,
        Process(database, log=tmp_path / "second", **more) as second,
    ):
        asyncio.run(course([first.port, second.port]))

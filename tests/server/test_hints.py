"""Hints: told here at once, to other processes by Redis, and never needed to be right."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from dominium.server.hints import Hint, Hints, channels_backend

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

PATIENCE = 60.0


class Ears:
    """Somebody who follows a table."""

    def __init__(self) -> None:
        self.heard: list[Hint] = []

    def hinted(self, hint: Hint) -> None:
        self.heard.append(hint)


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0.01)


@asynccontextmanager
async def process(redis: str | None) -> AsyncIterator[Hints]:
    """The hints of one process, which are there when Redis carries them."""
    ending, connected = asyncio.Event(), asyncio.Event()
    hints = Hints(channels_backend(redis, connected.set))
    running = asyncio.create_task(hints.run(ending))
    if redis is not None:
        await asyncio.wait_for(connected.wait(), PATIENCE)
    try:
        yield hints
    finally:
        ending.set()
        await asyncio.wait_for(running, PATIENCE)


def test_who_follows_a_table_hears_of_it_at_once_and_of_no_other() -> None:
    async def course() -> None:
        async with process(None) as hints:
            ears = Ears()
            with hints.followed("here", ears):
                hints.tell(Hint("here", 7))
                hints.tell(Hint("there", 8))
                assert ears.heard == [Hint("here", 7)]
                assert hints.tables() == ["here"]
            hints.tell(Hint("here", 9))
            assert hints.tables() == []
        assert ears.heard == [Hint("here", 7)]  # nor once more by the channel

    asyncio.run(course())


def test_other_processes_hear_by_redis_and_of_several_hints_the_last(redis_url: str) -> None:
    async def course() -> None:
        async with process(redis_url) as one, process(redis_url) as other:
            own, ears, before = Ears(), Ears(), list[Hint]()
            other.listen(before.append)
            with one.followed("table", own), other.followed("table", ears):
                for number in range(1, 100):
                    one.tell(Hint("table", number))
                one.tell(Hint("table", what="talk"))
                await until(lambda: ears.heard[-1:] == [Hint("table", what="talk")])
                assert Hint("table", 99) in ears.heard
                assert len(ears.heard) < 100
                assert len(own.heard) == 100
                assert before == ears.heard

    asyncio.run(course())


def test_without_redis_a_process_goes_on_alone() -> None:
    async def course() -> None:
        ending = asyncio.Event()
        hints = Hints(channels_backend("redis://127.0.0.1:1", lambda: None))
        running = asyncio.create_task(hints.run(ending))
        ears = Ears()
        with hints.followed("table", ears):
            for number in range(3):
                hints.tell(Hint("table", number))
                await asyncio.sleep(0)
        assert len(ears.heard) == 3
        ending.set()
        await asyncio.wait_for(running, PATIENCE)

    asyncio.run(course())

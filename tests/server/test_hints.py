"""Signals: told here at once, to other processes by Redis, and never needed to be right."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import TYPE_CHECKING

from dominium.server.realtime.signals import Signal, SignalBus, channels_backend
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable


class Ears:
    """Somebody who follows a table."""

    def __init__(self) -> None:
        self.heard: list[Signal] = []

    def on_signal(self, signal: Signal) -> None:
        self.heard.append(signal)


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0.01)


@asynccontextmanager
async def process(redis: str | None) -> AsyncIterator[SignalBus]:
    """The signals of one process, which are there when Redis carries them."""
    ending, connected = asyncio.Event(), asyncio.Event()
    signals = SignalBus(channels_backend(redis, connected.set))
    running = asyncio.create_task(signals.run(ending))
    if redis is not None:
        await asyncio.wait_for(connected.wait(), PATIENCE)
    try:
        yield signals
    finally:
        ending.set()
        await asyncio.wait_for(running, PATIENCE)


def test_who_follows_a_table_hears_of_it_at_once_and_of_no_other() -> None:
    async def course() -> None:
        async with process(None) as signals:
            ears = Ears()
            with signals.subscribed("here", ears):
                signals.publish(Signal("here", 7))
                signals.publish(Signal("there", 8))
                assert ears.heard == [Signal("here", 7)]
                assert signals.tables() == ["here"]
            signals.publish(Signal("here", 9))
            assert signals.tables() == []
        assert ears.heard == [Signal("here", 7)]  # nor once more by the channel

    asyncio.run(course())


def test_other_processes_hear_by_redis_and_of_several_hints_the_last(redis_url: str) -> None:
    async def course() -> None:
        async with process(redis_url) as one, process(redis_url) as other:
            table = token_hex(8)  # others use the same Redis
            own, ears, before = Ears(), Ears(), list[Signal]()
            other.listen(before.append)
            with one.subscribed(table, own), other.subscribed(table, ears):
                for number in range(1, 100):
                    one.publish(Signal(table, number))
                one.publish(Signal(table, what="talk"))
                await until(lambda: ears.heard[-1:] == [Signal(table, what="talk")])
                assert Signal(table, 99) in ears.heard
                assert len(ears.heard) < 100
                assert len(own.heard) == 100
                assert [signal for signal in before if signal.table == table] == ears.heard

    asyncio.run(course())


def test_without_redis_a_process_goes_on_alone() -> None:
    async def course() -> None:
        ending = asyncio.Event()
        signals = SignalBus(channels_backend("redis://127.0.0.1:1", lambda: None))
        running = asyncio.create_task(signals.run(ending))
        ears = Ears()
        with signals.subscribed("table", ears):
            for number in range(3):
                signals.publish(Signal("table", number))
                await asyncio.sleep(0)
        assert len(ears.heard) == 3
        ending.set()
        await asyncio.wait_for(running, PATIENCE)

    asyncio.run(course())

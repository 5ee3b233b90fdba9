"""Signals: told here at once, to other processes by Redis, and never needed to be right."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING

import dominium
from dominium.server.model.table import Entry, Seat
from dominium.server.model.viewer import Viewer
from dominium.server.realtime import signals
from dominium.server.realtime.signals import Signal, SignalBus, channels_backend
from dominium.server.services import Services
from tests.patience import PATIENCE
from tests.server.conftest import quick

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    import pytest


class Ears:
    """Somebody who follows a table."""

    def __init__(self) -> None:
        self.heard: list[Signal] = []

    def on_signal(self, signal: Signal) -> None:
        self.heard.append(signal)

    def have_heard(self, number: int) -> bool:
        return any(signal.number == number for signal in self.heard)


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


def test_many_who_follow_a_table_hear_of_it_by_turns_with_what_else_waits() -> None:
    async def course() -> None:
        async with process(None) as bus:
            ears = [Ears() for _ in range(2 * signals.MOST_TOLD_AT_ONCE + 1)]
            with ExitStack() as following:
                for each in ears:
                    following.enter_context(bus.subscribed("here", each))
                bus.publish(Signal("here", 7))
                told = sum(each.have_heard(7) for each in ears)
                assert told == signals.MOST_TOLD_AT_ONCE
                await until(lambda: all(each.have_heard(7) for each in ears))
                assert all(each.heard == [Signal("here", 7)] for each in ears)

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


def test_what_is_written_is_carried_while_it_is_short_and_has_no_gap() -> None:
    def written(*numbers: int, text: str = "e6r") -> Signal:
        entries = [Entry(number, "action", 0, text) for number in numbers]
        return Signal.of_entries("table", numbers[-1], entries)

    assert written(1, 2).after(Signal("table", 0)) == written(1, 2)
    assert written(3).after(written(1, 2)) == written(1, 2, 3)
    assert written(4).after(written(1, 2)) == written(4)
    many = signals.MOST_CARRIED_ENTRIES
    assert written(*range(many + 1)) == Signal("table", many)
    assert written(many).after(written(*range(many))) == written(many)
    long = "x" * (signals.MOST_CARRIED_LETTERS + 1)
    assert written(1, text=long) == Signal("table", 1)
    assert written(2).after(written(1, text=long)) == written(2)


def test_another_process_tells_its_pages_without_reading_the_log(
    tmp_path: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course() -> None:
        one, other = (Services(quick(tmp_path, redis=redis_url)) for _ in range(2))
        async with one.running(), other.running():
            jana = await one.people.update_or_create(None, "Jana")
            seats = [Seat(number, "person", None, None, jana.id) for number in range(2)]
            table = await one.tables.open(jana, dominium.load("kingdomino"), seats)
            watcher, ears = Viewer(None, "en"), Ears()
            with other.signals.subscribed(table.id, ears):
                seen = await other.tables.seen_by(table.id, watcher)
                read = list[object]()
                monkeypatch.setattr(other.database.log, "read", read.append)
                for _ in range(3):
                    action = str(seen.state.legal_actions()[0])
                    done = await one.tables.act(table.id, Viewer(jana, "en"), seen.ply, [action])
                    await until(partial(ears.have_heard, done.number))
                    seen = await other.tables.seen_by(table.id, watcher, done.number)
                    assert seen.entries == done.entries
                assert read == []

    asyncio.run(course())


def test_entries_that_do_not_follow_are_left_to_the_log(tmp_path: Path) -> None:
    async def course() -> None:
        services = Services(quick(tmp_path))
        async with services.running():
            jana = await services.people.update_or_create(None, "Jana")
            seats = [Seat(number, "person", None, None, jana.id) for number in range(2)]
            table = await services.tables.open(jana, dominium.load("kingdomino"), seats)
            store, number = services.event_store, table.number
            store.heard("unknown", [Entry(1, "action", 0, "1")])
            store.heard(table.id, table.entries)
            store.heard(table.id, [Entry(number + 2, "action", 0, "1")])
            store.heard(table.id, [Entry(number + 1, "action", 0, "nonsense")])
            assert store.known(table.id) == table

    asyncio.run(course())

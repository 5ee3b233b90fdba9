"""A database that fails for a while: what was to be done is done when it is back."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosedError

import dominium
from dominium.server.accounts.people import People
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import Pace
from dominium.server.realtime.presence import Presence
from dominium.server.services import Services
from dominium.server.storage import Database, DatabaseUnavailable, EventStore, Log, PresenceRow
from dominium.server.tables.service import Tables
from tests.patience import PATIENCE
from tests.server.conftest import ME, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Person

BOTS = (Seat(0, "bot", None, "easy", None), Seat(1, "bot", None, "easy", None))


async def until(reached: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(PATIENCE):
        while not await reached():  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0.01)


async def open_table(database: Database, tables: Tables) -> tuple[Table, Person]:
    """A table of two bots, and who opened it."""
    jana = await People(database).update_or_create(None, "Jana")
    return await tables.open(jana, dominium.load("kingdomino"), BOTS), jana


def test_bots_go_on_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures = 0

    def failing(*_arguments: object) -> None:
        nonlocal failures
        failures += 1
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    async def course() -> None:
        services = Services(quick(tmp_path, poll=0.01))
        async with services.running():
            with monkeypatch.context() as broken:
                broken.setattr(Log, "coming_jobs", failing)

                async def failed_often() -> bool:
                    return failures > 3

                await until(failed_often)
            table, _ = await open_table(services.database, services.tables)

            async def finished() -> bool:
                return (await services.tables.read(table.id)).status == "finished"

            await until(finished)

    asyncio.run(course())
    assert "due work could not be found" in caplog.text


def test_a_page_is_closed_and_comes_back_when_its_action_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(*_arguments: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    server = RunningServer(quick(tmp_path))
    server.start()
    try:
        browser = server.browser()
        table_id = browser.open_table([ME, {"kind": "device", "name": "Eva"}])["table"]
        with browser.page(table_id) as page:
            page.receive()
            before = page.table["ply"]
            with monkeypatch.context() as broken:
                broken.setattr(EventStore, "append", failing)
                page.act(page.table["legal"][0]["action"])
                with pytest.raises(ConnectionClosedError) as closed:
                    page.until("refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        assert f"a page of table {table_id} could not be served" in caplog.text
        with browser.page(table_id) as page:
            page.receive()
            assert page.table["ply"] == before
            page.play_first_choice()
    finally:
        server.stop()


def test_what_was_written_is_not_refused_because_it_cannot_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = threading.Semaphore(0)

    async def failing(_presence: Presence, _table_id: str) -> frozenset[int]:
        failed.release()
        raise DatabaseUnavailable

    server = RunningServer(quick(tmp_path))
    server.start()
    try:
        browser = server.browser()
        table_id = browser.open_table([ME, {"kind": "device", "name": "Eva"}])["table"]
        with browser.page(table_id) as page:
            page.receive()
            before = page.table["ply"]
            with monkeypatch.context() as broken:
                broken.setattr(Presence, "at", failing)
                page.act(page.table["legal"][0]["action"])
                for _ in ("the answer", "the news"):
                    assert failed.acquire(timeout=PATIENCE)
            while page.table["ply"] == before:
                assert page.receive()["type"] != "refused"
    finally:
        server.stop()


def test_presence_is_written_again_after_failures_and_losses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def course() -> None:
        database = Database(quick(tmp_path).database_url)
        await database.migrate()
        tables = Tables(EventStore(database, Pace(0, 0), lambda *_written: None))
        table, jana = await open_table(database, tables)
        presence = Presence(database, lambda _table: None, renewed_every=0.01)
        elsewhere = Presence(database, lambda _table: None)
        renewing = asyncio.create_task(presence.run())
        presence.come(table.id, jana.id)

        async def is_here() -> bool:
            elsewhere.forget_others(table.id)
            return jana.id in await elsewhere.at(table.id)

        for loss in (delete(PresenceRow), update(PresenceRow).values(until=0)):
            async with database.write() as connection:
                await connection.execute(loss)
            await until(is_here)

        def failing(_database: Database) -> None:
            raise OperationalError("DELETE", {}, Exception("database is locked"))

        async def failed() -> bool:
            return "who is present could not be written" in caplog.text

        with monkeypatch.context() as broken:
            broken.setattr(Database, "write", failing)
            await until(failed)
        assert not renewing.done()
        presence.end()
        await renewing
        assert not await is_here()
        await database.close()

    asyncio.run(course())

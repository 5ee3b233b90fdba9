"""`dominium backup`, and the databases that `dominium serve` refuses."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium.server.accounts.people import People
from dominium.server.common.settings import Settings
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import Pace
from dominium.server.storage import Database, EventStore
from dominium.server.tables.service import Tables

if TYPE_CHECKING:
    from pathlib import Path

    from tests.terminal.conftest import Runner

BOTS = (Seat(0, "bot", None, "easy", None), Seat(1, "bot", None, "easy", None))


def test_a_backup_while_the_server_goes_on_has_every_table(here: Runner, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"

    async def course() -> list[str]:
        database = Database(Settings(database=str(tmp_path / "tables.sqlite3")).database_url)
        await database.migrate()
        tables = Tables(EventStore(database, Pace(0, 0), lambda *_written: None))
        jana = await People(database).update_or_create(None, "Jana")
        opened = [await tables.open(jana, dominium.load("kingdomino"), BOTS) for _ in range(3)]
        async with database.write():  # somebody is writing meanwhile
            done = await asyncio.to_thread(
                here, "backup", str(copy), "--database", str(tmp_path / "tables.sqlite3")
            )
        await database.close()
        assert done.code == 0, done.complaint
        assert done.lines == [f"Copied and checked: {copy} with 3 tables."]
        return [table.id for table in opened]

    async def logs_of(ids: list[str]) -> list[int]:
        database = Database(Settings(database=str(copy)).database_url)
        store = EventStore(database, Pace(0, 0), lambda *_written: None)
        tables = [await store.read(id_) for id_ in ids]
        await database.close()
        return [table.number for table in tables if table is not None]

    ids = asyncio.run(course())
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite3"]
    assert asyncio.run(logs_of(ids)) == [5, 5, 5]


def test_a_backup_overwrites_nothing(here: Runner, tmp_path: Path) -> None:
    (tmp_path / "dominium.sqlite3").touch()
    (tmp_path / "copy").write_text("dear")
    done = here("backup", "copy")
    assert done.code == 1
    assert "copy already exists" in done.complaint
    assert (tmp_path / "copy").read_text() == "dear"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["copy"], "does not exist"),
        (["copy", "--database", "empty"], "no such table"),
        (["copy", "--database", "notes.txt"], "not a database"),
        (["no/folder/copy", "--database", "good"], "no/folder/copy"),
        (["copy", "--database", "postgresql://me:secret@host/db"], "pg_dump"),
    ],
)
def test_a_backup_that_cannot_be_made_leaves_nothing(
    here: Runner, tmp_path: Path, arguments: list[str], said: str
) -> None:
    (tmp_path / "notes.txt").write_text("not a database, but quite some text" * 100)
    (tmp_path / "empty").touch()
    with closing(sqlite3.connect(tmp_path / "good")) as good:
        good.execute("CREATE TABLE game_table (id)")
    done = here("backup", *arguments)
    assert done.code == 1
    assert said in done.complaint
    assert "secret" not in done.complaint
    assert not list(tmp_path.glob("copy*"))


def test_serve_says_why_a_database_cannot_be_used_without_its_password(here: Runner) -> None:
    done = here("serve", "--database", "postgresql://jana:secret@127.0.0.1:1/club")
    assert done.code == 1
    assert "127.0.0.1:1/club" in done.complaint
    assert "secret" not in done.complaint
    assert len(done.complaint.splitlines()) == 1


@pytest.mark.parametrize("url", ["oracle://host/club", "no url://"])
def test_serve_refuses_other_databases(here: Runner, url: str) -> None:
    done = here("serve", "--database", url)
    assert done.code == 1
    assert len(done.complaint.splitlines()) == 1


def test_serve_refuses_what_is_no_redis(here: Runner) -> None:
    done = here("serve", "--database", "tables.sqlite3", "--redis", "http://127.0.0.1")
    assert done.code == 1
    assert "Redis" in done.complaint

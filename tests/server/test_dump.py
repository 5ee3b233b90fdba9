"""A dump of PostgreSQL, as the document on running a server tells it, brings every table back."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import BOT, ME, RunningServer, quick
from tests.services import fresh_database

if TYPE_CHECKING:
    from pathlib import Path


def plain(url: str) -> str:
    """A URL as the programs of PostgreSQL read it."""
    return url.replace("+asyncpg", "")


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="pg_dump is not installed")
def test_a_dump_is_restored(tmp_path: Path, postgresql: str) -> None:
    dump = tmp_path / "dominium.dump"
    with fresh_database(postgresql) as old, fresh_database(postgresql) as new:
        first = RunningServer(quick(tmp_path, database=old))
        first.start()
        jana = first.browser()
        table = jana.open_table([ME, BOT])["table"]
        with jana.page(table) as page:
            page.receive()
            for _ in range(5):
                page.until_my_turn()
                page.play_first_choice()
        copy = ["pg_dump", "--format=custom", f"--file={dump}", plain(old)]
        subprocess.run(copy, check=True, timeout=60)
        before = jana.get(f"/api/tables/{table}")
        cookies = dict(jana.http.cookies)
        first.stop()
        restore = ["pg_restore", "--clean", "--if-exists", f"--dbname={plain(new)}", str(dump)]
        subprocess.run(restore, check=True, timeout=60)
        second = RunningServer(quick(tmp_path, database=new))
        second.start()
        try:
            again = second.browser()
            again.http.cookies.update(cookies)
            after = again.get(f"/api/tables/{table}")
            assert after["you"] == before["you"] == [0]
            known = before["history"]
            assert after["history"][: len(known)] == known
            with again.page(table) as page:
                page.receive()
                assert page.until_my_turn()
                page.play_first_choice()
        finally:
            second.stop()

"""A disk without room: what cannot be written is refused, nothing is lost, and play goes on."""

from __future__ import annotations

import os
import resource
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import ME, Browser
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.conftest import Page

MEBIBYTE = 1024 * 1024
DISK_BYTES = 4 * MEBIBYTE


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mount a small disk in memory, where this machine lets us; whether it did."""
    size = f"size={DISK_BYTES}"
    mount = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and not subprocess.call(mount, stderr=subprocess.DEVNULL)
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """A disk of which not a byte is free."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 512, 1):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                continue
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def no_growth(server: Process, folder: Path) -> Iterator[None]:
    """No file of a process may grow beyond the largest there is now."""
    largest = max(file.stat().st_size for file in folder.iterdir())
    before = resource.prlimit(server.id, resource.RLIMIT_FSIZE)
    resource.prlimit(server.id, resource.RLIMIT_FSIZE, (largest, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.id, resource.RLIMIT_FSIZE, before)


def try_to_act(page: Page) -> bool:
    """Ask for the first choice; whether it was done, or refused because there is no room."""
    ply, refused = page.table["ply"], len(page.refusals)
    page.act(page.table["legal"][0]["action"])
    while page.table["ply"] == ply and len(page.refusals) == refused:
        page.receive()
    assert page.table["ply"] > ply or page.refusals[-1] == "unavailable"
    return len(page.refusals) == refused


def readiness(browser: Browser) -> tuple[int, list[str]]:
    """The status of the page about readiness, and what it says is lacking."""
    answer = browser.http.get("/api/ready")
    return answer.status_code, answer.json()["lacking"]


def test_without_room_nothing_is_lost_and_play_goes_on(
    tmp_path: Path, count: Callable[..., None]
) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    with small_disk(folder) as is_small:
        if not is_small and not hasattr(resource, "prlimit"):
            pytest.skip("only root and Linux can take the room from a server")
        database = str(folder / "tables.sqlite3")
        done = refused = 0
        with Process(database, log=tmp_path / "log", messages_per_second=1000) as server:
            browser = Browser(server.address)
            table = browser.open_table([ME, {"kind": "device", "name": "Eva"}])["table"]
            with browser.page(table) as page:
                page.receive()
                for _ in range(5):
                    assert try_to_act(page)
                for _ in range(3):
                    with filled(folder) if is_small else no_growth(server, folder):
                        while try_to_act(page):
                            done += 1
                        refused += 1
                        known = page.table["history"]
                        # The page still stands, and whoever asks for more is told the same.
                        assert page.silent()
                        assert browser.get(f"/api/tables/{table}")["history"] == known
                        wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, ME]}
                        answer = browser.http.post("/api/tables", json=wish)
                        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
                        assert readiness(browser) == (503, ["commits"])
                    assert try_to_act(page)
                    assert page.table["history"][: len(known)] == known
                    assert readiness(browser) == (200, [])
                known = page.table["history"]
            server.kill()
            server.start()
            assert browser.get(f"/api/tables/{table}")["history"] == known
            browser.http.close()
        log = (tmp_path / "log").read_text(encoding="utf-8")
        assert "changes cannot be written: " in log
        assert "Traceback" not in log
        how = "a full disk" if is_small else "files that may not grow"
        count(by=how, refused=refused, done_meanwhile=done, entries=len(known), lost=0)

"""A flood of bots' turns: people act, clocks stop and results are written all the same."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from dominium.server.tables import jobs
from tests.patience import PATIENCE
from tests.server.clients import Time, in_turn, own_server, two_people, until_happened
from tests.server.conftest import BOT, ME

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from dominium.actions import Decision
    from dominium.server.model.table import Table
    from tests.server.conftest import Browser

TABLES = 4


class SlowBots:
    """Bots that think until they are told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        self.thinking = threading.Semaphore(0)
        self.most = self._now = 0
        self._count = threading.Lock()
        self._turn = jobs.bot_turn
        monkeypatch.setattr(jobs, "bot_turn", self._think)

    def _think(self, table: Table) -> list[Decision]:
        with self._count:
            self._now += 1
            self.most = max(self.most, self._now)
        self.thinking.release()
        assert self.go_on.wait(PATIENCE)
        with self._count:
            self._now -= 1
        return self._turn(table)


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowBots]:
    """Bots that think until the end of a test at the latest."""
    bots = SlowBots(monkeypatch)
    yield bots
    bots.go_on.set()


def with_bots(browser: Browser) -> list[str]:
    """Open tables where bots play alone."""
    return [browser.open_table([BOT, BOT])["table"] for _ in range(TABLES)]


def test_people_play_while_all_bots_think(tmp_path: Path, slow_bots: SlowBots) -> None:
    with own_server(tmp_path, bot_threads=2) as server:
        jana, petr = server.browser(), server.browser()
        tables = with_bots(jana)
        for _ in range(2):
            assert slow_bots.thinking.acquire(timeout=PATIENCE)
        with two_people(jana, petr) as pages:
            for _ in range(10):
                in_turn(pages)[0].play_first_choice()
        slow_bots.go_on.set()
        for table in tables:
            with jana.page(table) as page:
                page.receive()
                while page.table["status"] != "finished":
                    page.receive()
        assert slow_bots.most == 2  # never more at once than may think


def test_a_clock_stops_while_all_bots_think(
    tmp_path: Path, slow_bots: SlowBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        with_bots(jana)
        assert slow_bots.thinking.acquire(timeout=PATIENCE)
        with two_people(jana, petr, settings={"clock_minutes": 1}) as pages:
            time.pass_by(61)
            until_happened(pages[0], "forfeited")
        slow_bots.go_on.set()


def test_a_bot_that_thinks_too_long_loses_its_turn_to_who_comes_back(
    tmp_path: Path, slow_bots: SlowBots
) -> None:
    with own_server(tmp_path) as server:
        jana = server.browser()
        opened = jana.open_table([ME, {"kind": "device", "name": "Eva"}])
        with jana.page(opened["table"]) as page:
            page.receive()
            choice, ply = page.table["legal"][0]["action"], page.table["ply"]
            page.send({"type": "leave", "request": 1})
            until_happened(page, "left")
            assert slow_bots.thinking.acquire(timeout=PATIENCE)
            page.send({"type": "return", "request": 2})
            until_happened(page, "returned")
            slow_bots.go_on.set()
            page.act(choice)
            page.until_ply(ply + 1)
            done = [entry for entry in page.table["history"] if entry["action"]]
            assert done[ply]["action"] == choice

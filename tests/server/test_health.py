"""The questions of operators: does it live, can it serve, how does it fare."""

from __future__ import annotations

import re
import sqlite3
from typing import TYPE_CHECKING

import pytest

from dominium.server.http import health
from dominium.server.storage.metrics import Metrics
from tests.patience import PATIENCE
from tests.server.conftest import BOT, FRIEND, ME, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.conftest import Browser


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that offers its figures."""
    running = RunningServer(quick(tmp_path, metrics=True))
    running.start()
    yield running
    running.stop()


def figures(browser: Browser) -> dict[str, float]:
    """Every figure by its name with its labels."""
    answer = browser.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    lines = re.findall(r"^(\w+(?:\{[^}]*\})?) (\S+)$", answer.text, re.MULTILINE)
    assert lines
    return {name: float(value) for name, value in lines}


@pytest.mark.both_backends
def test_a_server_that_serves_is_alive_and_ready(server: RunningServer) -> None:
    browser = server.browser().http
    assert browser.get("/api/health").json() == {"status": "alive"}
    answer = browser.get("/api/ready")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready", "lacking": []})


def test_a_database_of_another_version_is_not_ready(tmp_path: Path) -> None:
    running = RunningServer(quick(tmp_path))
    running.start()
    try:
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("UPDATE alembic_version SET version_num = 'future'")
        answer = running.browser().http.get("/api/ready")
        lacking = {"status": "not_ready", "lacking": ["migrations"]}
        assert (answer.status_code, answer.json()) == (503, lacking)
        assert running.browser().http.get("/api/health").status_code == 200
    finally:
        running.stop()


def test_a_database_that_is_gone_is_not_ready(tmp_path: Path) -> None:
    running = RunningServer(quick(tmp_path))
    running.start()
    try:
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("DROP TABLE alembic_version")
        answer = running.browser().http.get("/api/ready")
        lacking = {"status": "not_ready", "lacking": ["database"]}
        assert (answer.status_code, answer.json()) == (503, lacking)
    finally:
        running.stop()


def test_redis_is_asked_where_it_is_used(
    tmp_path: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE_SECONDS", PATIENCE)
    for url, lacking in ((redis_url, []), ("redis://127.0.0.1:1/0", ["redis"])):
        running = RunningServer(quick(tmp_path, redis=url))
        running.start()
        try:
            answer = running.browser().http.get("/api/ready")
            assert answer.json()["lacking"] == lacking
            assert answer.status_code == (503 if lacking else 200)
        finally:
            running.stop()


def test_figures_are_kept_to_oneself_unless_asked_for(server: RunningServer) -> None:
    answer = server.browser().http.get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")


def test_tables_sockets_actions_and_refusals_are_counted(measured: RunningServer) -> None:
    jana = measured.browser()
    before = figures(jana)
    assert before['dominium_tables{status="running"}'] == 0
    assert before["dominium_sockets"] == 0
    jana.open_table([ME, FRIEND])
    opened = jana.open_table([ME, {"kind": "device", "name": "Petr"}])
    with jana.page(opened["table"]) as page:
        page.receive()
        page.play_first_choice()
        page.play_first_choice()
        page.act("no action at all")
        page.until("refused")
        during = figures(jana)
    assert during["dominium_sockets"] == 1
    assert during['dominium_tables{status="waiting"}'] == 1
    assert during['dominium_tables{status="running"}'] == 1
    for until in ("committed", "acknowledged"):
        assert during[f'dominium_action_seconds_count{{until="{until}"}}'] == 2
    assert during["dominium_commit_changes_count"] >= 4
    assert sum(value for name, value in during.items() if "refusals_total" in name) == 1
    jana.http.get("/api/tables/nowhere")
    assert figures(jana)['dominium_refusals_total{code="unknown_table"}'] == 1


def test_bots_are_counted_in_the_queue_and_when_they_think(measured: RunningServer) -> None:
    jana = measured.browser()
    opened = jana.open_table([ME, BOT])
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.until_my_turn():
            page.play_first_choice()
    after = figures(jana)
    assert after["dominium_bot_wait_seconds_count"] > 5
    assert after['dominium_tables{status="finished"}'] == 1


def test_figures_name_nobody(measured: RunningServer) -> None:
    jana = measured.browser()
    opened = jana.open_table([ME, FRIEND], my_name="Anežka")
    text = jana.http.get("/metrics").text
    for secret in ("Anežka", opened["table"], opened["invitations"][0]["link"], "127.0.0.1"):
        assert secret not in text


def test_every_process_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.refused("stale")
    labels = {"code": "stale"}
    assert one.registry.get_sample_value("dominium_refusals_total", labels) == 1
    assert other.registry.get_sample_value("dominium_refusals_total", labels) is None

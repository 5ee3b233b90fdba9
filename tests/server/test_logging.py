"""The log of a server: useful to an operator, and nothing about anybody."""

from __future__ import annotations

import json
import logging
import os
import re
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import httpx
import pytest

from dominium.server.common.errors import RequestError
from dominium.server.common.logging_setup import (
    LOG_FORMATS,
    REQUESTS,
    JsonLines,
    OnceAMinute,
    write_logs,
)
from tests.patience import PATIENCE
from tests.server.conftest import BOT, FRIEND, ME, Browser, loggers_kept, play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from dominium.server.common.logging_setup import LogFormat
    from tests.server.conftest import Json


class Program:
    """The program `dominium serve` as an operator starts it."""

    def __init__(self, folder: Path, *options: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self._log = folder / "log"
        command = [sys.executable, "-m", "dominium", "serve", "--port", str(port)]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [*command, "--database", str(folder / "tables.sqlite3"), *options],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
            )
        self.browsers: list[Browser] = []
        self.address = f"127.0.0.1:{port}"
        deadline = time.monotonic() + PATIENCE * 2
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text(encoding="utf-8")
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.05)

    def browser(self) -> Browser:
        self.browsers.append(Browser(self.address))
        return self.browsers[-1]

    def end(self) -> list[str]:
        """End it in good order; the lines of its log."""
        for browser in self.browsers:
            browser.http.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        return self._log.read_text(encoding="utf-8").splitlines()

    def _answers(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/api/health").status_code == 200
        except httpx.TransportError:
            return False


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path, "--log-format", "json")
    yield running
    running.end()


def played(program: Program) -> list[str]:
    """A whole game of two people and a bot, and refusals; what of it is nobody's business."""
    jana, petr = program.browser(), program.browser()
    opened = jana.open_table([ME, FRIEND, BOT], my_name="Anežka Tajná")
    link = opened["invitations"][0]["link"]
    petr.http.get(link)
    petr.http.get(f"/api{link.replace('join', 'invitations')}")
    petr.join(link, "Bořivoj Skrytý")
    said = "We meet at the oak at nine"
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        for page in (left, right):
            page.receive()
        left.send({"type": "say", "request": 1, "audience": "table", "text": said})
        left.act("nonsense typed by hand")
        left.until("refused")
        play_to_the_end(left, right)
    petr.http.get("/api/nowhere", params={"name": "Skrytý"})
    petr.http.post("/api/tables", content=b'{"my_name": "Skryty Hrad"')
    petr.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    secrets = [cookie for one in (jana, petr) for cookie in one.http.cookies.values()]
    assert len(secrets) >= 2
    parts = [part for secret in secrets for part in re.split(r"[^\w-]", secret) if len(part) > 15]
    return [*secrets, *parts, link.removeprefix("/join/"), said, "oak", "nonsense", "127.0.0.1",
            "Anežka", "Tajná", "Bořivoj", "Skrytý", "Skryty", "evil.example"]  # fmt: skip


def test_the_log_of_a_whole_game_tells_nothing_about_anybody(program: Program) -> None:
    secrets = played(program)
    lines = program.end()
    told: list[Json] = [json.loads(line) for line in lines]
    assert len(told) > 8
    for secret in secrets:
        assert not [line for line in lines if secret in line], secret
    for line in told:
        assert {"time", "level", "logger", "message"} <= line.keys()
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])
    served = [line for line in told if line["logger"] == "dominium.requests"]
    paths = {(line["method"], line["path"]) for line in served}
    assert {
        ("POST", "/api/tables"),
        ("GET", "/api/invitations/{token}"),
        ("POST", "/api/invitations/{token}"),
        ("SOCKET", "/api/tables/{table}/socket"),
    } <= paths
    assert all(line["milliseconds"] >= 0 for line in served)
    assert {line["status"] for line in served if "status" in line} >= {200, 201, 400}
    assert not [line for line in told if line["level"] in {"error", "critical"}]


def test_requests_are_found_again_by_their_id(program: Program) -> None:
    browser = program.browser().http
    answers = [browser.get("/api/games") for _ in range(3)]
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 3
    told = [json.loads(line) for line in program.end()]
    assert [line["request"] for line in told if line.get("path") == "/api/games"] == ids


def test_people_are_told_only_what_goes_wrong(tmp_path: Path) -> None:
    running = Program(tmp_path)
    browser = running.browser()
    browser.open_table([ME, BOT])
    browser.http.get("/api/nowhere")
    lines = running.end()
    assert not [line for line in lines if not re.match(r"(INFO|WARNING) dominium\.", line)]
    assert not [line for line in lines if "requests" in line]


def test_an_exception_is_one_line() -> None:
    error = RuntimeError("in the middle")
    found = (RuntimeError, error, None)
    record = logging.LogRecord("dominium", logging.ERROR, "", 1, "%s failed", ("it",), found)
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["message"]) == ("error", "it failed")
    assert "RuntimeError: in the middle" in told["exception"]


def test_a_database_that_is_away_is_one_line_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    once = OnceAMinute()

    def written(name: str, message: str, error: BaseException | None) -> str | None:
        found = (type(error), error, None) if error else None
        record = logging.LogRecord(name, logging.ERROR, "", 1, message, (), found)
        return logging.Formatter().format(record) if once.filter(record) else None

    away = RequestError("unavailable")
    away.__cause__ = OSError("database or disk is full\nat a place")
    told = written("dominium.tables", "work is left", away)
    assert told == "work is left: database or disk is full (0 more since last told)"
    assert [written("dominium.page", "no page", away) for _ in range(5)] == [None] * 5
    assert "RuntimeError" in (written("dominium.page", "no page", RuntimeError()) or "")
    bad = "Invalid HTTP request received."
    assert (written("uvicorn.error", bad, None), written("uvicorn.error", bad, None))[1] is None
    now += 61.0
    told = written("dominium.page", "no page", away)
    assert told == "no page: database or disk is full (5 more since last told)"


@pytest.mark.parametrize("log_format", LOG_FORMATS)
def test_each_format_is_written_to_standard_error(
    log_format: LogFormat, capsys: pytest.CaptureFixture[str]
) -> None:
    with loggers_kept("", "dominium", REQUESTS):
        logging.getLogger().handlers.clear()  # `write_logs` closes those that it finds
        write_logs(log_format)
        logging.getLogger("dominium.server").info("an oak")
    written = capsys.readouterr()
    assert written.out == ""
    if log_format == "json":
        assert json.loads(written.err)["message"] == "an oak"
    else:
        assert written.err == "INFO dominium.server: an oak\n"

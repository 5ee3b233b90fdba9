"""Clients that hold connections and send nothing whole: they keep out only themselves."""

from __future__ import annotations

import logging
import re
import resource
import socket
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Self

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.conftest import ME, Browser, RunningServer, quick
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 200\r\n\r\n{"
)
SEATS = [ME, {"kind": "device", "name": "Eva"}]
# No proxy is trusted, so that the tests themselves are one address among others.
NO_PROXY = ("192.0.2.1",)


class Attacker:
    """Somebody who opens connections and holds them."""

    def __init__(self, address: str) -> None:
        host, _, port = address.partition(":")
        self._target = (host, int(port))
        self.held: list[socket.socket] = []

    def hold(self, count: int, sent: bytes) -> None:
        """Open connections and send a part of a request on each."""
        for _ in range(count):
            opened = socket.create_connection(self._target, timeout=PATIENCE)
            self.held.append(opened)
            opened.sendall(sent)

    def answer(self, place: int) -> bytes:
        """All that one of the connections is told until it is closed."""
        told = b""
        try:
            while some := self.held[place].recv(4096):
                told += some
        except ConnectionResetError:
            pass
        return told

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        for each in self.held:
            each.close()


@contextmanager
def serving(folder: Path, **changes: object) -> Iterator[RunningServer]:
    """A server with settings of its own."""
    server = RunningServer(quick(folder, proxies=NO_PROXY, metrics=True, **changes))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def is_open(connection: socket.socket) -> bool:
    """Tell whether a connection still takes an empty line."""
    try:
        connection.sendall(b"\r\n")
    except OSError:
        return False
    return True


def health(address: str) -> int:
    """The status of the health page on a connection of its own."""
    return httpx.get(f"http://{address}/api/health", timeout=PATIENCE).status_code


def figure(browser: Browser, name: str) -> float:
    """A figure of the server."""
    found = re.search(f"^{re.escape(name)} (.*)$", browser.http.get("/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


@pytest.mark.parametrize("sent", [b"", HALF_A_HEAD, HALF_A_BODY], ids=["silent", "head", "body"])
def test_who_holds_many_connections_keeps_out_only_himself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    with serving(tmp_path, address_connections=40) as server, Attacker(server.address) as attacker:
        jana = server.browser()
        with jana.page(jana.open_table(SEATS)["table"]) as page:
            page.receive()
            with caplog.at_level(logging.WARNING):
                attacker.hold(150, sent)
                assert health(server.address) == 200
            page.play_first_choice()
            first = attacker.answer(0)
            assert first == b"" if not sent else b" 503 " in first
        told = [line for line in caplog.messages if "connections of one address" in line]
        assert len(told) == 1
        assert figure(jana, 'dominium_connections_turned_away_total{limit="address"}') >= 100
        assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    ("sent", "part"), [(HALF_A_HEAD, "head"), (HALF_A_BODY, "body")], ids=["head", "body"]
)
def test_half_a_request_is_not_waited_for_for_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes, part: str
) -> None:
    seconds = {"head_seconds": 0.3, "body_seconds": 0.3}
    with serving(tmp_path, **seconds) as server, Attacker(server.address) as attacker:
        attacker.hold(3, sent)
        answers = [attacker.answer(place) for place in range(3)]
        assert all(answer.startswith(b"HTTP/1.1 408 ") for answer in answers)
        name = f'dominium_requests_late_total{{part="{part}"}}'
        assert figure(server.browser(), name) == 3
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_a_connection_fed_byte_by_byte_ends_too(tmp_path: Path) -> None:
    with serving(tmp_path, head_seconds=0.3) as server, Attacker(server.address) as attacker:
        attacker.hold(1, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        opened = attacker.held[0]
        assert opened.recv(4096).startswith(b"HTTP/1.1 200 ")
        # Empty lines before a request are allowed, and are no reason to wait for it for ever.
        deadline = time.monotonic() + PATIENCE
        while is_open(opened):
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_a_client_that_goes_away_in_the_middle_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as server:
        with Attacker(server.address) as attacker:
            attacker.hold(3, HALF_A_BODY)
        jana, deadline = server.browser(), time.monotonic() + PATIENCE
        refused = 'dominium_refusals_total{code="bad_message"}'
        while figure(jana, refused) < 3:
            assert time.monotonic() < deadline
        assert figure(jana, 'dominium_refusals_total{code="server_error"}') == 0
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_where_all_are_at_work_a_newcomer_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, connections=12) as server:
        jana = server.browser()
        table = jana.open_table(SEATS)["table"]
        jana.http.close()
        with ExitStack() as used:
            pages = [used.enter_context(jana.page(table)) for _ in range(6)]
            for page in pages:
                page.receive()
            # Half of all is the most that one address may have.
            assert health(server.address) == 503
            pages[0].play_first_choice()
        deadline = time.monotonic() + PATIENCE
        while health(server.address) != 200:
            assert time.monotonic() < deadline


def test_people_behind_a_proxy_are_told_apart(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, address_connections=5))
    server.start()
    try:
        with Attacker(server.address) as attacker:
            named = HALF_A_BODY.replace(b"Host:", b"X-Forwarded-For: 198.51.100.1\r\nHost:")
            attacker.hold(5, named)

            def status(address: str) -> int:
                headers = {"X-Forwarded-For": address}
                url = f"http://{server.address}/api/health"
                return httpx.get(url, headers=headers, timeout=PATIENCE).status_code

            deadline = time.monotonic() + PATIENCE
            while status("198.51.100.1") != 429:
                assert time.monotonic() < deadline
            assert status("198.51.100.2") == 200
    finally:
        server.stop()


def test_a_server_with_few_files_goes_on(tmp_path: Path, count: Callable[..., None]) -> None:
    """The attack of the issue: more half requests than the server may have files."""
    few = 200
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    with Process(str(tmp_path / "tables.sqlite3"), log=tmp_path / "log", files=few) as server:
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == before
        jana = Browser(server.address)
        table = jana.open_table(SEATS)["table"]
        with jana.page(table) as page, Attacker(server.address) as attacker:
            page.receive()
            attacker.hold(3 * few, HALF_A_HEAD)
            assert health(server.address) == 200
            for _ in range(3):
                page.play_first_choice()
            assert jana.get(f"/api/tables/{table}")["ply"] >= 3
            count(files=few, held=len(attacker.held))
        jana.http.close()
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert f"{few} files may be open, so there is room for 100 connections" in log
    assert log.count("connections in all") == 1
    assert "Traceback" not in log

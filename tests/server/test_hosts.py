"""The names by which a server may be called: nobody else's name leads a browser into it."""

from __future__ import annotations

import logging
import socket
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from dominium.server.common.hosts import AcceptedHosts
from tests.patience import PATIENCE
from tests.server.conftest import ME, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAME = "play.example.org"
# The name of a page that is somebody else's until its address is asked for a second time.
REBOUND = "rebound.evil.example"


@pytest.fixture
def named(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with a name."""
    server = RunningServer(quick(tmp_path, hosts=(NAME,), metrics=True))
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "192.168.1.7",
        "[::1]:8000",
        "[fd00::7]",
        "localhost:5173",
        "LocalHost.",
        "dominium.localhost",
        NAME,
        f"{NAME.upper()}:443",
        "club.example",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
        "",
    ],
)
def test_addresses_and_own_names_are_accepted(host: str) -> None:
    assert AcceptedHosts((NAME,), ("https://club.example:8443",)).accept(host)


@pytest.mark.parametrize(
    "host",
    [
        REBOUND,
        f"{NAME}.evil.example",
        f"evil.{NAME}",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "[evil]",
        "[::1",
        f"{NAME}:port",
        f"{NAME}@evil.example",
        "127.0.0.1:8000:8000",
        "x" * 5000,
    ],
)
def test_names_of_others_are_not(host: str) -> None:
    assert not AcceptedHosts((NAME,)).accept(host)


def test_a_page_whose_name_was_led_here_can_do_nothing(
    named: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever it asks is of its own origin for the browser, with all that it may send then."""
    browser = named.browser()
    rebound = {"Host": f"{REBOUND}:8000", "Origin": f"http://{REBOUND}:8000"}
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, ME]}
    with caplog.at_level(logging.WARNING):
        for method, path in (
            ("GET", "/"),
            ("GET", "/api/games"),
            ("GET", "/api/me"),
            ("GET", "/api/schema/openapi.json"),
            ("POST", "/api/tables"),
        ):
            body = wish if method == "POST" else None
            answer = browser.http.request(method, path, headers=rebound, json=body)
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host"), path
    assert "DOMINIUM_HOSTS" in answer.json()["text"]
    assert REBOUND not in caplog.text
    own = {"Host": NAME, "Origin": f"http://{NAME}"}
    assert browser.http.post("/api/tables", headers=own, json=wish).status_code == 201


def test_operators_ask_by_whatever_name_they_have(named: RunningServer) -> None:
    for path in ("/api/health", "/api/ready", "/metrics"):
        answer = named.browser().http.get(path, headers={"Host": "server-1:8000"})
        assert answer.status_code == 200


def opened(server: RunningServer, path: str, host: str) -> ClientConnection:
    """A socket that is opened under a name that leads to the server."""
    address, _, port = server.address.partition(":")
    line = socket.create_connection((address, int(port)), timeout=PATIENCE)
    return connect(f"ws://{host}{path}", sock=line, origin=f"http://{host}")  # type: ignore[arg-type]


def test_a_socket_is_not_opened_under_the_name_of_another(named: RunningServer) -> None:
    path = f"/api/tables/{named.browser().open_table([ME, ME])['table']}/socket"
    with opened(named, path, NAME) as page:
        assert "snapshot" in str(page.recv(timeout=PATIENCE))
    with pytest.raises(InvalidStatus) as refused:
        opened(named, path, REBOUND)
    assert refused.value.response.status_code == 403

"""The HTTP API for programs: examples that play, scopes, streams that resume and end, refusals."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from dominium.server.websocket import table_stream
from tests.patience import PATIENCE
from tests.server.conftest import BOT, DEVICE, FRIEND, ME, Browser, Json, RunningServer, quick
from tests.server.test_accounts import PASSWORD, code, forget, register
from tests.server.test_tokens import PATH, new_token

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "clients"
ALL = ["play", "watch", "read"]


class Program:
    """A program with a personal token, or with none."""

    def __init__(self, server: RunningServer, secret: str | None = None) -> None:
        self.http = server.browser().http
        if secret is not None:
            self.http.headers["Authorization"] = f"Bearer {secret}"

    def ask(self, path: str, body: object = None) -> httpx.Response:
        """Ask; with a body by POST."""
        if body is None:
            return self.http.get(f"/api/v1{path}")
        return self.http.post(f"/api/v1{path}", json=body)

    def act(self, table: Json, action: str | None = None) -> httpx.Response:
        """Do an action, the first legal one if none is named."""
        actions = [action or table["legal"][0]["action"]]
        command = {"type": "act", "request": 1, "ply": table["ply"], "actions": actions}
        return self.ask(f"/tables/{table['table']}/commands", command)

    @contextmanager
    def stream(self, table: str, **query: Any) -> Iterator[Iterator[Json]]:
        """The messages of a table."""
        path = f"/api/v1/tables/{table}/events"
        with self.http.stream("GET", path, params=query) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            yield (json.loads(line) for line in answer.iter_lines() if line)


def program_of(server: RunningServer, owner: Browser, *scopes: str) -> Program:
    """A program of a new account."""
    register(owner)
    return Program(server, new_token(owner, scopes=list(scopes) or ALL)["secret"])


def runner_of(client: str) -> list[str]:
    """The program that runs an example, or a reason to be skipped."""
    runner = sys.executable if client.endswith(".py") else shutil.which("node")
    if runner is None:
        pytest.skip("node is not installed")
    return [runner]


@pytest.mark.parametrize("client", ["play.py", "play.mjs"])
@pytest.mark.both_backends
def test_the_examples_play_watch_and_fetch(
    server: RunningServer, jana: Browser, client: str
) -> None:
    register(jana)
    secret = new_token(jana, scopes=ALL)["secret"]
    played = subprocess.run(
        [*runner_of(client), EXAMPLES / client, f"http://{server.address}"],
        env={**os.environ, "DOMINIUM_TOKEN": secret},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("kingdomino: ")
    (table,) = jana.get("/api/tables/mine")
    assert table["finished"]


def test_a_token_reaches_as_far_as_its_scopes(server: RunningServer, jana: Browser) -> None:
    opened = jana.open_table([ME, BOT])["table"]
    program = program_of(server, jana, "read")
    me = program.ask("/me").json()
    assert (me["scopes"], me["login"]) == (["read"], jana.get("/api/account")["login"])
    assert [table["table"] for table in program.ask("/tables/mine").json()] == [opened]
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, BOT]}
    for refused in (
        program.ask(f"/tables/{opened}"),
        program.ask(f"/tables/{opened}/events"),
        program.ask("/tables", wish),
        program.ask(f"/tables/{opened}/commands", {"type": "leave", "request": 1}),
    ):
        assert (refused.status_code, code(refused)) == (403, "missing_scope")
        assert refused.headers["www-authenticate"].startswith('Bearer error="insufficient_scope"')
    # Nothing but the API knows a token.
    assert program.http.get("/api/account").json()["login"] is None


def test_without_a_token_a_program_is_the_public(server: RunningServer, jana: Browser) -> None:
    opened = jana.open_table([ME, BOT])["table"]
    stranger = Program(server)
    assert stranger.ask(f"/tables/{opened}").json()["you"] == []
    assert stranger.ask("/games").status_code == 200
    leave = {"type": "leave", "request": 1}
    for refused in (stranger.ask("/me"), stranger.ask(f"/tables/{opened}/commands", leave)):
        assert (refused.status_code, code(refused)) == (401, "no_token")
        assert refused.headers["www-authenticate"] == "Bearer"
    # A cookie is not a token: no page of another site acts by it.
    own = jana.http.post(f"/api/v1/tables/{opened}/commands", json=leave)
    assert (own.status_code, code(own)) == (401, "no_token")
    wrong = Program(server, "dominium_wrong").ask("/tables/open")
    assert (wrong.status_code, code(wrong)) == (401, "bad_token")
    assert wrong.headers["www-authenticate"] == 'Bearer error="invalid_token"'


def test_a_stream_tells_the_news_and_resumes(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    program, other = program_of(server, jana), program_of(server, petr)
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, FRIEND]}
    made = program.ask("/tables", wish).json()
    table = made["table"]
    with program.stream(table) as messages:
        assert next(messages)["status"] == "waiting"
        token = made["invitations"][0]["link"].removeprefix("/join/")
        assert other.ask(f"/invitations/{token}", {"name": "Petr"}).json()["seat"] == 1
        while (news := next(messages))["status"] == "waiting":
            pass
        shown = program.ask(f"/tables/{table}").json()
        acting = program if shown["legal"] else other
        refused = acting.act(shown, "nonsense")
        assert refused.status_code == 400
        done = acting.act(acting.ask(f"/tables/{table}").json())
        assert done.status_code == 200, done.text
        while news.get("number", 0) < done.json()["number"]:
            news = next(messages)
    with program.stream(table, **{"from": news["number"] - 1}) as messages:
        again = next(messages)
        assert again["type"] == "entries"
        assert [entry["number"] for entry in again["entries"]] == [news["number"]]


def test_a_quiet_stream_says_that_the_server_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is polled, with nothing new, does not put the empty line off.
    monkeypatch.setattr(table_stream, "SECONDS_BETWEEN_EMPTY_LINES", 0.2)
    running = RunningServer(quick(tmp_path, poll=0.02))
    running.start()
    table = running.browser().open_table([ME, FRIEND])["table"]
    path = f"/api/v1/tables/{table}/events"
    with Program(running).http.stream("GET", path) as answer:
        lines = answer.iter_lines()
        assert next(lines)
        assert [next(lines), next(lines)] == ["", ""]
    running.stop()


def test_who_follows_by_a_stream_is_there_as_on_a_page(
    server: RunningServer, jana: Browser
) -> None:
    program = program_of(server, jana)
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, FRIEND]}
    table = program.ask("/tables", wish).json()["table"]
    with server.browser().page(table) as page:
        page.until("snapshot")
        assert page.table["seats"][0]["connected"] is False
        with program.stream(table) as messages:
            next(messages)
            while not page.table["seats"][0]["connected"]:
                page.receive()
        while page.table["seats"][0]["connected"]:
            page.receive()


def test_streams_are_limited_with_the_pages_of_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dominium.server.realtime.connections.MOST_OF_A_PERSON", 2)
    running = RunningServer(quick(tmp_path, limits=1.0))
    running.start()
    owner = running.browser()
    program = program_of(running, owner)
    table = owner.open_table([ME, FRIEND])["table"]
    with owner.page(table) as page, program.stream(table) as messages:
        page.until("snapshot")
        assert next(messages)["type"] == "snapshot"
        with program.stream(table) as refused:
            assert [message["code"] for message in refused] == ["too_many_pages"]
    running.stop()


def test_an_address_with_streams_still_asks(tmp_path: Path) -> None:
    running = RunningServer(quick(tmp_path, address_connections=3))
    running.start()
    table = running.browser().open_table([ME, FRIEND])["table"]
    # A trusted proxy stands before the server, so that only this limit counts by address.
    proxied = [Program(running) for _ in range(5)]
    for program in proxied:
        program.http.headers["X-Forwarded-For"] = "192.0.2.7"
    with ExitStack() as streams:
        held = [streams.enter_context(program.stream(table)) for program in proxied[:4]]
        for messages in held:
            next(messages)
        answer = proxied[4].ask(f"/tables/{table}")
    assert answer.status_code == 200, answer.text
    running.stop()


def test_a_program_does_not_rename_its_owner(server: RunningServer, jana: Browser) -> None:
    program = program_of(server, jana, "play")
    name = program.ask("/me").json()["name"]
    wish = {"game": "kingdomino", "my_name": "Mallory", "seats": [ME, FRIEND]}
    made = program.ask("/tables", wish).json()
    assert made["seats"][0]["name"] == name
    assert jana.http.get("/api/me").json() == {"name": name}


def test_a_stream_ends_when_its_token_is_revoked(server: RunningServer, jana: Browser) -> None:
    register(jana)
    made = new_token(jana, scopes=["watch"])
    table = jana.open_table([ME, FRIEND])["table"]
    with Program(server, made["secret"]).stream(table) as messages:
        next(messages)
        jana.http.delete(f"{PATH}/{made['token']['id']}")
        *_, last = messages
    assert (last["type"], last["code"]) == ("refused", "bad_token")


@pytest.mark.parametrize("end", ["by another process", "with the password", "with the account"])
def test_a_stream_ends_however_its_token_ends(tmp_path: Path, end: str) -> None:
    running = RunningServer(quick(tmp_path, poll=0.1))
    running.start()
    owner = running.browser()
    register(owner)
    token = new_token(owner, scopes=["watch"])
    table = running.browser().open_table([ME, FRIEND])["table"]
    with Program(running, token["secret"]).stream(table) as messages:
        next(messages)
        match end:
            case "by another process":
                with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
                    database.execute("delete from token")
            case "with the password":
                wish = {"old": PASSWORD, "new": "another good one"}
                assert owner.http.post("/api/account/password", json=wish).status_code == 204
            case _:
                assert forget(owner, PASSWORD).status_code == 204
        *_, last = messages
    assert (last["type"], last["code"]) == ("refused", "bad_token")
    running.stop()


def test_a_stream_of_a_table_without_spectators_is_for_those_who_sit_there(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    opened = jana.open_table([ME, FRIEND], settings={"spectators": False})
    table, stranger, known = opened["table"], Program(server), program_of(server, petr)
    with stranger.stream(table) as messages, known.stream(table) as others:
        for followed in (messages, others):
            assert next(followed)["status"] == "waiting"
        token = opened["invitations"][0]["link"].removeprefix("/join/")
        assert known.ask(f"/invitations/{token}", {"name": "Petr"}).status_code == 200
        # The game has begun: whoever watched so far is told, and sees nothing of it.
        told = list(messages)
        assert {message.get("status", "waiting") for message in told} == {"waiting"}
        assert (told[-1]["type"], told[-1]["code"]) == ("refused", "not_seated")
        assert told[-1]["text"]
        while next(others).get("status") != "running":
            pass
    for path in ("", "/events", "/record", "/replay", "/proof"):
        refused = stranger.ask(f"/tables/{table}{path}")
        assert (refused.status_code, code(refused)) == (403, "not_seated"), path
    assert known.ask(f"/tables/{table}").json()["you"] == [1]


def test_commands_of_programs_are_measured(tmp_path: Path) -> None:
    running = RunningServer(quick(tmp_path, metrics=True))
    running.start()
    program = program_of(running, running.browser())
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, DEVICE]}
    table = program.ask("/tables", wish).json()["table"]
    assert program.act(program.ask(f"/tables/{table}").json()).status_code == 200
    measured = running.browser().http.get("/metrics").text
    assert 'dominium_action_seconds_count{until="committed"} 1.0' in measured
    running.stop()


def test_a_stopping_server_ends_its_streams(tmp_path: Path) -> None:
    running = RunningServer(quick(tmp_path))
    running.start()
    table = running.browser().open_table([ME, FRIEND])["table"]
    with Program(running).stream(table) as messages:
        next(messages)
        running._server.should_exit = True
        assert list(messages) == []
    running.stop()

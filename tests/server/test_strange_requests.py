"""Whatever is sent: an answer with a code, never a failure, and nobody learns anything."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dominium.server.accounts.people import People
from tests.server.conftest import BOT, FRIEND, ME

if TYPE_CHECKING:
    from tests.server.conftest import Browser, RunningServer

PATHS = (
    "/api/tables",
    "/api/replay",
    "/api/score",
    "/api/invitations/token",
    "/api/tables/nowhere/rematch",
)

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner),
    max_leaves=10,
)
fields = st.sampled_from(
    ("game", "seats", "my_name", "options", "preset", "record", "ply", "name", "size", "position",
     "placements", "squares", "discarded", "frame", "kind", "level", "action", "domino", "left",
     "set", "buildings", "building", "square", "coins", "knights", "queen")
)  # fmt: skip
games = st.fixed_dictionaries({}, optional={"game": st.sampled_from(("kingdomino", "queendomino"))})
bodies = st.builds(
    lambda body, game: body | game,
    st.dictionaries(fields, anything | st.dictionaries(fields, anything), max_size=6),
    games,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=st.sampled_from(PATHS), body=bodies)
def test_no_body_makes_the_server_fail(jana: Browser, path: str, body: object) -> None:
    answer = jana.http.post(
        path, content=json.dumps(body), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in {200, 201, 400, 403, 404}
    if answer.status_code >= 400:
        assert answer.json()["code"]
        assert answer.json()["text"]


@pytest.mark.parametrize(
    "body",
    [
        b'{"record":' + b'{"a":' * 40_000 + b"1" + b"}" * 40_001,
        b'{"record":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"record":{"format":"\\ud800"}}',
        b'{"record":{"actions":["\\u0000"]}}',
        b'{"record":NaN}',
        b'{"record":{},"ply":100000000000000000000000000000}',
    ],
)
def test_monstrous_json_is_refused(jana: Browser, body: bytes) -> None:
    answer = jana.http.post("/api/replay", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] in {"bad_message", "bad_record"}


def test_options_without_end_are_not_even_looked_at(jana: Browser) -> None:
    seats = [ME, ME]
    for count, code in ((64, "bad_table"), (65, "bad_message")):
        options = {f"option{number}": 1 for number in range(count)}
        wish = {"game": "kingdomino", "my_name": "Jana", "seats": seats, "options": options}
        answer = jana.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/a%2Fb/record",
        "/api/tables/' OR 1=1 --",
        "/api/invitations/%ff",
        f"/api/invitations/{'x' * 5000}",
        "/api/rules/%00",
        "/%00",
        "/%ff",
        f"/{'x' * 5000}",
    ],
)
def test_strange_addresses_are_answered(server: RunningServer, path: str) -> None:
    answer = server.browser().http.get(path)
    assert answer.status_code in {404, 503}


@pytest.mark.parametrize("cookie", ["", "x", "x" * 3000, "ü", '"', "a b"])
def test_strange_cookies_are_nobodys(server: RunningServer, cookie: str) -> None:
    header = f"dominium_person={cookie}".encode("latin-1")
    answer = server.browser().http.get("/api/tables/mine", headers={b"Cookie": header})
    assert (answer.status_code, answer.json()) == (200, [])


def test_failures_are_logged_without_secrets(
    jana: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_people: People, _known: object, _name: str) -> None:
        raise RuntimeError("in the middle")

    opened = jana.open_table([ME, FRIEND])
    token = opened["invitations"][0]["link"].removeprefix("/join/")
    monkeypatch.setattr(People, "update_or_create", fail)
    answer = jana.http.post(f"/api/invitations/{token}", json={"name": "Petr"})
    assert (answer.status_code, answer.json()["code"]) == (500, "server_error")
    assert "POST /api/invitations/{token} failed" in caplog.text
    assert "in the middle" in caplog.text
    assert token not in caplog.text
    assert "Petr" not in caplog.text


def test_secrets_stay_where_they_belong(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND, BOT])
    tokens = [each["link"].removeprefix("/join/") for each in opened["invitations"]]
    petr.join(opened["invitations"][0]["link"], "Petr")
    secret = jana.http.cookies["dominium_person"]
    with petr.page(opened["table"]) as page:
        page.receive()
        told = [json.dumps(page.table)]
    paths = (f"/api/tables/{opened['table']}", "/api/tables/mine", f"/api/invitations/{tokens[1]}")
    told += [petr.http.get(path).text for path in paths]
    own = jana.http.get(f"/api/tables/{opened['table']}").text
    for text in told:
        assert secret not in text
        assert not any(token in text for token in tokens)
    assert secret not in own
    assert tokens[1] in own


def test_a_record_is_read_no_further_than_its_game_goes(jana: Browser) -> None:
    """However long a record is, what it costs is bounded by its bytes and by the rules."""
    game = {"format": "dominium-record", "version": 1, "game": "solo", "rules_revision": 1}
    record = game | {"options": {}, "seats": [{"name": "Jana", "bot": None}]}
    endless = record | {"actions": ["=00"] * 30_000}
    answer = jana.http.post("/api/replay", json={"record": endless})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
    assert answer.json()["faults"][0]["params"]["ply"] == 1
    too_long = record | {"actions": ["=00"] * 60_000}
    answer = jana.http.post("/api/replay", json={"record": too_long})
    assert (answer.status_code, answer.json()["code"]) == (413, "message_too_big")

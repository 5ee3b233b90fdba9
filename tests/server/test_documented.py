"""Whatever is asked by the server's own description of itself is answered as it says."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from dominium.server.app import create_app
from tests.server.conftest import BOT, FRIEND, ME, Browser, Json, RunningServer, quick, quick_day

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemathesis import Case

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# Fewer than in other tests: there are many requests, each with a walk through the server.
EXAMPLES = settings.default.max_examples // 6

# A list of any length is described with an item of any kind at its end, which is left out here.
DOCUMENT: Json = msgspec.json.decode(
    msgspec.json.encode(create_app().openapi_schema.to_schema()).replace(b",{}]", b"]")
)
# A stream has no end; `test_programs_api` reads it.
schema = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex="/events$")
# Who asks is chosen by the tests.
schema.config.generation.with_security_parameters = False


class World:
    """A server, and people at its tables whose secrets nobody else may learn."""

    def __init__(self, server: RunningServer) -> None:
        self.address = f"http://{server.address}"
        jana, petr, stranger = (server.browser() for _ in range(3))
        waiting = jana.open_table([ME, FRIEND, BOT])
        hidden = jana.open_table([ME, FRIEND], game="block")
        finished = jana.open_table([ME], game="solo")
        petr.join(hidden["invitations"][0]["link"], "Petr")
        self.asking = {"petr": petr, "stranger": stranger}
        token = waiting["invitations"][0]["link"].removeprefix("/join/")
        words = "nobody guesses these"
        account = {"login": "jana", "password": words, "name": "Jana"}
        _made(jana, "/api/account", account)
        league = _made(jana, "/api/leagues", {"my_name": "Jana", "name": "Monday"})
        seek = {"key": "a key of some page", "game": "kingdomino", "my_name": "Jana"}
        assert jana.http.post("/api/seeks", json=seek).status_code == 200
        tables = [each["table"] for each in (waiting, hidden, finished)]
        self.known = {
            "table": tables,
            "seat": ["1"],
            "token": [token],
            "number": ["1"],
            "login": ["jana"],
            "game": ["kingdomino", "block"],
            "league": [league["league"]],
            "lesson": ["kingdomino", "solo"],
            "day": [quick_day().isoformat()],
            "kind": ["summary", "score"],
            "form": ["txt"],
            "key": [seek["key"]],
        }
        # An invitation is no secret for somebody who has it.
        self.secrets = [league["key"], seek["key"], words, *jana.http.cookies.values()]


def _made(browser: Browser, path: str, wish: Json) -> Json:
    answer = browser.http.post(path, json=wish)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server that asks nobody to be slower."""
    server = RunningServer(quick(tmp_path_factory.mktemp("documented"), limits=0))
    server.start()
    yield World(server)
    server.stop()


def test_the_server_describes_itself(world: World) -> None:
    served = world.asking["stranger"].get("/api/schema/openapi.json")
    assert served["paths"].keys() == DOCUMENT["paths"].keys()
    assert len(schema) > 40


def test_the_description_says_how_to_show_who_asks() -> None:
    ways = DOCUMENT["components"]["securitySchemes"]
    assert ways["token"]["scheme"] == "bearer"
    assert {ways[each]["name"] for each in ("cookie", "cookie_by_https")} == {
        "dominium_person",
        "__Host-dominium_person",
    }
    scopes = {"/me": [], "/tables/{table}/commands": ["play"], "/tables": ["play"]}
    for path, operations in DOCUMENT["paths"].items():
        for operation in operations.values():
            shown = operation.get("security", [{}])  # of checks of health nobody is known
            is_program = path.startswith("/api/v1")
            names = {name for way in shown for name in way}
            assert names <= ({"token"} if is_program else {"cookie", "cookie_by_https"})
            must = scopes.get(path.removeprefix("/api/v1")) if is_program else None
            if must is not None:
                assert shown == [{"token": must}]
            elif "post" not in operations:
                assert {} in shown
    watched = DOCUMENT["paths"]["/api/v1/tables/{table}/events"]["get"]
    assert watched["security"] == [{}, {"token": ["watch"]}]


@schema.given(place=st.integers(0, 5), who=st.sampled_from(("petr", "stranger")))
@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(
    case: Case, place: int, who: str, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    for name in case.path_parameters or {}:
        known = world.known[name]
        if place < len(known):
            case.path_parameters[name] = known[place]
    cookies = dict(world.asking[who].http.cookies)
    answer = case.call(base_url=world.address, cookies=cookies)
    case.validate_response(answer, checks=CHECKS)
    assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []
    for secret in world.secrets:
        assert secret.encode() not in answer.content
        assert secret not in str(answer.headers)

"""Answers that are lost on the way: whoever asks again gets the seat that is theirs already."""

from __future__ import annotations

import json
import socket
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from tests.server.conftest import BOT, FRIEND, ME

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json

ALL = 100_000
"""More bytes than an answer has."""

every_byte = pytest.mark.parametrize(
    "step", [pytest.param(1, marks=pytest.mark.long), pytest.param(41)]
)


def known(browser: Browser, name: str) -> Browser:
    """Make somebody known in a browser, as the page does before they take a seat."""
    answer = browser.http.post("/api/me", json={"name": name})
    assert answer.json() == {"name": name}
    return browser


def cut_off(browser: Browser, path: str, content: Json, after: int) -> bytes:
    """Ask for something and hang up after so many bytes of the answer; these bytes."""
    body = json.dumps(content).encode()
    cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {browser.address}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nCookie: {cookies}\r\n"
    )
    host, port = browser.address.split(":")
    heard = b""
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(head.encode() + b"\r\n" + body)
        while len(heard) < after and (part := line.recv(after - len(heard))):
            heard += part
    return heard


def invitation_to(jana: Browser, **wishes: object) -> tuple[str, str]:
    """The table of an invitation and its path."""
    opened = jana.open_table([ME, FRIEND], **wishes)
    link = opened["invitations"][0]["link"]
    return opened["table"], f"/api/invitations/{link.removeprefix('/join/')}"


def people_at(browser: Browser, table: str) -> list[str]:
    """The names at a table."""
    return [seat["name"] for seat in browser.get(f"/api/tables/{table}")["seats"]]


@every_byte
def test_an_invitation_is_taken_however_much_of_the_answer_arrives(
    jana: Browser, petr: Browser, step: int
) -> None:
    known(petr, "Petr")
    whole = cut_off(petr, invitation_to(jana)[1], {"name": "Petr"}, ALL)
    assert whole.startswith(b"HTTP/1.1 200")
    for after in range(0, len(whole) + 1, step):
        table, path = invitation_to(jana)
        assert len(cut_off(petr, path, {"name": "Petr"}, after)) == after
        again = petr.http.post(path, json={"name": "Petr"})
        assert (again.status_code, again.json()) == (200, {"table": table, "seat": 1})
        assert people_at(petr, table) == ["Jana", "Petr"]


@every_byte
def test_a_table_is_opened_once_however_much_of_the_answer_arrives(
    petr: Browser, step: int
) -> None:
    known(petr, "Petr")
    wish: Json = {"game": "kingdomino", "my_name": "Petr", "seats": [ME, BOT]}
    whole = cut_off(petr, "/api/tables", {**wish, "key": token_hex(16)}, ALL)
    assert whole.startswith(b"HTTP/1.1 201")
    opened = 1
    for after in range(0, len(whole) + 1, step):
        keyed = {**wish, "key": token_hex(16)}
        assert len(cut_off(petr, "/api/tables", keyed, after)) == after
        again = petr.http.post("/api/tables", json=keyed)
        assert again.status_code == 201
        opened += 1
        mine = petr.get("/api/tables/mine")
        assert again.json()["table"] in {table["table"] for table in mine}
        assert len(mine) == min(opened, 50)


def test_a_seat_at_an_open_table_is_taken_twice_by_the_same_browser(
    jana: Browser, petr: Browser
) -> None:
    known(petr, "Petr")
    table = jana.open_table([ME, FRIEND], settings={"visibility": "open"})["table"]
    path = f"/api/tables/{table}/seats/1"
    assert cut_off(petr, path, {"name": "Petr"}, 1) == b"H"
    assert petr.http.post(path, json={"name": "Petr"}).json() == {"table": table, "seat": 1}


@pytest.mark.both_backends
def test_the_same_request_at_the_same_moment_opens_one_table(petr: Browser) -> None:
    known(petr, "Petr")
    wish = {"game": "kingdomino", "my_name": "Petr", "seats": [ME, FRIEND], "key": token_hex(16)}
    with ThreadPoolExecutor(6) as together:
        answers = list(together.map(lambda _: petr.http.post("/api/tables", json=wish), range(6)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].json()["invitations"]


def test_another_table_another_person_or_another_key_is_no_repetition(
    jana: Browser, petr: Browser
) -> None:
    wish: Json = {"game": "kingdomino", "my_name": "Petr", "seats": [ME, BOT], "key": "0" * 16}

    def opened(browser: Browser, **changes: object) -> str:
        answer = browser.http.post("/api/tables", json={**wish, **changes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    known(petr, "Petr")
    known(jana, "Jana")
    tables = [
        opened(petr),
        opened(petr, preset="mighty_duel"),
        opened(petr, key="1" * 16),
        opened(jana),
    ]
    assert len(set(tables)) == 4
    assert opened(petr) == tables[0]


def test_whoever_is_introduced_again_stays_the_same(petr: Browser) -> None:
    table = known(petr, "Petr").open_table([ME, BOT], my_name="Petr")["table"]
    known(petr, "Petr Nový")
    assert [one["table"] for one in petr.get("/api/tables/mine")] == [table]
    refused = petr.http.post("/api/me", json={"name": " "})
    assert refused.json()["code"] == "bad_name"

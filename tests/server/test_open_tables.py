"""Open tables: listed while they wait, and anybody may sit down."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from tests.server.clients import LEAVE, Time, ask, own_server, wait_for
from tests.server.conftest import BOT, FRIEND, ME, Json, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import httpx

    from tests.server.conftest import Browser

OPEN: Json = {"visibility": "open"}


def listed(browser: Browser, **query: str) -> dict[str, Json]:
    """The open tables by their ids."""
    tables = browser.get("/api/tables/open", **query)["tables"]
    return {table["table"]: table for table in tables}


def sit(browser: Browser, table: str, seat: int, name: str) -> httpx.Response:
    return browser.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})


def test_an_open_table_is_listed_until_it_is_full(jana: Browser, petr: Browser) -> None:
    settings = {**OPEN, "pace": "days", "move_days": 3}
    opened = jana.open_table([ME, FRIEND, BOT, FRIEND], settings=settings)["table"]
    shown = listed(petr)[opened]
    assert shown["free"] == [1, 3]
    assert shown["names"][0] == "Jana"
    assert shown["game"] == "kingdomino"
    assert shown["settings"]["move_days"] == 3
    assert listed(petr, language="cs")[opened]["title"] != shown["title"]
    assert petr.get(f"/api/tables/{opened}")["may"] == ["sit"]
    # Only who has links is asked to send them.
    assert "link" not in petr.get(f"/api/tables/{opened}")["expected"]
    assert "links" in jana.get(f"/api/tables/{opened}")["expected"]
    answer = sit(petr, opened, 3, "Petr")
    assert answer.json() == {"table": opened, "seat": 3}
    with jana.page(opened) as page, petr.page(opened) as other:
        page.receive()
        other.receive()
        assert page.table["may"] == ["fill", "free"]
        assert other.table["may"] == ["leave"]
        assert other.table["you"] == [3]
        assert listed(petr)[opened]["free"] == [1]
        ask(page, {"type": "fill", "seat": 1, "level": "easy"})
        wait_for(page, lambda table: table["status"] == "running")
        wait_for(other, lambda table: table["status"] == "running")
    assert opened not in listed(petr)


def test_sitting_down_twice_changes_nothing(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND], settings=OPEN)["table"]
    for _ in range(2):
        assert sit(petr, opened, 1, "Petr").json() == {"table": opened, "seat": 1}
    number = jana.get(f"/api/tables/{opened}")["number"]
    assert number == 1


def test_what_is_not_free_cannot_be_taken(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    eva = server.browser()
    opened = jana.open_table([ME, FRIEND, FRIEND], settings=OPEN)["table"]
    sit(petr, opened, 1, "Petr")
    for browser, seat, code, status in (
        (eva, 1, "table_full", 409),
        (eva, 7, "no_such_seat", 404),
        (petr, 2, "already_seated", 409),
        (jana, 2, "already_seated", 409),
    ):
        answer = sit(browser, opened, seat, "Eva")
        assert (answer.json()["code"], answer.status_code) == (code, status)
        assert answer.json()["text"]
    assert sit(eva, opened, 2, " ").json()["code"] == "bad_name"
    assert sit(eva, "nowhere", 0, "Eva").json()["code"] == "unknown_table"
    assert sit(eva, opened, 100, "Eva").status_code == 400


def test_a_private_table_is_neither_listed_nor_open(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND])["table"]
    assert opened not in listed(petr)
    answer = sit(petr, opened, 1, "Petr")
    assert (answer.json()["code"], answer.status_code) == ("not_open_table", 403)
    with petr.page(opened) as page:
        page.receive()
        assert page.table["may"] == []


def test_of_two_who_sit_down_at_once_one_gets_the_seat(
    jana: Browser, server: RunningServer
) -> None:
    opened = jana.open_table([ME, FRIEND], settings=OPEN)["table"]
    answers = [sit(server.browser(), opened, 1, name) for name in ("Petr", "Eva")]
    assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_a_seat_of_an_open_table_can_be_given_back(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND], settings=OPEN)["table"]
    sit(petr, opened, 2, "Petr")
    with petr.page(opened) as page:
        page.receive()
        ask(page, LEAVE)
        wait_for(page, lambda table: table["you"] == [])
        assert "sit" in page.table["may"]
    assert listed(jana)[opened]["free"] == [1, 2]


def test_links_lead_to_open_tables_too(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND], settings=OPEN)
    link = opened["invitations"][0]["link"]
    invitation = petr.get(f"/api/invitations/{link.removeprefix('/join/')}")
    assert invitation["settings"]["visibility"] == "open"
    assert petr.join(link, "Petr")["seat"] == 1


def test_names_at_one_table_differ(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND], settings=OPEN)["table"]
    sit(petr, opened, 1, "Jana")
    assert listed(petr)[opened]["names"][:2] == ["Jana", "Jana 2"]


LONG = 3600.0
WAITING = [ME, FRIEND]
"""Seats of a table that waits for one more person."""


@contextmanager
def two_processes(
    new_database: Callable[[], AbstractContextManager[str]], folder: Path
) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two processes with one database and without Redis, which renew visits all the time."""
    with new_database() as database:
        settings = quick(folder, database=database, here_seconds=1.0)
        servers = RunningServer(settings), RunningServer(settings)
        try:
            for server in servers:
                server.start()
            yield servers
        finally:
            for server in servers:
                server.stop()


def open_waiting(browser: Browser, name: str = "Jana") -> str:
    """Open a table for anybody; its id."""
    return str(browser.open_table(WAITING, settings=OPEN, my_name=name)["table"])


def until_lobby(browser: Browser, tables: list[str], here: int) -> None:
    """Look at the lobby until it shows these tables and this number of people."""
    deadline, page = time.monotonic() + PATIENCE, browser.get("/api/tables/open")
    while [table["table"] for table in page["tables"]] != tables or page["here"] != here:
        assert time.monotonic() < deadline
        page = browser.get("/api/tables/open")


def test_a_table_is_shown_while_its_creator_is_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(monkeypatch)
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        opened = open_waiting(jana)
        assert opened in listed(petr)
        clock.pass_by(60)
        assert opened in listed(petr)
        clock.pass_by(61)
        assert opened not in listed(petr)
        # It waits unseen, and whoever has its address may still sit down.
        assert petr.get(f"/api/tables/{opened}")["may"] == ["sit"]
        jana.get("/api/tables/open")
        assert opened in listed(petr)


def test_how_long_somebody_is_here_is_set_by_the_operator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(monkeypatch)
    with own_server(tmp_path, here_seconds=2 * LONG) as server:
        jana, petr = server.browser(), server.browser()
        opened = open_waiting(jana)
        clock.pass_by(LONG)
        assert opened in listed(petr)
        clock.pass_by(2 * LONG)
        assert opened not in listed(petr)


@pytest.mark.both_backends
def test_an_open_page_of_another_process_keeps_a_table_in_the_list(
    new_database: Callable[[], AbstractContextManager[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Time(monkeypatch)
    with two_processes(new_database, tmp_path) as (here, there):
        jana, petr = here.browser(), there.browser()
        opened = open_waiting(jana)
        with jana.page(opened) as page:
            page.receive()
            clock.pass_by(LONG)
            until_lobby(petr, [opened], here=1)
        until_lobby(petr, [], here=0)


def test_the_latest_two_tables_of_a_person_are_shown(tmp_path: Path) -> None:
    with own_server(tmp_path, address_tables=50) as server:
        jana, petr = server.browser(), server.browser()
        opened = [open_waiting(jana) for _ in range(3)]
        assert list(listed(petr)) == [opened[2], opened[1]]
        other = open_waiting(petr, "Petr")
        assert list(listed(petr)) == [other, opened[2], opened[1]]
        # What is full makes room for what waits.
        sit(petr, opened[2], 1, "Petr")
        assert list(listed(petr)) == [other, opened[1], opened[0]]


def test_pages_follow_each_other_until_all_was_shown(tmp_path: Path) -> None:
    with own_server(tmp_path, address_tables=50) as server:
        opened = [open_waiting(server.browser()) for _ in range(5)]
        petr, shown, offset = server.browser(), list[str](), 0
        while offset is not None:
            page = petr.get("/api/tables/open", offset=offset, limit=2)
            assert len(page["tables"]) <= 2
            shown += [table["table"] for table in page["tables"]]
            offset = page["following"]
        assert shown == opened[::-1]
        beyond = petr.get("/api/tables/open", offset=7)
        assert (beyond["tables"], beyond["following"]) == ([], None)
        for wrong in ({"limit": 0}, {"limit": 51}, {"offset": -1}, {"offset": 10**29}):
            assert petr.http.get("/api/tables/open", params=wrong).status_code == 400


def test_people_who_are_here_are_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(monkeypatch)
    with own_server(tmp_path) as server:
        jana, petr, stranger = server.browser(), server.browser(), server.browser()
        for _ in range(3):
            open_waiting(jana)
        open_waiting(petr, "Petr")
        assert stranger.get("/api/tables/open")["here"] == 2
        clock.pass_by(121)
        assert stranger.get("/api/tables/open")["here"] == 0
        assert jana.get("/api/tables/open")["here"] == 1

"""Quick matches: two people who wait for the same game are seated at one new table."""

from __future__ import annotations

import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import httpx
import pytest

from dominium.server.realtime import quick_match, seeks
from dominium.server.storage.models import SeekRow
from tests.patience import PATIENCE
from tests.server.clients import Time, own_server
from tests.server.conftest import Browser, RunningServer, quick, stored

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from tests.server.conftest import Json

SHORT = 0.05
KEYS = count(1)
NO_ANSWER = 0.3


class Seeker(NamedTuple):
    """A page that waits for anybody else."""

    browser: Browser
    key: str

    def ask(self) -> httpx.Response:
        """Ask once, as the page does again and again."""
        return self.browser.http.post(f"/api/seeks/{self.key}")

    def table(self) -> str | None:
        """The answer of one request."""
        answer = self.ask()
        assert answer.status_code == 200, answer.text
        found: str | None = answer.json()["table"]
        return found

    def until_seated(self) -> str:
        """Ask until a table was found."""
        while (found := self.table()) is None:
            pass
        return found

    def end(self) -> None:
        """Wait no longer."""
        assert self.browser.http.delete(f"/api/seeks/{self.key}").status_code == 204

    @property
    def refusal(self) -> str:
        """The code by which a request is refused."""
        return str(self.ask().json()["code"])


@pytest.fixture(autouse=True)
def held_shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold requests no longer than it takes to look a few times."""
    monkeypatch.setattr(quick_match, "HELD_SECONDS", 4 * SHORT)
    monkeypatch.setattr(quick_match, "LOOKED_EVERY", SHORT)


@pytest.fixture
def server(
    new_database: Callable[[], AbstractContextManager[str]], tmp_path: Path
) -> Iterator[RunningServer]:
    """A server of one test alone."""
    with new_database() as database:
        running = RunningServer(quick(tmp_path, database=database))
        running.start()
        yield running
        running.stop()


def begin(browser: Browser, name: str, game: str = "kingdomino", **wish: object) -> Seeker:
    """Begin to wait."""
    key = f"a key of a page {next(KEYS)}"
    request = {"key": key, "game": game, "my_name": name, **wish}
    answer = browser.http.post("/api/seeks", json=request)
    assert answer.status_code == 200, answer.text
    assert answer.json()["table"] is None
    return Seeker(browser, key)


def refused(browser: Browser, **wish: object) -> Json:
    """The refusal of somebody who wants to wait."""
    request = {"key": "a key of some page", "game": "kingdomino", "my_name": "Jana", **wish}
    answer = browser.http.post("/api/seeks", json=request)
    assert answer.status_code == 400
    said: Json = answer.json()
    return said


def seated(*seekers: Seeker) -> list[str]:
    """Wait with all pages at once until each is told its table."""
    with ThreadPoolExecutor(len(seekers)) as pages:
        return list(pages.map(Seeker.until_seated, seekers))


def names(browser: Browser, table: str) -> list[str]:
    """The names at a table."""
    return [seat["name"] for seat in browser.get(f"/api/tables/{table}")["seats"]]


@pytest.mark.both_backends
def test_two_who_want_the_same_are_seated_at_one_table(jana: Browser, petr: Browser) -> None:
    first, second = begin(jana, "Jana"), begin(petr, "Petr")
    tables = seated(first, second)
    assert len(set(tables)) == 1
    table = jana.get(f"/api/tables/{tables[0]}")
    assert table["status"] == "running"
    assert sorted(seat["name"] for seat in table["seats"]) == ["Jana", "Petr"]
    assert len(table["you"]) == 1
    assert petr.get(f"/api/tables/{tables[0]}")["you"] != table["you"]
    # An answer that was lost is given again, and nobody else sits down there.
    assert first.table() == tables[0]
    assert table["settings"]["visibility"] == "private"


def test_names_of_strangers_differ_at_their_table(jana: Browser, petr: Browser) -> None:
    table, _ = seated(begin(jana, "Jana"), begin(petr, "Jana"))
    assert names(jana, table) == ["Jana", "Jana 2"]


def test_who_wants_something_else_is_not_seated_with_them(jana: Browser, petr: Browser) -> None:
    pages = begin(jana, "Jana"), begin(petr, "Petr", game="block")
    assert [page.table() for page in pages for _ in range(2)] == [None] * 4
    other = begin(petr, "Petr", seats=3)
    assert [page.table() for page in (pages[0], other) for _ in range(2)] == [None] * 4


def test_bots_take_the_seats_beside_the_two(jana: Browser, petr: Browser) -> None:
    table, _ = seated(begin(jana, "Jana", "sebastopol"), begin(petr, "Petr", "sebastopol"))
    kinds = [seat["kind"] for seat in jana.get(f"/api/tables/{table}")["seats"]]
    assert kinds == ["person", "person", "bot", "bot"]


def test_games_for_one_or_for_nobody_are_refused(jana: Browser) -> None:
    assert refused(jana, game="solo")["faults"][0]["code"] == "wrong_seats"
    assert refused(jana, game="chess")["code"] == "bad_table"
    assert refused(jana, game="block", seats=3)["code"] == "bad_table"
    for wrong in ({"seats": 1}, {"seats": 10**29}, {"key": "short"}, {"my_name": " "}):
        refused(jana, **wrong)


def test_nobody_is_seated_with_themselves(jana: Browser, petr: Browser) -> None:
    first = begin(jana, "Jana")
    second = begin(jana, "Jana")
    assert first.refusal == "waits_elsewhere"
    assert second.table() is None
    assert first.refusal == "waits_elsewhere"
    table, _ = seated(second, begin(petr, "Petr"))
    assert sorted(names(jana, table)) == ["Jana", "Petr"]


def test_waiting_can_be_ended(jana: Browser, petr: Browser) -> None:
    first = begin(jana, "Jana")
    first.end()
    first.end()
    assert first.refusal == "not_waiting"
    assert begin(petr, "Petr").table() is None
    # Nobody ends what somebody else waits for.
    second = begin(jana, "Jana")
    Seeker(petr, second.key).end()
    assert second.ask().status_code == 200


def test_a_page_that_is_gone_gets_no_seat(
    jana: Browser, petr: Browser, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeks, "ANSWER_MILLISECONDS", int(NO_ANSWER * 1000))
    monkeypatch.setattr(quick_match, "HELD_SECONDS", 10 * NO_ANSWER)
    gone = begin(jana, "Jana")
    assert gone.table() is None  # and never asks again
    page = begin(petr, "Petr")
    assert page.table() is None
    assert page.table() is None
    assert gone.refusal == "not_waiting"
    assert petr.get("/api/tables/mine") == []
    table, _ = seated(page, begin(server.browser(), "Eva"))
    assert sorted(names(petr, table)) == ["Eva", "Petr"]


def test_whoever_goes_away_waits_no_longer(
    jana: Browser, petr: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_match, "HELD_SECONDS", 3600.0)
    page = begin(jana, "Jana")
    with pytest.raises(httpx.ReadTimeout):
        jana.http.post(f"/api/seeks/{page.key}", timeout=5 * SHORT)
    deadline = time.monotonic() + PATIENCE
    while petr.get("/api/tables/open")["seeking"]:
        assert time.monotonic() < deadline
    assert page.refusal == "not_waiting"


def test_whoever_was_muted_is_not_met_by_chance(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    table, _ = seated(begin(jana, "Jana"), begin(petr, "Petr"))
    with jana.page(table) as page:
        page.receive()
        other = next(seat["seat"] for seat in page.table["seats"] if not seat["you"])
        page.send({"type": "mute", "request": 1, "seat": other, "on": True})
        while page.receive().get("muted") != [other]:
            pass
    first, second = begin(jana, "Jana"), begin(petr, "Petr")
    assert [seeker.table() for seeker in (first, second, first, second)] == [None] * 4
    table, _ = seated(first, begin(server.browser(), "Eva"))
    assert sorted(names(jana, table)) == ["Eva", "Jana"]


def test_how_many_others_wait_is_told_in_the_lobby(
    jana: Browser, petr: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(monkeypatch)
    page = begin(jana, "Jana")
    assert petr.get("/api/tables/open")["seeking"] == {"kingdomino": 1}
    own = jana.get("/api/tables/open")
    assert (own["seeking"], own["here"]) == ({}, 1)
    clock.pass_by(seeks.FRESH_MILLISECONDS / 1000 + 1)
    assert petr.get("/api/tables/open")["seeking"] == {}
    assert page.table() is None
    assert petr.get("/api/tables/open")["seeking"] == {"kingdomino": 1}
    table, _ = seated(page, begin(petr, "Petr"))
    assert table
    assert petr.get("/api/tables/open")["seeking"] == {}


def test_the_seeks_of_pages_that_are_gone_are_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(monkeypatch)
    database = str(tmp_path / "own.sqlite3")
    with own_server(tmp_path, database=database) as server:
        begin(server.browser(), "Jana")
        clock.pass_by(seeks.KEPT_MILLISECONDS / 1000 + 1)
        last = begin(server.browser(), "Petr")
        assert stored(database, SeekRow.key) == [last.key]


def test_a_seek_goes_with_the_person(jana: Browser, petr: Browser) -> None:
    page = begin(jana, "Jana")
    assert jana.http.request("DELETE", "/api/account", json={}).status_code == 204
    assert page.refusal == "not_waiting"
    assert petr.get("/api/tables/open")["seeking"] == {}


def test_a_stranger_does_not_wait(petr: Browser) -> None:
    page = Seeker(petr, "a key of a page")
    assert page.refusal == "not_waiting"
    page.end()


def test_a_server_that_ends_answers_those_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_match, "HELD_SECONDS", 3600.0)
    asked = threading.Event()
    ask = quick_match.Seeks.ask

    async def noted(store: quick_match.Seeks, person: int, key: str) -> seeks.Seek:
        found = await ask(store, person, key)
        asked.set()
        return found

    monkeypatch.setattr(quick_match.Seeks, "ask", noted)
    with ThreadPoolExecutor() as pages:
        with own_server(tmp_path) as server:
            browser = Browser(server.address)
            answer = pages.submit(begin(browser, "Jana").ask)
            assert asked.wait(PATIENCE)
        assert answer.result().json()["table"] is None
        browser.http.close()


@pytest.mark.both_backends
def test_people_at_two_processes_meet_in_pairs(
    new_database: Callable[[], AbstractContextManager[str]], tmp_path: Path
) -> None:
    people = 12
    with new_database() as database:
        servers = [RunningServer(quick(tmp_path, database=database)) for _ in range(2)]
        try:
            for server in servers:
                server.start()
            browsers = [servers[number % 2].browser() for number in range(people)]
            with ThreadPoolExecutor(people) as pages:
                waiting = list(pages.map(begin, browsers, [f"Somebody {n}" for n in range(people)]))
                tables = list(pages.map(Seeker.until_seated, waiting))
            assert sorted(Counter(tables).values()) == [2] * (people // 2)
            for browser, table in zip(browsers, tables, strict=True):
                seats = browser.get(f"/api/tables/{table}")
                assert seats["status"] == "running"
                assert len(seats["you"]) == 1
                assert [one["table"] for one in browser.get("/api/tables/mine")] == [table]
        finally:
            for server in servers:
                server.stop()

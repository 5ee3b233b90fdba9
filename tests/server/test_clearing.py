"""Clearing away: what nobody has used for a time that the operator sets goes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from dominium.server.accounts import clearing
from dominium.server.services import Services
from dominium.server.storage import EntryRow, PresenceRow, SeatRow, TableRow
from dominium.server.storage.models import PersonRow, ResultRow, SessionRow
from tests.server.clients import Time
from tests.server.conftest import FRIEND, ME, Browser, RunningServer, play_to_the_end, quick, stored

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from dominium.server.common.settings import Settings

pytestmark = pytest.mark.both_backends

DAY = 24 * 3600.0


class Place(NamedTuple):
    """A server whose time can be put forward, and another process that clears away."""

    server: RunningServer
    settings: Settings
    clock: Time

    def clear(self, **settings: Any) -> None:
        """Clear away once, by another process with the same database."""

        async def course() -> None:
            services = Services(
                quick(self.settings.static, database=self.settings.database, **settings)
            )
            await services.clearing.clear()
            await services.limits.close()
            await services.database.close()

        asyncio.run(course())

    def rows(self, column: Any) -> list[Any]:
        """The values of a column."""
        return stored(self.settings.database, column)


@pytest.fixture
def place(
    new_database: Callable[[], AbstractContextManager[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Place]:
    """A server of one test alone."""
    monkeypatch.setattr(clearing, "PAUSE_SECONDS", 0.0)
    with new_database() as database:
        settings = quick(tmp_path, database=database)
        server = RunningServer(settings)
        server.start()
        yield Place(server, settings, Time(monkeypatch))
        server.stop()


def refusal(browser: Browser, table: str) -> str | None:
    """The code by which somebody is kept from a table; None where they see it."""
    return browser.http.get(f"/api/tables/{table}").json().get("code")


def test_a_table_that_never_began_goes_when_the_page_said(place: Place) -> None:
    jana, petr = place.server.browser(), place.server.browser()
    opened = jana.open_table([ME, FRIEND, FRIEND], settings={"visibility": "open"})
    table, link = opened["table"], opened["invitations"][0]["link"]
    until = jana.get(f"/api/tables/{table}/kept")["until"]
    place.clock.pass_by(20 * DAY)
    petr.join(link, "Petr")
    assert jana.get(f"/api/tables/{table}/kept")["until"] > until
    place.clock.pass_by(29 * DAY)
    place.clear()
    assert refusal(petr, table) is None
    place.clock.pass_by(2 * DAY)
    place.clear()
    # This process knows the table, and finds that it is gone.
    assert refusal(petr, table) == "unknown_table"
    seat = petr.http.post(f"/api/tables/{table}/seats/2", json={"name": "Petr"})
    assert seat.json()["code"] == "unknown_table"
    assert place.rows(TableRow.id) == place.rows(SeatRow.table_id) == []
    assert jana.get("/api/tables/mine") == []


def test_what_has_begun_is_kept(place: Place) -> None:
    jana, petr = place.server.browser(), place.server.browser()
    opened = jana.open_table([ME, FRIEND])
    petr.join(opened["invitations"][0]["link"], "Petr")
    finished = jana.open_table([ME], game="solo")["table"]
    with jana.page(finished) as page:
        page.receive()
        play_to_the_end(page)
    for table in (opened["table"], finished):
        assert jana.get(f"/api/tables/{table}/kept")["until"] is None
    place.clock.pass_by(390 * DAY)
    place.clear()
    assert sorted(place.rows(TableRow.id)) == sorted([opened["table"], finished])
    # Finished games go where the operator wants it, and only these.
    place.clear(finished_days=391)
    assert len(place.rows(TableRow.id)) == 2
    place.clear(finished_days=389)
    assert place.rows(TableRow.id) == [opened["table"]]
    assert set(place.rows(EntryRow.table_id)) == {opened["table"]}
    assert place.rows(ResultRow.table_id) == []
    assert refusal(jana, finished) == "unknown_table"


def test_a_table_that_somebody_has_open_is_kept(place: Place) -> None:
    jana = place.server.browser()
    table = jana.open_table([ME, FRIEND])["table"]
    place.clock.pass_by(31 * DAY)
    with jana.page(table) as page:
        page.receive()
        while not jana.get(f"/api/tables/{table}")["seats"][0]["connected"]:
            pass
        until_stored(place, table)
        place.clear()
        assert refusal(jana, table) is None
    until_stored(place, None)
    place.clear()
    assert refusal(jana, table) == "unknown_table"


def until_stored(place: Place, table: str | None) -> None:
    """Wait until the other process can read who is at which table."""
    wanted = [] if table is None else [table]
    while place.rows(PresenceRow.table_id) != wanted:
        pass


def test_guests_and_browsers_that_were_not_here_for_long_go(place: Place) -> None:
    jana, petr = place.server.browser(), place.server.browser()
    table = jana.open_table([ME], game="solo")["table"]
    with jana.page(table) as page:
        page.receive()
        play_to_the_end(page)
    account = {"login": "petr", "password": "four dominoes in a row", "name": "Petr"}
    assert petr.http.post("/api/account", json=account).status_code == 201
    bot = {"password": account["password"], "name": "Fido", "scopes": ["play", "bot"]}
    assert petr.http.post("/api/account/tokens", json=bot).status_code == 201
    place.clock.pass_by(399 * DAY)
    place.clear()
    for _ in range(2):  # the second time with the cookie of this day
        assert jana.get("/api/me")["name"] == "Jana"
    place.clock.pass_by(2 * DAY)
    place.clear()
    assert jana.get("/api/me")["name"] == "Jana"
    assert petr.get("/api/me")["name"] is None
    assert len(place.rows(SessionRow.id)) == 1
    assert petr.http.post("/api/account/login", json={**account, "name": None}).status_code == 400
    del account["name"]
    assert petr.http.post("/api/account/login", json=account).status_code == 200
    place.clock.pass_by(400 * DAY)
    place.clear()
    assert jana.get("/api/me")["name"] is None
    assert {name for name in place.rows(PersonRow.name) if name} == {"Petr", "Fido"}
    # The game that was finished stays, without the name.
    assert petr.get(f"/api/tables/{table}")["seats"][0]["name"] != "Jana"


def test_the_operator_sets_the_days(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jana = place.server.browser()
    jana.open_table([ME, FRIEND])
    assert jana.get("/api/account")["kept_days"] == 400
    monkeypatch.setenv("DOMINIUM_WAITING_DAYS", "0")
    monkeypatch.setenv("DOMINIUM_PEOPLE_DAYS", "10")
    monkeypatch.setenv("DOMINIUM_FINISHED_DAYS", "20")
    settings = quick(tmp_path)
    days = settings.waiting_days, settings.people_days, settings.finished_days
    assert days == (1, 10, 20)
    place.clock.pass_by(11.5 * DAY)
    place.clear()
    assert place.rows(TableRow.id) == []
    assert place.rows(PersonRow.name).count("Jana") == 0

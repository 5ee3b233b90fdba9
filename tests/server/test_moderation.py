"""The acts of an operator beside a running server, and what people report to them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete, select, text
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed

from dominium.describe import LANGUAGES
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.common.settings import Settings
from dominium.server.model.table_settings import Pace
from dominium.server.moderation.acts import Moderator
from dominium.server.moderation.overview import Overview
from dominium.server.moderation.reports import MOST_WAITING
from dominium.server.storage import Database, EventStore
from dominium.server.storage.models import AuditRow, BanRow, PersonRow
from dominium.server.tables.service import Tables
from dominium.server.websocket.table_socket import (
    SESSION_OVER_CLOSE_CODE,
    UNKNOWN_TABLE_CLOSE_CODE,
)
from tests.server.clients import LEAVE, RETURN, ask, refusal, two_people, until_happened, wait_for
from tests.server.conftest import BOT, FRIEND, ME, Browser, Json, RunningServer, quick
from tests.server.test_accounts import PASSWORD, code, register
from tests.server.test_talk import hear, lines, of_two, say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from contextlib import AbstractContextManager

    from tests.server.conftest import Page

pytestmark = pytest.mark.both_backends

HOUR = 3600 * 1000


class Operator:
    """An operator beside a running server, by a database connection of their own.

    Args:
        server: The server.
        database: Its database.
    """

    def __init__(self, server: RunningServer, database: str) -> None:
        self.server = server
        self._url = Settings(database=database).database_url

    def run(self, course: Callable[[Database], Awaitable[Any]]) -> Any:
        """The result of a course with the database."""

        async def opened() -> Any:
            database = Database(self._url)
            try:
                return await course(database)
            finally:
                await database.close()

        return asyncio.run(opened())

    def act(self, act: Callable[[Moderator], Awaitable[None]], note: str = "") -> None:
        """Do something."""

        async def course(database: Database) -> None:
            store = EventStore(database, Pace(0, 0), lambda *_written: None)
            await act(Moderator(database, Tables(store), "eva", note))

        self.run(course)

    def see(self, look: Callable[[Overview], Awaitable[Any]]) -> Any:
        """See something."""
        return self.run(lambda database: look(Overview(database)))

    def person(self, table: str, seat: int) -> int:
        """The number of whoever sits at a seat."""
        found: Json = self.see(lambda overview: overview.table(table))
        person: int = found["seats"][seat]["person"]
        return person

    def log(self) -> list[Json]:
        """The audit log, the last act first."""
        found: list[Json] = self.see(lambda overview: overview.audit())
        return found

    def refused(self, act: Callable[[Moderator], Awaitable[None]]) -> str:
        """The code by which an act is refused; the audit log stays as it is."""
        before = self.log()
        with pytest.raises(RequestError) as refusal:
            self.act(act)
        assert self.log() == before
        return refusal.value.code


@pytest.fixture(scope="module")
def operator(
    new_database: Callable[[], AbstractContextManager[str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Operator]:
    """An operator beside a server that looks after what others did all the time."""
    with new_database() as database:
        folder = tmp_path_factory.mktemp("server")
        server = RunningServer(quick(folder, database=database, poll=0.05, metrics=True))
        server.start()
        yield Operator(server, database)
        server.stop()


@pytest.fixture
def server(operator: Operator) -> RunningServer:
    """The server of the operator."""
    return operator.server


def closed_with(page: Page) -> int:
    """The code with which the server closes a page."""
    while True:
        try:
            page.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0


def report(browser: Browser, table: str, seat: int, **told: object) -> str:
    """Report whoever sits at a seat; the code of the refusal, or nothing."""
    path = f"/api/tables/{table}/seats/{seat}/reports"
    answer = browser.http.post(path, json={"grounds": "talk", **told})
    return "" if answer.status_code == 204 else code(answer)


def listed(browser: Browser) -> set[str]:
    """The tables that the lobby shows."""
    return {table["table"] for table in browser.get("/api/tables/open")["tables"]}


def test_a_table_that_is_closed_is_over_for_its_open_pages(
    operator: Operator, jana: Browser, petr: Browser
) -> None:
    with two_people(jana, petr) as (left, right):
        table = left.table["table"]
        operator.act(lambda moderator: moderator.close(table, "cheating"), "two accounts")
        for page in (left, right):
            wait_for(page, lambda table: table["status"] == "finished")
            assert page.table["closed"] == "cheating"
            assert page.table["title"].startswith("The operator of the server has closed")
        assert refusal(left, RETURN | {"type": "leave", "give_up": True}) == "finished"
    assert code(jana.http.post(f"/api/tables/{table}/rematch")) == "table_closed"
    kept = operator.log()[0]
    assert (kept["by"], kept["act"], kept["table"]) == ("eva", "close", table)
    assert (kept["detail"], kept["note"]) == ({"grounds": "cheating"}, "two accounts")
    assert operator.refused(lambda moderator: moderator.close(table, "cheating")) == "finished"
    assert operator.refused(lambda moderator: moderator.close("x", "other")) == "unknown_table"


def test_a_hidden_table_is_not_in_the_lobby_until_it_is_shown_again(
    operator: Operator, jana: Browser, petr: Browser
) -> None:
    table = jana.open_table([ME, FRIEND], settings={"visibility": "open"})["table"]
    assert table in listed(petr)
    operator.act(lambda moderator: moderator.hide_table(table))
    assert table not in listed(petr)
    assert petr.get(f"/api/tables/{table}")["may"] == ["sit"]
    assert operator.refused(lambda moderator: moderator.hide_table(table)) == "table_not_listed"
    operator.act(lambda moderator: moderator.show_table(table))
    assert table in listed(petr)
    assert operator.refused(lambda moderator: moderator.show_table(table)) == "table_not_hidden"
    private = jana.open_table([ME, FRIEND])["table"]
    assert operator.refused(lambda moderator: moderator.hide_table(private)) == "table_not_listed"
    assert operator.refused(lambda moderator: moderator.hide_table("x")) == "unknown_table"
    assert [row["act"] for row in operator.log()[:2]] == ["show-table", "hide-table"]


def test_a_hidden_name_stands_nowhere_and_its_person_plays_on(
    operator: Operator, jana: Browser, petr: Browser
) -> None:
    register(petr, "Rudeness")
    opened = jana.open_table([ME, FRIEND])
    petr.join(opened["invitations"][0]["link"], "Rudeness")
    with jana.page(opened["table"]) as page:
        page.receive()
        assert page.table["seats"][1]["name"] == "Rudeness"
        person = operator.person(opened["table"], 1)
        operator.act(lambda moderator: moderator.hide_name(person))
        wait_for(page, lambda table: table["seats"][1]["name"] == "Player 2")
        assert page.table["status"] == "running"
    assert petr.get(f"/api/tables/{opened['table']}")["you"] == [1]
    assert petr.get("/api/account")["public"] is False
    assert petr.get("/api/me") == {"name": None}
    found = operator.see(lambda overview: overview.person(person))
    assert found["name"] is None
    assert "Rudeness" not in str(found["tables"])
    assert operator.refused(lambda moderator: moderator.hide_name(10**6)) == "unknown_person"


def test_a_hidden_message_is_read_by_the_operator_alone(
    operator: Operator, jana: Browser, petr: Browser
) -> None:
    table = of_two(jana, petr)
    with jana.page(table) as page:
        page.receive()
        say(page, text="Rudeness")
        assert lines(hear(page)) == [("Jana", "Rudeness")]
        say(page, phrase="thanks")
        hear(page)
        operator.act(lambda moderator: moderator.hide_message(table, 1))
        again = hear(page)
        assert (again["whole"], len(again["messages"])) == (True, 2)
        assert lines(again)[0] == ("Jana", "(hidden by the operator of the server)")
    # Whoever was away comes back with the message that is hidden now.
    with petr.page(table, talk=2) as other:
        assert lines(hear(other))[0] == ("Jana", "(hidden by the operator of the server)")
    found = operator.see(lambda overview: overview.table(table))
    assert [(said["kind"], said["text"]) for said in found["messages"]] == [
        ("hidden", "Rudeness"),
        ("phrase", "thanks"),
    ]
    for number in (1, 2, 3):
        refused = operator.refused(
            lambda moderator, number=number: moderator.hide_message(table, number)
        )
        assert refused == "unknown_message"


def test_whoever_is_banned_leaves_and_is_told_why_and_until_when(
    operator: Operator, jana: Browser, petr: Browser
) -> None:
    waiting = petr.open_table([ME, FRIEND], my_name="Petr")["table"]
    with two_people(jana, petr) as (left, right):
        table = left.table["table"]
        person, until = operator.person(table, 1), clock.now() + HOUR
        operator.act(lambda moderator: moderator.ban(person, "disturbing", until), "report 7")
        until_happened(left, "left")
        assert left.table["seats"][1]["away"] is True
        assert left.table["status"] == "running"
        assert closed_with(right) == SESSION_OVER_CLOSE_CODE
        with petr.page(table, language="cs") as again:
            message = again.until("refused")
            assert message["code"] == "banned"
            assert "rušení hry" in message["text"]
            assert clock.utc_text(until) in message["text"]
            assert closed_with(again) == UNKNOWN_TABLE_CLOSE_CODE
    assert jana.get(f"/api/tables/{waiting}")["closed"] == "disturbing"
    for path in ("/api/tables", "/api/me", f"/api/tables/{table}/rematch"):
        wish = {"game": "kingdomino", "my_name": "Petr", "name": "Petr", "seats": [ME, BOT]}
        body = {"name": "Petr"} if path == "/api/me" else wish
        if path == "/api/tables":
            body = {name: wish[name] for name in ("game", "my_name", "seats")}
        assert code(petr.http.post(path, json=body)) == "banned", path
    texts = {
        petr.http.post("/api/me", params={"language": language}, json={"name": "Petr"}).json()[
            "text"
        ]
        for language in LANGUAGES
    }
    assert len(texts) == len(LANGUAGES)
    assert all(clock.utc_text(until) in told for told in texts)
    # What is their own they may still see and delete.
    assert petr.get(f"/api/tables/{table}")["you"] == [1]
    bans = petr.http.get("/api/account/export").json()["bans"]
    assert [ban["grounds"] for ban in bans] == ["disturbing"]
    operator.act(lambda moderator: moderator.unban(person))
    assert petr.http.post("/api/me", json={"name": "Petr"}).status_code == 200
    with petr.page(table) as page:
        page.receive()
        ask(page, RETURN)
        wait_for(page, lambda table: not table["seats"][1]["away"])
    assert operator.refused(lambda moderator: moderator.unban(person)) == "not_banned"


def test_a_page_that_is_still_open_cannot_bring_a_banned_player_back(
    operator: Operator, jana: Browser, petr: Browser
) -> None:
    async def ban_alone(database: Database) -> None:
        async with database.write() as connection:
            row = {"person_id": person, "grounds": "other", "until": None, "created_at": 1}
            await connection.execute(BanRow.__table__.insert().values(row))

    with two_people(jana, petr) as (_, right):
        person = operator.person(right.table["table"], 1)
        ask(right, LEAVE)
        until_happened(right, "left")
        operator.run(ban_alone)
        with suppress(ConnectionClosed):  # the server looks at open pages from time to time, too
            ask(right, RETURN)
        assert closed_with(right) == SESSION_OVER_CLOSE_CODE
        assert right.table["seats"][1]["away"]


def test_a_ban_is_of_an_account_wherever_it_logs_in(
    operator: Operator, server: RunningServer, petr: Browser
) -> None:
    login = register(petr, "Petr")
    table = petr.open_table([ME, BOT], my_name="Petr")["table"]
    person = operator.person(table, 0)
    operator.act(lambda moderator: moderator.ban(person, "cheating", None))
    elsewhere = server.browser()
    answer = elsewhere.http.post(
        "/api/account/login", json={"login": login, "password": PASSWORD, "keep_tables": False}
    )
    assert answer.status_code == 200
    refused = elsewhere.http.post("/api/me", json={"name": "Petra"})
    assert (refused.status_code, code(refused)) == (403, "banned")
    assert "for good" in refused.json()["text"]
    forgotten = elsewhere.http.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert forgotten.status_code == 204


def test_a_guest_who_logs_in_takes_the_ban_along(
    operator: Operator, server: RunningServer, petr: Browser
) -> None:
    login = register(petr, "Petr")
    guest = server.browser()
    table = guest.open_table([ME, BOT], my_name="Guest")["table"]
    person = operator.person(table, 0)
    operator.act(lambda moderator: moderator.ban(person, "talk", None))
    answer = guest.http.post(
        "/api/account/login", json={"login": login, "password": PASSWORD, "keep_tables": True}
    )
    assert answer.status_code == 200
    assert code(petr.http.post("/api/me", json={"name": "Petr"})) == "banned"


def test_a_ban_ends_by_itself(operator: Operator, jana: Browser) -> None:
    table = jana.open_table([ME, BOT])["table"]
    person = operator.person(table, 0)
    operator.act(lambda moderator: moderator.ban(person, "talk", clock.now() - 1))
    assert jana.http.post("/api/me", json={"name": "Jana"}).status_code == 200
    assert operator.see(lambda overview: overview.person(person))["ban"] is None


def test_a_report_is_kept_with_what_was_said_until_then(
    operator: Operator, server: RunningServer, jana: Browser, petr: Browser
) -> None:
    table = of_two(jana, petr)
    with petr.page(table) as page:
        page.receive()
        say(page, text="Rudeness")
        hear(page)
        assert report(jana, table, 1, text="  He\twrites rude things. ") == ""
        say(page, text="Later")
        hear(page)
    found = [row for row in operator.see(lambda overview: overview.reports()) if row["seat"] == 1]
    told = next(row for row in found if row["table"] == table)
    assert (told["name"], told["grounds"]) == ("Petr", "talk")
    assert told["text"] == "He writes rude things."
    assert told["ply"] > 0
    assert [said["text"] for said in told["messages"]] == ["Rudeness"]
    waiting = float(_figure(server, "dominium_reports_waiting"))
    # Told again, it is the same report in other words.
    assert report(jana, table, 1, grounds="disturbing") == ""
    assert float(_figure(server, "dominium_reports_waiting")) == waiting
    again = next(
        row for row in operator.see(lambda overview: overview.reports()) if row["table"] == table
    )
    assert (again["grounds"], again["text"]) == ("disturbing", "")
    assert jana.http.get("/api/account/export").json()["reports"][0]["table_id"] == table
    operator.act(lambda moderator: moderator.settle(again["report"]))
    assert float(_figure(server, "dominium_reports_waiting")) == waiting - 1
    assert operator.refused(lambda moderator: moderator.settle(again["report"])) == "unknown_report"
    settled = operator.see(lambda overview: overview.reports(settled=True))
    assert again["report"] in {row["report"] for row in settled}
    person = operator.see(lambda overview: overview.person(again["person"]))
    assert [row["report"] for row in person["reports_about"]] == [again["report"]]


def _figure(server: RunningServer, name: str) -> str:
    figures = server.browser().http.get("/metrics").text
    return next(line for line in figures.splitlines() if line.startswith(f"{name} ")).split()[1]


def test_what_cannot_be_reported(server: RunningServer, jana: Browser, petr: Browser) -> None:
    table = of_two(jana, petr)
    assert report(jana, table, 0) == "nobody_to_report"
    assert report(jana, table, 2) == "no_such_seat"
    assert report(jana, table, 1, text="x" * 301) == "text_too_long"
    assert report(jana, table, 1, text="x" * 1001) == "bad_message"
    assert report(jana, table, 1, grounds="other") == "bad_message"
    assert report(server.browser(), table, 1) == "not_seated"
    assert report(jana, "x", 1) == "unknown_table"
    alone = jana.open_table([ME, BOT])["table"]
    assert report(jana, alone, 1) == "nobody_to_report"


def test_nobody_floods_the_operator_with_reports(server: RunningServer) -> None:
    jana = server.browser()
    for _ in range(MOST_WAITING):
        assert report(jana, of_two(jana, server.browser()), 1) == ""
    assert report(jana, of_two(jana, server.browser()), 1) == "too_many_reports"


def test_the_audit_log_cannot_be_changed(operator: Operator, jana: Browser) -> None:
    table = jana.open_table([ME, FRIEND])["table"]
    operator.act(lambda moderator: moderator.close(table, "other"))

    async def forge(database: Database, change: str) -> None:
        async with database.write() as connection:
            await connection.execute(text(change))

    before = operator.log()
    for change in ("UPDATE audit SET by = 'nobody'", "DELETE FROM audit"):
        with pytest.raises(DBAPIError, match="the audit log is kept as it is"):
            operator.run(lambda database, change=change: forge(database, change))
    assert operator.log() == before


def test_tables_and_people_are_found(operator: Operator, jana: Browser) -> None:
    table = jana.open_table([ME, BOT], my_name="Janička", settings={"visibility": "open"})["table"]
    person = operator.person(table, 0)
    jana.get("/api/tables/open")

    def tables(**which: Any) -> set[str]:
        found = operator.see(lambda overview: overview.tables(**which))
        return {row["table"] for row in found}

    assert tables(person=person) == {table}
    assert table in tables(status="running")
    assert table not in tables(status="waiting")
    assert table in tables(is_open=True)
    assert table in tables(address="127.0.0.1")
    assert tables(address="192.0.2.1") == set()
    people = operator.see(lambda overview: overview.people("janičk"))
    assert {row["person"] for row in people} == {person}
    assert operator.see(lambda overview: overview.people("%")) == []
    with pytest.raises(RequestError, match="unknown_person"):
        operator.see(lambda overview: overview.person(10**6))


def test_bans_and_reports_go_with_those_they_are_about(
    operator: Operator, jana: Browser, petr: Browser
) -> None:
    table = of_two(jana, petr)
    assert report(petr, table, 0) == ""
    person = operator.person(table, 0)
    operator.act(lambda moderator: moderator.ban(person, "talk", None))

    async def clear_away(database: Database) -> list[int]:
        # As whoever clears old people away does, when nothing else refers to them.
        async with database.write() as connection:
            added = PersonRow.__table__.insert().values(name="x", created_at=1)
            key = (await connection.execute(added)).inserted_primary_key
            assert key is not None
            row = {"person_id": key[0], "grounds": "talk", "until": None, "created_at": 1}
            await connection.execute(BanRow.__table__.insert().values(row))
            await connection.execute(delete(PersonRow).where(PersonRow.id == key[0]))
        async with database.read() as connection:
            left = select(BanRow.person_id).where(BanRow.person_id == key[0])
            return list(await connection.scalars(left))

    assert operator.run(clear_away) == []
    assert jana.http.request("DELETE", "/api/account", json={}).status_code == 204
    assert person not in {
        row["person"] for row in operator.see(lambda overview: overview.reports())
    }
    assert operator.see(lambda overview: overview.bans(person)) == []
    assert AuditRow.__table__.foreign_keys == set()

"""Open tables: listed while they wait, and anybody may sit down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.clients import LEAVE, ask, wait_for
from tests.server.conftest import BOT, FRIEND, ME, Json

if TYPE_CHECKING:
    import httpx

    from tests.server.conftest import Browser, RunningServer

OPEN: Json = {"visibility": "open"}


def listed(browser: Browser, **query: str) -> dict[str, Json]:
    """The open tables by their ids."""
    tables = browser.http.get("/api/tables/open", params=query).json()
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

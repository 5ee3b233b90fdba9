"""Seats that somebody took and never acted at: freed by whoever opened the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import dominium
from dominium.server.model.table import Entry, Seat
from dominium.server.model.table_settings import USUAL_SETTINGS
from dominium.server.tables.creation import new_table
from tests.server.clients import ask, catch_up, refusal, two_people, wait_for
from tests.server.conftest import FRIEND, ME, play_to_the_end

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json, Page, RunningServer


def freeing(page: Page, seat: int = 1) -> Json:
    """The wish that a seat be free again."""
    return {"type": "free", "seat": seat, "number": page.table["number"]}


def idle(page: Page) -> list[int]:
    """The seats that may be freed."""
    return [seat["seat"] for seat in page.table["seats"] if seat["idle"]]


@pytest.mark.both_backends
def test_a_ghost_that_took_the_last_seat_makes_room_for_the_friend(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    opened = jana.open_table([ME, FRIEND])
    link = opened["invitations"][0]["link"]
    petr.join(link, "Petr")  # whose browser then loses what it was told
    with jana.page(opened["table"]) as page:
        page.receive()
        assert page.table["status"] == "running"
        assert (idle(page), "free" in page.table["may"]) == ([1], True)
        ask(page, freeing(page))
        wait_for(page, lambda table: table["status"] == "waiting")
        assert (idle(page), "free" in page.table["may"]) == ([], False)
        assert page.table["seats"][1]["kind"] == "open"
        again = server.browser()
        assert again.join(link, "Petr") == {"table": opened["table"], "seat": 1}
        wait_for(page, lambda table: table["status"] == "running")
        with again.page(opened["table"]) as other:
            other.receive()
            assert other.table["you"] == [1]
            play_to_the_end(page, other)


def test_time_stands_still_while_a_freed_seat_waits(jana: Browser, petr: Browser) -> None:
    with two_people(jana, petr, settings={"clock_minutes": 10}) as (page, _):
        assert page.table["clock"]["running"] is not None
        ask(page, freeing(page))
        wait_for(page, lambda table: table["status"] == "waiting")
        assert page.table["clock"]["running"] is None


def test_freeing_twice_frees_nobody_who_came_since(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND])
    link = opened["invitations"][0]["link"]
    petr.join(link, "Petr")
    with jana.page(opened["table"]) as page:
        page.receive()
        wish = freeing(page)
        ask(page, wish)
        wait_for(page, lambda table: table["seats"][1]["kind"] == "open")
        ask(page, wish)
        server.browser().join(link, "Eva")
        wait_for(page, lambda table: table["seats"][1]["name"] == "Eva")
        ask(page, wish)
        page.send({"type": "ping"})
        page.until("pong")
        assert page.table["seats"][1]["name"] == "Eva"
        assert page.refusals == []


def test_only_idle_seats_are_freed_and_only_by_whoever_opened_the_table(
    jana: Browser, petr: Browser
) -> None:
    with two_people(jana, petr) as (page, other):
        assert refusal(other, freeing(other, 0)) == "not_creator"
        assert refusal(page, freeing(page, 0)) == "seat_not_idle"
        assert refusal(page, freeing(page, 5)) == "no_such_seat"
        while idle(page):
            acting = page if page.table["legal"] else other
            acting.play_first_choice()
            catch_up((page, other))
        assert "free" not in page.table["may"]
        assert refusal(page, freeing(page)) == "seat_not_idle"
        assert other.table["you"] == [1]


def test_seats_that_nobody_took_by_a_link_are_not_freed(jana: Browser, petr: Browser) -> None:
    with two_people(jana, petr) as (page, other):
        play_to_the_end(page, other)
        table = page.table["table"]
    again = jana.http.post(f"/api/tables/{table}/rematch", json={}).json()["table"]
    with jana.page(again) as page:
        page.receive()
        assert idle(page) == []
        assert refusal(page, freeing(page)) == "seat_not_idle"


def test_a_bot_that_stood_in_goes_with_the_seat() -> None:
    game = dominium.load("kingdomino", seats=2)
    seats = (Seat(0, "person", "Jana", None, 1), Seat(1, "person", None, None, None))
    table = new_table(game, 1, seats, USUAL_SETTINGS).apply(
        [
            Entry(1, "joined", 1, "Petr", 2),
            Entry(2, "left", 1, "medium", 2),
            Entry(3, "left", 1, "", 1),
        ]
    )
    assert table.seats == seats

"""Leaving, coming back, giving up, bots on free seats, and playing again afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dominium.server.tables import permissions
from tests.server.clients import (
    GIVE_UP,
    LEAVE,
    RETURN,
    Time,
    ask,
    catch_up,
    in_turn,
    kinds,
    own_server,
    play_until,
    refusal,
    two_people,
    until_happened,
    wait_for,
)
from tests.server.conftest import BOT, FRIEND, ME, Json, play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.conftest import Browser, Page, RunningServer

pytestmark = pytest.mark.both_backends


@pytest.fixture
def pages(jana: Browser, petr: Browser) -> Iterator[tuple[Page, Page]]:
    """Jana and Petr at a table of Kingdomino."""
    with two_people(jana, petr) as both:
        yield both


def fill(seat: int, level: str = "easy") -> Json:
    return {"type": "fill", "seat": seat, "level": level}


def test_a_bot_plays_for_who_leaves_and_hands_back_at_once(pages: tuple[Page, Page]) -> None:
    acting, other = in_turn(pages)
    seat, ply = acting.table["you"][0], acting.table["ply"]
    ask(acting, LEAVE)
    until_happened(acting, "left")
    shown = acting.table["seats"][seat]
    assert (shown["stand_in"], shown["away"], shown["you"]) == ("medium", True, True)
    assert acting.table["legal"] == []
    assert "return" in acting.table["may"]
    acting.until_ply(ply + 1)  # the bot acts
    other.until_ply(ply + 1)
    assert acting.table["history"][-1]["text"] or acting.table["history"][-2]["text"]
    # The bot plays this seat's turns as long as the other one plays.
    catch_up(pages)
    for _ in range(3):
        while not other.table["legal"]:
            other.receive()
        other.play_first_choice()
    ask(acting, RETURN)
    until_happened(acting, "returned")
    assert acting.table["seats"][seat]["stand_in"] is None
    assert "return" not in acting.table["may"]
    play_to_the_end(*pages)
    assert kinds(acting) == ["left", "returned"]


def test_who_is_away_does_not_act(tmp_path: Path) -> None:
    # The bot that stands in takes its time.
    with own_server(tmp_path, bot_pace=3600.0) as server:
        jana, petr = server.browser(), server.browser()
        with two_people(jana, petr) as pages:
            acting, _ = in_turn(pages)
            choice = acting.table["legal"][0]["action"]
            ask(acting, LEAVE)
            until_happened(acting, "left")
            acting.act(choice)
            assert acting.until("refused")["code"] == "you_left"
            # Coming back takes the turn back, however far the bot has thought.
            ask(acting, RETURN)
            until_happened(acting, "returned")
            ply = acting.table["ply"]
            acting.act(choice)
            acting.until_ply(ply + 1)
            assert [entry["action"] for entry in acting.table["history"]].count(choice) == 1


def test_messages_that_come_twice_do_no_harm(pages: tuple[Page, Page]) -> None:
    _, other = in_turn(pages)
    for _ in range(2):
        ask(other, LEAVE)
    until_happened(other, "left")
    for _ in range(2):
        ask(other, RETURN)
    until_happened(other, "returned")
    other.send({"type": "ping"})
    other.until("pong")
    assert kinds(other) == ["left", "returned"]
    assert other.refusals == []


def test_one_of_two_may_give_up(pages: tuple[Page, Page], jana: Browser, petr: Browser) -> None:
    left, right = pages
    for _ in range(2):
        ask(right, GIVE_UP)
    for page in pages:
        until_happened(page, "forfeited")
        assert page.table["status"] == "finished"
        assert page.table["forfeited"] == [1]
        assert page.table["outcome"] is None
        assert "Petr" in page.table["title"]
        assert page.table["legal"] == []
        assert page.table["may"] == []
        assert page.table["seed"]
    assert right.refusals == []
    assert refusal(left, GIVE_UP) == "finished"
    left.act("24")
    assert left.until("refused")["code"] == "finished"
    table = left.table["table"]
    replay = jana.get(f"/api/tables/{table}/replay")
    assert replay["plies"] == left.table["ply"]
    again = [
        browser.http.post(f"/api/tables/{table}/rematch").json()["table"]
        for browser in (jana, petr)
    ]
    assert again[0] == again[1]


def test_with_more_seats_nobody_can_give_up(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT, BOT])
    with jana.page(opened["table"]) as page:
        page.receive()
        page.until_my_turn()
        assert "give_up" not in page.table["may"]
        assert refusal(page, GIVE_UP) == "only_two_give_up"


def test_bots_finish_the_game_of_people_who_all_left(pages: tuple[Page, Page]) -> None:
    for page in pages:
        ask(page, LEAVE)
    for page in pages:
        while page.table["status"] != "finished":
            page.receive()
        assert sorted(kinds(page)) == ["left", "left"]
    # Whoever comes back then changes nothing.
    ask(pages[0], RETURN)
    assert pages[0].silent()


def test_a_seat_that_is_given_back_is_free_again(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND])
    link = opened["invitations"][0]["link"]
    petr.join(link, "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        left.receive()
        right.receive()
        assert right.table["may"] == ["leave"]
        assert refusal(left, LEAVE) == "creator_stays"
        assert refusal(right, GIVE_UP) == "not_started"
        ask(right, LEAVE)
        for page in (left, right):
            wait_for(page, lambda table: table["seats"][1]["kind"] == "open")
        assert right.table["you"] == []
        assert [invitation["seat"] for invitation in left.table["invitations"]] == [1, 2]
        petr.join(link, "Petr")
        wait_for(right, lambda table: table["you"] == [1])


def test_bots_fill_free_seats_and_the_game_begins(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND])
    petr.join(opened["invitations"][0]["link"], "Petr")
    with jana.page(opened["table"]) as page, petr.page(opened["table"]) as friend:
        page.receive()
        friend.receive()
        assert page.table["may"] == ["fill", "free"]
        assert refusal(friend, fill(2)) == "not_creator"
        assert refusal(page, fill(1)) == "seat_taken"
        assert refusal(page, fill(9)) == "no_such_seat"
        assert refusal(page, fill(2, "unheard of")) == "bad_level"
        for _ in range(2):
            ask(page, fill(2, "hard"))
        for each in (page, friend):
            wait_for(each, lambda table: table["status"] == "running")
            shown = each.table["seats"][2]
            assert (shown["kind"], shown["level"]) == ("bot", "hard")
        assert page.table["invitations"] == []
        assert page.refusals == ["seat_taken", "no_such_seat", "bad_level"]
    late = server.browser().http.post(
        f"/api/invitations/{opened['invitations'][1]['link'].removeprefix('/join/')}",
        json={"name": "Eva"},
    )
    assert late.json()["code"] == "table_full"


def test_a_rematch_has_the_same_people_and_settings(jana: Browser, petr: Browser) -> None:
    settings = {
        "clock_minutes": 7,
        "clock_increment": 3,
        "chat": "phrases",
        "undo": False,
        "spectators": False,
    }
    with two_people(jana, petr, game="block", settings=settings) as pages:
        ask(pages[1], GIVE_UP)
        until_happened(pages[0], "forfeited")
        first = pages[0].table
    rematch = petr.http.post(f"/api/tables/{first['table']}/rematch").json()["table"]
    with jana.page(rematch) as page:
        page.receive()
        assert page.table["settings"] == first["settings"]
        assert page.table["game"] == first["game"]
        assert page.table["options"] == first["options"]
        assert [seat["name"] for seat in page.table["seats"]] == ["Jana", "Petr"]
        assert page.table["clock"]["remaining"][0] <= 7 * 60_000


def test_in_a_rematch_bots_play_on_for_those_who_left(
    pages: tuple[Page, Page], jana: Browser, petr: Browser
) -> None:
    left = pages[0]
    for page in pages:
        ask(page, LEAVE)
    while left.table["status"] != "finished":
        left.receive()
    rematch = jana.http.post(f"/api/tables/{left.table['table']}/rematch").json()["table"]
    with petr.page(rematch) as page:
        page.receive()
        assert [seat["away"] for seat in page.table["seats"]] == [True, True]
        ask(page, RETURN)
        until_happened(page, "returned")
        assert [seat["away"] for seat in page.table["seats"]] == [True, False]
        assert page.until_my_turn()


def test_somebody_without_a_seat_can_do_nothing(
    pages: tuple[Page, Page], server: RunningServer
) -> None:
    with server.browser().page(pages[0].table["table"]) as page:
        page.receive()
        assert page.table["may"] == []
        number = page.table["number"]
        for message in (
            LEAVE,
            GIVE_UP,
            RETURN,
            {"type": "undo", "ply": 0, "number": number},
            {"type": "answer_undo", "number": number, "agree": True},
            {"type": "give_time", "seat": 0, "seconds": 60, "number": number},
        ):
            assert refusal(page, message) == "not_seated"
        assert refusal(page, fill(0)) == "not_creator"


def leave_or_return(page: Page, wish: Json) -> None:
    """Leave or come back with the only own seat, and wait until it is so."""
    (seat,) = page.table["you"]
    ask(page, wish)
    wait_for(page, lambda table: table["seats"][seat]["away"] == (wish == LEAVE))


def test_who_comes_and_goes_all_the_time_is_stopped_for_a_minute(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "MOST_IN_A_MINUTE", 4)
    time = Time(monkeypatch)
    with (
        own_server(tmp_path, database=database) as server,
        two_people(server.browser(), server.browser()) as pages,
    ):
        _, other = in_turn(pages)
        time.pass_by(61)  # sitting down counts, too
        for wish in (LEAVE, RETURN, LEAVE, RETURN):
            leave_or_return(other, wish)
        assert refusal(other, LEAVE) == "too_fast"
        # Whoever is stopped plays on, and nobody else is stopped.
        play_until(pages, lambda table: table["you"] == other.table["you"])
        other.play_first_choice()
        someone = next(page for page in pages if page is not other)
        leave_or_return(someone, LEAVE)
        time.pass_by(61)
        leave_or_return(other, LEAVE)


def test_who_has_gone_too_often_stays_but_may_always_come_back(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "MOST_OF_A_SEAT", 3)
    time = Time(monkeypatch)
    with (
        own_server(tmp_path, database=database) as server,
        two_people(server.browser(), server.browser()) as pages,
    ):
        acting, other = in_turn(pages)
        for wish in (LEAVE, RETURN, LEAVE, RETURN):
            leave_or_return(other, wish)
        time.pass_by(24 * 3600)
        assert refusal(other, LEAVE) == "too_fast"
        leave_or_return(acting, LEAVE)
        ask(other, GIVE_UP)
        until_happened(other, "forfeited")

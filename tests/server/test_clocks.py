"""Clocks: off unless wanted, stopped by the server, adjustable, and apart for live and by days."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dominium.server.tables import permissions
from tests.server.clients import (
    LEAVE,
    RETURN,
    Time,
    ask,
    catch_up,
    in_turn,
    kinds,
    own_server,
    refusal,
    two_people,
    until_happened,
    wait_for,
)
from tests.server.conftest import BOT, FRIEND, ME, Json

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Browser, Page

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
LIVE: Json = {"clock_minutes": 1, "clock_increment": 5}
DAYS: Json = {"pace": "days", "move_days": 2}


def gift(page: Page, seat: int, seconds: int) -> Json:
    return {
        "type": "give_time",
        "seat": seat,
        "seconds": seconds,
        "number": page.table["number"],
    }


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the servers of a test."""
    return Time(monkeypatch)


def test_nobody_is_timed_unless_it_was_wanted(jana: Browser, petr: Browser) -> None:
    with two_people(jana, petr) as pages:
        assert pages[0].table["clock"] is None
        assert "give_time" not in pages[0].table["may"]
        assert refusal(pages[0], gift(pages[0], 1, 60)) == "no_clock"


def test_the_time_of_the_one_in_turn_runs_and_an_increment_follows(
    tmp_path: Path, time: Time
) -> None:
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        with two_people(jana, petr, settings=LIVE) as pages:
            acting, other = in_turn(pages)
            seat = acting.table["you"][0]
            assert acting.table["clock"]["running"] == seat
            assert acting.table["clock"]["increment"] == 5000
            time.pass_by(20)
            acting.play_first_choice()
            catch_up(pages)
            left = other.table["clock"]["remaining"]
            assert 20_000 < left[seat] <= MINUTE - 20_000 + 5000
            assert left[1 - seat] <= MINUTE


def test_whose_time_is_over_loses_a_game_of_two(tmp_path: Path, time: Time) -> None:
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        with two_people(jana, petr, settings=LIVE) as pages:
            acting, _ = in_turn(pages)
            loser = acting.table["you"][0]
            time.pass_by(61)
            for page in pages:
                until_happened(page, "forfeited")
                assert kinds(page) == ["timed_out", "forfeited"]
                assert page.table["status"] == "finished"
                assert page.table["forfeited"] == [loser]
                assert page.table["legal"] == []
                assert page.table["seed"]
                assert page.table["clock"]["remaining"][loser] == 0
                names = [seat["name"] for seat in page.table["seats"]]
                assert names[loser] in page.table["title"]
                assert page.table["expected"] == page.table["title"]
            assert len(jana.get(f"/api/tables/{acting.table['table']}/record")["actions"]) > 1


def test_of_several_processes_one_stops_the_clock(tmp_path: Path, time: Time) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with (
        own_server(tmp_path, database=database) as server,
        own_server(tmp_path, database=database) as another,
    ):
        jana, petr = server.browser(), server.browser()
        with two_people(jana, petr, settings=LIVE) as pages:
            time.pass_by(61)
            for page in pages:
                until_happened(page, "forfeited")
            table = pages[0].table["table"]
        shown = [browser.get(f"/api/tables/{table}") for browser in (jana, another.browser())]
        assert shown[0]["number"] == shown[1]["number"]
        happened = [entry["kind"] for entry in shown[1]["history"] if entry["kind"] != "action"]
        assert happened == ["timed_out", "forfeited"]


def test_with_more_seats_a_bot_plays_on_until_somebody_gives_time(
    tmp_path: Path, time: Time
) -> None:
    with own_server(tmp_path, bot_pace=0.05) as server:
        jana, petr = server.browser(), server.browser()
        opened = jana.open_table([ME, FRIEND, BOT], settings={"clock_minutes": 1})
        petr.join(opened["invitations"][0]["link"], "Petr")
        with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
            pages = (left, right)
            for page in pages:
                page.receive()
                wait_for(page, lambda table: table["clock"]["running"] is not None)
            catch_up(pages)
            late = pages[left.table["clock"]["running"]]
            other = right if late is left else left
            seat = late.table["you"][0]
            time.pass_by(61)
            until_happened(late, "timed_out")
            assert late.table["seats"][seat]["stand_in"] == "medium"
            assert late.table["seats"][seat]["away"]
            assert late.table["status"] == "running"
            assert refusal_whenever(late, RETURN) == "no_time_left"
            until_happened(other, "timed_out")
            ask(other, gift(other, seat, 120))
            until_happened(late, "time_given")
            ask(late, RETURN)
            until_happened(late, "returned")
            assert late.table["seats"][seat]["stand_in"] is None
            assert late.table["clock"]["remaining"][seat] > MINUTE


def test_to_leave_and_come_back_stops_no_clock(tmp_path: Path, time: Time) -> None:
    with own_server(tmp_path, bot_pace=3600) as server:
        jana, petr = server.browser(), server.browser()
        with two_people(jana, petr, settings=LIVE) as pages:
            acting, other = in_turn(pages)
            seat = acting.table["you"][0]
            ask(acting, LEAVE)
            until_happened(acting, "left")
            time.pass_by(20)
            ask(acting, RETURN)
            for page in (acting, other):
                until_happened(page, "returned")
                assert page.table["clock"]["remaining"][seat] <= MINUTE - 20_000
                assert page.table["clock"]["running"] == seat


def refusal_whenever(page: Page, message: Json) -> str:
    """The refusal of a message at a table that goes on by itself."""
    ask(page, message)
    return str(page.until("refused")["code"])


def test_who_acts_too_late_is_refused(tmp_path: Path, time: Time) -> None:
    # Nobody looks for due work before an hour has passed.
    with own_server(tmp_path, poll=3600.0) as server:
        jana, petr = server.browser(), server.browser()
        with two_people(jana, petr, settings=LIVE) as pages:
            acting, _ = in_turn(pages)
            time.pass_by(61)
            acting.act(acting.table["legal"][0]["action"])
            assert acting.until("refused")["code"] == "time_is_up"


def test_time_is_given_once_however_often_it_is_asked_for(jana: Browser, petr: Browser) -> None:
    with two_people(jana, petr, settings=LIVE) as pages:
        left, right = pages
        message = gift(left, 1, 300)
        for _ in range(3):
            ask(left, message)
        for page in pages:
            until_happened(page, "time_given")
            assert page.table["history"][-1]["text"]
            assert page.table["clock"]["remaining"][1] > 5 * MINUTE
        for page in pages:
            page.send({"type": "ping"})
            page.until("pong")
            assert kinds(page) == ["time_given"]
            assert page.refusals == []
        assert refusal(right, gift(right, 1, 300)) == "not_to_yourself"
        assert refusal(right, gift(right, 7, 300)) == "no_such_seat"
        ask(right, gift(right, 0, 0))
        assert right.until("refused")["code"] == "bad_message"


def test_who_gives_time_again_and_again_is_stopped_and_not_who_gets_it(
    jana: Browser, petr: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "MOST_OF_A_SEAT", 2)
    with two_people(jana, petr, settings=LIVE) as (left, right):
        for count in (1, 2):
            ask(left, gift(left, 1, 300))
            while kinds(left).count("time_given") < count:
                left.receive()
        assert refusal(left, gift(left, 1, 300)) == "too_fast"
        catch_up((left, right))
        ask(right, gift(right, 0, 300))
        ask(right, LEAVE)
        until_happened(right, "left")
        assert right.refusals == []


def test_somebody_may_have_ten_times_the_longest_time(jana: Browser, petr: Browser) -> None:
    with two_people(jana, petr, settings={"clock_minutes": 1800}) as pages:
        assert pages[0].table["clock"]["remaining"][1] > 1799 * MINUTE


def test_tables_by_days_have_a_time_for_each_move(tmp_path: Path, time: Time) -> None:
    with own_server(tmp_path) as server:
        jana, petr = server.browser(), server.browser()
        with two_people(jana, petr, settings=DAYS) as pages:
            acting, other = in_turn(pages)
            seat = acting.table["you"][0]
            time.pass_by(47 * 3600)
            assert jana.get(f"/api/tables/{acting.table['table']}")["status"] == "running"
            while in_turn(pages)[0] is acting:
                acting.play_first_choice()
            wait_for(other, lambda table: table["clock"]["running"] == 1 - seat)
            assert other.table["clock"]["remaining"][1 - seat] > 47 * 3600 * 1000
            mine = jana.http.get("/api/tables/mine").json()
            assert [table["pace"] for table in mine] == ["days"]
            assert mine[0]["deadline"] > other.table["clock"]["at"] + DAY
            time.pass_by(49 * 3600)
            until_happened(other, "forfeited")
            assert other.table["forfeited"] == [1 - seat]


@pytest.mark.parametrize(
    ("settings", "faults"),
    [
        ({"pace": "days", "clock_minutes": 10}, ["clock_at_table_by_days"]),
        ({"pace": "days", "clock_increment": 10}, ["clock_at_table_by_days"]),
        ({"pace": "live", "move_days": 1}, ["days_at_live_table"]),
        ({"clock_increment": 5}, ["increment_without_clock"]),
        ({"move_days": 3, "clock_increment": 5}, ["days_at_live_table", "increment_without_clock"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl"])
def test_live_tables_and_those_by_days_are_kept_apart(
    jana: Browser, settings: Json, faults: list[str], language: str
) -> None:
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, BOT], "settings": settings}
    answer = jana.http.post("/api/tables", json=wish, params={"language": language})
    assert answer.status_code == 400
    assert [fault["code"] for fault in answer.json()["faults"]] == faults
    assert all(fault["text"] for fault in answer.json()["faults"])


@pytest.mark.parametrize(
    "settings",
    [
        {"clock_minutes": 0},
        {"clock_minutes": 1801},
        {"clock_minutes": 1, "clock_increment": 121},
        {"pace": "days", "move_days": 0},
        {"pace": "days", "move_days": 31},
        {"pace": "weeks"},
        {"undo": "yes"},
        {"visibility": "secret"},
        {"unheard_of": True},
        None,
    ],
)
def test_settings_that_do_not_exist_are_refused(jana: Browser, settings: Json) -> None:
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, BOT], "settings": settings}
    answer = jana.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_message"

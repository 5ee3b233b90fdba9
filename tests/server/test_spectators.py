"""Those who only watch: what the public sees, later where hands are hidden, or nothing at all."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from dominium.server.websocket.table_socket import UNKNOWN_TABLE_CLOSE_CODE
from tests.server.clients import GIVE_UP, Time, ask, in_turn, own_server, two_people, wait_for
from tests.server.conftest import FRIEND, ME

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Browser, RunningServer


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the servers of a test."""
    return Time(monkeypatch)


def test_where_nothing_is_hidden_others_see_everything_at_once(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    stranger = server.browser()
    with two_people(jana, petr) as pages, stranger.page(pages[0].table["table"]) as watching:
        watching.receive()
        assert watching.table["delay"] == 0
        acting, _ = in_turn(pages)
        acting.play_first_choice()
        watching.until_ply(acting.table["ply"])


def test_the_number_of_those_who_watch_is_told_but_not_their_names(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    eva = server.browser()
    eva.open_table([ME, FRIEND], my_name="Evelina")
    with two_people(jana, petr) as pages, eva.page(pages[0].table["table"]) as watching:
        watching.receive()
        shown = jana.get(f"/api/tables/{pages[0].table['table']}")
        assert shown["watching"] == 1
        assert "Evelina" not in json.dumps(shown)


def test_hidden_hands_are_watched_later_and_never_seen(tmp_path: Path, time: Time) -> None:
    with own_server(tmp_path, spectator_delay=60) as server:
        jana, petr, eva = (server.browser() for _ in range(3))
        with two_people(jana, petr, game="block") as pages:
            table = pages[0].table["table"]
            time.pass_by(30)
            acting, other = in_turn(pages)
            first = acting.table["ply"]
            acting.play_first_choice()
            other.until_ply(first + 1)
            second = other.table["ply"]  # more than one where nobody can move or the deal ends
            with eva.page(table) as watching:
                watching.receive()
                assert watching.table["delay"] == 60
                assert watching.table["ply"] == first
                assert watching.table["may"] == []
                assert eva.get(f"/api/tables/{table}")["ply"] == first
                time.pass_by(40)
                assert eva.get(f"/api/tables/{table}")["ply"] == first
                time.pass_by(30)
                # Nobody tells a page that time has passed: it looks by itself.
                watching.until_ply(second)
                assert eva.get(f"/api/tables/{table}")["ply"] == second
                for seat, page in enumerate(pages):
                    hand = page.table["view"]["hands"][seat]["tiles"]
                    assert hand
                    assert watching.table["view"]["hands"][seat]["tiles"] is None
                for heard in watching.heard:
                    for entry in json.loads(heard).get("history", []):
                        for event in entry["events"]:
                            if event["kind"] in {"tile_dealt", "hand_dealt"}:
                                assert not event.get("tile")
                                assert not event.get("tiles")
                # Those who play see it at once, and so does everybody when it is over.
                acting, other = in_turn(pages)
                acting.play_first_choice()
                other.until_ply(second + 1)
                third = other.table["ply"]
                assert eva.get(f"/api/tables/{table}")["ply"] == second
                assert jana.get(f"/api/tables/{table}")["ply"] == third
                ask(pages[0], GIVE_UP)
                wait_for(watching, lambda shown: shown["status"] == "finished")
                assert watching.table["delay"] == 0
                assert watching.table["ply"] == third


def test_a_watcher_of_the_first_minute_sees_the_deal_alone(tmp_path: Path) -> None:
    with own_server(tmp_path, spectator_delay=60) as server:
        jana, petr, eva = (server.browser() for _ in range(3))
        with two_people(jana, petr, game="block") as pages:
            table = pages[0].table["table"]
            dealt = pages[0].table["ply"]
            for _ in range(2):
                acting, other = in_turn(pages)
                acting.play_first_choice()
                other.until_ply(acting.table["ply"])
            shown = eva.get(f"/api/tables/{table}")
            assert (shown["status"], shown["ply"], shown["delay"]) == ("running", dealt, 60)


def test_a_table_may_do_without_watchers(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    eva = server.browser()
    opened = jana.open_table([ME, FRIEND], settings={"spectators": False})
    table = opened["table"]
    assert eva.get(f"/api/tables/{table}")["status"] == "waiting"
    petr.join(opened["invitations"][0]["link"], "Petr")
    for path in ("", "/record", "/replay", "/proof"):
        answer = eva.http.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")
    with eva.page(table) as page:
        told = page.receive()
        assert (told["type"], told["code"]) == ("refused", "not_seated")
        with pytest.raises(ConnectionClosed) as end:
            page.receive()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == UNKNOWN_TABLE_CLOSE_CODE
    assert petr.get(f"/api/tables/{table}")["you"] == [1]


def test_who_watched_the_waiting_table_stays_outside_when_it_begins(
    jana: Browser, petr: Browser, server: RunningServer
) -> None:
    opened = jana.open_table([ME, FRIEND], settings={"spectators": False})
    with server.browser().page(opened["table"]) as page:
        page.receive()
        petr.join(opened["invitations"][0]["link"], "Petr")
        assert page.until("refused")["code"] == "not_seated"
        assert page.table["status"] == "waiting"

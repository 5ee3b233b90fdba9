"""Rematch, replay, records, the score pad and the rules pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import dominium
from tests.server.conftest import BOT, FRIEND, ME, play_to_the_end

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json, RunningServer

LANGUAGES = ("en", "cs", "sk", "pl")


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> tuple[Browser, str]:
    """A finished game of Jana and a bot, for tests that only look at it."""
    jana = server.browser()
    opened = jana.open_table([ME, {"kind": "bot", "level": "easy", "name": "Bětka"}])
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.until_my_turn():
            page.play_first_choice()
    return jana, opened["table"]


def test_a_rematch_is_one_click_for_all(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND], options={"harmony": True})
    petr.join(opened["invitations"][0]["link"], "Petr")
    early = petr.http.post(f"/api/tables/{opened['table']}/rematch")
    assert (early.status_code, early.json()["code"]) == (409, "not_finished")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        left.receive()
        right.receive()
        play_to_the_end(left, right)
        assert left.table["rematch"] is None
        answer = petr.http.post(f"/api/tables/{opened['table']}/rematch")
        assert answer.status_code == 201
        rematch = answer.json()["table"]
        for page in (left, right):
            while page.table["rematch"] is None:
                page.receive()
            assert page.table["rematch"] == rematch
    again = jana.http.post(f"/api/tables/{opened['table']}/rematch").json()["table"]
    assert again == rematch != opened["table"]
    table = jana.get(f"/api/tables/{rematch}")
    assert table["status"] == "running"
    assert table["you"] == [0]
    assert table["options"]["harmony"] is True
    assert [seat["name"] for seat in table["seats"]] == ["Jana", "Petr"]
    assert petr.get(f"/api/tables/{rematch}")["you"] == [1]
    assert {row["table"] for row in petr.get("/api/tables/mine")} == {opened["table"], rematch}


def test_strangers_start_no_rematch(finished: tuple[Browser, str], petr: Browser) -> None:
    _, table = finished
    answer = petr.http.post(f"/api/tables/{table}/rematch")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_replayed_ply_by_ply(
    finished: tuple[Browser, str], petr: Browser, language: str
) -> None:
    _, table = finished
    history = petr.get(f"/api/tables/{table}", language=language)["history"]
    state = dominium.load("kingdomino").start()
    for ply in range(len(history) + 1):
        shown = petr.get(f"/api/tables/{table}/replay", ply=ply, language=language)
        assert (shown["plies"], shown["ply"]) == (len(history), ply)
        if ply:
            entry = history[ply - 1]
            state.apply(entry["action"])
            assert shown["action"] == entry["action"]
            assert shown["announcements"] == entry["text"]
        assert shown["view"] == state.view(None).to_dict()
        assert len(shown["scores_text"]) == 2
        assert (shown["standings_text"] is None) == (ply < len(history))
    assert shown["outcome"]["lines"] == shown["standings_text"]
    last = petr.get(f"/api/tables/{table}/replay", language=language)
    assert last == shown


@pytest.mark.parametrize(
    ("ply", "code"), [("100000", "no_such_ply"), ("-1", "bad_message"), ("x", "bad_message")]
)
def test_a_ply_that_is_not_there_is_refused(
    finished: tuple[Browser, str], ply: str, code: str
) -> None:
    jana, table = finished
    answer = jana.http.get(f"/api/tables/{table}/replay", params={"ply": ply})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["text"]


def test_a_running_game_is_not_replayed(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, BOT])
    answer = jana.http.get(f"/api/tables/{opened['table']}/replay", params={"ply": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
    record = jana.get(f"/api/tables/{opened['table']}/record")
    assert record["outcome"] is None
    assert record["actions"]
    answer = petr.http.get(f"/api/tables/{opened['table']}/record")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")


def test_a_record_is_given_and_taken_back(finished: tuple[Browser, str], petr: Browser) -> None:
    _, table = finished
    record = petr.get(f"/api/tables/{table}/record")
    assert record["format"] == "dominium-record"
    assert record["seats"] == [{"name": "Jana", "bot": None}, {"name": "Bětka", "bot": "easy"}]
    for ply in (None, 0, 7):
        wish = {"record": record} if ply is None else {"record": record, "ply": ply}
        shown = petr.http.post("/api/replay", json=wish)
        query = {} if ply is None else {"ply": ply}
        assert shown.status_code == 200
        assert shown.json() == petr.get(f"/api/tables/{table}/replay", **query)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "chess"}, "malformed"),
        ({"version": 99}, "unknown_version"),
        ({"game": "chess"}, "unknown_game"),
        ({"rules_revision": 0}, "unknown_revision"),
        ({"options": {"size": 6}}, "bad_option"),
        ({"options": {"preset": "dynasty"}}, "bad_option"),
        ({"seats": []}, "bad_seats"),
        ({"seats": [{"name": 5}, {}]}, "bad_seats"),
        ({"actions": ["=24", "=24"]}, "illegal_action"),
        ({"actions": ["hello"]}, "illegal_action"),
        ({"actions": [5]}, "malformed"),
        ({"actions": "=24"}, "malformed"),
        ({"outcome": {"reason": "luck"}}, "wrong_outcome"),
    ],
)
def test_broken_records_are_refused(finished: tuple[Browser, str], change: Json, code: str) -> None:
    jana, table = finished
    record = jana.get(f"/api/tables/{table}/record") | change
    for language in LANGUAGES:
        answer = jana.http.post(
            "/api/replay", json={"record": record}, params={"language": language}
        )
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] == "bad_record"
        (fault,) = answer.json()["faults"]
        assert fault["code"] == code
        assert fault["text"] == answer.json()["text"]


def score(browser: Browser, language: str = "en", **board: object) -> Json:
    answer = browser.http.post("/api/score", json=board, params={"language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_physical_kingdom_is_scored_and_explained(jana: Browser, language: str) -> None:
    board = {
        "middle_kingdom": True,
        "placements": [
            {"action": "f5r", "domino": 1},
            {
                "action": "e6d",
                "left": {"terrain": "lake", "crowns": 1},
                "right": {"terrain": "lake"},
            },
        ],
        "squares": [{"square": "d5", "terrain": "mine", "crowns": 3}],
    }
    found = score(jana, language, **board)
    properties = {
        (each["terrain"], each["size"], each["crowns"]): each["points"]
        for each in found["score"]["properties"]
    }
    assert properties[("lake", 2, 1)] == 2
    assert properties[("wheat", 2, 0)] == 0
    assert properties[("mine", 1, 3)] == 3
    assert found["score"]["total"] == 2 + 3 + 10
    assert any("15" in line for line in found["lines"])
    assert found["view"]["castle"] == "e5"
    assert [fault["code"] for fault in found["faults"]] == ["odd_squares"]
    assert all(fault["text"] for fault in found["faults"])


def test_faults_of_a_physical_kingdom_are_all_named(jana: Browser) -> None:
    found = score(
        jana,
        placements=[
            {"action": "f5r", "domino": 1},
            {"action": "f5r", "domino": 2},
            {"action": "e6d", "domino": 99},
            {"action": "somewhere", "domino": 3},
            {"action": "e4u"},
        ],
        squares=[{"square": "??", "terrain": "lake"}, {"square": "a1", "terrain": "sand"}],
        harmony=True,
        discarded=1,
    )
    codes = [fault["code"] for fault in found["faults"]]
    assert codes.count("unreadable") == 4
    assert {"square_occupied", "unknown_domino"} <= set(codes)
    assert all(fault["text"] for fault in found["faults"])
    assert found["score"]["total"] == 0


def test_a_castle_may_be_moved_and_a_position_be_typed(jana: Browser) -> None:
    moved = score(jana, squares=[{"square": "c3", "terrain": "castle"}], frame="fixed")
    assert moved["view"]["castle"] == "c3"
    assert moved["faults"] == []
    typed = score(jana, position="w1w/c.")
    assert typed["score"]["total"] == 2
    broken = score(jana, position="w1x/c")
    assert broken["faults"]
    assert broken["faults"][0]["code"] == "malformed"
    notes = score(
        jana,
        placements=[
            {
                "action": "f5r",
                "left": {"terrain": "mine", "crowns": 3},
                "right": {"terrain": "mine", "crowns": 3},
            }
        ],
    )
    assert [note["code"] for note in notes["notes"]] == ["not_among_the_48"]
    assert notes["faults"] == []


@pytest.mark.parametrize(
    ("board", "code"),
    [
        ({"size": 6}, "bad_board"),
        ({"frame": "golden"}, "bad_board"),
        ({"size": "five"}, "bad_message"),
        ({"discarded": -1}, "bad_message"),
        ({"position": "w" * 3000}, "bad_message"),
        ({"squares": [{"square": "e6", "terrain": "lake", "crowns": 10**20}]}, "bad_message"),
    ],
)
def test_boards_that_are_none_are_refused(jana: Browser, board: Json, code: str) -> None:
    answer = jana.http.post("/api/score", json=board)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["text"]


def test_rules_pages_are_there_in_every_language(jana: Browser) -> None:
    pages = [jana.get("/api/rules/kingdomino", language=language) for language in LANGUAGES]
    assert [page["language"] for page in pages] == list(LANGUAGES)
    assert len({page["markdown"] for page in pages}) == 4
    assert all(page["markdown"].startswith("# ") for page in pages)
    for name in ("chess", "..%2F..%2Fpyproject"):
        answer = jana.http.get(f"/api/rules/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, answer.json()["code"])
        assert answer.json()["code"] in {"unknown_rules", "unknown_page"}

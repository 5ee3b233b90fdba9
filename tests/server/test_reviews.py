"""Reviews of finished tables, and advice where it was agreed on."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from dominium.server.learning import reviews
from tests.patience import PATIENCE
from tests.server.conftest import (
    BOT,
    FRIEND,
    ME,
    Browser,
    Json,
    RunningServer,
    play_to_the_end,
    quick,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Viewer
    from dominium.server.schema.learning import AdviceView

LANGUAGES = ("en", "cs", "sk", "pl")


@pytest.fixture(scope="module")
def server(
    new_database: Callable[[], AbstractContextManager[str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[RunningServer]:
    """A server whose coach thinks little."""
    with new_database() as database:
        folder = tmp_path_factory.mktemp("coach")
        running = RunningServer(quick(folder, database=database, coach_playouts=12))
        running.start()
        yield running
        running.stop()


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> tuple[Browser, str]:
    """A finished game of Jana and a bot."""
    jana = server.browser()
    return jana, _played(jana, jana.open_table([ME, BOT]))


def _played(browser: Browser, opened: Json) -> str:
    """The name of a table after its first choices have been played to the end."""
    table: str = opened["table"]
    with browser.page(table) as page:
        page.receive()
        while page.until_my_turn():
            page.play_first_choice()
    return table


def _reviewed(browser: Browser, table: str, **query: object) -> Json:
    """The review of a table, when it is done."""
    path, deadline = f"/api/tables/{table}/review", time.monotonic() + PATIENCE
    begun = browser.http.post(path)
    assert begun.status_code == 200, begun.text
    while (shown := browser.get(path, **query))["status"] != "done":
        assert shown["status"] == "running"
        assert 0 <= shown["progress"] < 1
        assert shown["review"] is None
        assert time.monotonic() < deadline, "the review was not made in time"
        time.sleep(0.02)
    review: Json = shown["review"]
    return review


def _refused(browser: Browser, path: str) -> tuple[int, str]:
    answer = browser.http.post(path)
    return answer.status_code, answer.json().get("code")


@pytest.mark.both_backends
def test_a_finished_game_is_reviewed(finished: tuple[Browser, str]) -> None:
    jana, table = finished
    review = _reviewed(jana, table)
    record = jana.get(f"/api/tables/{table}/record")
    assert review["version"] == 1
    assert [side["names"] for side in review["sides"]] == [["Jana"], ["Easy bot"]]
    assert {one["seat"] for one in review["decisions"]} == {0}
    for one in review["decisions"]:
        assert record["actions"][one["ply"]] == one["action"]
        assert one["words"]
        assert one["best"][0]["words"]
    plies = [chance["ply"] for chance in review["chances"]]
    assert plies == [*(one["ply"] for one in review["decisions"]), len(record["actions"])]
    assert all(sum(chance["win"]) == pytest.approx(1, abs=0.01) for chance in review["chances"])
    assert review["summary"][0]["name"] == "Jana"
    assert sum(review["summary"][0]["grades"].values()) == len(review["decisions"])
    assert len(review["graph_words"]) >= 3


def test_a_review_is_told_in_the_language_of_who_asks(finished: tuple[Browser, str]) -> None:
    jana, table = finished
    told = {language: _reviewed(jana, table, language=language) for language in LANGUAGES}
    words = {language: review["graph_words"][0] for language, review in told.items()}
    assert len(set(words.values())) == len(LANGUAGES)
    figures = [[one["loss_win"] for one in review["decisions"]] for review in told.values()]
    assert all(one == figures[0] for one in figures)


def test_a_review_is_made_once(
    finished: tuple[Browser, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    jana, table = finished
    _reviewed(jana, table)

    def never(*_: object) -> None:
        raise AssertionError("it was made again")

    monkeypatch.setattr(reviews.Reviews, "_part", never)
    assert jana.http.post(f"/api/tables/{table}/review").json()["status"] == "done"


@pytest.mark.both_backends
def test_a_review_goes_on_part_by_part(jana: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part ends after one decision; nothing is judged twice or left out."""
    table = _played(jana, jana.open_table([ME, BOT]))
    judged, judge = list[int](), reviews.Reviews._judged

    def noted(self: reviews.Reviews, position: reviews.Position) -> Json:
        judged.append(position.ply)
        one: Json = judge(self, position)
        return one

    monkeypatch.setattr(reviews.Reviews, "_judged", noted)
    monkeypatch.setattr(reviews, "SECONDS_OF_A_PART", 0.0)
    assert jana.get(f"/api/tables/{table}/review") == {
        "status": "none", "progress": 0.0, "review": None,
    }  # fmt: skip
    review = _reviewed(jana, table)
    assert judged == [one["ply"] for one in review["decisions"]]
    assert len(judged) > 10


def test_what_cannot_be_judged_is_tried_again_when_asked_for(
    jana: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _played(jana, jana.open_table([ME, BOT]))
    path = f"/api/tables/{table}/review"

    def fails(*_: object) -> None:
        raise ArithmeticError("the coach is ill")

    with monkeypatch.context() as ill:
        ill.setattr(reviews.Reviews, "_judged", fails)
        assert jana.http.post(path).json()["status"] == "running"
        deadline = time.monotonic() + PATIENCE
        while jana.get(path)["status"] != "none":
            assert time.monotonic() < deadline
            time.sleep(0.02)
    assert _reviewed(jana, table)["decisions"]


def test_hidden_hands_are_reviewed_too(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND], game="block", options={"target": 50})
    petr.join(opened["invitations"][0]["link"], "Petr")
    path = f"/api/tables/{opened['table']}/review"
    assert _refused(jana, path) == (409, "not_finished")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        left.receive()
        right.receive()
        play_to_the_end(left, right)
    review = _reviewed(petr, opened["table"])
    assert {one["seat"] for one in review["decisions"]} == {0, 1}
    assert review["chances"][-1]["win"] in ([1.0, 0.0], [0.0, 1.0])


def test_a_forfeit_decides_the_last_chance(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND])
    petr.join(opened["invitations"][0]["link"], "Petr")
    with jana.page(opened["table"]) as page:
        page.receive()
        page.send({"type": "leave", "request": "1", "give_up": True})
        while page.table["status"] != "finished":
            page.receive()
    assert _reviewed(jana, opened["table"])["chances"][-1]["win"] == [0.0, 1.0]


def test_who_may_not_see_a_table_gets_no_review(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, BOT], settings={"spectators": False})
    path = f"/api/tables/{opened['table']}/review"
    assert _refused(petr, path) == (403, "not_seated")
    assert _refused(petr, "/api/tables/nowhere/review") == (404, "unknown_table")


@pytest.mark.both_backends
def test_reviews_are_bounded(jana: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _played(jana, jana.open_table([ME, BOT]))
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    assert _refused(jana, f"/api/tables/{table}/review") == (429, "too_many_reviews")
    monkeypatch.undo()
    assert jana.get(f"/api/tables/{table}/review")["status"] == "none"


# --- Advice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "block"])
def test_whoever_has_to_act_is_advised(jana: Browser, petr: Browser, game: str) -> None:
    opened = jana.open_table([ME, FRIEND], game=game, settings={"coach": True})
    petr.join(opened["invitations"][0]["link"], "Petr")
    path = f"/api/tables/{opened['table']}/advice"
    snapshots = [one.get(f"/api/tables/{opened['table']}") for one in (jana, petr)]
    assert all(one["settings"]["coach"] for one in snapshots)
    acting, waiting = (jana, petr) if snapshots[0]["legal"] else (petr, jana)
    legal = {one["action"] for one in snapshots[acting is petr]["legal"]}
    advice = acting.http.post(path).json()
    assert {one["action"] for one in advice["best"]} <= legal
    assert advice["best"][0]["words"] in advice["words"]
    assert acting.http.post(path).json() == advice
    assert acting.http.post(path, params={"language": "pl"}).json()["words"] != advice["words"]
    assert _refused(waiting, path) == (409, "not_your_turn")


def test_an_advice_is_thought_about_once(jana: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = jana.open_table([ME], game="solo", settings={"coach": True})
    asked, advice = list[int](), reviews.Reviews._advice

    def slowly(self: reviews.Reviews, table: Table, seat: int, viewer: Viewer) -> AdviceView:
        asked.append(seat)
        time.sleep(0.2)
        return advice(self, table, seat, viewer)

    monkeypatch.setattr(reviews.Reviews, "_advice", slowly)
    with ThreadPoolExecutor(4) as people:
        path = f"/api/tables/{opened['table']}/advice"
        answers = list(people.map(jana.http.post, [path] * 4))
    assert [answer.status_code for answer in answers] == [200] * 4
    assert asked == [0]


def test_without_a_coach_nobody_is_advised(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT])
    assert _refused(jana, f"/api/tables/{opened['table']}/advice") == (403, "no_coach")


def test_strangers_and_those_who_have_finished_are_not_advised(
    jana: Browser, petr: Browser
) -> None:
    opened = jana.open_table([ME], game="solo", settings={"coach": True})
    path = f"/api/tables/{opened['table']}/advice"
    assert _refused(petr, path) == (403, "not_seated")
    _played(jana, opened)
    assert _refused(jana, path) == (409, "finished")


def test_a_table_with_a_coach_cannot_be_rated(jana: Browser) -> None:
    wish = {
        "game": "kingdomino",
        "my_name": "Jana",
        "seats": [ME, FRIEND],
        "settings": {"coach": True, "rated": True},
    }
    answer = jana.http.post("/api/tables", json=wish)
    assert [fault["code"] for fault in answer.json()["faults"]] == ["coach_at_rated_table"]

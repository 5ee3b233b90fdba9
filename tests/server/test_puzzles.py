"""Puzzles on the server: found once, and no solution leaves before it is found or asked for."""

from __future__ import annotations

import json
import threading
from datetime import date, datetime, time, timedelta
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

import pytest

from dominium import puzzles
from dominium.puzzles import Puzzle
from dominium.server.learning import puzzles as served
from dominium.server.learning.puzzles import DAYS
from tests.patience import PATIENCE
from tests.server.conftest import RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.conftest import Browser, Json

# Its puzzle has hidden hands and is found in a moment; others are sought for a minute.
TODAY = date(2026, 1, 6)


@pytest.fixture(scope="module", autouse=True)
def today() -> Iterator[None]:
    """The server takes one certain day for today."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(served, "today", lambda: TODAY)
        yield


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """The puzzle of today."""
    return puzzles.find(TODAY)


def answer(
    browser: Browser, day: date, answers: list[str], *given: str, language: str = "en"
) -> Json:
    wish = {"answers": answers, "given": list(given)}
    reply = browser.http.post(f"/api/puzzles/{day}", json=wish, params={"language": language})
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


def wrong_one(puzzle: Puzzle) -> str:
    """An action that is not the solution."""
    legal = (str(action) for action in puzzle.position().legal_actions())
    return next(action for action in legal if action != puzzle.solution)


def test_the_last_days_are_listed(jana: Browser) -> None:
    listed = jana.http.get("/api/puzzles", params={"language": "cs"}).json()
    assert [one["day"] for one in listed] == [
        (TODAY - timedelta(days=ago)).isoformat() for ago in range(DAYS)
    ]
    assert len({one["date"] for one in listed}) == DAYS
    assert {one["game"] for one in listed} == set(puzzles.GAMES)


def test_nothing_tells_the_solution_before_it_is_found(jana: Browser, puzzle: Puzzle) -> None:
    shown = answer(jana, puzzle.day, [])
    assert (shown["over"], shown["solved"], shown["verdict"]) == (False, False, None)
    assert (shown["explanation"], shown["compared"]) == ([], [])
    legal = [str(action) for action in puzzle.position().legal_actions()]
    assert [one["action"] for one in shown["table"]["legal"]] == legal
    tried = answer(jana, puzzle.day, [], wrong_one(puzzle))
    assert tried["verdict"].startswith("Not the best: ")
    assert (tried["explanation"], tried["compared"]) == ([], [])
    assert tried["table"] == shown["table"]


def test_hands_of_others_stay_hidden(jana: Browser, puzzle: Puzzle) -> None:
    table = answer(jana, puzzle.day, [])["table"]
    assert [hand["tiles"] is not None for hand in table["view"]["hands"]] == [
        seat == puzzle.seat for seat in range(puzzle.game.seats)
    ]
    dealt = [one["action"] for one in table["history"] if one["seat"] is None]
    assert "=?" in dealt
    assert table["may"] == []


def test_the_solution_is_explained_when_it_is_found(jana: Browser, puzzle: Puzzle) -> None:
    wrong = wrong_one(puzzle)
    shown = answer(jana, puzzle.day, [wrong], puzzle.solution)
    assert (shown["over"], shown["solved"]) == (True, True)
    assert shown["answers"] == [wrong, puzzle.solution]
    assert shown["verdict"].startswith("Right! ")
    assert shown["explanation"]
    told = {one["action"]: one["mark"] for one in shown["compared"]}
    assert told[puzzle.solution] == "best"
    assert told[wrong] == "tried"
    assert shown["table"]["legal"] == []
    assert shown["table"]["history"][-1]["action"] == puzzle.solution


def test_whoever_gives_up_is_shown_the_solution(jana: Browser, puzzle: Puzzle) -> None:
    shown = answer(jana, puzzle.day, [], "", language="pl")
    assert (shown["over"], shown["solved"]) == (True, False)
    assert shown["verdict"].startswith("Rozwiązanie: ")
    after = answer(jana, puzzle.day, shown["answers"], puzzle.solution)
    assert after["refusal"] == "This puzzle is solved."


def test_what_cannot_be_done_is_refused_in_words(jana: Browser, puzzle: Puzzle) -> None:
    refused = answer(jana, puzzle.day, [], "nonsense")
    assert refused["refusal"]
    assert refused["answers"] == []
    several = answer(jana, puzzle.day, [], puzzle.solution, puzzle.solution)
    assert several["refusal"].startswith("A puzzle asks for one action only.")


@pytest.mark.parametrize("named", ["tomorrow", "long ago", "not a day"])
def test_there_is_no_puzzle_of_other_days(jana: Browser, named: str) -> None:
    days = {"tomorrow": TODAY + timedelta(days=1), "long ago": TODAY - timedelta(days=DAYS)}
    wish: dict[str, Any] = {"answers": [], "given": []}
    reply = jana.http.post(f"/api/puzzles/{days.get(named, named)}", json=wish)
    assert (reply.status_code, reply.json()["code"]) == (404, "unknown_puzzle")


def test_who_asks_while_a_puzzle_is_sought_is_told_so(
    jana: Browser, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = threading.Event()

    def slowly(_day: date, stopped: Callable[[], bool]) -> Puzzle:
        assert asked.wait(PATIENCE)
        assert not stopped()
        return puzzle

    monkeypatch.setattr(puzzles, "find", slowly)
    monkeypatch.setattr(served, "_SECONDS_OF_PATIENCE", 0.01)
    reply = jana.http.post(f"/api/puzzles/{TODAY - timedelta(days=1)}", json={"answers": []})
    asked.set()
    assert (reply.status_code, reply.json()["code"]) == (409, "puzzle_sought")


def test_puzzles_are_searched_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = datetime.combine(TODAY, time(23, 30))
    monkeypatch.setattr(served, "today", lambda ahead=timedelta(): (night + ahead).date())
    sought: SimpleQueue[date] = SimpleQueue()

    def find(day: date, **_: object) -> None:
        sought.put(day)

    monkeypatch.setattr(puzzles, "find", find)
    server = RunningServer(quick(tmp_path, puzzles_ahead=True))
    server.start()
    try:
        searched = [sought.get(timeout=PATIENCE) for _ in range(2)]
    finally:
        server.stop()
    assert searched == [TODAY, TODAY + timedelta(days=1)]


def test_answers_that_do_not_belong_to_it_are_refused(jana: Browser, puzzle: Puzzle) -> None:
    for answers in (["nonsense"], [puzzle.solution, wrong_one(puzzle)]):
        reply = jana.http.post(f"/api/puzzles/{puzzle.day}", json={"answers": answers})
        assert reply.json()["code"] == "bad_puzzle"


def test_a_solution_stands_nowhere_in_what_is_sent(jana: Browser, puzzle: Puzzle) -> None:
    """Another solution would be told in the same words."""
    shown = answer(jana, puzzle.day, [])
    beside = {name: value for name, value in shown.items() if name not in {"table", "hint"}}
    assert f'"{puzzle.solution}"' not in json.dumps(beside)

"""Puzzles on the server: found once, and given to pages as scripts."""

from __future__ import annotations

import threading
from datetime import date, datetime, time, timedelta
from queue import SimpleQueue
from typing import TYPE_CHECKING

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


def script(browser: Browser, day: date, language: str = "en") -> Json:
    reply = browser.http.get(f"/api/puzzles/{day}", params={"language": language})
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


def test_the_last_days_are_listed(jana: Browser) -> None:
    listed = jana.http.get("/api/puzzles", params={"language": "cs"}).json()
    assert [one["day"] for one in listed] == [
        (TODAY - timedelta(days=ago)).isoformat() for ago in range(DAYS)
    ]
    assert len({one["date"] for one in listed}) == DAYS
    assert {one["game"] for one in listed} == set(puzzles.GAMES)


def test_a_script_has_the_position_and_a_reply_to_every_action(
    jana: Browser, puzzle: Puzzle
) -> None:
    taught = script(jana, puzzle.day)
    assert (taught["day"], taught["game"]) == (puzzle.day.isoformat(), puzzle.game.id)
    assert taught["opening"] == list(puzzle.opening)
    legal = [str(action) for action in puzzle.position().legal_actions()]
    assert [reply["action"] for reply in taught["replies"]] == legal
    assert taught["promising"][0] == puzzle.solution
    verdicts = {reply["action"]: reply["verdict"] for reply in taught["replies"]}
    assert verdicts.pop(puzzle.solution) == taught["found"]
    assert all(verdict.startswith("Not the best: ") for verdict in verdicts.values())
    assert taught["found"].startswith("Right! ")


def test_a_script_is_in_the_language_of_who_asks(jana: Browser, puzzle: Puzzle) -> None:
    taught = script(jana, puzzle.day, "pl")
    assert taught["shown"].startswith("Rozwiązanie: ")
    assert taught["names"][puzzle.seat] == "Ty"


def test_the_list_says_which_puzzles_are_there(jana: Browser, puzzle: Puzzle) -> None:
    script(jana, puzzle.day)
    listed = {one["day"]: one["found"] for one in jana.http.get("/api/puzzles").json()}
    assert listed[puzzle.day.isoformat()]


@pytest.mark.parametrize("named", ["tomorrow", "long ago", "not a day"])
def test_there_is_no_puzzle_of_other_days(jana: Browser, named: str) -> None:
    days = {"tomorrow": TODAY + timedelta(days=1), "long ago": TODAY - timedelta(days=DAYS)}
    reply = jana.http.get(f"/api/puzzles/{days.get(named, named)}")
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
    reply = jana.http.get(f"/api/puzzles/{TODAY - timedelta(days=1)}")
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
        searched = [sought.get(timeout=PATIENCE) for _ in range(3)]
    finally:
        server.stop()
    # The day before follows, so that pages can keep those of all last days.
    assert searched == [TODAY, TODAY + timedelta(days=1), TODAY - timedelta(days=1)]

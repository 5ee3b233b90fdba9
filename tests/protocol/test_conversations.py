"""Good programs: what they are told, how they play on, and that they need no beginning."""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium.bots.bot import ObservedAction, Turn, applied
from dominium.protocol import ProgramBot
from dominium.protocol.process import clean_environment
from tests.protocol.conftest import EXAMPLES, GREEDY

RECORDER = """
import json, sys
book = open(sys.argv[1], "a")
for line in sys.stdin:
    book.write(line); book.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "Recorder"}
    elif message["type"] == "new_game":
        answer = {"type": "ready", "id": message["id"]}
    elif message["type"] == "choose":
        answer = {"type": "choose", "id": message["id"], "action": message["legal_actions"][0]}
    else:
        continue
    sys.stdout.write(json.dumps(answer) + sys.argv[2].encode().decode("unicode_escape"))
    sys.stdout.flush()
"""

Json = dict[str, Any]


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return tmp_path / "book.jsonl"


def recorder(book: Path, line_end: str = "\\n") -> ProgramBot:
    """A program that writes down what it is told."""
    script = book.with_name("recorder.py")
    script.write_text(RECORDER)
    return ProgramBot("recorder", [sys.executable, str(script), str(book), line_end])


def lines(book: Path) -> list[Json]:
    return [json.loads(line) for line in book.read_text().splitlines()]


@pytest.mark.parametrize("game", [game.id for game in dominium.games()])
def test_the_news_tell_the_whole_course_as_the_seat_sees_it(game: str, book: Path) -> None:
    rules = dominium.load(game)
    bot = recorder(book)
    record = dominium.play(rules, [bot, *["greedy"] * (rules.seats - 1)], rng=3)
    bot.close()
    hello, begin, *rest, result, end = lines(book)
    assert (hello["type"], begin["type"], result["type"], end["type"]) == (
        "hello",
        "new_game",
        "result",
        "quit",
    )
    assert (begin["game"], begin["seat"], begin["options"]) == (game, 0, dict(rules.options))
    news = [seen for message in (*rest, result) for seen in message["news"]]
    told = begin["history"] + news
    expected = history_of(rules, record.actions, 0)
    assert [one["action"] for one in told] == [seen.action for seen in expected]
    assert [one["seat"] for one in told] == [seen.seat for seen in expected]
    assert [one["events"] for one in told] == [
        json.loads(json.dumps([event.to_dict() for event in seen.events])) for seen in expected
    ]
    assert record.outcome is not None
    assert result["outcome"] == json.loads(json.dumps(record.outcome.to_dict()))
    state = record.replay(rest[-1]["ply"])
    assert rest[-1]["view"] == json.loads(json.dumps(state.view(0).to_dict()))


def test_a_hidden_tile_is_never_told(book: Path) -> None:
    bot = recorder(book)
    record = dominium.play(dominium.load("block"), [bot, "random"], rng=5)
    bot.close()
    dealt = [one for message in lines(book) for one in message.get("history", [])]
    other = [
        one for one in dealt if {"kind": "tile_dealt", "seat": 1, "tile": None} in one["events"]
    ]
    assert len(other) == 7
    assert {one["action"] for one in other} == {"=?"}
    assert "=?" not in record.actions


def history_of(game: dominium.Game, actions: Sequence[str], seat: int) -> list[ObservedAction]:
    state, seen = game.start(), list[ObservedAction]()
    for action in actions:
        applied(state, state.parse(action), {seat: seen})
    return seen


def turn_at(game: dominium.Game, actions: Sequence[str], ply: int) -> Turn:
    """The decision at a ply, as any process could put it."""
    state, seat = dominium.Record(game, (), tuple(actions)).replay(ply), 0
    assert state.actor == seat
    seen = history_of(game, actions[:ply], seat)
    legal = state.legal_actions()
    memory = game.memory(seat)
    return Turn(game, seat, state.view(seat), legal, memory, random.Random(1), seen)  # type: ignore[arg-type]


def test_a_game_is_taken_up_in_the_middle_and_goes_on(book: Path) -> None:
    game = dominium.load("kingdomino")
    actions = dominium.play(game, ["greedy", "greedy"], rng=2).actions
    plies = [ply for ply in range(len(actions)) if _is_turn_of_first(game, actions, ply)]
    bot = recorder(book)
    for ply in (plies[4], plies[5], plies[2]):
        bot.choose(turn_at(game, actions, ply))
    bot.close()
    kinds = [message["type"] for message in lines(book)]
    assert kinds == ["hello", "new_game", "choose", "choose", "new_game", "choose", "quit"]
    first, second = (one for one in lines(book) if one["type"] == "new_game")
    assert (len(first["history"]), len(second["history"])) == (plies[4], plies[2])
    assert first["table"] != second["table"]
    went_on = lines(book)[3]
    assert [one["action"] for one in went_on["news"]] == list(actions[plies[4] : plies[5]])


def _is_turn_of_first(game: dominium.Game, actions: Sequence[str], ply: int) -> bool:
    return dominium.Record(game, (), tuple(actions)).replay(ply).actor == 0


def test_another_seat_or_other_options_are_another_game(book: Path) -> None:
    bot = recorder(book)
    for options in ({}, {"harmony": True}):
        dominium.play(dominium.load("kingdomino", **options), [bot, "random"], rng=1)
    dominium.play(dominium.load("kingdomino"), ["random", bot], rng=1)
    bot.close()
    begun = [one for one in lines(book) if one["type"] == "new_game"]
    assert [(one["options"]["harmony"], one["seat"]) for one in begun] == [
        (False, 0),
        (True, 0),
        (False, 1),
    ]
    assert sum(one["type"] == "hello" for one in lines(book)) == 1


def test_line_ends_of_windows_and_empty_lines_are_read(book: Path) -> None:
    bot = recorder(book, "\\r\\n\\r\\n")
    dominium.play(dominium.load("solo"), [bot], rng=1)
    bot.close()


def test_faces_that_differ_are_told(book: Path) -> None:
    bot = recorder(book)
    game = dominium.load("kingdomino").with_faces({24: (("forest", 2), ("lake", 0))})
    dominium.play(game, [bot, "random"], rng=1)
    bot.close()
    assert lines(book)[1]["faces"] == ["24=f2l"]


def test_a_program_gets_no_secrets_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINIUM_COOKIE_KEY", "secret")
    assert set(clean_environment(os.environ)) <= {
        "PATH",
        "LANG",
        "LC_ALL",
        "LC_CTYPE",
        "TZ",
        "TMPDIR",
        "PYTHONUNBUFFERED",
        "PYTHONIOENCODING",
    }


def test_the_same_seed_gives_the_same_game() -> None:
    game = dominium.load("draw")
    first, second = (
        dominium.play(game, [f"program:{GREEDY}", "random"], rng=4).actions for _ in range(2)
    )
    assert first == second


def test_a_program_says_who_it_is() -> None:
    bot = ProgramBot("example", [sys.executable, str(EXAMPLES / "greedy_bot.py")])
    assert bot.introduce().name == "Greedy example"
    assert bot.process_id is not None
    bot.close()
    assert bot.process_id is None


def test_a_forgotten_program_ends_by_itself() -> None:
    bot = ProgramBot("example", [sys.executable, str(EXAMPLES / "greedy_bot.py")])
    bot.introduce()
    del bot  # the fixture looks for what is left

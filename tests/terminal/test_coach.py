"""`dominium coach`, and advice in a game at the terminal."""

import json
from pathlib import Path

import pytest

import dominium
from tests.terminal.conftest import Runner

LITTLE = ("--playouts", "6")


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The record of a person who played at random against a bot."""
    game = dominium.load("kingdomino", seats=2)
    record = dominium.play(game, ["random", "greedy"], rng=4)
    seats = (dominium.SeatInfo("Jana"), dominium.SeatInfo("Robot", "greedy"))
    file = tmp_path / "short.json"
    file.write_text(dominium.Record(game, seats, record.actions, record.outcome).to_json())
    return file


def test_a_record_is_reviewed(here: Runner, short: Path) -> None:
    done = here("coach", str(short), "--all", *LITTLE)
    assert done.code == 0
    assert done.lines[0].startswith("Jana: ")
    assert any(line.startswith("At the beginning: Jana ") for line in done.lines)
    assert any(line.startswith("In the end: ") for line in done.lines)
    listed = [line for line in done.lines if ". Jana: " in line]
    assert f"Decisions: {len(listed)}, listed: {len(listed)}." in done.lines
    assert not any("Robot: " in line and ". " in line.partition("Robot")[0] for line in done.lines)


def test_only_what_could_have_been_better_is_listed(here: Runner, short: Path) -> None:
    done = here("coach", str(short), *LITTLE)
    listed = [line for line in done.lines if ". Jana: " in line]
    assert not any("Best: points lost" in line or "Good: points lost" in line for line in listed)
    assert sum(line.startswith("Better: ") for line in done.lines) == len(listed)


def test_a_review_as_json_in_another_language(here: Runner, short: Path) -> None:
    done = here("coach", str(short), "--json", "--language", "cs", "--whose", "robot", *LITTLE)
    told = json.loads(done.text)
    assert [one["name"] for one in told["summary"]] == ["Robot"]
    assert {one["seat"] for one in told["decisions"]} == {1}
    assert told["graph_words"][0].startswith("Na začátku: ")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--whose", "Nobody"), "Nobody"),
        (("--playouts", "0"), "--playouts"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    here: Runner, short: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    done = here("coach", str(short), *arguments)
    assert (done.code, done.lines) == (2, [])
    assert complaint in done.complaint


def test_where_nothing_was_decided_nothing_is_judged(here: Runner, tmp_path: Path) -> None:
    game = dominium.load("kingdomino", seats=2)
    seats = (dominium.SeatInfo("Jana"), dominium.SeatInfo("Petr"))
    file = tmp_path / "empty.json"
    file.write_text(dominium.Record(game, seats, ()).to_json())
    assert here("coach", str(file)).lines == ["There is nothing to judge in this record."]


@pytest.mark.parametrize("words", ["hint", "advice", "y"])
def test_advice_in_a_game(here: Runner, words: str) -> None:
    done = here(
        "play", "--seat", "Jana", "--seat", "Robot=bot:random", "--seed", "2", typed=[words]
    )
    assert done.code == 0
    assert any(line.startswith("Advice: ") for line in done.lines)
    assert any("chance of winning" in line for line in done.lines)


def test_help_names_the_advice(here: Runner) -> None:
    done = here("play", "--seat", "Jana", "--seat", "Robot=bot:random", "--seed", "2", typed=["?"])
    assert any("the best moves and why" in line for line in done.lines)


def test_advice_is_for_the_hand_that_is_seen(here: Runner) -> None:
    """Nothing of a hand is told before its owner has taken the device that goes round."""
    seats = ("--seat", "Jana", "--seat", "Petr")
    done = here("play", "block", *seats, "--seed", "2", typed=["y", "", "y"])
    told = [line for line in done.lines if line.startswith("Advice: ")]
    assert len(told) <= 1

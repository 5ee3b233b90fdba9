"""Programs in the arena and at the terminal: they play, they fail, and files start none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dominium
from dominium.arena import Arena, OneProcess, Plan, Processes
from tests.protocol.conftest import GREEDY, hostile
from tests.terminal.conftest import Runner, environment, here

__all__ = ["environment", "here"]

PROGRAM = f"program:{GREEDY}"


def test_a_program_plays_in_the_arena(here: Runner, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    arguments = ["--games", "4", "--game", "block", "--processes", "1", "--json", str(report)]
    run = here("arena", PROGRAM, "random", *arguments)
    assert run.code == 0, run.complaint
    assert json.loads(report.read_text())["failures"] == []
    assert json.loads(report.read_text())["games"] == 4


def test_in_processes_of_the_arena_a_program_plays_the_same() -> None:
    plan = Plan(dominium.load("draw"), (PROGRAM, "random"), deals=2)
    reports = []
    for workers in (OneProcess(plan), Processes(plan, 2)):
        arena = Arena(plan)
        with workers:
            arena.run(workers)
        reports.append([meeting.bots[0].points for meeting in arena.report().meetings])
    assert reports[0] == reports[1]


def test_a_game_with_a_failure_is_lost_and_told(here: Runner, tmp_path: Path) -> None:
    bad = "program,time=10:" + hostile("illegal", "2")
    journal = tmp_path / "journal"
    arguments = ["--games", "4", "--game", "block", "--processes", "1"]
    run = here("arena", bad, "random", *arguments, "--journal", str(journal))
    assert run.code == 0, run.complaint
    told = next(line for line in run.lines if "lost its seat" in line)
    assert "games: 4" in told
    assert "not legal" in told
    rows = [json.loads(line) for line in journal.read_text().splitlines()[1:]]
    for row in rows:
        failed = row["task"][2]  # the bots move on by one side in each seating
        assert row["places"][failed] == 2
        assert row["failures"][failed]["code"] == "illegal_action"
        assert row["failures"][1 - failed] is None


def test_a_journal_starts_no_program_unasked(here: Runner, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    arguments = ["--games", "2", "--game", "draw", "--processes", "1"]
    here("arena", PROGRAM, "random", *arguments, "--journal", str(journal))
    again = ["arena", "--resume", str(journal), "--processes", "1"]
    refused = here(*again)
    assert refused.code == 1
    assert GREEDY in refused.complaint
    assert here(*again, "--run-programs").code == 0


@pytest.mark.parametrize("command", ["play", "arena"])
def test_a_program_that_cannot_play_is_told_before_the_first_game(
    here: Runner, command: str
) -> None:
    name = "program:no-such-program-anywhere"
    seats = ["block", "--seat", "Jana", "--seat", f"bot:{name}"]
    run = here(command, *(seats if command == "play" else [name, "random", "--game", "block"]))
    assert run.code == 1
    assert "no-such-program-anywhere" in run.complaint
    assert "could not be started" in run.complaint


def test_a_program_that_does_not_play_the_game_is_refused(here: Runner) -> None:
    run = here("arena", "program:" + hostile("one_game", "hello"), "random")
    assert run.code == 1
    assert "does not play Kingdomino" in run.complaint


@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl"])
def test_at_the_terminal_a_substitute_plays_on_and_it_is_said(here: Runner, language: str) -> None:
    bad = "program,time=10:" + hostile("crash", "3")
    seats = ["--seat", "Jana", "--seat", f"Robot=bot:{bad}"]
    run = here(
        "play", "kingdomino", *seats, "--seed", "1", "--language", language, typed=["1."] * 60
    )
    told = [line for line in run.lines if "exit code 3" in line]
    words = {"en": "has ended", "cs": "Skončil", "sk": "Skončil", "pl": "Zakończył"}
    assert len(told) == 1
    assert words[language] in told[0]
    assert "Robot" in told[0]
    assert len(run.lines) > run.lines.index(told[0]) + 20, "the game stopped"


def test_at_the_terminal_a_program_plays_to_the_end(here: Runner, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    seats = ["--seat", "bot:random", "--seat", f"bot:{PROGRAM}"]
    run = here("play", "block", *seats, "--seed", "1", "--record", str(record))
    assert run.code == 0, run.complaint
    read = dominium.Record.from_json(record.read_text())
    assert read.outcome is not None
    assert read.seats[1].bot == PROGRAM


def test_a_record_starts_no_program_unasked(here: Runner, tmp_path: Path) -> None:
    file, proof = tmp_path / "game.json", tmp_path / "proof"
    game = dominium.load("block")
    seats = (dominium.SeatInfo("Jana"), dominium.SeatInfo("Evil", f"program:touch {proof}"))
    file.write_text(dominium.Record(game, seats, ()).to_json())
    run = here("play", "--continue", str(file), typed=["1."])
    assert run.code == 1
    assert f"touch {proof}" in run.complaint
    assert not proof.exists()


@pytest.mark.parametrize(
    ("programs", "code", "words"),
    [
        (["Name"], 2, "write NAME=COMMAND"),
        (["Two words=x"], 2, "write NAME=COMMAND"),
        (["Name=no-such-program-anywhere"], 1, "could not be started"),
        ([f"Name={GREEDY}", f"Name={GREEDY}"], 2, "Two programs are called “Name”"),
    ],
)
def test_a_server_does_not_start_with_an_impossible_program(
    here: Runner, programs: list[str], code: int, words: str
) -> None:
    run = here("serve", *(part for text in programs for part in ("--program", text)))
    assert run.code == code
    assert words in run.complaint

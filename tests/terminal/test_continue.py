"""Games that are left, killed, kept and gone on with."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import dominium
from tests.terminal.conftest import Runner

TWO = ("--seat", "Jana", "--seat", "Petr", "--seed", "3")


def read(file: Path) -> dominium.Record:
    return dominium.Record.from_json(file.read_text(encoding="utf-8"))


def test_the_end_of_the_input_tells_how_to_go_on(here: Runner, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    done = here("play", *TWO, "--record", str(file), typed=["1."])
    assert done.code == 0
    assert done.lines[-1] == f"The game is saved. Go on with: dominium play --continue '{file}'"


@pytest.mark.parametrize("leave", ["quit", "q", "exit"])
def test_a_game_without_a_file_goes_on_until_its_end(here: Runner, leave: str) -> None:
    left = here("play", *TWO, typed=["1.", leave, "1."])
    assert left.lines[-1] == "The game is saved. Go on with: dominium play --continue"
    last = here("play", "--continue", typed=["t"])
    assert left.code == last.code == 0
    assert "At the table: Jana, Petr." in last.lines
    assert last.lines[-1] == left.lines[-1]
    assert here("play", "--continue", typed=["1."] * 60).lines[-2].startswith("1. ")
    finished = here("play", "--continue")
    assert finished.code == 1
    assert finished.complaint == "There is no game that was left unfinished.\n"


def test_games_without_a_file_do_not_disturb_each_other(here: Runner) -> None:
    here("play", "--seat", "Jana", "--seat", "Petr")
    here("play", "--seat", "Eva", "--seat", "Adam")
    assert here("play", "--continue", typed=["1."] * 60).lines[1] == "At the table: Eva, Adam."
    assert here("play", "--continue", typed=["1."] * 60).lines[1] == "At the table: Jana, Petr."
    assert here("play", "--continue").code == 1


def test_a_finished_record_tells_its_result_again(here: Runner, record: Path) -> None:
    before = record.read_bytes()
    done = here("play", "--continue", str(record), typed=["1."])
    assert done.code == 0
    assert done.lines[-2].startswith("1. ")
    assert record.read_bytes() == before


def test_no_home_to_write_to_does_not_stop_the_game(here: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    home = str(tmp_path / "file")
    done = here("play", *TWO, typed=["1."] * 60, XDG_STATE_HOME=home)
    assert done.lines[-2].startswith("1. ")
    left = here("play", *TWO, typed=["1."], XDG_STATE_HOME=home)
    assert left.lines[-1] == "The game cannot be kept: Not a directory."


def test_another_record_is_never_overwritten(here: Runner, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("precious", encoding="utf-8")
    done = here("play", "--continue", str(record), "--record", str(other))
    assert done.code == 1
    assert other.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("named", [True, False])
def test_a_killed_game_loses_nothing(
    environment: dict[str, str], tmp_path: Path, *, named: bool
) -> None:
    file = tmp_path / "killed.json"
    command = [sys.executable, "-m", "dominium", "play", *TWO]
    if named:
        command += ["--record", str(file)]
    game = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, encoding="utf-8"
    )
    assert game.stdin is not None
    assert game.stdout is not None
    announced: list[str] = []
    for _ in range(9):
        game.stdin.write("1.\n")
        game.stdin.flush()
    while len([line for line in announced if "> 1." in line]) < 8:
        announced.append(game.stdout.readline())
    game.send_signal(signal.SIGKILL)
    game.communicate()
    if not named:
        (file,) = (tmp_path / "state").rglob("*.json")
    played = [action for action in read(file).actions if not action.startswith("=")]
    assert len(played) >= 7
    kept = tmp_path / "kept.json"
    finished = subprocess.run(
        [*command[:4], "--continue", *([str(file)] if named else []), "--record", str(kept)],
        input="1.\n" * 60,
        capture_output=True,
        env=environment,
        encoding="utf-8",
        check=True,
    )
    assert finished.returncode == 0
    record = read(kept)
    assert record.outcome is not None
    assert [action for action in record.actions if not action.startswith("=")][
        : len(played)
    ] == played


def test_every_ply_is_on_disk_before_it_is_announced(
    here: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    sizes: list[int] = []
    saved = dominium.Record.to_json

    def counting(record: dominium.Record) -> str:
        sizes.append(len(record.actions))
        return saved(record)

    monkeypatch.setattr(dominium.Record, "to_json", counting)
    here("play", *TWO, "--record", str(file), typed=["1."] * 60)
    assert sizes == list(range(len(read(file).actions) + 1))
    assert not list(tmp_path.glob("*.new"))


def test_a_file_is_never_overwritten(here: Runner, tmp_path: Path) -> None:
    file = tmp_path / "precious.json"
    file.write_text("precious", encoding="utf-8")
    done = here("play", *TWO, "--record", str(file), typed=["1."])
    assert done.code == 1
    assert done.lines == []
    assert "already exists" in done.complaint
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_game_may_go_on_in_another_file(here: Runner, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    here("play", *TWO, "--record", str(first), typed=["1."])
    before = first.read_bytes()
    here("play", "--continue", str(first), "--record", str(second), typed=["1."])
    assert first.read_bytes() == before
    assert len(read(second).actions) > len(read(first).actions)


def test_a_file_that_cannot_be_written_is_told_at_once(here: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = here("play", *TWO, "--record", str(tmp_path / "file" / "game.json"), typed=["1."])
    assert done.code == 1
    assert "cannot be written" in done.complaint
    assert done.lines == []


def test_a_disk_that_fails_in_the_game_does_not_end_it(
    here: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    written = Path.write_text

    def full(path: Path, text: str, encoding: str) -> int:
        if text.count('"=') > 6:
            raise OSError(28, "No space left on device")
        return written(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", full)
    done = here("play", *TWO, "--record", str(file), typed=["1."] * 60)
    complaint = "The game goes on but cannot be saved: No space left on device."
    assert done.lines.count(complaint) == 1
    assert done.lines[-2].startswith("1. ")
    assert len(read(file).actions) > 0


def broken(record: Path, **changes: object) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps(data | changes), encoding="utf-8")


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 99},
        {"game": "chess"},
        {"seats": []},
        {"actions": ["=1", "=1"]},
        {"actions": 5},
        {"options": {"size": 6}},
        {"format": "something else"},
        {"outcome": {"reason": "completed", "ranking": [[1], [0]], "standings": []}},
    ],
)
@pytest.mark.parametrize("command", [("play", "--continue"), ("replay",)])
def test_a_broken_record_is_refused_in_one_sentence_or_two(
    here: Runner, record: Path, changes: dict[str, object], command: tuple[str, ...]
) -> None:
    broken(record, **changes)
    before = record.read_bytes()
    done = here(*command, str(record), typed=["1."])
    assert done.code == 1
    assert done.lines == []
    assert len(done.complaint.splitlines()) == 1
    assert str(record) in done.complaint
    assert record.read_bytes() == before


def test_a_record_with_a_bot_nobody_knows_is_refused(here: Runner, record: Path) -> None:
    broken(record, seats=[{"name": "Jana", "bot": None}, {"name": "Deep", "bot": "deep:blue"}])
    done = here("play", "--continue", str(record))
    assert done.code == 1
    assert "deep:blue" in done.complaint


def test_names_from_elsewhere_cannot_steer_the_terminal(here: Runner, record: Path) -> None:
    broken(record, seats=[{"name": "\x1b[31mJana", "bot": None}, {"name": "Petr\r\n", "bot": None}])
    for command in (["play", "--continue", str(record)], ["replay", str(record)]):
        done = here(*command)
        assert done.code == 0
        assert all(character.isprintable() for line in done.lines for character in line)


def test_an_interrupt_is_a_way_to_leave(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = subprocess.Popen(
        [sys.executable, "-m", "dominium", "play", *TWO, "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        encoding="utf-8",
    )
    assert game.stdout is not None
    seen = ""
    while not seen.endswith("> "):
        seen += game.stdout.read(1)
    os.kill(game.pid, signal.SIGINT)
    rest, complaint = game.communicate()
    assert game.returncode == 0
    assert complaint == ""
    assert f"dominium play --continue {file}" in rest

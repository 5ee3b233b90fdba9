"""The program as a person runs it: a real process with pipes, or the same entry point in here."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

import dominium
from dominium import terminal
from dominium.terminal.table import Seated

Lines = Sequence[str]
KINGDOM_GAMES = [game for game in dominium.games() if game.family == "kingdom"]
LINE_GAMES = [game for game in dominium.games() if game.family == "line"]


def at_table(count: int, bot: str = "random") -> list[str]:
    """The arguments that seat Jana and as many bots as are needed."""
    seats = ["Jana", *(f"{name}=bot:{bot}" for name in ("Petr", "Eva", "Adam"))]
    return [part for seat in seats[:count] for part in ("--seat", seat)]


@dataclass(frozen=True)
class Run:
    """The result of one run of the program."""

    code: int
    lines: list[str]
    complaint: str

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


Runner = Callable[..., Run]


@contextmanager
def written_once(table: Seated) -> Iterator[None]:
    """Write the record of a match that is only being opened once, not after every ply."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "save", lambda: None)
        yield
    table.save()


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A dumb terminal of a neutral system, with a state folder of its own."""
    changed = {"TERM": "dumb", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": str(tmp_path / "state")}
    for name, value in changed.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("COLUMNS", "80")
    return dict(os.environ)


@pytest.fixture
def process(environment: dict[str, str], tmp_path: Path) -> Runner:
    """Run `dominium` as a process of its own that reads a pipe."""

    def run(*arguments: str, typed: Lines = (), **changed: str) -> Run:
        done = subprocess.run(
            [sys.executable, "-m", "dominium", *arguments],
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            encoding="utf-8",
            env=environment | changed,
            cwd=tmp_path,
            timeout=120,
            check=False,
        )
        return Run(done.returncode, done.stdout.splitlines(), done.stderr)

    return run


@pytest.fixture
def here(
    environment: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> Runner:
    """Run `dominium` in this process, which is quicker; it still reads what it takes for a pipe."""
    assert environment["TERM"] == "dumb"
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: Lines = (), **changed: str) -> Run:
        for name, value in changed.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = terminal.main(arguments)
        written = capsys.readouterr()
        return Run(code, written.out.splitlines(), written.err)

    return run


@pytest.fixture
def record(here: Runner, tmp_path: Path) -> Path:
    """The record of a whole game of two people."""
    file = tmp_path / "game.json"
    done = here(
        "play",
        "--seat",
        "Jana",
        "--seat",
        "Petr",
        "--seed",
        "3",
        "--harmony",
        "--record",
        str(file),
        typed=["1."] * 60,
    )
    assert done.code == 0
    return file

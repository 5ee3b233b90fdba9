"""Long commands show how far they are to those who watch, and to nobody else."""

import io
import re
import sys
import threading

import pytest

import dominium
from dominium.describe import LANGUAGES, messages
from dominium.terminal import progress
from dominium.terminal.progress import Spinner
from dominium.terminal.terminal import Terminal
from tests.patience import PATIENCE
from tests.terminal.conftest import Runner


class Screen(io.StringIO):
    def __init__(self) -> None:
        super().__init__()
        self.written = threading.Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        count = super().write(text)
        self.written.set()
        return count


def waited(language: str, stream: io.StringIO, ready: threading.Event | None = None) -> str:
    """The text written while something takes a moment: until it is ready."""
    with Spinner(Terminal(messages(language), io.StringIO(), io.StringIO()), stream):
        assert ready is None or ready.wait(PATIENCE)
    return stream.getvalue()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that can steer its cursor, told more often than people could read."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(progress, "_SECONDS_ALONE", 0.01)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_tells_the_time_and_leaves_nothing(language: str) -> None:
    screen = Screen()
    written = waited(language, screen, screen.written)
    waiting = re.escape(messages(language).text("terminal-waiting", elapsed="ELAPSED"))
    assert re.search(waiting.replace("ELAPSED", r"\d:\d\d"), written)
    assert written.endswith("\r\x1b[K")
    assert "\n" not in written


@pytest.mark.usefixtures("impatient")
def test_waiting_is_for_screens_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert waited("en", io.StringIO()) == ""
    monkeypatch.setenv("TERM", "dumb")
    assert waited("en", Screen()) == ""


@pytest.mark.usefixtures("impatient")
def test_what_takes_no_time_writes_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_SECONDS_ALONE", 60)
    assert waited("en", Screen()) == "\r\x1b[K"


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_perft_branch_by_branch_counts_the_same(here: Runner, depth: int) -> None:
    start = dominium.load("block").start()
    assert here("perft", "block", "--depth", str(depth)).lines == [
        str(dominium.perft(start, depth))
    ]


def test_perft_shows_its_branches(here: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    done = here("perft", "kingdomino", "--depth", "2", TERM="xterm")
    assert done.lines == ["2256"]
    assert "0 of 48" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")

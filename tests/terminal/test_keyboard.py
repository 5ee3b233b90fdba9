"""At a real terminal: what is typed is not echoed again, and nothing but text is written."""

import os
import pty
import subprocess
import sys

import pytest


def talk(environment: dict[str, str], typed: list[str], *arguments: str) -> str:
    """Type lines at a terminal, each after the prompt, and give the whole screen."""
    ours, theirs = pty.openpty()
    game = subprocess.Popen(
        [sys.executable, "-m", "dominium", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    screen = b""
    for line in typed:
        start = len(screen)
        while not screen[start:].endswith(b"> "):
            screen += os.read(ours, 4096)
        os.write(ours, line.encode())
    try:
        while part := os.read(ours, 4096):
            screen += part
    except OSError:
        pass  # the terminal is closed when the program ends
    os.close(ours)
    game.wait(timeout=60)
    return screen.decode()


@pytest.mark.parametrize("end", ["q\n", "\x04"])
def test_a_dialogue_at_the_keyboard(environment: dict[str, str], end: str) -> None:
    typed = ["m\n", "\n", "nonsense\n", "1.\n", end]
    screen = talk(environment, typed, "play", "--seat", "Jana", "--seat", "Petr", "--seed", "3")
    lines = screen.replace("\r\n", "\n").splitlines()
    assert sum(line.endswith("> m") for line in lines) == 1
    assert sum(line.endswith("> 1.") for line in lines) == 1
    assert lines[-1] == "The game is saved. Go on with: dominium play --continue"
    assert "\x1b" not in screen
    assert not lines[-1].startswith(" ")


def test_the_score_pad_greets_who_types(environment: dict[str, str]) -> None:
    screen = talk(environment, ["help\n", "e6r 24\n", "quit\n"], "score")
    assert "Write down the kingdom" in screen
    assert "Total:" in screen

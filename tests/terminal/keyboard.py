"""A real terminal that a game is played at."""

import os
import pty
import subprocess
import sys


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

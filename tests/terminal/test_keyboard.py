"""At a real terminal: what is typed is not echoed again, and nothing but text is written."""

import pytest

from tests.terminal.keyboard import talk


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

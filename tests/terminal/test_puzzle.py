"""`dominium puzzle`: the puzzle of a day at the terminal."""

from __future__ import annotations

from datetime import date

import pytest

from dominium.describe import LANGUAGES, messages
from dominium.describe.reading import aliases
from dominium.puzzles import Teller
from tests.puzzles.test_generator import puzzle_of
from tests.terminal.conftest import Runner

DAY = date(2026, 11, 21)


def command(language: str, name: str) -> str:
    word, *_ = aliases(messages(language), f"terminal-words-puzzle-{name}")
    return word


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_by_typing(here: Runner, language: str) -> None:
    puzzle = puzzle_of("matador", DAY)
    words = Teller(puzzle, language)
    typed = [command(language, "hint"), puzzle.tempting, command(language, "task"), puzzle.solution]
    arguments = ("puzzle", "--game", "matador", "--day", str(DAY), "--language", language)
    done = here(*arguments, typed=typed)
    assert (done.code, done.complaint) == (0, "")
    assert done.lines.count(words.title()) == 2
    assert words.hint() in done.lines
    solution = words.describer.choice_short(
        puzzle.position(), puzzle.position().parse(puzzle.solution)
    )
    tempting = words.describer.choice_short(
        puzzle.position(), puzzle.position().parse(puzzle.tempting)
    )
    verdict = next(place for place, line in enumerate(done.lines) if f"! {solution}." in line)
    assert any(f": {tempting}. " in line for line in done.lines[:verdict])
    assert solution in done.lines[verdict + 2] or solution in done.lines[verdict + 3]


def test_the_solution_is_shown_to_whoever_gives_up(here: Runner) -> None:
    arguments = ("puzzle", "--game", "matador", "--day", str(DAY), "--language", "en")
    done = here(*arguments, typed=["help", "turn", "solution"])
    assert done.code == 0
    assert any(line.startswith("solution: the best action") for line in done.lines)
    assert any(line.startswith("The solution: ") for line in done.lines)
    assert any(line.startswith("best: ") for line in done.lines)


def test_what_cannot_be_read_is_refused(here: Runner) -> None:
    arguments = ("puzzle", "--game", "matador", "--day", str(DAY), "--language", "en")
    done = here(*arguments, typed=["nonsense"])
    assert done.code == 1
    bad_day = here("puzzle", "--day", "tomorrow", "--language", "en")
    assert (bad_day.code, "2026-11-21" in bad_day.complaint) == (2, True)
    no_game = here("puzzle", "--game", "solo", "--language", "en")
    assert (no_game.code, "sebastopol" in no_game.complaint) == (2, True)

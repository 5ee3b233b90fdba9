"""Answering a puzzle: tries change nothing, the solution ends it."""

from __future__ import annotations

import pytest

from dominium.describe import LANGUAGES
from dominium.engine.errors import IllegalAction
from dominium.puzzles import GIVE_UP, Attempt, Puzzle, PuzzleRefused, Teller
from tests.puzzles.test_generator import puzzle_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(params=["matador", "bergen"])
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    """A puzzle with tiles."""
    return puzzle_of(request.param)


def wrong_ones(puzzle: Puzzle) -> list[str]:
    """The actions that are not the solution."""
    legal = [str(action) for action in puzzle.position().legal_actions()]
    return [action for action in legal if action != puzzle.solution]


def test_a_try_changes_nothing_at_the_table(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    before = attempt.state.key()
    for wrong in wrong_ones(puzzle):
        assert attempt.answer(wrong) is False
    assert attempt.state.key() == before
    assert attempt.tries == wrong_ones(puzzle)
    assert not attempt.over


def test_the_same_try_counts_once(puzzle: Puzzle) -> None:
    wrong = wrong_ones(puzzle)[0]
    assert Attempt(puzzle, [wrong, wrong]).answers == [wrong]


def test_the_solution_is_played_and_ends_the_puzzle(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    assert attempt.answer(puzzle.solution) is True
    assert (attempt.solved, attempt.over) == (True, True)
    assert attempt.played[-1][:2] == (puzzle.seat, puzzle.solution)
    with pytest.raises(PuzzleRefused) as caught:
        attempt.answer(wrong_ones(puzzle)[0])
    assert caught.value.code == "over"


def test_giving_up_shows_the_solution_without_solving(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle, [GIVE_UP])
    assert (attempt.solved, attempt.over) == (False, True)
    assert attempt.played[-1].action == puzzle.solution


def test_what_the_rules_refuse_is_no_try(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    with pytest.raises(IllegalAction):
        attempt.answer("hit")
    assert attempt.answers == []


def test_answers_are_followed_again(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle, [wrong_ones(puzzle)[0], puzzle.solution])
    assert Attempt(puzzle, attempt.answers).state.key() == attempt.state.key()


@every_language
def test_everything_is_said_in_words(puzzle: Puzzle, language: str) -> None:
    words, attempt = Teller(puzzle, language), Attempt(puzzle)
    assert words.title().endswith(words.game())
    assert len(set(words.names())) == puzzle.game.seats
    assert "2026" in words.title()
    said = [*words.text(), words.task(), words.hint()]
    attempt.answer(wrong_ones(puzzle)[0])
    said.append(words.verdict(attempt))
    attempt.answer(puzzle.solution)
    said += [words.verdict(attempt), *words.explanation(attempt)]
    assert all(line and line[-1] in ".:!" for line in said), said
    compared = words.compared(attempt)
    assert compared[0].action == puzzle.solution
    marks = [one.mark for one in compared if one.mark]
    assert len(marks) >= 2
    assert len(words.compared_lines(attempt)) == len(compared)


@every_language
def test_the_hint_does_not_name_the_solution(puzzle: Puzzle, language: str) -> None:
    words, state = Teller(puzzle, language), puzzle.position()
    solution = words.describer.choice_short(state, state.parse(puzzle.solution))
    tempting = words.describer.choice_short(state, state.parse(puzzle.tempting))
    assert tempting in words.hint()
    assert solution not in words.hint().split(": ")[1]

"""Puzzles follow from their day, and what they say of their actions holds."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache

import pytest

import dominium
from dominium import puzzles
from dominium.coach import judge
from dominium.puzzles import GAMES, Abandoned, Puzzle, game_of_day

DAY = date(2026, 11, 21)
QUICK = ("draw", "matador", "bergen", "sebastopol")
quick = pytest.mark.parametrize("game_id", QUICK)
half_long = pytest.mark.parametrize(
    "game_id",
    [
        "matador",
        "sebastopol",
        pytest.param("draw", marks=pytest.mark.long),
        pytest.param("bergen", marks=pytest.mark.long),
    ],
)


@cache
def puzzle_of(game_id: str, day: date = DAY) -> Puzzle:
    """A puzzle, found once for all tests."""
    return puzzles.find(day, game_id)


def memory_of(puzzle: Puzzle) -> dominium.Memory:
    """The knowledge of the seat that has to decide."""
    memory, state = puzzle.game.memory(puzzle.seat), puzzle.game.start()
    for action in puzzle.opening:
        memory.observe(state, state.apply(action))
    return memory


def test_kingdoms_and_dominoes_take_turns() -> None:
    days = [DAY + timedelta(days=ahead) for ahead in range(60)]
    games = [game_of_day(day) for day in days]
    assert {game.id for game in games} == set(GAMES)
    for three in zip(games[::3], games[1::3], games[2::3], strict=True):
        families = [game.info.family for game in three]
        assert sorted(families) == ["kingdom", "kingdom", "line"]
        assert len({game.id for game in three}) == 3
    assert len({str(game.options) for game in games if game.id == "kingdomino"}) > 1


def test_there_are_no_puzzles_of_unknown_games() -> None:
    with pytest.raises(KeyError):
        game_of_day(DAY, "chess")
    with pytest.raises(KeyError):
        puzzles.find(DAY, "solo")


@half_long
def test_the_same_day_has_the_same_puzzle_and_another_day_another(game_id: str) -> None:
    puzzle = puzzle_of(game_id)
    assert puzzles.find(DAY, game_id) == puzzle
    assert puzzle_of(game_id, DAY - timedelta(days=1)).opening != puzzle.opening


@quick
def test_the_position_is_one_of_a_real_game_with_a_choice(game_id: str) -> None:
    puzzle = puzzle_of(game_id)
    state = puzzle.position()
    legal = [str(action) for action in state.legal_actions()]
    assert state.actor == puzzle.seat
    assert len(legal) >= 3
    assert {one.action for one in puzzle.choices} <= set(legal)
    assert puzzle.tempting in legal


@quick
def test_the_solution_is_clearly_the_best_and_not_the_obvious(game_id: str) -> None:
    puzzle = puzzle_of(game_id)
    best, *others = puzzle.choices
    assert puzzle.solution == best.action != puzzle.tempting
    assert others
    assert best.win > max(one.win for one in others)
    assert (best.reason, None) == (None, None)
    assert all(one.reason is not None for one in others)


@half_long
def test_the_coach_agrees_with_other_luck(game_id: str) -> None:
    puzzle = puzzle_of(game_id)
    memory, state = memory_of(puzzle), puzzle.position()
    for action in state.legal_actions():
        judged = judge(puzzle.game, memory, action, playouts=4000, seed=7)  # type: ignore[arg-type]
        is_best = judged.grade in {"best", "good"}
        assert is_best == (str(action) == puzzle.solution), (str(action), judged.grade)


def test_a_search_that_nobody_waits_for_is_stopped() -> None:
    with pytest.raises(Abandoned):
        puzzles.find(DAY, "kingdomino", stopped=lambda: True)


@pytest.mark.long
@pytest.mark.parametrize("game_id", ["kingdomino", "queendomino", "block"])
def test_a_puzzle_of_the_longer_games_is_found(game_id: str) -> None:
    puzzle = puzzle_of(game_id)
    best, *others = puzzle.choices
    assert puzzle.solution != puzzle.tempting
    assert best.win + best.points / 100 > max(one.win + one.points / 100 for one in others)

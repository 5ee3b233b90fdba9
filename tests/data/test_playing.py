"""Batches of any bots: stable, repeatable, the same in any number of processes."""

import random
from functools import partial

import pytest

import dominium
from dominium import data
from dominium.data.playing import LARGEST_PORTION, _next_portion, in_order

BLOCK = dominium.load("block", target=20)


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    bots = ["random", "search:playouts=20"]
    games = list(data.play_games(BLOCK, bots, 3, seed=7))
    assert games[2] == dominium.play(BLOCK, bots, random.Random("7 2"))
    assert len(set(games)) == 3
    assert list(data.play_games(BLOCK, bots, 3, seed=8)) != games


def test_processes_share_the_games_and_keep_their_order() -> None:
    bots = ["greedy", "random"]
    alone = list(data.play_games(BLOCK, bots, 20, seed=1))
    assert list(data.play_games(BLOCK, bots, 20, seed=1, processes=2)) == alone


def test_a_batch_may_be_left_before_its_end() -> None:
    games = data.play_games(BLOCK, ["random"] * 2, 10**9, processes=2)
    assert next(games) == next(data.play_games(BLOCK, ["random"] * 2, 1))
    games.close()  # type: ignore[attr-defined]


def test_an_error_of_a_process_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(partial(divmod, 1), range(5), processes=2))


def test_no_process_is_refused() -> None:
    with pytest.raises(ValueError, match="process"):
        data.play_games(BLOCK, ["random"] * 2, 1, processes=0)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="genius"):
        list(data.play_games(BLOCK, ["genius"] * 2, 1))


def test_portions_are_neither_crumbs_nor_long() -> None:
    assert _next_portion(4, 0.01) == 8
    assert _next_portion(LARGEST_PORTION, 0.01) == LARGEST_PORTION
    assert _next_portion(4, 0.2) == 4
    assert _next_portion(4, 3.0) == 2
    assert _next_portion(1, 3.0) == 1

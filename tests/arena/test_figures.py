"""Rates, margins and their intervals, checked by hand and by many made-up runs."""

import math
import random
import statistics

import pytest

from dominium.arena.figures import figures, mean, rate, scores, wilson
from tests.arena.results import result

PAIR = ("a", "b")
FOUR = ("a", "b", "b", "b")


def test_wins_points_and_margins_of_a_pair() -> None:
    games = [result(0, 0, (30, 20)), result(0, 1, (10, 10))]
    found = figures(PAIR, games, "a")
    assert (found.games, found.deals, found.even) == (2, 1, 0.5)
    assert found.wins.mean == 0.75
    assert found.margin.mean == 5
    assert (found.points, found.opponents) == (20, 15)
    assert found.score == 0.75
    assert (found.seconds, found.longest) == (0.25, 0.4)


def test_one_against_three_is_compared_with_the_best_and_with_each() -> None:
    games = [result(0, 0, (30, 40, 20, 10)), result(0, 1, (9, 50, 50, 8))]
    found = figures(FOUR, games, "a")
    assert found.wins.mean == 0.25  # half of the first place in one of two games
    assert found.margin.mean == -5
    assert found.score == pytest.approx((2 / 3 + (1 + 0.5 + 1) / 3) / 2)
    assert found.against == ("b",)


def test_alone_a_game_is_won_by_laying_everything() -> None:
    games = [result(0, 0, (28,), laid=True), result(1, 0, (20,))]
    found = figures(("a",), games, "a")
    assert (found.wins.mean, found.margin.mean, found.even) == (0.5, 24, 0)
    assert scores(("a",), games, "a") == [1, 0]


def test_deals_that_cancel_out_make_the_interval_narrower_and_equal_ones_wider() -> None:
    independent = rate([[float(number % 2)] for number in range(200)])
    rng = random.Random(1)
    opposite = rate([[1.0, 0.0] if rng.random() < 0.9 else [1.0, 1.0] for _ in range(100)])
    together = rate([[float(number % 2)] * 2 for number in range(100)])
    assert opposite.high - opposite.low < independent.high - independent.low
    assert together.high - together.low > 1.3 * (independent.high - independent.low)


def test_a_bot_that_always_won_is_not_certain_to() -> None:
    found = rate([[1.0, 1.0]] * 10)
    assert found.high == 1
    assert 0.6 < found.low < 0.8


def test_one_deal_says_nothing_about_the_margin() -> None:
    found = mean([[3.0, 5.0]])
    assert (found.mean, found.low, found.high) == (4, -math.inf, math.inf)


@pytest.mark.parametrize("truth", [0.5, 0.8])
def test_intervals_hold_the_truth_as_often_as_they_say(truth: float) -> None:
    """Games of one deal hang together: half of the deals are lost or won whole."""
    rng = random.Random(4)

    def deal() -> list[float]:
        if rng.random() < 0.5:
            return [float(rng.random() < truth)] * 2
        return [float(rng.random() < truth) for _ in range(2)]

    runs = [rate([deal() for _ in range(80)]) for _ in range(400)]
    held = statistics.fmean(run.low <= truth <= run.high for run in runs)
    assert 0.92 <= held <= 0.98


def test_wilson_as_in_the_tables() -> None:
    low, high = wilson(0.1, 100, 1.96)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)

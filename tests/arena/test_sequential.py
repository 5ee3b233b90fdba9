"""The sequential test: what it decides, how often it errs, and that it stops early."""

import random
import statistics

import pytest

from dominium.arena import Hypotheses
from dominium.arena.sequential import FEWEST_DEALS, expected_score

TEST = Hypotheses(0, 60)


def deals(elo: float, rng: random.Random, count: int = 1200) -> list[float]:
    """Mean scores of mirrored deals; in each third one of the games is lost by luck."""
    chance = expected_score(elo)

    def score() -> float:
        if rng.random() < 1 / 3:
            return 0.5 + 0.5 * (rng.random() < 2 * chance - 1)
        return statistics.fmean(rng.random() < chance for _ in range(2))

    return [score() for _ in range(count)]


@pytest.mark.parametrize(("truth", "right"), [(0, "low"), (60, "high")])
def test_it_errs_as_seldom_as_it_says(truth: float, right: str) -> None:
    rng = random.Random(truth)
    decided = [TEST.decided_after(deals(truth, rng)) for _ in range(200)]
    wrong = sum(each is None or each[1] != right for each in decided)
    assert wrong <= 16  # 5 % of 200 are 10


def test_clear_cases_stop_soon_but_not_at_once() -> None:
    assert TEST.decided_after([1.0] * 100) == (FEWEST_DEALS, "high")
    assert TEST.decided_after([1.0] * (FEWEST_DEALS - 1)) is None
    rng = random.Random(2)
    near = statistics.fmean(_length(deals(60, rng)) for _ in range(30))
    far = statistics.fmean(_length(deals(200, rng)) for _ in range(30))
    assert far < near / 2


def _length(scores: list[float]) -> int:
    found = TEST.decided_after(scores)
    return len(scores) if found is None else found[0]


def test_the_decision_stands_whatever_comes_later() -> None:
    scores = deals(200, random.Random(3), 200)
    found = TEST.decided_after(scores)
    assert found is not None
    assert TEST.decided_after([*scores[: found[0]], *[0.0] * 50]) == found


def test_even_scores_speak_for_the_nearer_strength() -> None:
    assert TEST.ratio([]) == 0
    assert TEST.ratio([0.5, 0.6, 0.4]) < 0 < Hypotheses(-60, 10).ratio([0.5, 0.6, 0.4])


@pytest.mark.parametrize(
    ("low", "high", "alpha"), [(5, 5, 0.05), (9, 1, 0.05), (0, float("nan"), 0.05), (0, 5, 0.5)]
)
def test_no_test(low: float, high: float, alpha: float) -> None:
    with pytest.raises(ValueError, match=r"must be below|lie between"):
        Hypotheses(low, high, alpha)

"""Elo from made-up results, and openskill beside it."""

import random
import sys

import numpy as np
import pytest

from dominium.arena.figures import Estimate
from dominium.arena.ratings import elo, ratings
from dominium.arena.sequential import expected_score
from tests.arena.results import result

BOTS = ("strong", "middle", "weak")
MEETINGS = (("strong", "middle"), ("strong", "weak"), ("middle", "weak"))
TRUTH = {"strong": 120.0, "middle": 0.0, "weak": -120.0}


def played(deals: int, seed: int = 1) -> list:
    """Games of bots whose Elo is known."""
    rng = random.Random(seed)
    found = []
    for deal in range(deals):
        for number, meeting in enumerate(MEETINGS):
            chance = expected_score(TRUTH[meeting[0]] - TRUTH[meeting[1]])
            for seating in range(2):
                first = rng.random() < chance
                points = (1, 0) if first == (seating == 0) else (0, 1)
                found.append(result(deal, seating, points, meeting=number))
    return found


def test_the_true_strengths_are_found() -> None:
    found = ratings(BOTS, MEETINGS, played(1500))
    assert [rating.bot for rating in found] == list(BOTS)
    for rating in found:
        assert rating.elo.mean == pytest.approx(TRUTH[rating.bot], abs=15)
        assert rating.elo.low < TRUTH[rating.bot] < rating.elo.high
        assert 10 < rating.elo.high - rating.elo.low < 40


def test_openskill_orders_them_alike() -> None:
    pytest.importorskip("openskill", reason="openskill is not installed")
    skills = [rating.openskill for rating in ratings(BOTS, MEETINGS, played(100))]
    assert all(skill is not None for skill in skills)
    assert [skill.mean for skill in skills] == sorted((s.mean for s in skills), reverse=True)


def test_without_openskill_there_is_elo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = ratings(BOTS, MEETINGS, played(5))
    assert all(rating.openskill is None for rating in found)
    assert all(isinstance(rating.elo, Estimate) for rating in found)


def test_one_side_of_the_equation_at_two_bots() -> None:
    """With three wins of four and one credited draw the odds are 3.5 to 1.5."""
    found = elo(np.array([[[0.0, 3.0], [1.0, 0.0]]]))[0]
    assert found[0] - found[1] == pytest.approx(400 * np.log10(3.5 / 1.5))
    assert found.sum() == pytest.approx(0)


def test_a_bot_that_always_won_is_finite() -> None:
    found = elo(np.array([[[0.0, 100.0], [0.0, 0.0]]]))[0]
    assert 800 < found[0] - found[1] < 1000


def test_equal_bots_at_a_table_of_four_are_equal() -> None:
    """One against three of the other kind, with places that rotate."""
    meeting = ("a", "b", "b", "b")
    orders = [(4, 3, 2, 1), (1, 4, 3, 2), (2, 1, 4, 3), (3, 2, 1, 4)]
    games = [
        result(deal, seating, orders[(seating + deal) % 4])
        for deal in range(4)
        for seating in range(4)
    ]
    found = ratings(("a", "b"), (meeting,), games)
    assert all(abs(rating.elo.mean) < 1e-6 for rating in found)


def test_games_for_one_have_no_ratings() -> None:
    assert ratings(("a",), (("a",),), [result(0, 0, (28,), laid=True)]) == []

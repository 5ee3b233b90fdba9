"""Fair dealing: reproducible, unbiased, bound to its seed, table and entry."""

from __future__ import annotations

import hashlib
import hmac
import math
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dominium
from dominium.server.model import fair_dealing

pytestmark = pytest.mark.real_draws

SEED = bytes(range(32))


def test_a_draw_is_the_documented_arithmetic() -> None:
    digest = hmac.new(SEED, b"dominium deal table 7 0", hashlib.sha256).digest()
    assert fair_dealing.draw_below(SEED, "table", 7, 48) == int.from_bytes(digest, "big") % 48


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert fair_dealing.commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_block_that_would_favour_some_result_is_skipped() -> None:
    limit = (1 << 255) + 1  # almost half of all blocks lie beyond the fair range
    skipped = 0
    for number in range(40):
        first = hmac.digest(SEED, f"dominium deal table {number} 0".encode(), "sha256")
        value = int.from_bytes(first, "big")
        drawn = fair_dealing.draw_below(SEED, "table", number, limit)
        assert drawn < limit
        if value >= limit:
            skipped += 1
            assert drawn != value % limit
        else:
            assert drawn == value
    assert 8 < skipped < 32


def test_every_result_is_about_equally_frequent() -> None:
    drawn = Counter(fair_dealing.draw_below(SEED, "table", number, 6) for number in range(6000))
    assert set(drawn) == set(range(6))
    assert all(870 < count < 1130 for count in drawn.values())


@given(st.binary(min_size=32, max_size=32), st.integers(1, 400), st.integers(1, 10**6))
def test_a_draw_depends_on_seed_table_and_number(seed: bytes, number: int, limit: int) -> None:
    drawn = fair_dealing.draw_below(seed, "a", number, limit)
    assert drawn == fair_dealing.draw_below(seed, "a", number, limit)
    assert 0 <= drawn < limit
    wide = 1 << 128
    draws = {
        fair_dealing.draw_below(seed, "a", number, wide),
        fair_dealing.draw_below(seed, "b", number, wide),
        fair_dealing.draw_below(seed, "a", number + 1, wide),
    }
    assert len(draws) == 3


@given(st.lists(st.integers(1, 9), min_size=1, max_size=12), st.integers(1, 500))
def test_shares_of_different_size_are_drawn_by_size(weights: list[int], number: int) -> None:
    whole = sum(weights)
    odds = [(index, float(Fraction(weight, whole))) for index, weight in enumerate(weights)]
    drawn = fair_dealing.draw(SEED, "table", number, odds)
    smallest = math.lcm(*(Fraction(weight, whole).denominator for weight in weights))
    left = fair_dealing.draw_below(SEED, "table", number, smallest)
    expected = 0
    while left >= smallest * weights[expected] // whole:
        left -= smallest * weights[expected] // whole
        expected += 1
    assert drawn == expected


def test_odds_that_are_not_whole_are_an_error() -> None:
    with pytest.raises(ValueError, match="do not add up to 1"):
        fair_dealing.draw(SEED, "table", 1, [("a", 0.5), ("b", 0.25)])


def test_every_draw_of_a_game_has_fair_odds() -> None:
    game = dominium.load("kingdomino", seats=3, wider_offer=True)
    state, number, draws = game.start(), 0, 0
    while state.actor is not None:
        number += 1
        if state.actor == dominium.CHANCE:
            drawn = fair_dealing.draw(SEED, "table", number, state.odds())
            assert drawn in state.legal_actions()
            state.apply(drawn)
            draws += 1
        else:
            state.apply(state.legal_actions()[0])
    assert draws == 48 + 3


def test_seeds_differ_and_bots_have_their_own_generator() -> None:
    assert len(fair_dealing.new_seed()) == 32
    assert fair_dealing.new_seed() != fair_dealing.new_seed()
    first, again = (fair_dealing.generator(SEED, "table", 3).random() for _ in range(2))
    assert first == again
    assert first != fair_dealing.generator(SEED, "table", 4).random()

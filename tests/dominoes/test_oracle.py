"""The domino oracles alone against the checks of the rules page."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.conformance.lines import GAMES, ORACLES
from tests.oracle.bergen import winner_of_blocked
from tests.oracle.sebastopol import prizes_for
from tests.oracle.tiles import TILES, Table, in_order, is_double, pips, places_in_order
from tests.oracle.walk import IllegalActionError


def played(game: str, seed: int, **options: Any) -> Table:
    rng, oracle = random.Random(seed), ORACLES[game](**options)
    while oracle.actor is not None:
        oracle.apply(rng.choice(oracle.legal_actions()))
    return oracle


def test_the_set() -> None:
    """28 tiles, 7 doubles, 168 pips; each number on 7 tiles with 8 halves."""
    assert len(set(TILES)) == len(TILES) == 28
    assert sum(map(is_double, TILES)) == 7
    assert pips(TILES) == 168
    halves = Counter("".join(TILES))
    assert all(halves[str(number)] == 8 for number in range(7))
    assert all(sum(str(number) in tile for tile in TILES) == 7 for number in range(7))
    assert in_order(["66", "10", "00", "11", "61", "60"]) == ["00", "10", "11", "60", "61", "66"]


@pytest.mark.parametrize("game", GAMES)
def test_matches_end_and_lose_no_tile(game: str) -> None:
    for seed in range(5):
        rng, oracle = random.Random(seed), ORACLES[game]()
        while oracle.actor is not None:
            oracle.apply(rng.choice(oracle.legal_actions()))
            tiles = [tile for hand in oracle.hands for tile in hand.tiles]
            tiles += [laid["tile"] for laid in oracle.line.tiles()]
            assert in_order([*tiles, *oracle.stock, *oracle.removed]) == TILES
        outcome = oracle.outcome()
        assert outcome is not None
        assert sorted(seat for group in outcome["ranking"] for seat in group) == list(
            range(oracle.seats)
        )


@pytest.mark.parametrize("game", GAMES)
def test_copies_go_their_own_way(game: str) -> None:
    oracle = ORACLES[game]()
    for _ in range(12):
        oracle.apply(oracle.legal_actions()[0])
    other = oracle.copy()
    assert other.open_view() == oracle.open_view()
    other.apply(other.legal_actions()[-1])
    assert other.open_view() != oracle.open_view()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_legal_is_refused(game: str) -> None:
    oracle = ORACLES[game]()
    for text in ("", "99", "=99", "65x", "jump"):
        with pytest.raises(IllegalActionError):
            oracle.apply(text)
    assert oracle.actions == []


def test_a_whole_line_closes() -> None:
    """On a win of Solo both ends show the same number, as every number has 8 halves."""
    won = 0
    for seed in range(600):
        oracle = played("solo", seed)
        if oracle.totals == [28]:
            won += 1
            assert oracle.line.number("l") == oracle.line.number("r")
    assert won > 3


def test_the_first_prize_is_three_quarters() -> None:
    assert prizes_for([1, 2, 3, 3], 48) == [36, 12, 0, 0]
    assert prizes_for([1, 2, 2, 4], 48) == [36, 6, 6, 0]
    assert prizes_for([1, 1, 3, 4], 48) == [24, 24, 0, 0]
    for bank in range(1, 500):
        for places in ([1, 2, 3, 4], [1, 1, 3, 4], [1, 1, 1, 4], [1, 2, 2, 2], [1, 1, 1, 1]):
            assert 0 <= sum(prizes_for(places, bank)) <= bank


def test_blocked_hands_of_bergen() -> None:
    assert winner_of_blocked([["11"], ["20", "43"]]) == 1
    assert winner_of_blocked([["11"], ["33"]]) == 0
    assert winner_of_blocked([["11", "22"], ["66"]]) == 1
    assert winner_of_blocked([["10"], ["20"]]) == 0


def test_places_leave_out_what_is_shared() -> None:
    assert places_in_order([5, 9, 9, 1]) == [3, 1, 1, 4]

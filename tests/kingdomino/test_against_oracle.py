"""Library and oracle play the same random games and must agree at every ply."""

import itertools
import random
from typing import Any

import pytest

from tests.conformance.kingdoms import combinations, compare, kingdom_game, play_side_by_side
from tests.covering import Options, covering
from tests.oracle.kingdomino import DOMINOES, Oracle, read_placement

COMBINATIONS = combinations("kingdomino")
SOME_COMBINATIONS = covering(COMBINATIONS)


def name_of(options: Options) -> str:
    return "-".join(str(value) for value in options.values())


def pairs_of_values(combinations: list[Options]) -> set[tuple[Any, ...]]:
    return {
        pair
        for options in combinations
        for pair in itertools.combinations(sorted(options.items()), 2)
    }


def test_every_pair_of_values_is_among_the_chosen_combinations() -> None:
    assert len(COMBINATIONS) == 336
    assert len(SOME_COMBINATIONS) < 20
    assert pairs_of_values(SOME_COMBINATIONS) == pairs_of_values(COMBINATIONS)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options", SOME_COMBINATIONS, ids=name_of)
def test_random_games(options: Options, seed: int) -> None:
    play_side_by_side("kingdomino", options, seed)


@pytest.mark.long
@pytest.mark.parametrize("options", COMBINATIONS, ids=name_of)
def test_random_games_of_every_combination(options: Options) -> None:
    for seed in range(3):
        play_side_by_side("kingdomino", options, seed=1000 + seed)


@pytest.mark.parametrize("frame", ["floating", "fixed"])
def test_both_names_of_equal_halves(frame: str) -> None:
    """The second name of a placement leads to the same state as the first on both."""
    rng = random.Random(5)
    oracle = Oracle(seats=4, frame=frame)
    state = kingdom_game("kingdomino", seats=4, frame=frame).start()
    tried = 0
    while oracle.actor is not None:
        action = rng.choice(oracle.legal_actions())
        turn = state.view(None).turn
        if action[-1] in "rlud" and turn is not None:
            twin = str(read_placement(action).twin)
            same = DOMINOES[turn.domino].has_identical_halves
            other = state.copy()
            if same:
                assert state.is_legal(twin)
                assert twin not in {str(each) for each in state.legal_actions()}
                other.apply(twin)
                tried += 1
            state.apply(action)
            assert not same or other == state
        else:
            state.apply(action)
        oracle.apply(action)
        compare(state, oracle)
    assert tried >= 8

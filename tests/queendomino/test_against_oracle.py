"""Library and oracle play the same random games and must agree at every ply."""

import random
import re

import pytest

from tests.conformance.kingdoms import (
    combinations,
    compare_costs_of_the_seats,
    kingdom_game,
    play_side_by_side,
    take,
)
from tests.covering import Options, covering
from tests.oracle.queendomino import Oracle

COMBINATIONS = combinations("queendomino")


SOME_COMBINATIONS = covering(COMBINATIONS)


def name_of(options: Options) -> str:
    return "-".join(str(value) for value in options.values())


def test_every_pair_of_values_is_among_the_chosen_combinations() -> None:
    assert len(COMBINATIONS) == 10 * 2 * 2 * 2  # set-ups, rulings on taxes, the two bonuses
    assert len(SOME_COMBINATIONS) < 20
    seats_and_teams = {(each["seats"], each["set"], each["teams"]) for each in SOME_COMBINATIONS}
    assert len(seats_and_teams) == 10


@pytest.mark.parametrize("options", SOME_COMBINATIONS, ids=name_of)
def test_random_games(options: Options) -> None:
    play_side_by_side("queendomino", options, seed=COMBINATIONS.index(options))


@pytest.mark.long
@pytest.mark.parametrize("options", COMBINATIONS, ids=name_of)
def test_random_games_of_every_combination(options: Options) -> None:
    for seed in range(3):
        play_side_by_side("queendomino", options, seed=1000 + seed)


def most_eager(actions: list[str]) -> list[str]:
    """The actions that use the step, where there are some."""
    return [action for action in actions if action != "-"] or actions


@pytest.mark.parametrize(
    "options", [{}, {"seats": 4, "set": "royal_wedding", "tax_bonus": "per_knight"}], ids=name_of
)
def test_games_without_declining(options: Options) -> None:
    """Whoever may tax, build or burn does so: towns fill up and the pile runs dry."""
    rng = random.Random(3)
    state, oracle = kingdom_game("queendomino", **options).start(), Oracle(**options)
    while oracle.actor is not None:
        take(rng.choice(most_eager(oracle.legal_actions())), state, oracle)
    assert len(oracle.building_board.undrawn) < 4


def test_every_seat_sees_its_own_costs() -> None:
    rng = random.Random(8)
    options = {"seats": 6, "set": "royal_wedding", "teams": True}
    state, oracle = kingdom_game("queendomino", **options).start(), Oracle(**options)
    while oracle.actor is not None:
        action = rng.choice(oracle.legal_actions())
        state.apply(action)
        oracle.apply(action)
        compare_costs_of_the_seats(state, oracle)


def test_knights_in_any_order() -> None:
    """The squares of two knights may be written in either order."""
    rng = random.Random(4)
    oracle = Oracle(tax_bonus="per_knight")
    state = kingdom_game("queendomino", tax_bonus="per_knight").start()
    tried = 0
    while oracle.actor is not None:
        legal = oracle.legal_actions()
        two_knights = [action for action in legal if re.fullmatch("tax .* .*", action)]
        save = ["-"] if legal[0].startswith("tax") else most_eager(legal)
        action = rng.choice(two_knights or save)
        if two_knights:
            _, first, second = action.split()
            other = state.copy()
            other.apply(f"tax {second} {first}")
            state.apply(action)
            assert other == state
            tried += 1
        else:
            state.apply(action)
        oracle.apply(action)
    assert tried >= 2

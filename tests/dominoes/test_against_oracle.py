"""Library and oracle play the same random domino games and must agree at every ply."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import LineState
from tests.conformance.files import LINES, each_record
from tests.conformance.lines import (
    GAMES,
    ORACLES,
    Options,
    combinations,
    play_side_by_side,
    some_values,
    take,
)
from tests.covering import covering


def name_of(value: Any) -> str:
    return "-".join(map(str, value.values())) if isinstance(value, dict) else str(value)


SOME = [(game, options) for game in GAMES for options in covering(combinations(game))]
EVERY = [(game, options) for game in GAMES for options in combinations(game)]


def test_every_value_is_played() -> None:
    """Every value of every option that is looked at is in one of the chosen combinations."""
    for game in GAMES:
        chosen = [options for each, options in SOME if each == game]
        for name, option in ORACLES[game].OPTIONS.items():
            assert {options[name] for options in chosen} == set(some_values(option))


@pytest.mark.parametrize(("game", "options"), SOME, ids=name_of)
def test_random_games(game: str, options: Options) -> None:
    """The first plies of a match; what a whole deal is like is seen in each."""
    oracle = play_side_by_side(game, options, seed=1, plies=120)
    assert oracle.deal > 1 or oracle.outcome()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 5), marks=pytest.mark.long)])
def test_whole_matches(game: str, seeds: range) -> None:
    for seed in seeds:
        oracle = play_side_by_side(game, {}, seed)
        assert oracle.outcome()


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), EVERY, ids=name_of)
def test_random_games_of_every_combination(game: str, options: Options) -> None:
    for seed in range(3):
        play_side_by_side(game, options, seed=1000 + seed)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_matches(game: str) -> None:
    for seed in range(300):
        play_side_by_side(game, {}, seed=5000 + seed)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_range(game: str) -> None:
    for name, option in ORACLES[game].OPTIONS.items():
        for value in option.values:
            others = {"scoring": "points"} if (game, name) == ("draw", "target") else {}
            play_side_by_side(game, {name: value, **others}, seed=7, plies=300)


@pytest.mark.parametrize("seats", [2, 3])
def test_bergen_without_drawing_at_will(seats: int) -> None:
    """Whoever can lay a tile does so: deals end by going out, and points come fast."""
    rng = random.Random(4)
    state = dominium.load("bergen", seats=seats).start()
    assert isinstance(state, LineState)
    oracle = ORACLES["bergen"](seats=seats)
    while oracle.actor is not None:
        legal = oracle.legal_actions()
        eager = [action for action in legal if action not in {"draw", "pass"}]
        take(rng.choice(eager or legal), state, oracle)


@each_record(*LINES)
def test_records(path: Path) -> None:
    """The rare ends of deals and matches, told alike to everybody."""
    record = json.loads(path.read_text("utf-8"))
    state = dominium.load(record["game"], **record["options"]).start()
    assert isinstance(state, LineState)
    oracle = ORACLES[record["game"]](**record["options"])
    for action in record["actions"]:
        take(action, state, oracle)
    assert oracle.outcome() == record["outcome"]

"""Native batches: the same at any number of threads, and what they tell of every seat."""

from typing import Any

import numpy as np
import pytest

import dominium

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("kingdomino", {"seats": 3, "harmony": True}),
    ("queendomino", {}),
    ("queendomino", {"seats": 4}),
    ("queendomino", {"set": "royal_wedding", "seats": 7}),
    ("queendomino", {"set": "royal_wedding", "seats": 6, "teams": True}),
)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_threads_change_nothing(name: str, options: dict[str, Any], bot: str) -> None:
    game = dominium.load(name, **options)
    alone, *more = (dominium.simulate(game, 200, bot, seed=9, threads=each) for each in (1, 2, 5))
    for batch in more:
        assert np.array_equal(batch.scores, alone.scores)
        assert np.array_equal(batch.places, alone.places)
        assert np.array_equal(batch.discards, alone.discards)
        assert np.array_equal(batch.plies, alone.plies)
        assert batch.placements == alone.placements
        assert batch.legal_placements == alone.legal_placements


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_places_follow_the_points(name: str, options: dict[str, Any]) -> None:
    """Of equal points the tie-break decides."""
    game = dominium.load(name, **options)
    batch = dominium.simulate(game, 500, seed=2)
    first_seats = [game.seats_of(kingdom)[0] for kingdom in range(game.kingdoms)]
    scores, places = batch.scores[:, first_seats], batch.places[:, first_seats]
    higher = (scores[:, :, None] < scores[:, None, :]).sum(axis=2)
    tied = (scores[:, :, None] == scores[:, None, :]).sum(axis=2) - 1
    assert (places > higher).all()
    assert (places <= higher + tied + 1).all()
    assert (places.min(axis=1) == 1).all()


def test_partners_share_everything() -> None:
    game = dominium.load("queendomino", set="royal_wedding", seats=8)
    batch = dominium.simulate(game, 100, ["greedy", "random"] * 4, seed=4)
    for results in (batch.scores, batch.places, batch.discards):
        assert np.array_equal(results[:, ::2], results[:, 1::2])
    assert batch.places.max() == game.kingdoms


@pytest.mark.parametrize(
    ("options", "even"),
    [
        ({}, 1 / 2),
        ({"seats": 4}, 1 / 4),
        ({"set": "royal_wedding", "seats": 4}, 1 / 4),
        ({"set": "royal_wedding", "seats": 8}, 1 / 4),
    ],
    ids=str,
)
def test_greedy_wins_against_random(options: dict[str, Any], even: float) -> None:
    game = dominium.load("queendomino", **options)
    players = ["greedy" if game.kingdom_of(seat) == 0 else "random" for seat in range(game.seats)]
    batch = dominium.simulate(game, 100, players, seed=6)
    assert (batch.places[:, 0] == 1).mean() > 0.9 > even

"""The players of the published study: what they score, and what names make them."""

import random
from typing import Any

import numpy as np
import pytest

import dominium
from dominium import bots

BONUSES = {"middle_kingdom": True, "harmony": True}
GAMES = 1500


def table(**options: Any) -> dominium.Game:
    """Kingdomino for four with both bonuses, as in the study."""
    return dominium.load("kingdomino", preset=None, seats=4, **BONUSES, **options)


def wins(batch: dominium.Simulation) -> float:
    """The share of first places of seat 0, ties shared."""
    first = batch.places == 1
    return float((first[:, 0] / first.sum(axis=1)).mean())


@pytest.mark.parametrize(
    ("player", "points", "share"),
    [("tr", 22.8, 0.25), ("gprd", 39.6, 0.79), ("fg", 55.7, 0.977)],
)
def test_the_ladder_stands_where_it_was_published(player: str, points: float, share: float) -> None:
    """Against three random players; the noise of both measurements is about half a point."""
    batch = dominium.simulate(table(), GAMES, [player, "tr", "tr", "tr"], seed=11)
    assert batch.scores[:, 0].mean() == pytest.approx(points, abs=2)
    assert wins(batch) == pytest.approx(share, abs=0.04)


def test_full_greedy_players_among_themselves_score_as_published() -> None:
    batch = dominium.simulate(table(), 600, "fg", seed=12)
    assert batch.scores.mean() == pytest.approx(51.4, abs=1)


def test_looking_ahead_to_the_claim_is_better_than_greed_alone() -> None:
    batch = dominium.simulate(table(), 600, ["fg", "greedy", "greedy", "greedy"], seed=13)
    assert wins(batch) > 0.28


def test_threads_change_nothing() -> None:
    players = ["fg", "gprd", "greedy", "random"]
    alone, shared = (dominium.simulate(table(), 100, players, 5, each) for each in (1, 3))
    assert np.array_equal(alone.scores, shared.scores)
    assert np.array_equal(alone.plies, shared.plies)


@pytest.mark.parametrize(
    "name",
    [
        "tr",
        "gprd",
        "fg",
        *(f"mce:playouts=20,playout={playout}" for playout in ("fg", "tr", "epsilon", "pg")),
        *(f"mce:playouts=20,value={value}" for value in ("r", "p", "wdl")),
        "uct:playouts=20,c=0.6",
    ],
)
def test_every_published_player_finishes_a_game(name: str) -> None:
    player = bots.create(name)
    assert player.name == name
    record = dominium.play(table(), [player, *[bots.create("fg")] * 3], rng=random.Random(3))
    assert record.outcome is not None


def test_evaluation_by_playouts_beats_full_greed() -> None:
    seats = [bots.create("mce:playouts=200,playout=epsilon"), *[bots.create("tr")] * 3]
    margins = []
    for seed in range(3):
        record = dominium.play(table(), seats, rng=random.Random(seed))
        assert record.outcome is not None
        totals = {each.kingdom: each.total for each in record.outcome.standings}
        margins.append(totals[0] - max(totals[seat] for seat in (1, 2, 3)))
    assert sum(margins) > 0


@pytest.mark.parametrize(
    "name", ["mce:playouts=0", "mce:playout=best", "mce:value=x", "uct:c=-1", "fg:playouts=3"]
)
def test_impossible_players_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"playouts|playout|value|exploration|parameter"):
        bots.create(name)


def test_the_published_players_know_kingdomino_alone() -> None:
    with pytest.raises(ValueError, match="do not know the game"):
        dominium.simulate(dominium.load("queendomino"), 1, "fg")
    known = {info.id for info in dominium.games() if bots.plays("uct:playouts=5", info.id)}
    assert known == {"kingdomino"}

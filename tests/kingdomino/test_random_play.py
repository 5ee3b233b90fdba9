"""Random play of the library against the figures of the rules page and of prototypes."""

from typing import Any

import numpy as np
import pytest

import dominium

BONUSES = {"middle_kingdom": True, "harmony": True}
FIGURES = [  # options, discards in percent, placements per turn, mean score
    ({"seats": 2, **BONUSES}, 11.0, 9.3, 22.4),
    ({"seats": 3, **BONUSES}, 11.0, 9.3, 22.6),
    ({"seats": 4, **BONUSES}, 11.0, 9.31, 22.6),
    ({"seats": 2, "frame": "fixed"}, 13.5, 5.7, None),
    ({"size": 7, **BONUSES}, 8.6, 11.06, 54.1),
    ({"size": 7, "wider_offer": True}, 1.3, 13.9, None),
]


@pytest.mark.parametrize(("options", "discards", "placements", "mean"), FIGURES)
def test_figures(
    options: dict[str, Any], discards: float, placements: float, mean: float | None
) -> None:
    game = dominium.load("kingdomino", **options)
    batch = dominium.simulate(game, 20_000, seed=3)
    turns = int(batch.placements) + int(batch.discards.sum())
    assert 100 * int(batch.discards.sum()) / turns == pytest.approx(discards, abs=0.5)
    assert int(batch.legal_placements) / turns == pytest.approx(placements, abs=0.15)
    if mean is not None:
        assert float(np.mean(batch.scores)) == pytest.approx(mean, abs=0.3)


def test_first_placements() -> None:
    """Twelve ways for a domino with identical halves, twenty-four for every other."""
    ways = []
    for number in range(1, 49):
        state = dominium.load("kingdomino", opening="top_down").start()
        others = [each for each in range(48, 0, -1) if each != number][:3]
        for domino in [number, *others]:
            state.apply(f"={domino}")
        for king in ("=k1", "=k1", "=k2", "=k2"):
            state.apply(king)
        while state.actor == dominium.CHANCE:
            state.apply(state.legal_actions()[0])
        turn = state.view(None).turn
        if turn is not None and turn.domino == number:
            ways.append(len(state.legal_actions()))
    assert ways == [12] * 12 + [24] * 33

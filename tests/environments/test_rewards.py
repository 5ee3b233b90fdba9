"""The rewards of a match, against examples counted by hand."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

import dominium
from dominium.environments.rewards import rewards
from tests.environments.choices import CHOICES, every_choice


def outcome(*ranking: tuple[int, ...], reason: str = "completed") -> Any:
    return SimpleNamespace(ranking=ranking, reason=reason)


@pytest.mark.parametrize(
    ("game_id", "options", "ending", "expected"),
    [
        ("block", {}, outcome((1,), (0,)), (-1, 1)),
        ("twenty_one", {}, outcome((0, 1)), (0, 0)),
        ("bergen", {"seats": 3}, outcome((2,), (0, 1)), (-1 / 2, -1 / 2, 1)),
        ("sebastopol", {}, outcome((1, 2), (3,), (0,)), (-1 / 3, 1 / 3, 1 / 3, -1 / 3)),
        (
            "queendomino",
            {"preset": "royal_wedding_teams"},
            outcome((4, 5), (0, 1), (2, 3)),
            (-1 / 2, -1 / 2, -1 / 2, -1 / 2, 1, 1),
        ),
        (
            "queendomino",
            {"preset": "royal_wedding_teams"},
            outcome((0, 1, 4, 5), (2, 3)),
            (1 / 4, 1 / 4, -1 / 2, -1 / 2, 1 / 4, 1 / 4),
        ),
        ("solo", {}, outcome((0,), reason="all_laid"), (1,)),
        ("solo", {}, outcome((0,), reason="stuck"), (-1,)),
    ],
)
def test_the_victory_is_shared(
    game_id: str, options: dict[str, Any], ending: Any, expected: tuple[float, ...]
) -> None:
    assert rewards(dominium.load(game_id, **options), ending) == pytest.approx(expected)


@every_choice
def test_rewards_of_played_matches(game_id: str, options: dict[str, Any]) -> None:
    game = dominium.load(game_id, **options)
    for seed in range(3):
        record = dominium.play(game, ["random"] * game.seats, random.Random(seed))
        assert record.outcome is not None
        paid = rewards(game, record.outcome)
        assert len(paid) == game.seats
        assert all(-1 <= each <= 1 for each in paid)
        if game.seats > 1:
            assert sum(paid) == pytest.approx(0)
            best = {seat for seat, each in enumerate(paid) if each == max(paid)}
            assert best == set(record.outcome.ranking[0])


def test_every_game_is_among_the_choices() -> None:
    assert {game_id for game_id, _ in CHOICES.values()} == {info.id for info in dominium.games()}

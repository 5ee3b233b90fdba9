"""Seats and kingdoms: the same thing alone, and two seats of one kingdom in teams."""

from typing import Any

import numpy as np
import pytest

import dominium
from dominium import _core

WEDDING = {"set": "royal_wedding"}
ALONE: list[tuple[str, dict[str, Any]]] = [
    *(("kingdomino", {"seats": seats}) for seats in (2, 3, 4)),
    *(("queendomino", {"seats": seats}) for seats in (2, 3, 4)),
    *(("queendomino", {**WEDDING, "seats": seats}) for seats in (3, 4, 5, 6, 7)),
]
TEAMS: list[dict[str, Any]] = [{**WEDDING, "seats": 6, "teams": True}, {**WEDDING, "seats": 8}]


@pytest.mark.parametrize(("game_id", "options"), ALONE)
def test_every_seat_alone_has_its_kingdom(game_id: str, options: dict[str, Any]) -> None:
    game = dominium.load(game_id, **options)
    assert game.kingdoms == game.seats
    for seat in range(game.seats):
        assert game.kingdom_of(seat) == seat
        assert game.seats_of(seat) == (seat,)


@pytest.mark.parametrize("options", TEAMS)
def test_partners_sit_side_by_side(options: dict[str, Any]) -> None:
    game = dominium.load("queendomino", **options)
    assert game.options["teams"] is True
    assert game.kingdoms == game.seats // 2
    for kingdom in range(game.kingdoms):
        partners = (2 * kingdom, 2 * kingdom + 1)
        assert game.seats_of(kingdom) == partners
        assert {game.kingdom_of(seat) for seat in partners} == {kingdom}
    for outside in (-1, game.seats):
        with pytest.raises((ValueError, IndexError)):
            game.kingdom_of(outside)


@pytest.mark.parametrize("options", TEAMS)
def test_partners_share_score_and_place(options: dict[str, Any]) -> None:
    game = dominium.load("queendomino", **options)
    record = dominium.play(game, ["random"] * game.seats, rng=5)
    outcome = record.replay().outcome()
    assert outcome is not None
    assert len(outcome.standings) == game.kingdoms
    for group in outcome.ranking:
        assert sorted(seat ^ 1 for seat in group) == sorted(group)
    scores = dominium.simulate(game, 20, seed=4).scores
    assert scores.shape == (20, game.seats)
    assert np.array_equal(scores[:, 0::2], scores[:, 1::2])
    assert not np.array_equal(scores[:, 0], scores[:, 2])


def test_presets() -> None:
    def options(preset: str) -> tuple[Any, ...]:
        game = dominium.load("queendomino", preset=preset)
        return game.seats, game.options["set"], game.options["teams"], game.kingdoms

    assert options("queendomino") == (2, "queendomino", False, 2)
    assert options("royal_wedding") == (4, "royal_wedding", False, 4)
    assert options("royal_wedding_teams") == (6, "royal_wedding", True, 3)


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_the_core_has_no_game_for_other_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="impossible options"):
        _core.load_game("queendomino", {"seats": seats, "set": "royal_wedding"})
    with pytest.raises(ValueError, match="impossible options"):
        _core.load_game("kingdomino", {"seats": seats})

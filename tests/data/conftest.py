"""Games that are kept: a few of every kind."""

from __future__ import annotations

import pytest

import dominium
from dominium.engine.game import Game

GAMES = [
    dominium.load("kingdomino", seats=3, harmony=True),
    dominium.load("queendomino", preset="royal_wedding_teams"),
    dominium.load("block", target=40),
    dominium.load("bergen", seats=3),
    dominium.load("solo"),
]


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    """A game of each kind."""
    found: Game = request.param
    return found

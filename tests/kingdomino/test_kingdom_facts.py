"""The declared facts of the kingdom games, compared with games that are played."""

import random

import pytest

import dominium

PRESETS = [
    (info.id, preset)
    for info in dominium.games()
    if info.family == "kingdom"
    for preset in info.presets
]


@pytest.fixture(params=PRESETS, ids=lambda chosen: chosen[1])
def game(request: pytest.FixtureRequest) -> dominium.KingdomGame:
    game_id, preset = request.param
    game = dominium.load(game_id, preset=preset)
    assert isinstance(game, dominium.KingdomGame)
    return game


def test_turns_have_the_steps_that_are_declared(game: dominium.KingdomGame) -> None:
    state, chance, steps, games = game.start(), random.Random(7), set(), 0
    while state.actor is not None:
        if isinstance(state.actor, int):
            steps.add(state.view(None).step)
        events = state.apply(chance.choice(state.legal_actions()))
        games += sum(event.kind == "game_started" for event in events)
    assert steps - {"place_castle"} == set(game.facts.steps)
    assert games == game.facts.most_games


def test_courts_and_buildings_are_where_they_are_declared(game: dominium.KingdomGame) -> None:
    view = game.start().view(None)
    assert all((kingdom.court is not None) == game.facts.has_court for kingdom in view.kingdoms)
    tokens = sum(building.count for building in dominium.buildings())
    assert game.facts.building_tokens == (tokens if game.facts.has_court else 0)

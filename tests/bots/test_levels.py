"""The levels a person chooses from: which there are, and what plays behind them."""

import random
from typing import Any

import pytest

import dominium
from dominium import bots
from dominium.bots.levels import bot_behind

GAMES = [info.id for info in dominium.games()]
OF_OLD = ("easy", "medium", "hard")


@pytest.mark.parametrize("name", GAMES)
def test_levels_are_in_order_and_differ(name: str) -> None:
    game = dominium.load(name, preset=None)
    found = bots.levels(game)
    assert found == tuple(level for level in bots.LEVELS if level in found)
    assert bots.levels(game.info) == found
    behind = [bot_behind(level, game) for level in found]
    assert len(set(behind)) == len(behind) > 1
    assert not {"child", "easy", "medium", "hard", "master"} & set(behind)
    assert "random" not in behind


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_understood_in_every_game(name: str) -> None:
    """Tables of old know easy, medium and hard, and anybody may have named any."""
    game = dominium.load(name, preset=None)
    found = bots.levels(game)
    for level in bots.LEVELS:
        nearest = bot_behind(level, game)
        assert bots.create(nearest).name == nearest
        if level in found:
            continue
        weaker = [each for each in found if bots.LEVELS.index(each) < bots.LEVELS.index(level)]
        assert nearest in {bot_behind(each, game) for each in (*weaker[-1:], *found[:1], *found)}
    order = [bot_behind(level, game) for level in bots.LEVELS]
    assert order == sorted(order, key=[bot_behind(each, game) for each in found].index)
    assert bot_behind("easy", game) != bot_behind("hard", game)


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        bot_behind("grandmaster", dominium.load("block"))


def test_a_level_plays_what_stands_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot at several games takes what each of them needs."""
    made = []

    class Noted:
        def __init__(self, name: str) -> None:
            self.name = name
            made.append(name)

        def choose(self, turn: bots.Turn) -> Any:
            return turn.legal_actions[-1]

    easy = bots.create("easy")
    monkeypatch.setattr("dominium.bots.registry.create", Noted)
    for name in ("kingdomino", "block", "kingdomino"):
        game = dominium.load(name)
        state = game.start()
        rng = random.Random(1)
        while state.actor == dominium.CHANCE:
            state.apply(rng.choice(state.legal_actions()))
        assert isinstance(state.actor, int)
        legal: Any = state.legal_actions()
        memory = game.memory(state.actor)
        turn = bots.Turn(game, state.actor, state.view(state.actor), legal, memory, rng)
        assert easy.choose(turn) == legal[-1]
    assert made == [bot_behind("easy", dominium.load(name)) for name in ("kingdomino", "block")]

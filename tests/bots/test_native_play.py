"""Matches that are played natively are those that the same bots play in Python."""

import random
from dataclasses import dataclass
from typing import Any

import pytest

import dominium
from dominium import bots
from dominium.bots.players import native_policy
from dominium.engine.game import sample_chance
from tests.environments.choices import every_choice


@dataclass(frozen=True)
class Asked:
    """A bot that is asked in Python for each decision."""

    inner: bots.Bot

    @property
    def name(self) -> str:
        return self.inner.name

    def choose(self, turn: bots.Turn) -> Any:
        return self.inner.choose(turn)


@pytest.mark.parametrize("first", ["greedy", "random"])
@every_choice
def test_records_are_the_same(game_id: str, options: dict[str, Any], first: str) -> None:
    game = dominium.load(game_id, **options)
    names = [first, *["greedy", "random"] * game.seats][: game.seats]
    asked = [Asked(bots.create(name)) for name in names]
    for seed in range(3):
        native = dominium.play(game, names, rng=random.Random(seed))
        assert native == dominium.play(game, asked, rng=random.Random(seed))
        assert native.to_json() == dominium.play(game, asked, rng=random.Random(seed)).to_json()


def test_only_bots_that_choose_alike_are_played_natively() -> None:
    policies = {
        name: native_policy(bots.create(name))
        for name in ("random", "greedy", "greedy:careless=0.5", "net", "search:playouts=2")
    }
    assert {name: policy for name, policy in policies.items() if policy} == {
        "random": "random",
        "greedy": "greedy",
    }
    assert native_policy(Asked(bots.create("greedy"))) is None


@pytest.mark.parametrize("game_id", ["kingdomino", "queendomino", "bergen"])
def test_a_decision_by_its_number_is_the_action(game_id: str) -> None:
    """A decision by its number and chance drawn natively lead to the same position."""
    game, rng = dominium.load(game_id), random.Random(3)
    state, alike = game.start(), game.start()
    one, other = random.Random(4), random.Random(4)
    while state.actor is not None:
        numbers = [action.index for action in state.legal_actions()]
        assert alike.native.legal_numbers() == sorted(numbers)
        odds = [(action.index, probability) for action, probability in state.odds()]
        assert alike.native.numbered_odds() == odds
        if state.actor == dominium.CHANCE:
            while state.actor == dominium.CHANCE:
                state.apply(sample_chance(state, one))
            assert alike.native.draw(other.random) == state.actor
        else:
            action = rng.choice(state.legal_actions())
            assert alike.native.decide(action.index) is None
            state.apply(action)
        assert alike == state


def test_an_impossible_decision_changes_nothing() -> None:
    state = dominium.load("block").start()
    state.native.draw(random.Random(1).random)
    before = state.copy()
    legal = set(state.native.legal_numbers())
    illegal = next(number for number in range(state.game.num_actions) if number not in legal)
    refusal = state.native.decide(illegal)
    assert refusal == state.refusal(state.game.action(illegal))
    for number in (-1, state.game.num_actions):
        with pytest.raises(IndexError):
            state.native.decide(number)
    with pytest.raises(ValueError, match="one player for each seat"):
        state.native.play_out(["greedy"], random.random, random.Random(1))
    with pytest.raises(ValueError, match="no such native player"):
        state.native.play_out(["genius"] * 2, random.random, random.Random(1))
    assert state == before


def test_an_action_of_another_game_is_read_too() -> None:
    """Objects of actions are known by their content, whichever game made them."""
    games = [dominium.load("kingdomino", seats=seats) for seats in (2, 4)]
    states = [game.start() for game in games]
    action = states[0].legal_actions()[0]
    states[1].apply(action)
    assert states[1].actor == dominium.CHANCE
    with pytest.raises(TypeError):
        states[1].apply(dominium.load("block").action(0))  # type: ignore[arg-type]

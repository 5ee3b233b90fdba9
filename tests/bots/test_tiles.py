"""The bots of the games of tiles: levels, seeds and budgets, and Solo analysed."""

import random
from typing import Any

import pytest

import dominium
from dominium import bots
from dominium.bots import solo

GAMES = ("bergen", "block", "draw", "matador", "muggins", "sebastopol", "solo", "twenty_one")


def decision(name: str, decisions: int, **options: Any) -> tuple[Any, Any]:
    """A state after so many random decisions, with the memory of the seat that acts."""
    rng = random.Random(decisions)
    game = dominium.load(name, **options)
    state = game.start()
    memories = [game.memory(seat) for seat in range(game.seats)]
    while (actor := state.actor) == dominium.CHANCE or decisions > 0:
        decisions -= actor != dominium.CHANCE
        events = state.apply(rng.choice(state.legal_actions()))
        for memory in memories:
            memory.observe(state, events)
    assert isinstance(actor, int)
    return state, memories[actor]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_decides(level: str, name: str) -> None:
    state, memory = decision(name, 0)
    actor = state.actor
    legal = state.legal_actions()
    turn = bots.Turn(state.game, actor, state.view(actor), legal, memory, random.Random(1))
    assert bots.create(level).choose(turn) in legal


@pytest.mark.parametrize("bot", ["greedy", "search:playouts=60", "easy"])
@pytest.mark.parametrize("name", ["block", "bergen", "solo"])
def test_the_same_seed_gives_the_same_match(name: str, bot: str) -> None:
    game = dominium.load(name)
    one, other = (dominium.play(game, [bot] * game.seats, rng=11) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("name", ["block", "draw", "sebastopol"])
def test_a_search_sees_every_action_and_no_other_hand(name: str) -> None:
    state, memory = decision(name, 3)
    candidates = memory.search(200, seed=5)
    assert {candidate.action for candidate in candidates} == set(state.legal_actions())
    assert all(0 <= candidate.value <= 1 for candidate in candidates)
    assert all(0 <= candidate.win <= 1 for candidate in candidates)
    seen_alike = memory.determinize(random.Random(2))
    assert seen_alike != state
    assert seen_alike.view(state.actor) == state.view(state.actor)


def test_a_search_needs_a_budget_and_a_decision_of_its_own() -> None:
    state, memory = decision("block", 3)
    with pytest.raises(ValueError, match="budget"):
        memory.search(seed=1)
    other = state.game.memory(1 - state.actor)
    other.observe(state, ())
    with pytest.raises(ValueError, match="nothing to decide"):
        other.search(10, seed=1)


def test_solo_is_analysed() -> None:
    state, _ = decision("solo", 0)
    found = solo.analyse(state, playouts=300, seed=4)
    assert found.can_be_won
    assert {choice.action for choice in found.choices} == set(state.legal_actions())
    assert found == solo.analyse(state, playouts=300, seed=4)
    assert 0 <= found.choices[-1].chance <= found.choices[0].chance <= 1


def test_only_a_decision_of_solo_is_analysed() -> None:
    with pytest.raises(TypeError, match="Solo"):
        solo.analyse(decision("block", 0)[0])
    with pytest.raises(ValueError, match="decide"):
        solo.analyse(dominium.load("solo").start())
    with pytest.raises(ValueError, match="playouts"):
        solo.analyse(decision("solo", 0)[0], playouts=0)


@pytest.mark.parametrize("bot", ["heaviest", "ismcts:playouts=30"])
@pytest.mark.parametrize("name", GAMES)
def test_plain_players_play_every_game(name: str, bot: str) -> None:
    game = dominium.load(name)
    one, other = (dominium.play(game, [bot] * game.seats, rng=3) for _ in range(2))
    assert one == other


def test_the_heaviest_tile_is_laid() -> None:
    state, memory = decision("block", 0)
    legal = state.legal_actions()
    turn = bots.Turn(
        state.game, state.actor, state.view(state.actor), legal, memory, random.Random()
    )
    chosen = bots.create("heaviest").choose(turn)
    assert sum(map(int, str(chosen))) == max(sum(map(int, str(each))) for each in legal)


@pytest.mark.parametrize("name", ["ismcts", "ismcts:playouts=0", "ismcts:time=0", "heaviest:a=1"])
def test_impossible_plain_players_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"playouts|time|parameter"):
        bots.create(name)


def test_twenty_one_is_calculated_without_a_playout() -> None:
    state, memory = decision("twenty_one", 0)
    one, other = (memory.search(1, seed=seed) for seed in (1, 2))
    assert [each.value for each in one] == [each.value for each in other]
    assert all(each.playouts == 0 for each in one)
    assert sum(one[0].wins) == pytest.approx(1)
    assert {each.action for each in one} == set(state.legal_actions())


@pytest.mark.parametrize("seed", range(3))
def test_the_last_tile_is_known_to_win_the_deal(seed: int) -> None:
    game = dominium.load("block", target=100)
    rng = random.Random(seed)
    state = game.start()
    memories = [game.memory(seat) for seat in range(2)]
    found = 0
    while (actor := state.actor) is not None:
        legal = state.legal_actions()
        if actor != dominium.CHANCE and state.view(actor).hands[actor].size == 1:
            found += 1
            best = memories[actor].search(60, seed=1, actions=legal)[0]
            assert best.win == pytest.approx(1)
            assert best.margin == pytest.approx(best.points)
        events = state.apply(rng.choice(legal))
        for memory in memories:
            memory.observe(state, events)
    assert found > 0

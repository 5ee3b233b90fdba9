"""The learned evaluation: its weights are those of its recipe, and the bot that plays by it."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import _core, bots

DATA = Path(__file__).parents[2] / "core" / "data"
RECIPES = json.loads((DATA / "kingdomino_net.json").read_text(encoding="utf-8"))

DUEL = dominium.load("kingdomino", size=7, middle_kingdom=True, harmony=True)
FOUR = dominium.load("kingdomino", seats=4, middle_kingdom=True, harmony=True)
TRAY = dominium.load("kingdomino", frame="fixed")
MATCH = dominium.load("kingdomino", seats=3, wider_offer=True, games_in_match=3)


def decisions(game: dominium.Game, seed: int) -> list[dominium.State]:
    """The positions of a random game in which a seat has to decide."""
    rng = random.Random(seed)
    state = game.start()
    found = []
    while state.actor is not None:
        if state.actor != dominium.CHANCE:
            found.append(state.copy())
        state.apply(rng.choice(state.legal_actions()))
    return found


def choice(state: dominium.State, seed: int = 1, bot: str = "net") -> Any:
    """The action that the bot chooses."""
    actor = state.actor
    assert isinstance(actor, int)
    memory = state.game.memory(actor)
    memory.observe(state, ())
    legal: Any = state.legal_actions()
    rng = random.Random(seed)
    turn = bots.Turn(state.game, actor, state.view(actor), legal, memory, rng)
    return bots.create(bot).choose(turn)


# --- The weights ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECIPES)
def test_weights_are_those_that_the_recipe_gave(name: str) -> None:
    recipe, content = RECIPES[name], (DATA / name).read_bytes()
    assert hashlib.sha256(content).hexdigest() == recipe["sha256"]
    numbers = b",".join(content.splitlines()[1:]).split(b",")
    assert len(numbers) == recipe["weights"]
    assert len(content) < 200_000


def test_every_network_has_its_recipe_and_its_curve() -> None:
    assert {path.name for path in DATA.glob("kingdomino_net_*.csv")} == set(RECIPES)
    for recipe in RECIPES.values():
        assert f"--seed {recipe['seed']}" in recipe["command"]
        first, last = recipe["curve"][0], recipe["curve"][-1]
        if "begin" in recipe:
            assert recipe["begin"] in RECIPES
            assert f"--begin core/data/{recipe['begin']}" in recipe["command"]
        else:
            assert last["mean_points"] > first["mean_points"] * 1.15
            assert last["error_unseen"] < first["error_unseen"]


# --- What it expects ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [DUEL, FOUR], ids=["duel", "four"])
def test_expectations_come_true_at_the_end(game: dominium.Game) -> None:
    for seed in range(5):
        state = decisions(game, seed)[-1]
        before = _core.net_points(state.native)
        seat = state.actor
        assert isinstance(seat, int)
        state.apply(choice(state))
        assert state.actor is None
        assert before[seat] == state.scores()[seat].total


def test_expectations_are_nearer_than_the_points_that_stand() -> None:
    """Over games of the bot against itself, from the middle on."""
    by_net = by_points = 0.0
    for seed in range(4):
        rng = random.Random(seed)
        state = FOUR.start()
        seen = []
        while state.actor is not None:
            if state.actor == dominium.CHANCE:
                state.apply(rng.choice(state.legal_actions()))
                continue
            seen.append((_core.net_points(state.native), [each.total for each in state.scores()]))
            state.apply(choice(state))
        final = [each.total for each in state.scores()]
        for expected, points in seen[len(seen) // 2 :]:
            by_net += sum(abs(one - end) for one, end in zip(expected, final, strict=True))
            by_points += sum(abs(one - end) for one, end in zip(points, final, strict=True))
    assert by_net < by_points / 2


# --- The bot --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [DUEL, FOUR, TRAY, MATCH], ids=["duel", "four", "tray", "match"])
def test_it_plays_every_table_of_kingdomino_without_luck(game: dominium.Game) -> None:
    for state in decisions(game, 1):
        action = choice(state)
        assert action in state.legal_actions()
        assert action == choice(state, seed=2)


@pytest.mark.parametrize(("game", "games"), [(FOUR, 12), (DUEL, 4)], ids=["four", "duel"])
def test_it_beats_the_greedy_player(game: dominium.Game, games: int) -> None:
    lead = 0
    for number in range(games):
        own = number % game.seats
        seats = [bots.create("net" if seat == own else "greedy") for seat in range(game.seats)]
        record = dominium.play(game, seats, rng=random.Random(number))
        totals = [each.total for each in record.replay().scores()]
        lead += totals.pop(own) - max(totals)
    assert lead / games > 5


def test_the_earlier_network_plays_beside_it() -> None:
    """It decides as well at every table, but not always alike."""
    differed = 0
    for game in (DUEL, FOUR):
        for state in decisions(game, 2):
            earlier = choice(state, bot="net-2026-11")
            assert earlier in state.legal_actions()
            differed += earlier != choice(state)
    assert differed > 0


def test_the_bot_plays_the_games_that_have_weights() -> None:
    learned = {name.partition("_net_")[0] for name in RECIPES}
    assert {info.id for info in dominium.games() if bots.plays("net", info.id)} == learned
    assert all(bots.plays("greedy", info.id) for info in dominium.games())


def test_other_games_are_refused() -> None:
    game = dominium.load("queendomino")
    state = decisions(game, 1)[0]
    with pytest.raises(ValueError, match="has not learned queendomino"):
        choice(state)
    with pytest.raises(ValueError, match="no learned evaluation"):
        _core.net_action(state.native)


def test_nothing_is_expected_where_nobody_decides() -> None:
    with pytest.raises(ValueError, match="no seat has to decide"):
        _core.net_points(FOUR.start().native)

"""The games in OpenSpiel: its own suites, unmodified, and what they do not look at."""

import importlib
import pickle
import random
import sys
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import dominium
from dominium.environments.rewards import rewards
from tests.environments.choices import CHOICES, every_choice, every_hiding_choice

WITHOUT = "OpenSpiel has no wheel for this machine"
pyspiel = pytest.importorskip("pyspiel", reason=WITHOUT)
api_test = pytest.importorskip("open_spiel.integration_tests.api_test", reason=WITHOUT)
games_sim_test = pytest.importorskip("open_spiel.python.tests.games_sim_test", reason=WITHOUT)
openspiel = importlib.import_module("dominium.environments.openspiel")

from open_spiel.python import observation, rl_environment  # noqa: E402
from open_spiel.python.algorithms import random_agent  # noqa: E402

# In these the suites take seconds.
LARGE = ("queendomino_four", "royal_wedding", "royal_wedding_teams", "royal_wedding_eight")
suite = pytest.mark.parametrize(
    ("game_id", "options"),
    [
        pytest.param(*choice, marks=pytest.mark.long if name in LARGE else ())
        for name, choice in CHOICES.items()
    ],
    ids=CHOICES,
)


def step(state: Any, rng: random.Random) -> int:
    """Takes an action at random, by the odds where chance acts; the action."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        action = rng.choices(actions, odds)[0]
    else:
        action = rng.choice(state.legal_actions())
    state.apply_action(action)
    return int(action)


def random_states(game: Any, seed: int) -> Iterator[Any]:
    """All states of a random match, the same object each time."""
    state, rng = game.new_initial_state(), random.Random(seed)
    yield state
    while not state.is_terminal():
        step(state, rng)
        yield state


# --- The suites of OpenSpiel ----------------------------------------------------------------------


@suite
def test_random_sim_test(game_id: str, options: dict[str, Any]) -> None:
    game = openspiel.load(game_id, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@suite
def test_games_sim_test(game_id: str, options: dict[str, Any]) -> None:
    games_sim_test.GamesSimTest().sim_game(openspiel.load(game_id, **options))


@pytest.mark.parametrize("info", dominium.games(), ids=lambda info: info.id)
def test_games_sim_test_with_any_number_of_players(info: dominium.GameInfo) -> None:
    """As in their test of multiplayer games, which asks for `players`."""
    for players in info.option("seats").values:
        parameters: dict[str, Any] = {"players": players}
        if info.id == "queendomino" and players > 4:
            parameters["set"] = "royal_wedding"
        game = pyspiel.load_game(openspiel.short_name(info.id), parameters)
        assert game.num_players() == players
        if info.id != "queendomino" or players == 5:  # the others are long, and run above
            games_sim_test.GamesSimTest().sim_game(game)


@suite
def test_api_test(game_id: str, options: dict[str, Any]) -> None:
    """Their tests of the API on a part of the tree, as they make one for each of their games."""
    game = openspiel.load(game_id, **options)
    names = {"game_name": game.get_type().short_name, "game": game}
    case = type("EnforceAPI", (api_test.EnforceAPIOnPartialTreeBase,), names)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.skipped
    assert [trace for _, trace in result.failures + result.errors] == []


# --- The same game as in the library --------------------------------------------------------------


@every_choice
def test_everything_is_as_in_the_library(game_id: str, options: dict[str, Any]) -> None:
    game = openspiel.load(game_id, **options)
    rules = dominium.load(game_id, **options)
    assert game.rules == rules
    assert game.num_distinct_actions() == rules.num_actions
    assert game.max_chance_outcomes() == rules.num_chance_actions
    state, position, rng = game.new_initial_state(), rules.start(), random.Random(5)
    while not state.is_terminal():
        assert state.position == position
        actor = position.actor
        if actor == dominium.CHANCE:
            assert state.is_chance_node()
            assert state.chance_outcomes() == [(each.index, p) for each, p in position.odds()]
        else:
            assert state.current_player() == actor
            legal = sorted(each.index for each in position.legal_actions())
            assert state.legal_actions() == legal
            assert state.legal_actions_mask() == position.action_mask().astype(int).tolist()
        assert state.returns() == [0.0] * rules.seats
        player = state.current_player()
        text = state.action_to_string(player, step(state, rng))
        position.apply(text)
    outcome = position.outcome()
    assert outcome is not None
    assert state.returns() == list(rewards(rules, outcome))


@every_choice
def test_tensors_are_the_observations(game_id: str, options: dict[str, Any]) -> None:
    game = openspiel.load(game_id, **options)
    fields = game.rules.observation_fields
    observer = observation.make_observation(game)
    assert list(observer.dict) == [field.name for field in fields]
    for ply, state in enumerate(random_states(game, seed=6)):
        if ply % 10:
            continue
        for player in range(game.num_players()):
            seen = state.position.observation(player)
            assert np.array_equal(state.observation_tensor(player), seen)
            observer.set_from(state, player)
            for field in fields:
                assert np.array_equal(observer.dict[field.name], field.of(seen))
            knows = state.information_state_tensor(player)
            assert np.array_equal(knows[: len(seen)], seen)
            assert state.observation_tensor(player) == pyspiel.State.observation_tensor(
                state, player
            )
            assert knows == pyspiel.State.information_state_tensor(state, player)
            assert state.is_chance_node() == pyspiel.State.is_chance_node(state)


def test_copies_do_not_alias() -> None:
    state = openspiel.load("draw").new_initial_state()
    rng = random.Random(1)
    for _ in range(20):
        step(state, rng)
    copy, before = state.clone(), str(state)
    knew = state.information_state_string(0)
    while not copy.is_terminal():
        step(copy, rng)
    assert (str(state), state.information_state_string(0)) == (before, knew)
    assert copy.information_state_string(0).startswith(knew)


def test_no_match_is_longer_than_was_said() -> None:
    for game_id, options in CHOICES.values():
        game = openspiel.load(game_id, **options)
        for seed in range(3):
            *_, last = random_states(game, seed)
            chances = sum(each.player < 0 for each in last.full_history())
            assert chances <= game.max_chance_nodes_in_history()
            assert len(last.history()) - chances <= game.max_game_length()
            for player in range(game.num_players()):
                rows = openspiel.max_information_length(game.rules, openspiel.max_deals(game.rules))
                assert len(facts(last, player)) <= rows


# --- What players know ----------------------------------------------------------------------------


def facts(state: Any, player: int) -> list[str]:
    """The facts told to a player, one by one."""
    head, _, text = state.information_state_string(player).partition(": ")
    assert head == f"seat {player + 1}"
    return text.split(",") if text else []


@every_choice
def test_recall_is_perfect(game_id: str, options: dict[str, Any]) -> None:
    """A player's knowledge begins with all it knew before and its own action."""
    game = openspiel.load(game_id, **options)
    state, rng = game.new_initial_state(), random.Random(7)
    knew: list[list[str]] = [[] for _ in range(game.num_players())]
    while not state.is_terminal():
        player = state.current_player()
        knows = facts(state, player) if player >= 0 else []
        text = state.action_to_string(player, step(state, rng))
        if player >= 0:
            assert knows[: len(knew[player])] == knew[player]
            knew[player] = [*knows, f"{player + 1}:{text}"]


@every_choice
def test_strings_and_tensors_tell_the_same(game_id: str, options: dict[str, Any]) -> None:
    game = openspiel.load(game_id, **options)
    told: dict[bytes, list[str]] = {}
    for ply, state in enumerate(random_states(game, seed=8)):
        if ply % 7:
            continue
        for player in range(game.num_players()):
            knows = facts(state, player)
            record = state.told.array(player)
            assert 2 * len(knows) == len(record)
            assert told.setdefault(record.tobytes(), knows) == knows


def told(state: Any, player: int) -> Any:
    """The facts of a player in the tensor of a state, without the zeros behind them."""
    rules = state.position.game
    rows = np.array(state.information_state_tensor(player))[rules.observation_size :].reshape(-1, 2)
    return rows[: np.count_nonzero(rows[:, 1])]


def test_tensors_tell_of_the_running_deal() -> None:
    """Facts since its start, and nothing of the deals before it."""
    game = openspiel.load("draw", deals=4)
    before, deal, starts = 0, 1, []
    for state in random_states(game, seed=4):
        knows = len(facts(state, 0))
        if not state.is_terminal() and state.position.view(None).deal > deal:
            deal, before = deal + 1, knows
            starts.append(knows)
        assert len(told(state, 0)) == knows - before
        everything = state.told.array(0).reshape(-1, 2)
        assert np.array_equal(told(state, 0), everything[before:])
    assert len(starts) == 3


@every_choice
def test_no_deal_is_longer_than_its_tensor(game_id: str, options: dict[str, Any]) -> None:
    game = openspiel.load(game_id, **options)
    rows = openspiel.max_information_length(game.rules, openspiel.RUNNING_DEAL)
    assert game.information_state_tensor_shape() == [game.rules.observation_size + 2 * rows]
    for state in random_states(game, seed=2):
        last = len(facts(state, 0)) - (state.told._starts or (0,))[-1]
        assert last <= rows


def test_tensors_of_long_matches_are_short() -> None:
    lengths = {
        (name, deals): openspiel.load(name, recalled_deals=deals).information_state_tensor_size()
        for name in ("block", "bergen")
        for deals in (openspiel.RUNNING_DEAL, 3, openspiel.WHOLE_MATCH)
    }
    assert lengths == {
        ("block", 1): 253,
        ("block", 3): 597,
        ("block", 0): 17281,
        ("bergen", 1): 501,
        ("bergen", 3): 1341,
        ("bergen", 0): 18981,
    }


def test_the_whole_match_is_told_where_it_is_asked_for() -> None:
    game = pyspiel.load_game("python_dominium_draw(deals=3,recalled_deals=0)")
    assert str(game) == "python_dominium_draw(deals=3,recalled_deals=0)"
    assert pickle.loads(pickle.dumps(game)).recalled_deals == openspiel.WHOLE_MATCH
    *_, last = random_states(game, seed=5)
    for player in range(2):
        assert len(told(last, player)) == len(facts(last, player))
    with pytest.raises(ValueError, match="recalled_deals=-1"):
        openspiel.load("draw", recalled_deals=-1)


def test_observers_of_one_game_recall_as_much_as_they_are_asked_to() -> None:
    """A compact tensor beside perfect recall."""
    game = openspiel.load("draw", deals=3)
    *_, last = random_states(game, seed=5)
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    short, long = (
        observation.make_observation(game, recall, {"recalled_deals": deals}) for deals in (1, 0)
    )
    for observer in (short, long):
        observer.set_from(last, 1)
    assert len(long.dict["told"]) == 3 * len(short.dict["told"])
    knows = facts(last, 1)
    assert np.count_nonzero(long.dict["told"][:, 1]) == len(knows)
    assert np.count_nonzero(short.dict["told"][:, 1]) == len(told(last, 1)) < len(knows)
    for name in (field.name for field in game.rules.observation_fields):
        assert np.array_equal(short.dict[name], long.dict[name])


@every_hiding_choice
def test_nothing_hidden_is_told(game_id: str, options: dict[str, Any]) -> None:
    """With other hidden tiles a player knows and sees the same."""
    game = openspiel.load(game_id, **options)
    differing = 0
    for ply, state in enumerate(random_states(game, seed=9)):
        player = state.current_player()
        if player < 0 or ply % 3:
            continue
        other = state.resample_from_infostate(player, random.Random(ply).random)
        assert other.information_state_string() == state.information_state_string()
        assert other.information_state_tensor() == state.information_state_tensor()
        assert other.observation_string() == state.observation_string()
        assert other.observation_tensor() == state.observation_tensor()
        assert other.legal_actions() == state.legal_actions()
        differing += other.position != state.position
    assert differing


def replayed(game: Any, history: list[tuple[int, int]], swapped: dict[int, int]) -> Any:
    """The match with some tiles swapped where chance draws them, or None if that is no match."""
    state = game.new_initial_state()
    for player, action in history:
        index = swapped.get(action, action) if player < 0 else action
        if state.current_player() != player or index not in state.legal_actions():
            return None
        state.apply_action(index)
    return state


@every_hiding_choice
def test_a_tile_that_nobody_saw_makes_no_difference(game_id: str, options: dict[str, Any]) -> None:
    """In a first deal dealt otherwise where a player cannot see it, the player knows the same."""
    game = openspiel.load(game_id, **options)
    compared = 0
    for seed in range(100):
        for state in random_states(game, seed):
            player = state.current_player()
            history = [(each.player, each.action) for each in state.full_history()]
            if state.is_terminal() or state.position.view(None).deal > 1:
                break  # no tile comes twice in a deal
            if player < 0:
                continue
            hidden = unseen(state, player)
            if len(hidden) < 2:
                continue
            one, two = random.Random(seed).sample(hidden, 2)
            other = replayed(game, history, {one: two, two: one})
            if other is None or other.position.view(player) != state.position.view(player):
                continue  # these tiles would have been played otherwise
            compared += 1
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
        if compared > 20:
            return
    pytest.fail(f"only {compared} pairs of matches")


def unseen(state: Any, player: int) -> list[int]:
    """The numbers of the tiles that a player does not see."""
    view = state.position.view(player)
    seen = {laid.tile for laid in view.line} | set(view.hands[player].tiles)
    rules = state.position.game
    tiles = [str(rules.chance_action(index))[1:] for index in range(28)]
    return [index for index, tile in enumerate(tiles) if tile not in seen]


def test_observers_of_a_part() -> None:
    game = openspiel.load("block", target=20)
    kinds = pyspiel.PrivateInfoType
    *_, state = (state.clone() for state, _ in zip(random_states(game, 3), range(19), strict=False))

    def text(*, public: bool, private: Any, recall: bool) -> str:
        asked = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=recall, private_info=private
        )
        observer = observation.make_observation(game, asked)
        return str(observer.string_from(state, 0))

    own = state.position.view(0).hands[0].tiles
    assert text(public=False, private=kinds.SINGLE_PLAYER, recall=False) == " ".join(own)
    assert text(public=False, private=kinds.NONE, recall=False) == ""
    public = text(public=True, private=kinds.NONE, recall=False)
    assert '"tiles": null' in public
    assert '"tiles": ["' not in public
    dealt = text(public=False, private=kinds.SINGLE_PLAYER, recall=True)
    assert dealt.count("1:=") == len(dealt.split(",")) == 7
    assert text(public=True, private=kinds.NONE, recall=True).count("?") == 14
    with pytest.raises(ValueError, match="no observer sees the hands of all players"):
        text(public=True, private=kinds.ALL_PLAYERS, recall=False)
    with pytest.raises(ValueError, match="take recalled_deals alone"):
        observation.make_observation(game, None, {"colour": "red"})


# --- Options --------------------------------------------------------------------------------------


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_dominium_kingdomino(seats=4,harmony=true,opening=clockwise)")
    assert game.rules == dominium.load("kingdomino", seats=4, harmony=True, opening="clockwise")
    assert str(game) == "python_dominium_kingdomino(harmony=True,opening=clockwise,seats=4)"
    again = pickle.loads(pickle.dumps(game))
    assert again.rules == game.rules
    preset = openspiel.load("kingdomino", preset="mighty_duel", harmony=True)
    assert preset.rules == dominium.load("kingdomino", preset="mighty_duel", harmony=True)


def test_bad_options_list_every_fault() -> None:
    with pytest.raises(dominium.OptionError) as caught:
        pyspiel.load_game("python_dominium_kingdomino(seats=9,size=8)")
    assert [fault.params["option"] for fault in caught.value.faults] == ["seats", "size"]
    with pytest.raises(dominium.OptionError) as caught:
        openspiel.load("kingdomino", seats=4, size=7, wider_offer=True)
    assert len(caught.value.faults) == 2
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("python_dominium_kingdomino(colour=red)")
    with pytest.raises(ValueError, match="seats=3 and players=4"):
        pyspiel.load_game("python_dominium_kingdomino(seats=3,players=4)")


def test_an_illegal_action_is_refused() -> None:
    state = openspiel.load("kingdomino").new_initial_state()
    state.apply_action(0)
    with pytest.raises(dominium.IllegalAction):
        state.apply_action(0)  # this domino has been drawn


def test_without_openspiel_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "dominium.environments.openspiel")
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'dominium\[research\]'"):
        importlib.import_module("dominium.environments.openspiel")


# --- Algorithms -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["kingdomino", "twenty_one", "solo"])
def test_agents_play_in_their_environment(game_id: str) -> None:
    environment = rl_environment.Environment(openspiel.load(game_id))
    agents = [
        random_agent.RandomAgent(player, environment.action_spec()["num_actions"])
        for player in range(environment.num_players)
    ]
    told = environment.reset()
    while not told.last():
        player = told.observations["current_player"]
        told = environment.step([agents[player].step(told).action])
    assert environment.num_players == 1 or sum(told.rewards) == pytest.approx(0)
    assert told.rewards != [0.0]


def test_regret_minimization_in_c_plus_plus() -> None:
    solver = pyspiel.ExternalSamplingMCCFRSolver(openspiel.load("twenty_one", deals=1), 1)
    for _ in range(3):
        solver.run_iteration()
    state = openspiel.load("twenty_one", deals=1).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)

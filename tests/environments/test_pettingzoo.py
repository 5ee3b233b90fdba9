"""The environments for PettingZoo: its own suites, unmodified, and what they do not look at."""

import copy
import importlib
import pickle
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import dominium
from dominium.engine.game import sample_chance
from dominium.environments.rewards import rewards
from tests.environments.choices import CHOICES, every_choice

WITHOUT = "PettingZoo is not installed: pip install 'dominium[research]'"
suites = pytest.importorskip("pettingzoo.test", reason=WITHOUT)
state_test = pytest.importorskip("pettingzoo.test.state_test", reason=WITHOUT)
pettingzoo = importlib.import_module("dominium.environments.pettingzoo")

# PettingZoo warns of every observation with an action mask that is not one of its own games.
of_dictionaries = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def decide(environment: Any, choose: Callable[[list[int]], int]) -> None:
    """The agent whose turn it is takes a legal action, or leaves a finished match."""
    seen, _, over, _, _ = environment.last()
    legal = list(np.flatnonzero(seen["action_mask"]))
    environment.step(None if over else choose(legal))


def play(environment: Any, seed: int) -> dict[str, float]:
    """A random match with its chance; what each agent was given in sum."""
    rng = random.Random(seed)
    environment.reset(seed=seed)
    given = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        given[agent] += environment.last()[1]
        decide(environment, rng.choice)
    return given


# --- The suites of PettingZoo ---------------------------------------------------------------------


class TestSuites:
    pytestmark = of_dictionaries

    @every_choice
    def test_api_test(self, game_id: str, options: dict[str, Any]) -> None:
        suites.api_test(pettingzoo.env(game_id, **options), num_cycles=100)

    @every_choice
    def test_seed_test(self, game_id: str, options: dict[str, Any]) -> None:
        suites.seed_test(lambda: pettingzoo.env(game_id, **options), num_cycles=100)

    @pytest.mark.parametrize("name", pettingzoo.ENVIRONMENTS)
    def test_render_test(self, name: str, capsys: pytest.CaptureFixture[str]) -> None:
        tests = {"svg": lambda drawn: drawn.startswith("<svg")}
        suites.render_test(pettingzoo.ENVIRONMENTS[name].env, custom_tests=tests)
        title = pettingzoo.ENVIRONMENTS[name].raw_env().game.info.title
        assert title in capsys.readouterr().out  # in the mode "human"

    @every_choice
    def test_state_space(self, game_id: str, options: dict[str, Any]) -> None:
        environment = pettingzoo.env(game_id, **options)
        state_test.test_state_space(environment)
        environment.reset(seed=1)
        assert environment.state_space.contains(environment.state())


# --- The same game as in the library --------------------------------------------------------------


@every_choice
def test_everything_is_as_in_the_library(game_id: str, options: dict[str, Any]) -> None:
    environment = pettingzoo.env(game_id, **options)
    environment.reset(seed=4)
    game = dominium.load(game_id, **options)
    position, chance, rng = game.start(), random.Random(4), random.Random(5)
    assert environment.possible_agents == [f"seat_{seat}" for seat in range(game.seats)]
    assert environment.action_space("seat_0").n == game.num_actions
    while position.actor is not None:
        while position.actor == dominium.CHANCE:
            position.apply(sample_chance(position, chance))
        if not isinstance(position.actor, int):
            break
        assert environment.agent_selection == f"seat_{position.actor}"
        for seat, agent in enumerate(environment.possible_agents):
            seen = environment.observe(agent)
            assert np.array_equal(seen["observation"], position.observation(seat))
            mask = position.action_mask() if seat == position.actor else False
            assert np.array_equal(seen["action_mask"], np.zeros(game.num_actions) + mask)
            assert environment.observation_space(agent).contains(seen)
        assert not any(environment.terminations.values())
        action = rng.choice(position.legal_actions())
        environment.step(action.index)
        position.apply(action)
    assert all(environment.terminations.values())
    outcome = position.outcome()
    assert outcome is not None
    assert tuple(environment.rewards.values()) == rewards(game, outcome)


@every_choice
def test_agents_are_given_what_the_match_is_worth(game_id: str, options: dict[str, Any]) -> None:
    environment = pettingzoo.env(game_id, **options)
    given = play(environment, seed=3)
    raw = environment.unwrapped
    assert tuple(given.values()) == rewards(raw.game, raw.position.outcome())
    assert environment.agents == []


def test_the_same_seed_gives_the_same_match() -> None:
    environment = pettingzoo.kingdomino_v1.raw_env()
    matches = []
    for seed in (1, 1, 2):
        play(environment, seed)
        matches.append(environment.position.key())
    assert matches[0] == matches[1] != matches[2]


def test_chance_goes_on_without_a_seed() -> None:
    environment = pettingzoo.block_v1.raw_env()
    dealt = []
    for seed in (1, None, 1, None):
        environment.reset(seed=seed)
        dealt.append(environment.position.key())
    assert dealt[0] == dealt[2]
    assert dealt[1] == dealt[3] != dealt[0]


def test_copies_go_on_alike() -> None:
    environment = pettingzoo.env("block", target=20)
    environment.reset(seed=6)
    for _ in range(5):
        decide(environment, min)
    environment = environment.unwrapped
    before = environment.position.copy()
    ends = []
    for again in (copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))):
        assert again.position == environment.position
        for _ in again.agent_iter():
            decide(again, max)
        assert again.position.actor is None
        ends.append(again.position)
    assert ends[0] == ends[1]
    assert environment.position == before


@pytest.mark.parametrize("game_id", ["block", "twenty_one", "bergen"])
def test_nothing_hidden_is_seen(game_id: str) -> None:
    """The observation of an agent is the same in every position that agrees with its view."""
    environment = pettingzoo.raw_env(game_id)
    environment.reset(seed=7)
    game, rng = environment.game, random.Random(7)
    differing = 0
    for _ in range(10):
        agent = environment.agent_selection
        seat = environment.possible_agents.index(agent)
        before = environment.observe(agent)
        true = environment.position
        memory = game.memory(seat)
        memory.observe(true, ())
        environment.position = memory.determinize(rng)
        after = environment.observe(agent)
        differing += environment.position != true
        environment.position = true
        assert all(np.array_equal(before[name], after[name]) for name in before)
        decide(environment, rng.choice)
    assert differing


# --- What is refused ------------------------------------------------------------------------------


def illegal(environment: Any) -> int:
    mask = environment.observe(environment.agent_selection)["action_mask"]
    return int(np.flatnonzero(mask == 0)[0])


def test_an_illegal_action_loses_the_match() -> None:
    environment = pettingzoo.env("block")
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(illegal(environment))
    assert all(environment.terminations.values())
    assert environment.rewards == {
        other: -1.0 if other == agent else 0.0 for other in environment.possible_agents
    }


def test_without_wrappers_the_refusal_is_raised() -> None:
    environment = pettingzoo.raw_env("block")
    environment.reset(seed=1)
    before = environment.position.copy()
    with pytest.raises(dominium.IllegalAction):
        environment.step(illegal(environment))
    with pytest.raises(IndexError):
        environment.step(environment.game.num_actions)
    with pytest.raises(ValueError, match="takes no action"):
        environment.step(None)
    assert environment.position == before


def test_calls_out_of_order_are_errors() -> None:
    environment = pettingzoo.env("block")
    with pytest.raises(AttributeError, match="before reset"):
        _ = environment.agent_selection
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        environment.step(10_000)


@pytest.mark.parametrize(
    "name", ["rewards", "terminations", "truncations", "infos", "agents", "num_agents"]
)
def test_nothing_is_there_before_reset(name: str) -> None:
    with pytest.raises(AttributeError, match="before reset"):
        getattr(pettingzoo.env("block"), name)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [("step", (0,)), ("observe", ("seat_0",)), ("state", ()), ("render", ()), ("agent_iter", ())],
)
def test_nothing_is_done_before_reset(name: str, arguments: tuple[object, ...]) -> None:
    with pytest.raises(AssertionError, match="needs to be called before"):
        getattr(pettingzoo.env("block"), name)(*arguments)


def test_agents_have_to_act_one_after_the_other() -> None:
    environment = pettingzoo.env("block")
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        for _ in environment.agent_iter():
            pass


def test_only_an_agent_of_a_finished_match_takes_no_action() -> None:
    environment = pettingzoo.env("block")
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        environment.step(None)
    environment.step(illegal(environment))
    with pytest.raises(ValueError, match="None"):
        environment.step(0)
    for _ in environment.possible_agents:
        environment.step(None)
    assert environment.agents == []
    environment.step(None)  # PettingZoo warns and does nothing
    environment.reset(seed=1)
    assert len(environment.agents) == 2


def test_numbers_of_numpy_are_actions() -> None:
    environment, alike = (pettingzoo.env("block") for _ in range(2))
    for each, kind in ((environment, int), (alike, np.int64)):
        each.reset(seed=1)
        decide(each, lambda legal, kind=kind: kind(legal[0]))
    assert environment.position == alike.position


def test_bad_options_list_every_fault() -> None:
    with pytest.raises(dominium.OptionError) as caught:
        pettingzoo.env("kingdomino", seats=4, size=7, wider_offer=True)
    assert len(caught.value.faults) == 2
    with pytest.raises(dominium.OptionError) as caught:
        pettingzoo.block_v1.env(seats=9, colour="red")
    assert {fault.code for fault in caught.value.faults} == {"bad_value", "unknown_option"}
    with pytest.raises(ValueError, match="no render mode 'film'"):
        pettingzoo.env("block", render_mode="film")


# --- Names ----------------------------------------------------------------------------------------


def test_every_game_has_a_versioned_name() -> None:
    ids = [info.id for info in dominium.games()]
    assert list(pettingzoo.ENVIRONMENTS) == [f"{game_id}_v1" for game_id in ids]
    for game_id in ids:
        named = getattr(pettingzoo, f"{game_id}_v1")
        assert str(named.env()) == f"dominium_{game_id}_v1"
        assert named.raw_env().metadata["name"] == f"dominium_{game_id}_v1"
        assert named.raw_env().game == dominium.load(game_id)
    assert {game_id for game_id, _ in CHOICES.values()} == set(ids)


def test_without_pettingzoo_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for missing in ("gymnasium", "pettingzoo"):
        monkeypatch.setitem(sys.modules, missing, None)
        monkeypatch.delitem(sys.modules, "dominium.environments.pettingzoo", raising=False)
        with pytest.raises(ModuleNotFoundError, match=r"pip install 'dominium\[research\]'"):
            importlib.import_module("dominium.environments.pettingzoo")

"""Trajectories played natively by a network, against the same network and steps in Python."""

import itertools
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import dominium
from tests.environments.choices import every_choice

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")

from gymnasium.vector import AutoresetMode  # noqa: E402

from dominium.environments.rollouts import Activation, Policy, Trajectories  # noqa: E402
from dominium.environments.vector import VectorEnv  # noqa: E402

GAMES = 6
STEPS = 40
NEARLY = 1e-3
"""The difference of weights that may come from another order of additions."""


def policy_of(
    game: dominium.Game, activation: Activation = "relu", hidden: tuple[int, ...] = (16, 9)
) -> Policy:
    """Return a network with random weights, with scaled inputs."""
    rng = np.random.default_rng(5)
    widths = (game.observation_size, *hidden, game.num_actions)
    layers = []
    for inputs, outputs in itertools.pairwise(widths):
        weights = rng.normal(0, inputs**-0.5, (inputs, outputs)).astype(np.float32)
        layers.append([weights, rng.normal(0, 1, outputs).astype(np.float32)])
    layers[0][0] /= np.float32(16)
    return Policy([(weights, biases) for weights, biases in layers], activation)


def weights_of(policy: Policy, observations: npt.NDArray[np.uint8]) -> npt.NDArray[np.float64]:
    """Return what the network makes of observations, in twice the precision."""
    values = observations.astype(np.float64)
    for number, (weights, biases) in enumerate(policy.layers, 1):
        values = values @ weights.astype(np.float64) + biases
        if number < len(policy.layers):
            values = np.tanh(values) if policy.activation == "tanh" else np.maximum(values, 0)
    return values


class Luck:
    """The generator of a game's draws: SplitMix64, as the core has it."""

    def __init__(self, seed: int, number: int) -> None:
        self._state = seed ^ (number * 0xD1342543DE82EF95 % 2**64)
        self._state = self._word()

    def _word(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) % 2**64
        word = (self._state ^ self._state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        word = (word ^ word >> 27) * 0x94D049BB133111EB % 2**64
        return word ^ word >> 31

    def fraction(self) -> float:
        """Return a number from 0 to 1."""
        return (self._word() >> 11) * 2.0**-53


def check_choice(
    weights: npt.NDArray[np.float64], mask: npt.NDArray[np.bool_], action: int, luck: Luck | None
) -> None:
    """The action is the one that the network chooses, but for the last digits."""
    legal = np.flatnonzero(mask)
    fraction = luck.fraction() if luck else None
    if not legal.size:
        assert action == 0
        return
    assert action in legal
    if fraction is None:
        assert weights[action] >= weights[legal].max() - NEARLY
        return
    powers = np.exp(weights[legal] - weights[legal].max())
    bounds = np.concatenate([[0.0], powers.cumsum() / powers.sum()])
    place = int(np.searchsorted(legal, action))
    assert bounds[place] - NEARLY <= fraction <= bounds[place + 1] + NEARLY


def check_steps(env: VectorEnv, played: Trajectories) -> None:
    """The steps are those of an environment that takes the same actions."""
    seen = {"observation": played.observations[0], "action_mask": played.action_masks[0]}
    for step, actions in enumerate(played.actions):
        seen, rewards, terminations, _, infos = env.step(actions)
        assert np.array_equal(played.observations[step + 1], seen["observation"])
        assert np.array_equal(played.action_masks[step + 1], seen["action_mask"])
        assert np.array_equal(played.actors[step + 1], infos["actor"])
        assert np.array_equal(played.rewards[step], rewards)
        assert np.array_equal(played.seat_rewards[step], infos["rewards"])
        assert np.array_equal(played.terminations[step], terminations)


@pytest.mark.parametrize("seed", [None, 7])
@every_choice
def test_trajectories_are_those_of_the_loop_in_python(
    game_id: str, options: dict[str, Any], seed: int | None
) -> None:
    env, alike = (VectorEnv(game_id, GAMES, **options) for _ in range(2))
    policy = policy_of(env.game)
    for each in (env, alike):
        each.reset(seed=3)
    played = env.rollout(policy, STEPS, seed=seed)
    lucks = [Luck(seed, game) if seed else None for game in range(GAMES)]
    for step in range(STEPS):
        weights = weights_of(policy, played.observations[step])
        masks = played.action_masks[step].astype(bool)
        for game, luck in enumerate(lucks):
            check_choice(weights[game], masks[game], int(played.actions[step, game]), luck)
    check_steps(alike, played)


@pytest.mark.parametrize("hidden", [(), (8,), (3, 21, 5)])
@pytest.mark.parametrize("activation", ["relu", "tanh"])
def test_networks_of_any_shape_choose_the_largest_weight(
    activation: Activation, hidden: tuple[int, ...]
) -> None:
    env = VectorEnv("matador", 3, deals=2)
    env.reset(seed=1)
    policy = policy_of(env.game, activation, hidden)
    played = env.rollout(policy, 30)
    for step in range(30):
        weights = weights_of(policy, played.observations[step])
        for game in range(3):
            mask = played.action_masks[step, game].astype(bool)
            check_choice(weights[game], mask, int(played.actions[step, game]), None)


@pytest.mark.parametrize("copy", [True, False])
def test_rollouts_and_steps_go_on_from_each_other(copy: bool) -> None:
    env, alike = (VectorEnv("block", GAMES, target=20, copy=copy) for _ in range(2))
    policy = policy_of(env.game)
    for each in (env, alike):
        each.reset(seed=4)
    whole = alike.rollout(policy, 2 * STEPS)
    first = env.rollout(policy, STEPS)
    second = env.rollout(policy, STEPS)
    for name in ("actions", "rewards", "terminations"):
        halves = np.concatenate([getattr(first, name), getattr(second, name)])
        assert np.array_equal(halves, getattr(whole, name))
    assert np.array_equal(second.observations[0], first.observations[-1])
    assert np.array_equal(env.action_masks(), whole.action_masks[-1].astype(bool))
    actions = whole.action_masks[-1].argmax(axis=1)
    one, other = env.step(actions), alike.step(actions)
    assert np.array_equal(one[0]["observation"], other[0]["observation"])
    assert whole.terminations.any()


def test_threads_play_the_same() -> None:
    alone, shared = (VectorEnv("kingdomino", 200, threads=threads) for threads in (1, 2))
    for env in (alone, shared):
        env.reset(seed=2)
    policy = policy_of(alone.game)
    one, other = (env.rollout(policy, 10, seed=9) for env in (alone, shared))
    assert all(np.array_equal(mine, yours) for mine, yours in zip(one, other, strict=True))


def test_against_opponents_the_network_has_one_seat() -> None:
    env, alike = (VectorEnv("kingdomino", GAMES, opponents="greedy", seat=1) for _ in range(2))
    for each in (env, alike):
        each.reset(seed=8)
    played = env.rollout(policy_of(env.game), STEPS, seed=1)
    assert (played.actors == 1).all()
    check_steps(alike, played)


def test_a_finished_match_takes_a_step_to_begin_anew() -> None:
    env, alike = (
        VectorEnv("block", GAMES, target=20, autoreset_mode=AutoresetMode.NEXT_STEP)
        for _ in range(2)
    )
    for each in (env, alike):
        each.reset(seed=8)
    played = env.rollout(policy_of(env.game), 3 * STEPS, seed=1)
    assert (played.actors == -1).any()
    check_steps(alike, played)


def test_a_match_that_nobody_resets_ends_a_rollout() -> None:
    env = VectorEnv("block", GAMES, target=20, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=8)
    policy = policy_of(env.game)
    with pytest.raises(ValueError, match="is over: reset it"):
        env.rollout(policy, 10 * STEPS)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(GAMES, np.int64))
    env.reset(seed=8)
    env.rollout(policy, 1)


def test_arrays_are_made_once() -> None:
    env = VectorEnv("block", GAMES)
    env.reset(seed=1)
    policy = policy_of(env.game)
    first = env.rollout(policy, 5)
    before = [array.copy() for array in first]
    assert env.rollout(policy, 5, out=first) is first
    assert not all(np.array_equal(now, then) for now, then in zip(first, before, strict=True))


def test_what_does_not_fit_is_refused() -> None:
    env = VectorEnv("block", GAMES)
    policy = policy_of(env.game)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.rollout(policy, 5)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="the game needs"):
        env.rollout(policy_of(dominium.load("bergen")), 5)
    with pytest.raises(ValueError, match="at least one step"):
        env.rollout(policy, 0)
    with pytest.raises(ValueError, match="64 bits"):
        env.rollout(policy, 5, seed=-1)
    with pytest.raises(ValueError, match="are for 4 steps"):
        env.rollout(policy, 5, out=Trajectories.of(env.game, GAMES, 4))
    with pytest.raises(ValueError, match="wrong shape"):
        env.rollout(policy, 5, out=Trajectories.of(env.game, GAMES + 1, 5))


@pytest.mark.parametrize(
    ("layers", "message"),
    [
        ([], "at least one layer"),
        ([(np.zeros((3, 2)), np.zeros(3))], "layer 0 has weights"),
        ([(np.zeros((3, 2)), np.zeros(2)), (np.zeros((3, 1)), np.zeros(1))], "layer 1 has weights"),
        ([(np.zeros(3), np.zeros(3))], "matrices"),
        ([(np.zeros((3, 0)), np.zeros(0))], "layer 0 has weights"),
        ([(np.full((3, 1), np.nan), np.zeros(1))], "finite"),
        ([(np.array([["a"]]), np.zeros(1))], "matrices"),
    ],
)
def test_impossible_networks(layers: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Policy(layers)


def test_an_unknown_activation_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown activation"):
        Policy([(np.zeros((1, 1)), np.zeros(1))], "gelu")  # type: ignore[arg-type]

"""The games as Gymnasium's own suite sees them."""

from typing import Any

import numpy as np
import pytest

import dominium

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from dominium.environments.gymnasium import GameEnv, environment_id  # noqa: E402
from dominium.environments.vector import VectorEnv  # noqa: E402
from tests.environments.choices import every_choice  # noqa: E402


@every_choice
def test_the_checker_is_content(game_id: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(environment_id(game_id), **options).unwrapped)


def test_every_game_is_registered() -> None:
    for info in dominium.games():
        env = gymnasium.make(f"dominium/{info.id}-v0", opponents="greedy")
        assert env.unwrapped.game.id == info.id
        assert env.observation_space.contains(env.reset(seed=1)[0])


def test_masked_samples_play_to_the_end() -> None:
    env = gymnasium.make("dominium/bergen-v0", opponents="random", seats=3)
    seen, info = env.reset(seed=1)
    for _ in range(5000):
        action = env.action_space.sample(info["action_mask"])
        seen, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            assert reward == info["rewards"][info["acted"]]
            assert info["places"].min() == 1
            return
        assert reward == 0
        assert (seen["action_mask"] == info["action_mask"]).all()
    pytest.fail("the match has not ended")


def test_an_illegal_action_loses() -> None:
    env = GameEnv("kingdomino")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated) == (-1, True)
    assert not info["action_mask"].any()
    env.reset(seed=1)
    assert env.step(10**6)[1] == -1


def test_an_illegal_action_is_an_error() -> None:
    env = GameEnv("kingdomino", illegal="error")
    _, info = env.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 0 \(a1r\) is not legal"):
        env.step(0)
    env.step(np.flatnonzero(info["action_mask"])[0])


def test_a_game_ends_before_it_is_stepped_again() -> None:
    env = GameEnv("kingdomino")
    env.reset(seed=1)
    env.step(0)
    with pytest.raises(ValueError, match="over"):
        env.step(0)


def test_unknown_treatments_are_refused() -> None:
    choice: Any = "ignore"
    with pytest.raises(ValueError, match="unknown treatment 'ignore'"):
        GameEnv("block", illegal=choice)


def test_many_games_are_made_by_their_name() -> None:
    envs = gymnasium.make_vec("dominium/block-v0", 5, opponents="greedy", threads=2)
    assert isinstance(envs.unwrapped, VectorEnv)
    assert envs.reset(seed=1)[0]["observation"].shape == (5, envs.unwrapped.game.observation_size)

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
        env = gymnasium.make(f"dominium/{info.id}-v1", opponents="greedy")
        assert env.unwrapped.game.id == info.id
        assert env.observation_space.contains(env.reset(seed=1)[0])


def test_masked_samples_play_to_the_end() -> None:
    env = gymnasium.make("dominium/bergen-v1", opponents="random", seats=3)
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
    envs = gymnasium.make_vec("dominium/block-v1", 5, opponents="greedy", threads=2)
    assert isinstance(envs.unwrapped, VectorEnv)
    assert envs.reset(seed=1)[0]["observation"].shape == (5, envs.unwrapped.game.observation_size)


# --- Rendering and masks --------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["kingdomino", "block", "solo"])
def test_it_renders_in_every_mode(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    name = f"dominium/{game_id}-v1"
    title = dominium.load(game_id).info.title
    frames = {}
    for mode in ("ansi", "svg", "rgb_array", "human"):
        env = gymnasium.make(name, render_mode=mode)
        _, info = env.reset(seed=3)
        before = env.render()
        env.step(np.flatnonzero(info["action_mask"])[-1])
        frames[mode] = (before, env.render())
    assert title in frames["ansi"][1]
    assert all(frame.startswith("<svg") for frame in frames["svg"])
    first, second = frames["rgb_array"]
    assert first.shape == second.shape == (720, 960, 3)
    assert first.dtype == np.uint8
    assert len(np.unique(first)) > 10
    assert not np.array_equal(first, second)
    assert frames["human"] == (None, None)
    assert title in capsys.readouterr().out
    assert gymnasium.make(name).unwrapped.reset(seed=1)
    with pytest.raises(ValueError, match="no render mode 'film'"):
        GameEnv(game_id, render_mode="film")


def test_it_renders_what_the_caller_may_see() -> None:
    """With the seat that is drawn for a match, and after its end."""
    env = GameEnv("block", render_mode="ansi", target=20)
    for seed in range(4):
        _, info = env.reset(seed=seed)
        texts = [env.render()]
        over = False
        while not over:
            seat = info["actor"]
            own = env._games.state(0).view(seat).hands[seat].tiles
            assert all(tile in texts[-1] for tile in own)
            _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
            texts.append(env.render())
        assert texts[-1]


def test_masks_are_asked_for_by_their_usual_name() -> None:
    env = gymnasium.make("dominium/kingdomino-v1")
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, seen["action_mask"])


def test_an_environment_of_one_game_takes_options_of_the_game_alone() -> None:
    with pytest.raises(dominium.OptionError):
        GameEnv("kingdomino", packed_masks=True)

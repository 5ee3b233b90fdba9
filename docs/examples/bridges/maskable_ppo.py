"""Train Stable-Baselines3's MaskablePPO, of sb3-contrib, against random play.

    pip install 'dominium[research]' sb3-contrib
    python docs/examples/bridges/maskable_ppo.py block --steps 50000

The environment is that of `gymnasium.make`. sb3-contrib asks it for `action_masks()`, so that the
policy never chooses what is not legal, and the observation is left without its mask.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import gymnasium
import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from dominium.environments.gymnasium import environment_id


class Scaled(gymnasium.ObservationWrapper):
    """An environment whose observations are the bytes alone, scaled to [0, 1]."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self._most = env.observation_space["observation"].high.astype(np.float32)
        self.observation_space = spaces.Box(0, 1, self._most.shape, np.float32)

    def observation(self, observation: dict[str, np.ndarray]) -> np.ndarray:
        """Return the bytes as shares of their highest values."""
        return observation["observation"] / self._most


def mean_reward(model: MaskablePPO, game: str, matches: int) -> float:
    """Return the mean reward of matches against random play, from -1 to 1."""
    env = Scaled(gymnasium.make(environment_id(game)))
    total = 0.0
    for seed in range(matches):
        observation, _ = env.reset(seed=seed)
        over = False
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(observation, action_masks=masks)
            observation, reward, over, _, _ = env.step(action)
            total += float(reward)
    return total / matches


def main(arguments: Sequence[str] | None = None) -> tuple[float, float]:
    """Train a policy; return its mean reward before and after."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="kingdomino", help="the id of a game")
    parser.add_argument("--steps", type=int, default=50_000, help="decisions to learn from")
    parser.add_argument("--matches", type=int, default=400, help="matches of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    envs = make_vec_env(
        environment_id(chosen.game), n_envs=8, seed=chosen.seed, wrapper_class=Scaled
    )
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, seed=chosen.seed, device="cpu")
    before = mean_reward(model, chosen.game, chosen.matches)
    model.learn(chosen.steps)
    after = mean_reward(model, chosen.game, chosen.matches)
    print(f"{chosen.game}: mean reward against random play {before:+.2f}, then {after:+.2f}")
    return before, after


if __name__ == "__main__":
    main()

"""Train RLlib's PPO against random play, with its own module for masked actions.

    pip install 'dominium[research]' 'ray[rllib]' torch
    python docs/examples/bridges/rllib_ppo.py block --iterations 5

RLlib's masking module wants `observations` and `action_mask`, both of real numbers; a wrapper of a
few lines gives them these names.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from dominium.environments.gymnasium import environment_id


class Named(gymnasium.ObservationWrapper):
    """An environment with the names and numbers that RLlib's masking module expects."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        super().__init__(gymnasium.make(environment_id(config["game"])))
        self._most = self.env.observation_space["observation"].high.astype(np.float32)
        actions = self.env.action_space.n
        self.observation_space = spaces.Dict(
            {
                "observations": spaces.Box(0, 1, self._most.shape, np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.float32),
            }
        )

    def observation(self, observation: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Return the bytes as shares of their highest values, and the mask."""
        return {
            "observations": observation["observation"] / self._most,
            "action_mask": observation["action_mask"].astype(np.float32),
        }


def algorithm(game: str, seed: int) -> PPO:
    """Return PPO for a game, in this process alone."""
    config = (
        PPOConfig()
        .environment(Named, env_config={"game": game})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .learners(num_learners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size=2000, minibatch_size=500, num_epochs=4, gamma=1.0, lr=1e-3)
        .debugging(seed=seed)
    )
    return config.build_algo()


def main(arguments: Sequence[str] | None = None) -> tuple[float, float]:
    """Train a policy; return the mean reward of its matches in the first and last iteration."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="kingdomino", help="the id of a game")
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    trained = algorithm(chosen.game, chosen.seed)
    try:
        results = [trained.train() for _ in range(chosen.iterations)]
    finally:
        trained.stop()
    rewards = [float(result["env_runners"]["episode_return_mean"]) for result in results]
    first, last = rewards[0], rewards[-1]
    print(f"{chosen.game}: mean reward against random play {first:+.2f}, then {last:+.2f}")
    return first, last


if __name__ == "__main__":
    main()

"""Train a policy with TorchRL: its Gymnasium wrapper, collector, masked policy and PPO loss.

    pip install 'dominium[research]' torchrl
    python docs/examples/bridges/torchrl_ppo.py block --frames 40000

`GymWrapper` takes the environment as it is, and `MaskedCategorical` the mask from its observations,
so that the policy never chooses what is not legal.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from dominium.environments.gymnasium import environment_id

FRAMES, EPOCHS, BATCHES, HIDDEN, RATE = 2000, 4, 8, 128, 1e-3


class Bytes(nn.Module):
    """A hidden layer over observations, scaled to [0, 1], and outputs above it."""

    def __init__(self, most: torch.Tensor, outputs: int) -> None:
        super().__init__()
        self.register_buffer("most", most.float())
        self.layers = nn.Sequential(
            nn.Linear(len(most), HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, outputs)
        )

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        """Return the outputs for observations of any number."""
        return self.layers(observation / self.most)


def environment(game: str, seed: int) -> TransformedEnv:
    """Return the environment of a game against random play, as TorchRL wants it."""
    wrapped = GymWrapper(gymnasium.make(environment_id(game)), categorical_action_encoding=True)
    booleans = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    env = TransformedEnv(wrapped, Compose(booleans, ActionMask()))
    env.set_seed(seed)
    return env


@torch.no_grad()
def mean_reward(policy: ProbabilisticActor, env: TransformedEnv, matches: int) -> float:
    """Return the mean reward of matches against random play, from -1 to 1."""
    played = (env.rollout(10_000, policy)["next", "reward"].sum() for _ in range(matches))
    return float(sum(played)) / matches


def main(arguments: Sequence[str] | None = None) -> tuple[float, float]:
    """Train a policy; return its mean reward before and after."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="kingdomino", help="the id of a game")
    parser.add_argument("--frames", type=int, default=40_000, help="decisions to learn from")
    parser.add_argument("--matches", type=int, default=200, help="matches of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    env = environment(chosen.game, chosen.seed)
    most = torch.from_numpy(env.observation_space["observation"].high)
    weights = Bytes(most, env.action_space.n)
    policy = ProbabilisticActor(
        TensorDictModule(weights, in_keys=["observation"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(Bytes(most, 1), in_keys=["observation"])
    loss = ClipPPOLoss(policy, critic, entropy_bonus=False)
    advantages = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), lr=RATE)

    before = mean_reward(policy, env, chosen.matches)
    collector = Collector(
        env,
        policy,
        frames_per_batch=FRAMES,
        total_frames=chosen.frames,
        auto_register_policy_transforms=False,
    )
    for played in collector:
        for _ in range(EPOCHS):
            with torch.no_grad():
                advantages(played)
            for rows in torch.randperm(len(played)).chunk(BATCHES):
                parts = loss(played[rows])
                optimizer.zero_grad()
                (parts["loss_objective"] + parts["loss_critic"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
    after = mean_reward(policy, environment(chosen.game, chosen.seed), chosen.matches)
    print(f"{chosen.game}: mean reward against random play {before:+.2f}, then {after:+.2f}")
    return before, after


if __name__ == "__main__":
    main()

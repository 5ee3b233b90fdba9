"""Train a policy by PPO in a single file of PyTorch, in the style of CleanRL.

    pip install 'dominium[research]' torch
    python docs/examples/bridges/cleanrl_ppo.py kingdomino --updates 60

Many games are stepped in one native call. Their arrays become tensors by DLPack, without a copy,
and illegal actions get the weight of minus infinity.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from dominium.environments.vector import VectorEnv

STEPS, EPOCHS, BATCHES = 16, 3, 4
DISCOUNT, TRACE, CLIP, ENTROPY, VALUE, RATE = 1.0, 0.95, 0.2, 0.01, 0.5, 1e-3


def layer(inputs: int, outputs: int, scale: float = 2**0.5) -> nn.Linear:
    """Return a layer with orthogonal weights and no bias at first."""
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, scale)
    nn.init.zeros_(made.bias)
    return made


class Agent(nn.Module):
    """An actor and a critic above a common layer."""

    def __init__(self, envs: VectorEnv) -> None:
        super().__init__()
        most = envs.single_observation_space["observation"].high
        self.register_buffer("most", torch.from_numpy(most.astype(np.float32)))
        self.body = nn.Sequential(layer(2 * len(most), 128), nn.Tanh())
        self.actor = layer(128, envs.game.num_actions, 0.01)
        self.critic = layer(128, 1, 1.0)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Return the distribution of the actions and the expected reward."""
        hidden = self.body(torch.cat([seen / self.most, (seen > 0).float()], dim=1))
        logits = self.actor(hidden).masked_fill(~masks, -torch.inf)
        return Categorical(logits=logits, validate_args=False), self.critic(hidden)[:, 0]


@dataclass
class Rollout:
    """The steps of a rollout, as seen, done and rewarded: tensors of shape `(steps, games, …)`."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    advantages: torch.Tensor
    returns: torch.Tensor


def tensors(observations: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    """Return observations and masks as tensors that share the memory of the arrays."""
    seen = torch.from_dlpack(observations["observation"])
    return seen, torch.from_dlpack(observations["action_mask"]).bool()


class Trainer:
    """A policy, its games and what it learns from them."""

    def __init__(self, game: str, games: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.envs = VectorEnv(game, games, opponents="random")
        self.agent = Agent(self.envs)
        self.optimizer = torch.optim.Adam(self.agent.parameters(), lr=RATE, eps=1e-5)
        self.observations, _ = self.envs.reset(seed=seed)

    @torch.no_grad()
    def play(self) -> Rollout:
        """Play some steps of every game."""
        steps, values, rewards, ends = [], [], [], []
        for _ in range(STEPS):
            seen, masks = tensors(self.observations)
            policy, value = self.agent(seen, masks)
            actions = policy.sample()
            steps.append((seen, masks, actions, policy.log_prob(actions)))
            self.observations, reward, ended, _, _ = self.envs.step(actions.numpy())
            values.append(value)
            rewards.append(torch.from_dlpack(reward))
            ends.append(torch.from_dlpack(ended).float())
        values.append(self.agent(*tensors(self.observations))[1])
        advantages = [torch.zeros(self.envs.num_envs)]
        for step in reversed(range(STEPS)):
            goes_on = DISCOUNT * (1 - ends[step])
            surprise = rewards[step] + goes_on * values[step + 1] - values[step]
            advantages.insert(0, surprise + TRACE * goes_on * advantages[0])
        gained = torch.stack(advantages[:-1])
        played = (torch.stack(part) for part in zip(*steps, strict=True))
        return Rollout(*played, gained, gained + torch.stack(values[:-1]))

    def update(self) -> None:
        """Play, and learn from it."""
        flat = [part.flatten(0, 1) for part in vars(self.play()).values()]
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(flat[0])).chunk(BATCHES):
                self.learn(Rollout(*(part[rows] for part in flat)))

    def learn(self, batch: Rollout) -> None:
        """Take a step down the clipped loss."""
        policy, values = self.agent(batch.seen, batch.masks)
        ratio = (policy.log_prob(batch.actions) - batch.chances).exp()
        better = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
        gain = torch.min(better * ratio, better * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
        surprise = (values - batch.returns).square().mean() / 2
        # The logarithm of what is not legal is infinite and its share 0: it is left out.
        logs = policy.logits.masked_fill(~batch.masks, 0)
        entropy = -(policy.probs * logs).sum(dim=1).mean()
        self.optimizer.zero_grad()
        (VALUE * surprise - gain - ENTROPY * entropy).backward()
        nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
        self.optimizer.step()

    @torch.no_grad()
    def mean_reward(self, matches: int, seed: int) -> float:
        """Return the mean reward of the first matches of so many new games, from -1 to 1."""
        envs = VectorEnv(self.envs.game, matches, opponents="random")
        observations, _ = envs.reset(seed=seed)
        first = np.full(matches, np.nan)
        while np.isnan(first).any():
            policy, _ = self.agent(*tensors(observations))
            observations, rewards, ends, _, _ = envs.step(policy.sample().numpy())
            new = ends & np.isnan(first)
            first[new] = rewards[new]
        return float(first.mean())


def main(arguments: Sequence[str] | None = None) -> tuple[float, float]:
    """Train a policy; return its mean reward before and after."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="kingdomino", help="the id of a game")
    parser.add_argument("--games", type=int, default=256, help="games played at once")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--matches", type=int, default=1000, help="matches of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    trainer = Trainer(chosen.game, chosen.games, chosen.seed)
    before = trainer.mean_reward(chosen.matches, chosen.seed + 1)
    for _ in range(chosen.updates):
        trainer.update()
    after = trainer.mean_reward(chosen.matches, chosen.seed + 1)
    print(f"{chosen.game}: mean reward against random play {before:+.2f}, then {after:+.2f}")
    return before, after


if __name__ == "__main__":
    main()

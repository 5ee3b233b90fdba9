"""Train a small policy against random play, on the processor, in minutes, with NumPy alone.

    python docs/examples/train_a_policy.py kingdomino --figure curve.svg
    python docs/examples/train_a_policy.py block --option target=20

The policy is a network with one hidden layer that sees what a seat sees and gives a weight to every
legal action. It is trained by proximal policy optimization: many games are played at once, actions
that led to more than was expected become likelier, and no update goes far from the policy that has
played. It says how often it wins before, on the way and after, each with a 95 % interval.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

# The matrices are too small for several threads; NumPy asks when it is imported.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

from dominium.environments.vector import VectorEnv

if TYPE_CHECKING:
    from pathlib import Path

    import numpy.typing as npt

    Array = npt.NDArray[np.float32]

HIDDEN = 128
STEPS = 16  # decisions of each game between two updates
BATCH = 1024
EPOCHS = 3
LEARNING_RATE = 1e-3
CLIP = 0.2  # how far an update may go
TRACE = 0.95  # how far back a surprise is credited
ENTROPY = 0.01  # what it is worth to remain curious


class Features:
    """Observations as numbers for a network.

    Every byte is scaled to [0, 1] and marked as zero or not; a byte of few values, such as a
    number of pips, also has a place of its own for each of them.
    """

    def __init__(self, game: Any) -> None:
        most = np.concatenate(
            [np.full(field.size, field.most) for field in game.observation_fields]
        )
        self._most = most.astype(np.float32)
        self._few = np.flatnonzero((most > 2) & (most <= 8))
        self.size = 2 * len(most) + 9 * len(self._few)

    def of(self, observations: npt.NDArray[np.uint8]) -> Array:
        """Return observations of shape `(n, bytes)` as features of shape `(n, size)`."""
        few = observations[:, self._few, None] == np.arange(9)
        parts = (observations / self._most, observations > 0, few.reshape(len(observations), -1))
        return np.concatenate(parts, axis=1, dtype=np.float32)


class Network:
    """A hidden layer, a weight for each action and an estimate of the reward, with Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return rng.normal(0, scale / math.sqrt(rows), (rows, columns)).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, 1.0),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions + 1, 0.01),
            np.zeros(actions + 1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def __call__(self, inputs: Array, masks: npt.NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the probabilities of the actions and the expected rewards."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.tanh(inputs @ first + first_bias)
        outputs = hidden @ second + second_bias
        logits = np.where(masks, outputs[:, :-1], -np.inf)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True), outputs[:, -1]

    def learn(self, inputs: Array, hidden: Array, slopes: Array) -> None:
        """Take a step against the gradient of the loss by the outputs, shape `(n, actions + 1)`."""
        below = (slopes @ self.weights[2].T) * (1 - hidden**2)
        gradients = [inputs.T @ below, below.sum(axis=0), hidden.T @ slopes, slopes.sum(axis=0)]
        self._updates += 1
        rate = LEARNING_RATE * math.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for index, gradient in enumerate(gradients):
            self._means[index] += 0.1 * (gradient - self._means[index])
            self._squares[index] += 0.001 * (gradient**2 - self._squares[index])
            step = self._means[index] / (np.sqrt(self._squares[index]) + 1e-8)
            self.weights[index] -= rate * step


def sampled(chances: Array, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Draw an action for each row by its probabilities."""
    bounds = chances.cumsum(axis=1)
    drawn = (bounds < rng.random((len(chances), 1)) * bounds[:, -1:]).sum(axis=1)
    return drawn.astype(np.int64)


@dataclass
class Rollout:
    """The inputs, actions and results of some steps, arrays of shape `(steps, games, …)`."""

    inputs: Array
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    chances: Array
    advantages: Array
    returns: Array


class Trainer:
    """A trainer that plays many games at once against random opponents and learns from them."""

    def __init__(self, game: str, games: int, seed: int, **options: Any) -> None:
        self.environments = VectorEnv(game, games, opponents="random", **options)
        self._rng = np.random.default_rng(seed)
        self.features = Features(self.environments.game)
        self.network = Network(self.features.size, self.environments.game.num_actions, self._rng)
        self._seen, _ = self.environments.reset(seed=seed)

    def update(self) -> None:
        """Play some steps of every game and learn from them."""
        rollout = self._play()
        flat = [part.reshape(-1, *part.shape[2:]) for part in vars(rollout).values()]
        for _ in range(EPOCHS):
            order = self._rng.permutation(len(flat[0]))
            for start in range(0, len(order), BATCH):
                rows = order[start : start + BATCH]
                self._learn(Rollout(*(part[rows] for part in flat)))

    def _play(self) -> Rollout:
        steps: list[tuple[Any, ...]] = []
        values = []
        for _ in range(STEPS):
            inputs, masks = self.features.of(self._seen["observation"]), self._seen["action_mask"]
            _, chances, value = self.network(inputs, masks)
            actions = sampled(chances, self._rng)
            self._seen, rewards, over, _, _ = self.environments.step(actions)
            own = np.take_along_axis(chances, actions[:, None], axis=1)[:, 0]
            steps.append((inputs, masks, actions, own, rewards, over))
            values.append(value)
        inputs = self.features.of(self._seen["observation"])
        values.append(self.network(inputs, self._seen["action_mask"])[2])
        *played, rewards, over = (np.stack(part) for part in zip(*steps, strict=True))
        advantages = surprises(rewards, over, np.stack(values))
        return Rollout(*played, advantages, advantages + np.stack(values[:-1]))

    def _learn(self, batch: Rollout) -> None:
        rows = np.arange(len(batch.actions))
        hidden, chances, values = self.network(batch.inputs, batch.masks)
        taken = chances[rows, batch.actions]
        ratios = taken / batch.chances
        better = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
        goes_on = np.where(better > 0, ratios < 1 + CLIP, ratios > 1 - CLIP)
        pull = better * ratios * goes_on
        slopes = np.empty((len(rows), chances.shape[1] + 1), np.float32)
        slopes[:, :-1] = chances * pull[:, None]
        slopes[rows, batch.actions] -= pull
        logs = np.log(np.maximum(chances, 1e-12))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        slopes[:, :-1] += ENTROPY * chances * (logs + spread)
        slopes[:, -1] = 0.5 * (values - batch.returns)
        self.network.learn(batch.inputs, hidden, slopes / len(rows))


def surprises(rewards: Array, over: npt.NDArray[np.bool_], values: Array) -> Array:
    """Return generalized advantages (rewards above expectation), shape `(steps, games)`."""
    advantages = np.zeros_like(rewards)
    later = np.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = 1 - over[step]
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        later = surprise + TRACE * goes_on * later
        advantages[step] = later
    return advantages


@dataclass(frozen=True)
class Share:
    """The share of the victories that was won, with a 95 % interval."""

    mean: float
    radius: float

    def __str__(self) -> str:
        return f"{self.mean:6.1%} ± {self.radius:.1%}"


def measured(trainer: Trainer, matches: int, seed: int) -> Share:
    """Return the share of the victories in `matches` or more new matches against random opponents.

    The first match of each game counts, then the second and so on, so that short ones do not count
    more often than long ones.
    """
    game, games = trainer.environments.game, trainer.environments.num_envs
    environments = VectorEnv(game, games, opponents="random")
    rng = np.random.default_rng(seed)
    wanted = math.ceil(matches / games)
    seen = environments.reset(seed=seed)[0]
    rewards: list[list[float]] = [[] for _ in range(games)]
    while min(map(len, rewards)) < wanted:
        _, chances, _ = trainer.network(
            trainer.features.of(seen["observation"]), seen["action_mask"]
        )
        seen, gained, over, _, _ = environments.step(sampled(chances, rng))
        for index in np.flatnonzero(over):
            rewards[index].append(float(gained[index]))
    # A reward is the share of the victory, from -1 / (seats - 1) to 1.
    lowest = -1 / max(game.seats - 1, 1)
    shares = (np.array([each[:wanted] for each in rewards]) - lowest) / (1 - lowest)
    return Share(shares.mean(), 1.96 * shares.std() / math.sqrt(shares.size))


@dataclass(frozen=True)
class Point:
    """A point of the learning curve."""

    decisions: int
    seconds: float
    share: Share


def train(
    game: str, *, games: int, updates: int, every: int, matches: int, seed: int, **options: Any
) -> list[Point]:
    """Train a new policy and return its learning curve, printed point by point."""
    trainer = Trainer(game, games, seed, **options)
    points = []
    seconds = 0.0
    print("decisions  seconds  victories against random play")
    for update in range(updates + 1):
        if update % every == 0 or update == updates:
            share = measured(trainer, matches, seed + 1)
            points.append(Point(update * STEPS * games, seconds, share))
            print(f"{points[-1].decisions:9}  {seconds:7.1f}  {share}", flush=True)
        begun = time.process_time()
        if update < updates:
            trainer.update()
        seconds += time.process_time() - begun
    return points


def described(game: str, points: Sequence[Point]) -> str:
    """Return the curve in words, for those who do not see it."""
    first, last = points[0], points[-1]
    best = max(points, key=lambda point: point.share.mean)
    return (
        f"Share of victories in {game} against random play, by decisions played. It begins at"
        f" {first.share.mean:.1%}, is highest at {best.share.mean:.1%} after {best.decisions:,}"
        f" decisions, and ends at {last.share.mean:.1%} after {last.decisions:,}."
    )


def draw_curve(game: str, points: Sequence[Point], path: Path | str) -> None:
    """Save the curve as SVG, with its description; needs matplotlib."""
    from matplotlib import pyplot as plt  # noqa: PLC0415 - an optional extra

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    decisions = [point.decisions for point in points]
    means = np.array([100 * point.share.mean for point in points])
    radii = np.array([100 * point.share.radius for point in points])
    axes.plot(decisions, means, color="black", marker="o")
    axes.fill_between(decisions, means - radii, means + radii, color="0.8")
    axes.set(xlabel="decisions", ylabel="victories in %", title=f"Learning {game}")
    axes.grid(color="0.9")
    words = {"Title": f"Learning {game}", "Description": described(game, points), "Date": None}
    figure.savefig(path, format="svg", metadata=words)
    plt.close(figure)


def option(text: str) -> tuple[str, object]:
    """Parse an option as it is typed: `target=20`, `harmony=true`, `opening=clockwise`."""
    name, _, value = text.partition("=")
    known: dict[str, object] = {"true": True, "false": False}
    return name, known.get(value, int(value) if value.isdecimal() else value)


def main(arguments: Sequence[str] | None = None) -> list[Point]:
    """Train a policy, print its learning curve and save it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="kingdomino", help="the id of a game")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=256, help="games played at once")
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--every", type=int, default=30, help="updates between two measurements")
    parser.add_argument("--matches", type=int, default=4096, help="matches of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--figure", help="a file for the learning curve, as SVG")
    chosen = parser.parse_args(arguments)
    points = train(
        chosen.game,
        games=chosen.games,
        updates=chosen.updates,
        every=chosen.every,
        matches=chosen.matches,
        seed=chosen.seed,
        **dict(chosen.option),
    )
    print(described(chosen.game, points))
    if chosen.figure:
        draw_curve(chosen.game, points, chosen.figure)
    return points


if __name__ == "__main__":
    main()

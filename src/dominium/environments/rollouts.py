"""Whole trajectories of many games, played natively by a small network.

`VectorEnv.rollout(policy, steps, seed=…)` plays without a word of Python between the steps and
writes everything into arrays that are made once. The steps are those that `VectorEnv.step` would
take with the same actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from dominium._core import NativeRollout, TrajectoryArrays

if TYPE_CHECKING:
    import numpy.typing as npt

    from dominium.engine.game import Game

Activation = Literal["relu", "tanh"]
ACTIVATIONS = ("relu", "tanh")


class Policy:
    """A small network that gives a weight to every action, in 32-bit floating point.

    Its inputs are the bytes of an observation as numbers: whoever scales them divides the rows of
    the first weights instead. Between two layers is the activation, behind the last one none.
    Additions are in another order than NumPy's, so that weights differ in their last digits.

    Args:
        layers: the weights and biases of every layer, as in `inputs @ weights + biases`: shapes
            `(inputs, outputs)` and `(outputs,)`. The first has `game.observation_size` inputs, the
            last `game.num_actions` outputs.
        activation: one of `ACTIVATIONS`.

    Raises:
        ValueError: layers that do not fit together, numbers that are none, or an unknown
            activation.
    """

    def __init__(
        self,
        layers: Sequence[tuple[npt.ArrayLike, npt.ArrayLike]],
        activation: Activation = "relu",
    ) -> None:
        if activation not in ACTIVATIONS:
            raise ValueError(f"unknown activation {activation!r}: choose from {ACTIVATIONS}")
        self.activation = activation
        self.layers = tuple(
            (_numbers(weights, 2), _numbers(biases, 1)) for weights, biases in layers
        )
        self._check_joints()

    def _check_joints(self) -> None:
        if not self.layers:
            raise ValueError("at least one layer")
        widths = [self.layers[0][0].shape[0]]
        for number, (weights, biases) in enumerate(self.layers):
            if weights.shape != (widths[-1], len(biases)) or not weights.size:
                raise ValueError(
                    f"layer {number} has weights of shape {weights.shape} and {len(biases)} biases"
                    f" for {widths[-1]} inputs"
                )
            widths.append(len(biases))

    def native(self, game: Game, rows: int, threads: int) -> NativeRollout:
        """Return what plays so many games; ValueError for a network of another game."""
        given = self.layers[0][0].shape[0], len(self.layers[-1][1])
        needed = game.observation_size, game.num_actions
        if given != needed:
            raise ValueError(f"inputs and outputs are {given}, the game needs {needed}")
        return NativeRollout(list(self.layers), self.activation, rows, threads)


class Trajectories(NamedTuple):
    """The course of some steps of many games, by step and game.

    The first `steps` rows of observations, masks and actors are those before each step; one more is
    that behind the last step.

    Attributes:
        observations: of the seat to move, shape `(steps + 1, games, game.observation_size)`.
        action_masks: its legal actions, shape `(steps + 1, games, game.num_actions)`.
        actors: the seat to move, -1 where a match is over, shape `(steps + 1, games)`.
        actions: the action taken, shape `(steps, games)`.
        rewards: of the seat that has acted.
        seat_rewards: of every seat, shape `(steps, games, seats)`.
        terminations: whether the step has ended a match.
    """

    observations: npt.NDArray[np.uint8]
    action_masks: npt.NDArray[np.int8]
    actors: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    seat_rewards: npt.NDArray[np.float32]
    terminations: npt.NDArray[np.bool_]

    @classmethod
    def of(cls, game: Game, rows: int, steps: int) -> Trajectories:
        """Return arrays for so many games and steps."""
        return cls(
            np.empty((steps + 1, rows, game.observation_size), np.uint8),
            np.empty((steps + 1, rows, game.num_actions), np.int8),
            np.empty((steps + 1, rows), np.int8),
            np.empty((steps, rows), np.int64),
            np.empty((steps, rows), np.float32),
            np.empty((steps, rows, game.seats), np.float32),
            np.empty((steps, rows), np.bool_),
        )

    @property
    def native(self) -> TrajectoryArrays:
        """The native counterpart of the arrays."""
        return TrajectoryArrays(*self)


def _numbers(given: npt.ArrayLike, dimensions: int) -> npt.NDArray[np.float32]:
    numbers: npt.NDArray[Any] = np.asarray(given)
    if numbers.ndim != dimensions or numbers.dtype.kind not in "fiu":
        raise ValueError(f"weights are matrices and biases rows of numbers, not {numbers.dtype}")
    single = np.array(numbers, np.float32, order="C")
    if not np.isfinite(single).all():
        raise ValueError("weights and biases are finite numbers")
    return single

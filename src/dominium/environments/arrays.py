"""The arrays into which a vector of games writes its steps.

They are used by turns: arrays to which nobody refers any more are written anew, so that a step
allocates nothing and still nothing changes under the hands of whoever keeps it.
"""

from __future__ import annotations

import sys
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from dominium._core import EnvironmentArrays

if TYPE_CHECKING:
    from dominium.engine.game import Game

MOST_REMEMBERED = 3
"""The number of sets that are used by turns: what more a user keeps is the user's own."""


class Arrays(NamedTuple):
    """The arrays into which a step is written, a row for each game.

    Attributes:
        final_observations: written only where a match has ended.
        totals: 0 where no match has ended, as `places` and `lengths`.
    """

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.int8]
    actors: npt.NDArray[np.int8]
    acted: npt.NDArray[np.int8]
    reward: npt.NDArray[np.float32]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    final_observations: npt.NDArray[np.uint8]
    totals: npt.NDArray[np.int32]
    places: npt.NDArray[np.uint8]
    lengths: npt.NDArray[np.int32]

    @classmethod
    def of(cls, game: Game, rows: int) -> Arrays:
        """Return arrays for so many games."""
        size, seats = game.observation_size, game.seats
        return cls(
            np.empty((rows, size), np.uint8),
            np.empty((rows, game.num_actions), np.int8),
            np.empty(rows, np.int8),
            np.empty(rows, np.int8),
            np.empty(rows, np.float32),
            np.empty((rows, seats), np.float32),
            np.empty(rows, np.bool_),
            np.empty((rows, size), np.uint8),
            np.empty((rows, seats), np.int32),
            np.empty((rows, seats), np.uint8),
            np.empty(rows, np.int32),
        )


class LentArrays:
    """Arrays with their native counterpart, and who refers to them."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = arrays
        self.native = EnvironmentArrays(*arrays)
        self._own_references = self._references()

    @property
    def are_back(self) -> bool:
        """Return whether nobody else refers to one of them, not even to a part of it."""
        return self._references() == self._own_references

    def _references(self) -> list[int]:
        return [sys.getrefcount(array) for array in self.arrays]


class Lender:
    """Lends arrays for the steps of so many games.

    Args:
        game: the rules.
        rows: the number of games.
        shared: whether all steps are written into the same arrays, whoever refers to them.
    """

    def __init__(self, game: Game, rows: int, *, shared: bool) -> None:
        self._game = game
        self._rows = rows
        self._shared = shared
        self._lent: deque[LentArrays] = deque(maxlen=MOST_REMEMBERED)

    def lend(self) -> LentArrays:
        """Return arrays into which a step may be written."""
        for lent in self._lent:
            if self._shared or lent.are_back:
                return lent
        self._lent.append(LentArrays(Arrays.of(self._game, self._rows)))
        return self._lent[-1]

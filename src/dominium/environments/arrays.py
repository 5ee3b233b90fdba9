"""The arrays into which a vector of games writes its steps.

They are used by turns: arrays to which nobody refers any more are written anew, so that a step
allocates nothing and still nothing changes under the hands of whoever keeps it.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from dominium._core import EnvironmentArrays, references

if TYPE_CHECKING:
    from dominium.engine.game import Game

MOST_REMEMBERED = 3
"""The number of sets that are used by turns: what more a user keeps is the user's own."""


class Arrays(NamedTuple):
    """The arrays into which a step is written, a row for each game.

    Attributes:
        final_observations: written only where a match has ended.
        totals: 0 where no match has ended, as `places` and `lengths`.
        truncated: False everywhere.
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
    truncated: npt.NDArray[np.bool_]

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
            np.empty(rows, np.bool_),
        )


class LentArrays:
    """Arrays with their native counterpart, and who refers to them.

    Attributes:
        final_observations: a dictionary for each final observation, once they have been made:
            only where the arrays are written by turns, for dictionaries refer to them.
    """

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = arrays
        self.native = EnvironmentArrays(*arrays)
        self.final_observations: npt.NDArray[np.object_] | None = None
        self._own_references = references(arrays)

    @property
    def are_back(self) -> bool:
        """Return whether nobody else refers to one of them, not even to a part of it."""
        return references(self.arrays) == self._own_references


class Lender:
    """Lends arrays for the steps of so many games.

    Args:
        game: the rules.
        rows: the number of games.
        turns: how many sets of arrays there are, written by turns whoever refers to them; None
            writes no array anew while somebody refers to it.
    """

    def __init__(self, game: Game, rows: int, turns: int | None) -> None:
        self._game = game
        self._rows = rows
        self.turns = turns
        made = [self._made() for _ in range(turns or 0)]
        self._lent: deque[LentArrays] = deque(made, maxlen=turns or MOST_REMEMBERED)

    def lend(self) -> LentArrays:
        """Return arrays into which a step may be written."""
        if self.turns is not None:
            self._lent.rotate(-1)
            return self._lent[0]
        for lent in self._lent:
            if lent.are_back:
                return lent
        self._lent.append(self._made())
        return self._lent[-1]

    def _made(self) -> LentArrays:
        return LentArrays(Arrays.of(self._game, self._rows))

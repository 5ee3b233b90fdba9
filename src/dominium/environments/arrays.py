"""The arrays into which a vector of games writes its steps.

They are used by turns: arrays to which nobody refers any more are written anew, so that a step
allocates nothing and still nothing changes under the hands of whoever keeps it.
"""

from __future__ import annotations

from collections import deque
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dominium._core import EnvironmentArrays, references

if TYPE_CHECKING:
    from collections.abc import Sequence
    from mmap import mmap

    from dominium.engine.game import Game

ALIGNMENT = 64
"""Bytes of a line of the processor's cache."""

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
        made: list[Any] = [np.empty(shape, dtype) for shape, dtype in _layout(game, rows)]
        return cls(*made)

    @classmethod
    def within(cls, memory: bytearray | memoryview | mmap, game: Game, rows: int) -> Arrays:
        """Return arrays for so many games in a piece of memory, shared with others perhaps.

        They lie one after the other, each on a whole multiple of `ALIGNMENT` bytes.

        Raises:
            ValueError: the memory is shorter than `size_within` or cannot be written.
        """
        whole = np.frombuffer(memory, np.uint8)
        needed = cls.size_within(game, rows)
        if len(whole) < needed or not whole.flags.writeable:
            raise ValueError(f"the memory has {len(whole)} bytes, {needed} are to be written")
        layout = _layout(game, rows)
        parts: list[Any] = [
            whole[place : place + _bytes_of(shape, dtype)].view(dtype).reshape(shape)
            for place, (shape, dtype) in zip(_places(layout), layout, strict=False)
        ]
        return cls(*parts)

    @classmethod
    def size_within(cls, game: Game, rows: int) -> int:
        """Return how many bytes of memory `within` needs."""
        return _places(_layout(game, rows))[-1]

    def check(self, game: Game, rows: int) -> None:
        """Check that steps of so many games can be written here.

        Raises:
            ValueError: naming the first array of another shape or type, with gaps or protected.
        """
        arrays: tuple[npt.NDArray[Any], ...] = self
        for name, array, (shape, dtype) in zip(
            self._fields, arrays, _layout(game, rows), strict=True
        ):
            if array.shape != shape or array.dtype != dtype:
                raise ValueError(
                    f"{name} is {array.dtype} of shape {array.shape}, not"
                    f" {np.dtype(dtype)} of shape {shape}"
                )
            if not (array.flags.c_contiguous and array.flags.writeable):
                raise ValueError(f"{name} has gaps or cannot be written")


_Layout = tuple[tuple[tuple[int, ...], type[np.generic]], ...]


def _layout(game: Game, rows: int) -> _Layout:
    """Return the shape and the type of each of the arrays."""
    size, seats = game.observation_size, game.seats
    return (
        ((rows, size), np.uint8),
        ((rows, game.num_actions), np.int8),
        ((rows,), np.int8),
        ((rows,), np.int8),
        ((rows,), np.float32),
        ((rows, seats), np.float32),
        ((rows,), np.bool_),
        ((rows, size), np.uint8),
        ((rows, seats), np.int32),
        ((rows, seats), np.uint8),
        ((rows,), np.int32),
        ((rows,), np.bool_),
    )


def _bytes_of(shape: tuple[int, ...], dtype: type[np.generic]) -> int:
    return prod(shape) * np.dtype(dtype).itemsize


def _places(layout: _Layout) -> list[int]:
    """Return the first byte of each array in a piece of memory, and the end of the last one."""
    sizes = (-(-_bytes_of(shape, dtype) // ALIGNMENT) * ALIGNMENT for shape, dtype in layout)
    return list(accumulate(sizes, initial=0))


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
        by_turns: sets of arrays that are written by turns whoever refers to them; without them no
            array is written anew while somebody refers to it.
    """

    def __init__(self, game: Game, rows: int, by_turns: Sequence[Arrays]) -> None:
        self._game = game
        self._rows = rows
        self.is_by_turns = bool(by_turns)
        made = [LentArrays(arrays) for arrays in by_turns]
        self._lent: deque[LentArrays] = deque(made, maxlen=len(made) or MOST_REMEMBERED)

    def lend(self) -> LentArrays:
        """Return arrays into which a step may be written."""
        if self.is_by_turns:
            self._lent.rotate(-1)
            return self._lent[0]
        for lent in self._lent:
            if lent.are_back:
                return lent
        self._lent.append(LentArrays(Arrays.of(self._game, self._rows)))
        return self._lent[-1]

"""Observations: what a seat may see as a short vector of bytes, for programs that learn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from dominium import _core

if TYPE_CHECKING:
    import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class ObservationField:
    """A part of every observation of a game."""

    name: str
    """Its name, for example `"hand"`."""
    start: int
    """The place of its first byte."""
    shape: tuple[int, ...]
    """The dimensions of its bytes, in C order."""
    most: int
    """The largest value that a byte can have."""
    meaning: str
    """What the bytes mean."""

    @property
    def size(self) -> int:
        """The number of bytes."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    def of(self, observations: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """The field in observations of shape `(…, size of an observation)`: `(…, *shape)`."""
        part = observations[..., self.start : self.start + self.size]
        return part.reshape(*observations.shape[:-1], *self.shape)


def observation_fields(native: _core.NativeGame) -> tuple[ObservationField, ...]:
    """The fields of a native game's observations, in their order."""
    return tuple(ObservationField(*field) for field in _core.observation_fields(native))


def largest_values(fields: Iterable[ObservationField]) -> npt.NDArray[np.uint8]:
    """The largest value at each place of an observation, shape `(size of an observation,)`."""
    return np.concatenate([np.full(field.size, field.most, np.uint8) for field in fields])

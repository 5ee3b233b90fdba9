"""The observations of a seat: its view as a short vector of bytes, for machine learning."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from dominium._core import NativeGame
from dominium._core import observation_fields as native_fields

if TYPE_CHECKING:
    import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class ObservationField:
    """A part of every observation of a game."""

    name: str
    """The name, for example `"hand"`."""
    start: int
    """The index of the first byte."""
    shape: tuple[int, ...]
    """The dimensions of the bytes, in C order."""
    most: int
    """The largest value that a byte can have."""
    meaning: str
    """A description of the bytes, in English."""

    @property
    def size(self) -> int:
        """The number of bytes."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    def of(self, observations: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """Slice the field from observations `(…, size of an observation)`, giving `(…, *shape)`."""
        part = observations[..., self.start : self.start + self.size]
        return part.reshape(*observations.shape[:-1], *self.shape)


def observation_fields(native: NativeGame) -> tuple[ObservationField, ...]:
    """Return the fields of a native game's observations, in their order."""
    return tuple(ObservationField(*field) for field in native_fields(native))


def high_values(fields: Iterable[ObservationField]) -> npt.NDArray[np.uint8]:
    """Return the largest value of each byte of an observation: `(size of an observation,)`."""
    return np.concatenate([np.full(field.size, field.most, np.uint8) for field in fields])

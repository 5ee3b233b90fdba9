"""Means, shares and regressions with their 95 % intervals."""

from typing import Any

import numpy as np
import numpy.typing as npt

from dominium.arena import Estimate

Z = 1.959963984540054
"""Standard errors on each side of an estimate that hold the truth in 95 % of samples."""

Values = npt.ArrayLike


def mean(values: Values) -> Estimate:
    """Return the mean of independent values and its interval."""
    array = np.asarray(values, dtype=float)
    return _around(float(array.mean()), float(array.std(ddof=1)) / len(array) ** 0.5)


def difference(first: Values, second: Values) -> Estimate:
    """Return the difference of the means of two independent samples and its interval."""
    one, other = np.asarray(first, dtype=float), np.asarray(second, dtype=float)
    error = (one.var(ddof=1) / len(one) + other.var(ddof=1) / len(other)) ** 0.5
    return _around(float(one.mean() - other.mean()), float(error))


def share(holds: Values) -> Estimate:
    """Return the percentage of independent cases where something holds, with Wilson's interval."""
    array = np.asarray(holds, dtype=bool)
    games, rate = len(array), float(array.mean())
    width = Z**2 / games
    middle = (rate + width / 2) / (1 + width)
    half = Z * (rate * (1 - rate) / games + width / (4 * games)) ** 0.5 / (1 + width)
    return Estimate(100 * rate, 100 * max(0.0, middle - half), 100 * min(1.0, middle + half))


def least_squares(columns: npt.NDArray[Any], values: Values) -> list[Estimate]:
    """Return what each column adds to the values, all others being equal.

    The intervals allow for errors of unequal size (White's, with the correction for few games).

    Args:
        columns: One row for each game and one column for each cause, shape `(games, causes)`.
        values: What is explained, shape `(games,)`.
    """
    causes = np.asarray(columns, dtype=float)
    wanted = np.asarray(values, dtype=float)
    games, count = causes.shape
    inverse = np.linalg.pinv(causes.T @ causes)
    weights = inverse @ causes.T @ wanted
    left = wanted - causes @ weights
    correction = games / max(1, games - count)
    spread = inverse @ (causes.T * left**2) @ causes @ inverse * correction
    errors = np.sqrt(np.clip(np.diag(spread), 0, None))
    return [
        _around(float(weight), float(error)) for weight, error in zip(weights, errors, strict=True)
    ]


def _around(middle: float, error: float) -> Estimate:
    return Estimate(middle, middle - Z * error, middle + Z * error)

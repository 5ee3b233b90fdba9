"""A generalized sequential probability ratio test, which ends a comparison once it is decided.

The test asks whether the scores of deals come from bots that are `low` or `high` Elo apart. It
counts whole deals, each with the mean score of all its seatings, because the games of one deal
are not independent of each other. With the normal approximation of the log-likelihood ratio its
variance is that of the deals themselves, so nothing has to be assumed about draws. (Van den Bergh,
"A practical introduction to the GSPRT", 2020; Wald, "Sequential Analysis", 1947.)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

Decision = Literal["high", "low"]

FEWEST_DEALS = 8
"""The least number of deals whose variance is known well enough to decide anything."""
ELO_PER_NEPER = 400 / math.log(10)
"""The points of Elo that make the odds e times as good."""


@dataclass(frozen=True)
class Hypotheses:
    """The two hypotheses of a test, as differences in Elo, and its error rates.

    Raises:
        ValueError: the low strength is not below the high one, or an error is not between 0 and ½.
    """

    low: float
    high: float
    alpha: float = 0.05
    """The probability of accepting `high` although `low` is true."""
    beta: float = 0.05
    """The probability of accepting `low` although `high` is true."""

    def __post_init__(self) -> None:
        if not (math.isfinite(self.low) and math.isfinite(self.high) and self.low < self.high):
            raise ValueError("the first strength must be below the second")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("the errors of a test lie between 0 and 0.5")

    def ratio(self, scores: Sequence[float]) -> float:
        """Return the log-likelihood ratio of `high` against `low` for the mean scores of deals."""
        return float(self._ratios(np.asarray(scores, dtype=np.float64))[-1]) if scores else 0.0

    def decided_after(self, scores: Sequence[float]) -> tuple[int, Decision] | None:
        """Return the number of deals that decide the test, and the decision; None if undecided."""
        ratios = self._ratios(np.asarray(scores, dtype=np.float64))
        upper = math.log((1 - self.beta) / self.alpha)
        lower = math.log(self.beta / (1 - self.alpha))
        beyond = np.flatnonzero((ratios >= upper) | (ratios <= lower))
        beyond = beyond[beyond >= FEWEST_DEALS - 1]
        if not len(beyond):
            return None
        first = int(beyond[0])
        return first + 1, "high" if ratios[first] >= upper else "low"

    def _ratios(self, scores: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Return the log-likelihood ratio after each of the deals.

        The variance counts one deal that is won and one that is lost besides those played: a row
        of equal deals must not look like certainty.
        """
        played = np.arange(1, len(scores) + 1)
        means = np.cumsum(scores) / played
        squares = (np.cumsum(scores**2) + 1) / (played + 2)
        variances = squares - ((np.cumsum(scores) + 1) / (played + 2)) ** 2
        low, high = expected_score(self.low), expected_score(self.high)
        ratios: npt.NDArray[np.float64] = (
            played * (high - low) * (2 * means - low - high) / (2 * variances)
        )
        return ratios


def expected_score(elo: float) -> float:
    """Return the expected score, from 0 to 1, of a bot that is stronger by so much Elo."""
    return 1 / (1 + math.exp(-elo / ELO_PER_NEPER))

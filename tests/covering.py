"""Few choices of options among many, in which every pair of values is met."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from _pytest.mark import ParameterSet

Options = dict[str, Any]


def values_and_pairs(options: Options) -> set[tuple[Any, ...]]:
    """Every value with its option, alone and beside every other."""
    values = sorted(options.items())
    return {*values, *itertools.combinations(values, 2)}


def covering(choices: list[Options]) -> list[Options]:
    """Some of the choices, with every pair of values that any of them has."""
    missing = {pair for options in choices for pair in values_and_pairs(options)}
    chosen: list[Options] = []
    while missing:
        best = max(choices, key=lambda options: len(values_and_pairs(options) & missing))
        missing -= values_and_pairs(best)
        chosen.append(best)
    return chosen


def each_once(*values: Sequence[Any]) -> list[ParameterSet]:
    """Every combination for a test, of which few run always: those in which each value occurs.

    The others are left to the long run.
    """
    longest = max(len(column) for column in values)
    always = {tuple(column[row % len(column)] for column in values) for row in range(longest)}
    return [
        pytest.param(*one, marks=[] if one in always else pytest.mark.long)
        for one in itertools.product(*values)
    ]

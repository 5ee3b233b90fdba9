"""Cycles among files that import or include each other."""

from collections.abc import Collection, Mapping
from graphlib import CycleError, TopologicalSorter


def cycle_in(graph: Mapping[str, Collection[str]]) -> list[str]:
    """Return files of which each imports the one before it, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        cycle: list[str] = error.args[1]
        return cycle
    return []

"""The tools for the pages of docs/gallery/, and the one that runs them (`tools.gallery.run`)."""

from tools.gallery.figures import Figure, distributions, intervals, scatter
from tools.gallery.samples import claim, events, greedy_records, sample
from tools.gallery.statistics import difference, least_squares, mean, share

__all__ = [
    "Figure",
    "claim",
    "difference",
    "distributions",
    "events",
    "greedy_records",
    "intervals",
    "least_squares",
    "mean",
    "sample",
    "scatter",
    "share",
]

"""Figures that can be looked at, printed in black and white, and read.

Each is a picture, a sentence made from the same numbers, and the table of these numbers. Series
differ by shape and pattern of the line and not by colour alone.
"""

import io
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Picture

from dominium.arena import Estimate
from tools.gallery.statistics import Values

INK = "#010203"
"""A placeholder for the colour of the text around a picture, light or dark."""
COLOURS = ("#2f6fb3", "#b4541a", "#3c8a5a", "#8a5aa8")
"""Colours with a contrast of at least 3 to 1 to the light and to the dark background."""
LINES = ("-", "--", ":", "-.")
MARKERS = ("o", "s", "^", "D")
WIDTH = 4.6
"""The width of a picture in inches; small, so that the letters stay readable on a telephone."""

STYLE: dict[Any, Any] = {
    "axes.edgecolor": INK,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "font.family": "sans-serif",
    "font.size": 9,
    "grid.alpha": 0.25,
    "grid.color": INK,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


@dataclass(frozen=True)
class Figure:
    """A picture with its words and numbers."""

    title: str
    description: str
    """A sentence on what the picture shows, with its main numbers."""
    svg: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """The numbers of the picture, a row for each thing shown."""

    def html(self) -> str:
        """Return the figure for a page: picture, description, and the table, folded."""
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in self.header)
        rows = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in self.rows
        )
        return (
            f'<figure class="figure">{self.svg}'
            f"<figcaption><b>{escape(self.title)}.</b> {escape(self.description)}</figcaption>"
            f'<details><summary>The numbers: {escape(self.title)}</summary><div class="numbers">'
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
            "</figure>"
        )


def intervals(
    title: str,
    estimates: Mapping[str, Estimate],
    unit: str,
    *,
    reference: float | None = None,
    decimals: int = 1,
) -> Figure:
    """Return estimates one below the other, each a dot with its interval.

    Args:
        title: A short title without a full stop.
        estimates: From the top down, by their labels.
        unit: What is measured, such as `points`.
        reference: A value to compare with, drawn as a dashed line.
        decimals: Of the numbers in words and in the table.
    """
    with mpl.rc_context(STYLE):
        picture, axes = _picture(0.75 + 0.24 * len(estimates))
        for row, estimate in enumerate(estimates.values()):
            axes.plot([estimate.low, estimate.high], [row, row], color=COLOURS[0], linewidth=2)
            axes.plot(estimate.mean, row, "o", color=INK, markersize=4)
        if reference is not None:
            axes.axvline(reference, color=INK, linestyle="--", linewidth=1)
        axes.set_yticks(range(len(estimates)), list(estimates))
        axes.set_ylim(len(estimates) - 0.4, -0.6)
        axes.set_xlabel(unit)
        axes.grid(visible=False, axis="y")
        svg = _svg(picture, title)

    return Figure(
        title,
        _ends(estimates, unit, decimals) + _reference(reference, unit, decimals),
        svg,
        ("", f"{unit}, mean", "95 % from", "to"),
        _rows(estimates, decimals),
    )


def scatter(
    title: str,
    groups: Mapping[str, Mapping[int, Estimate]],
    axis: str,
    unit: str,
    *,
    decimals: int = 1,
) -> Figure:
    """Return estimates over a number, each group with a shape of its own.

    Args:
        title: A short title without a full stop.
        groups: Estimates by the number they stand over, by the name of their group.
        axis: What the number is, in the singular.
        unit: What is measured.
        decimals: Of the numbers in words and in the table.
    """
    with mpl.rc_context(STYLE):
        picture, axes = _picture(3.4)
        for place, (name, estimates) in enumerate(groups.items()):
            numbers = list(estimates)
            means = [each.mean for each in estimates.values()]
            errors = [each.mean - each.low for each in estimates.values()]
            axes.errorbar(
                numbers,
                means,
                yerr=errors,
                fmt=MARKERS[place],
                color=COLOURS[place],
                markersize=4,
                linewidth=1,
                label=name,
            )
        axes.axhline(0, color=INK, linewidth=1)
        axes.set_xlabel(axis)
        axes.set_ylabel(unit)
        axes.legend(loc="upper left")
        svg = _svg(picture, title)

    named = {
        f"{axis} {number}, {name}": each
        for name, estimates in groups.items()
        for number, each in estimates.items()
    }
    means_of_groups = ", ".join(
        f"{name} {_number(np.mean([each.mean for each in estimates.values()]), decimals)}"
        for name, estimates in groups.items()
    )
    return Figure(
        title,
        f"{_ends(named, unit, decimals)} Means of the groups: {means_of_groups}.",
        svg,
        ("", f"{unit}, mean", "95 % from", "to"),
        _rows(named, decimals),
    )


def distributions(title: str, series: Mapping[str, Values], unit: str, *, bins: int = 30) -> Figure:
    """Return how often each value occurs, a line for each series.

    Args:
        title: A short title without a full stop.
        series: Values by the name of their series, at most four.
        unit: What is measured.
        bins: Into how many parts of equal width the values fall; whole numbers stay whole.
    """
    arrays = {name: np.asarray(values, dtype=float) for name, values in series.items()}
    edges = _edges(np.concatenate(list(arrays.values())), bins)
    with mpl.rc_context(STYLE):
        picture, axes = _picture(2.8)
        for place, (name, values) in enumerate(arrays.items()):
            shares = 100 * np.histogram(values, edges)[0] / len(values)
            axes.stairs(
                shares,
                edges,
                label=name,
                color=COLOURS[place],
                linestyle=LINES[place],
                linewidth=1.8,
            )
        axes.set_xlabel(unit)
        axes.set_ylabel("% of the sample")
        if len(arrays) > 1:
            axes.legend()
        svg = _svg(picture, title)

    rows = tuple((name, *_summary(values)) for name, values in arrays.items())
    told = "; ".join(
        f"{name}: half are at most {row[2]}, the middle 80 % lie from {row[1]} to {row[3]}, "
        f"the mean is {row[4]}"
        for name, row in zip(arrays, rows, strict=True)
    )
    return Figure(
        title,
        f"Measured in {unit}. {told}.",
        svg,
        ("", "10 % at most", "half at most", "90 % at most", "mean", "spread", "sample"),
        tuple((row[0], *row[1:]) for row in rows),
    )


def _picture(height: float) -> tuple[Picture, Axes]:
    picture = Picture(figsize=(WIDTH, height), layout="constrained")
    axes: Axes = picture.subplots()
    return picture, axes


def _svg(picture: Picture, title: str) -> str:
    """Return the picture as one element whose letters have the colour of the page."""
    target = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": title}):
        picture.savefig(
            target, format="svg", transparent=True, metadata={"Date": None, "Creator": None}
        )
    text = target.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    # Elements are named alike in every picture, but one page has several.
    mark = re.sub(r"\W+", "-", title.lower())
    text = re.sub(r'(?<=\bid=")(?=\w)|(?<=url\(#)|(?<=href="#)', f"{mark}-", text)
    text = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', _opening(title), text, count=1)
    return re.sub(r"\s*\n\s*", "\n", text.replace(INK, "currentColor")).strip()


def _opening(title: str) -> str:
    return (
        r'<svg \1 role="img" xmlns="http://www.w3.org/2000/svg" '
        f'xmlns:xlink="http://www.w3.org/1999/xlink" aria-label="{escape(title)}">'
    )


def _edges(values: np.ndarray, bins: int) -> np.ndarray:
    """Return edges of parts of equal width that hold every value and as many whole numbers each."""
    low, high = float(values.min()), float(values.max())
    if np.equal(values, np.round(values)).all():
        width = max(1.0, np.ceil((high - low + 1) / bins))
        return np.arange(low - 0.5, high + width + 0.5, width)
    return np.linspace(low, high, bins + 1)


def _summary(values: np.ndarray) -> tuple[str, ...]:
    parts = [
        f"{part:g}".replace("-", "−")
        for part in np.quantile(values, (0.1, 0.5, 0.9), method="lower")
    ]
    return (*parts, f"{values.mean():.1f}", f"{values.std():.1f}", f"{len(values):,}")


def _rows(estimates: Mapping[str, Estimate], decimals: int) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (name, *(_number(number, decimals) for number in (each.mean, each.low, each.high)))
        for name, each in estimates.items()
    )


def _number(value: float | np.floating[Any], decimals: int) -> str:
    return f"{value:.{decimals}f}".replace("-", "−")


def _told(name: str, estimate: Estimate, unit: str, decimals: int) -> str:
    return (
        f"{name}, {_number(estimate.mean, decimals)} {unit} (95 % interval "
        f"{_number(estimate.low, decimals)} to {_number(estimate.high, decimals)})"
    )


def _ends(estimates: Mapping[str, Estimate], unit: str, decimals: int) -> str:
    """Return the sentence on the highest and the lowest estimate."""
    ordered = sorted(estimates.items(), key=lambda item: -item[1].mean)
    highest, lowest = ordered[0], ordered[-1]
    return (
        f"The highest of {len(ordered)}: {_told(*highest, unit, decimals)}. "
        f"The lowest: {_told(*lowest, unit, decimals)}."
    )


def _reference(value: float | None, unit: str, decimals: int) -> str:
    return "" if value is None else f" The dashed line is {value:.{decimals}f} {unit}."

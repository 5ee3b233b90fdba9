"""Perception of colours: contrast as WCAG 2 measures it, distance for every kind of sight."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import numpy as np
from colorspacious import cspace_convert

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXT, SHAPE = 4.5, 3.0
"""The least contrast of texts and symbols, and of borders and marks."""
LEAST_DISTANCE = 15.0
"""The least distance in CAM02-UCS at which colours are told apart at a glance."""

_CONES = {
    "normal": None,
    "protanopia": "protanomaly",
    "deuteranopia": "deuteranomaly",
    "tritanopia": "tritanomaly",
}
SIGHTS = (*_CONES, "grey")


def rgb(colour: str) -> np.ndarray:
    """Red, green and blue from 0 to 1."""
    return np.array([int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)])


def luminance(colour: str) -> float:
    """Relative luminance of WCAG 2."""
    channels = rgb(colour)
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return float(linear @ [0.2126, 0.7152, 0.0722])


def contrast(first: str, second: str) -> float:
    """Contrast ratio of WCAG 2."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def as_seen(colour: str, sight: str) -> np.ndarray:
    """A colour in CAM02-UCS as somebody with this sight sees it, with full dichromacy."""
    seen = rgb(colour)
    if sight == "grey":
        y = luminance(colour)
        seen = np.full(3, 12.92 * y if y <= 0.0031308 else 1.055 * y ** (1 / 2.4) - 0.055)
    elif _CONES[sight] is not None:
        space = {"name": "sRGB1+CVD", "cvd_type": _CONES[sight], "severity": 100}
        seen = np.clip(cspace_convert(seen, space, "sRGB1"), 0, 1)
    return np.asarray(cspace_convert(seen, "sRGB1", "CAM02-UCS"))


def distances(colours: Mapping[str, str], sight: str) -> dict[tuple[str, str], float]:
    """The distance of each two of some named colours for a sight."""
    seen = {name: as_seen(colour, sight) for name, colour in colours.items()}
    return {
        (first, second): float(np.linalg.norm(seen[first] - seen[second]))
        for first, second in itertools.combinations(seen, 2)
    }

"""The colours of the pictures: told apart by every eye, and readable in both themes."""

import itertools
import json
from pathlib import Path

import numpy as np
import pytest
from colorspacious import cspace_convert

import dominium.render

ARTWORK = Path(dominium.render.__file__).with_name("artwork")
PALETTE = json.loads((ARTWORK / "palette.json").read_text(encoding="utf-8"))
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
SIGHTS = {
    "normal": None,
    "protanopia": "protanomaly",
    "deuteranopia": "deuteranomaly",
    "tritanopia": "tritanomaly",
}
TEXT, SHAPE = 4.5, 3.0


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
    elif SIGHTS[sight] is not None:
        space = {"name": "sRGB1+CVD", "cvd_type": SIGHTS[sight], "severity": 100}
        seen = np.clip(cspace_convert(seen, space, "sRGB1"), 0, 1)
    return cspace_convert(seen, "sRGB1", "CAM02-UCS")


def test_contrast_and_distance_agree_with_known_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    # Pure red and pure green are far apart for most eyes and much nearer without red cones.
    red_green = {
        sight: np.linalg.norm(as_seen("#ff0000", sight) - as_seen("#00aa00", sight))
        for sight in ("normal", "protanopia")
    }
    assert red_green["protanopia"] < red_green["normal"] / 2


@pytest.mark.parametrize("sight", [*SIGHTS, "grey"])
def test_terrains_are_told_apart(sight: str) -> None:
    seen = {name: as_seen(PALETTE["terrains"][name]["background"], sight) for name in TERRAINS}
    near = {
        f"{first} and {second}": round(float(np.linalg.norm(seen[first] - seen[second])), 1)
        for first, second in itertools.combinations(TERRAINS, 2)
        if np.linalg.norm(seen[first] - seen[second]) < 15
    }
    assert near == {}


def test_palette_has_exactly_the_terrains() -> None:
    assert set(PALETTE["terrains"]) == set(TERRAINS)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_symbols_and_letters_stand_out(terrain: str) -> None:
    colours = PALETTE["terrains"][terrain]
    assert contrast(colours["symbol"], colours["background"]) >= TEXT
    # The letter and the symbol are drawn over the relief too.
    assert contrast(colours["symbol"], colours["relief"]) >= SHAPE
    assert contrast(colours["relief"], colours["background"]) < 2, "the relief is to stay quiet"


def test_tiles_crowns_and_marks_stand_out() -> None:
    tile, crowns, marks = PALETTE["tile"], PALETTE["crowns"], PALETTE["marks"]
    assert contrast(tile["border"], tile["gap"]) >= SHAPE
    assert contrast(crowns["digit"], crowns["background"]) >= TEXT
    assert contrast(crowns["crown"], crowns["background"]) >= TEXT
    assert contrast(crowns["border"], crowns["background"]) >= SHAPE
    assert contrast(PALETTE["castle"]["symbol"], PALETTE["castle"]["background"]) >= TEXT
    assert contrast(PALETTE["pieces"]["ink"], PALETTE["pieces"]["halo"]) >= SHAPE
    for ground in ("background", "pile"):
        assert contrast(PALETTE["building"]["symbol"], PALETTE["building"][ground]) >= TEXT
    assert contrast(PALETTE["building"]["border"], PALETTE["building"]["background"]) >= SHAPE
    for piece, colour in PALETTE["pieces"].items():
        if piece != "ink":
            assert contrast(PALETTE["pieces"]["ink"], colour) >= SHAPE, piece
    for mark in ("last", "focus"):
        assert contrast(marks[mark], marks["line"]) >= SHAPE
    assert contrast(marks["line"], tile["gap"]) >= SHAPE


def test_seats_are_eight_pairs_of_colour_and_shape() -> None:
    seats = PALETTE["seats"]
    names = [seat["id"] for seat in seats]
    assert names == ["pink", "yellow", "green", "blue", "orange", "purple", "white", "red"]
    for what in ("shape", "colour"):
        assert len({seat[what] for seat in seats}) == 8


@pytest.mark.parametrize("seat", PALETTE["seats"], ids=lambda seat: seat["id"])
def test_seats_stand_out(seat: dict[str, str]) -> None:
    assert contrast(seat["colour"], seat["ink"]) >= TEXT
    assert contrast(seat["colour"], PALETTE["pieces"]["ink"]) >= SHAPE


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["page", "panel", "sunken"])
def test_themes_are_readable(theme: str, ground: str) -> None:
    colours = PALETTE["themes"][theme]
    for text in ("ink", "muted", "accent", "danger", "success"):
        assert contrast(colours[text], colours[ground]) >= TEXT, text
    for shape in ("border", "focus", "legal"):
        assert contrast(colours[shape], colours[ground]) >= SHAPE, shape


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_on_coloured_grounds_is_readable(theme: str) -> None:
    colours = PALETTE["themes"][theme]
    assert contrast(colours["on_accent"], colours["accent"]) >= TEXT
    assert contrast(colours["ink"], colours["legal_fill"]) >= TEXT
    assert contrast(colours["legal"], colours["legal_fill"]) >= SHAPE


def test_themes_name_the_same_colours() -> None:
    themes = PALETTE["themes"]
    assert set(themes) == {"light", "dark"}
    assert set(themes["light"]) == set(themes["dark"])

"""The colours of the pictures: told apart by every eye, and readable in both themes."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import dominium.render
from tests.colours import LEAST_DISTANCE, SHAPE, SIGHTS, TEXT, as_seen, contrast, distances

ARTWORK = Path(dominium.__file__).with_name("artwork")
PALETTE = json.loads((ARTWORK / "palette.json").read_text(encoding="utf-8"))
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")


def test_contrast_and_distance_agree_with_known_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    # Pure red and pure green are far apart for most eyes and much nearer without red cones.
    red_green = {
        sight: np.linalg.norm(as_seen("#ff0000", sight) - as_seen("#00aa00", sight))
        for sight in ("normal", "protanopia")
    }
    assert red_green["protanopia"] < red_green["normal"] / 2


@pytest.mark.criterion(13)
@pytest.mark.parametrize("sight", SIGHTS)
def test_terrains_are_told_apart(sight: str, count: Callable[..., None]) -> None:
    colours = {name: PALETTE["terrains"][name]["background"] for name in TERRAINS}
    apart = distances(colours, sight)
    count(**{f"least_distance_of_terrains_{sight}": round(min(apart.values()), 1)})
    assert {pair: far for pair, far in apart.items() if far < LEAST_DISTANCE} == {}


def test_palette_has_exactly_the_terrains() -> None:
    assert set(PALETTE["terrains"]) == set(TERRAINS)


@pytest.mark.criterion(13)
@pytest.mark.parametrize("terrain", TERRAINS)
def test_symbols_and_letters_stand_out(terrain: str) -> None:
    colours = PALETTE["terrains"][terrain]
    assert contrast(colours["symbol"], colours["background"]) >= TEXT
    # The letter and the symbol are drawn over the relief too.
    assert contrast(colours["symbol"], colours["relief"]) >= TEXT
    assert contrast(colours["relief"], colours["background"]) < 2, "the relief is to stay quiet"


@pytest.mark.criterion(13)
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
    for mark in ("last", "scores", "focus"):
        assert contrast(marks[mark], marks["line"]) >= SHAPE
    assert contrast(marks["line"], tile["gap"]) >= SHAPE


def test_tiles_are_readable_and_backs_are_not_faces() -> None:
    domino, themes = PALETTE["domino"], PALETTE["themes"]
    assert contrast(domino["ink"], domino["face"]) >= TEXT
    assert contrast(domino["divider"], domino["face"]) >= SHAPE
    assert contrast(domino["back_mark"], domino["back"]) >= SHAPE
    assert contrast(domino["back"], domino["face"]) >= SHAPE
    assert contrast(domino["ink"], domino["wild"]) >= SHAPE
    for theme in themes.values():
        for bone in ("bone", "bone_dull"):
            assert contrast(domino["pip"], theme[bone]) >= TEXT
        assert contrast(theme["bone"], theme["felt"]) >= SHAPE
        assert contrast(domino["back"], theme["bone"]) >= SHAPE
        around = max(contrast(line, theme["sunken"]) for line in (domino["ink"], domino["face"]))
        assert around >= SHAPE, "a tile stands out from the table by its border or by its face"


RAYS = ("#ffecbe", 0.15)
"""The light over the wood of a table that is finished, and how much of it there is."""


def mixed(colour: str, other: str, part: float) -> str:
    """A colour with a part of another one."""
    pairs = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + part * (two - one)):02x}" for one, two in pairs)


def test_the_end_of_a_game_is_readable() -> None:
    for theme in PALETTE["themes"].values():
        for ground in ("ribbon", "ribbon_shade"):
            assert contrast(theme["ribbon_ink"], theme[ground]) >= TEXT
            assert contrast(theme["ribbon_under"], theme[ground]) >= TEXT
        assert contrast(theme["ribbon_edge"], theme["ribbon"]) >= SHAPE
        for ground in (theme["wood"], theme["wood_line"], mixed(theme["wood"], *RAYS)):
            assert contrast(theme["ink"], ground) >= TEXT


@pytest.mark.criterion(13)
def test_seats_are_eight_pairs_of_colour_and_shape() -> None:
    seats = PALETTE["seats"]
    names = [seat["id"] for seat in seats]
    assert names == ["pink", "yellow", "green", "blue", "orange", "purple", "white", "red"]
    for what in ("shape", "colour"):
        assert len({seat[what] for seat in seats}) == 8


# Those who sit at one table of Kingdomino or of Queendomino; at a Royal Wedding all eight do.
TABLES = (("pink", "yellow", "green", "blue"), ("orange", "purple", "white", "red"))


@pytest.mark.criterion(13)
@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_of_a_table_are_told_apart_by_their_colours_alone(
    sight: str, count: Callable[..., None]
) -> None:
    colours = {seat["id"]: seat["colour"] for seat in PALETTE["seats"]}
    nearest = min(
        far
        for table in TABLES
        for far in distances({name: colours[name] for name in table}, sight).values()
    )
    count(**{f"least_distance_of_seats_{sight}": round(nearest, 1)})
    assert nearest >= LEAST_DISTANCE


@pytest.mark.criterion(13)
def test_eight_seats_are_told_apart_by_colour_and_by_shape() -> None:
    """Grey has no room for eight colours this far apart: there the shapes tell."""
    seats = PALETTE["seats"]
    assert min(distances({one["id"]: one["colour"] for one in seats}, "normal").values()) >= 20
    assert len({one["shape"] for one in seats}) == len(seats)


@pytest.mark.criterion(13)
@pytest.mark.parametrize("seat", PALETTE["seats"], ids=lambda seat: seat["id"])
def test_seats_stand_out(seat: dict[str, str]) -> None:
    assert contrast(seat["colour"], seat["ink"]) >= TEXT
    assert contrast(seat["colour"], PALETTE["pieces"]["ink"]) >= SHAPE


@pytest.mark.criterion(13)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["page", "panel", "sunken"])
def test_themes_are_readable(theme: str, ground: str) -> None:
    colours = PALETTE["themes"][theme]
    for text in ("ink", "muted", "accent", "danger", "success"):
        assert contrast(colours[text], colours[ground]) >= TEXT, text
    for shape in ("border", "focus", "legal"):
        assert contrast(colours[shape], colours[ground]) >= SHAPE, shape


@pytest.mark.criterion(13)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_on_coloured_grounds_is_readable(theme: str) -> None:
    colours = PALETTE["themes"][theme]
    assert contrast(colours["on_accent"], colours["accent"]) >= TEXT
    assert contrast(colours["ink"], colours["legal_fill"]) >= TEXT
    assert contrast(colours["legal"], colours["legal_fill"]) >= SHAPE
    assert contrast(colours["on_gold"], colours["gold"]) >= TEXT
    for part in ("sky", "sky_low", "horizon", "hill", "hill_near"):
        assert contrast(colours["ink"], colours[part]) >= TEXT, part


def test_themes_name_the_same_colours() -> None:
    themes = PALETTE["themes"]
    assert set(themes) == {"light", "dark"}
    assert set(themes["light"]) == set(themes["dark"])


# --- The illustrated land -------------------------------------------------------------------------

# Its shapes tell the grounds apart; colours help as much as they can beside natural ones.
LEAST_DISTANCE_OF_GROUNDS = {
    "light": (19.0, 16.0, 13.6, 10.4, 5.7),
    "dark": (21.4, 18.0, 15.8, 9.3, 6.3),
}
DAY_AND_DUSK = pytest.mark.parametrize("theme", ["light", "dark"])


@pytest.mark.criterion(13)
@DAY_AND_DUSK
def test_illustrated_grounds_stay_as_far_apart_as_they_are(
    theme: str, count: Callable[..., None]
) -> None:
    colours = {name: PALETTE["land"][theme][name] for name in TERRAINS}
    for sight, least in zip(SIGHTS, LEAST_DISTANCE_OF_GROUNDS[theme], strict=True):
        nearest = min(distances(colours, sight).values())
        count(**{f"least_distance_of_grounds_{theme}_{sight}": round(nearest, 1)})
        assert nearest >= least, sight


@pytest.mark.criterion(13)
@DAY_AND_DUSK
def test_crowns_and_emblems_stand_out_on_the_land(theme: str) -> None:
    land = PALETTE["land"][theme]
    assert contrast(land["gold"], land["flag"]) >= 7
    assert contrast(land["flag_rim"], land["flag"]) >= TEXT
    assert contrast(land["outline"], land["emblem_disc"]) >= 7
    for ground in (*TERRAINS, "courtyard", "sand", "hedge"):
        edge = max(contrast(land[colour], land[ground]) for colour in ("flag", "flag_rim"))
        assert edge >= SHAPE, f"a flag on {ground} stands out by its cloth or by its rim"


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_scores_is_told_apart_from_what_was_laid_last(sight: str) -> None:
    marks = {name: PALETTE["marks"][name] for name in ("last", "scores")}
    assert min(distances(marks, sight).values()) >= LEAST_DISTANCE


@pytest.mark.criterion(13)
@DAY_AND_DUSK
def test_marks_and_letters_stand_out_on_the_land(theme: str) -> None:
    """A ghost is white dashes within a dark line, a letter white within a dark outline."""
    land, marks = PALETTE["land"][theme], PALETTE["marks"]
    assert contrast("#ffffff", marks["line"]) >= 12
    for ground in (*TERRAINS, "courtyard", "sand", "hedge"):
        dark = contrast(marks["line"], land[ground])
        assert max(dark, contrast("#ffffff", land[ground])) >= 4.2, ground
        for mark in ("last", "scores", "focus"):
            assert max(dark, contrast(marks[mark], land[ground])) >= SHAPE, (mark, ground)


def test_day_and_dusk_name_the_same_colours() -> None:
    land = PALETTE["land"]
    assert set(land) == {"light", "dark"}
    assert set(land["light"]) == set(land["dark"])

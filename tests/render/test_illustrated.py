"""The pictures as an illustrated land: the drawing of the pages, with everything else over it."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dominium
from dominium import render
from dominium._core import BuildingInfo
from dominium.render.land import land
from dominium.render.land.paints import painted
from dominium.render.land_squares import land_of, land_of_domino
from tests.render.pictures import (
    LETTERS,
    SVG,
    building_board,
    court_of,
    drawn_squares,
    halves,
    having,
    kingdom_of,
    read,
    slot,
    squares,
    squares_with,
    texts,
)

ARTWORK = Path(dominium.__file__).with_name("artwork")
LAND = json.loads((ARTWORK / "land.json").read_text(encoding="utf-8"))
PALETTE = json.loads((ARTWORK / "palette.json").read_text(encoding="utf-8"))
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
TOWN = {"f5": {"terrain": "town", "crowns": 0}}

kingdoms = st.dictionaries(squares.filter(lambda name: name != "e5"), halves)


def order_of(root: ET.Element, *attributes: str) -> list[int]:
    """The places in the document of the first elements that have these attributes."""
    elements = list(root.iter())
    return [elements.index(having(root, attribute)[0]) for attribute in attributes]


def paths(root: ET.Element, colour: str, theme: str = "light") -> list[ET.Element]:
    """The paths filled with a colour of the land."""
    return [
        path
        for path in root.iter(f"{SVG}path")
        if path.get("fill") == PALETTE["land"][theme][colour]
    ]


@given(kingdoms, st.integers(0, 7), st.sampled_from(["light", "dark"]))
def test_a_kingdom_is_the_land_of_the_pages(
    faces: dict[str, dict[str, Any]], seat: int, theme: render.Theme
) -> None:
    kingdom = kingdom_of(faces, seat)
    drawn = painted(land(land_of(kingdom), seats=[seat]), theme)
    for tiles in ("illustrated", "lettered"):
        svg = render.board_svg(kingdom, letters=LETTERS, theme=theme, tiles=tiles)
        assert svg == render.board_svg(kingdom, letters=LETTERS, theme=theme, tiles=tiles)
        assert svg.count(drawn) == 1
        root = read(svg)
        assert len(drawn_squares(root)) == 81
        terrains = squares_with(root, "terrain")
        assert terrains == {name: face["terrain"] for name, face in faces.items()} | {
            "e5": "castle"
        }
        crowns = squares_with(root, "crowns")
        assert crowns == {name: str(face["crowns"]) for name, face in faces.items()}


@THEMES
def test_a_domino_is_the_land_of_the_pages(theme: render.Theme) -> None:
    domino = slot(48, "wheat", "mine")
    drawn = painted(land(land_of_domino(domino), thickness=9), theme)
    assert drawn in render.domino_svg(domino, theme=theme)
    assert drawn in render.offer_svg([domino], theme=theme)


def test_without_a_choice_pictures_have_land_and_letters() -> None:
    domino, kingdom = slot(48, "wheat", "mine"), kingdom_of(TOWN)
    assert render.domino_svg(domino) == render.domino_svg(domino, tiles="lettered")
    assert render.offer_svg([domino]) == render.offer_svg([domino], tiles="lettered")
    assert render.board_svg(kingdom) == render.board_svg(kingdom, tiles="lettered")
    state = dominium.load("kingdomino").start()
    assert state.to_svg() == state.to_svg(tiles="lettered")


def test_unknown_tiles_are_refused() -> None:
    with pytest.raises(ValueError, match="contrast"):
        render.board_svg(kingdom_of(TOWN), tiles="constrast")  # type: ignore[arg-type]


def test_tiles_of_contrast_have_no_land() -> None:
    svg = render.board_svg(kingdom_of(TOWN), tiles="contrast")
    assert "data-region" not in svg
    assert "data-region" in render.board_svg(kingdom_of(TOWN))


def test_letters_stand_on_every_square_or_on_none() -> None:
    faces = {
        "f5": {"terrain": "lake", "crowns": 0},
        "g5": {"terrain": "mine", "crowns": 3},
    }
    kingdom = kingdom_of(faces)
    lettered = drawn_squares(read(render.board_svg(kingdom, letters=LETTERS, tiles="lettered")))
    told = {name: texts(square) for name, square in lettered.items() if texts(square)}
    assert told == {"e5": ["H"], "f5": ["V"], "g5": ["D"]}
    plain = drawn_squares(read(render.board_svg(kingdom, letters=LETTERS, tiles="illustrated")))
    assert not [name for name, square in plain.items() if texts(square)]


@pytest.mark.parametrize("crowns", [1, 2, 3])
def test_a_letter_keeps_clear_of_the_crowns(crowns: int) -> None:
    """A flag is as wide as its crowns; the letter lies beside it, or above its pole."""
    domino = slot(48, "mine", "mine") | {"left": {"terrain": "mine", "crowns": crowns}}
    root = read(render.domino_svg(domino, letters=LETTERS))
    letter = having(root, "crowns")[0][0]
    pole = paths(root, "flag_pole")[0].attrib["d"]
    left, top = map(float, re.findall(r"-?[\d.]+", pole)[:2])
    x, baseline, size = (float(letter.attrib[name]) for name in ("x", "y", "font-size"))
    assert x + size < left or baseline < top


@pytest.mark.parametrize("knights_on", [[], ["f5"]])
@pytest.mark.parametrize("building", ["church", "queens_tower"])
def test_buildings_and_knights_stand_over_the_land(building: str, knights_on: list[str]) -> None:
    kingdom = kingdom_of(TOWN)
    built = [{"square": "f5", "building": building}]
    kingdom["court"] = court_of(buildings=built, knights_on=knights_on)
    root = read(render.board_svg(kingdom, letters=LETTERS))
    square = drawn_squares(root)["f5"]
    assert squares_with(root, "building") == {"f5": building}
    assert [piece.attrib["data-piece"] for piece in having(square, "piece")] == (
        ["knight"] if knights_on else []
    )
    region, token = order_of(root, "region", "building")
    assert region < token
    assert texts(square) == ["M"]
    crowned = building == "queens_tower"
    assert len(paths(root, "flag")) == crowned
    beside = "_beside" if crowned or knights_on else ""
    place = LAND["tokens"]["full"][f"building{beside}"]
    plate = having(square, "building")[0][0]
    outer = float(plate.attrib["width"]) + float(plate.attrib["stroke-width"])
    assert outer == pytest.approx(place["size"], abs=0.02)


def test_no_house_stands_under_a_building() -> None:
    kingdom = kingdom_of(TOWN)
    walls = len(paths(read(render.board_svg(kingdom)), "wall"))
    kingdom["court"] = court_of(buildings=[{"square": "f5", "building": "church"}])
    assert len(paths(read(render.board_svg(kingdom)), "wall")) == 0 < walls


@pytest.mark.parametrize("info", dominium.buildings(), ids=lambda info: info.id)
def test_a_token_counts_terrains_as_they_are_drawn(info: BuildingInfo) -> None:
    board = building_board(open_building=info.id, slots=[])
    root = read(render.building_board_svg(board, letters=LETTERS))
    regions = having(root, "region")
    grounds = [region.attrib["data-region"].split()[0] for region in regions]
    counted, _, kind = info.points_per.partition("_")
    assert grounds == ([counted] if kind == "areas" else [])
    assert (LETTERS.get(counted, "").upper() in texts(root)) == bool(regions)


def test_a_team_has_both_its_emblems_on_its_keep() -> None:
    kingdom = kingdom_of({}) | {"seats": [4, 6]}
    root = read(render.board_svg(kingdom))
    discs = [group.get("color") for group in root.iter(f"{SVG}g") if paths(group, "emblem_disc")]
    assert discs[-2:] == [PALETTE["seats"][seat]["colour"] for seat in (4, 6)]
    assert having(root, "castle")[0].attrib["data-castle"] == "4"


def test_empty_plots_lie_under_the_land_and_frames_over_it() -> None:
    faces = {name: {"terrain": "lake", "crowns": 0} for name in ("f5", "g5")}
    svg = render.board_svg(kingdom_of(faces), legal=["e6"], highlights=["g5", "f5"])
    root = read(svg)
    legal, region, frame = order_of(root, "legal", "region", "highlights")
    assert legal < region < frame
    (outline,) = having(root, "highlights")
    assert outline.attrib["data-highlights"] == "f5 g5"
    assert [path.attrib["d"].count("M") for path in outline] == [1, 1], "round both together"
    assert not having(read(render.board_svg(kingdom_of(faces))), "highlights")


def test_an_empty_tray_is_drawn_without_land() -> None:
    tray = dominium.load("kingdomino", frame="fixed").start().view(None).kingdoms[1]
    root = read(tray.to_svg(tiles="illustrated"))
    assert len(drawn_squares(root)) == 25
    assert not having(root, "region")


def test_day_and_dusk_differ_in_colours_alone() -> None:
    drawn = land(land_of(kingdom_of(TOWN)))
    light, dark = (re.sub("#[0-9a-f]{6}", "", painted(drawn, theme)) for theme in ("light", "dark"))
    assert light == dark
    assert painted(drawn, "light") != painted(drawn, "dark")


@THEMES
@pytest.mark.parametrize("paint", LAND["paints"])
def test_every_paint_is_seen_in_png(paint: str, theme: render.Theme) -> None:
    page = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}</svg>'
    ground = '<rect width="100" height="100" fill="#12fe34"/>'
    shape = f'<g class="seat-3"><path class="{paint}" d="M10 10h80v80h-80z"/></g>'
    drawn = render.to_png(page.format(ground + painted(shape, theme)), 50)
    assert drawn != render.to_png(page.format(ground), 50)

"""The drawings: complete, distinct, and coloured from outside."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import dominium.render
from dominium import describe

ARTWORK = Path(dominium.__file__).with_name("artwork")
PALETTE = json.loads((ARTWORK / "palette.json").read_text(encoding="utf-8"))
DRAWINGS = sorted(ARTWORK.glob("*/*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"circle", "ellipse", "path", "rect"}
VARIABLES = {"--seat-ink", "--piece-ink", "--piece-halo", "--castle-wall"}
QUEENDOMINO_PIECES = {"knight", "tower", "coin", "queen", "dragon", "cave", "points"}
BUILDINGS = [
    "bakery",
    "sawmill",
    "fishmonger",
    "weaver",
    "magic_school",
    "forge",
    "church",
    "inn",
    "tavern",
    "watchtower",
    "fortified_guardhouse",
    "knights_hall",
    "travelling_castle",
    "training_camp",
    "statue",
    "queens_tower",
]


def shapes(path: Path) -> tuple[tuple[tuple[str, str], ...], ...]:
    """The shapes of a drawing, without their colours."""
    return tuple(
        tuple(sorted(item for item in element.items() if item[0] not in {"fill", "stroke"}))
        for element in ET.parse(path).getroot()
    )


def test_every_terrain_building_and_piece_has_its_drawing() -> None:
    terrains = set(PALETTE["terrains"])
    pieces = {
        f"{kind}_{seat['shape']}"
        for kind in ("king", "castle", "emblem")
        for seat in PALETTE["seats"]
    }
    expected = {f"terrains/{name}.svg" for name in terrains}
    expected |= {f"reliefs/{name}.svg" for name in terrains}
    expected |= {f"pieces/{name}.svg" for name in pieces | {"crown", *QUEENDOMINO_PIECES}}
    expected |= {f"buildings/{name}.svg" for name in BUILDINGS}
    assert {path.relative_to(ARTWORK).as_posix() for path in DRAWINGS} == expected


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_drawings_are_plain_shapes_coloured_from_outside(path: Path) -> None:
    root = ET.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"viewBox": "0 0 100 100"}
    assert len(root) >= 1
    for element in root:
        assert element.tag.removeprefix(SVG) in SHAPES
        for colour in (element.get("fill"), element.get("stroke")):
            if colour not in {None, "none", "currentColor"}:
                variable = re.fullmatch(r"var\((--[a-z-]+), #[0-9a-f]{6}\)", colour)
                assert variable, colour
                assert variable[1] in VARIABLES


@pytest.mark.parametrize("name", sorted(QUEENDOMINO_PIECES))
def test_pieces_stand_on_every_ground(name: str) -> None:
    """A light line, then a dark line, round the colour."""
    halo, body, *_ = ET.parse(ARTWORK / "pieces" / f"{name}.svg").getroot()
    assert halo.get("d") == body.get("d")
    assert (halo.get("stroke"), body.get("stroke")) == (
        "var(--piece-halo, #ffffff)",
        "var(--piece-ink, #1b1a17)",
    )
    assert float(halo.attrib["stroke-width"]) > float(body.attrib["stroke-width"])


@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_is_told_by_its_silhouette_alone(name: str) -> None:
    for element in ET.parse(ARTWORK / "buildings" / f"{name}.svg").getroot():
        assert {element.get("fill"), element.get("stroke")} <= {"currentColor", "none", None}


@pytest.mark.parametrize("folder", ["terrains", "reliefs", "buildings", "pieces"])
def test_drawings_differ_in_shape(folder: str) -> None:
    drawings = [path for path in DRAWINGS if path.parent.name == folder]
    assert len({shapes(path) for path in drawings}) == len(drawings)


def test_letters_differ_and_none_is_missing() -> None:
    letters = dominium.render.ENGLISH_LETTERS
    assert set(letters) == {*PALETTE["terrains"], "castle"}
    assert len(set(letters.values())) == len(letters)


@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_letters_of_each_language_fit_the_drawings(language: str) -> None:
    letters = describe.terrain_letters(language)
    assert set(letters) <= {*PALETTE["terrains"], "castle"}
    assert len(set(letters.values())) == len(letters)
    if language == "en":
        assert letters.items() <= dominium.render.ENGLISH_LETTERS.items()


LAND = json.loads((ARTWORK / "land.json").read_text(encoding="utf-8"))


def test_the_land_names_only_what_it_has() -> None:
    parts = [part for sprite in LAND["sprites"].values() for part in sprite]
    assert {part["paint"] for part in parts} <= set(LAND["paints"])
    assert {part["stamp"] for part in parts} <= set(LAND["stamps"])
    placed = [*LAND["crowned"].values(), *(one for all_ in LAND["small"].values() for one in all_)]
    assert {one["sprite"] for one in placed} <= set(LAND["sprites"])
    colours = {
        paint[of] for paint in LAND["paints"].values() for of in ("fill", "stroke") if of in paint
    }
    assert colours - {"currentColor"} == set(PALETTE["land"]["light"])
    assert all(len({"fill", "stroke"} & set(paint)) >= 1 for paint in LAND["paints"].values())


def test_the_land_has_every_terrain_and_every_emblem() -> None:
    terrains = set(PALETTE["terrains"])
    assert set(LAND["crowned"]) == set(LAND["small"]) == terrains
    assert terrains <= {paint.get("fill") for paint in LAND["paints"].values()}
    assert set(LAND["emblems"]) == {seat["shape"] for seat in PALETTE["seats"]}


def test_stamps_can_be_scaled_as_text() -> None:
    """All commands are relative and take pairs, but for `h` and `v`; there are no arcs."""
    for stamp in (*LAND["stamps"].values(), *LAND["emblems"].values()):
        assert re.fullmatch(r"[mlhvcsqz\d. -]+", stamp), stamp
        for command, numbers in re.findall(r"([a-y])([^a-z]*)", stamp):
            count = len(re.findall(r"-?[\d.]+", numbers))
            assert count == 1 if command in "hv" else count % 2 == 0, stamp

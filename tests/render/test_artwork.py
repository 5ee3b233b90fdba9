"""The drawings: complete, distinct, and coloured from outside."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import dominium.render
from dominium import describe

ARTWORK = Path(dominium.render.__file__).with_name("artwork")
PALETTE = json.loads((ARTWORK / "palette.json").read_text(encoding="utf-8"))
DRAWINGS = sorted(ARTWORK.glob("*/*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"circle", "ellipse", "path", "rect"}
VARIABLES = {"--seat-ink", "--piece-ink", "--piece-halo", "--castle-wall"}


def shapes(path: Path) -> tuple[tuple[tuple[str, str], ...], ...]:
    """What is drawn, apart from its colours."""
    return tuple(
        tuple(sorted(item for item in element.items() if item[0] not in {"fill", "stroke"}))
        for element in ET.parse(path).getroot()
    )


def test_every_terrain_and_seat_has_its_drawings() -> None:
    terrains = set(PALETTE["terrains"])
    pieces = {
        f"{kind}_{seat['shape']}"
        for kind in ("king", "castle", "emblem")
        for seat in PALETTE["seats"]
    }
    expected = {f"terrains/{name}.svg" for name in terrains}
    expected |= {f"reliefs/{name}.svg" for name in terrains}
    expected |= {f"pieces/{name}.svg" for name in pieces | {"crown"}}
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


@pytest.mark.parametrize("folder", ["terrains", "reliefs", "pieces"])
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

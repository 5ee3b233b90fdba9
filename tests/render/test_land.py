"""The illustrated land in Python: the very text that the pages draw."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from dominium.render.land import land
from dominium.render.land.regions import LandSquare
from dominium.render.land.stamps import chance, stamped, written
from tools.lands import SHOWN, lands, picture

FILE = Path(__file__).with_name("lands.json")
CASES = json.loads(FILE.read_text(encoding="utf-8"))["lands"]
"""Examples that the pages draw too."""


def squares_of(case: dict[str, Any]) -> list[LandSquare]:
    return [LandSquare(*square[:4], covered=bool(square[4])) for square in case["squares"]]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_lands_are_drawn_as_on_the_pages(case: dict[str, Any]) -> None:
    squares = squares_of(case)
    drawn = land(squares, **case["look"])
    if "drawn" in case:
        assert drawn == case["drawn"]
    assert sha256(drawn.encode()).hexdigest() == case["sha256"]
    assert land(reversed(squares), **case["look"]) == drawn, "whatever the order of the squares"


def test_the_examples_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == lands(), "run `make generate`"


def test_the_picture_in_the_documents_is_current() -> None:
    docs = Path(__file__).parents[2] / "docs"
    shown = (docs / "images" / "kingdom.svg").read_text(encoding="utf-8")
    assert shown == picture(), "run `make generate`"
    assert SHOWN in (docs / "library.md").read_text(encoding="utf-8")


def test_the_examples_show_everything() -> None:
    """Every ground, alone and grown together, each detail, crowns, covered squares and teams."""
    grounds = {square[2] for case in CASES for square in case["squares"]}
    assert len(grounds) == 8
    assert sum(len(case["squares"]) >= 3 for case in CASES) >= 60
    looks = [case["look"] for case in CASES]
    assert {look.get("detail") for look in looks} == {None, "full", "small", "bare"}
    assert {look.get("seams") for look in looks} == {None, True, False}
    assert {len(look["seats"]) for look in looks if "seats" in look} == {1, 2}
    crowned = [square for case in CASES for square in case["squares"] if square[3] == 3]
    covered = [square for case in CASES for square in case["squares"] if square[4]]
    assert crowned
    assert any(square[3] for square in covered)
    assert any(not square[3] for square in covered)
    assert min(square[0] for case in CASES for square in case["squares"]) < 0


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.04, "0"),
        (0.25, "0.3"),
        (-0.25, "-0.2"),
        (23.96, "24"),
        (24.4, "24"),
        (-30.5, "-30"),
        (150.5, "151"),
    ],
)
def test_numbers_are_written_as_on_the_pages(value: float, text: str) -> None:
    assert written(value) == text


def test_stamps_are_scaled_in_the_direction_that_they_measure() -> None:
    drawn = stamped("m1 2h3v-4c1 1 2 2 3-3z", 10, 20, 2, 0.5)
    assert drawn == "M10 20m2 1h6v-2c2 0.5 4 1 6-1.5z"


def test_chance_keeps_within_its_bounds_and_differs() -> None:
    chances = [
        chance(x, y, purpose) for x in range(-9, 9) for y in range(-9, 9) for purpose in range(9)
    ]
    assert all(0 <= one < 1 for one in chances)
    assert len(set(chances)) > 0.99 * len(chances)
    assert sum(chances) / len(chances) == pytest.approx(0.5, abs=0.02)

"""The layout of tiles: nothing overlaps, everything touches, nothing ever moves."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominium.render.tile_layout import (
    GAP,
    HALF,
    NARROWEST,
    NARROWEST_CROSS,
    TILE,
    Layout,
    Place,
    Slot,
    laid_out,
)

CASES = json.loads(Path(__file__).with_name("line_layouts.json").read_text(encoding="utf-8"))
"""Expected layouts, for other languages too."""
TWO, FOUR = ("left", "right"), ("left", "right", "up", "down")
TILES_OF_A_SET = 28

numbers = st.integers(0, 6)
widths = st.sampled_from([1, 520, 600, 777, 900, 1250, 1600, 2200, 4000])


def laid(end: str | None, inward: int, outward: int) -> dict[str, Any]:
    return {"end": end, "inward": inward, "outward": outward}


@st.composite
def lines(draw: st.DrawFn, ends: tuple[str, ...]) -> list[dict[str, Any]]:
    """Any tiles at any ends, with more doubles than a set has: a layout knows no rules."""
    led = draw(numbers)
    line = [laid(None, led, led if len(ends) > 2 or draw(st.booleans()) else (led + 1) % 7)]
    for end in draw(st.lists(st.sampled_from(ends), max_size=TILES_OF_A_SET - 1)):
        inward = draw(numbers)
        line.append(laid(end, inward, draw(st.sampled_from([inward, (inward + 1) % 7]))))
    return line


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[dict[str, Any]], float, tuple[str, ...]]:
    ends = draw(st.sampled_from([TWO, FOUR]))
    return draw(lines(ends)), draw(widths), ends


Table = tuple[list[dict[str, Any]], float, tuple[str, ...]]


def rectangles(layout: Layout) -> list[Place | Slot]:
    return [*layout.tiles, *layout.slots.values()]


@given(tables())
def test_nothing_overlaps_at_any_length(table: Table) -> None:
    for one, other in itertools.combinations(rectangles(laid_out(*table)), 2):
        beside = one.x + one.width + GAP <= other.x or other.x + other.width + GAP <= one.x
        above = one.y + one.height + GAP <= other.y or other.y + other.height + GAP <= one.y
        assert beside or above, (one, other)


@given(tables())
def test_a_line_keeps_to_its_width_and_bounds(table: Table) -> None:
    line, width, ends = table
    layout = laid_out(line, width, ends)
    assert layout.width <= max(width, NARROWEST if ends == TWO else NARROWEST_CROSS)
    drawn = rectangles(layout)
    assert layout.left == min(place.x for place in drawn)
    assert layout.top == min(place.y for place in drawn)
    assert layout.left + layout.width == max(place.x + place.width for place in drawn)
    assert layout.top + layout.height == max(place.y + place.height for place in drawn)


@given(tables())
def test_a_tile_never_moves_again(table: Table) -> None:
    line, width, ends = table
    whole = laid_out(line, width, ends).tiles
    for count in range(len(line)):
        assert laid_out(line[:count], width, ends).tiles == whole[:count]


@st.composite
def crossings(draw: st.DrawFn) -> tuple[list[dict[str, Any]], int]:
    """A cross, and the place of the tile of its left or right arm that was led."""
    cross = draw(lines(FOUR))
    beside = [number for number, tile in enumerate(cross) if tile["end"] in TWO]
    return cross, draw(st.sampled_from([0, *beside]))


def as_laid(cross: list[dict[str, Any]], led: int) -> tuple[list[dict[str, Any]], list[int]]:
    """The line of which a cross came about; the place of each of its tiles in the cross."""
    if led == 0:
        return cross, list(range(len(cross)))
    end = cross[led]["end"]
    back = "left" if end == "right" else "right"
    arm = [number for number, tile in enumerate(cross) if tile["end"] == end]
    between = arm[: arm.index(led)][::-1]
    first = cross[led] if end == "right" else turned(cross[led])
    rest = [number for number in range(1, len(cross)) if number not in {led, *between}]
    line = [first | {"end": None}]
    line += [turned(cross[number]) | {"end": back} for number in [*between, 0]]
    return [*line, *(cross[number] for number in rest)], [led, *between, 0, *rest]


def turned(tile: dict[str, Any]) -> dict[str, Any]:
    return laid(tile["end"], tile["outward"], tile["inward"])


@given(crossings(), widths, st.sampled_from([TWO, FOUR]))
def test_a_double_that_was_not_led_is_the_middle_of_its_cross(
    crossing: tuple[list[dict[str, Any]], int], width: float, ends: tuple[str, ...]
) -> None:
    cross, led = crossing
    line, places = as_laid(cross, led)
    expected = laid_out(cross, width, ends, crossing=0)
    found = laid_out(line, width, ends, crossing=places.index(0))
    assert found.tiles == tuple(expected.tiles[place] for place in places)
    assert found[1:] == expected[1:]


def test_a_line_that_will_cross_keeps_to_its_quarters_at_once() -> None:
    cross = [laid(None, 5, 5), laid("left", 5, 1), laid("right", 5, 0)]
    before = laid_out(cross, 900, TWO, crossing=0)
    assert before.tiles == laid_out(cross, 900, FOUR, crossing=0).tiles
    assert set(before.slots) == set(TWO)


@given(tables())
def test_every_tile_touches_the_one_before_it(table: Table) -> None:
    line, width, ends = table
    layout = laid_out(line, width, ends)
    before = dict.fromkeys(ends, layout.tiles[0])
    for tile, place in zip(line[1:], layout.tiles[1:], strict=True):
        assert apart(before[tile["end"]], place) == GAP
        before[tile["end"]] = place
    for end, slot in layout.slots.items():
        assert apart(before[end], slot) == GAP


def apart(one: Place, other: Place | Slot) -> float:
    """The distance of two rectangles side by side; endless where they only meet at corners."""
    across = max(one.x, other.x) - min(one.x + one.width, other.x + other.width)
    down = max(one.y, other.y) - min(one.y + one.height, other.y + other.height)
    return max(across, down) if min(across, down) < 0 else float("inf")


@given(tables())
def test_equal_halves_meet(table: Table) -> None:
    """The halves that lie at each other are equal if the inward and outward numbers are."""
    line, width, ends = table
    layout = laid_out(line, width, ends)
    outer = dict.fromkeys(ends, layout.tiles[0])
    numbers = {end: line[0]["inward" if end == "left" else "outward"] for end in ends}
    for tile, place in zip(line[1:], layout.tiles[1:], strict=True):
        end = tile["end"]
        assert number_towards(place, outer[end]) == tile["inward"]
        if tile["outward"] != tile["inward"]:
            assert number_towards(outer[end], place) == numbers[end]
        outer[end], numbers[end] = place, tile["outward"]


def number_towards(place: Place, other: Place) -> int:
    """The number of the half that is nearer to the middle of another tile."""
    x, y = other.x + other.width / 2, other.y + other.height / 2
    half = HALF / 2
    far = (0, HALF) if place.upright else (HALF, 0)
    near = abs(place.x + half - x) + abs(place.y + half - y)
    further = abs(place.x + half + far[0] - x) + abs(place.y + half + far[1] - y)
    return place.first if near < further else place.second


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_layouts_are_those_written_down(case: dict[str, Any]) -> None:
    layout = laid_out(case["line"], case["width"], case["open_ends"], case.get("crossing"))
    assert [list(place) for place in layout.tiles] == case["tiles"]
    assert {end: list(slot) for end, slot in layout.slots.items()} == case["slots"]
    assert list(layout[2:]) == case["bounds"]


def test_the_led_tile_lies_across_and_a_double_upright() -> None:
    assert laid_out([laid(None, 5, 6)], 1600).tiles == ((-HALF, -HALF / 2, TILE, HALF, 5, 6),)
    assert laid_out([laid(None, 3, 3)], 1600).tiles == ((-HALF / 2, -HALF, HALF, TILE, 3, 3),)


def test_doubles_lie_crosswise_and_others_lengthwise() -> None:
    line = [laid(None, 5, 6), laid("right", 6, 6), laid("right", 6, 1), laid("left", 5, 5)]
    assert [place.upright for place in laid_out(line, 2200).tiles] == [False, True, False, True]
    cross = [laid(None, 6, 6), laid("up", 6, 2), laid("up", 2, 2)]
    assert [place.upright for place in laid_out(cross, 2200, FOUR).tiles] == [True, True, False]


@pytest.mark.parametrize("end", FOUR)
def test_the_outward_half_lies_on_the_far_side(end: str) -> None:
    place = laid_out([laid(None, 6, 6), laid(end, 6, 2)], 2200, FOUR).tiles[1]
    assert (place.first, place.second) == ((2, 6) if end in ("left", "up") else (6, 2))

"""Pictures of line games: the tiles, the line with its ends, the hands, the stock and the bank."""

import random
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import dominium
from dominium import render
from tests.render.test_pictures import SVG, having, read, texts

TILES = [f"{high}{low}" for high in range(7) for low in range(high + 1)]
LINE_GAMES = [game.id for game in dominium.games() if game.family == "line"]
LABELS = {"stock": "Zásoba", "removed": "Stranou", "bank": "Bank"}


def laid(tile: str, end: str | None, inward: int, outward: int, **more: Any) -> dict[str, Any]:
    place = {"end": end, "position": 0 if end is None else 1}
    return {"tile": tile, "inward": inward, "outward": outward, "wild": False} | place | more


def hand(seat: int, tiles: list[str] | None, size: int | None = None) -> dict[str, Any]:
    return {"seat": seat, "tiles": tiles, "size": len(tiles or ()) if size is None else size}


def table(**more: Any) -> dict[str, Any]:
    """A table in the shape of a `LineView`, seen by the first seat."""
    return {
        "actor": 0,
        "line": [laid("65", None, 5, 6), laid("66", "right", 6, 6), laid("51", "left", 5, 1)],
        "cross_tile": None,
        "open_ends": [{"end": "left", "number": 1}, {"end": "right", "number": 6}],
        "hands": [hand(0, ["10", "44", "63"]), hand(1, None, 5)],
        "scores": [{"seat": 0, "total": 12}, {"seat": 1, "total": -3}],
        "stock": 9,
        "removed": 3,
        "bank": None,
    } | more


def tiles_in(root: ET.Element) -> list[str]:
    return [element.attrib["data-tile"] for element in having(root, "tile")]


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("upright", [True, False])
def test_a_tile_has_pips_and_digits(tile: str, *, upright: bool) -> None:
    root = read(render.tile_svg(tile, upright=upright))
    (drawn,) = having(root, "tile")
    halves = [use.attrib["href"] for use in drawn.iter(f"{SVG}use")]
    assert halves == [f"#dominium-half-{number}" for number in tile]
    for symbol in root.iter(f"{SVG}symbol"):
        number = symbol.attrib["id"].removeprefix("dominium-half-")
        assert texts(symbol) == [number]
        pips = [(pip.attrib["cx"], pip.attrib["cy"]) for pip in symbol.iter(f"{SVG}circle")]
        assert len(set(pips)) == len(pips) == int(number)


@pytest.mark.parametrize("tile", ["", "7", "67", "655", "6-5", "ab", "²0"])
def test_what_is_no_tile_is_refused(tile: str) -> None:
    with pytest.raises(ValueError, match="not a tile"):
        render.tile_svg(tile)


def test_a_tile_face_down_shows_nothing() -> None:
    root = read(render.tile_svg(None, title="?"))
    assert len(having(root, "back")) == 1
    assert not texts(root)
    assert not tiles_in(root)


def test_a_line_shows_its_tiles_and_open_ends() -> None:
    root = read(render.line_svg(table(), highlights=["51"]))
    assert tiles_in(root) == ["65", "66", "51"]
    ends = {element.attrib["data-end"]: element for element in having(root, "end")}
    assert {end: texts(mark) for end, mark in ends.items()} == {
        "left": ["1", "L"],
        "right": ["6", "R"],
    }
    assert [mark.attrib["data-highlights"] for mark in having(root, "highlights")] == ["51"]
    letters = {"left": "l", "right": "p"}
    assert "P" in texts(read(render.line_svg(table(), letters=letters)))
    plain = read(render.line_svg(table(), coordinates=False))
    assert [texts(mark) for mark in having(plain, "end")] == [["1"], ["6"]]


def test_a_wild_matador_is_marked() -> None:
    line = [laid("65", None, 5, 6), laid("61", "right", 6, 1, wild=True)]
    root = read(render.line_svg(table(line=line)))
    assert [tile.attrib["data-tile"] for tile in having(root, "wild")] == ["61"]


def test_a_cross_has_four_arms() -> None:
    ends = [{"end": end, "number": 6} for end in render.ENGLISH_END_LETTERS]
    root = read(render.line_svg(table(line=[laid("66", None, 6, 6)], open_ends=ends)))
    assert [mark.attrib["data-end"] for mark in having(root, "end")] == [
        "left",
        "right",
        "up",
        "down",
    ]


def test_a_longer_line_bends_within_its_width() -> None:
    line = [laid("65", None, 5, 6)]
    line += [laid("61", "right", 6, 1), laid("10", "right", 1, 0), laid("40", "right", 0, 4)] * 4
    wide, narrow = (
        read(render.line_svg(table(line=line, open_ends=[]), width=width)) for width in (9000, 900)
    )
    assert width_of(narrow) <= 900 + 32 < width_of(wide)
    assert tiles_in(wide) == tiles_in(narrow)


def width_of(root: ET.Element) -> float:
    return float(root.attrib["viewBox"].split()[2])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_shows_hands_scores_and_piles(theme: render.Theme) -> None:
    root = read(render.state_svg(table(), names=["Jana"], labels=LABELS, theme=theme))
    hands = {element.attrib["data-hand"]: element for element in having(root, "hand")}
    assert tiles_in(hands["0"]) == ["10", "44", "63"]
    assert not having(hands["0"], "back")
    assert not tiles_in(hands["1"]), "nobody sees another's tiles"
    assert len(having(hands["1"], "back")) == 5
    assert texts(hands["1"]) == ["2", "\N{MINUS SIGN}3", "5"]
    assert [king.attrib["data-king"] for king in having(root, "king")] == ["0"]
    assert [element.text for element in having(root, "score")] == ["12", "\N{MINUS SIGN}3"]
    assert {"Zásoba", "Stranou"} <= set(texts(root))
    assert [having(root, name)[0].attrib[f"data-{name}"] for name in ("stock", "removed")] == [
        "9",
        "3",
    ]
    assert "Bank" not in texts(root)


def test_a_hand_that_is_out_is_empty() -> None:
    root = read(render.state_svg(table(hands=[hand(0, []), hand(1, None, 0)])))
    assert [element.attrib["data-count"] for element in having(root, "count")] == ["0", "0"]


def test_the_bank_shows_its_tokens() -> None:
    root = read(render.state_svg(table(bank=48, stock=0, removed=0), labels=LABELS))
    (bank,) = having(root, "bank")
    assert texts(bank) == ["48"]
    assert not having(root, "stock")
    assert not having(root, "removed")


def test_many_tiles_stand_in_several_rows() -> None:
    root = read(render.state_svg(table(hands=[hand(0, TILES[:16]), hand(1, None, 14)])))
    tiles = having(having(root, "hand")[0], "tile")
    assert len(tiles) == 16
    shifts = Counter(re.findall(r"translate\(\d+ (\d+)\)", ET.tostring(root, "unicode")))
    assert shifts
    assert len(having(root, "back")) >= 14


def test_a_table_before_the_lead_is_drawn_too() -> None:
    root = read(render.state_svg(table(line=[], open_ends=[], highlights=None)))
    assert not having(root, "end")


@pytest.mark.parametrize("game", LINE_GAMES)
def test_a_state_draws_itself_at_every_turn(game: str) -> None:
    state, rng = dominium.load(game).start(), random.Random(game)
    assert isinstance(state, dominium.LineState)
    while state.actor is not None:
        state.apply(rng.choice(state.legal_actions()))
        if state.actor == "chance":
            continue
        for viewer in (None, 0):
            view = state.view(viewer)
            root = read(view.to_svg(names=["Jana"]))
            line = [laid.tile for laid in view.line]
            shown = [tile for hand in view.hands for tile in hand.tiles or ()]
            assert tiles_in(root) == line + shown
            hidden = sum(hand.size for hand in view.hands if hand.tiles is None)
            piles = sum(min(5, count) for count in (view.stock, view.removed))
            assert len(having(root, "back")) == hidden + piles
            ends = [(mark.attrib["data-end"], texts(mark)[0]) for mark in having(root, "end")]
            assert ends == [(opened.end, str(opened.number)) for opened in view.open_ends]
    assert read(state.to_svg()) is not None


def test_a_table_frames_the_tiles_of_its_seats() -> None:
    root = read(render.state_svg(table(), highlights={0: ["66"], 1: ["51"]}))
    assert {mark.attrib["data-highlights"] for mark in having(root, "highlights")} == {"66", "51"}

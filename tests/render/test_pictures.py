"""The pictures: valid, complete, the same every time."""

import random
import struct
import sys
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dominium
from dominium import render
from tests.render.pictures import (
    LETTERS,
    SVG,
    building_board,
    by_rows,
    court_of,
    drawn_squares,
    halves,
    having,
    kingdom_of,
    read,
    rows_of,
    slot,
    squares,
    squares_with,
    texts,
)

PRESETS = [
    (game.id, preset)
    for game in dominium.games()
    if game.family == "kingdom"
    for preset in sorted(game.presets)
]
BUILDINGS = {info.id: info for info in dominium.buildings()}
ALL_TILES: tuple[render.Tiles, ...] = ("illustrated", "lettered", "contrast")
EACH_TILES = pytest.mark.parametrize("tiles", ALL_TILES)


@given(st.dictionaries(squares.filter(lambda name: name != "e5"), halves), st.integers(0, 7))
def test_every_square_and_crown_is_drawn(faces: dict[str, dict[str, Any]], seat: int) -> None:
    kingdom = kingdom_of(faces, seat)
    svg = render.board_svg(kingdom, letters=LETTERS, tiles="contrast")
    assert svg == render.board_svg(kingdom, letters=LETTERS, tiles="contrast")
    drawn = drawn_squares(read(svg))
    assert len(drawn) == 81
    for name, element in drawn.items():
        uses = Counter(use.attrib["href"] for use in element.iter(f"{SVG}use"))
        if name in faces:
            terrain, crowns = faces[name]["terrain"], faces[name]["crowns"]
            assert uses[f"#dominium-{terrain}"] == uses[f"#dominium-tile-{terrain}"] == 1
            assert uses["#dominium-crown"] == crowns
            assert texts(element) == [LETTERS[terrain].upper(), *([str(crowns)] if crowns else [])]
        elif name == "e5":
            assert having(element, "castle")[0].attrib["data-castle"] == str(seat)
            assert texts(element) == ["H"]
        else:
            assert not uses


@given(st.text())
def test_any_text_makes_a_valid_picture(text: str) -> None:
    view = {
        "kingdoms": [kingdom_of({})],
        "scores": [{"total": 0}],
        "actor": "chance",
        "offer": [],
        "next_offer": [],
        "building_board": None,
    }
    read(render.state_svg(view, names=[text], title=text, description=text))


def test_title_and_description_are_the_callers() -> None:
    root = read(render.board_svg(kingdom_of({}), title="Jana & Petr", description='"e5" < e6'))
    assert [child.text for child in root][:2] == ["Jana & Petr", '"e5" < e6']


@EACH_TILES
def test_a_board_shows_what_is_used_or_within_reach(tiles: render.Tiles) -> None:
    kingdom = kingdom_of({"f5": {"terrain": "lake", "crowns": 1}})
    kingdom["reachable"] = {"first": "d5", "last": "g6"}
    root = read(render.board_svg(kingdom, tiles=tiles))
    names = ["d5", "e5", "f5", "g5", "d6", "e6", "f6", "g6"]
    assert sorted(drawn_squares(root), key=by_rows) == names
    assert texts(root)[-6:] == ["d", "e", "f", "g", "5", "6"]


def test_a_full_kingdom_without_reach_is_still_drawn() -> None:
    kingdom = kingdom_of({"f5": {"terrain": "lake", "crowns": 1}})
    kingdom["reachable"] = None
    assert list(drawn_squares(read(render.board_svg(kingdom)))) == ["e5", "f5"]


@pytest.mark.parametrize(("side", "last"), [(5, "e5"), (7, "g7"), (9, "i9"), (13, "m13")])
@EACH_TILES
def test_the_whole_window(side: int, last: str, tiles: render.Tiles) -> None:
    kingdom = kingdom_of({})
    kingdom["reachable"] = {"first": "d4", "last": "e5"}
    kingdom["position"] = rows_of(side)
    root = read(render.board_svg(kingdom, whole=True, tiles=tiles))
    drawn = sorted(drawn_squares(root), key=by_rows)
    assert (len(drawn), drawn[0], drawn[-1]) == (side * side, "a1", last)


def test_an_empty_tray_is_drawn_whole() -> None:
    tray = dominium.load("kingdomino", frame="fixed").start().view(None).kingdoms[1]
    root = read(tray.to_svg())
    assert len(drawn_squares(root)) == 25
    assert not having(root, "castle")


@EACH_TILES
def test_coordinates_can_be_left_out(tiles: render.Tiles) -> None:
    kingdom = kingdom_of({"f5": {"terrain": "lake", "crowns": 0}})
    letters = [] if tiles == "illustrated" else ["C", "L"]
    assert texts(read(render.board_svg(kingdom, coordinates=False, tiles=tiles))) == letters
    with_coordinates = texts(read(render.board_svg(kingdom, tiles=tiles)))
    assert with_coordinates == [*letters, *"abcdefghi", *"123456789"]


@EACH_TILES
def test_legal_squares_are_marked(tiles: render.Tiles) -> None:
    kingdom = kingdom_of({"f5": {"terrain": "lake", "crowns": 0}})
    root = read(render.board_svg(kingdom, legal=["e6", "f6"], tiles=tiles))
    marked = {name for name, square in drawn_squares(root).items() if having(square, "legal")}
    assert marked == {"e6", "f6"}


def test_highlighted_squares_get_one_common_outline() -> None:
    faces = {name: {"terrain": "lake", "crowns": 0} for name in ("f5", "g5")}
    root = read(render.board_svg(kingdom_of(faces), highlights=["g5", "f5"], tiles="contrast"))
    (outline,) = having(root, "highlights")
    assert outline.attrib["data-highlights"] == "f5 g5"
    edges = [path.attrib["d"].count("M") for path in outline]
    assert edges == [6, 6], "a domino has six outer edges, the inner one is not drawn"
    nothing = read(render.board_svg(kingdom_of(faces), tiles="contrast"))
    assert not having(nothing, "highlights")


@EACH_TILES
def test_a_domino_has_its_halves_in_order(tiles: render.Tiles) -> None:
    root = read(render.domino_svg(slot(48, "wheat", "mine"), tiles=tiles))
    (domino,) = having(root, "domino")
    assert domino.attrib["data-domino"] == "48"
    halves = [element.attrib["data-terrain"] for element in having(domino, "terrain")]
    assert halves == ["wheat", "mine"]


@EACH_TILES
def test_an_offer_shows_numbers_kings_and_what_is_done(tiles: render.Tiles) -> None:
    offer = [
        slot(3, "forest", "forest", seat=1, placed=True),
        slot(12, "swamp", "swamp"),
        slot(41, "wheat", "grassland", seat=0),
    ]
    root = read(render.offer_svg(offer, tiles=tiles))
    assert [element.attrib["data-domino"] for element in having(root, "domino")] == [
        "3",
        "12",
        "41",
    ]
    assert [text for text in texts(root) if text.isdigit() and text != "2"] == ["3", "12", "41"]
    assert [element.attrib["data-king"] for element in having(root, "king")] == ["1", "0"]
    faint = [group for group in root.iter(f"{SVG}g") if group.get("opacity")]
    assert [having(group, "domino")[0].get("data-domino") for group in faint] == ["3"]


def table(seats: int, actor: int | None) -> dict[str, Any]:
    faces = {"f5": {"terrain": "lake", "crowns": 2}}
    return {
        "kingdoms": [kingdom_of(faces, seat) for seat in range(seats)],
        "scores": [{"total": 10 + seat} for seat in range(seats)],
        "actor": actor,
        "offer": [slot(3, "forest", "forest", seat=0), slot(12, "swamp", "swamp", seat=1)],
        "next_offer": [slot(41, "wheat", "grassland", seat=None)],
        "building_board": None,
    }


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("theme", ["light", "dark"])
@EACH_TILES
def test_a_table_shows_everything(seats: int, theme: render.Theme, tiles: render.Tiles) -> None:
    labels = {"offer": "Nabídka", "next_offer": "Příští nabídka"}
    view = table(seats, 0)
    root = read(render.state_svg(view, names=["Jana"], labels=labels, theme=theme, tiles=tiles))
    assert [element.text for element in having(root, "score")] == [
        str(10 + seat) for seat in range(seats)
    ]
    assert {"Jana", *labels.values(), *"2345678"[: seats - 1]} <= set(texts(root))
    assert len(having(root, "castle")) == seats
    domino_numbers = [element.attrib["data-domino"] for element in having(root, "domino")]
    assert domino_numbers == ["3", "12", "41"]
    # The seat on turn has its king by its name, the others their emblem.
    kings = [element.attrib["data-king"] for element in having(root, "king")]
    assert kings == ["0", "0", "1"]
    assert len(having(root, "emblem")) == seats - 1


def test_long_names_are_written_smaller() -> None:
    name = "Bartholomew the Exceedingly Long-Named"
    view = table(2, 0)
    view["kingdoms"][1]["reachable"] = None
    root = read(render.state_svg(view, names=["Jana", name], coordinates=False))
    sizes = {
        element.text: float(element.attrib["font-size"]) for element in root.iter(f"{SVG}text")
    }
    assert 0 < sizes[name] < sizes["Jana"]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@EACH_TILES
def test_a_state_draws_itself_as_it_is(game: str, preset: str, tiles: render.Tiles) -> None:
    state = dominium.load(game, preset=preset).start()
    rng = random.Random(preset)
    while state.actor is not None:
        state.apply(rng.choice(state.legal_actions()))
    view = state.view(None).to_dict()
    root = read(state.to_svg(tiles=tiles))
    expected = [
        (square["terrain"], str(crowns_of(square, kingdom)))
        for kingdom in view["kingdoms"]
        for square in sorted(kingdom["squares"], key=reading_order)
    ]
    drawn = [
        (element.attrib["data-terrain"], element.attrib["data-crowns"])
        for element in having(root, "crowns")
    ]
    assert drawn == expected
    totals = [str(score["total"]) for score in view["scores"]]
    assert [element.text for element in having(root, "score")] == totals
    for kingdom in view["kingdoms"]:
        if court := kingdom["court"]:
            (board,) = boards_of(root, kingdom["castle"], kingdom["seats"][0])
            built = {placed["square"]: placed["building"] for placed in court["buildings"]}
            assert squares_with(board, "building") == built
            assert set(squares_with(board, "piece")) == set(court["knights_on"])


def crowns_of(square: dict[str, Any], kingdom: dict[str, Any]) -> int:
    """Those of a town are its building's."""
    for placed in (kingdom["court"] or {"buildings": []})["buildings"]:
        if placed["square"] == square["square"]:
            return BUILDINGS[placed["building"]].crowns
    crowns: int = square["crowns"]
    return crowns


def boards_of(root: ET.Element, castle: str, seat: int) -> list[ET.Element]:
    """The groups of squares round the castle of a seat."""
    return [
        group
        for group in root.iter(f"{SVG}g")
        for square in group
        if square.get("data-square") == castle
        and any(piece.attrib["data-castle"] == str(seat) for piece in having(square, "castle"))
    ]


def reading_order(square: dict[str, Any]) -> tuple[int, str]:
    return by_rows(square["square"])


def test_a_finished_table_has_no_offers() -> None:
    root = read(render.state_svg(table(2, None)))
    assert not having(root, "domino")
    assert len(having(root, "emblem")) == 2


def test_a_table_frames_the_squares_of_one_kingdom() -> None:
    root = read(render.state_svg(table(2, 0), highlights={1: ["f5"]}))
    assert len(having(root, "highlights")) == 1


def test_a_team_shares_a_kingdom_and_its_line() -> None:
    view = table(2, 3)
    view["kingdoms"] = [
        kingdom | {"seats": [2 * kingdom["kingdom"], 2 * kingdom["kingdom"] + 1]}
        for kingdom in view["kingdoms"]
    ]
    names = ["Jana", "Petr", "Eva"]
    root = read(render.state_svg(view, names=names, tiles="contrast"))
    assert {"Jana, Petr", "Eva, 4"} <= set(texts(root))
    emblems = [element.attrib["data-emblem"] for element in having(root, "emblem")]
    assert emblems == ["0", "1", "1", "2", "3"], "before the names, and partners at their castles"
    assert having(root, "king")[0].attrib["data-king"] == "3"
    assert [element.attrib["data-castle"] for element in having(root, "castle")] == ["0", "2"]


@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("knights_on", [[], ["f5"]])
def test_a_building_and_a_knight_stand_on_their_town(building: str, knights_on: list[str]) -> None:
    kingdom = kingdom_of({"f5": {"terrain": "town", "crowns": 0}})
    built = [{"square": "f5", "building": building}]
    kingdom["court"] = court_of(buildings=built, knights_on=knights_on)
    root = read(render.board_svg(kingdom, letters=LETTERS, tiles="contrast"))
    square = drawn_squares(root)["f5"]
    uses = Counter(use.attrib["href"] for use in square.iter(f"{SVG}use"))
    assert uses["#dominium-tile-town"] == uses[f"#dominium-building-{building}"] == 1
    assert uses["#dominium-town"] == 0
    assert uses["#dominium-crown"] == BUILDINGS[building].crowns
    assert uses["#dominium-knight"] == len(knights_on)
    assert texts(square)[0] == "M"


@pytest.mark.parametrize("crowns", [0, 1, 3])
def test_a_knight_hides_neither_symbol_nor_crowns(crowns: int) -> None:
    kingdom = kingdom_of({"f5": {"terrain": "mine", "crowns": crowns}})
    kingdom["court"] = court_of(knights_on=["f5"])
    root = read(render.board_svg(kingdom, letters=LETTERS, tiles="contrast"))
    square = drawn_squares(root)["f5"]
    uses = Counter(use.attrib["href"] for use in square.iter(f"{SVG}use"))
    assert uses["#dominium-mine"] == uses["#dominium-knight"] == 1
    assert uses["#dominium-crown"] == crowns


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_building_board_shows_slots_prices_and_the_pile(theme: render.Theme) -> None:
    board = building_board()
    board["slots"][5]["cost"] = 4
    root = read(render.building_board_svg(board, title="Building board", theme=theme))
    slots = {element.attrib["data-slot"]: element for element in having(root, "slot")}
    assert list(slots) == list("012345")
    for place in board["slots"]:
        drawn = slots[str(place["slot"])]
        tokens = [token.attrib["data-token"] for token in having(drawn, "token")]
        assert tokens == ([place["building"]] if place["building"] else [])
        assert texts(drawn)[0] == str(place["slot"])
        assert (texts(drawn)[-1] == str(place["cost"])) or place["building"] is None
    (pile,) = having(root, "undrawn")
    assert [token.attrib["data-token"] for token in having(pile, "token")] == ["inn"]
    assert texts(pile)[-1] == "+3"


def test_an_empty_pile_shows_nothing_open() -> None:
    root = read(render.building_board_svg(building_board(open_building=None, undrawn=[])))
    (pile,) = having(root, "undrawn")
    assert not having(pile, "token")
    assert texts(pile) == ["+0"]


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_token_shows_everything_it_brings(building: str) -> None:
    info = BUILDINGS[building]
    board = building_board(open_building=building)
    board["slots"] = []
    (token,) = having(read(render.building_board_svg(board, tiles="contrast")), "token")
    pieces = Counter(piece.attrib["data-piece"] for piece in having(token, "piece"))
    uses = Counter(use.attrib["href"] for use in token.iter(f"{SVG}use"))
    counted = {info.points_per.removesuffix("s"), info.effect.removeprefix("tax_coin_per_")}
    assert pieces["knight"] == info.knights + ("knight" in counted)
    assert pieces["tower"] == info.towers + ("tower" in counted)
    assert pieces["coin"] == (info.effect != "none")
    assert pieces["points"] == bool(info.points)
    assert uses["#dominium-ink-crown"] == info.crowns
    assert uses[f"#dominium-{info.points_per.removesuffix('_areas')}"] == (
        info.points_per.endswith("_areas")
    )
    assert (str(info.points) in texts(token)) == bool(info.points)


@pytest.mark.parametrize("at_home", [True, False])
@pytest.mark.parametrize("queen", [None, 1])
def test_the_dragon_and_the_queen_are_where_they_are(*, at_home: bool, queen: int | None) -> None:
    view = table(2, 0)
    view["building_board"] = building_board(dragon_in_cave=at_home, queen=queen)
    for kingdom in view["kingdoms"]:
        kingdom["court"] = court_of(queen=kingdom["kingdom"] == queen, towers=3, coins=11)
    root = read(render.state_svg(view, labels={"building_board": "Plán budov"}))
    (cave,) = having(root, "dragon")
    assert cave.attrib["data-dragon"] == ("home" if at_home else "out")
    at_cave = [piece.attrib["data-piece"] for piece in having(cave, "piece")]
    assert at_cave == ["cave", "dragon", *(["queen"] if queen is None else [])]
    queens = [piece for piece in having(root, "piece") if piece.attrib["data-piece"] == "queen"]
    assert len(queens) == 1
    assert [element.text for element in having(root, "coins")] == ["11", "11"]
    assert [element.text for element in having(root, "towers")] == ["3", "3"]
    assert "Plán budov" in texts(root)


def test_dominoes_of_the_second_box_have_a_q() -> None:
    root = read(render.offer_svg([slot(24, "lake", "mine"), slot(72, "town", "town")]))
    assert {"24", "q24"} <= set(texts(root))


def test_themes_differ() -> None:
    light, dark = (render.board_svg(kingdom_of({}), theme=theme) for theme in ("light", "dark"))
    assert light != dark


def test_png_has_the_width_asked_for() -> None:
    # Without letters, so that it holds on a machine without fonts.
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0H9V9Z"/></svg>'
    png = render.to_png(svg, 320)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (320, 160)


@pytest.mark.parametrize("width", [0, -1])
def test_png_refuses_impossible_widths(width: int) -> None:
    with pytest.raises(ValueError, match="at least 1 pixel"):
        render.to_png(render.domino_svg(slot(48, "wheat", "mine")), width)


def test_png_refuses_what_is_no_picture() -> None:
    with pytest.raises(ValueError, match="token"):
        render.to_png("no picture", 100)


def test_png_names_the_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(render.PngError, match=r"dominium\[png\]"):
        render.to_png('<svg xmlns="http://www.w3.org/2000/svg"/>', 100)


def test_png_without_any_font_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "_fonts_found", lambda: False)
    with pytest.raises(render.PngError, match="font"):
        render.to_png(render.domino_svg(slot(48, "wheat", "mine")), 100)


def test_views_kingdoms_and_offers_draw_themselves() -> None:
    state = dominium.load("kingdomino").start()
    for number in ("=3", "=24", "=31", "=48"):
        state.apply(number)
    view = state.view(0)
    for drawn in (state, view, view.kingdoms[0], view.offer[0], dominium.scoring.Kingdom()):
        read(drawn.to_svg(theme="dark"))
        assert drawn._repr_svg_() == drawn.to_svg()

"""Kingdoms and dominoes to draw, and pictures read again."""

from typing import Any
from xml.etree import ElementTree as ET

from hypothesis import strategies as st

SVG = "{http://www.w3.org/2000/svg}"
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
LETTERS = {"wheat": "p", "forest": "l", "lake": "v", "grassland": "k", "swamp": "b", "mine": "d"}
LETTERS |= {"town": "m", "castle": "h"}
EVERYTHING = {"first": "a1", "last": "i9"}

halves = st.fixed_dictionaries(
    {"terrain": st.sampled_from(TERRAINS), "crowns": st.integers(min_value=0, max_value=3)}
)
squares = st.builds("{}{}".format, st.sampled_from("abcdefghi"), st.integers(1, 9))


def rows_of(side: int) -> str:
    return "/".join(["." * side] * side)


def kingdom_of(faces: dict[str, dict[str, Any]], seat: int = 0) -> dict[str, Any]:
    """A kingdom round e5, in the shape of a `KingdomView`."""
    return {
        "kingdom": seat,
        "seats": [seat],
        "castle": "e5",
        "squares": [{"square": name, **face} for name, face in faces.items()],
        "used": area([*faces, "e5"]),
        "reachable": EVERYTHING,
        "discarded": [],
        "position": rows_of(9),
        "court": None,
    }


def court_of(**more: Any) -> dict[str, Any]:
    court = {"coins": 7, "knights": 1, "knights_on": [], "towers": 0, "buildings": []}
    return court | {"queen": False} | more


def building_board(**more: Any) -> dict[str, Any]:
    buildings = ["statue", None, "sawmill", "knights_hall", "magic_school", "queens_tower"]
    slots = [
        {"slot": slot, "cost": slot, "building": building}
        for slot, building in enumerate(buildings)
    ]
    board = {"slots": slots, "open_building": "inn", "dragon_in_cave": True, "queen": None}
    return board | {"undrawn": ["church", "church", "tavern"]} | more


def area(names: list[str]) -> dict[str, str]:
    columns, rows = {name[0] for name in names}, {name[1:] for name in names}
    return {"first": min(columns) + min(rows), "last": max(columns) + max(rows)}


def slot(domino: int, left: str, right: str, **more: Any) -> dict[str, Any]:
    faces = {"left": {"terrain": left, "crowns": 0}, "right": {"terrain": right, "crowns": 2}}
    return {"domino": domino, **faces, "seat": None, "placed": False} | more


def read(svg: str) -> ET.Element:
    """Parse a picture and check what holds for every one of them."""
    root = ET.fromstring(svg)
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    used = {element.get("href", "#")[1:] for element in root.iter(f"{SVG}use")}
    assert used == set(ids), "every drawing is defined, and none for nothing"
    for outside in ("var(", "url(", "http://", "https://", "<script", "<image"):
        assert outside not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    for shared in ("class=", "<style"):
        assert shared not in svg, "several pictures in one page do not change each other"
    return root


def having(root: ET.Element, attribute: str) -> list[ET.Element]:
    return [element for element in root.iter() if element.get(f"data-{attribute}") is not None]


def drawn_squares(root: ET.Element) -> dict[str, ET.Element]:
    return {element.attrib["data-square"]: element for element in having(root, "square")}


def by_rows(name: str) -> tuple[int, str]:
    return int(name[1:]), name[0]


def texts(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def squares_with(board: ET.Element, attribute: str) -> dict[str, str]:
    """The squares on which something stands, with what it is."""
    return {
        name: having(square, attribute)[0].attrib[f"data-{attribute}"]
        for name, square in drawn_squares(board).items()
        if having(square, attribute)
    }

"""The score pad for a Queendomino kingdom on a table at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import dominium

if TYPE_CHECKING:
    from tests.server.conftest import Browser, Json

LANGUAGES = ("en", "cs", "sk", "pl")
WORKED_EXAMPLE = (
    ("w1", "w", "w", "t", "g"),
    ("f1", "l2", "l", "t", "g2"),
    ("t", "l", "c", "t", "g"),
    ("f1", "m3", "m1", "s1", "g1"),
    ("f", "m", "t", "f", "t"),
)
TERRAINS = {
    "w": "wheat",
    "f": "forest",
    "l": "lake",
    "g": "grassland",
    "s": "swamp",
    "m": "mine",
    "t": "town",
    "c": "castle",
}
BUILDINGS = {
    "f3": "sawmill",
    "f4": "church",
    "f5": "travelling_castle",
    "c5": "tavern",
    "e7": "statue",
    "g7": "watchtower",
}


def worked_example(**changes: object) -> Json:
    """A board with everything of the worked example, whose total is 71."""
    squares = [
        {"square": f"{column}{row}", "terrain": TERRAINS[sign[0]], "crowns": int(sign[1:] or 0)}
        for row, signs in enumerate(WORKED_EXAMPLE, 3)
        for column, sign in zip("cdefg", signs, strict=True)
        if sign != "c"
    ]
    buildings = [{"square": square, "building": each} for square, each in BUILDINGS.items()]
    return {
        "game": "queendomino",
        "squares": squares,
        "buildings": buildings,
        "coins": 11,
        "knights": 4,
        "queen": True,
        **changes,
    }


def scored(browser: Browser, board: Json, language: str = "en") -> Json:
    answer = browser.http.post("/api/score", json=board, params={"language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_example_is_scored_row_by_row(jana: Browser, language: str) -> None:
    found = scored(jana, worked_example(), language)
    assert found["faults"] == []
    rows = {row["row"]: row["points"] for row in found["score"]["court"]["sheet"]}
    assert rows == {
        "treasury": 3,
        "wheat": 3,
        "forest": 1 + 2,
        "lake": 6,
        "grassland": 16,
        "swamp": 1,
        "mine": 12,
        "town": 0,
        "buildings": 6 + 8 + 3 + 2 + 5 + 3,
    }
    assert found["score"]["total"] == 71
    assert found["view"]["court"]["towers"] == 3
    assert any("71" in line for line in found["lines"])


def test_faults_of_a_physical_court_are_named(jana: Browser) -> None:
    def codes(**changes: object) -> list[str]:
        found = scored(jana, worked_example(**changes))
        assert all(fault["text"] for fault in found["faults"])
        return [fault["code"] for fault in found["faults"]]

    def built(*placed: tuple[str, str]) -> list[Json]:
        return [{"square": square, "building": building} for square, building in placed]

    assert codes(buildings=built(("c3", "church"))) == ["building_not_on_town"]
    assert codes(buildings=built(("f3", "church"), ("f3", "inn"))) == ["two_buildings"]
    assert codes(buildings=built(("f3", "tavern"), ("f4", "tavern"))) == ["building_used_twice"]
    assert codes(buildings=built(("??", "church"))) == ["unreadable"]
    assert codes(buildings=built(("f3", "pyramid"))) == ["unreadable"]
    assert codes(coins=9999) == ["bad_coins"]
    assert codes(knights=9999) == ["bad_knights"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"frame": "fixed"}, "bad_board"),
        ({"size": 6}, "bad_board"),
        ({"game": "chess"}, "bad_board"),
        ({"set": "silver"}, "bad_board"),
        ({"coins": -1}, "bad_message"),
        ({"knights": 10**9}, "bad_message"),
        ({"coins": 9999.5}, "bad_message"),
        ({"queen": "perhaps"}, "bad_message"),
        ({"buildings": [{"square": "f3"}]}, "bad_message"),
    ],
)
def test_physical_boards_that_are_none_are_refused(jana: Browser, changes: Json, code: str) -> None:
    answer = jana.http.post("/api/score", json=worked_example(**changes))
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["text"]


@pytest.mark.parametrize("game", ["kingdomino", "queendomino"])
def test_a_value_that_is_none_of_the_allowed_is_told_as_text(jana: Browser, game: str) -> None:
    answer = jana.http.post("/api/score", json={"game": game, "size": 6})
    (fault,) = answer.json()["faults"]
    assert fault["params"] == {"option": "size", "value": "6", "allowed": "5, 7"}


def test_towns_belong_to_queendomino_alone(jana: Browser) -> None:
    town = [{"square": "e6", "terrain": "town"}]
    found = scored(jana, {"game": "kingdomino", "squares": town})
    assert [fault["code"] for fault in found["faults"]] == ["unreadable"]


@pytest.mark.parametrize(
    ("boxes", "number", "codes"),
    [
        ("queendomino", 24, []),
        ("royal_wedding", 72, []),
        ("queendomino", 72, ["unknown_domino"]),
        ("royal_wedding", 97, ["unknown_domino"]),
    ],
)
def test_dominoes_have_the_numbers_of_their_boxes(
    jana: Browser, boxes: str, number: int, codes: list[str]
) -> None:
    board = {
        "game": "queendomino",
        "set": boxes,
        "placements": [{"action": "f5r", "domino": number}],
    }
    found = scored(jana, board)
    assert [fault["code"] for fault in found["faults"]] == codes
    if not codes:
        left, right = dominium.scoring.domino(number, "queendomino", boxes)
        assert [(each["terrain"], each["crowns"]) for each in found["view"]["squares"]] == [
            left,
            right,
        ]


def test_number_72_of_the_royal_wedding_is_queendominos_24(jana: Browser) -> None:
    boards = [
        {"game": "queendomino", "set": boxes, "placements": [{"action": "f5r", "domino": number}]}
        for boxes, number in (("queendomino", 24), ("royal_wedding", 72))
    ]
    first, second = (scored(jana, board)["view"]["squares"] for board in boards)
    assert first == second


def test_a_kingdom_is_read_in_czech_letters_too(jana: Browser) -> None:
    czech, english = (scored(jana, {"position": rows}, "cs") for rows in ("h./p1l", "c./w1f"))
    assert czech["view"] == english["view"]
    assert czech["score"]["total"] == 1

"""Positions written down: every one that can be reached is read, every impossible one is named."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import dominium
from dominium import SetupError
from tests.games.refused_actions import SECOND_TOWN
from tests.games.test_refusals import after

Position = dict[str, Any]
Fault = tuple[str, dict[str, Any]]


def position() -> Position:
    """The second seat has put two towns on h9 and i9 beside its weaver on g9; two knights wait."""
    written: Position = after("queendomino", {}, SECOND_TOWN).view(None).to_dict()
    assert written["step"] == "tax"
    assert written["turn"]["squares"] == ["h9", "i9"]
    return written


def court(written: Position, kingdom: int) -> dict[str, Any]:
    found: dict[str, Any] = written["kingdoms"][kingdom]["court"]
    return found


def building(square: str, name: str) -> dict[str, str]:
    return {"square": square, "building": name}


def board(written: Position) -> dict[str, Any]:
    found: dict[str, Any] = written["building_board"]
    return found


SPOILT: list[tuple[str, Callable[[Position], object], list[Fault]]] = [
    ("no court", lambda it: it["kingdoms"][1].pop("court"), [("missing_court", {"kingdom": 1})]),
    ("no building board", lambda it: it.pop("building_board"), [("missing_building_board", {})]),
    (
        "a building that does not exist",
        lambda it: board(it)["undrawn"].append("castle"),
        [("unknown_building", {"building": "castle"})],
    ),
    (
        "more tokens than there are",
        lambda it: board(it)["undrawn"].append("tavern"),
        [("building_used_twice", {"building": "tavern"})],
    ),
    (
        "a building on a mine",
        lambda it: court(it, 1)["buildings"][0].update(square="g8"),
        [("building_not_on_town", {"square": "g8", "kingdom": 1})],
    ),
    (
        "a building on nothing",
        lambda it: court(it, 1)["buildings"][0].update(square="a1"),
        [("building_not_on_town", {"square": "a1", "kingdom": 1})],
    ),
    (
        "two buildings on a square",
        lambda it: court(it, 1)["buildings"].append(building("g9", "statue")),
        [("two_buildings", {"square": "g9", "kingdom": 1})],
    ),
    (
        "a knight in the wild",
        lambda it: court(it, 0).update(knights=0, knights_on=["a1"]),
        [("knight_outside", {"square": "a1", "kingdom": 0})],
    ),
    (
        "a knight on the castle",
        lambda it: court(it, 0).update(knights=0, knights_on=["g7"]),
        [("knight_outside", {"square": "g7", "kingdom": 0})],
    ),
    (
        "a knight from nowhere",
        lambda it: court(it, 0).update(knights=2),
        [("bad_knights", {"kingdom": 0, "expected": 1, "found": 2})],
    ),
    (
        "debts",
        lambda it: court(it, 0).update(coins=-1),
        [("bad_coins", {"kingdom": 0, "coins": -1})],
    ),
    ("five slots", lambda it: board(it)["slots"].pop(), [("bad_slots", {})]),
    ("a slot twice", lambda it: board(it)["slots"][0].update(slot=5), [("bad_slots", {})]),
    ("the queen with nobody's towers", lambda it: board(it).update(queen=0), [("bad_queen", {})]),
    ("the queen at no kingdom", lambda it: board(it).update(queen=2), [("bad_queen", {})]),
    ("knights asked, no domino", lambda it: it.update(turn=None), [("bad_turn_squares", {})]),
    (
        "the domino lies elsewhere",
        lambda it: it["turn"].update(squares=["g8", "g9"]),
        [("bad_turn_squares", {})],
    ),
    (
        "a kingdom too few",
        lambda it: it["kingdoms"].pop(),
        [("kingdom_count", {"expected": 2, "found": 1})],
    ),
    (
        "several faults at once",
        lambda it: (court(it, 0).update(coins=-5), board(it)["undrawn"].append("tavern")),
        [
            ("bad_coins", {"kingdom": 0, "coins": -5}),
            ("building_used_twice", {"building": "tavern"}),
        ],
    ),
]


def test_the_position_itself_is_sound() -> None:
    written = json.loads(json.dumps(position()))
    assert dominium.load("queendomino").setup(written) == after("queendomino", {}, SECOND_TOWN)


@pytest.mark.parametrize(
    ("spoil", "faults"), [each[1:] for each in SPOILT], ids=[each[0] for each in SPOILT]
)
def test_faults(spoil: Callable[[Position], object], faults: list[Fault]) -> None:
    spoilt = copy.deepcopy(position())
    spoil(spoilt)
    with pytest.raises(SetupError) as caught:
        dominium.load("queendomino").setup(spoilt)
    found = [(fault.code, fault.params) for fault in caught.value.faults]
    assert all(fault in found for fault in faults)  # one may bring others with it

"""Every code with which Queendomino refuses an action, and what it is about."""

from typing import Any

import pytest

import dominium
from dominium import IllegalAction, State
from tests.referee.queendomino import Referee

Actions = tuple[str, ...]
WEDDING = {"set": "royal_wedding", "seats": 3}
DISPLAY = ("=inn", "=watchtower", "=training_camp", "=queens_tower", "=weaver", "=forge", "=statue")
OFFER = (*DISPLAY, "=45", "=46", "=47", "=48")
TO_PLACE = (*OFFER, "=k1", "46", "45", "47", "48", "=1", "=2", "=3", "=4")
TO_TAX = (*TO_PLACE, "g8d")  # a mine on g8, a town on g9; one knight
TO_BUILD = (*TO_TAX, "-")
TO_BURN = (*TO_BUILD, "build 4 g9")
SECOND_TOWN = (*TO_BURN, "burn 0", "4", "g8d", "-", "-", "3", "h9r")
POOR = (*SECOND_TOWN, "-")  # three coins are left
TOWNS_OF_WEDDING = (*DISPLAY, "=q45", "=q46", "=q47", "=q48")

REFUSALS: list[tuple[dict[str, Any], Actions, str, str, dict[str, Any]]] = [
    # options, actions, refused action, code, parameters
    ({}, (), "", "malformed", {"text": ""}),
    ({}, (), "forest", "malformed", {"text": "forest"}),
    ({}, (), "=?", "malformed", {"text": "=?"}),
    ({}, (), "=castle", "malformed", {"text": "=castle"}),
    ({}, (), "statue", "malformed", {"text": "statue"}),
    ({}, (), "=q24", "malformed", {"text": "=q24"}),
    ({}, (), "=s1", "malformed", {"text": "=s1"}),
    ({}, (), "24", "chance_acts", {}),
    ({}, (), "e6r", "chance_acts", {}),
    ({}, (), "tax e6", "chance_acts", {}),
    ({}, (), "build 1 e6", "chance_acts", {}),
    ({}, (), "burn 1", "chance_acts", {}),
    ({}, (), "-", "chance_acts", {}),
    ({}, (), "=24", "must_draw_building", {}),
    ({}, (), "=k1", "must_draw_building", {}),
    ({}, ("=tavern",), "=tavern", "building_not_available", {"building": "tavern"}),
    ({}, DISPLAY, "=statue", "must_draw_domino", {}),
    ({}, DISPLAY, "=k1", "must_draw_domino", {}),
    ({}, DISPLAY, "=49", "malformed", {"text": "=49"}),
    ({}, (*DISPLAY, "=24"), "=24", "domino_not_available", {"domino": 24}),
    ({}, OFFER, "=12", "must_draw_king", {}),
    ({}, OFFER, "=inn", "must_draw_king", {}),
    ({}, OFFER, "=k3", "king_not_available", {"seat": 2}),
    ({}, (*OFFER, "=k1"), "=k1", "not_chance", {}),
    ({}, (*OFFER, "=k1"), "g8d", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "tax g8", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "build 1 g8", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "burn 1", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "-", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "12", "not_in_offer", {"domino": 12}),
    ({}, (*OFFER, "=k1", "46"), "46", "already_claimed", {"domino": 46, "seat": 0}),
    ({}, TO_PLACE, "1", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "tax g8", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "build 1 g8", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "burn 1", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "-", "must_place", {"domino": 45}),
    ({}, TO_PLACE, "g8", "ambiguous", {"text": "g8", "options": "g8r, g8l, g8d"}),
    ({}, TO_PLACE, "g7r", "square_occupied", {"square": "g7"}),
    ({}, TO_PLACE, "i5r", "no_matching_terrain", {}),
    ({}, TO_PLACE, "n7r", "outside_window", {"square": "n7"}),
    ({}, TO_TAX, "tax", "malformed", {"text": "tax"}),
    ({}, TO_TAX, "tax g8 g9 g10", "malformed", {"text": "tax g8 g9 g10"}),
    ({}, TO_TAX, "tax g7", "not_on_domino", {"square": "g7"}),
    ({}, TO_TAX, "tax e6", "not_on_domino", {"square": "e6"}),
    ({}, TO_TAX, "tax g8 e6", "not_on_domino", {"square": "e6"}),
    ({}, TO_TAX, "tax g8 g9", "not_enough_knights", {"knights": 1}),
    ({}, TO_TAX, "tax g9 g8", "not_enough_knights", {"knights": 1}),
    ({}, TO_TAX, "build 1 g9", "must_tax", {}),
    ({}, TO_TAX, "burn 1", "must_tax", {}),
    ({}, TO_TAX, "1", "must_tax", {}),
    ({}, TO_TAX, "g10r", "must_tax", {}),
    ({}, TO_BUILD, "build", "malformed", {"text": "build"}),
    ({}, TO_BUILD, "build 1", "malformed", {"text": "build 1"}),
    ({}, TO_BUILD, "build g9", "malformed", {"text": "build g9"}),
    ({}, TO_BUILD, "build 6 g9", "no_such_slot", {"slot": 6}),
    ({}, TO_BUILD, "build 1 g8", "not_a_town", {"square": "g8"}),
    ({}, TO_BUILD, "build 1 g7", "not_a_town", {"square": "g7"}),
    ({}, TO_BUILD, "build 1 e6", "not_a_town", {"square": "e6"}),
    ({}, TO_BUILD, "build 1 z9", "outside_window", {"square": "z9"}),
    ({}, TO_BUILD, "burn 1", "must_build", {}),
    ({}, TO_BUILD, "tax g9", "must_build", {}),
    ({}, TO_BUILD, "1", "must_build", {}),
    ({}, TO_BUILD, "g10r", "must_build", {}),
    ({}, POOR, "build 4 h9", "slot_empty", {"slot": 4}),
    ({}, POOR, "build 5 h9", "not_enough_coins", {"cost": 5, "coins": 2}),
    ({}, POOR, "build 1 g9", "town_occupied", {"square": "g9"}),
    ({}, TO_BURN, "burn", "malformed", {"text": "burn"}),
    ({}, TO_BURN, "burn x", "malformed", {"text": "burn x"}),
    ({}, TO_BURN, "burn 4", "slot_empty", {"slot": 4}),
    ({}, TO_BURN, "burn 6", "no_such_slot", {"slot": 6}),
    ({}, TO_BURN, "build 1 g9", "must_burn", {}),
    ({}, TO_BURN, "tax g8", "must_burn", {}),
    ({}, TO_BURN, "1", "must_burn", {}),
    ({}, TO_BURN, "g10r", "must_burn", {}),
    ({}, (*TO_BURN, "-"), "-", "must_claim", {}),
    ({}, (*TO_BURN, "-"), "burn 1", "must_claim", {}),
    (WEDDING, DISPLAY, "=24", "domino_not_available", {"domino": 24}),
    (WEDDING, DISPLAY, "=q49", "malformed", {"text": "=q49"}),
    (WEDDING, DISPLAY, "=72", "malformed", {"text": "=72"}),
    (WEDDING, (*DISPLAY, "=q24"), "=q24", "domino_not_available", {"domino": 72}),
    (WEDDING, (*TOWNS_OF_WEDDING, "=k2"), "46", "not_in_offer", {"domino": 46}),
    (WEDDING, (*TOWNS_OF_WEDDING, "=k2"), "q44", "not_in_offer", {"domino": 92}),
    (
        WEDDING,
        (*TOWNS_OF_WEDDING, "=k2", "q46", "=k1"),
        "q46",
        "already_claimed",
        {"domino": 94, "seat": 1},
    ),
]


def start(options: dict[str, Any], actions: Actions) -> State:
    state = dominium.load("queendomino", **options).start()
    for action in actions:
        state.apply(action)
    return state


@pytest.mark.parametrize(("options", "actions", "refused", "code", "params"), REFUSALS)
def test_refusals(
    options: dict[str, Any], actions: Actions, refused: str, code: str, params: dict[str, Any]
) -> None:
    referee = Referee(**options)
    for action in actions:
        referee.apply(action)
    assert refused not in referee.legal_actions()
    state = start(options, actions)
    before = state.copy()
    assert not state.is_legal(refused)
    with pytest.raises(IllegalAction) as caught:
        state.apply(refused)
    assert (caught.value.code, caught.value.params) == (code, params)
    assert state == before


def test_outside_the_frame() -> None:
    """Five columns are taken at four seats; the sixth is refused by its name."""
    claims = ("=k1", "1", "=k2", "2", "=k3", "3", "=k4", "4")
    row = ("=1", "=2", "=3", "=4", *claims, "=5", "=6", "=7", "=8")
    state = start({"seats": 4}, (*DISPLAY, *row, "f5r", "-", "-", "5"))
    while state.actor != 0 or state.view(None).step != "place":
        state.apply(state.legal_actions()[-1])
    state.apply("c5r")
    while state.actor != 0 or state.view(None).step != "place":
        state.apply(state.legal_actions()[-1])
    with pytest.raises(IllegalAction) as caught:
        state.apply("h5r")
    assert caught.value.code == "outside_frame"
    assert caught.value.params["square"] in {"h5", "i5"}


def test_after_the_end() -> None:
    state = start({}, ())
    while state.actor is not None:
        state.apply(state.legal_actions()[0])
    for text in ("24", "-", "build 1 g8", "=statue"):
        with pytest.raises(IllegalAction) as caught:
            state.apply(text)
        assert (caught.value.code, caught.value.params) == ("game_over", {})


def test_actions_of_kingdomino_alone_belong_to_no_step() -> None:
    other = dominium.load("kingdomino", frame="fixed", opening="clockwise").start()
    for text in ("c3", "=s1"):
        with pytest.raises(TypeError, match="not an action of this game"):
            start({}, ()).refusal(other.parse(text))


@pytest.mark.parametrize("text", ["tax e6", "build 1 e6", "burn 1", "-", "=statue"])
def test_kingdomino_does_not_know_the_new_actions(text: str) -> None:
    state = dominium.load("kingdomino").start()
    with pytest.raises(IllegalAction, match="malformed"):
        state.apply(text)
    with pytest.raises(TypeError, match="not an action of this game"):
        state.refusal(start({}, ()).parse(text))

"""Every code with which Kingdomino refuses an action, and what it is about."""

from typing import Any

import pytest

import dominium
from dominium import IllegalAction, State

OFFER = ("=24", "=3", "=48", "=11")
TOP_DOWN = {"opening": "top_down"}
TRAY = {"frame": "fixed", "opening": "clockwise"}
TO_PLACE = (*OFFER, "=k1", "=k2", "=k2", "=k1", "=1", "=2", "=4", "=5")

REFUSALS: list[tuple[dict[str, Any], tuple[str, ...], str, str, dict[str, Any]]] = [
    # options, actions, refused action, code, parameters
    ({}, (), "", "malformed", {"text": ""}),
    ({}, (), "forest", "malformed", {"text": "forest"}),
    ({}, (), "=?", "malformed", {"text": "=?"}),
    ({}, (), "24", "chance_acts", {}),
    ({}, (), "e6r", "chance_acts", {}),
    ({}, (), "=k1", "must_draw_domino", {}),
    ({}, (), "=49", "malformed", {"text": "=49"}),
    ({}, ("=24",), "=24", "domino_not_available", {"domino": 24}),
    ({}, OFFER, "=12", "must_draw_king", {}),
    ({}, OFFER, "=s1", "must_draw_king", {}),
    ({}, OFFER, "=k3", "king_not_available", {"seat": 2}),
    ({}, (*OFFER, "=k1", "3", "=k1", "24"), "=k1", "king_not_available", {"seat": 0}),
    ({}, (*OFFER, "=k1"), "=k1", "not_chance", {}),
    ({}, (*OFFER, "=k1"), "e6r", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "c3", "must_claim", {}),
    ({}, (*OFFER, "=k1"), "12", "not_in_offer", {"domino": 12}),
    ({}, (*OFFER, "=k1", "3", "=k2"), "3", "already_claimed", {"domino": 3, "seat": 0}),
    (TRAY, (), "=24", "not_chance", {}),
    (TRAY, (), "24", "must_place_castle", {}),
    (TRAY, (), "c3r", "must_place_castle", {}),
    (TRAY, (), "f1", "outside_frame", {"square": "f1"}),
    (TRAY, ("c3", "c3", *OFFER), "=k1", "must_draw_seat", {}),
    (TRAY, ("c3", "c3", *OFFER), "=s3", "seat_not_available", {"seat": 2}),
    (TOP_DOWN, TO_PLACE, "1", "must_place", {"domino": 3}),
    (TOP_DOWN, TO_PLACE, "e6", "ambiguous", {"text": "e6", "options": "e6r, e6d"}),
    (TOP_DOWN, TO_PLACE, "e5r", "square_occupied", {"square": "e5"}),
    (TOP_DOWN, TO_PLACE, "e6u", "square_occupied", {"square": "e5"}),
    (TOP_DOWN, TO_PLACE, "f4r", "no_matching_terrain", {}),
    (TOP_DOWN, TO_PLACE, "i4r", "outside_window", {"square": "j4"}),
]


def start(options: dict[str, Any], actions: tuple[str, ...]) -> State:
    state = dominium.load("kingdomino", **options).start()
    for action in actions:
        state.apply(action)
    return state


@pytest.mark.parametrize(("options", "actions", "refused", "code", "params"), REFUSALS)
def test_refusals(
    options: dict[str, Any],
    actions: tuple[str, ...],
    refused: str,
    code: str,
    params: dict[str, Any],
) -> None:
    state = start(options, actions)
    before = state.copy()
    assert not state.is_legal(refused)
    with pytest.raises(IllegalAction) as caught:
        state.apply(refused)
    assert (caught.value.code, caught.value.params) == (code, params)
    assert state == before


def test_outside_the_frame() -> None:
    """Five columns are taken, the sixth is refused by its name."""
    position = (
        "........./........./........./........./....cwwww/........./........./........./........."
    )
    game = dominium.load("kingdomino")
    kings = {1: 0, 2: 1, 3: 0, 4: 1}
    state = game.setup(
        {
            "step": "place",
            "actor": 0,
            "round": 6,
            "kingdoms": [{"position": position}, {"position": position}],
            "offer": [{"domino": domino, "seat": seat} for domino, seat in kings.items()],
            "next_offer": [],
            "undrawn": [],
        }
    )
    with pytest.raises(IllegalAction) as caught:
        state.apply("c5r")
    assert caught.value.code == "outside_frame"
    assert caught.value.params["square"] in {"c5", "d5"}


def test_after_the_end() -> None:
    state = start({}, ())
    while state.actor is not None:
        state.apply(state.legal_actions()[0])
    with pytest.raises(IllegalAction) as caught:
        state.apply("24")
    assert (caught.value.code, caught.value.params) == ("game_over", {})

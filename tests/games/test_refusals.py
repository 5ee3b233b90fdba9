"""Every code with which a game refuses an action, and what it is about."""

from typing import Any

import pytest

import dominium
from dominium import IllegalAction, State
from tests.conformance.files import BY_GAME
from tests.games.refused_actions import (
    DISPLAY,
    LINES,
    REFUSALS,
    SECOND,
    TURN,
    Actions,
    RefusedIn,
)
from tests.oracle.make_perft import begin


def after(game: str, options: dict[str, Any] | None = None, actions: Actions = ()) -> State:
    """The state after these actions."""
    state = dominium.load(game, **(options or {})).start()
    for action in actions:
        state.apply(action)
    return state


@pytest.mark.parametrize("case", REFUSALS)
def test_refusals(case: RefusedIn) -> None:
    game, options, actions, refused, code, params = case
    assert refused not in begin(game, options, list(actions)).legal_actions()
    state = after(game, options, actions)
    before = state.copy()
    assert not state.is_legal(refused)
    assert refusal_of(state, refused) == (code, params)
    assert state == before
    assert state.key() == before.key()


def test_every_code_of_the_domino_games_is_here() -> None:
    """All codes of these games; after the end and with an empty stock they are tested below."""
    assert {code for *_, code, _ in LINES} == {
        "already_drawn",
        "ambiguous",
        "chance_acts",
        "draw_first",
        "end_not_open",
        "malformed",
        "matador_not_needed",
        "must_draw_seat",
        "must_draw_tile",
        "must_hit_or_stand",
        "must_lead",
        "must_lead_tile",
        "must_play",
        "must_stand",
        "not_chance",
        "not_in_this_game",
        "seat_not_available",
        "tile_does_not_fit",
        "tile_not_available",
        "tile_not_in_hand",
    }


def refusal_of(state: State, text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as caught:
        state.apply(text)
    return caught.value.code, caught.value.params


TRIED_LATE = {"kingdomino": ("24", "e6r"), "queendomino": ("24", "-", "build 1 g8", "=statue")}
OF_TILES = ("65", "65l", "draw", "pass", "hit", "stand", "=65", "=s1")


@BY_GAME
def test_after_the_end(game: str) -> None:
    state = after(game)
    while state.actor is not None:
        state.apply(state.legal_actions()[0])
    for text in TRIED_LATE.get(game, OF_TILES):
        assert refusal_of(state, text) == ("game_over", {})


# --- What only some games have --------------------------------------------------------------------


def test_outside_the_frame_of_kingdomino() -> None:
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


def test_outside_the_frame_of_queendomino() -> None:
    """Five columns are taken at four seats; the sixth is refused by its name."""
    claims = ("=k1", "1", "=k2", "2", "=k3", "3", "=k4", "4")
    row = ("=1", "=2", "=3", "=4", *claims, "=5", "=6", "=7", "=8")
    state = after("queendomino", {"seats": 4}, (*DISPLAY, *row, "f5r", "-", "-", "5"))
    while state.actor != 0 or state.view(None).step != "place":
        state.apply(state.legal_actions()[-1])
    state.apply("c5r")
    while state.actor != 0 or state.view(None).step != "place":
        state.apply(state.legal_actions()[-1])
    with pytest.raises(IllegalAction) as caught:
        state.apply("h5r")
    assert caught.value.code == "outside_frame"
    assert caught.value.params["square"] in {"h5", "i5"}


def test_drawing_from_an_empty_stock() -> None:
    """Draws and passes until the stock is gone, then somebody who can play has to."""
    state = after("bergen", {"target": 50}, TURN)
    while state.view(None).stock or state.view(None).step != "play":
        legal = {str(action) for action in state.legal_actions()}
        wanted = {"draw", "pass"} & legal
        state.apply(min(wanted) if wanted else state.legal_actions()[0])
    assert refusal_of(state, "draw") == ("stock_empty", {})
    assert refusal_of(state, "pass") == ("must_play", {})


def test_actions_of_kingdomino_alone_belong_to_no_step() -> None:
    other = dominium.load("kingdomino", frame="fixed", opening="clockwise").start()
    for text in ("c3", "=s1"):
        with pytest.raises(TypeError, match="not an action of this game"):
            after("queendomino").refusal(other.parse(text))


@pytest.mark.parametrize("text", ["tax e6", "build 1 e6", "burn 1", "-", "=statue"])
def test_kingdomino_does_not_know_the_new_actions(text: str) -> None:
    state = dominium.load("kingdomino").start()
    with pytest.raises(IllegalAction, match="malformed"):
        state.apply(text)
    with pytest.raises(TypeError, match="not an action of this game"):
        state.refusal(after("queendomino").parse(text))


def test_actions_of_other_games_belong_to_no_step() -> None:
    kingdoms = dominium.load("kingdomino").start()
    tiles = after("block")
    for text in ("65", "65l", "draw", "pass", "hit", "=65"):
        with pytest.raises(IllegalAction, match="malformed"):
            kingdoms.apply(text)
    with pytest.raises(TypeError, match="not an action of this game"):
        tiles.refusal(kingdoms.parse("=24"))
    with pytest.raises(TypeError, match="not an action of this game"):
        kingdoms.refusal(after("block", {}, SECOND).legal_actions()[0])

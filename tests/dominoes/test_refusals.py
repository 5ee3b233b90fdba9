"""Every code with which a domino game refuses an action, and what it is about."""

from typing import Any

import pytest

import dominium
from dominium import IllegalAction, LineState
from tests.dominoes.side_by_side import REFEREES

Actions = tuple[str, ...]


def dealt(*hands: str, lot: int | None = 1, removed: str = "") -> Actions:
    """The lot, the tiles removed, and the hands from seat 0 on."""
    lots = () if lot is None else (f"=s{lot}",)
    return (*lots, *(f"={tile}" for tile in f"{removed} {' '.join(hands)}".split()))


BLOCK = dealt("21 00 33 44 55 66 65", "11 30 40 50 60 41 31")
SECOND = (*BLOCK, "21")  # 1 and 2 are open; 11, 41 and 31 fit on the left
BOTH = (*dealt("65 50 00 33 44 22 10", "60 64 61 51 20 30 40"), "65", "60r")  # 5 and 0 are open
STUCK = dealt("66 00 33 44 55 21 65", "11 30 40 50 10 41 31")
MATADOR = dealt("53 11 22", "44 61 00", removed="66 65 64")
NEEDED = (*MATADOR, "53")  # 44 fits the 3
WILD = (*dealt("53 11 22", "66 61 10", removed="65 64 63"), "53")
BERGEN = dealt("22 42 44 65 60 50", "52 54 33 66 61 41", lot=None)
TURN = (*BERGEN, "22")
DRAWN = (*TURN, "draw", "=20")
SEBASTOPOL = dealt(
    "66 61 60 11 22 33 44",
    "62 63 00 10 20 30 40",
    "55 50 51 52 53 54 41",
    "64 65 21 31 32 42 43",
    lot=None,
)
CROSS = (*SEBASTOPOL, "66", "62l")  # seat 2 has no 6 and has passed; seat 3 is asked
TWENTY_ONE = dealt("21 10", "66 65")
SOLO = dealt("65 64 10 20 66", lot=None)
AT_THE_RIGHT = {"tile": "44", "end": "right", "number": 5}
Refused = tuple[str, dict[str, Any], Actions, str, str, dict[str, Any]]

REFUSALS: list[Refused] = [
    # game, options, actions, refused action, code, parameters
    *(("block", {}, SECOND, text, "malformed", {"text": text}) for text in ("", "x", "=?", "99")),
    ("block", {}, SECOND, "11l1", "malformed", {"text": "11l1"}),
    ("block", {}, SECOND, "e6r", "malformed", {"text": "e6r"}),
    ("block", {}, (), "65", "chance_acts", {}),
    ("block", {}, (), "pass", "chance_acts", {}),
    ("block", {}, (), "=65", "must_draw_seat", {}),
    ("block", {}, (), "=s3", "seat_not_available", {"seat": 2}),
    ("block", {}, ("=s1",), "=s1", "must_draw_tile", {}),
    ("block", {}, ("=s1", "=65"), "=65", "tile_not_available", {"tile": "65"}),
    ("block", {}, ("=s1",), "65", "chance_acts", {}),
    ("block", {}, BLOCK, "=65", "not_chance", {}),
    ("block", {}, BLOCK, "=s1", "not_chance", {}),
    ("block", {}, BLOCK, "11", "tile_not_in_hand", {"tile": "11"}),
    ("block", {}, BLOCK, "21l", "must_lead", {}),
    ("block", {}, BLOCK, "pass", "must_lead", {}),
    ("block", {}, BLOCK, "draw", "must_lead", {}),
    ("block", {}, BLOCK, "hit", "must_lead", {}),
    ("block", {}, SECOND, "21l", "tile_not_in_hand", {"tile": "21"}),
    ("block", {}, SECOND, "11r", "tile_does_not_fit", {"tile": "11", "end": "right", "number": 2}),
    ("block", {}, SECOND, "50l", "tile_does_not_fit", {"tile": "50", "end": "left", "number": 1}),
    ("block", {}, SECOND, "50", "tile_does_not_fit", {"tile": "50"}),
    ("block", {}, SECOND, "11u", "not_in_this_game", {"action": "11u"}),
    ("block", {}, SECOND, "pass", "must_play", {}),
    ("block", {}, SECOND, "draw", "not_in_this_game", {"action": "draw"}),
    ("block", {}, SECOND, "hit", "must_play", {}),
    ("block", {}, BOTH, "50", "ambiguous", {"text": "50", "options": "50l, 50r"}),
    ("draw", {}, SECOND, "draw", "must_play", {}),
    ("draw", {}, SECOND, "pass", "must_play", {}),
    ("draw", {}, SECOND, "stand", "must_play", {}),
    ("draw", {}, (*STUCK, "66"), "=66", "tile_not_available", {"tile": "66"}),
    ("matador", {}, ("=s1",), "=s2", "must_draw_tile", {}),
    ("matador", {}, ("=s1", "=00"), "=00", "tile_not_available", {"tile": "00"}),
    ("matador", {}, NEEDED, "61l1", "matador_not_needed", {"tile": "61"}),
    ("matador", {}, NEEDED, "00r", "matador_not_needed", {"tile": "00"}),
    ("matador", {}, NEEDED, "00", "matador_not_needed", {"tile": "00"}),
    (
        "matador",
        {},
        NEEDED,
        "44r",
        "tile_does_not_fit",
        {"tile": "44", "end": "right", "number": 5},
    ),
    ("matador", {}, NEEDED, "draw", "must_play", {}),
    ("matador", {}, NEEDED, "pass", "must_play", {}),
    ("matador", {}, WILD, "61l", "ambiguous", {"text": "61l", "options": "61l1, 61l6"}),
    ("matador", {}, WILD, "61", "ambiguous", {"text": "61", "options": "61l1, 61l6, 61r1, 61r6"}),
    ("matador", {}, WILD, "61l5", "malformed", {"text": "61l5"}),
    ("matador", {}, WILD, "draw", "must_play", {}),
    ("matador", {"wild": "any_time"}, WILD, "pass", "must_play", {}),
    ("matador", {"wild": "any_time"}, NEEDED, "draw", "must_play", {}),
    ("bergen", {}, (), "=s1", "must_draw_tile", {}),
    ("bergen", {}, BERGEN, "44", "must_lead_tile", {"tile": "22"}),
    ("bergen", {}, BERGEN, "draw", "must_lead", {}),
    ("bergen", {}, BERGEN, "22l", "must_lead", {}),
    ("bergen", {}, TURN, "pass", "draw_first", {}),
    ("bergen", {}, TURN, "hit", "must_play", {}),
    ("bergen", {}, DRAWN, "draw", "already_drawn", {}),
    ("bergen", {}, DRAWN, "33", "tile_does_not_fit", {"tile": "33"}),
    ("bergen", {}, DRAWN, "20", "ambiguous", {"text": "20", "options": "20l, 20r"}),
    ("sebastopol", {}, SEBASTOPOL, "61", "must_lead_tile", {"tile": "66"}),
    ("sebastopol", {}, CROSS, "21l", "end_not_open", {"end": "left"}),
    ("sebastopol", {}, CROSS, "64l", "end_not_open", {"end": "left"}),
    ("sebastopol", {}, CROSS, "21u", "tile_does_not_fit", {"tile": "21", "end": "up", "number": 6}),
    ("sebastopol", {}, CROSS, "64", "ambiguous", {"text": "64", "options": "64r, 64u, 64d"}),
    ("sebastopol", {}, CROSS, "pass", "must_play", {}),
    ("sebastopol", {}, CROSS, "draw", "not_in_this_game", {"action": "draw"}),
    ("twenty_one", {}, (), "=s3", "seat_not_available", {"seat": 2}),
    ("twenty_one", {}, TWENTY_ONE, "21", "must_hit_or_stand", {}),
    ("twenty_one", {}, TWENTY_ONE, "pass", "must_hit_or_stand", {}),
    ("twenty_one", {}, TWENTY_ONE, "draw", "must_hit_or_stand", {}),
    ("twenty_one", {}, (*TWENTY_ONE, "stand"), "hit", "must_stand", {"total": 23}),
    ("twenty_one", {}, (*TWENTY_ONE, "hit"), "stand", "chance_acts", {}),
    ("solo", {}, SOLO, "00", "tile_not_in_hand", {"tile": "00"}),
    ("solo", {}, (*SOLO, "66"), "10", "tile_does_not_fit", {"tile": "10"}),
    ("solo", {}, (*SOLO, "66"), "65", "ambiguous", {"text": "65", "options": "65l, 65r"}),
    ("solo", {}, (*SOLO, "66"), "pass", "not_in_this_game", {"action": "pass"}),
    ("solo", {}, (*SOLO, "66"), "draw", "not_in_this_game", {"action": "draw"}),
]


def start(game: str, options: dict[str, Any], actions: Actions) -> LineState:
    state = dominium.load(game, **options).start()
    assert isinstance(state, LineState)
    for action in actions:
        state.apply(action)
    return state


@pytest.mark.parametrize("case", REFUSALS)
def test_refusals(case: Refused) -> None:
    game, options, actions, refused, code, params = case
    referee = REFEREES[game](**options)
    for action in actions:
        referee.apply(action)
    assert refused not in referee.legal_actions()
    state = start(game, options, actions)
    before = state.copy()
    assert not state.is_legal(refused)
    with pytest.raises(IllegalAction) as caught:
        state.apply(refused)
    assert (caught.value.code, caught.value.params) == (code, params)
    assert state == before
    assert state.key() == before.key()


def test_every_code_is_here() -> None:
    """All codes of these games; after the end and with an empty stock they are tested below."""
    assert {code for *_, code, _ in REFUSALS} == {
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


def refusal_of(state: LineState, text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as caught:
        state.apply(text)
    return caught.value.code, caught.value.params


def test_drawing_from_an_empty_stock() -> None:
    """Draws and passes until the stock is gone, then somebody who can play has to."""
    state = start("bergen", {"target": 50}, TURN)
    while state.view(None).stock or state.view(None).step != "play":
        legal = {str(action) for action in state.legal_actions()}
        wanted = {"draw", "pass"} & legal
        state.apply(min(wanted) if wanted else state.legal_actions()[0])
    assert refusal_of(state, "draw") == ("stock_empty", {})
    assert refusal_of(state, "pass") == ("must_play", {})


@pytest.mark.parametrize("game", REFEREES)
def test_after_the_end(game: str) -> None:
    state = start(game, {}, ())
    while state.actor is not None:
        state.apply(state.legal_actions()[0])
    for text in ("65", "65l", "draw", "pass", "hit", "stand", "=65", "=s1"):
        assert refusal_of(state, text) == ("game_over", {})


def test_actions_of_other_games_belong_to_no_step() -> None:
    kingdoms = dominium.load("kingdomino").start()
    tiles = start("block", {}, ())
    for text in ("65", "65l", "draw", "pass", "hit", "=65"):
        with pytest.raises(IllegalAction, match="malformed"):
            kingdoms.apply(text)
    with pytest.raises(TypeError, match="not an action of this game"):
        tiles.refusal(kingdoms.parse("=24"))
    with pytest.raises(TypeError, match="not an action of this game"):
        kingdoms.refusal(start("block", {}, SECOND).legal_actions()[0])

"""Positions written down that cannot be: every one is refused, with all its faults."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from dominium import SetupError
from tests.conformance.lines import line_game
from tests.games.test_bad_input import result_or_error

Position = dict[str, Any]


def position_in(name: str, step: str, seed: int = 1, **options: Any) -> Position:
    """A position with this step, some tiles in the line."""
    state, rng = line_game(name, **options).start(), random.Random(seed)
    while state.view(None).step != step or (step == "play" and len(state.view(None).line) < 4):
        state.apply(rng.choice(state.legal_actions()))
    found: Position = json.loads(json.dumps(state.open_view().to_dict()))
    return found


def hand(position: Position, seat: int) -> list[str]:
    found: list[str] = position["hands"][seat]["tiles"]
    return found


SPOILT: list[tuple[str, str, Callable[[Position], object]]] = [
    ("a tile twice", "block", lambda it: hand(it, 0).append(it["line"][0]["tile"])),
    ("a tile missing", "block", lambda it: hand(it, 0).pop()),
    ("a tile that does not exist", "block", lambda it: hand(it, 0).append("77")),
    ("a tile written the wrong way round", "block", lambda it: it["removed_tiles"].append("16")),
    ("a seat too few", "block", lambda it: it["hands"].pop()),
    ("a line with a gap", "draw", lambda it: it["line"][1].update(position=5)),
    ("an end that is none", "draw", lambda it: it["line"][1].update(end="up")),
    ("halves that do not fit", "draw", lambda it: it["line"][1].update(tile="66", outward=6)),
    ("nobody to play", "draw", lambda it: it.update(turn=None, actor=None)),
    ("a step that does not exist", "matador", lambda it: it.update(step="jump")),
    ("a step of another game", "matador", lambda it: it.update(step="hit_or_stand")),
    ("negative draws", "bergen", lambda it: it["hands"][0].update(drawn=-1)),
    ("no deal yet", "bergen", lambda it: it.update(deal=0)),
]


@pytest.mark.parametrize(
    ("name", "spoil"), [each[1:] for each in SPOILT], ids=[each[0] for each in SPOILT]
)
def test_faults_of_positions(name: str, spoil: Callable[[Position], object]) -> None:
    position = position_in(name, "play")
    assert line_game(name).setup(copy.deepcopy(position)).open_view().to_dict()
    spoil(position)
    with pytest.raises(SetupError) as caught:
        line_game(name).setup(position)
    assert all(fault.code for fault in caught.value.faults)


def test_the_holder_of_the_double_six_leads() -> None:
    position = position_in("sebastopol", "lead")
    position["turn"] = (position["turn"] + 1) % 4
    with pytest.raises(SetupError):
        line_game("sebastopol").setup(position)


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [("block", "bank", 7), ("block", "ending", "blocked"), ("sebastopol", "turn", True)],
)
def test_what_is_said_in_vain_is_no_second_position(name: str, field: str, value: Any) -> None:
    """A thing that such a position cannot say is refused, or changes nothing."""
    position = position_in(name, "play")
    state = line_game(name).setup(position)
    read = result_or_error(SetupError, lambda: line_game(name).setup({**position, field: value}))
    assert isinstance(read, SetupError) or read == state


def test_tiles_are_dealt_before_the_line() -> None:
    position = {**position_in("bergen", "play"), "step": "deal_tile", "turn": None}
    with pytest.raises(SetupError):
        line_game("bergen").setup(position)


@pytest.mark.parametrize("name", ["block", "draw", "matador", "twenty_one"])
def test_after_the_lot_somebody_leads(name: str) -> None:
    position = position_in(name, "remove_tile" if name == "matador" else "deal_tile")
    position["lead"] = None
    with pytest.raises(SetupError):
        line_game(name).setup(position)


def test_a_deal_that_is_over_is_no_position() -> None:
    """Nobody could play on: the deal would have ended."""
    position = position_in("block", "play")
    open_numbers = {str(each["number"]) for each in position["open_ends"]}
    hands = [hand(position, seat) for seat in (0, 1)]
    unseen = sorted([*hands[0], *hands[1], *position["removed_tiles"]])
    unseen.sort(key=lambda tile: bool(open_numbers & set(tile)))  # what fits comes last
    for tiles in (*hands, position["removed_tiles"]):
        tiles[:] = [unseen.pop(0) for _ in tiles]
    assert not any(open_numbers & set(tile) for tiles in hands for tile in tiles)
    with pytest.raises(SetupError, match="impossible_step"):
        line_game("block").setup(position)


def test_many_faults_are_named_at_once() -> None:
    position = position_in("draw", "play")
    hand(position, 0).append("88")
    position["step"] = "jump"
    with pytest.raises(SetupError) as caught:
        line_game("draw").setup(position)
    assert len(caught.value.faults) > 1

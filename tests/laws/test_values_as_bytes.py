"""Laws of the bytes of values: they come back, in one form only, and anything else is refused."""

import copy
import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dominium
from dominium import GameInfo, KingdomGame, LineGame, _core
from tests.laws.strategies import GAMES, PLIES, Course, courses

VIEWER = st.sampled_from([None, 0])


def values_of(course: Course, viewer: int | None) -> Iterator[Any]:
    """Everything that a viewer is told on the way, and what can be asked in the last position."""
    state, rng = course.game.start(), random.Random(course.seed)
    for _ in range(course.plies):
        if state.actor is None:
            break
        action = rng.choice(state.legal_actions())
        yield action
        told = (event.seen_by(viewer) for event in state.apply(action))
        yield from (event for event in told if event is not None)
    yield state.view(viewer)
    yield from state.scores()
    assert isinstance(course.game, KingdomGame | LineGame)
    yield course.game.facts
    outcome = state.outcome()
    if outcome is not None:
        yield outcome
    for action in state.legal_actions():
        yield from filter(None, [state.preview(action)])


def is_same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and one == other and repr(one) == repr(other)


@given(courses(), VIEWER)
def test_values_come_back_from_their_bytes(course: Course, viewer: int | None) -> None:
    for value in values_of(course, viewer):
        back = dominium.from_bytes(value.to_bytes())
        assert is_same(back, value)
        assert back.to_bytes() == value.to_bytes()
        if isinstance(value, dominium.Action):
            assert back.index == value.index


@given(courses(), VIEWER)
def test_values_are_pickled_and_copied(course: Course, viewer: int | None) -> None:
    values = list(values_of(course, viewer))
    for back in (pickle.loads(pickle.dumps(values)), copy.deepcopy(values)):
        assert all(map(is_same, back, values))


@given(courses(), VIEWER, st.randoms(use_true_random=False))
def test_spoilt_bytes_are_another_value_or_none(
    course: Course, viewer: int | None, chance: random.Random
) -> None:
    for value in values_of(course, viewer):
        whole = value.to_bytes()
        place = chance.randrange(len(whole))
        spoilt = whole[:place] + bytes([chance.randrange(256)]) + whole[place + 1 :]
        for attempt in (spoilt, whole[:place], whole + b"\0", whole[8:]):
            try:
                read = dominium.from_bytes(attempt)
            except ValueError:
                continue
            assert read.to_bytes() == attempt
            json.dumps(read.to_dict())
            repr(read)


@pytest.mark.parametrize("data", [b"", b"\0" * 7, b"\0" * 8, b"\xff" * 64])
def test_bytes_of_nothing_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="bytes of"):
        dominium.from_bytes(data)


@pytest.mark.parametrize("domino", [0, 100, 255])
def test_an_action_without_notation_is_refused(domino: int) -> None:
    """Only what a person could write comes back, so that no action reaches past a board."""
    claim = next(
        action
        for action in map(dominium.load("kingdomino").action, range(10_000))
        if isinstance(action, dominium.actions.Claim) and action.domino == 1
    )
    whole = claim.to_bytes()
    assert whole[8] == 1
    number = bytes([domino]) if domino < 128 else bytes([domino & 127 | 128, domino >> 7])
    with pytest.raises(ValueError, match="not the bytes"):
        dominium.from_bytes(whole[:8] + number + whole[9:])


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_bytes_are_far_shorter_than_json(info: GameInfo) -> None:
    state, _ = Course(dominium.load(info.id), seed=5, plies=PLIES[info.id] // 2).play()
    view = state.view(0)
    assert 5 * len(view.to_bytes()) < len(json.dumps(view.to_dict(), separators=(",", ":")))


def test_what_has_no_bytes_cannot_be_read_from_any() -> None:
    """Texts that the core only refers to: the catalogue and the declarations."""
    without = {
        described["name"]
        for described in _core.schema()
        if not hasattr(getattr(_core, described["name"]), "to_bytes")
    }
    assert without == {"BuildingInfo", "OptionDeclaration", "GameDeclaration"}

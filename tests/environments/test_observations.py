"""Observations: a pure function of what a seat may see."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import dominium
from dominium import LineState
from tests.environments.expected import assert_as_expected
from tests.laws.strategies import GAMES, Course, courses, games


@given(courses())
def test_observations_say_what_views_show(course: Course) -> None:
    state, _ = course.play()
    for seat in range(course.game.seats):
        assert_as_expected(course.game, state.observation(seat), state.view(seat), seat)


@given(courses("line"), st.integers(0, 2**32 - 1))
def test_observations_stay_when_the_unseen_is_resampled(course: Course, seed: int) -> None:
    game, rng = course.line_game, random.Random(course.seed)
    state, memories = game.start(), [game.memory(seat) for seat in range(game.seats)]
    for _ in range(course.plies):
        if state.actor is None:
            break
        events = state.apply(rng.choice(state.legal_actions()))
        for memory in memories:
            memory.observe(state, events)
    for seat, memory in enumerate(memories):
        sample = memory.determinize(random.Random(seed))
        assert isinstance(sample, LineState)
        assert sample.view(seat) == state.view(seat)
        assert (sample.observation(seat) == state.observation(seat)).all()


@given(games())
def test_the_fields_fill_the_observation(game: dominium.Game) -> None:
    place = 0
    for field in game.observation_fields:
        assert field.start == place
        assert field.size == np.prod(field.shape) > 0
        assert 1 <= field.most <= 255
        assert field.meaning
        place += field.size
    names = [field.name for field in game.observation_fields]
    assert len(set(names)) == len(names)
    observation = game.start().observation(0)
    assert observation.shape == (game.observation_size,) == (place,)
    assert observation.dtype == np.uint8


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_whole_matches_are_seen(info: dominium.GameInfo) -> None:
    game = dominium.load(info.id)
    rng, state = random.Random(5), game.start()
    while state.actor is not None:
        state.apply(rng.choice(state.legal_actions()))
        seat = rng.randrange(game.seats)
        assert_as_expected(game, state.observation(seat), state.view(seat), seat)


def test_a_field_is_found_in_many_observations_at_once() -> None:
    game = dominium.load("block")
    state = game.start()
    both = np.stack([state.observation(seat) for seat in range(2)])
    hands = game.observation_fields[0].of(both)
    assert game.observation_fields[0].name == "hand"
    assert hands.shape == (2, 28)


@pytest.mark.parametrize("seat", [-1, 2])
def test_unknown_seats_see_nothing(seat: int) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        dominium.load("block").start().observation(seat)

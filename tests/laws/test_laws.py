"""Laws that every game of the library keeps, from any position of any game."""

import copy
import json
import math
import random
import sys

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import dominium
from dominium import CHANCE, IllegalAction, Record, SeatInfo, State
from tests.laws.strategies import END_REASONS, GAMES, LONGEST, PLIES, Course, courses


def every_action(state: State) -> list[dominium.Action]:
    """The whole index space of whoever acts."""
    game = state.game
    if state.actor == CHANCE:
        return [game.chance_action(index) for index in range(game.num_chance_actions)]
    return [game.action(index) for index in range(game.num_actions)]


def seats_of(game: dominium.Game) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(f"Seat {seat + 1}") for seat in range(game.seats))


def test_every_game_is_judged_here() -> None:
    ids = {info.id for info in GAMES}
    assert ids == set(LONGEST) == set(PLIES) == set(END_REASONS)
    assert {info.family for info in GAMES} == {"kingdom", "line"}


# --- Actions --------------------------------------------------------------------------------------


@given(courses())
def test_legal_actions_are_those_that_apply(course: Course) -> None:
    state, _ = course.play()
    legal = state.legal_actions()
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (state.actor is not None)
    for action in every_action(state):
        after = state.copy()
        if action in legal:
            assert state.is_legal(action)
            assert state.is_legal(str(action))
            assert state.refusal(action) is None
            told = after.apply(action)
            assert told or action.kind in {"draw", "hit"}  # chance tells which tile
            assert after != state
        elif not state.is_legal(action):
            refusal = state.refusal(action)
            assert refusal is not None
            with pytest.raises(IllegalAction) as caught:
                after.apply(action)
            assert (caught.value.code, caught.value.params) == (refusal.code, refusal.params)
            assert after == state
        else:  # a second name of a legal action
            after.apply(action)
            again = [state.copy() for _ in legal]
            for other, another in zip(again, legal, strict=True):
                other.apply(another)
            assert after in again


@given(courses())
def test_actions_index_mask_and_notation_agree(course: Course) -> None:
    state, _ = course.play()
    game = state.game
    mask = state.action_mask()
    actions = every_action(state)
    assert mask.dtype == bool
    if state.actor is not None:
        assert mask.shape == (len(actions),)
    assert [action.index for action in actions] == list(range(len(actions)))
    assert len(set(actions)) == len({str(action) for action in actions}) == len(actions)
    assert sorted(action.index for action in state.legal_actions()) == list(mask.nonzero()[0])
    for action in state.legal_actions():
        assert state.parse(str(action)) == action
        assert hash(state.parse(str(action))) == hash(action)
    with pytest.raises(IndexError):
        game.action(game.num_actions)
    with pytest.raises(IndexError):
        game.chance_action(game.num_chance_actions)


@given(courses(), st.text(max_size=8))
def test_any_text_is_read_or_refused(course: Course, text: str) -> None:
    state, _ = course.play()
    before = state.copy()
    if state.is_legal(text):
        state.apply(text)
        assert state != before
        return
    with pytest.raises(IllegalAction):
        state.apply(text)
    assert state == before
    assert state.key() == before.key()


@given(courses())
def test_actions_of_a_finished_match_are_refused(course: Course) -> None:
    state, actions = course.play_out()
    assert (state.actor, state.legal_actions(), state.odds()) == (None, [], [])
    for text in actions:
        assert not state.is_legal(text)
    with pytest.raises(IllegalAction) as caught:
        state.apply(actions[-1])
    assert caught.value.code == "game_over"


# --- States ---------------------------------------------------------------------------------------


@given(courses())
def test_copies_do_not_alias(course: Course) -> None:
    state, actions = course.play()
    assume(state.actor is not None)
    key, view = state.key(), state.view(None).to_dict()
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert other == state
        assert other.key() == key
        other.apply(other.legal_actions()[-1])
        assert other != state
        assert other.key() != key
    assert state.key() == key
    assert state.view(None).to_dict() == view
    again = Course(course.game, course.seed, len(actions)).play()[0]
    assert again == state


@given(courses())
def test_an_action_is_the_same_object_in_every_state_of_a_game(course: Course) -> None:
    state, _ = course.play()
    pairs = zip(state.legal_actions(), state.copy().legal_actions(), strict=True)
    assert all(one is other for one, other in pairs)


def test_a_state_takes_no_more_room_than_its_game_needs() -> None:
    state = dominium.load("block").start()
    assert sys.getsizeof(state.native) + len(state.key()) < 400


@given(courses())
def test_keys_are_equal_exactly_for_equal_content(course: Course) -> None:
    states = [course.game.start()]
    rng = random.Random(course.seed)
    while states[-1].actor is not None and len(states) <= course.plies:
        following = states[-1].copy()
        following.apply(rng.choice(following.legal_actions()))
        states.append(following)
    assert len({state.key() for state in states}) == len(states)


@given(courses())
def test_odds_sum_to_one(course: Course) -> None:
    state, _ = course.play()
    odds = state.odds()
    if state.actor == CHANCE:
        assert [action for action, _ in odds] == state.legal_actions()
        assert all(0 < probability <= 1 for _, probability in odds)
        assert math.isclose(sum(probability for _, probability in odds), 1)
    else:
        assert odds == []


@given(courses())
def test_a_match_ends_within_its_bound(course: Course) -> None:
    state, actions = course.play_out()
    assert state.actor is None
    assert len(actions) < LONGEST[course.game.id]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason in END_REASONS[course.game.id]
    assert sorted(seat for group in outcome.ranking for seat in group) == list(
        range(course.game.seats)
    )


@given(courses())
def test_there_is_no_outcome_before_the_end(course: Course) -> None:
    state, _ = course.play()
    assert (state.outcome() is None) == (state.actor is not None)


# --- What is seen ---------------------------------------------------------------------------------


@given(courses())
def test_views_and_events_are_plain_json(course: Course) -> None:
    state, _ = course.play()
    view = state.view(None).to_dict()
    assert json.loads(json.dumps(view)) == view
    if state.actor is not None:
        action = state.legal_actions()[-1]
        assert json.loads(json.dumps(action.to_dict())) == action.to_dict()
        for event in state.apply(action):
            assert json.loads(json.dumps(event.to_dict())) == event.to_dict()


@given(courses(), st.integers(0, 2**32 - 1))
def test_a_memory_samples_states_that_look_the_same(course: Course, seed: int) -> None:
    rng = random.Random(course.seed)
    state = course.game.start()
    memories = [course.game.memory(viewer) for viewer in [None, *range(course.game.seats)]]
    for _ in range(course.plies):
        if state.actor is None:
            break
        events = state.apply(rng.choice(state.legal_actions()))
        for memory in memories:
            memory.observe(state, events)
    for memory in memories:
        sampled = memory.determinize(random.Random(seed))
        viewer = memory.viewer
        assert sampled.view(viewer).to_dict() == state.view(viewer).to_dict()


@given(courses())
def test_asking_changes_nothing(course: Course) -> None:
    state, _ = course.play()
    key = state.key()
    for action in every_action(state):
        state.preview(action)
        state.refusal(action)
    state.scores()
    state.view(None)
    assert state.key() == key


# --- Records --------------------------------------------------------------------------------------

NAMES = st.lists(st.text(max_size=20), min_size=8, max_size=8)


@given(courses(), NAMES)
def test_records_are_read_as_they_are_written(course: Course, names: list[str]) -> None:
    state, actions = course.play()
    seats = tuple(SeatInfo(name, None) for name in names[: course.game.seats])
    record = Record(course.game, seats, tuple(actions), state.outcome())
    assert Record.from_json(record.to_json()) == record
    assert Record.from_text(record.to_text()) == record
    assert record.replay() == state


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_names_may_hold_what_ends_a_line(info: dominium.GameInfo) -> None:
    game = dominium.load(info.id)
    for name in ("\x85", "\u2028", "\r", '"]\n[Seat1 "', "\\", ""):
        record = Record(game, (SeatInfo(name),) * game.seats, (), None)
        assert Record.from_text(record.to_text()) == record
        assert Record.from_json(record.to_json()) == record


@given(courses())
def test_replays_are_equal_at_every_ply(course: Course) -> None:
    _, actions = course.play()
    record = Record(course.game, seats_of(course.game), tuple(actions), None)
    state = course.game.start()
    assert record.replay(0) == state
    for text, (action, events, reached) in zip(actions, record.plies(), strict=True):
        assert state.apply(text) == events
        assert str(action) == text
        assert reached == state
        assert reached.key() == state.key()
    middle = len(actions) // 2
    assert record.replay(middle) == Course(course.game, course.seed, middle).play()[0]


@given(courses())
def test_perft_counts_what_can_be_played(course: Course) -> None:
    state, _ = course.play()
    legal = state.legal_actions()
    assert dominium.perft(state, 0) == 1
    assert dominium.perft(state, 1) == max(1, len(legal))
    counted = 0
    for action in legal:
        after = state.copy()
        after.apply(action)
        counted += max(1, len(after.legal_actions()))
    assert dominium.perft(state, 2) == (counted or 1)

"""Laws that every game of the library keeps, from any position of any game."""

import copy
import json
import math
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import dominium
from dominium import CHANCE, IllegalAction, Record, SeatInfo, State
from tests.laws import recount
from tests.laws.positions import GAMES, LONGEST, PLIES, Course, courses
from tests.referee.queendomino import TOKENS

TOTALS = {
    "kingdomino": recount.kingdomino_totals,
    "queendomino": recount.queendomino_totals,
}
WITHOUT_HIDDEN_INFORMATION = {"kingdomino", "queendomino"}


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
    assert ids == set(TOTALS) == set(LONGEST) == set(PLIES)
    assert ids >= WITHOUT_HIDDEN_INFORMATION


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
            assert after.apply(action)
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
    assert outcome.reason == "completed"
    assert sorted(seat for group in outcome.ranking for seat in group) == list(
        range(course.game.seats)
    )


@given(courses())
def test_there_is_no_outcome_before_the_end(course: Course) -> None:
    state, _ = course.play()
    assert (state.outcome() is None) == (state.actor is not None)


@given(courses())
def test_a_view_without_secrets_is_a_setup(course: Course) -> None:
    assume(course.game.id in WITHOUT_HIDDEN_INFORMATION)
    state, _ = course.play()
    written = json.loads(json.dumps(state.view(None).to_dict()))
    again = course.game.setup(written)
    assert again == state
    assert again.key() == state.key()
    assert again.legal_actions() == state.legal_actions()


# --- What is seen ---------------------------------------------------------------------------------


@given(courses())
def test_nothing_hidden_means_equal_views(course: Course) -> None:
    assume(course.game.id in WITHOUT_HIDDEN_INFORMATION)
    state, _ = course.play()
    views: list[dict[str, Any]] = []
    for viewer in [None, *range(course.game.seats)]:
        view = state.view(viewer).to_dict()
        assert view.pop("viewer") == viewer
        if view["building_board"] is not None:  # everybody is told what they would pay
            assert all(slot.pop("cost") <= slot["slot"] for slot in view["building_board"]["slots"])
        views.append(view)
    assert all(view == views[0] for view in views)
    with pytest.raises(ValueError, match="seat"):
        state.view(course.game.seats)


@given(courses())
def test_nothing_hidden_means_equal_events(course: Course) -> None:
    assume(course.game.id in WITHOUT_HIDDEN_INFORMATION)
    state, _ = course.play()
    assume(state.actor is not None)
    for event in state.apply(state.legal_actions()[0]):
        assert event.kind == event.to_dict()["kind"]
        for viewer in [None, *range(course.game.seats)]:
            assert event.seen_by(viewer) == event


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
        assert (sampled == state) or course.game.id not in WITHOUT_HIDDEN_INFORMATION


# --- Scores and pieces ----------------------------------------------------------------------------


@given(courses())
def test_scores_equal_an_independent_recount(course: Course) -> None:
    state, _ = course.play()
    view = state.view(None)
    totals = TOTALS[course.game.id](view, dict(course.game.options))
    assert [score.total for score in state.scores()] == totals
    assert list(view.scores) == list(state.scores())
    for score in state.scores():
        total = sum(each.points for each in score.properties)
        total += sum(bonus.points for bonus in score.bonuses)
        if score.court is not None:
            total += score.court.treasury.points
            total += sum(building.points for building in score.court.buildings)
            assert score.total == sum(row.points for row in score.court.sheet)
        assert score.total == total


@given(courses())
def test_pieces_are_conserved(course: Course) -> None:
    state, _ = course.play()
    dominoes = recount.dominoes_of(course.game)
    present = Counter(recount.pieces_in_view(state.view(None), dominoes))
    expected = Counter(recount.halves_of(dominoes, dominoes))
    assert present <= expected
    if not recount.some_are_left_unclaimed(course.game):
        assert present == expected


@given(courses())
def test_the_economy_is_conserved(course: Course) -> None:
    """Coins move as the events tell; knights and towers come with buildings; no token is lost."""
    assume(course.game.id == "queendomino")
    state, rng = course.game.start(), random.Random(course.seed)
    coins, burnt = [7] * course.game.kingdoms, Counter[str]()
    for _ in range(course.plies):
        if state.actor is None:
            break
        for event in state.apply(rng.choice(state.legal_actions())):
            if event.kind == "taxes_collected":
                collected = sum(each.coins for each in (*event.knights, *event.bonuses))
                assert event.coins == collected > 0
                coins[event.kingdom] += event.coins
                assert event.total == coins[event.kingdom]
            elif event.kind == "building_built":
                coins[event.kingdom] -= event.cost
                assert event.coins == coins[event.kingdom]
            elif event.kind == "building_burnt":
                coins[event.kingdom] -= 1
                assert event.coins == coins[event.kingdom]
                burnt[event.building] += 1
        view = state.view(None)
        assert [recount.court_of(kingdom).coins for kingdom in view.kingdoms] == coins
        assert min(coins) >= 0
        recount.check_courts(view)
        assert recount.tokens_in_view(view) + burnt == Counter(TOKENS)


@given(courses())
def test_previews_tell_what_happens(course: Course) -> None:
    state, _ = course.play()
    for action in state.legal_actions():
        preview = state.preview(action)
        assert (preview is not None) == (action.kind in {"place", "tax", "build"})
        if preview is None:
            continue
        seat = state.actor
        assert isinstance(seat, int)
        after = state.copy()
        events = after.apply(action)
        assert events[0].seat == seat
        kingdom = state.game.kingdom_of(seat)
        gain = after.scores()[kingdom].total - state.scores()[kingdom].total
        {"place": check_placing, "tax": check_taxes, "build": check_building}[action.kind](
            preview, events[0], gain
        )
        moved = any(event.kind == "queen_moved" for event in events)
        assert moved == (action.kind == "build" and preview.queen)


def check_placing(preview: Any, placed: Any, gain: int) -> None:
    assert placed.kind == "domino_placed"
    assert (placed.first, placed.second) == (preview.first, preview.second)
    assert placed.gain == preview.gain == gain


def check_taxes(preview: Any, taxes: Any, _: int) -> None:
    assert taxes.kind == "taxes_collected"
    assert preview.coins == sum(knight.coins for knight in taxes.knights)
    assert preview.bonus == sum(bonus.coins for bonus in taxes.bonuses)


def check_building(preview: Any, built: Any, gain: int) -> None:
    assert built.kind == "building_built"
    assert (built.building, built.cost) == (preview.building, preview.cost)
    assert (built.knights, built.towers) == (preview.knights, preview.towers)
    assert preview.gain == gain


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

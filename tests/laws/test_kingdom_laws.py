"""Laws of the games of kingdoms, in which nothing is hidden."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given

from tests.laws import kingdom_invariants
from tests.laws.strategies import Course, courses
from tests.oracle.queendomino import TOKENS

TOTALS = {
    "kingdomino": kingdom_invariants.kingdomino_totals,
    "queendomino": kingdom_invariants.queendomino_totals,
}


@given(courses("kingdom"))
def test_a_view_without_secrets_is_a_setup(course: Course) -> None:
    state = course.play_kingdoms()
    written = json.loads(json.dumps(state.view(None).to_dict()))
    again = course.kingdom_game.setup(written)
    assert again == state
    assert again.key() == state.key()
    assert again.legal_actions() == state.legal_actions()


@given(courses("kingdom"))
def test_nothing_hidden_means_equal_views(course: Course) -> None:
    state = course.play_kingdoms()
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


@given(courses("kingdom"))
def test_nothing_hidden_means_equal_events(course: Course) -> None:
    state = course.play_kingdoms()
    assume(state.actor is not None)
    for event in state.apply(state.legal_actions()[0]):
        assert event.kind == event.to_dict()["kind"]
        for viewer in [None, *range(course.game.seats)]:
            assert event.seen_by(viewer) == event


# --- Scores and pieces ----------------------------------------------------------------------------


@given(courses("kingdom"))
def test_scores_equal_an_independent_recount(course: Course) -> None:
    state = course.play_kingdoms()
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


@given(courses("kingdom"))
def test_pieces_are_conserved(course: Course) -> None:
    state = course.play_kingdoms()
    dominoes = kingdom_invariants.dominoes_of(course.kingdom_game)
    present = Counter(kingdom_invariants.pieces_in_view(state.view(None), dominoes))
    expected = Counter(kingdom_invariants.halves_of(dominoes, dominoes))
    assert present <= expected
    if not kingdom_invariants.some_are_left_unclaimed(course.game):
        assert present == expected


@given(courses("kingdom"))
def test_the_economy_is_conserved(course: Course) -> None:
    """Coins move as the events tell; knights and towers come with buildings; no token is lost."""
    assume(course.game.id == "queendomino")
    state, rng = course.kingdom_game.start(), random.Random(course.seed)
    coins, burnt = [7] * course.kingdom_game.kingdoms, Counter[str]()
    for _ in range(course.plies):
        if state.actor is None:
            break
        events: tuple[Any, ...] = state.apply(rng.choice(state.legal_actions()))
        for event in events:
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
        assert [kingdom_invariants.court_of(kingdom).coins for kingdom in view.kingdoms] == coins
        assert min(coins) >= 0
        kingdom_invariants.check_courts(view)
        assert kingdom_invariants.tokens_in_view(view) + burnt == Counter(TOKENS)


@given(courses("kingdom"))
def test_previews_tell_what_happens(course: Course) -> None:
    state = course.play_kingdoms()
    for action in state.legal_actions():
        preview: Any = state.preview(action)
        assert (preview is not None) == (action.kind in {"place", "tax", "build"})
        if preview is None:
            continue
        seat = state.actor
        assert isinstance(seat, int)
        after = state.copy()
        events: tuple[Any, ...] = after.apply(action)
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

"""Laws of the games of tiles, in which hands and stock are hidden."""

import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from dominium import CHANCE, LineState, SetupError
from tests.laws.line_invariants import ALL_TILES, Scores, check_line, tiles_in
from tests.laws.strategies import Course, courses

SEEDS = st.integers(0, 2**32 - 1)


def steps(course: Course) -> Iterator[tuple[LineState, tuple[Any, ...]]]:
    """The state after every action of a course, with what was told of the action."""
    state, rng = course.line_game.start(), random.Random(course.seed)
    for _ in range(course.plies):
        if state.actor is None:
            return
        events = state.apply(rng.choice(state.legal_actions()))
        yield state, events


def written(view: Any) -> str:
    """A view as it goes over the wire, byte for byte."""
    return json.dumps(view.to_dict())


# --- Tiles and scores -----------------------------------------------------------------------------


@given(courses("line"))
def test_no_tile_is_lost_or_doubled(course: Course) -> None:
    for state, _ in steps(course):
        view = state.open_view()
        assert tiles_in(view) == ALL_TILES
        assert view.stock == len(view.stock_tiles or ())
        assert view.removed == len(view.removed_tiles or ())
        assert [hand.size for hand in view.hands] == [len(hand.tiles or ()) for hand in view.hands]


@given(courses("line"))
def test_touching_halves_fit(course: Course) -> None:
    for state, _ in steps(course):
        check_line(state.view(None), sum_to_seven=course.game.id == "matador")


@given(courses("line"))
def test_totals_are_what_was_told(course: Course) -> None:
    """Totals, gains and the bank, counted once more from the events alone."""
    scores = Scores(course.game.id, course.game.options)
    bank = 0
    for state, events in steps(course):
        for event in events:
            scores.observe(event.to_dict())
            bank = getattr(event, "bank", bank)
            if event.kind in {"deal_started", "deal_ended"}:
                assert list(event.totals) == scores.totals
        assert [score.total for score in state.scores()] == scores.totals
        assert list(state.view(None).scores) == list(state.scores())
        if course.game.id == "sebastopol":
            assert bank + sum(scores.totals) == 0
            assert state.view(None).bank == bank


@given(courses("line"))
def test_the_ranking_follows_the_totals(course: Course) -> None:
    state, _ = course.play_out()
    assert isinstance(state, LineState)
    outcome = state.outcome()
    assert outcome is not None
    totals = [score.total for score in state.scores()]
    groups = [
        [seat for seat, each in enumerate(totals) if each == total]
        for total in sorted(set(totals), reverse=True)
    ]
    assert [list(group) for group in outcome.ranking] == groups
    for standing in outcome.standings:
        assert standing.place == 1 + sum(total > standing.total for total in totals)
        assert standing.total == totals[standing.seat]


# --- What is seen ---------------------------------------------------------------------------------


@given(courses("line"))
def test_an_open_view_is_a_setup(course: Course) -> None:
    state = course.play_tiles()
    again = course.line_game.setup(json.loads(written(state.open_view())))
    assert again == state
    assert again.key() == state.key()
    assert again.legal_actions() == state.legal_actions()
    assert again.odds() == state.odds()


@given(courses("line"))
def test_a_view_shows_only_what_its_viewer_may_see(course: Course) -> None:
    state = course.play_tiles()
    for viewer in (None, *range(course.game.seats)):
        view = state.view(viewer)
        assert view.viewer == viewer
        assert view.stock_tiles is None
        assert view.removed_tiles is None
        for hand in view.hands:
            seen = hand.seat == viewer or course.game.id == "solo" or state.actor is None
            assert (hand.tiles is not None) == (hand.pips is not None) == seen


@given(courses("line"))
def test_events_tell_only_what_their_viewer_may_hear(course: Course) -> None:
    """No tile is named that does not lie open, in the viewer's hand or in hands that are shown."""
    for state, events in steps(course):
        after = state.open_view()
        open_tiles = {laid.tile for laid in after.line}
        open_tiles |= {event.tile for event in events if event.kind == "tile_laid"}
        for event in events:
            if event.kind == "hands_shown":
                open_tiles |= {tile for hand in event.hands for tile in hand.tiles}
                open_tiles |= set(event.removed)
            if event.kind == "lead_given":
                open_tiles |= {event.tile} - {None}
        for viewer in (None, *range(course.game.seats)):
            own = set() if viewer is None else set(after.hands[viewer].tiles or ())
            known = own | open_tiles
            if course.game.id == "solo":
                known |= set(after.hands[0].tiles or ())
            for event in events:
                assert set(tiles_named(event.seen_by(viewer).to_dict())) <= known


def tiles_named(value: Any) -> Iterator[str]:
    """Every tile that stands anywhere in an event."""
    if isinstance(value, dict):
        for each in value.values():
            yield from tiles_named(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from tiles_named(each)
    elif isinstance(value, str) and value in ALL_TILES:
        yield value


@given(courses("line"))
def test_what_is_shown_of_an_action_hides_its_tile(course: Course) -> None:
    state = course.play_tiles()
    for action in state.legal_actions():
        after = state.copy()
        events = after.apply(action)
        for viewer in (None, *range(course.game.seats)):
            shown = state.shown(action, viewer)
            told = {
                getattr(event.seen_by(viewer), "tile", None)
                for event in events
                if event.kind in {"tile_removed", "tile_dealt", "tile_drawn"}
            }
            assert shown == ("=?" if told == {None} else str(action))


@given(courses("line"), SEEDS)
def test_resampling_what_is_unseen_changes_no_byte_of_a_view(course: Course, seed: int) -> None:
    """A viewer's memory gives states that look the same and can be played on."""
    state = course.line_game.start()
    memories = [course.line_game.memory(viewer) for viewer in (None, *range(course.game.seats))]
    for after, events in steps(course):
        state = after
        for memory in memories:
            memory.observe(after, events)
    rng = random.Random(seed)
    for memory in memories:
        viewer = memory.viewer
        for _ in range(3):
            sampled = memory.determinize(rng)
            assert written(sampled.view(viewer)) == written(state.view(viewer))
            assert tiles_in(sampled.open_view()) == ALL_TILES
            assert sampled.actor == state.actor
            if viewer is not None and viewer == state.actor:
                assert sampled.legal_actions() == state.legal_actions()
            if sampled.actor is not None:
                sampled.apply(rng.choice(sampled.legal_actions()))
                assert written(sampled.view(viewer)) != written(state.view(viewer))


def shuffled(position: dict[str, Any], viewer: int | None, rng: random.Random) -> dict[str, Any]:
    """The same position with all tiles permuted that the viewer does not see."""
    hands = [hand for hand in position["hands"] if hand["seat"] != viewer]
    holders = [*(hand["tiles"] for hand in hands), position["stock_tiles"]]
    holders.append(position["removed_tiles"])
    unseen = [tile for tiles in holders for tile in tiles]
    rng.shuffle(unseen)
    for tiles in holders:
        tiles[:] = sorted(unseen.pop() for _ in tiles)
    return position


def position_or_none(course: Course, position: dict[str, Any]) -> LineState | None:
    try:
        return course.line_game.setup(position)
    except SetupError:
        return None


@given(courses("line"), SEEDS)
def test_permuting_what_is_unseen_changes_no_byte_of_a_view(course: Course, seed: int) -> None:
    """Every permutation that is a position at all looks the same."""
    assume(course.game.id != "solo")
    state, rng = course.play_tiles(), random.Random(seed)
    assume(state.actor is not None)
    for viewer in (None, *range(course.game.seats)):
        spoilt = shuffled(json.loads(written(state.open_view())), viewer, rng)
        other = position_or_none(course, spoilt)
        if other is None:  # an opponent would be asked for a tile he no longer has
            continue
        assert written(other.view(viewer)) == written(state.view(viewer))
        if viewer is not None and viewer == state.actor:
            assert other.legal_actions() == state.legal_actions()


# --- Previews -------------------------------------------------------------------------------------


@given(courses("line"))
def test_previews_tell_what_happens(course: Course) -> None:
    state = course.play_tiles()
    for action in state.legal_actions():
        preview = state.preview(action)
        assert (preview is not None) == (action.kind in {"lead", "lay"})
        if preview is None:
            continue
        laid, *others = state.copy().apply(action)
        assert laid.kind == "tile_laid"
        assert (laid.tile, laid.end, laid.wild) == (preview.tile, preview.end, preview.wild)
        assert (laid.open_ends, laid.hand_size) == (preview.open_ends, preview.hand_size)
        scored = sum(each.points for each in others if each.kind == "points_scored")
        assert preview.points == scored


@given(courses("line"))
def test_chance_draws_every_unseen_tile_alike(course: Course) -> None:
    state = course.play_tiles()
    assume(state.actor == CHANCE)
    odds = state.odds()
    assert {chance for _, chance in odds} == {1 / len(odds)}

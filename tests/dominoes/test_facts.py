"""The declared facts of the line games' rules are what happens in their deals."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import dominium
from dominium import LineGame, LineState
from tests.dominoes.test_score_pad import GAMES

MATCHES = 12
EACH = pytest.mark.parametrize("chosen", GAMES, ids=str)


def game_of(chosen: tuple[str, dict[str, Any]]) -> LineGame:
    game = dominium.load(chosen[0], **chosen[1])
    assert isinstance(game, LineGame)
    return game


@cache
def courses(game: LineGame) -> list[list[tuple[LineState, Any, tuple[Any, ...]]]]:
    """Return some random matches: each position, the action taken in it, and its events."""
    return [list(course(game, seed)) for seed in range(MATCHES)]


def course(game: LineGame, seed: int) -> Iterator[tuple[LineState, Any, tuple[Any, ...]]]:
    rng = random.Random(seed)
    state = game.start()
    while state.actor is not None:
        before, action = state.copy(), rng.choice(state.legal_actions())
        yield before, action, state.apply(action)


def told(game: LineGame) -> Iterator[Any]:
    """Yield the events of all matches."""
    return (event for match in courses(game) for _, _, events in match for event in events)


def deals(game: LineGame) -> Iterator[list[tuple[LineState, Any, tuple[Any, ...]]]]:
    """Yield the deals of the matches, each up to the action that ends it."""
    for match in courses(game):
        deal = []
        for step in match:
            deal.append(step)
            if any(event.kind == "deal_ended" for event in step[2]):
                yield deal
                deal = []


@EACH
def test_deals_end_as_declared(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    declared = {ending.ending: ending for ending in game.facts.endings}
    for deal in deals(game):
        events = [event for step in deal for event in step[2]]
        (ended,) = (event for event in events if event.kind == "deal_ended")
        ending = declared[ended.reason]
        out = [event.seat for event in events if event.kind == "went_out"]
        # Alone, everything laid is the end; who ran out before the stock did wins without a word;
        # who reaches the target may be rid of the last tile by the same lay.
        if game.seats > 1 and ended.reason != "stock_exhausted" and not ending.by_itself:
            assert ending.least_out <= len(out) <= ending.most_out


@EACH
def test_no_more_seats_are_out_in_play_than_declared(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    most = max(
        sum(hand.out is not None for hand in state.view(None).hands)
        for deal in deals(game)
        for state, _, _ in deal
    )
    assert most == game.facts.most_out_in_play


@EACH
def test_hands_and_tiles_aside_are_as_declared(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    for deal in deals(game):
        first = next(state for state, _, _ in deal if isinstance(state.actor, int))
        view = first.view(None)
        assert {hand.size for hand in view.hands} == {game.facts.hand_size}
        assert view.removed == game.facts.tiles_aside
        assert view.stock == 28 - view.removed - game.seats * game.facts.hand_size
        assert (view.hands[0].tiles is None) == game.facts.hides_hands


@EACH
def test_the_lead_goes_as_declared(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    order = game.facts.lead_order
    for deal in deals(game):
        (lead,) = (event for step in deal for event in step[2] if event.kind == "lead_given")
        first = next(state for state, _, _ in deal if isinstance(state.actor, int))
        held = {tile for hand in first.open_view().hands for tile in hand.tiles or ()}
        assert lead.tile == next((tile for tile in order if tile in held), None)
    lots = [event for event in told(game) if event.kind == "seat_drawn"]
    assert len(lots) == MATCHES * game.facts.draws_lot


@EACH
def test_tiles_touch_as_declared(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    facts = game.facts
    for match in courses(game):
        for state, _, events in match:
            open_ends = {one.end: one.number for one in state.view(None).open_ends}
            assert len(open_ends) <= facts.ends
            for event in events:
                if event.kind != "tile_laid" or event.end is None:
                    continue
                touching = (event.inward, open_ends[event.end])
                equal = touching[0] == touching[1]
                fits = equal if facts.touch == "equal" else sum(touching) == 7
                assert fits != event.wild
                assert fits or event.tile in facts.wild_tiles
    assert (facts.cross == "none") == (facts.ends < 4)


@EACH
def test_tiles_are_drawn_and_turns_passed_as_declared(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    chosen_kinds = {action.kind for match in courses(game) for _, action, _ in match}
    kinds = {event.kind for event in told(game)}
    drawing = game.facts.drawing
    assert ("tile_drawn" in kinds) == (drawing != "never")
    had_to = any(
        any(event.kind == "stuck" for event in events) and after.view(None).step == "draw_tile"
        for match in courses(game)
        for (_, _, events), (after, _, _) in pairwise(match)
    )
    assert had_to == (drawing == "when_stuck")
    assert ("draw" in chosen_kinds) == (drawing == "freely")
    assert ("hit" in chosen_kinds) == (drawing == "hits") == (game.facts.best_total is not None)
    assert ("refilled" in kinds) == (drawing == "refills")
    assert ("pass" in chosen_kinds) == game.facts.passes


@EACH
def test_tiles_score_what_is_entered_on_a_pad(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    scored = {event.points for event in told(game) if event.kind == "points_scored"}
    assert scored <= set(game.facts.points_entered)
    assert bool(scored) == bool(game.facts.points_entered)


@EACH
def test_matches_are_no_longer_than_declared(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    for match in courses(game):
        ends = [k for k, step in enumerate(match) if any(e.kind == "deal_ended" for e in step[2])]
        assert len(ends) <= game.facts.most_deals
        for first, last in pairwise([-1, *ends]):
            actors = [state.actor for state, _, _ in match[first + 1 : last + 1]]
            assert sum(isinstance(actor, int) for actor in actors) <= game.facts.most_decisions


@EACH
def test_a_won_deal_is_worth_what_is_declared(chosen: tuple[str, dict[str, Any]]) -> None:
    game = game_of(chosen)
    declared = game.facts.deal_points
    for deal in deals(game) if declared is not None else ():
        events = [event for step in deal for event in step[2]]
        (ended,) = (event for event in events if event.kind == "deal_ended")
        for winner in ended.winners:
            laid = sum(e.points for e in events if e.kind == "points_scored" and e.seat == winner)
            assert ended.points[winner] == laid + declared


@pytest.mark.parametrize(
    ("game_id", "options", "unit"),
    [
        ("block", {}, "points"),
        ("draw", {}, "deals"),
        ("draw", {"scoring": "points"}, "points"),
        ("matador", {}, "deals"),
        ("bergen", {}, "points"),
        ("sebastopol", {}, "tokens"),
        ("muggins", {}, "points"),
        ("twenty_one", {}, "prizes"),
        ("solo", {}, "tiles"),
    ],
)
def test_totals_count_what_the_rules_count(
    game_id: str, options: dict[str, Any], unit: str
) -> None:
    assert game_of((game_id, options)).facts.unit == unit

"""Reasons: whatever is said of two actions is true of the position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import dominium
from dominium.coach import kingdom, line
from dominium.coach.land import Land
from dominium.coach.reason import Reason, Weighed, heaviest
from dominium.describe.kingdom.squares import Point

GAMES = 2
PAIRS = 2


def decisions(game: dominium.Game, bot: str = "greedy") -> Iterator[tuple[Any, Any]]:
    """The positions of some games in which a seat has a choice, with what that seat knows."""
    for seed in range(GAMES):
        record = dominium.play(game, [bot] * game.seats, rng=seed)
        memories = [game.memory(seat) for seat in range(game.seats)]
        before = game.start()
        for _, events, after in record.plies():
            if isinstance(before.actor, int) and len(before.legal_actions()) > 1:
                yield before, memories[before.actor]
            for memory in memories:
                shown = [one for event in events if (one := event.seen_by(memory.viewer))]
                memory.observe(after, shown)
            before = after


def told(game: dominium.Game) -> Iterator[tuple[Any, Any, Any, Reason]]:
    """Every reason that is found between random actions of some games."""
    rng = random.Random(5)
    for state, memory in decisions(game):
        for _ in range(PAIRS):
            chosen, best = rng.sample(state.legal_actions(), 2)
            found = (
                kingdom.reasons(state, chosen, best)
                if isinstance(state, dominium.KingdomState)
                else line.reasons(state, memory, chosen, best, 1)
            )
            for one in found:
                yield state, chosen, best, one.reason


# --- Kingdoms -------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[5, 7])
def of_kingdoms(request: pytest.FixtureRequest) -> list[tuple[Any, Any, Any, Reason]]:
    """The reasons told at tables of Kingdomino."""
    game = dominium.load(
        "kingdomino", seats=2, size=request.param, harmony=True, middle_kingdom=True
    )
    return list(told(game))


def _of(found: list[tuple[Any, Any, Any, Reason]], *codes: str) -> list[tuple[Any, Any, Any, Any]]:
    """The reasons of some codes, of which there must be some."""
    chosen = [(*others, reason.params) for *others, reason in found if reason.code in codes]
    assert chosen
    return chosen


def test_points_are_those_of_the_placements(of_kingdoms: Any) -> None:
    for state, chosen, best, params in _of(of_kingdoms, "gain", "property"):
        assert state.preview(best).gain == params["more_points"]
        assert max(0, state.preview(chosen).gain) == params["less_points"]


def test_a_hole_has_no_empty_neighbour(of_kingdoms: Any) -> None:
    for state, chosen, _, params in _of(of_kingdoms, "hole", "hole-harmony"):
        after = state.copy()
        after.apply(chosen)
        own = after.view(None).kingdoms[state.game.kingdom_of(state.actor)]
        taken = {one.square for one in own.squares} | {own.castle}
        assert params["square"] not in taken
        point, first, last = (
            Point.of(one) for one in (params["square"], own.reachable.first, own.reachable.last)
        )
        for beside in map(point.towards, "urdl"):
            inside = (
                first.column <= beside.column <= last.column and first.row <= beside.row <= last.row
            )
            assert beside.name in taken or not inside


def test_room_to_grow_is_counted_in_squares(of_kingdoms: Any) -> None:
    """A square counts for more than one property of its terrain only once."""
    for state, chosen, best, params in _of(of_kingdoms, "growth"):
        counted = [_free_beside(state, action, params["terrain"]) for action in (best, chosen)]
        assert counted == [params["more"], params["less"]]
        assert params["more"] > params["less"]


def _free_beside(state: Any, action: Any, terrain: str) -> int:
    """The squares beside the properties of a terrain to which a domino may still come."""
    after = state.copy()
    after.apply(action)
    number = state.game.kingdom_of(state.actor)
    own = after.view(None).kingdoms[number]
    taken = {one.square for one in own.squares} | {own.castle}
    first, last = Point.of(own.reachable.first), Point.of(own.reachable.last)
    free = set()
    for one in after.scores()[number].properties:
        for square, way in product(one.squares if one.terrain == terrain else (), "urdl"):
            beside = Point.of(square).towards(way)
            inside = first.column <= beside.column <= last.column
            if one.crowns and inside and first.row <= beside.row <= last.row:
                free.add(beside.name)
    return len(free - taken)


def test_the_centre_is_lost_by_leaving_its_reach(of_kingdoms: Any) -> None:
    for state, chosen, _, _ in _of(of_kingdoms, "centre"):
        after = state.copy()
        after.apply(chosen)
        kingdom_of = state.game.kingdom_of(state.actor)
        bonuses = {bonus.name: bonus.points for bonus in after.scores()[kingdom_of].bonuses}
        assert bonuses.get("middle_kingdom", 0) == 0


def test_dominoes_are_compared_by_what_lies_on_them(of_kingdoms: Any) -> None:
    for state, chosen, best, params in _of(of_kingdoms, "crowns"):
        crowns = [
            sum(half.crowns for half in state.game.dominoes[one.domino - 1])
            for one in (best, chosen)
        ]
        assert crowns[0] == params["number"] > crowns[1]
    for _, chosen, best, params in _of(of_kingdoms, "order"):
        assert best.domino == params["better"] < chosen.domino


def test_what_a_domino_can_bring_is_the_best_of_its_placements() -> None:
    """The points of a domino are those of its best placement when it is placed at once."""
    game = dominium.load("kingdomino", seats=2)
    compared = 0
    for state, _ in decisions(game):
        view = state.view(None)
        if view.step != "place":
            continue
        own = Land(game, view.kingdoms[game.kingdom_of(state.actor)])
        gains = [state.preview(action).gain for action in state.legal_actions()]
        assert own.best_gain(game.dominoes[view.turn.domino - 1]) == max(gains)
        compared += 1
    assert compared > 20


def test_a_domino_without_a_place_fits_nowhere(of_kingdoms: Any) -> None:
    for state, _, _, params in _of_any(of_kingdoms, "no-place"):
        own = state.view(None).kingdoms[state.game.kingdom_of(state.actor)]
        size, side = int(state.game.options["size"]), state.game.side
        for column, row, way in product(range(side), range(side), "urdl"):
            board = dominium.scoring.Kingdom.from_position(own.position, size)
            before = board.position
            board.put_domino(f"{chr(97 + column)}{row + 1}{way}", params["worse"])
            # A board by hand may grow beyond its frame, which its faults tell.
            assert board.position == before or board.faults()


def _of_any(found: Any, code: str) -> list[Any]:
    """At most two reasons of a code; there need be none."""
    return [(*others, reason.params) for *others, reason in found if reason.code == code][:2]


def test_queendomino_weighs_coins_buildings_and_the_queen() -> None:
    seen = set()
    for state, chosen, best, reason in told(dominium.load("queendomino", seats=2)):
        seen.add(reason.code)
        match reason.code:
            case "coins":
                assert state.preview(best).coins == reason.params["more"]
            case "building":
                less = state.preview(chosen)
                gain = state.preview(best).gain - getattr(less, "gain", 0)
                assert gain == reason.params["points"]
            case "building-queen":
                assert state.preview(best).queen
            case "saving":
                assert best.kind == "decline"
    assert {"coins", "building", "saving", "dragon"} <= seen


# --- Tiles ----------------------------------------------------------------------------------------


def test_tiles_are_weighed_by_what_lies_on_them() -> None:
    seen = set()
    for state, chosen, best, reason in told(dominium.load("block", seats=2)):
        seen.add(reason.code)
        params: Any = reason.params
        hand = set(state.view(state.actor).hands[state.actor].tiles)
        match reason.code:
            case "tile-heavy":
                assert sum(map(int, best.tile)) == params["pips"] > params["less"]
            case "tile-double":
                assert best.tile[0] == best.tile[1]
            case "tile-playable":
                ends = {str(end.number) for end in state.preview(best).open_ends}
                fitting = [tile for tile in hand - {best.tile} if ends & set(tile)]
                assert len(fitting) == params["more"]
            case "tile-numbers":
                kept = hand - {chosen.tile}
                assert len(set("".join(kept))) == params["less"]
    assert {"tile-heavy", "tile-playable", "tile-numbers", "tile-blocks"} <= seen


def test_points_in_bergen_are_those_of_the_tile() -> None:
    found = list(told(dominium.load("bergen")))
    for state, chosen, best, params in _of(found, "gain"):
        assert state.preview(best).points == params["more_points"]
        assert state.preview(chosen).points == params["less_points"]


def test_the_odds_in_twenty_one_are_those_of_the_hidden_tiles() -> None:
    """Of the 28 tiles those that the own hand does not hold are all as likely as any other."""
    seen = 0
    for state, _, _, reason in told(dominium.load("twenty_one", seats=2)):
        view = state.view(state.actor)
        own = view.hands[state.actor]
        if reason.code not in {"hit", "stand"} or view.hands[1 - state.actor].size > 0:
            continue
        hidden = [f"{high}{low}" for high in range(7) for low in range(high + 1)]
        hidden = [tile for tile in hidden if tile not in own.tiles]
        over = sum(own.pips + int(one[0]) + int(one[1]) > 21 for one in hidden)
        assert reason.params["share"] == pytest.approx(over / len(hidden), abs=0.12)
        seen += 1
    assert reasons_found(dominium.load("twenty_one", seats=2)) <= {"hit", "stand"}


def reasons_found(game: dominium.Game) -> set[str]:
    """The codes of all reasons of some games."""
    found = {reason.code for *_, reason in told(game)}
    assert found
    return found


# --- Which reason is told -------------------------------------------------------------------------


def test_the_heaviest_reason_is_told() -> None:
    light, heavy = Weighed(1.5, Reason("order")), Weighed(6.0, Reason("centre"))
    assert heaviest([light, heavy]) == heavy.reason
    assert heaviest([Weighed(0.5, Reason("order"))]) is None
    assert heaviest([]) is None

"""Playing one game on the library and on the referee at once, and comparing what both say."""

import copy
import random
from itertools import product
from typing import Any

import dominium
from dominium import State
from dominium._core import View
from tests.kingdomino.side_by_side import plain_score as plain_land_score
from tests.kingdomino.side_by_side import referee_score as referee_land_score
from tests.kingdomino.side_by_side import slots
from tests.referee.kingdomino import Placement, read_square, refusals, square_name
from tests.referee.queendomino import (
    OPTION_VALUES,
    SLOTS,
    BuildingBoard,
    Referee,
    all_options,
    option_faults,
    property_with,
    tax_bonus,
)


def all_combinations() -> list[dict[str, Any]]:
    """Every combination of options that the rules allow; eight seats only as teams."""
    combinations = (
        dict(zip(OPTION_VALUES, values, strict=True)) for values in product(*OPTION_VALUES.values())
    )
    return [
        options
        for options in combinations
        if not option_faults(options) and options == all_options(options)
    ]


def plain_court(court: Any, properties: Any) -> dict[str, Any]:
    """The court of a score of the library, in any order of properties and buildings."""
    queen = court.queen
    return {
        "treasury": court.treasury.to_dict(),
        "buildings": sorted(tuple(each.to_dict().items()) for each in court.buildings),
        "queen": None
        if queen is None
        else (sorted(properties[queen.property_index].squares), queen.points),
        "sheet": [(each.row, each.points) for each in court.sheet],
    }


def plain_score(score: Any) -> dict[str, Any]:
    """A score of the library as the referee explains it."""
    return {**plain_land_score(score), "court": plain_court(score.court, score.properties)}


def referee_score(score: dict[str, Any]) -> dict[str, Any]:
    court, queen = score["court"], score["court"]["queen"]
    keys = ("building", "square", "each", "count", "points")
    plain = {
        "treasury": court["treasury"],
        "buildings": sorted(tuple((key, each[key]) for key in keys) for each in court["buildings"]),
        "queen": None
        if queen is None
        else (sorted(score["properties"][queen["property_index"]]["squares"]), queen["points"]),
        "sheet": [(each["row"], each["points"]) for each in court["sheet"]],
    }
    return {**referee_land_score(score), "court": plain}


def compare_court(court: Any, referee: Referee, kingdom: int) -> None:
    realm = referee.realms[kingdom]
    assert court.coins == realm.coins
    assert court.knights == realm.knights
    assert list(court.knights_on) == [
        square_name(square) for square in realm.window() if square in realm.knights_on
    ]
    assert court.towers == realm.towers
    assert {each.square: each.building for each in court.buildings} == {
        square_name(square): building for square, building in realm.buildings.items()
    }
    assert court.queen == (referee.building_board.queen == kingdom)


def paying_kingdom(referee: Referee, viewer: int | None) -> int | None:
    """Whose costs a viewer is shown: its own, the public those of the seat that acts."""
    seat = referee.actor if viewer is None else viewer
    return referee.kingdom_of(seat) if isinstance(seat, int) else None


def compare_building_board(view: View, referee: Referee) -> None:
    ours, theirs = view.building_board, referee.building_board
    assert ours is not None
    assert [each.slot for each in ours.slots] == list(SLOTS)
    assert [each.building for each in ours.slots] == theirs.slots
    assert ours.open_building == theirs.open_token
    assert ours.dragon_in_cave == theirs.dragon_in_cave
    assert ours.queen == theirs.queen
    assert list(ours.undrawn) == theirs.undrawn
    payer = paying_kingdom(referee, view.viewer)
    costs = [slot if payer is None else referee.cost(payer, slot) for slot in SLOTS]
    assert [each.cost for each in ours.slots] == costs


def compare_view(view: View, referee: Referee) -> None:
    """The table as everybody sees it."""
    assert view.round == referee.round
    assert view.rounds == referee.set_up.rounds
    assert slots(view.offer) == referee.offer
    assert slots(view.next_offer) == referee.next_offer
    for number, kingdom in enumerate(view.kingdoms):
        assert kingdom.kingdom == number
        assert list(kingdom.seats) == referee.seats_of(number)
        assert kingdom.position == referee.board(number)
        assert sorted(kingdom.discarded) == sorted(referee.discards(number))
        compare_court(kingdom.court, referee, number)
    compare_building_board(view, referee)


def compare(state: State, referee: Referee) -> None:
    """Everything both can say about one position."""
    assert state.actor == referee.actor
    legal = [str(action) for action in state.legal_actions()]
    assert legal == referee.legal_actions()
    odds = {str(action): probability for action, probability in state.odds()}
    assert odds.keys() == referee.odds().keys()
    for action, probability in referee.odds().items():
        assert abs(odds[action] - float(probability)) < 1e-12
    view, scores = state.view(None), referee.scores()
    compare_view(view, referee)
    assert list(view.totals) == [each["total"] for each in scores]
    for ours, theirs in zip(state.scores(), scores, strict=True):
        assert plain_score(ours) == referee_score(theirs)


def compare_costs_of_the_seats(state: State, referee: Referee) -> None:
    for seat in range(referee.seats):
        compare_building_board(state.view(seat), referee)


def compare_outcome(state: State, referee: Referee) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert [list(group) for group in outcome.ranking] == referee.ranking()
    assert outcome.to_dict()["standings"] == referee.standings()


def compare_refusal(state: State, referee: Referee, rng: random.Random) -> None:
    """Any placement of the domino in hand: refused for a reason that the referee sees too."""
    view = state.view(None)
    if view.turn is None or view.step != "place":
        return
    realm = referee.realms[referee.kingdom_of(view.turn.seat)]
    domino = referee.dominoes[view.turn.domino]
    placement = Placement(rng.choice(list(realm.window())), rng.choice("rlud"))
    reasons = list(refusals(realm, domino, placement))
    refusal = state.refusal(state.parse(str(placement)))
    assert (refusal is None) == (not reasons)
    assert refusal is None or refusal.code in reasons


def compare_taxes(event: Any, referee: Referee) -> None:
    realm = referee.realms[event.kingdom]
    knights = [read_square(knight.square) for knight in event.knights]
    assert [knight.coins for knight in event.knights] == [
        property_with(realm, square)["size"] for square in knights
    ]
    bonus = sum(each.coins for each in event.bonuses)
    assert bonus == tax_bonus(realm, knights, referee.options)
    assert all(realm.buildings[read_square(each.square)] == each.building for each in event.bonuses)


def compare_events(events: Any, before: BuildingBoard, referee: Referee) -> None:
    """What is told of taxes, queen and dragon is what happened on the referee."""
    told = {event.kind: event for event in events}
    after = referee.building_board
    if "taxes_collected" in told:
        compare_taxes(told["taxes_collected"], referee)
    assert ("queen_moved" in told) == (before.queen != after.queen)
    if "queen_moved" in told:
        moved = told["queen_moved"]
        assert (moved.previous, moved.kingdom) == (before.queen, after.queen)
        assert moved.towers == referee.realms[moved.kingdom].towers
    assert ("dragon_returned" in told) == (after.dragon_in_cave and not before.dragon_in_cave)


def take(action: str, state: State, referee: Referee) -> None:
    """The action on both, and what is told of it."""
    before = copy.copy(referee.building_board)
    events = state.apply(action)
    referee.apply(action)
    compare_events(events, before, referee)
    compare(state, referee)


def play_side_by_side(options: dict[str, Any], seed: int) -> Referee:
    """A random game on both, compared at every ply."""
    rng = random.Random(seed)
    state = dominium.load("queendomino", **options).start()
    referee = Referee(**options)
    compare(state, referee)
    while referee.actor is not None:
        compare_refusal(state, referee, rng)
        take(rng.choice(referee.legal_actions()), state, referee)
    compare_costs_of_the_seats(state, referee)
    compare_outcome(state, referee)
    return referee

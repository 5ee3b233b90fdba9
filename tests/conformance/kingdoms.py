"""Kingdoms on library and oracle: played at once, compared, and told by the same facts."""

import copy
import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from typing import Any

import dominium
from dominium import KingdomGame, KingdomState
from dominium._core import View
from tests.oracle import kingdomino, queendomino
from tests.oracle.kingdomino import Kingdom, Placement, read_square, refusals, square_name
from tests.oracle.make_records import ORACLES, KingdomOracle
from tests.oracle.queendomino import SLOTS, BuildingBoard, property_with, tax_bonus

Options = dict[str, Any]
Offer = list[tuple[int, int | None]]


def combinations(game: str) -> list[Options]:
    """Every combination of options that the rules allow; eight seats only as teams."""
    oracle = kingdomino if game == "kingdomino" else queendomino
    every = (
        dict(zip(oracle.OPTION_VALUES, values, strict=True))
        for values in product(*oracle.OPTION_VALUES.values())
    )
    possible = [options for options in every if not oracle.option_faults(options)]
    if game == "kingdomino":
        return possible
    return [options for options in possible if options == queendomino.all_options(options)]


def kingdom_game(game: str, **options: Any) -> KingdomGame:
    found = dominium.load(game, **options)
    assert isinstance(found, KingdomGame)
    return found


def oracle_of(game: str, **options: Any) -> KingdomOracle:
    found = ORACLES[game](**options)
    assert isinstance(found, KingdomOracle)
    return found


def kingdoms_of(oracle: KingdomOracle) -> list[Kingdom]:
    if isinstance(oracle, queendomino.Oracle):
        return list(oracle.realms)
    return oracle.kingdoms


# --- The facts of a position in the words of the conformance files --------------------------------


def facts_of_state(state: KingdomState) -> dict[str, Any]:
    """All facts an entry may expect, by the library."""
    view = state.view(None)
    legal = [str(action) for action in state.legal_actions()]
    found = {
        "actor": state.actor,
        "legal": sorted(legal),
        "legal_count": len(legal),
        "odds": {
            str(action): str(Fraction(chance).limit_denominator(100))
            for action, chance in state.odds()
        },
        "offer": [list(slot) for slot in slots(view.offer)],
        "next_offer": [list(slot) for slot in slots(view.next_offer)],
        "round": view.round,
        "game_number": view.game_number,
        "boards": [kingdom.position for kingdom in view.kingdoms],
        "discarded": [sorted(kingdom.discarded) for kingdom in view.kingdoms],
        "totals": list(view.totals),
    }
    board, courts = view.building_board, [kingdom.court for kingdom in view.kingdoms]
    if board is None:
        return found
    return found | {
        "coins": [each.coins for each in courts if each],
        "knights": [each.knights for each in courts if each],
        "knights_on": [sorted(each.knights_on) for each in courts if each],
        "towers": [each.towers for each in courts if each],
        "buildings": [
            {placed.square: placed.building for placed in each.buildings} for each in courts if each
        ],
        "queen": board.queen,
        "dragon_in_cave": board.dragon_in_cave,
        "slots": [slot.building for slot in board.slots],
        "open_building": board.open_building,
        "undrawn_buildings": len(board.undrawn),
        "costs": [slot.cost for slot in board.slots],
    }


def facts_of_oracle(oracle: KingdomOracle) -> dict[str, Any]:
    """The same facts by the oracle."""
    legal, kingdoms = oracle.legal_actions(), range(len(kingdoms_of(oracle)))
    found = {
        "actor": oracle.actor,
        "legal": sorted(legal),
        "legal_count": len(legal),
        "odds": {slip: str(chance) for slip, chance in oracle.odds().items()},
        "offer": [list(slot) for slot in oracle.offer],
        "next_offer": [list(slot) for slot in oracle.next_offer],
        "round": oracle.round,
        "boards": [oracle.board(kingdom) for kingdom in kingdoms],
        "discarded": [sorted(oracle.discards(kingdom)) for kingdom in kingdoms],
        "totals": oracle.match_points(),
    }
    if isinstance(oracle, kingdomino.Oracle):
        return {**found, "game_number": oracle.game_number}
    board, realms = oracle.building_board, oracle.realms
    seat = oracle.actor if isinstance(oracle.actor, int) else 0
    return found | {
        "coins": [realm.coins for realm in realms],
        "knights": [realm.knights for realm in realms],
        "knights_on": [sorted(map(square_name, realm.knights_on)) for realm in realms],
        "towers": [realm.towers for realm in realms],
        "buildings": [
            {square_name(square): building for square, building in realm.buildings.items()}
            for realm in realms
        ],
        "queen": board.queen,
        "dragon_in_cave": board.dragon_in_cave,
        "slots": board.slots,
        "open_building": board.open_token,
        "undrawn_buildings": len(board.undrawn),
        "costs": [oracle.cost(oracle.kingdom_of(seat), slot) for slot in SLOTS],
    }


# --- Scores in any order of properties and buildings ----------------------------------------------


def plain_score(score: Any) -> dict[str, Any]:
    """A score of the library as the oracle explains it."""
    found = {
        "total": score.total,
        "properties": sorted(
            (each.terrain, each.size, each.crowns, each.points, tuple(sorted(each.squares)))
            for each in score.properties
        ),
        "bonuses": {bonus.name: bonus.points for bonus in score.bonuses},
        "largest_property": score.largest_property,
        "crowns": score.crowns,
    }
    if score.court is not None:
        found["court"] = plain_court(score.court, score.properties)
    return found


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


def oracle_score(score: dict[str, Any]) -> dict[str, Any]:
    """A score of the oracle, or of a conformance file, in the same order."""
    keys = ("terrain", "size", "crowns", "points")
    properties = [
        (*(each[key] for key in keys), tuple(sorted(each["squares"])))
        for each in score["properties"]
    ]
    found = {**score, "properties": sorted(properties)}
    if "court" in score:
        found["court"] = oracle_court(score["court"], score["properties"])
    return found


def oracle_court(court: dict[str, Any], properties: list[dict[str, Any]]) -> dict[str, Any]:
    queen, keys = court["queen"], ("building", "square", "each", "count", "points")
    return {
        "treasury": court["treasury"],
        "buildings": sorted(tuple((key, each[key]) for key in keys) for each in court["buildings"]),
        "queen": None
        if queen is None
        else (sorted(properties[queen["property_index"]]["squares"]), queen["points"]),
        "sheet": [(each["row"], each["points"]) for each in court["sheet"]],
    }


# --- What everybody sees --------------------------------------------------------------------------


def slots(offer: Any) -> Offer:
    """An offer of the library as the oracle writes it."""
    return [(slot.domino, slot.seat) for slot in offer if not slot.placed]


def compare_court(court: Any, oracle: queendomino.Oracle, kingdom: int) -> None:
    realm = oracle.realms[kingdom]
    assert court.coins == realm.coins
    assert court.knights == realm.knights
    assert list(court.knights_on) == [
        square_name(square) for square in realm.window() if square in realm.knights_on
    ]
    assert court.towers == realm.towers
    assert {each.square: each.building for each in court.buildings} == {
        square_name(square): building for square, building in realm.buildings.items()
    }
    assert court.queen == (oracle.building_board.queen == kingdom)


def paying_kingdom(oracle: queendomino.Oracle, viewer: int | None) -> int | None:
    """The seat whose costs a viewer is shown: its own, to the public that of the seat that acts."""
    seat = oracle.actor if viewer is None else viewer
    return oracle.kingdom_of(seat) if isinstance(seat, int) else None


def compare_building_board(view: View, oracle: queendomino.Oracle) -> None:
    ours, theirs = view.building_board, oracle.building_board
    assert ours is not None
    assert [each.slot for each in ours.slots] == list(SLOTS)
    assert [each.building for each in ours.slots] == theirs.slots
    assert ours.open_building == theirs.open_token
    assert ours.dragon_in_cave == theirs.dragon_in_cave
    assert ours.queen == theirs.queen
    assert list(ours.undrawn) == theirs.undrawn
    payer = paying_kingdom(oracle, view.viewer)
    costs = [slot if payer is None else oracle.cost(payer, slot) for slot in SLOTS]
    assert [each.cost for each in ours.slots] == costs


def compare_view(view: View, oracle: KingdomOracle) -> None:
    """The table as everybody sees it."""
    assert (view.round, view.rounds) == (oracle.round, oracle.set_up.rounds)
    assert slots(view.offer) == oracle.offer
    assert slots(view.next_offer) == oracle.next_offer
    assert list(view.totals) == oracle.match_points()
    for number, kingdom in enumerate(view.kingdoms):
        assert (kingdom.kingdom, list(kingdom.seats)) == (number, oracle.seats_of(number))
        assert kingdom.position == oracle.board(number)
        assert sorted(kingdom.discarded) == sorted(oracle.discards(number))
        if isinstance(oracle, queendomino.Oracle):
            compare_court(kingdom.court, oracle, number)
        else:
            assert kingdom.court is None
    if isinstance(oracle, queendomino.Oracle):
        compare_building_board(view, oracle)
    else:
        assert view.game_number == oracle.game_number


def compare(state: KingdomState, oracle: KingdomOracle) -> None:
    """Everything both can say about one position."""
    assert state.actor == oracle.actor
    assert [str(action) for action in state.legal_actions()] == oracle.legal_actions()
    odds = {str(action): probability for action, probability in state.odds()}
    assert odds.keys() == oracle.odds().keys()
    for action, probability in oracle.odds().items():
        assert abs(odds[action] - float(probability)) < 1e-12
    compare_view(state.view(None), oracle)
    for ours, theirs in zip(state.scores(), oracle.scores(), strict=True):
        assert plain_score(ours) == oracle_score(theirs)


def compare_costs_of_the_seats(state: KingdomState, oracle: queendomino.Oracle) -> None:
    for seat in range(oracle.seats):
        compare_building_board(state.view(seat), oracle)


def compare_outcome(state: KingdomState, oracle: KingdomOracle) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert [list(group) for group in outcome.ranking] == oracle.ranking()
    assert outcome.to_dict()["standings"] == oracle.standings()


def compare_refusal(state: KingdomState, oracle: KingdomOracle, rng: random.Random) -> None:
    """Any placement of the domino in hand: refused for a reason that the oracle sees too."""
    view = state.view(None)
    if view.turn is None or view.step != "place":
        return
    kingdom = kingdoms_of(oracle)[oracle.kingdom_of(view.turn.seat)]
    domino = oracle.dominoes[view.turn.domino]
    placement = Placement(rng.choice(list(kingdom.window())), rng.choice("rlud"))
    reasons = list(refusals(kingdom, domino, placement))
    refusal = state.refusal(state.parse(str(placement)))
    assert (refusal is None) == (not reasons)
    assert refusal is None or refusal.code in reasons


# --- Actions on both ------------------------------------------------------------------------------


def compare_taxes(event: Any, oracle: queendomino.Oracle) -> None:
    realm = oracle.realms[event.kingdom]
    knights = [read_square(knight.square) for knight in event.knights]
    assert [knight.coins for knight in event.knights] == [
        property_with(realm, square)["size"] for square in knights
    ]
    bonus = sum(each.coins for each in event.bonuses)
    assert bonus == tax_bonus(realm, knights, oracle.options)
    assert all(realm.buildings[read_square(each.square)] == each.building for each in event.bonuses)


def compare_events(
    events: Iterable[Any], before: BuildingBoard, oracle: queendomino.Oracle
) -> None:
    """Compare the events of taxes, queen and dragon with what happened on the oracle."""
    told = {event.kind: event for event in events}
    after = oracle.building_board
    if "taxes_collected" in told:
        compare_taxes(told["taxes_collected"], oracle)
    assert ("queen_moved" in told) == (before.queen != after.queen)
    if "queen_moved" in told:
        moved = told["queen_moved"]
        assert (moved.previous, moved.kingdom) == (before.queen, after.queen)
        assert moved.towers == oracle.realms[moved.kingdom].towers
    assert ("dragon_returned" in told) == (after.dragon_in_cave and not before.dragon_in_cave)


def take(action: str, state: KingdomState, oracle: KingdomOracle) -> None:
    """The action on both, and what is told of it."""
    if isinstance(oracle, queendomino.Oracle):
        before = copy.copy(oracle.building_board)
        events = state.apply(action)
        oracle.apply(action)
        compare_events(events, before, oracle)
    else:
        state.apply(action)
        oracle.apply(action)
    compare(state, oracle)


def play_side_by_side(game: str, options: Options, seed: int) -> KingdomOracle:
    """A random game on both, compared at every ply."""
    rng = random.Random(seed)
    state, oracle = kingdom_game(game, **options).start(), oracle_of(game, **options)
    compare(state, oracle)
    while oracle.actor is not None:
        compare_refusal(state, oracle, rng)
        take(rng.choice(oracle.legal_actions()), state, oracle)
    if isinstance(oracle, queendomino.Oracle):
        compare_costs_of_the_seats(state, oracle)
    compare_outcome(state, oracle)
    return oracle

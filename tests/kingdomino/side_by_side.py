"""Playing one game on the library and on the referee at once, and comparing what both say."""

import random
from itertools import product
from typing import Any

import dominium
from dominium import State
from dominium._core import View
from tests.referee.kingdomino import (
    DOMINOES,
    OPTION_VALUES,
    Placement,
    Referee,
    option_faults,
    refusals,
)

Offer = list[tuple[int, int | None]]


def all_options() -> list[dict[str, Any]]:
    """Every combination of options that the rules allow."""
    combinations = (
        dict(zip(OPTION_VALUES, values, strict=True)) for values in product(*OPTION_VALUES.values())
    )
    return [options for options in combinations if not option_faults(options)]


def slots(offer: Any) -> Offer:
    """An offer of the library as the referee writes it."""
    return [(slot.domino, slot.seat) for slot in offer if not slot.placed]


def compare_view(view: View, referee: Referee) -> None:
    """The table as everybody sees it."""
    assert view.game_number == referee.game_number
    assert view.round == referee.round
    assert view.rounds == referee.set_up.rounds
    assert slots(view.offer) == referee.offer
    assert slots(view.next_offer) == referee.next_offer
    assert list(view.totals) == referee.match_points()
    for seat, kingdom in enumerate(view.kingdoms):
        assert (kingdom.kingdom, kingdom.seats) == (seat, (seat,))
        assert kingdom.court is None
        assert kingdom.position == referee.board(seat)
        assert sorted(kingdom.discarded) == sorted(referee.discards(seat))


def plain_score(score: Any) -> dict[str, Any]:
    """The land of a score of the library as the referee explains it."""
    return {
        "total": score.total,
        "properties": sorted(
            (each.terrain, each.size, each.crowns, each.points, tuple(sorted(each.squares)))
            for each in score.properties
        ),
        "bonuses": {bonus.name: bonus.points for bonus in score.bonuses},
        "largest_property": score.largest_property,
        "crowns": score.crowns,
    }


def referee_score(score: dict[str, Any]) -> dict[str, Any]:
    keys = ("terrain", "size", "crowns", "points")
    found = [
        (*(each[key] for key in keys), tuple(sorted(each["squares"])))
        for each in score["properties"]
    ]
    return {**score, "properties": sorted(found)}


def compare(state: State, referee: Referee) -> None:
    """Everything both can say about one position."""
    assert state.actor == referee.actor
    assert {str(action) for action in state.legal_actions()} == set(referee.legal_actions())
    odds = {str(action): probability for action, probability in state.odds()}
    assert odds.keys() == referee.odds().keys()
    for action, probability in referee.odds().items():
        assert abs(odds[action] - float(probability)) < 1e-12
    compare_view(state.view(None), referee)
    for ours, theirs in zip(state.scores(), referee.scores(), strict=True):
        assert plain_score(ours) == referee_score(theirs)


def compare_outcome(state: State, referee: Referee) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert [list(group) for group in outcome.ranking] == referee.ranking()
    assert outcome.to_dict()["standings"] == referee.standings()


def compare_refusal(state: State, referee: Referee, rng: random.Random) -> None:
    """Any placement of the domino in hand: refused for a reason that the referee sees too."""
    turn = state.view(None).turn
    if turn is None or state.legal_actions()[0].kind != "place":
        return
    kingdom, domino = referee.kingdoms[turn.seat], DOMINOES[turn.domino]
    square = rng.choice(list(kingdom.window()))
    placement = Placement(square, rng.choice("rlud"))
    reasons = list(refusals(kingdom, domino, placement))
    refusal = state.refusal(state.parse(str(placement)))
    assert (refusal is None) == (not reasons)
    assert refusal is None or refusal.code in reasons


def play_side_by_side(options: dict[str, Any], seed: int) -> Referee:
    """A random game on both, compared at every ply."""
    rng = random.Random(seed)
    state = dominium.load("kingdomino", **options).start()
    referee = Referee(**options)
    compare(state, referee)
    while referee.actor is not None:
        compare_refusal(state, referee, rng)
        action = rng.choice(referee.legal_actions())
        state.apply(action)
        referee.apply(action)
        compare(state, referee)
    compare_outcome(state, referee)
    return referee

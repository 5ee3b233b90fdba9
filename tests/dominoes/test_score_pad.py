"""Matches that were played, written down on the score pad: deal by deal the same results."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import dominium
from dominium import scoring

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("block", {}),
    ("block", {"blocked_score": "difference", "target": 50}),
    ("draw", {"deals": 6}),
    ("draw", {"scoring": "points", "target": 60}),
    ("draw", {"deals": 4, "out_wins": True}),
    ("matador", {"deals": 6}),
    ("bergen", {}),
    ("bergen", {"seats": 3, "deal_points": 0, "single_triple": True}),
    ("sebastopol", {"deals": 12, "stake": 5}),
    ("twenty_one", {"seats": 4, "deals": 12}),
    ("twenty_one", {"seats": 3, "deals": 12, "ties": "fewer_tiles"}),
    ("solo", {}),
    ("muggins", {}),
    ("muggins", {"seats": 3, "target": 250}),
]


def played(game: dominium.LineGame, seed: int) -> tuple[list[Any], Any]:
    """Play a match at random; return all events and the outcome."""
    rng = random.Random(seed)
    state = game.start()
    events: list[Any] = []
    while state.actor is not None:
        events += state.apply(rng.choice(state.legal_actions()))
    return events, state.outcome()


def written_down(events: list[Any], alone: bool) -> Iterator[dict[str, Any]]:
    """Yield what people at a table would write down of a match."""
    out: list[int] = []
    hands: list[Any] = []
    for event in events:
        if event.kind == "deal_started":
            out, hands = [], []
        elif event.kind == "seat_drawn":
            yield {"kind": "lead", "seat": event.seat}
        elif event.kind == "points_scored":
            yield {"kind": "points", "seat": event.seat, "points": event.points}
        elif event.kind == "went_out":
            out.append(event.seat)
        elif event.kind == "hands_shown":
            hands = [{"tiles": list(hand.tiles)} for hand in event.hands]
        elif event.kind == "deal_ended" and event.reason != "target_reached":
            if event.reason == "stock_exhausted":
                out = list(event.winners)
            if alone:
                hands = [{"count": 28 - event.points[0]}]
            yield {"kind": "deal", "ending": event.reason, "out": out, "hands": hands}


@pytest.mark.parametrize(("game_id", "options"), GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_played_matches_count_the_same_on_the_pad(
    game_id: str, options: dict[str, Any], seed: int
) -> None:
    game = dominium.load(game_id, **options)
    assert isinstance(game, dominium.LineGame)
    events, outcome = played(game, seed)
    tally = scoring.tally(game, list(written_down(events, alone=game.seats == 1)))
    assert list(tally.deals) == [event for event in events if event.kind == "deal_ended"]
    assert tally.outcome == outcome

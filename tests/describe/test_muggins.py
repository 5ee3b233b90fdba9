"""Muggins in words, where it differs from the other games of tiles."""

import random

import dominium
from dominium import describe


def test_a_won_deal_names_all_points_of_the_deal() -> None:
    """Rules page, Muggins: tiles score during the deal, and the winner gains the others' pips."""
    game = dominium.load("muggins", target=500)
    state, chance = game.start(), random.Random(3)
    words = describe.Describer(game, "en", ["Jana", "Petr"])
    ended = []
    while state.actor is not None:
        events = state.apply(chance.choice(state.legal_actions()))
        ended += [event for event in events if event.kind == "deal_ended" and event.winners]
    assert ended
    for event in ended:
        name, points = ("Jana", "Petr")[event.winners[0]], event.points[event.winners[0]]
        told = words.announce([event])[0]
        assert told == f"{name} wins the deal. In this deal: {points} points."

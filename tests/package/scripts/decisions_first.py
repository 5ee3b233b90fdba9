"""The loop the other way round, in a game of tiles, with what a seat sees."""

import random

import dominium

rng = random.Random(7)
state = dominium.load("block", target=20).start()
while (actor := state.actor) is not None:
    if actor != dominium.CHANCE:
        held = state.view(actor).hands[actor].tiles
        assert held
        action = max(state.legal_actions(), key=lambda one: one.index)
    else:
        draws, odds = zip(*state.odds(), strict=True)
        action = rng.choices(draws, odds)[0]
    for event in state.apply(action):
        if event.kind == "deal_ended":
            print(event.to_dict())
outcome = state.outcome()
print(outcome.ranking if outcome else "nobody has won")

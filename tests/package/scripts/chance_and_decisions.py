"""The obvious loop: chance first, then decisions; the names are inferred."""

import random

import dominium

rng = random.Random(7)
state = dominium.load("kingdomino", seats=3).start()
while state.actor is not None:
    if state.actor == "chance":
        odds = state.odds()
        action = rng.choices([draw for draw, _ in odds], [share for _, share in odds])[0]
    else:
        action = rng.choice(state.legal_actions())
    state.apply(action)
outcome = state.outcome()
assert outcome is not None
print([standing.total for standing in outcome.standings])

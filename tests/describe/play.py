"""Random games of every option, and the describers of their listeners."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import dominium
from dominium.describe import Describer, Length

NAMES = ("Jana", "Petr", "Eva", "Adam", "Ota", "Iva", "Jan", "Dana")

KINGDOMINO = {
    "two": dominium.load("kingdomino"),
    "three": dominium.load("kingdomino", preset="modern_three", middle_kingdom=True),
    "four": dominium.load("kingdomino", seats=4, opening="top_down", harmony=True),
    "tray": dominium.load("kingdomino", preset="kralovska_zahrada", middle_kingdom=True),
    "duel": dominium.load("kingdomino", preset="mighty_duel", wider_offer=True, harmony=True),
    "dynasty": dominium.load("kingdomino", preset="dynasty", frame="fixed"),
}
QUEENDOMINO = {
    "queen": dominium.load("queendomino"),
    "queen_four": dominium.load("queendomino", seats=4, tax_bonus="per_knight", harmony=True),
    "wedding_three": dominium.load("queendomino", preset="royal_wedding", seats=3),
    "wedding_five": dominium.load("queendomino", preset="royal_wedding", seats=5),
    "wedding_seven": dominium.load("queendomino", preset="royal_wedding", seats=7),
    "teams": dominium.load("queendomino", preset="royal_wedding_teams", middle_kingdom=True),
    "teams_eight": dominium.load("queendomino", preset="royal_wedding_teams", seats=8),
}
GAMES = KINGDOMINO | QUEENDOMINO
"""Games that together have every value of every option."""


class Ply(NamedTuple):
    """One action of a random game: the state before it, and what it made happen."""

    before: dominium.State
    action: dominium.Action
    events: tuple[dominium.Event, ...]
    after: dominium.State


def _plies(name: str, seed: int) -> Iterator[Ply]:
    rng = random.Random(seed)
    state = GAMES[name].start()
    while state.actor is not None:
        before = state.copy()
        action = rng.choice(state.legal_actions())
        events = state.apply(action)
        yield Ply(before, action, events, state.copy())


@cache
def random_game(name: str, seed: int = 1) -> tuple[Ply, ...]:
    """A whole random match."""
    return tuple(_plies(name, seed))


def describer(
    name: str, language: str, you: int | None = None, length: Length = "short"
) -> Describer:
    """The describer of one of the games for a listener."""
    game = GAMES[name]
    return Describer(game, language, NAMES[: game.seats], you=you, length=length)

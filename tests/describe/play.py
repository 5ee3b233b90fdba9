"""Random games of every option, and the describers of their listeners."""

import random
from collections.abc import Iterator
from contextlib import suppress
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
"""Kingdom games that together have every value of every option."""

LINES = {
    "block": dominium.load("block", target=40),
    "block_difference": dominium.load("block", target=30, blocked_score="difference"),
    "draw": dominium.load("draw"),
    "draw_series": dominium.load("draw", deals=3, out_wins=True),
    "draw_points": dominium.load("draw", scoring="points", target=40),
    "matador": dominium.load("matador", deals=2),
    "matador_any": dominium.load("matador", wild="any_time", out_wins=True),
    "bergen": dominium.load("bergen"),
    "bergen_three": dominium.load("bergen", seats=3, target=9, deal_points=1, single_triple=True),
    "bergen_nothing": dominium.load("bergen", target=8, deal_points=0),
    "sebastopol": dominium.load("sebastopol", deals=3),
    "sebastopol_seven": dominium.load("sebastopol", deals=1, stake=7),
    "twenty_one": dominium.load("twenty_one", deals=3),
    "twenty_one_three": dominium.load("twenty_one", seats=3, deals=1),
    "twenty_one_four": dominium.load("twenty_one", seats=4, deals=4, ties="fewer_tiles"),
    "solo": dominium.load("solo"),
    "muggins": dominium.load("muggins"),
    "muggins_three": dominium.load("muggins", seats=3, target=40, spinner=False),
    "muggins_four": dominium.load("muggins", seats=4, target=60),
}
"""Games of tiles that together have every choice of every option."""

EVERY_GAME: dict[str, dominium.KingdomGame | dominium.LineGame] = {**GAMES, **LINES}
EVERY_TABLE = EVERY_GAME | {
    "queen_three": dominium.load("queendomino", seats=3),
    "wedding_four": dominium.load("queendomino", preset="royal_wedding", seats=4),
    "wedding_six": dominium.load("queendomino", preset="royal_wedding", seats=6),
}
"""These games, and those that add no option but a number of seats."""


class Ply(NamedTuple):
    """One action of a random game: the state before it, and what it made happen."""

    before: dominium.State
    action: dominium.Action
    events: tuple[dominium.Event, ...]
    after: dominium.State


def _plies(name: str, seed: int) -> Iterator[Ply]:
    rng = random.Random(seed)
    state = EVERY_TABLE[name].start()
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
    game = EVERY_TABLE[name]
    return Describer(game, language, NAMES[: game.seats], you=you, length=length)


STATES_OF_A_MATCH = 10
"""The number of positions of one match that are looked at."""

LONGEST = {"deals": 4, "target": 60, "stake": 9}
"""Options that matches of tests do not choose higher, so that they end soon."""


def random_options(game: str, rng: random.Random) -> dominium.KingdomGame | dominium.LineGame:
    """A game with options drawn by lot."""
    (info,) = (one for one in dominium.games() if one.id == game)
    while True:
        drawn = {
            option.name: rng.choice(
                [value for value in option.values if value <= LONGEST.get(option.name, value)]
            )
            for option in info.options
        }
        # Few options go with each other; most games leave some of them as they are.
        kept = {name: value for name, value in drawn.items() if rng.random() < 0.6}
        with suppress(dominium.OptionError):
            return dominium.load(game, **kept)


@cache
def random_states(game: str, count: int = 1000) -> tuple[dominium.State, ...]:
    """Positions of random matches of a game with random options and numbers of seats."""
    rng = random.Random(game)
    states: list[dominium.State] = []
    while len(states) < count:
        state = random_options(game, rng).start()
        match = [state.copy()]
        while state.actor is not None:
            state.apply(rng.choice(state.legal_actions()))
            match.append(state.copy())
        states += rng.sample(match, min(STATES_OF_A_MATCH, len(match)))
    return tuple(states)

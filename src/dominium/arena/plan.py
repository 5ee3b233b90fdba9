"""The plan of an arena: its meetings, their number of deals, and the seatings of each game."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from dominium.arena.sequential import Hypotheses
from dominium.bots import create
from dominium.engine.game import Game
from dominium.engine.kingdom import KingdomGame

Meeting: TypeAlias = tuple[str, ...]
"""The bots that meet at a table, one for each side, as they sit in the first game of a deal."""

FORMS = ("round_robin", "gauntlet", "mixed")
"""The forms of an arena: round robin, each against each; gauntlet, the first against each other;
mixed, different bots at one table.
"""


@dataclass(frozen=True)
class Plan:
    """The games that an arena is to play; two runs of the same plan deal the same.

    Raises:
        ValueError: a bot that does not exist or is named twice, too few bots for the form, an
            unknown form, or no deals.
    """

    game: Game
    bots: tuple[str, ...]
    deals: int
    """The number of deals for each meeting; every deal is played once in each seating."""
    form: str = "round_robin"
    seed: int = 1
    hypotheses: Hypotheses | None = None
    """The sequential test that may end a meeting early."""

    def __post_init__(self) -> None:
        for bot in self.bots:
            create(bot)
        if len(set(self.bots)) != len(self.bots):
            raise ValueError("a bot is named twice")
        if self.form not in FORMS:
            raise ValueError(f"unknown form {self.form!r}: choose from {', '.join(FORMS)}")
        if self.deals < 1:
            raise ValueError("an arena needs at least one deal")
        if len(self.bots) < least_bots(self.form, sides(self.game)):
            raise ValueError(f"a {self.form} needs {least_bots(self.form, sides(self.game))} bots")

    @property
    def meetings(self) -> tuple[Meeting, ...]:
        """The meetings that the form makes of the bots."""
        count = sides(self.game)
        if count == 1:
            return tuple((bot,) for bot in self.bots)
        if self.form == "gauntlet":
            return tuple(_one_against(self.bots[0], other, count) for other in self.bots[1:])
        if self.form == "mixed":
            return tuple(itertools.combinations(self.bots, count))
        pairs = itertools.combinations if count == 2 else itertools.permutations
        return tuple(_one_against(one, other, count) for one, other in pairs(self.bots, 2))


def _one_against(one: str, other: str, count: int) -> Meeting:
    return (one, *[other] * (count - 1))


def least_bots(form: str, count: int) -> int:
    """Return the least number of bots that a form needs at a table with this number of sides."""
    if count == 1:
        return 1
    return count if form == "mixed" else 2


def seatings(meeting: Meeting) -> tuple[Meeting, ...]:
    """Return the different seatings of a meeting: its bots rotate by one side each time."""
    turned = [meeting[-turn:] + meeting[:-turn] for turn in range(len(meeting))]
    return tuple(dict.fromkeys(turned))


def deals_for(games: int, game: Game) -> int:
    """Return the least number of deals that give at least this number of games of a meeting."""
    return -(-games // sides(game))


def sides(game: Game) -> int:
    """Count the sides that play against each other: kingdoms, or seats."""
    return game.kingdoms if isinstance(game, KingdomGame) else game.seats


def side_of(game: Game, seat: int) -> int:
    """Return the side that a seat plays for."""
    return game.kingdom_of(seat) if isinstance(game, KingdomGame) else seat


def bots_by_seat(game: Game, seating: Sequence[str]) -> list[str]:
    """Return the bot of each seat, when each side is played by one kind of bot."""
    return [seating[side_of(game, seat)] for seat in range(game.seats)]

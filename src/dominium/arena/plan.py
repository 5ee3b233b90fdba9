"""Who meets whom in an arena, how often, and which bot sits where in which game."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from dominium.arena.sequential import Hypotheses
from dominium.bots import create
from dominium.game import Game, KingdomGame

Meeting: TypeAlias = tuple[str, ...]
"""The bots that meet at a table, one for each side, as they sit in the first game of a deal."""

FORMS = ("round_robin", "gauntlet", "mixed")
"""How meetings are made of bots: each against each; the first against each other; different bots
at one table."""


@dataclass(frozen=True)
class Plan:
    """Everything that an arena is to play; two runs of the same plan deal the same.

    Raises:
        ValueError: a bot that does not exist or is named twice, too few bots for the form, an
            unknown form, or no deals.
    """

    game: Game
    bots: tuple[str, ...]
    deals: int
    """How often each meeting is dealt; every deal is played once in each seating."""
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
        """Every table that meets, as the form says."""
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
    """How many bots a form needs at a table of so many sides."""
    if count == 1:
        return 1
    return count if form == "mixed" else 2


def seatings(meeting: Meeting) -> tuple[Meeting, ...]:
    """The different ways in which a meeting sits down: its bots move on by one side each time."""
    turned = [meeting[-turn:] + meeting[:-turn] for turn in range(len(meeting))]
    return tuple(dict.fromkeys(turned))


def deals_for(games: int, game: Game) -> int:
    """How many deals give at least so many games of a meeting."""
    return -(-games // sides(game))


def sides(game: Game) -> int:
    """How many sides play against each other: kingdoms, or seats."""
    return game.kingdoms if isinstance(game, KingdomGame) else game.seats


def side_of(game: Game, seat: int) -> int:
    """The side that a seat plays for."""
    return game.kingdom_of(seat) if isinstance(game, KingdomGame) else seat


def bots_by_seat(game: Game, seating: Sequence[str]) -> list[str]:
    """The bot of each seat, when each side is played by one kind of bot."""
    return [seating[side_of(game, seat)] for seat in range(game.seats)]

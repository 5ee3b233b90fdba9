"""Puzzles: positions of self-play in which one action is clearly better than all others.

There is a new one each day, the same for everybody: it is computed from the date alone, so nothing
has to be stored.
"""

from dominium.puzzles.attempt import GIVE_UP, Attempt, PuzzleRefused
from dominium.puzzles.calendar import GAMES, game_of_day
from dominium.puzzles.generator import Abandoned, find
from dominium.puzzles.presenter import Compared, Teller
from dominium.puzzles.puzzle import Choice, Puzzle

__all__ = [
    "GAMES",
    "GIVE_UP",
    "Abandoned",
    "Attempt",
    "Choice",
    "Compared",
    "Puzzle",
    "PuzzleRefused",
    "Teller",
    "find",
    "game_of_day",
]

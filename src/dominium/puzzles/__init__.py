"""Puzzles: a position of self-play with one decision that is clearly better than all others.

There is a new one each day, the same for everybody: all of it follows from the date, so nothing
has to be stored, and no page ever holds a solution.
"""

from dominium.puzzles.attempt import GIVE_UP, Attempt, PuzzleRefused
from dominium.puzzles.calendar import GAMES, game_of_day
from dominium.puzzles.finding import Abandoned, find
from dominium.puzzles.puzzle import Choice, Puzzle
from dominium.puzzles.telling import Compared, Teller

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

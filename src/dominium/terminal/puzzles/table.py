"""The table of a puzzle at the terminal; nothing of it is kept."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from dominium.actions import Action
from dominium.puzzles import Attempt, Teller
from dominium.terminal.seats import Seat
from dominium.terminal.table import Events, Table


class PuzzleTable(Table):
    """A table where somebody has one decision to make.

    Args:
        attempt: The puzzle and what has been answered.
        language: The language in which the seats are named.
    """

    def __init__(self, attempt: Attempt, language: str) -> None:
        puzzle = attempt.puzzle
        self.game = puzzle.game
        self.seats = tuple(
            Seat(name, None if seat == puzzle.seat else "easy")
            for seat, name in enumerate(Teller(puzzle, language).names())
        )
        self.file = Path()
        self.attempt = attempt
        self._follow_attempt()

    def apply(self, actions: Sequence[Action | str]) -> Events:
        """Take an answer and give what happened: nothing as long as the solution is not known."""
        before = len(self.history)
        self.attempt.answer(str(actions[0]))
        self._follow_attempt()
        return tuple(event for events in self.history[before:] for event in events)

    def continue_to_person(self) -> Iterator[Events]:
        """Nobody plays on."""
        return iter(())

    def save(self) -> None:
        """Puzzles are not kept."""

    def _follow_attempt(self) -> None:
        self.state = self.attempt.state
        self.history = [one.events for one in self.attempt.played]
        self.actions = [one.action for one in self.attempt.played]
        self.actors = [one.seat for one in self.attempt.played]

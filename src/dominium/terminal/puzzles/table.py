"""The table of a puzzle at the terminal; it is never saved."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from dominium.actions import Action
from dominium.puzzles import Attempt, Teller
from dominium.terminal.seats import Seat
from dominium.terminal.table import Events, Table


class PuzzleTable(Table):
    """A table at which one person has a single decision to make.

    Args:
        attempt: The puzzle and the answers so far.
        language: The language of the names of the seats.
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
        """Apply an answer and return its events: none until the solution is known."""
        before = len(self.history)
        self.attempt.answer(str(actions[0]))
        self._follow_attempt()
        return tuple(event for events in self.history[before:] for event in events)

    def continue_to_person(self) -> Iterator[Events]:
        """Yield nothing: the game does not go on."""
        return iter(())

    def save(self) -> None:
        """Save nothing: puzzles are not stored."""

    def _follow_attempt(self) -> None:
        self.state = self.attempt.state
        self.history = [one.events for one in self.attempt.played]
        self.actions = [one.action for one in self.attempt.played]
        self.actors = [one.seat for one in self.attempt.played]

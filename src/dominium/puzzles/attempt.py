"""The attempts at a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dominium.engine.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium.events import Event
    from dominium.puzzles.puzzle import Puzzle

GIVE_UP: Final = ""
"""The answer that asks for the solution."""


class PuzzleRefused(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """An answer that cannot be accepted; the attempt is unchanged.

    Args:
        code: ``over`` when the solution is known.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Played(NamedTuple):
    """An action at the table of a puzzle with its events; the seat is None for chance."""

    seat: int | None
    action: str
    events: tuple[Event, ...]


class Attempt:
    """The state of a puzzle after some answers, which determine it completely.

    Args:
        puzzle: The puzzle.
        answers: The answers so far: actions in the notation, or nothing to be shown the solution.

    Raises:
        PuzzleRefused: There are answers after the solution.
        IllegalAction: The rules refuse an action.
    """

    def __init__(self, puzzle: Puzzle, answers: Iterable[str] = ()) -> None:
        self.puzzle = puzzle
        self.state = puzzle.game.start()
        self.played: list[Played] = []
        self.answers: list[str] = []
        for action in puzzle.opening:
            self._act(action)
        for answer in answers:
            self.answer(answer)

    @property
    def tries(self) -> list[str]:
        """The actions tried so far, the solution included if it was found."""
        return [answer for answer in self.answers if answer != GIVE_UP]

    @property
    def solved(self) -> bool:
        """True if the solution was found."""
        return self.puzzle.solution in self.answers

    @property
    def over(self) -> bool:
        """True if the solution was found or shown."""
        return self.solved or GIVE_UP in self.answers

    def answer(self, answer: str) -> bool:
        """Apply an answer and return whether the puzzle is solved; a refused one changes nothing.

        An action is only tried: the table stays as it is until the solution is known.
        """
        if self.over:
            raise PuzzleRefused("over")
        if answer != GIVE_UP:
            action = self.state.parse(answer)
            if (refused := self.state.refusal(action)) is not None:
                raise IllegalAction(refused.code, refused.params)
            answer = str(action)
        if answer not in self.answers:
            self.answers.append(answer)
        if self.over:
            self._act(self.puzzle.solution)
        return self.solved

    def _act(self, action: str) -> None:
        actor = self.state.actor
        seat = actor if isinstance(actor, int) else None
        self.played.append(Played(seat, action, self.state.apply(action)))

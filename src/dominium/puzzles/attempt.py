"""A puzzle after some answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dominium.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Iterable

    import dominium
    from dominium.puzzles.puzzle import Puzzle

GIVE_UP: Final = ""
"""The answer of whoever wants to be shown the solution."""


class PuzzleRefused(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """An answer that cannot be taken; nothing has changed.

    Args:
        code: ``over`` when the solution is known.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Played(NamedTuple):
    """What happened at the table of a puzzle: who acted, nobody where it was chance."""

    seat: int | None
    action: str
    events: tuple[dominium.Event, ...]


class Attempt:
    """What somebody has answered to a puzzle so far; that is all there is to remember.

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
        """The actions that were tried, the solution too if it was found."""
        return [answer for answer in self.answers if answer != GIVE_UP]

    @property
    def solved(self) -> bool:
        """Whether the solution was found."""
        return self.puzzle.solution in self.answers

    @property
    def over(self) -> bool:
        """Whether the solution is known."""
        return self.solved or GIVE_UP in self.answers

    def answer(self, answer: str) -> bool:
        """Take an answer and tell whether it is the solution; one that is refused changes nothing.

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

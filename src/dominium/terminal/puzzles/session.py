"""A puzzle at the terminal: the table of its game, and the texts of the puzzle."""

from collections.abc import Mapping, Sequence
from typing import Any

import dominium
from dominium.describe.queries import Query
from dominium.puzzles import GIVE_UP, Teller
from dominium.terminal.arguments import CommandError
from dominium.terminal.kingdom.session import KingdomSession
from dominium.terminal.line.session import LineSession
from dominium.terminal.puzzles.table import PuzzleTable
from dominium.terminal.session import Session, Style
from dominium.terminal.streams import Input, Output


class PuzzleSession(Session):
    """The base of the puzzle sessions of both families."""

    table: PuzzleTable

    @property
    def words(self) -> Teller:
        """The texts of the puzzle in the current language."""
        return Teller(self.table.attempt.puzzle, self.messages.language)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return self.words.names()

    def run(self) -> None:
        """Run the session until the solution is known, the input ends, or the person leaves."""
        self._tell([*self.puzzle(), self.say("puzzle-welcome"), *super().expected()])
        while not self.table.attempt.over:
            text = self._source.line(self._prompt())
            if text is None or self._argument_of(text, "quit", "q") is not None:
                return
            self.typed(text)

    def puzzle(self) -> list[str]:
        """Return the title, the introduction and the task."""
        return [self.words.title(), *self.words.text(), self.words.task()]

    def expected(self) -> list[str]:
        """Return the task, then the seat to act and the expected action."""
        return [self.words.task(), *super().expected()]

    def hint(self) -> list[str]:
        """Return a hint: the obvious action is not the best, or it is."""
        return [self.words.hint()]

    def solution(self) -> list[str]:
        """Give up, and return the best action with its reason."""
        self.table.apply([GIVE_UP])
        return self._answered()

    def _answered(self) -> list[str]:
        attempt = self.table.attempt
        lines = [self.words.verdict(attempt)]
        if attempt.over:
            lines += [*self.words.explanation(attempt), *self.words.compared_lines(attempt)]
        return lines

    def _play(self, actions: Sequence[dominium.Action]) -> None:
        if len(actions) > 1:
            raise CommandError(self.words.refusal("one_action"))
        self.table.apply(actions)
        self._tell(self._answered())


def _hint(session: PuzzleSession, _: str) -> list[str]:
    return session.hint()


def _solution(session: PuzzleSession, _: str) -> list[str]:
    return session.solution()


def _task(session: PuzzleSession, _: str) -> list[str]:
    return session.puzzle()


QUERIES: tuple[Query[Any], ...] = (
    Query("puzzle-hint", (), _hint),
    Query("puzzle-solution", (), _solution),
    Query("puzzle-task", (), _task),
)
"""The further commands of every puzzle."""


class KingdomPuzzle(PuzzleSession, KingdomSession):
    """A puzzle of a kingdom game."""

    table: PuzzleTable

    def __init__(self, table: PuzzleTable, style: Style, source: Input, output: Output) -> None:
        super().__init__(table, style, source, output)
        self.queries = (*QUERIES, *self.queries)


class LinePuzzle(PuzzleSession, LineSession):
    """A puzzle of a domino game."""

    table: PuzzleTable
    queries = (*QUERIES, *LineSession.queries)


SESSIONS: Mapping[str, type[KingdomPuzzle | LinePuzzle]] = {
    "kingdom": KingdomPuzzle,
    "line": LinePuzzle,
}

"""A puzzle at the terminal: the table of its game, and what is said beside it."""

from collections.abc import Mapping, Sequence
from typing import Any

import dominium
from dominium.describe.queries import Query
from dominium.puzzles import GIVE_UP, Teller
from dominium.terminal.arguments import Complaint
from dominium.terminal.kingdom.session import KingdomSession
from dominium.terminal.line.session import LineSession
from dominium.terminal.lines import Input, Output
from dominium.terminal.puzzles.table import PuzzleTable
from dominium.terminal.session import Session, Style


class PuzzleSession(Session):
    """What the puzzles of both families share."""

    table: PuzzleTable

    @property
    def words(self) -> Teller:
        """What tells the puzzle in the language of now."""
        return Teller(self.table.attempt.puzzle, self.messages.language)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return self.words.names()

    def run(self) -> None:
        """Ask until the solution is known, the input ends, or the person leaves."""
        self._tell([*self.puzzle(), self.say("puzzle-welcome"), *super().expected()])
        while not self.table.attempt.over:
            text = self._source.line(self._prompt())
            if text is None or self._argument_of(text, "quit", "q") is not None:
                return
            self.typed(text)

    def puzzle(self) -> list[str]:
        """What it is about and what has to be done."""
        return [self.words.title(), *self.words.text(), self.words.task()]

    def expected(self) -> list[str]:
        """What has to be done, and what the table expects."""
        return [self.words.task(), *super().expected()]

    def hint(self) -> list[str]:
        """What is not the best, or that it is the obvious."""
        return [self.words.hint()]

    def solution(self) -> list[str]:
        """The best action and why it is the best."""
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
            raise Complaint(self.words.refusal("one_action"))
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
"""What can be said in every puzzle."""


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

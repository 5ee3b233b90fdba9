"""The words of puzzles."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from dominium.coach.judging import SCALES
from dominium.coach.telling import CoachTeller
from dominium.describe import Describer, formats, messages

if TYPE_CHECKING:
    from dominium.puzzles.attempt import Attempt
    from dominium.puzzles.puzzle import Puzzle
    from dominium.state import State


_LEAST_SHARE: Final = 0.01
"""A smaller chance to win is not worth a word."""


class Compared(NamedTuple):
    """An action of a solved puzzle in words, with its figures.

    Attributes:
        action: The notation.
        words: What it does, in a few words.
        win: The chance to win after it, such as "62 %".
        points: The points that may be expected after it; empty where points do not count.
        mark: Why it is told: the best action, the one that tempts, one that was tried, or nothing.
    """

    action: str
    words: str
    win: str
    points: str
    mark: str


class Teller:
    """What is said about one puzzle in one language."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self._language = language
        self._messages = messages(language)

    @cached_property
    def describer(self) -> Describer:
        """What tells the one who solves about the table."""
        game = self.puzzle.game
        return Describer(game, self._language, self.names(), you=self.puzzle.seat)

    def title(self) -> str:
        """Whose day and of which game: "Puzzle of 21 November 2026: Kingdomino"."""
        day = formats.date_in_words(self.puzzle.day, self._language)
        return self._messages.text("puzzle-title", day=day, game=self.game())

    def game(self) -> str:
        """What the game is called."""
        return self._messages.text(f"game-{self.puzzle.game.id}")

    def names(self) -> list[str]:
        """What the seats are called."""
        others = iter(range(1, self.puzzle.game.seats))
        return [
            self._messages.text("lesson-you" if you else f"lesson-other-{next(others)}")
            for you in (seat == self.puzzle.seat for seat in range(self.puzzle.game.seats))
        ]

    def text(self) -> list[str]:
        """What it is about, by paragraphs."""
        family = self.puzzle.game.info.family
        return [self._messages.text("puzzle-lead"), self._messages.text(f"puzzle-lead-{family}")]

    def task(self) -> str:
        """What has to be done."""
        return self._messages.text("puzzle-task")

    def hint(self) -> str:
        """What tempts and is not the best, or that it is what tempts."""
        if self.puzzle.tempting == self.puzzle.solution:
            return self._messages.text("puzzle-hint-plain")
        return self._messages.text("puzzle-hint", choice=self._named(self.puzzle.tempting))

    def verdict(self, attempt: Attempt) -> str:
        """What is said to the last answer."""
        if not attempt.over:
            return self._wrong(attempt.tries[-1])
        key = "puzzle-right" if attempt.solved else "puzzle-shown"
        return self._messages.text(key, choice=self._named(self.puzzle.solution))

    def explanation(self, attempt: Attempt) -> list[str]:
        """What the best action brings, and what speaks for it against what was tried or tempts."""
        best, *others = self.puzzle.choices
        key = "puzzle-best" if self._counts_points else "puzzle-best-win"
        win, points = self._win(best.win), self._points(best.points)
        lines = [self._messages.text(key, win=win, points=points)]
        wrong = [one for one in attempt.tries if one != self.puzzle.solution]
        asked = [*wrong, self.puzzle.tempting, *(one.action for one in others)]
        against = next(filter(None, map(self._against, asked)), None)
        return [*lines, against] if against else lines

    def _against(self, action: str) -> str | None:
        """What speaks for the best action against another one."""
        found = self.puzzle.choice(action)
        if found is None or found.reason is None:
            return None
        reason = CoachTeller(self.describer, self.puzzle.game.id).reason(found.reason)
        return self._messages.text("puzzle-against", choice=self._named(action), reason=reason)

    def compared(self, attempt: Attempt) -> list[Compared]:
        """The promising actions beside each other, and those that were tried, best first."""
        told = [one.action for one in self.puzzle.choices[:4]]
        told += [one for one in (*attempt.tries, self.puzzle.tempting) if one not in told]
        return [self._compared(action, attempt) for action in told]

    def compared_lines(self, attempt: Attempt) -> list[str]:
        """What is beside each other, in lines: "best: 24: forest: chance to win 62 %, …"."""
        return [self._line(one) for one in self.compared(attempt)]

    def refusal(self, code: str) -> str:
        """Why an answer cannot be taken."""
        return self._messages.text(f"puzzle-refused-{code}")

    def _compared(self, action: str, attempt: Attempt) -> Compared:
        found = self.puzzle.choice(action)
        unknown = self._messages.text("puzzle-poor")
        points = self._points(found.points) if found else unknown
        return Compared(
            action,
            self._named(action),
            self._win(found.win) if found else unknown,
            points if self._counts_points else "",
            self._mark(action, attempt),
        )

    @property
    def _counts_points(self) -> bool:
        """Whether points say more than the chance to win."""
        return self.puzzle.game.id in SCALES and any(one.points for one in self.puzzle.choices)

    def _line(self, one: Compared) -> str:
        key = "puzzle-line" if self._counts_points else "puzzle-line-win"
        line = self._messages.text(key, choice=one.words, win=one.win, points=one.points)
        if not one.mark:
            return line
        return self._messages.text("puzzle-line-marked", mark=one.mark, line=line)

    def _mark(self, action: str, attempt: Attempt) -> str:
        if action == self.puzzle.solution:
            return self._messages.text("puzzle-mark-best")
        if action in attempt.tries:
            return self._messages.text("puzzle-mark-tried")
        if action == self.puzzle.tempting:
            return self._messages.text("puzzle-mark-tempting")
        return ""

    def _wrong(self, action: str) -> str:
        choice, found = self._named(action), self.puzzle.choice(action)
        if found is None:
            return self._messages.text("puzzle-wrong", choice=choice)
        best = self.puzzle.choices[0]
        loss, points = best.win - found.win, best.points - found.points
        if loss < _LEAST_SHARE:
            key = "puzzle-wrong-points" if self._counts_points and points > 0 else "puzzle-wrong"
            return self._messages.text(key, choice=choice, points=self._points(points))
        return self._messages.text("puzzle-wrong-by", choice=choice, loss=self._win(loss))

    @cached_property
    def _position(self) -> State:
        return self.puzzle.position()

    def _named(self, action: str) -> str:
        state = self._position
        return self.describer.choice_short(state, state.parse(action))

    def _win(self, share: float) -> str:
        return formats.percentage(share, 0, self._language)

    def _points(self, points: float) -> str:
        return formats.decimal(points, 1, self._language)

"""The texts of puzzles."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from dominium.coach.presenter import CoachTeller
from dominium.describe import Describer, formats, messages
from dominium.tuning import tuning_of

if TYPE_CHECKING:
    from dominium.engine.game import State
    from dominium.puzzles.attempt import Attempt
    from dominium.puzzles.puzzle import Puzzle


Mark: TypeAlias = Literal["best", "tried", "tempting"]
MOST_COMPARED: Final = 4
"""The most promising actions that are compared besides those that were tried."""
_LEAST_SHARE: Final = 0.01
"""The smallest difference in winning chances that is mentioned."""


class Compared(NamedTuple):
    """An action of a solved puzzle in words, with its figures.

    Attributes:
        action: The notation.
        words: A short description.
        win: The chance to win after it, such as "62 %".
        points: The expected points after it; empty where points do not count.
        mark: The mark of the best action, a tried one or the tempting one; empty for others.
    """

    action: str
    words: str
    win: str
    points: str
    mark: str


class Teller:
    """The texts of one puzzle in one language."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self._language = language
        self._messages = messages(language)

    @cached_property
    def describer(self) -> Describer:
        """The describer of the table for the solver."""
        game = self.puzzle.game
        return Describer(game, self._language, self.names(), you=self.puzzle.seat)

    def title(self) -> str:
        """Return the title, such as "Puzzle of 21 November 2026: Kingdomino"."""
        day = formats.date_in_words(self.puzzle.day, self._language)
        return self._messages.text("puzzle-title", day=day, game=self.game())

    def game(self) -> str:
        """Return the name of the game."""
        return self._messages.text(f"game-{self.puzzle.game.id}")

    def names(self) -> list[str]:
        """Return the names of the seats, the solver's as "you"."""
        others = iter(range(1, self.puzzle.game.seats))
        return [
            self._messages.text("lesson-you" if you else f"lesson-other-{next(others)}")
            for you in (seat == self.puzzle.seat for seat in range(self.puzzle.game.seats))
        ]

    def text(self) -> list[str]:
        """Return the paragraphs that introduce the puzzle."""
        family = self.puzzle.game.info.family
        return [self._messages.text("puzzle-lead"), self._messages.text(f"puzzle-lead-{family}")]

    def task(self) -> str:
        """Return the text of the task."""
        return self._messages.text("puzzle-task")

    def hint(self) -> str:
        """Return a hint: the tempting action is not the best, or the obvious action is."""
        if self.puzzle.tempting == self.puzzle.solution:
            return self._messages.text("puzzle-hint-plain")
        return self._messages.text("puzzle-hint", choice=self._named(self.puzzle.tempting))

    def verdict(self, attempt: Attempt) -> str:
        """Return the reply to the last answer."""
        if not attempt.over:
            return self.wrong(attempt.tries[-1])
        return self.solution(found=attempt.solved)

    def solution(self, *, found: bool) -> str:
        """Return the reply to the solution, or the solution for whoever did not find it."""
        key = "puzzle-right" if found else "puzzle-shown"
        return self._messages.text(key, choice=self._named(self.puzzle.solution))

    def explanation(self, attempt: Attempt) -> list[str]:
        """Return the value of the best action, and a reason for it against another one."""
        wrong = [one for one in attempt.tries if one != self.puzzle.solution]
        others = [one.action for one in self.puzzle.choices[1:]]
        asked = [*wrong, self.puzzle.tempting, *others]
        against = next(filter(None, map(self.against, asked)), None)
        return [self.best(), *([against] if against else [])]

    def best(self) -> str:
        """Return the value of the best action."""
        best = self.puzzle.choices[0]
        key = "puzzle-best" if self._counts_points else "puzzle-best-win"
        return self._messages.text(key, win=self._win(best.win), points=self._points(best.points))

    def against(self, action: str) -> str | None:
        """Return the reason for the best action against another one; None when there is none."""
        found = self.puzzle.choice(action)
        if found is None or found.reason is None:
            return None
        reason = CoachTeller(self.describer, self.puzzle.game.id).reason(found.reason)
        return self._messages.text("puzzle-against", choice=self._named(action), reason=reason)

    def compared(self, attempt: Attempt) -> list[Compared]:
        """Return the promising actions, best first, then the tried and the tempting ones."""
        told = [one.action for one in self.puzzle.choices[:MOST_COMPARED]]
        told += [one for one in (*attempt.tries, self.puzzle.tempting) if one not in told]
        return [self.figures(action)._replace(mark=self._mark(action, attempt)) for action in told]

    def compared_lines(self, attempt: Attempt) -> list[str]:
        """Return the comparison as lines: "best: 24: forest: chance to win 62 %, …"."""
        return [self._line(one) for one in self.compared(attempt)]

    def refusal(self, code: str) -> str:
        """Return the reason of a `PuzzleRefused` by its code."""
        return self._messages.text(f"puzzle-refused-{code}")

    def figures(self, action: str) -> Compared:
        """Return an action with its figures, without a mark."""
        found = self.puzzle.choice(action)
        unknown = self._messages.text("puzzle-poor")
        points = self._points(found.points) if found else unknown
        return Compared(
            action,
            self._named(action),
            self._win(found.win) if found else unknown,
            points if self._counts_points else "",
            "",
        )

    @property
    def _counts_points(self) -> bool:
        """True if points are shown beside the chance to win."""
        weighs = tuning_of(self.puzzle.game.id).point_scale > 0
        return weighs and any(one.points for one in self.puzzle.choices)

    def _line(self, one: Compared) -> str:
        key = "puzzle-line" if self._counts_points else "puzzle-line-win"
        line = self._messages.text(key, choice=one.words, win=one.win, points=one.points)
        if not one.mark:
            return line
        return self._messages.text("puzzle-line-marked", mark=one.mark, line=line)

    def _mark(self, action: str, attempt: Attempt) -> str:
        if action == self.puzzle.solution:
            return self.mark("best")
        if action in attempt.tries:
            return self.mark("tried")
        return self.mark("tempting") if action == self.puzzle.tempting else ""

    def mark(self, mark: Mark) -> str:
        """Return the words of a mark."""
        return self._messages.text(f"puzzle-mark-{mark}")

    def wrong(self, action: str) -> str:
        """Return the reply to an action that is not the best."""
        choice, found = self._named(action), self.puzzle.choice(action)
        if found is None:
            return self._messages.text("puzzle-wrong", choice=choice)
        best = self.puzzle.choices[0]
        loss, points = best.win - found.win, best.points - found.points
        if loss < _LEAST_SHARE:
            key = "puzzle-wrong-points" if self._counts_points and points > 0 else "puzzle-wrong"
            return self._messages.text(key, choice=choice, points=self._points(points))
        before, after = self._win(best.win), self._win(found.win)
        return self._messages.text("puzzle-wrong-by", choice=choice, before=before, after=after)

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

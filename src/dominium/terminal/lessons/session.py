"""A lesson at the terminal: the table of its game, and the texts of its steps."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import dominium
from dominium.describe.queries import Query
from dominium.lessons import Ask, Course, Do, LessonRefused, Teller, Try
from dominium.lessons.course import GO_ON, QUESTION
from dominium.terminal.arguments import CommandError
from dominium.terminal.lessons.table import LessonTable
from dominium.terminal.session import Session


class LessonSession(Session):
    """The base of the lesson sessions of both families."""

    table: LessonTable

    @property
    def words(self) -> Teller:
        """The texts of lessons in the current language."""
        return Teller(self.messages.language)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return self.words.names(self.table.course.lesson)

    def run(self) -> None:
        """Teach until the lesson or the input ends, or the learner leaves."""
        self._tell([self.say("lesson-welcome"), *self.step()])
        while self.table.course.step is not None and not self.table.finished:
            text = self._source.line(self._prompt())
            if text is None or self._argument_of(text, "quit", "q") is not None:
                return
            self.typed(text)

    def step(self) -> list[str]:
        """Return the current step: its place, heading, text and task."""
        course, words = self.table.course, self.words
        lines = [words.place(course.lesson, course.place)]
        if course.step is None:
            return [*lines, words.end(course.lesson)]
        heading, task = words.heading(course.lesson, course.step), self._task()
        return [*lines, heading, *words.text(course.lesson, course.step), *task]

    def expected(self) -> list[str]:
        """Return the task of the lesson, then the seat to act and the expected action."""
        return [*self._task(), *super().expected()]

    def hint(self) -> list[str]:
        """Return the hint for the task; empty when there is none."""
        hint = self.words.hint(self.table.course)
        return [] if hint is None else [hint]

    def go_on(self) -> list[str]:
        """Skip this step, acting for the learner where its task is an action; return the next."""
        step = self.table.course.step
        if step and isinstance(step.task, Do):
            self._acted([GO_ON])
        else:
            self.table.apply([GO_ON])
        return self.step()

    def go_back(self) -> list[str]:
        """Return to the previous step, and return its text."""
        course = self.table.course
        if not course.answers:
            raise self.refused("lesson-first")
        self.table.follow(Course(course.lesson, course.answers[:-1]))
        self._went_back()
        self._turn_began()
        return self.step()

    def _went_back(self) -> None:
        """Reset the state that depends on undone events."""

    def _task(self) -> list[str]:
        course = self.table.course
        task = self.words.task(course.lesson, course.step) if course.step else None
        return [] if task is None else [task]

    def _obey(self, text: str) -> None:
        found = self._query(text)
        super()._obey(text)
        step = self.table.course.step
        if found and step and step.task == Ask(found[0].name):
            self.table.apply([QUESTION + found[0].name])
            self._well_done()

    def _play(self, actions: Sequence[dominium.Action]) -> None:
        place = self.table.course.place
        try:
            self._acted([str(action) for action in actions])
        except LessonRefused as refused:
            raise CommandError(self.words.refusal(refused.code)) from refused
        if self.table.course.place > place:
            self._well_done()

    @abstractmethod
    def _acted(self, answers: Sequence[str]) -> None:
        """Apply answers that act at the table, and announce their events."""

    def _well_done(self) -> None:
        self._tell([self.words.done(), *self.step()])

    def _refuse(self, complaint: CommandError) -> None:
        """Count a refusal by the rules as success where the step asks for one."""
        step, cause = self.table.course.step, complaint.__cause__
        is_refusal = isinstance(cause, dominium.IllegalAction) and cause.code != "malformed"
        if step and isinstance(step.task, Try) and is_refusal:
            self._tell([str(complaint)])
            self.table.apply([GO_ON])
            self._well_done()
        else:
            super()._refuse(complaint)


def _next(session: LessonSession, _: str) -> list[str]:
    return session.go_on()


def _back(session: LessonSession, _: str) -> list[str]:
    return session.go_back()


def _hint(session: LessonSession, _: str) -> list[str]:
    return session.hint() or [session.say("lesson-no-hint")]


def _step(session: LessonSession, _: str) -> list[str]:
    return session.step()


def _has_hint(session: LessonSession) -> bool:
    return bool(session.hint())


def _has_begun(session: LessonSession) -> bool:
    return bool(session.table.course.answers)


QUERIES: tuple[Query[Any], ...] = (
    Query("lesson-next", (), _next),
    Query("lesson-hint", (), _hint, works=_has_hint),
    Query("lesson-step", (), _step),
    Query("lesson-back", (), _back, works=_has_begun),
)
"""The further commands of every lesson."""

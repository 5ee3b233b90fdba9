"""A lesson at the terminal: the table of its game, and what is taught beside it."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import dominium
from dominium.describe.queries import Query
from dominium.lessons import Ask, Course, Do, LessonRefused, Teller, Try
from dominium.lessons.course import GO_ON, QUESTION
from dominium.terminal.arguments import Complaint
from dominium.terminal.lessons.table import LessonTable
from dominium.terminal.session import Session


class LessonSession(Session):
    """What the lessons of both families share."""

    table: LessonTable

    @property
    def words(self) -> Teller:
        """What tells the lesson in the language of now."""
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
        """The step of now: its place, what it is about, what is taught, what is to be done."""
        course, words = self.table.course, self.words
        lines = [words.place(course.lesson, course.place)]
        if course.step is None:
            return [*lines, words.end(course.lesson)]
        heading, task = words.heading(course.lesson, course.step), self._task()
        return [*lines, heading, *words.text(course.lesson, course.step), *task]

    def expected(self) -> list[str]:
        """What has to be done in the lesson, and what the table expects."""
        return [*self._task(), *super().expected()]

    def hint(self) -> list[str]:
        """How the task is done."""
        hint = self.words.hint(self.table.course)
        return [] if hint is None else [hint]

    def go_on(self) -> list[str]:
        """Past this step; what should be done is done for the learner."""
        step = self.table.course.step
        if step and isinstance(step.task, Do):
            self._acted([GO_ON])
        else:
            self.table.apply([GO_ON])
        return self.step()

    def go_back(self) -> list[str]:
        """To the step before."""
        course = self.table.course
        if not course.answers:
            raise self.refused("lesson-first")
        self.table.follow(Course(course.lesson, course.answers[:-1]))
        self._went_back()
        self._turn_began()
        return self.step()

    def _went_back(self) -> None:
        """Forget what has not happened."""

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
            raise Complaint(self.words.refusal(refused.code)) from refused
        if self.table.course.place > place:
            self._well_done()

    @abstractmethod
    def _acted(self, answers: Sequence[str]) -> None:
        """Take answers that do something at the table, and tell what happened."""

    def _well_done(self) -> None:
        self._tell([self.words.done(), *self.step()])

    def _refuse(self, complaint: Complaint) -> None:
        """What the rules refuse may be just what the step asks for."""
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
"""What can be said in every lesson."""

"""The texts of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe import Describer, messages
from dominium.describe.reading import aliases
from dominium.lessons.lesson import LEARNER, Ask, Do, Play, Try, listed

if TYPE_CHECKING:
    from dominium.lessons.course import Course
    from dominium.lessons.lesson import Lesson, Step


class Teller:
    """The texts of all lessons in one language."""

    def __init__(self, language: str) -> None:
        self._messages = messages(language)

    def title(self, lesson: Lesson) -> str:
        """Return the title of a lesson."""
        return self._messages.text(f"lesson-{lesson.id}")

    def summary(self, lesson: Lesson) -> str:
        """Return a summary of what a lesson teaches."""
        return self._messages.text(f"lesson-{lesson.id}-about")

    def place(self, lesson: Lesson, place: int) -> str:
        """Return the place in a lesson, such as "Block, step 2 of 5"."""
        steps = len(lesson.steps)
        if place >= steps:
            return self._messages.text("lesson-over", lesson=self.title(lesson))
        return self._messages.text(
            "lesson-place", lesson=self.title(lesson), step=place + 1, steps=steps
        )

    def names(self, lesson: Lesson) -> list[str]:
        """Return the names of the seats, the learner's first."""
        others = range(1, lesson.game.seats)
        return [
            self._messages.text("lesson-you"),
            *(self._messages.text(f"lesson-other-{seat}") for seat in others),
        ]

    def heading(self, lesson: Lesson, step: Step) -> str:
        """Return the heading of a step."""
        return self._messages.text(_key(lesson, step))

    def text(self, lesson: Lesson, step: Step) -> list[str]:
        """Return the paragraphs of a step."""
        return self._messages.text(f"{_key(lesson, step)}-text").split("\n\n")

    def task(self, lesson: Lesson, step: Step) -> str | None:
        """Return the task of a step; None when it is only read."""
        return None if step.task is None else self._messages.text(f"{_key(lesson, step)}-task")

    def hint(self, course: Course) -> str | None:
        """Return a hint for the current task; None when there is none."""
        step = course.step
        match step.task if step else None:
            case Ask(question):
                word, *_ = aliases(self._messages, f"terminal-words-{question}")
                return self._messages.text("lesson-hint-ask", word=word)
            case Do(answers):
                return self._shown(course, listed(answers)[0])
            case Try(example):
                return self._messages.text("lesson-hint-try", answer=example)
            case Play():
                return self._messages.text("lesson-hint-play")
        return None

    def _shown(self, course: Course, answer: str) -> str:
        """Return a hint with an action, described and as it is typed."""
        choice = self.describer(course.lesson).choice(course.state, course.state.parse(answer))
        return self._messages.text("lesson-hint-do", choice=choice, answer=answer)

    def describer(self, lesson: Lesson) -> Describer:
        """Make the describer of a lesson's table for the learner."""
        return Describer(lesson.game, self._messages.language, self.names(lesson), you=LEARNER)

    def done(self) -> str:
        """Return the reply to a completed task."""
        return self._messages.text("lesson-done")

    def end(self, lesson: Lesson) -> str:
        """Return the closing text of a lesson."""
        return self._messages.text("lesson-end", lesson=self.title(lesson))

    def refusal(self, code: str) -> str:
        """Return the reason of a `LessonRefused` by its code."""
        return self._messages.text(f"lesson-refused-{code}")


def _key(lesson: Lesson, step: Step) -> str:
    return f"lesson-{lesson.id}-{step.name}"

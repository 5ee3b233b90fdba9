"""The progress of a learner through a lesson."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from dominium.engine.errors import IllegalAction
from dominium.lessons.lesson import LEARNER, Ask, Do, Play, Try, listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium.events import Event
    from dominium.lessons.lesson import Lesson, Step

GO_ON = ""
"""The answer that goes on: from a step that is only read, or past a task."""
QUESTION = "?"
"""The prefix of an answer that asks a question."""


class LessonRefused(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """An answer that does not fit the step; the lesson stays where it is.

    Args:
        code: ``other_action`` for a legal action that is not meant, ``still_legal`` where the rules
            should have refused it, ``no_action`` where nothing is to be done, ``other_question``,
            or ``over`` when no step is left.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Played(NamedTuple):
    """An action of a lesson with its events; the seat is None for chance."""

    seat: int | None
    action: str
    events: tuple[Event, ...]


class Course:
    """The state of a lesson after some answers.

    Args:
        lesson: The lesson.
        answers: The answers so far: an action in the notation, ``?`` and the name of a question, or
            nothing to go on.

    Raises:
        LessonRefused: An answer does not fit its step.
        IllegalAction: The rules refuse an action.
    """

    def __init__(self, lesson: Lesson, answers: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.state = lesson.game.start()
        self.played: list[Played] = []
        self.answers: list[str] = []
        self.place = 0
        """The number of the step, from 0."""
        for action in listed(lesson.opening):
            self._act(action)
        for answer in answers:
            self.answer(answer)

    @property
    def step(self) -> Step | None:
        """The current step; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    def answer(self, answer: str) -> None:
        """Apply an answer; a refused one changes nothing."""
        if self.step is None:
            raise LessonRefused("over")
        if answer == GO_ON:
            self._skip(self.step)
        elif answer.startswith(QUESTION):
            self._ask(self.step, answer.removeprefix(QUESTION))
        else:
            answer = self._do(self.step, answer)
        self.answers.append(answer)
        if not isinstance(self.step.task, Play) or answer == GO_ON:
            self.place += 1

    def _skip(self, step: Step) -> None:
        if isinstance(step.task, Do):
            self._do(step, listed(step.task.answers)[0])

    def _ask(self, step: Step, question: str) -> None:
        if step.task != Ask(question):
            raise LessonRefused("other_question")

    def _do(self, step: Step, text: str) -> str:
        """Try or apply an action as the step asks, and return its notation."""
        action = self.state.parse(text)
        refused = self.state.refusal(action)
        match step.task:
            case Try():
                if refused is None:
                    raise LessonRefused("still_legal")
                return str(action)
            case Do() | Play() if refused is not None:
                raise IllegalAction(refused.code, refused.params)
            case Do(answers, then):
                if str(action) not in listed(answers):
                    raise LessonRefused("other_action")
                for one in (str(action), *listed(then)):
                    self._act(one)
            case Play():
                self._act(str(action))
                self._play_on()
            case _:
                raise LessonRefused("no_action")
        return str(action)

    def _act(self, action: str) -> None:
        actor = self.state.actor
        seat = actor if isinstance(actor, int) else None
        self.played.append(Played(seat, action, self.state.apply(action)))

    def _play_on(self) -> None:
        """Play for the others and chance, reproducibly, until it is the learner's turn."""
        while self.state.actor not in (LEARNER, None):
            legal = [str(action) for action in self.state.legal_actions()]
            chance = random.Random(f"{self.lesson.id} {len(self.played)}")
            self._act(chance.choice(legal))

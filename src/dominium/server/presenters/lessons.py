"""The presenter of lessons: scripts that pages play by themselves."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dominium import lessons
from dominium.lessons import Ask, Course, Do, Play, Teller, Try
from dominium.lessons.course import GO_ON
from dominium.lessons.lesson import listed
from dominium.server.common.errors import RequestError
from dominium.server.model.visibility import hidden_hands
from dominium.server.schema.learning import LessonInfo, LessonScript, LessonStep, LessonTask

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dominium.describe import Language
    from dominium.lessons import Lesson, Step

_REFUSALS = ("other_action", "still_legal", "no_action", "other_question", "over")


def all_lessons(language: Language) -> list[LessonInfo]:
    """Return the lessons, in the recommended order."""
    words = Teller(language)
    return [
        LessonInfo(one.id, one.game_id, words.title(one), words.summary(one), len(one.steps))
        for one in lessons.LESSONS
    ]


@cache
def script(name: str, language: Language) -> LessonScript:
    """Return a lesson as a page plays it, made once.

    Raises:
        RequestError: ``unknown_lesson``.
    """
    try:
        found = lessons.lesson_named(name)
    except KeyError:
        raise RequestError("unknown_lesson") from None
    words, info = Teller(language), found.game.info
    return LessonScript(
        lesson=found.id,
        game=found.game.id,
        family=info.family,
        hidden_hands=hidden_hands(info),
        options=dict(found.game.options),
        opening=list(listed(found.opening)),
        names=words.names(found),
        steps=list(_steps(found, words)),
        end=_end(found, words),
        done=words.done(),
        refusals={code: words.refusal(code) for code in _REFUSALS},
    )


def _steps(found: Lesson, words: Teller) -> Iterator[LessonStep]:
    """Yield the steps, each where it is reached by skipping the ones before."""
    course = Course(found)
    for place, step in enumerate(found.steps):
        yield LessonStep(
            title=words.place(found, place),
            heading=words.heading(found, step),
            text=words.text(found, step),
            todo=_todo(step),
            task=words.task(found, step),
            hint=words.hint(course),
        )
        course.answer(GO_ON)


def _todo(step: Step) -> LessonTask | None:
    match step.task:
        case Ask(question):
            return LessonTask("ask", question, [], [])
        case Do(answers, then):
            return LessonTask("do", None, list(listed(answers)), list(listed(then)))
        case Try():
            return LessonTask("try", None, [], [])
        case Play():
            return LessonTask("play", None, [], [])
    return None


def _end(found: Lesson, words: Teller) -> LessonStep:
    """Return what is said when no step is left."""
    title = words.place(found, len(found.steps))
    return LessonStep(title, words.title(found), [words.end(found)], None, None, None)

"""Lessons on the server: the table of a lesson, and what is said beside it.

Nothing is kept: a page sends its answers so far, and they are followed again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dominium import describe, lessons
from dominium.errors import IllegalAction
from dominium.lessons import Ask, Course, LessonRefused, Teller, Try
from dominium.server import snapshots
from dominium.server.log import Entry, Seat, Table, TableSettings
from dominium.server.messages import LessonInfo, LessonShown, LessonWish
from dominium.server.people import Person, Viewer
from dominium.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.describe import Language
    from dominium.lessons import Lesson
    from dominium.server.messages import Snapshot

_LEARNER = Person(1, None)
_SETTINGS = TableSettings(chat="off", undo=False, spectators=False)


def all_lessons(language: Language) -> list[LessonInfo]:
    """The lessons in the order in which they are best taken."""
    words = Teller(language)
    return [
        LessonInfo(one.id, one.game_id, words.title(one), words.summary(one), len(one.steps))
        for one in lessons.LESSONS
    ]


def lesson(name: str, wish: LessonWish, language: Language) -> LessonShown:
    """A lesson after the answers of somebody; new ones are taken all together or not at all.

    Raises:
        Refused: ``unknown_lesson``, or ``bad_lesson`` when the answers so far do not fit it.
    """
    course = _course(name, wish.answers)
    begun, remarks = course.place, list[str]()
    for text in wish.given:
        try:
            remarks += _answer(course, text, language)
        except (IllegalAction, LessonRefused) as refused:
            refusal = _refusal(course, refused, language)
            return _shown(_course(name, wish.answers), language, refusal=refusal)
    if wish.given and course.place > begun and any(wish.given):
        remarks.append(Teller(language).done())
    return _shown(course, language, remarks)


def _course(name: str, answers: list[str]) -> Course:
    try:
        return Course(lessons.lesson_named(name), answers)
    except KeyError:
        raise Refused("unknown_lesson") from None
    except (LessonRefused, IllegalAction):
        raise Refused("bad_lesson") from None


def _answer(course: Course, text: str, language: Language) -> list[str]:
    """Take an answer in the notation or in words, and tell what the rules said to it."""
    state, step = course.state, course.step
    if not text or text.startswith("?"):
        course.answer(text)
        return []
    text = describe.understand(text, state, language)
    refused = state.refusal(state.parse(text))
    course.answer(text)
    if refused is None or step is None or not isinstance(step.task, Try):
        return []
    words = Teller(language).describer(course.lesson)
    return [words.refusal(refused.code, refused.params, state)]


def _refusal(course: Course, refused: IllegalAction | LessonRefused, language: Language) -> str:
    """Why an answer was not taken."""
    if isinstance(refused, LessonRefused):
        return Teller(language).refusal(refused.code)
    words = Teller(language).describer(course.lesson)
    return words.refusal(refused.code, refused.params, course.state)


def _shown(
    course: Course, language: Language, remarks: Sequence[str] = (), refusal: str | None = None
) -> LessonShown:
    found, step, words = course.lesson, course.step, Teller(language)
    shown = LessonShown(
        lesson=found.id,
        answers=course.answers,
        place=course.place,
        steps=len(found.steps),
        title=words.place(found, course.place),
        heading=words.title(found) if step is None else words.heading(found, step),
        text=[words.end(found)] if step is None else words.text(found, step),
        remarks=list(remarks),
        refusal=refusal,
        table=_table_shown(course, language, words),
    )
    if step is not None and step.task is not None:
        shown.task, shown.hint = words.task(found, step), words.hint(course)
        shown.question = step.task.question if isinstance(step.task, Ask) else None
    return shown


def _table_shown(course: Course, language: Language, words: Teller) -> Snapshot:
    """The table of a lesson as any other table is shown; but nothing can be done beside acting."""
    table = _table(course.lesson, words).after(
        Entry(number, "action", one.seat, one.action) for number, one in enumerate(course.played, 1)
    )
    shown = snapshots.snapshot(table, Viewer(_LEARNER, language), (_LEARNER.id,))
    task = words.task(course.lesson, course.step) if course.step else None
    return msgspec.structs.replace(
        shown,
        title=words.place(course.lesson, course.place),
        expected=f"{task} {shown.expected}" if task else shown.expected,
        may=[],
        undo_to=None,
        seed=None,
        commitment="",
    )


def _table(found: Lesson, words: Teller) -> Table:
    """The table of a lesson before anything has happened."""
    you, *others = words.names(found)
    seats = (
        Seat(0, "person", you, None, _LEARNER.id),
        *(Seat(number, "bot", name, "easy", None) for number, name in enumerate(others, 1)),
    )
    game, name = found.game, f"lesson-{found.id}"
    return Table(name, game, b"", _LEARNER.id, seats, 0, game.start(), _SETTINGS)

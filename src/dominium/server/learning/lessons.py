"""The lessons of the server: the table of a lesson and the text beside it.

The server stores nothing: a page sends its answers so far, and they are applied again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dominium import describe, lessons
from dominium.engine.errors import IllegalAction
from dominium.lessons import Ask, Course, LessonRefused, Teller, Try
from dominium.server.common.errors import RequestError
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import snapshots
from dominium.server.schema.learning import LessonInfo, LessonRequest, LessonView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.describe import Language
    from dominium.lessons import Lesson
    from dominium.server.schema.tables import Snapshot

_LEARNER = Person(1, None)
_SETTINGS = TableSettings(chat="off", undo=False, spectators=False)


def all_lessons(language: Language) -> list[LessonInfo]:
    """Return the lessons, in the recommended order."""
    words = Teller(language)
    return [
        LessonInfo(one.id, one.game_id, words.title(one), words.summary(one), len(one.steps))
        for one in lessons.LESSONS
    ]


def lesson(name: str, request: LessonRequest, language: Language) -> LessonView:
    """Return a lesson after some answers; new ones are taken all together or not at all.

    Raises:
        RequestError: ``unknown_lesson``, or ``bad_lesson`` when the answers so far do not fit it.
    """
    course = _course(name, request.answers)
    begun, remarks = course.place, list[str]()
    for text in request.given:
        try:
            remarks += _answer(course, text, language)
        except (IllegalAction, LessonRefused) as refused:
            refusal = _refusal(course, refused, language)
            return _shown(_course(name, request.answers), language, refusal=refusal)
    if request.given and course.place > begun and any(request.given):
        remarks.append(Teller(language).done())
    return _shown(course, language, remarks)


def _course(name: str, answers: list[str]) -> Course:
    try:
        return Course(lessons.lesson_named(name), answers)
    except KeyError:
        raise RequestError("unknown_lesson") from None
    except (LessonRefused, IllegalAction):
        raise RequestError("bad_lesson") from None


def _answer(course: Course, text: str, language: Language) -> list[str]:
    """Take an answer in the notation or in words, and return how the rules refuse a trial."""
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
    """Explain why an answer was not taken."""
    if isinstance(refused, LessonRefused):
        return Teller(language).refusal(refused.code)
    words = Teller(language).describer(course.lesson)
    return words.refusal(refused.code, refused.params, course.state)


def _shown(
    course: Course, language: Language, remarks: Sequence[str] = (), refusal: str | None = None
) -> LessonView:
    found, step, words = course.lesson, course.step, Teller(language)
    shown = LessonView(
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
    """Return the snapshot of a lesson's table, on which nothing but acting is allowed."""
    table = _table(course.lesson, words).apply(
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
    """Return the table of a lesson before its first action."""
    you, *others = words.names(found)
    seats = (
        Seat(0, "person", you, None, _LEARNER.id),
        *(Seat(number, "bot", name, "easy", None) for number, name in enumerate(others, 1)),
    )
    game, name = found.game, f"lesson-{found.id}"
    return Table(name, game, b"", _LEARNER.id, seats, 0, game.start(), _SETTINGS)

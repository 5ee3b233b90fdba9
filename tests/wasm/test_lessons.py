"""Pages play lessons as the library does: the same steps, replies and tables in every language."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from dominium import describe
from dominium.describe import LANGUAGES
from dominium.engine.errors import IllegalAction
from dominium.lessons import LESSONS, Ask, Course, Do, LessonRefused, Play, Teller, Try
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import lessons as served
from dominium.server.presenters import snapshots
from tests.lessons.walking import answers_to
from tools.node import run_npm

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from dominium.describe import Language
    from dominium.lessons import Lesson

LEARNER = Person(1, None)
WRONG = (
    "",
    "?offer",
    "?ends",
    "nonsense",
    "E6",
    "c3r",
    "C3 vpravo",
    "13",
    "48",
    "65",
    "draw",
    "xy",
)
"""Answers that fit few steps."""


def answered(
    lesson: Lesson, answers: Sequence[str], given: Sequence[str], language: Language
) -> dict[str, Any]:
    """Return a lesson after some answers, new ones taken all together or not at all."""
    course = Course(lesson, answers)
    begun, remarks = course.place, list[str]()
    for text in given:
        try:
            remarks += taken(course, text, language)
        except (IllegalAction, LessonRefused) as refused:
            reason = why(course, refused, language)
            return shown(Course(lesson, answers), language, refusal=reason)
    if course.place > begun and any(given):
        remarks.append(Teller(language).done())
    return shown(course, language, remarks)


def taken(course: Course, text: str, language: Language) -> list[str]:
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


def why(course: Course, refused: IllegalAction | LessonRefused, language: Language) -> str:
    """Explain why an answer was not taken."""
    if isinstance(refused, LessonRefused):
        return Teller(language).refusal(refused.code)
    words = Teller(language).describer(course.lesson)
    return words.refusal(refused.code, refused.params, course.state)


def shown(
    course: Course, language: Language, remarks: Sequence[str] = (), refusal: str | None = None
) -> dict[str, Any]:
    """Return what a page shows of a lesson."""
    found, step, words = course.lesson, course.step, Teller(language)
    task = None if step is None else words.task(found, step)
    table = table_of(course, words)
    seen = snapshots.snapshot(table, Viewer(LEARNER, language), (LEARNER.id,))
    title = words.place(found, course.place)
    return {
        "lesson": found.id,
        "answers": list(course.answers),
        "place": course.place,
        "steps": len(found.steps),
        "title": title,
        "heading": words.title(found) if step is None else words.heading(found, step),
        "text": [words.end(found)] if step is None else words.text(found, step),
        "remarks": list(remarks),
        "refusal": refusal,
        "task": task,
        "hint": words.hint(course),
        "question": step.task.question if step and isinstance(step.task, Ask) else None,
        "table": msgspec.to_builtins(seen)
        | {"title": title, "expected": f"{task} {seen.expected}" if task else seen.expected},
    }


def table_of(course: Course, words: Teller) -> Table:
    """Return the table of a lesson on a server."""
    lesson = course.lesson
    you, *others = words.names(lesson)
    seats = (
        Seat(0, "person", you, None, LEARNER.id),
        *(Seat(number, "bot", name, "easy", None) for number, name in enumerate(others, 1)),
    )
    settings = TableSettings(chat="off", undo=False, spectators=False)
    table = Table(
        f"lesson-{lesson.id}", lesson.game, b"", LEARNER.id, seats, 0, lesson.game.start(), settings
    )
    return table.apply(
        Entry(number, "action", one.seat, one.action) for number, one in enumerate(course.played, 1)
    )


def visits(lesson: Lesson, language: Language, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Yield answers at every step, those that are meant among others, with what is shown then."""
    answers: list[str] = []
    for step in lesson.steps:
        meant = list(answers_to(step))
        wrong = rng.sample(WRONG, 3)
        both = [[meant[0], rng.choice(WRONG)]]
        # How the others play on is for each to choose.
        tried = [[one] for one in (*meant, *wrong)] if not isinstance(step.task, Play) else []
        for given in ([], *tried, *(both if isinstance(step.task, Do) else [])):
            yield {
                "answers": list(answers),
                "given": given,
                "shown": answered(lesson, answers, given, language),
            }
        answers = list(Course(lesson, [*answers, rng.choice(meant)]).answers)
    yield {"answers": answers, "given": [], "shown": answered(lesson, answers, [], language)}


def test_pages_teach_as_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(1)
    written = tmp_path / "lessons.json"
    monkeypatch.setenv("DOMINIUM_LESSONS", str(written))
    taught = [
        {
            "language": language,
            "script": served.script(lesson.id, language),
            "visits": list(visits(lesson, language, rng)),
        }
        for lesson in LESSONS
        for language in LANGUAGES
    ]
    written.write_bytes(msgspec.json.encode(taught))
    run = run_npm(["run", "--silent", "conformance", "lessons"], capture=True)
    assert run.returncode == 0, run.stdout[-20_000:]

"""The words of lessons: every step in every language, and the squares and tiles that are meant."""

import re

import pytest

from dominium.describe import LANGUAGES, messages, translations
from dominium.describe.queries import COURT_QUERIES
from dominium.describe.reading import aliases
from dominium.describe.typed import folded
from dominium.lessons import LESSONS, Ask, Do, Lesson, Step, Teller, Try
from dominium.terminal.kingdom.queries import QUERIES as KINGDOM_QUERIES
from dominium.terminal.line.queries import QUERIES as LINE_QUERIES
from tests.lessons.walking import answers_to, courses, steps

every_language = pytest.mark.parametrize("language", LANGUAGES)
QUESTIONS = {
    "kingdom": {query.name for query in (*KINGDOM_QUERIES, *COURT_QUERIES)},
    "line": {query.name for query in LINE_QUERIES},
}


def test_no_words_are_left_over() -> None:
    parts = [("", "-text"), ("", "-text", "-task")]
    said = {
        f"lesson-{lesson.id}-{step.name}{part}"
        for lesson, step in steps()
        for part in parts[step.task is not None]
    } | {f"lesson-{lesson.id}{part}" for lesson in LESSONS for part in ("", "-about")}
    of_lessons = re.compile(f"lesson-({'|'.join(lesson.id for lesson in LESSONS)})(-.+)?")
    assert {key for key in translations.all_keys() if of_lessons.fullmatch(key)} == said


@every_language
def test_every_step_says_what_it_teaches_and_how_its_task_is_done(language: str) -> None:
    words = Teller(language)
    for lesson in LESSONS:
        for course, step in courses(lesson):
            said = [words.heading(lesson, step), *words.text(lesson, step)]
            assert all(line.strip() == line and line for line in said)
            task, hint = words.task(lesson, step), words.hint(course)
            assert (task is None) == (hint is None) == (step.task is None)


@every_language
def test_tasks_name_what_is_meant(language: str) -> None:
    """A square, a domino or a tile of the answer stands in the words of the task."""
    words = Teller(language)
    for lesson, step in steps():
        if not isinstance(step.task, Do | Try) or lesson.id == "twenty_one":
            continue
        task, answer = words.task(lesson, step), answers_to(step)[0]
        assert task is not None
        for named in _named(lesson, step, answer):
            assert re.search(rf"\b{named}\b", task), (lesson.id, step.name, task)


def _named(lesson: Lesson, step: Step, answer: str) -> list[str]:
    if lesson.game.info.family == "line":
        high, low = answer[0], answer[1]
        return [high if high == low else f"{high}-{low}"]
    squares = [square.upper() for square in re.findall(r"\b[a-m][0-9]{1,2}", answer)]
    if answer.startswith("burn"):
        return [answer.removeprefix("burn ")]
    if isinstance(step.task, Do) and re.fullmatch(r"[a-m][0-9]{1,2}[rlud]", answer):
        squares.append(_beside(squares[0], answer[-1]))
    return squares or [answer]


def _beside(square: str, direction: str) -> str:
    column, row = ord(square[0]), int(square[1:])
    across, down = {"r": (1, 0), "l": (-1, 0), "u": (0, -1), "d": (0, 1)}[direction]
    return f"{chr(column + across)}{row + down}"


@pytest.mark.parametrize(
    ("lesson", "step"), [(lesson, step) for lesson, step in steps() if isinstance(step.task, Ask)]
)
def test_questions_can_be_asked(lesson: Lesson, step: Step) -> None:
    assert isinstance(step.task, Ask)
    question = step.task.question
    assert question in QUESTIONS[lesson.game.info.family]
    for language in LANGUAGES:
        assert aliases(messages(language), f"terminal-words-{question}")


@every_language
@pytest.mark.parametrize("hint", ["lesson-hint", "puzzle-hint"])
def test_asking_for_a_hint_hides_no_question(language: str, hint: str) -> None:
    """Accents may be left out: the words are compared without them."""

    def words(command: str) -> set[str]:
        return set(map(folded, aliases(messages(language), f"terminal-words-{command}")))

    for question in set().union(*QUESTIONS.values()) - {"advice"}:
        assert words(hint).isdisjoint(words(question)), question


@every_language
def test_places_are_told(language: str) -> None:
    words = Teller(language)
    for lesson in LESSONS:
        told = [words.place(lesson, place) for place in range(len(lesson.steps) + 1)]
        assert len(set(told)) == len(told)
        assert all(line.startswith(words.title(lesson)) for line in told)
        names = words.names(lesson)
        assert len(set(names)) == lesson.game.seats

"""Every lesson can be gone through, and nothing but what is meant leads on."""

import pytest

import dominium
from dominium.engine.errors import IllegalAction
from dominium.lessons import (
    LEARNER,
    LESSONS,
    Ask,
    Course,
    Do,
    Lesson,
    LessonRefused,
    Play,
    Try,
    lesson_named,
)
from tests.lessons.walking import answers_to, courses

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def code_of(course: Course, answer: str) -> str:
    """The code by which an answer is refused; the lesson stays as it was."""
    before = (course.place, course.state.key(), list(course.answers), list(course.played))
    with pytest.raises((LessonRefused, IllegalAction)) as caught:
        course.answer(answer)
    assert (course.place, course.state.key(), course.answers, course.played) == before
    assert isinstance(caught.value, LessonRefused | IllegalAction)
    return caught.value.code


def test_every_game_is_taught() -> None:
    assert {lesson.game_id for lesson in LESSONS} == {game.id for game in dominium.games()}


def test_lessons_have_names_of_their_own() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)
    assert all(lesson_named(lesson.id) is lesson for lesson in LESSONS)
    with pytest.raises(KeyError):
        lesson_named("chess")


@every_lesson
def test_every_answer_that_is_meant_leads_to_the_next_step(lesson: Lesson) -> None:
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    for course, step in courses(lesson):
        for answer in answers_to(step):
            after = Course(lesson, [*course.answers, answer])
            assert after.place == course.place + 1
            rest = [answers_to(later)[0] for later in lesson.steps[after.place :]]
            assert Course(lesson, [*after.answers, *rest]).step is None


@every_lesson
def test_whoever_acts_is_the_learner(lesson: Lesson) -> None:
    acting = [(course, step) for course, step in courses(lesson) if not isinstance(step.task, Ask)]
    for course, step in acting:
        if step.task is not None:
            assert course.state.actor == LEARNER, step.name


@every_lesson
def test_skipping_all_tasks_comes_to_the_same_end(lesson: Lesson) -> None:
    meant = [answers_to(step)[0] for step in lesson.steps]
    skipped = Course(lesson, [""] * len(lesson.steps))
    assert skipped.step is None
    assert skipped.state.key() == Course(lesson, meant).state.key()
    assert code_of(skipped, "") == "over"


@every_lesson
def test_nothing_else_leads_on(lesson: Lesson) -> None:
    for course, step in courses(lesson):
        assert code_of(course, "?nothing") == "other_question"
        legal = [str(action) for action in course.state.legal_actions()]
        match step.task:
            case Do():
                others = [action for action in legal if action not in answers_to(step)]
                assert {code_of(course, one) for one in others} <= {"other_action"}
                assert code_of(course, "nonsense") == "malformed"
            case Try():
                assert code_of(course, legal[0]) == "still_legal"
            case Ask() | None if course.state.actor == LEARNER:
                assert code_of(course, legal[0]) == "no_action"


@every_lesson
def test_what_is_to_be_tried_is_refused_by_the_rules(lesson: Lesson) -> None:
    for course, step in courses(lesson):
        if isinstance(step.task, Try):
            assert course.state.refusal(step.task.example) is not None


def test_the_rules_refuse_what_they_forbid_at_any_task() -> None:
    course = Course(lesson_named("kingdomino"), ["", "?offer"])
    assert code_of(course, "23") == "not_in_offer"
    assert code_of(course, "e6r") != "other_action"


@pytest.mark.parametrize(
    "lesson", [one for one in LESSONS if any(isinstance(step.task, Play) for step in one.steps)]
)
def test_free_play_lasts_until_the_game_is_over(lesson: Lesson) -> None:
    """The others and chance act the same way each time, and the learner may stop at any moment."""
    answers = [answers_to(step)[0] for step in lesson.steps[:-1]]
    course = Course(lesson, answers)
    place = course.place
    while course.state.actor is not None:
        assert course.state.actor == LEARNER
        course.answer(str(course.state.legal_actions()[-1]))
        assert course.place == place
    assert Course(lesson, course.answers).state.key() == course.state.key()
    course.answer("")
    assert course.step is None

"""Going through lessons as learners do."""

from collections.abc import Iterator

from dominium.lessons import LESSONS, Ask, Course, Do, Lesson, Step, Try
from dominium.lessons.lesson import listed


def answers_to(step: Step) -> tuple[str, ...]:
    """Everything that is taken for an answer to a step, what is meant first."""
    match step.task:
        case Ask(question):
            return (f"?{question}",)
        case Do(answers):
            return listed(answers)
        case Try(example):
            return (example,)
    return ("",)


def courses(lesson: Lesson) -> Iterator[tuple[Course, Step]]:
    """The lesson before each of its steps, each answered as it is meant."""
    course = Course(lesson)
    while course.step is not None:
        step = course.step
        yield course, step
        course = Course(lesson, [*course.answers, answers_to(step)[0]])


def steps() -> list[tuple[Lesson, Step]]:
    """Every step of every lesson."""
    return [(lesson, step) for lesson in LESSONS for step in lesson.steps]

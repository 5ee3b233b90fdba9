"""The table of a lesson at the terminal; nothing of it is kept."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from dominium.actions import Action
from dominium.lessons import Course, Teller
from dominium.terminal.seats import Seat
from dominium.terminal.table import Events, Table


class LessonTable(Table):
    """A table where a learner sits among others who follow the lesson.

    Args:
        course: The lesson as far as the learner has come.
        language: The language in which the seats are named.
    """

    def __init__(self, course: Course, language: str) -> None:
        you, *others = Teller(language).names(course.lesson)
        self.game = course.lesson.game
        self.seats = (Seat(you), *(Seat(name, "easy") for name in others))
        self.file = Path()
        self.follow(course)

    def follow(self, course: Course) -> None:
        """Stand as a lesson stands."""
        self.course = course
        self.state = course.state
        self.history = [one.events for one in course.played]
        self.actions = [one.action for one in course.played]
        self.actors = [one.seat for one in course.played]

    def apply(self, actions: Sequence[Action | str]) -> Events:
        """Take answers, all of them or none, and give what happened."""
        before = len(self.history)
        course = Course(self.course.lesson, self.course.answers)
        for action in actions:
            course.answer(str(action))
        self.follow(course)
        return tuple(event for events in self.history[before:] for event in events)

    def continue_to_person(self) -> Iterator[Events]:
        """What others do belongs to the answer before it."""
        return iter(())

    def save(self) -> None:
        """Lessons are not kept."""

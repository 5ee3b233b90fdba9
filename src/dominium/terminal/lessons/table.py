"""The table of a lesson at the terminal; it is never saved."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from dominium.actions import Action
from dominium.lessons import Course, Teller
from dominium.terminal.seats import Seat
from dominium.terminal.table import Events, Table


class LessonTable(Table):
    """A table of a learner and others whose actions follow the lesson.

    Args:
        course: The lesson with the learner's progress.
        language: The language of the names of the seats.
    """

    def __init__(self, course: Course, language: str) -> None:
        you, *others = Teller(language).names(course.lesson)
        self.game = course.lesson.game
        self.seats = (Seat(you), *(Seat(name, "easy") for name in others))
        self.file = Path()
        self.follow(course)

    def follow(self, course: Course) -> None:
        """Set the table to the state of a course."""
        self.course = course
        self.state = course.state
        self.history = [one.events for one in course.played]
        self.actions = [one.action for one in course.played]
        self.actors = [one.seat for one in course.played]

    def apply(self, actions: Sequence[Action | str]) -> Events:
        """Apply answers, all of them or none, and return their events."""
        before = len(self.history)
        course = Course(self.course.lesson, self.course.answers)
        for action in actions:
            course.answer(str(action))
        self.follow(course)
        return tuple(event for events in self.history[before:] for event in events)

    def continue_to_person(self) -> Iterator[Events]:
        """Yield nothing: the actions of others belong to the answer before them."""
        return iter(())

    def save(self) -> None:
        """Save nothing: lessons are not stored."""

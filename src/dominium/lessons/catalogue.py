"""All lessons, in the recommended order."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from dominium.engine.options import games
from dominium.lessons import courses
from dominium.lessons.lesson import Lesson


def _lessons_of_games() -> tuple[Lesson, ...]:
    """Return the lessons of every game that is taught, in the order of the games."""
    taught = {module.name for module in iter_modules(courses.__path__)}
    modules = [
        import_module(f"{courses.__name__}.{game.id}") for game in games() if game.id in taught
    ]
    return tuple(lesson for module in modules for lesson in module.LESSONS)


LESSONS: Final = _lessons_of_games()


def lesson_named(name: str) -> Lesson:
    """Return the lesson with an id.

    Raises:
        KeyError: There is no such lesson.
    """
    for lesson in LESSONS:
        if lesson.id == name:
            return lesson
    raise KeyError(name)

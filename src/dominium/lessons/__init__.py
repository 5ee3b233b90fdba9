"""Lessons: a game learnt in small steps on its real table, without a server.

A lesson is a position of a game and a list of steps. A step tells something, asks for a question to
be asked, or has something done; whatever is done is judged by the rules of the game, like at any
table. A learner's answers so far are all there is to remember: ``Course`` follows them again.
"""

from dominium.lessons.catalogue import LESSONS, lesson_named
from dominium.lessons.course import Course, LessonRefused
from dominium.lessons.lesson import LEARNER, Ask, Do, Lesson, Play, Step, Try
from dominium.lessons.telling import Teller

__all__ = [
    "LEARNER",
    "LESSONS",
    "Ask",
    "Course",
    "Do",
    "Lesson",
    "LessonRefused",
    "Play",
    "Step",
    "Teller",
    "Try",
    "lesson_named",
]

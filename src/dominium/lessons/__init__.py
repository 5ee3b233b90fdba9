"""Lessons: a game learnt in small steps on its real table, without a server.

A lesson is a position of a game and a list of steps. A step explains something, has the learner ask
a question, or has the learner act; the rules of the game judge each action, like at any table. The
learner's answers so far are the whole state of a lesson: ``Course`` replays them.
"""

from dominium.lessons.catalogue import LESSONS, lesson_named
from dominium.lessons.course import Course, LessonRefused
from dominium.lessons.lesson import LEARNER, Ask, Do, Lesson, Play, Step, Try
from dominium.lessons.presenter import Teller

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

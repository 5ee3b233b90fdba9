"""The routes of lessons, puzzles, reviews and advice, one function each."""

import asyncio

from litestar import get, post
from litestar.params import FromPath

from dominium.server.common.rate_limits import address_of
from dominium.server.http.dependencies import AnyRequest, TheLanguage, TheServices, TheViewer
from dominium.server.learning import puzzles
from dominium.server.presenters import lessons
from dominium.server.schema.learning import (
    AdviceView,
    LessonInfo,
    LessonScript,
    PuzzleInfo,
    PuzzleScript,
    ReviewStatus,
)


@post("/api/tables/{table:str}/review", status_code=200)
async def begin_review(
    table: FromPath[str], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> ReviewStatus:
    """Have a finished table reviewed by the coach, and return the progress."""
    await services.limits.take("coach", address_of(request))
    return await services.reviews.begin(table, viewer)


@get("/api/tables/{table:str}/review")
async def table_review(
    table: FromPath[str], services: TheServices, viewer: TheViewer
) -> ReviewStatus:
    """Return the review of a finished table, or its progress."""
    return await services.reviews.shown(table, viewer)


@post("/api/tables/{table:str}/advice", status_code=200)
async def table_advice(
    table: FromPath[str], request: AnyRequest, services: TheServices, viewer: TheViewer
) -> AdviceView:
    """Return the coach's advice for the player to move, at a table with a coach."""
    await services.limits.take("coach", address_of(request))
    return await services.reviews.advice(table, viewer)


@get("/api/lessons", sync_to_thread=False)
def all_lessons(language: TheLanguage) -> list[LessonInfo]:
    """Return the lessons, in the recommended order."""
    return lessons.all_lessons(language)


@get("/api/lessons/{lesson:str}", sync_to_thread=False)
def lesson_script(lesson: FromPath[str], language: TheLanguage) -> LessonScript:
    """Return a lesson: its position, its steps, and what is said in each; pages play it."""
    return lessons.script(lesson, language)


@get("/api/puzzles")
async def all_puzzles(services: TheServices, language: TheLanguage) -> list[PuzzleInfo]:
    """Return the days that have a puzzle, the latest first."""
    return puzzles.all_puzzles(services.puzzles.found(), language)


@get("/api/puzzles/{day:str}")
async def puzzle_script(
    day: FromPath[str], services: TheServices, language: TheLanguage
) -> PuzzleScript:
    """Return the puzzle of a day; one not found yet is asked for again."""
    puzzle = await services.puzzles.puzzle(puzzles.day_named(day))
    return await asyncio.to_thread(puzzles.script, puzzle, language)


HANDLERS = (
    begin_review,
    table_review,
    table_advice,
    all_lessons,
    lesson_script,
    all_puzzles,
    puzzle_script,
)

"""The puzzles of the server: searched in a thread, cached, and presented at a table.

The server stores no answers: a page sends its answers so far, and they are applied again. The
solution stays here until it is found or asked for.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

import msgspec

from dominium import describe, puzzles
from dominium.describe import formats, messages
from dominium.engine.errors import IllegalAction
from dominium.puzzles import Attempt, Puzzle, PuzzleRefused, Teller
from dominium.server.common.errors import RequestError
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import Person, Viewer
from dominium.server.presenters import snapshots
from dominium.server.schema.learning import ComparedChoice, PuzzleInfo, PuzzleRequest, PuzzleView

if TYPE_CHECKING:
    from dominium.describe import Language
    from dominium.server.schema.tables import Snapshot

logger = logging.getLogger(__name__)

DAYS: Final = 30
"""The number of days for which a puzzle can be reached."""
_AHEAD: Final = timedelta(hours=1)
_SECONDS_BETWEEN_LOOKS: Final = 600.0
_SECONDS_OF_PATIENCE: Final = 5.0
_SOLVER = Person(1, None)
_SETTINGS = TableSettings(chat="off", undo=False, spectators=False)


def today(ahead: timedelta = timedelta()) -> date:
    """Return the day whose puzzle is new, in UTC and so the same all over the world.

    Args:
        ahead: The time from now on at which it is new.
    """
    return (datetime.now(UTC) + ahead).date()


class Puzzles:
    """The puzzles of the last days, each searched once, one at a time.

    A puzzle is searched when it is first asked for, or ahead of its day by `search_ahead`.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1, "puzzle")
        self._found: dict[date, asyncio.Future[Puzzle]] = {}
        self._ending = threading.Event()

    async def puzzle(self, day: date) -> Puzzle:
        """Return the puzzle of a day.

        Raises:
            RequestError: ``unknown_puzzle`` outside the last days, ``puzzle_sought`` while it is
                being searched.
        """
        _check(day)
        self._forget_old()
        sought = self._sought(day)
        try:
            return await asyncio.wait_for(asyncio.shield(sought), _SECONDS_OF_PATIENCE)
        except TimeoutError:
            raise RequestError("puzzle_sought") from None
        except Exception:
            self._found.pop(day, None)  # the next one who asks has it tried again
            raise

    async def search_ahead(self, ending: asyncio.Event) -> None:
        """Search for today's puzzle now and for each later one in the hour before its day.

        Args:
            ending: Set when no more is to be searched.
        """
        while not ending.is_set():
            for day in (today(), today(_AHEAD)):
                self._sought(day)
            with suppress(TimeoutError):
                await asyncio.wait_for(ending.wait(), _SECONDS_BETWEEN_LOOKS)

    def end(self) -> None:
        """Stop searching for puzzles."""
        self._ending.set()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _sought(self, day: date) -> asyncio.Future[Puzzle]:
        """Return the search for a puzzle; start it if there is none."""
        if day not in self._found:
            self._found[day] = self._seek(day)
        return self._found[day]

    def _seek(self, day: date) -> asyncio.Future[Puzzle]:
        """Start the search for a puzzle; log its failure even when nobody waits for it."""
        seeking = asyncio.get_running_loop().run_in_executor(self._threads, self._find, day)
        seeking.add_done_callback(_tell_fault)
        return seeking

    def _find(self, day: date) -> Puzzle:
        return puzzles.find(day, stopped=self._ending.is_set)

    def _forget_old(self) -> None:
        oldest = today() - timedelta(days=DAYS)
        for day in [day for day in self._found if day <= oldest]:
            del self._found[day]


def _check(day: date) -> None:
    if not today() - timedelta(days=DAYS) < day <= today():
        raise RequestError("unknown_puzzle")


def _tell_fault(seeking: asyncio.Future[Puzzle]) -> None:
    fault = None if seeking.cancelled() else seeking.exception()
    if fault is not None and not isinstance(fault, puzzles.Abandoned):
        logger.error("a puzzle could not be found", exc_info=fault)


def all_puzzles(language: Language) -> list[PuzzleInfo]:
    """Return the days that have a puzzle, the latest first."""
    texts = messages(language)
    days = [today() - timedelta(days=ago) for ago in range(DAYS)]
    return [
        PuzzleInfo(
            day=day.isoformat(),
            date=formats.date_in_words(day, language),
            game=game.id,
            title=texts.text(f"game-{game.id}"),
        )
        for day, game in ((day, puzzles.game_of_day(day)) for day in days)
    ]


def day_named(text: str) -> date:
    """Parse the day in an address.

    Raises:
        RequestError: ``unknown_puzzle`` where it is none.
    """
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise RequestError("unknown_puzzle") from None


def known_day(text: str) -> date:
    """Parse a day that has a puzzle.

    Raises:
        RequestError: ``unknown_puzzle`` where it has none.
    """
    day = day_named(text)
    _check(day)
    return day


def answered(puzzle: Puzzle, request: PuzzleRequest, language: Language) -> PuzzleView:
    """Return a puzzle after some answers, with the verdict on the new one.

    Raises:
        RequestError: ``bad_puzzle`` when the answers so far do not fit it.
    """
    words = Teller(puzzle, language)
    try:
        attempt = Attempt(puzzle, request.answers)
    except (PuzzleRefused, IllegalAction):
        raise RequestError("bad_puzzle") from None
    if not request.given:
        return _shown(attempt, words, language)
    try:
        _take(attempt, request.given, language)
    except PuzzleRefused as refused:
        return _shown(attempt, words, language, refusal=words.refusal(refused.code))
    except IllegalAction as refused:
        refusal = words.describer.refusal(refused.code, refused.params, attempt.state)
        return _shown(attempt, words, language, refusal=refusal)
    return _shown(attempt, words, language, verdict=words.verdict(attempt))


def _take(attempt: Attempt, given: list[str], language: Language) -> None:
    """Take an answer in the notation or in words."""
    if len(given) > 1:
        raise PuzzleRefused("one_action")
    text = given[0]
    attempt.answer(text and describe.understand(text, attempt.state, language))


def _shown(
    attempt: Attempt,
    words: Teller,
    language: Language,
    *,
    verdict: str | None = None,
    refusal: str | None = None,
) -> PuzzleView:
    over = attempt.over
    return PuzzleView(
        day=attempt.puzzle.day.isoformat(),
        answers=attempt.answers,
        solved=attempt.solved,
        over=over,
        title=words.title(),
        text=words.text(),
        task=words.task(),
        hint=words.hint(),
        verdict=verdict,
        refusal=refusal,
        explanation=words.explanation(attempt) if over else [],
        compared=[
            ComparedChoice(one.action, one.words, one.win, one.points, one.mark)
            for one in (words.compared(attempt) if over else ())
        ],
        table=_table_shown(attempt, language, words),
    )


def _table_shown(attempt: Attempt, language: Language, words: Teller) -> Snapshot:
    """Return the snapshot of a puzzle's table, on which nothing but acting is allowed."""
    table = _table(attempt.puzzle, words).apply(
        Entry(number, "action", one.seat, one.action)
        for number, one in enumerate(attempt.played, 1)
    )
    shown = snapshots.snapshot(table, Viewer(_SOLVER, language), (_SOLVER.id,))
    over = attempt.over
    return msgspec.structs.replace(
        shown,
        title=words.title(),
        expected=words.refusal("over") if over else f"{words.task()} {shown.expected}",
        legal=[] if over else shown.legal,
        may=[],
        undo_to=None,
        seed=None,
        commitment="",
    )


def _table(puzzle: Puzzle, words: Teller) -> Table:
    """Return the table of a puzzle before its first action."""
    seats = tuple(
        Seat(number, "person", name, None, _SOLVER.id)
        if number == puzzle.seat
        else Seat(number, "bot", name, "easy", None)
        for number, name in enumerate(words.names())
    )
    name = f"puzzle-{puzzle.day.isoformat()}"
    return Table(name, puzzle.game, b"", _SOLVER.id, seats, 0, puzzle.game.start(), _SETTINGS)

"""The puzzles of the server: searched in a thread, cached, and given to pages as scripts."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from dominium import puzzles
from dominium.describe import formats, messages
from dominium.puzzles import Puzzle, Teller
from dominium.server.common.errors import RequestError
from dominium.server.model.visibility import hidden_hands
from dominium.server.schema.learning import PuzzleInfo, PuzzleMarks, PuzzleReply, PuzzleScript

if TYPE_CHECKING:
    from collections.abc import Collection

    from dominium.describe import Language

logger = logging.getLogger(__name__)

DAYS: Final = 30
"""The number of days for which a puzzle can be reached."""
_AHEAD: Final = timedelta(hours=1)
_SECONDS_BETWEEN_LOOKS: Final = 600.0
_SECONDS_OF_PATIENCE: Final = 5.0


def today(ahead: timedelta = timedelta()) -> date:
    """Return the day whose puzzle is new, in UTC and so the same all over the world.

    Args:
        ahead: The time from now on at which it is new.
    """
    return (datetime.now(UTC) + ahead).date()


def last_days() -> list[date]:
    """Return the days whose puzzles can be reached, the latest first."""
    return [today() - timedelta(days=ago) for ago in range(DAYS)]


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

    def found(self) -> set[date]:
        """Return the days whose puzzles are there."""
        return {
            day
            for day, sought in self._found.items()
            if sought.done() and not sought.cancelled() and sought.exception() is None
        }

    async def search_ahead(self, ending: asyncio.Event) -> None:
        """Search for today's puzzle now and for each later one in the hour before its day.

        Now and then one of the days before follows, so that pages can keep them all.

        Args:
            ending: Set when no more is to be searched.
        """
        while not ending.is_set():
            self._forget_old()
            for day in (today(), today(_AHEAD)):
                self._sought(day)
            missing = (day for day in last_days() if day not in self._found)
            if (earlier := next(missing, None)) is not None:
                self._sought(earlier)
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


def all_puzzles(found: Collection[date], language: Language) -> list[PuzzleInfo]:
    """Return the days that have a puzzle, the latest first; some were found already."""
    texts = messages(language)
    return [
        PuzzleInfo(
            day=day.isoformat(),
            date=formats.date_in_words(day, language),
            game=game.id,
            title=texts.text(f"game-{game.id}"),
            found=day in found,
        )
        for day, game in ((day, puzzles.game_of_day(day)) for day in last_days())
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


def script(puzzle: Puzzle, language: Language) -> PuzzleScript:
    """Return a puzzle as a page plays it."""
    words, info = Teller(puzzle, language), puzzle.game.info
    return PuzzleScript(
        day=puzzle.day.isoformat(),
        game=puzzle.game.id,
        family=info.family,
        hidden_hands=hidden_hands(info),
        options=dict(puzzle.game.options),
        opening=list(puzzle.opening),
        names=words.names(),
        seat=puzzle.seat,
        title=words.title(),
        text=words.text(),
        task=words.task(),
        hint=words.hint(),
        tempting=puzzle.tempting,
        promising=[one.action for one in puzzle.choices],
        replies=[
            _reply(words, str(action), str(action) == puzzle.solution)
            for action in puzzle.position().legal_actions()
        ],
        best=words.best(),
        found=words.solution(found=True),
        shown=words.solution(found=False),
        marks=PuzzleMarks(words.mark("best"), words.mark("tried"), words.mark("tempting")),
        refusals={code: words.refusal(code) for code in ("over", "one_action")},
    )


def _reply(words: Teller, action: str, is_best: bool) -> PuzzleReply:
    told = words.figures(action)
    return PuzzleReply(
        action=action,
        verdict=words.solution(found=True) if is_best else words.wrong(action),
        words=told.words,
        win=told.win,
        points=told.points,
        against=words.against(action),
    )

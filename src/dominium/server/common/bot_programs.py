"""The programs that people may choose as bots, which speak the bot protocol.

People choose them by id. A command never comes from a client or from the database: the operator
names all programs when this process is started.
"""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dominium import bots
from dominium.protocol import ProgramBot, ProgramFailure
from dominium.protocol.program import named

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PREFIX: Final = "program-"
"""The prefix of the ids of programs; no level begins with it."""
LONGEST_NAME: Final = 24
_SIGNS_OF_NAMES: Final = "._-"
_IDLE_SECONDS: Final = 120.0


@dataclass(frozen=True, slots=True)
class Program:
    """A program that people may choose as a bot.

    Attributes:
        name: The name that people see.
        bot: Its name as a bot, with its command and limits.
        author: The author that the program names.
        games: The games that it plays; all of them when None.
    """

    name: str
    bot: str
    author: str = ""
    games: tuple[str, ...] | None = None

    @property
    def id(self) -> str:
        """The level of a seat that the program plays."""
        return f"{PREFIX}{self.name}"

    def plays(self, game: str) -> bool:
        """Tell whether it plays a game."""
        return self.games is None or game in self.games


def registered(text: str) -> Program:
    """Make the program of `NAME=COMMAND`; start it once to ask for its author and games.

    Limits may be given as in a bot's name: `NAME=program,time=2,memory=512:COMMAND`.

    Raises:
        ValueError: the text does not have this form.
        ProgramFailure: the program does not start or does not speak the protocol.
    """
    name, _, command = text.partition("=")
    if not _is_name(name):
        raise ValueError(f"a name has 1 to {LONGEST_NAME} letters, digits and {_SIGNS_OF_NAMES}")
    bot = named(command if bots.is_program(command) else f"{bots.PROGRAM}:{command}")
    try:
        hello = bot.introduce()
    finally:
        bot.close()
    games = None if hello.games is None else tuple(hello.games)
    return Program(name, bot.name, hello.author[:LONGEST_NAME], games)


def _is_name(text: str) -> bool:
    return 0 < len(text) <= LONGEST_NAME and all(
        sign.isalnum() or sign in _SIGNS_OF_NAMES for sign in text
    )


def name_of(level: str) -> str | None:
    """Return the name of a level's program, even of one that this server does not have."""
    return level.removeprefix(PREFIX) if level.startswith(PREFIX) else None


class Programs:
    """The programs of a server, and their processes in this server process.

    A process belongs to one seat of one table, so that a program knows no more than its seat does.
    It stays for the next turns there and is closed when it was idle for a while; another one,
    here or in another process of the server, takes the game up at any ply.

    Args:
        known: The programs.
        most: The greatest number of idle processes.
    """

    def __init__(self, known: Sequence[Program] = (), most: int = 8) -> None:
        self._known = {program.id: program for program in known}
        self._most = most
        self._idle: dict[tuple[str, str, int], tuple[float, ProgramBot]] = {}
        self._lock = threading.Lock()

    def for_game(self, game: str) -> list[Program]:
        """Return the programs that play a game."""
        return [program for program in self._known.values() if program.plays(game)]

    def known_for(self, game: str) -> list[str]:
        """Return all levels of a game's bots: the built-in ones, and the programs that play it."""
        return [*bots.LEVELS, *(program.id for program in self.for_game(game))]

    @contextmanager
    def seated(self, level: str, table: str, seat: int) -> Iterator[ProgramBot]:
        """Lend the program of a level at a seat of a table for one turn.

        Raises:
            ProgramFailure: this server has no such program.
        """
        program = self._known.get(level)
        if program is None:
            raise ProgramFailure("not_started", "this server does not have it")
        key = (level, table, seat)
        with self._lock:
            _, bot = self._idle.pop(key, (0.0, None))
        bot = bot or named(program.bot)
        try:
            yield bot
        except BaseException:
            bot.close()
            raise
        with self._lock:
            self._idle[key] = (time.monotonic(), bot)
        self.tidy()

    def has_old(self) -> bool:
        """Tell whether a process was idle for so long that it can be closed."""
        before = time.monotonic() - _IDLE_SECONDS
        with self._lock:
            return any(since <= before for since, _ in self._idle.values())

    def tidy(self, seconds: float = _IDLE_SECONDS) -> None:
        """Close processes that were idle for so long, and the oldest when there are many."""
        before = time.monotonic() - seconds
        with self._lock:
            by_age = sorted(self._idle, key=lambda key: self._idle[key][0])
            many = len(by_age) - self._most
            old = [
                key
                for place, key in enumerate(by_age)
                if place < many or self._idle[key][0] <= before
            ]
            closing = [self._idle.pop(key)[1] for key in old]
        for bot in closing:
            bot.close()

    def close(self) -> None:
        """Close all processes."""
        self.tidy(0.0)


NO_PROGRAMS: Final = Programs()

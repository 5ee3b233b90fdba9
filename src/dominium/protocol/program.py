"""A program as a bot, and the substitute that plays on when it fails."""

from __future__ import annotations

import shlex
import time
import weakref
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dominium.protocol.conversation import USUAL_DIALECT, Conversation, Dialect
from dominium.protocol.failure import ProgramFailure
from dominium.protocol.limits import USUAL, Limits
from dominium.protocol.messages import Clock

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dominium.actions import Decision
    from dominium.bots.bot import Bot, Ending, ObservedAction, Turn
    from dominium.engine.game import Game
    from dominium.protocol.messages import HelloAnswer

SUBSTITUTE: Final = "greedy"
_SEED_BITS: Final = 32  # more than 53 would not be a number in every language

_PARAMETERS: Final[Mapping[str, tuple[str, Callable[[str], float | int]]]] = {
    "time": ("move_seconds", float),
    "total": ("game_seconds", float),
    "start": ("start_seconds", float),
    "memory": ("memory_mebibytes", int),
}
"""The limits in a bot's name: the field of `Limits`, and the parser of its number."""


class ProgramBot:
    """A program that speaks the bot protocol.

    It is started when it is first needed. A process plays game after game; a new one is announced
    whenever the history of a turn does not continue the known one, also in mid-game. After a
    failure the next turn starts it anew.

    Args:
        name: The name of the bot in records.
        command: The program and its arguments; no shell reads them.
        limits: The limits of its time and memory.
        dialect: The dialect of the messages to it.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        limits: Limits = USUAL,
        dialect: Dialect = USUAL_DIALECT,
    ) -> None:
        self.name = name
        self._dialect = dialect
        self._command = tuple(command)
        self._limits = limits
        self._conversation: Conversation | None = None
        self._end: weakref.finalize[[], ProgramBot] | None = None
        self.spent = 0.0
        """The seconds that the last decision took."""
        self._game: Game | None = None
        self._seat: int | None = None
        self._forget()

    @property
    def process_id(self) -> int | None:
        """The id of the process, while there is one."""
        return self._conversation.process.id if self._conversation else None

    def introduce(self) -> HelloAnswer:
        """Return the program's introduction of itself; it is started for that.

        Raises:
            ProgramFailure: it cannot be started, or does not speak the protocol.
        """
        return self._started().hello

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions.

        Raises:
            ProgramFailure: the program has failed, and its process is gone.
        """
        try:
            return self._choose(turn)
        except ProgramFailure as failure:
            self._dismiss(failure)
            raise
        except BaseException:  # as by Ctrl+C: nobody will read the answer
            self.close()
            raise

    def finish(self, ending: Ending) -> None:
        """Send the program the result of its game; dismiss it when it does not take the message."""
        if self._conversation is None or not self._goes_on(
            ending.game, ending.seat, ending.history
        ):
            return
        try:
            self._conversation.finish(self._table, ending, ending.history[self._told :])
        except ProgramFailure as failure:
            self._dismiss(failure)
        self._forget()

    def close(self) -> None:
        """Quit the program."""
        self._forget()
        if self._end is not None:
            self._end()
        self._conversation = self._end = None

    def _choose(self, turn: Turn) -> Decision:
        conversation = self._started()
        if not self._goes_on(turn.game, turn.seat, turn.history):
            self._forget()
            seed = turn.rng.getrandbits(_SEED_BITS)
            self._table = conversation.begin(turn.game, turn.seat, seed, turn.history)
            self._remember(turn)
        news = turn.history[self._told :]
        begun = time.monotonic()
        choice = conversation.choose(self._table, turn, news, self._clock())
        self.spent = time.monotonic() - begun
        self._used += self.spent
        self._remember(turn)
        return next(action for action in turn.legal_actions if str(action) == choice.action)

    def _clock(self) -> Clock:
        move, total = self._limits.move_seconds, self._limits.game_seconds
        if total is None:
            return Clock(move, None)
        left = max(0.0, total - self._used)
        return Clock(min(move, left), left)

    def _started(self) -> Conversation:
        if self._conversation is None:
            self._conversation = Conversation(self._command, self._limits, self._dialect)
            self._end = weakref.finalize(self, self._conversation.end)
        return self._conversation

    def _dismiss(self, failure: ProgramFailure) -> None:
        if self._conversation is not None:
            self._conversation.dismiss(failure)
        self.close()

    def _goes_on(self, game: Game, seat: int, history: Sequence[ObservedAction]) -> bool:
        """Return whether a history begins with what the program knows of its game."""
        return (
            self._game == game
            and self._seat == seat
            and len(history) >= len(self._known)
            and all(seen.action == known for seen, known in zip(history, self._known, strict=False))
        )

    def _remember(self, turn: Turn) -> None:
        self._game, self._seat = turn.game, turn.seat
        self._known += [seen.action for seen in turn.history[self._told :]]

    @property
    def _told(self) -> int:
        return len(self._known)

    def _forget(self) -> None:
        """Clear the memory of the last game."""
        self._game = self._seat = None
        self._table = ""
        self._known: list[str] = []
        self._used = 0.0


class Substituted:
    """A program at a seat; when it fails, a substitute plays on to the end of the game.

    Attributes:
        failure: The reason why the program lost its seat, when it did.
    """

    def __init__(self, program: ProgramBot, substitute: Bot) -> None:
        self._program = program
        self._substitute = substitute
        self.failure: ProgramFailure | None = None

    @property
    def name(self) -> str:
        """The name of the program in records."""
        return self._program.name

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions; after a failure the substitute chooses."""
        if self.failure is None:
            try:
                return self._program.choose(turn)
            except ProgramFailure as failure:
                self.failure = failure
        return self._substitute.choose(turn)

    def finish(self, ending: Ending) -> None:
        """Send the program the result of its game, if it played to the end."""
        if self.failure is None:
            self._program.finish(ending)

    def close(self) -> None:
        """Quit the program."""
        self._program.close()


def substituted(bot: Bot) -> Bot:
    """Return a bot as it is, or a program with its substitute."""
    from dominium.bots import create  # noqa: PLC0415 - it makes programs

    return Substituted(bot, create(SUBSTITUTE)) if isinstance(bot, ProgramBot) else bot


def named(name: str) -> ProgramBot:
    """Make the program of a bot's name: `program:CMD`, `program,time=2,memory=512:CMD`.

    Raises:
        ValueError: an unknown or impossible parameter, or a command that cannot be read.
    """
    head, _, command = name.partition(":")
    words = shlex.split(command)
    if not words:
        raise ValueError(f"bot {name!r} names no command: program:COMMAND")
    limits = USUAL
    for part in head.split(",")[1:]:
        key, _, number = part.partition("=")
        if key not in _PARAMETERS:
            raise ValueError(f"unknown limit {key!r}: known are {', '.join(_PARAMETERS)}")
        field, read = _PARAMETERS[key]
        limits = replace(limits, **{field: read(number)})  # type: ignore[arg-type]
    return ProgramBot(name, words, limits)

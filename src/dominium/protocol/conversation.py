"""The conversation with a program: questions and answers, in the order of the protocol."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from dominium.notation import faces_text
from dominium.protocol import messages
from dominium.protocol.failure import ProgramFailure
from dominium.protocol.messages import PROTOCOL_VERSION, Answer, HelloAnswer
from dominium.protocol.process import Process

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium.bots.bot import Ending, ObservedAction, Turn
    from dominium.engine.game import Game
    from dominium.protocol.limits import Limits

_SECONDS_FOR_LAST_WORDS = 0.2

_Wanted = TypeVar("_Wanted", HelloAnswer, messages.Ready, messages.Choice)


@dataclass(frozen=True, kw_only=True)
class Dialect:
    """The form of messages; other forms than the usual one test a program's tolerance.

    Attributes:
        line_end: The end of a line.
        further: Keys that are added to every message.
        surprising: True if a message of an unknown type follows `hello`.
    """

    line_end: bytes = b"\n"
    further: Mapping[str, object] = field(default_factory=dict)
    surprising: bool = False


USUAL_DIALECT: Final = Dialect()


class Conversation:
    """A conversation with a program that was started and has introduced itself.

    Args:
        command: The program and its arguments.
        limits: The limits of its time and memory.
        dialect: The dialect of the messages.

    Raises:
        ProgramFailure: it could not be started, or its answer to `hello` was none.
    """

    def __init__(
        self, command: Sequence[str], limits: Limits, dialect: Dialect = USUAL_DIALECT
    ) -> None:
        self._limits = limits
        self._dialect = dialect
        self.process = Process(command, limits)
        self._asked = 0
        self._tables = 0
        try:
            self.hello = self._introduced()
            if dialect.surprising:
                self._say(messages.IgnoredMessage(), time.monotonic() + limits.start_seconds)
        except BaseException:
            self.process.end(0)
            raise

    def begin(self, game: Game, seat: int, seed: int, history: Iterable[ObservedAction]) -> str:
        """Announce a game to the program and wait until it is ready; return the name of the table.

        Raises:
            ProgramFailure: it does not play the game, or was not ready as it should.
        """
        if self.hello.games is not None and game.id not in self.hello.games:
            raise ProgramFailure("other_game", game.id)
        self._tables += 1
        faces = getattr(game, "faces", {})
        question = messages.NewGame(
            self._next_id(),
            str(self._tables),
            game.id,
            dict(game.options),
            game.rules_revision,
            seat,
            game.seats,
            seed,
            observed_actions(history),
            [faces_text(number, shown) for number, shown in faces.items()] or msgspec.UNSET,
        )
        answer = self._ask(question, messages.Ready, self._limits.start_seconds)
        _check_id(answer.id, question.id)
        return question.table

    def choose(
        self, table: str, turn: Turn, news: Iterable[ObservedAction], clock: messages.Clock
    ) -> messages.Choice:
        """Ask the program for a decision.

        Raises:
            ProgramFailure: there is no answer in time, or none of the legal actions.
        """
        question = messages.Choose(
            self._next_id(),
            table,
            len(turn.history),
            clock,
            observed_actions(news),
            turn.view.to_dict(),
            [str(action) for action in turn.legal_actions],
        )
        answer = self._ask(question, messages.Choice, clock.move_seconds)
        _check_id(answer.id, question.id)
        if answer.action not in question.legal_actions:
            raise ProgramFailure("illegal_action", repr(answer.action[:40]))
        return answer

    def finish(self, table: str, ending: Ending, news: Iterable[ObservedAction]) -> None:
        """Send the result of a game to the program.

        Raises:
            ProgramFailure: it does not take the message.
        """
        outcome = ending.state.outcome()
        scores = [score.to_dict() for score in ending.state.scores()]
        result = messages.Result(
            table, observed_actions(news), outcome.to_dict() if outcome else {}, scores
        )
        self._say(result, time.monotonic() + self._limits.start_seconds)

    def quit(self) -> None:
        """Ask the program to quit, without closing its input.

        Raises:
            ProgramFailure: it does not take the message.
        """
        self._say(messages.Quit(), time.monotonic() + _SECONDS_FOR_LAST_WORDS)

    def end(self) -> None:
        """Ask the program to quit; kill one that does not."""
        if self.process.has_ended:
            return
        with contextlib.suppress(ProgramFailure):
            self.quit()
        self.process.end()

    def dismiss(self, failure: ProgramFailure) -> None:
        """Send a program the reason why it has lost its seat, and kill it."""
        if self.process.has_ended:
            return
        deadline = time.monotonic() + _SECONDS_FOR_LAST_WORDS
        with contextlib.suppress(ProgramFailure):
            self._say(messages.Error(failure.code, failure.detail), deadline)
            self._say(messages.Quit(), deadline)
        self.process.end(0)

    def _introduced(self) -> HelloAnswer:
        offered = [PROTOCOL_VERSION]
        question = messages.Hello(offered, f"Dominium {version('dominium')}")
        answer = self._ask(question, HelloAnswer, self._limits.start_seconds)
        if answer.protocol not in offered:
            raise ProgramFailure("unknown_version", str(answer.protocol))
        return answer

    def _next_id(self) -> int:
        self._asked += 1
        return self._asked

    def _say(self, message: messages.Question | messages.IgnoredMessage, deadline: float) -> None:
        line = msgspec.json.encode(message)
        if self._dialect.further:
            line = msgspec.json.encode({**msgspec.json.decode(line), **self._dialect.further})
        self.process.send(line + self._dialect.line_end, deadline)

    def _ask(self, question: messages.Question, wanted: type[_Wanted], seconds: float) -> _Wanted:
        deadline = time.monotonic() + seconds
        try:
            self._say(question, deadline)
            line = self.process.receive(deadline)
        except ProgramFailure as failure:
            if failure.code == "too_slow":
                failure = ProgramFailure("too_slow", f"more than {seconds:.3g} s", failure.log)
            raise failure from None
        answer = _read(line)
        if not isinstance(answer, wanted):
            asked = _tag(question)
            raise ProgramFailure("wrong_answer", f"{_tag(answer)!r} is no answer to {asked!r}")
        return answer


def observed_actions(history: Iterable[ObservedAction]) -> list[messages.ObservedAction]:
    """Convert a history to the form of messages."""
    return [
        messages.ObservedAction(seen.seat, seen.action, [event.to_dict() for event in seen.events])
        for seen in history
    ]


def _read(line: bytes) -> Answer:
    try:
        answer: Answer = msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        shown = line[:60].decode(errors="replace")
        raise ProgramFailure("malformed", f"{shown!r}: {error}") from None
    return answer


def _check_id(given: int, asked: int) -> None:
    if given != asked:
        raise ProgramFailure("wrong_answer", f"id {given} instead of {asked}")


def _tag(message: messages.Question | Answer) -> str:
    return str(type(message).__struct_config__.tag)

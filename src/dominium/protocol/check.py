"""Whether a program keeps to the bot protocol: every part of it is tried by itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

import dominium
from dominium import bots
from dominium.play import play_out
from dominium.protocol.conversation import USUAL_MANNER, Conversation, Manner
from dominium.protocol.failure import ProgramFailure
from dominium.protocol.program import ProgramBot

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.bots import Bot, Ending, Turn
    from dominium.protocol.limits import Limits
    from dominium.protocol.messages import HelloAnswer

Name = Literal[
    "hello", "games", "middle", "unknown", "line_ends", "unasked", "quit", "end_of_input"
]
"""What is tried, in this order; `games` and `middle` in each game."""

_SHORT_GAMES: Final = ("solo", "twenty_one", "draw", "matador")
"""Where one game is enough, the first of these that the program plays."""
_LATER_VERSION: Final = Manner(further={"later": {"list": [1, None, "x"]}}, surprising=True)
_WINDOWS: Final = Manner(line_end=b"\r\n")
_DECISIONS_TO_THE_MIDDLE: Final = 3
_MOST_TRIES: Final = 20


@dataclass(frozen=True)
class Finding:
    """What came of a check.

    Attributes:
        name: What was tried.
        game: The game it was tried in, where each game is tried.
        failure: What the program did wrong; None when it passed.
        longest: The longest decision in seconds; None where it had none to make.
    """

    name: Name
    game: str | None = None
    failure: ProgramFailure | None = None
    longest: float | None = None


class Checks:
    """Everything that a program is tried in.

    Args:
        command: The program and its arguments.
        limits: What it may take.
        games: The games it is tried in; all that it says to play by default.
        count: How many times each of them is played from its beginning, by one process.
        seed: What all draws and opponents follow from.
    """

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits,
        games: Sequence[str] = (),
        count: int = 2,
        seed: int = 1,
    ) -> None:
        self._command = tuple(command)
        self._limits = limits
        self._games = tuple(games)
        self._count = count
        self._seed = seed
        self.hello: HelloAnswer | None = None
        """Who the program is, as soon as it has said so."""

    def run(self) -> Iterator[Finding]:
        """Try everything; a program that does not say who it is is asked nothing more."""
        yield self._tried("hello", self._introduces_itself)
        if self.hello is None:
            return
        games = self._games or self.hello.games or [game.id for game in dominium.games()]
        short = next((game for game in _SHORT_GAMES if game in games), games[0])
        for game in games:
            yield self._played("games", game, count=self._count)
        for game in games:
            yield self._played("middle", game, decisions=_DECISIONS_TO_THE_MIDDLE)
        others: tuple[tuple[Name, Manner], ...]
        others = (("unknown", _LATER_VERSION), ("line_ends", _WINDOWS))
        for name, manner in others:
            yield replace(self._played(name, short, manner=manner), game=None)
        yield self._tried("unasked", lambda: self._says_nothing_unasked(short))
        yield self._tried("quit", lambda: self._ends(Conversation.quit))
        yield self._tried("end_of_input", lambda: self._ends(_close_input))

    def _tried(self, name: Name, trial: Callable[[], None]) -> Finding:
        try:
            trial()
        except ProgramFailure as failure:
            return Finding(name, failure=failure)
        return Finding(name)

    def _played(
        self,
        name: Name,
        game: str,
        *,
        count: int = 1,
        decisions: int = 0,
        manner: Manner = USUAL_MANNER,
    ) -> Finding:
        """What came of games in which the program sits at one seat after the other.

        Args:
            name: The check.
            game: Which game.
            count: How many of them.
            decisions: How many of its seat are made before the program takes it.
            manner: How messages are written.
        """
        program = ProgramBot("checked", self._command, self._limits, manner)
        player = _Checked(program, decisions)
        try:
            for number in range(_MOST_TRIES + count):
                if number >= count and player.longest is not None:
                    break  # a short game may be over before the program is asked
                self._play(dominium.load(game), player, number)
        except ProgramFailure as failure:
            return Finding(name, game, failure, player.longest)
        finally:
            program.close()
        return Finding(name, game, None, player.longest)

    def _play(self, game: dominium.Game, player: _Checked, number: int) -> None:
        """Play a game, whose draws differ with its number."""
        seated: list[Bot] = [bots.create("random") for _ in range(game.seats)]
        seated[number % game.seats] = player
        chance = random.Random(f"{self._seed} {number}")
        play_out(game, seated, chance, random.Random(self._seed))

    def _introduces_itself(self) -> None:
        conversation = Conversation(self._command, self._limits)
        self.hello = conversation.hello
        conversation.end()

    def _says_nothing_unasked(self, name: str) -> None:
        """Tell of a game, ask nothing, and listen."""
        conversation = Conversation(self._command, self._limits)
        try:
            conversation.begin(dominium.load(name), 0, self._seed, ())
            if conversation.process.has_more:
                raise ProgramFailure("talks_unasked")
        finally:
            conversation.end()

    def _ends(self, told: Callable[[Conversation], None]) -> None:
        """Look whether a program that is told so ends by itself, without a fault."""
        conversation = Conversation(self._command, self._limits)
        process = conversation.process
        try:
            told(conversation)
            by_itself = process.exits()
        finally:
            process.end(0)
        if not by_itself:
            raise ProgramFailure("does_not_quit")
        if process.exit != "exit code 0":
            raise ProgramFailure("crashed", process.exit)


class _Checked:
    """A program whose decisions are timed, and that may take its seat in the middle of a game."""

    name = "checked"

    def __init__(self, program: ProgramBot, decisions: int) -> None:
        self._program = program
        self._decisions = decisions
        self.longest: float | None = None

    def choose(self, turn: Turn) -> Decision:
        """What the program chooses; what chance does before it sits there."""
        if sum(seen.seat == turn.seat for seen in turn.history) < self._decisions:
            return turn.rng.choice(turn.legal_actions)
        action = self._program.choose(turn)
        self.longest = max(self.longest or 0.0, self._program.spent)
        return action

    def finish(self, ending: Ending) -> None:
        """Tell the program how the game ended."""
        self._program.finish(ending)


def _close_input(conversation: Conversation) -> None:
    conversation.process.close_input()

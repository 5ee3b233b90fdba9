"""The conformance check of a program: every part of the bot protocol is tried by itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from dominium import bots
from dominium.bots.match import play_match
from dominium.engine.game import Game
from dominium.engine.line import LineGame
from dominium.engine.loading import load
from dominium.engine.options import games
from dominium.protocol.conversation import USUAL_DIALECT, Conversation, Dialect
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
"""The names of the checks, in this order; `games` and `middle` run in each game."""

_LATER_VERSION: Final = Dialect(further={"later": {"list": [1, None, "x"]}}, surprising=True)
_WINDOWS: Final = Dialect(line_end=b"\r\n")
_DECISIONS_TO_THE_MIDDLE: Final = 3
_MOST_TRIES: Final = 20


@dataclass(frozen=True)
class Finding:
    """The result of a check.

    Attributes:
        name: The name of the check.
        game: The game it was run in, where each game is tried.
        failure: The fault of the program; None when it passed.
        longest: The longest decision in seconds; None where it had none to make.
    """

    name: Name
    game: str | None = None
    failure: ProgramFailure | None = None
    longest: float | None = None


class Checks:
    """The conformance checks of a program.

    Args:
        command: The program and its arguments.
        limits: The limits of its time and memory.
        games: The games it is tried in; all that it says to play by default.
        count: The number of matches of each of them, by one process.
        seed: The seed of all draws and opponents.
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
        """The program's answer to `hello`, as soon as it is there."""

    def run(self) -> Iterator[Finding]:
        """Run all checks; a program that fails `hello` is asked nothing more."""
        yield self._tried("hello", self._introduces_itself)
        if self.hello is None:
            return
        names = self._games or self.hello.games or [game.id for game in games()]
        short = min(names, key=_length)
        for game in names:
            yield self._played("games", game, count=self._count)
        for game in names:
            yield self._played("middle", game, decisions=_DECISIONS_TO_THE_MIDDLE)
        others: tuple[tuple[Name, Dialect], ...]
        others = (("unknown", _LATER_VERSION), ("line_ends", _WINDOWS))
        for name, dialect in others:
            yield replace(self._played(name, short, dialect=dialect), game=None)
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
        dialect: Dialect = USUAL_DIALECT,
    ) -> Finding:
        """Play games in which the program sits at one seat after the other.

        Args:
            name: The check.
            game: The id of the game.
            count: The number of games.
            decisions: The number of decisions of its seat before the program takes over.
            dialect: The dialect of the messages.
        """
        program = ProgramBot("checked", self._command, self._limits, dialect)
        player = _Checked(program, decisions)
        try:
            for number in range(_MOST_TRIES + count):
                if number >= count and player.longest is not None:
                    break  # a short game may be over before the program is asked
                self._play(load(game), player, number)
        except ProgramFailure as failure:
            return Finding(name, game, failure, player.longest)
        finally:
            program.close()
        return Finding(name, game, None, player.longest)

    def _play(self, game: Game, player: _Checked, number: int) -> None:
        """Play a game, whose draws differ with its number."""
        seated: list[Bot] = [bots.create("random") for _ in range(game.seats)]
        seated[number % game.seats] = player
        chance = random.Random(f"{self._seed} {number}")
        play_match(game, seated, chance, random.Random(self._seed))

    def _introduces_itself(self) -> None:
        conversation = Conversation(self._command, self._limits)
        self.hello = conversation.hello
        conversation.end()

    def _says_nothing_unasked(self, name: str) -> None:
        """Announce a game, ask nothing, and check that the program writes nothing."""
        conversation = Conversation(self._command, self._limits)
        try:
            conversation.begin(load(name), 0, self._seed, ())
            if conversation.process.has_more:
                raise ProgramFailure("talks_unasked")
        finally:
            conversation.end()

    def _ends(self, told: Callable[[Conversation], None]) -> None:
        """Check that a program exits by itself after a message, without a fault."""
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
        """Choose as the program does; before it takes its seat, at random."""
        if sum(seen.seat == turn.seat for seen in turn.history) < self._decisions:
            return turn.rng.choice(turn.legal_actions)
        action = self._program.choose(turn)
        self.longest = max(self.longest or 0.0, self._program.spent)
        return action

    def finish(self, ending: Ending) -> None:
        """Pass the end of the game on to the program."""
        self._program.finish(ending)


def _close_input(conversation: Conversation) -> None:
    conversation.process.close_input()


def _length(game_id: str) -> float:
    """Return the most decisions of a match, to choose the shortest where one game is enough."""
    game = load(game_id)
    if isinstance(game, LineGame):
        return game.facts.most_deals * game.facts.most_decisions
    return float("inf")

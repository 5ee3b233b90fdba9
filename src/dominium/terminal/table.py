"""A match at one terminal: the state, the dealer, the bots and the record on disk."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import dominium
from dominium import bots
from dominium.bots.bot import Closing, Ending, Follower, ObservedAction, applied
from dominium.engine.game import sample_chance
from dominium.protocol import ProgramFailure, Substituted, substituted
from dominium.terminal.seats import Seat

Events = tuple[dominium.Event, ...]


class Seated(ABC):
    """A match at one terminal: its seats, state, history and file."""

    game: dominium.Game
    seats: tuple[Seat, ...]
    file: Path
    trouble: OSError | None = None
    state: dominium.State
    history: list[Events]
    """The events of each action."""
    actors: list[int | None]
    """The seat of each action; None for chance."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.bot is None)

    @property
    def person(self) -> int | None:
        """The seat to act if it is a person's, else None."""
        actor = self.state.actor
        return actor if isinstance(actor, int) and actor in self.people else None

    @property
    def finished(self) -> bool:
        """True if the match has ended."""
        return self.state.actor is None

    def memory(self, seat: int) -> dominium.Memory | None:  # noqa: ARG002 - a table may have none
        """Return the memory of a seat; None at a table that keeps none."""
        return None

    def since_turn(self, seat: int) -> range:
        """Return the indexes of the actions of others and chance since the last turn of a seat.

        A turn in progress is not yet the last one.
        """
        own = [number for number, actor in enumerate(self.actors) if actor == seat]
        others = [n for n, actor in enumerate(self.actors) if actor not in (seat, None)]
        end = len(self.actors)
        if others and self.state.actor == seat:
            end = next((number for number in own if number > others[-1]), end)
        return range(max((number + 1 for number in own if number < end), default=0), end)

    def failures(self) -> dict[int, ProgramFailure]:
        """Return the failures of programs that lost their seats, by seat."""
        return {}

    def save(self) -> None:
        """Write the match atomically; a failure is stored in `trouble`."""
        whole = self.file.with_name(self.file.name + ".new")
        try:
            whole.parent.mkdir(parents=True, exist_ok=True)
            whole.write_text(self._written() + "\n", encoding="utf-8")
            whole.replace(self.file)
            self.trouble = None
        except OSError as error:
            self.trouble = error

    @abstractmethod
    def _written(self) -> str:
        """Return the content of the match's file."""


class Table(Seated):
    """A match being played; every ply is on disk before it is announced.

    Args:
        game: the rules.
        seats: the people and bots, in order.
        rng: the source of all chance.
        file: the file of the record.
        actions: the actions already played, in the notation.
    """

    _memories: Sequence[dominium.Memory] = ()
    _bots: Sequence[bots.Bot | None] = ()

    def __init__(
        self,
        game: dominium.Game,
        seats: Sequence[Seat],
        rng: random.Random,
        file: Path,
        actions: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.file = file
        self.state = game.start()
        self.history = []
        self.actions: list[str] = []
        """The actions so far, in the notation."""
        self.actors = []
        self._rng = rng
        # The bots draw from a source of their own, so that the same seed gives the same draws
        # however they think.
        self._bots_rng = random.Random(rng.getrandbits(64))
        self._bots = [
            None if seat.bot is None else substituted(bots.create(seat.bot)) for seat in self.seats
        ]
        self._memories = [game.memory(seat) for seat in range(len(self.seats))]
        self._seen: dict[int, list[ObservedAction]] = {
            seat: [] for seat, bot in enumerate(self._bots) if isinstance(bot, Follower)
        }
        for action in actions:
            self._follow(self.state.parse(action))

    def memory(self, seat: int) -> dominium.Memory | None:
        """Return the memory of a seat."""
        return self._memories[seat] if self._memories else None

    def apply(self, actions: Sequence[dominium.Action]) -> Events:
        """Play the legal actions of a person's turn and return their events."""
        return tuple(event for action in actions for event in self._act(action))

    def continue_to_person(self) -> Iterator[Events]:
        """Play chance and bots until a person is to act or the end; yield the events by action."""
        while self.person is None and not self.finished:
            yield self._act(self._next_action())

    def failures(self) -> dict[int, ProgramFailure]:
        """Return the failures of programs that lost their seats, by seat."""
        return {
            seat: bot.failure
            for seat, bot in enumerate(self._bots)
            if isinstance(bot, Substituted) and bot.failure is not None
        }

    def close(self) -> None:
        """Send the programs at the table the result, if there is one, and let them quit."""
        for seat, bot in enumerate(self._bots):
            if isinstance(bot, Follower) and self.finished:
                bot.finish(Ending(self.game, seat, self.state, self._seen[seat]))
            if isinstance(bot, Closing):
                bot.close()

    def _written(self) -> str:
        seats = tuple(dominium.SeatInfo(seat.name, seat.bot) for seat in self.seats)
        return dominium.Record(
            self.game, seats, tuple(self.actions), self.state.outcome()
        ).to_json()

    def _act(self, action: dominium.Action) -> Events:
        events = self._follow(action)
        self.save()
        return events

    def _follow(self, action: dominium.Action) -> Events:
        actor = self.state.actor
        self.actors.append(actor if isinstance(actor, int) else None)
        self.actions.append(str(action))
        events = applied(self.state, action, self._seen)
        self.history.append(events)
        for memory in self._memories:
            memory.observe(self.state, events)
        return events

    def _next_action(self) -> dominium.Action:
        """Return the next action of chance or of the bot to act."""
        seat = self.state.actor
        bot = self._bots[seat] if isinstance(seat, int) else None
        if bot is None or not isinstance(seat, int):
            return sample_chance(self.state, self._rng)
        legal = cast("list[dominium.actions.Decision]", self.state.legal_actions())
        view, memory = self.state.view(seat), self._memories[seat]
        seen = self._seen.get(seat, ())
        return bot.choose(bots.Turn(self.game, seat, view, legal, memory, self._bots_rng, seen))

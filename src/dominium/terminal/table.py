"""One match at one terminal: the state, the dealer, the bots and the record on disk."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import dominium
from dominium import bots
from dominium.play import draw
from dominium.terminal.seats import Seat

Events = tuple[dominium.Event, ...]


class Table:
    """A match being played; every ply is on disk before anybody hears of it.

    Args:
        game: the rules.
        seats: who sits where.
        rng: the source of all chance.
        file: where the record is kept.
        actions: what has been played already, in the notation.
    """

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
        self.trouble: OSError | None = None
        self.state = game.start()
        self.history: list[Events] = []
        self._rng = rng
        # The bots draw from a source of their own, so that the same seed gives the same draws
        # however they think.
        self._bots_rng = random.Random(rng.getrandbits(64))
        self._actions: list[str] = []
        self._bots = [None if seat.bot is None else bots.create(seat.bot) for seat in self.seats]
        self._memories = [game.memory(seat) for seat in range(len(self.seats))]
        for action in actions:
            self._follow(self.state.parse(action))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people sit on."""
        return tuple(number for number, bot in enumerate(self._bots) if bot is None)

    @property
    def person(self) -> int | None:
        """The seat of the person who is to act now."""
        actor = self.state.actor
        return actor if isinstance(actor, int) and actor in self.people else None

    @property
    def finished(self) -> bool:
        """Whether the match has ended."""
        return self.state.actor is None

    def apply(self, actions: Sequence[dominium.Action]) -> Events:
        """Play the legal actions of a person's turn and tell what happened."""
        return tuple(event for action in actions for event in self._act(action))

    def continue_to_person(self) -> Iterator[Events]:
        """Play chance and the bots until a person is to act or the match ends.

        Yields the events of each action.
        """
        while self.person is None and not self.finished:
            yield self._act(self._next_action())

    def save(self) -> None:
        """Write the record so that the file is whole at any moment; a failure is `trouble`."""
        seats = tuple(dominium.SeatInfo(seat.name, seat.bot) for seat in self.seats)
        record = dominium.Record(self.game, seats, tuple(self._actions), self.state.outcome())
        whole = self.file.with_name(self.file.name + ".new")
        try:
            whole.parent.mkdir(parents=True, exist_ok=True)
            whole.write_text(record.to_json() + "\n", encoding="utf-8")
            whole.replace(self.file)
            self.trouble = None
        except OSError as error:
            self.trouble = error

    def _act(self, action: dominium.Action) -> Events:
        events = self._follow(action)
        self.save()
        return events

    def _follow(self, action: dominium.Action) -> Events:
        self._actions.append(str(action))
        events = self.state.apply(action)
        self.history.append(events)
        for memory in self._memories:
            memory.observe(self.state, events)
        return events

    def _next_action(self) -> dominium.Action:
        """What chance or the bot whose turn it is does."""
        seat = self.state.actor
        bot = self._bots[seat] if isinstance(seat, int) else None
        if bot is None or not isinstance(seat, int):
            return draw(self.state, self._rng)
        legal = cast("list[dominium.actions.Decision]", self.state.legal_actions())
        view, memory = self.state.view(seat), self._memories[seat]
        return bot.choose(bots.Turn(self.game, seat, view, legal, memory, self._bots_rng))

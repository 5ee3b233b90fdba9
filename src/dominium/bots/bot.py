"""What every bot is given and has to give."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from dominium._core import LineView, View
    from dominium.actions import Action, Decision
    from dominium.events import Event
    from dominium.game import Game
    from dominium.memory import Memory
    from dominium.state import State


@dataclass(frozen=True)
class Seen:
    """An action as a seat saw it.

    Attributes:
        seat: Who acted; None was chance.
        action: The notation, `=?` for a tile that the seat may not know.
        events: What the action brought about, as the seat saw it.
    """

    seat: int | None
    action: str
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Turn:
    """A decision that a seat has to make, with everything its bot may know.

    `history` is every action since the beginning, for the bots that want it.
    """

    game: Game
    seat: int
    view: View | LineView
    legal_actions: Sequence[Decision]
    memory: Memory
    rng: random.Random
    history: Sequence[Seen] = ()


@dataclass(frozen=True)
class Ending:
    """The end of a game, as it is told to a bot that wants the history."""

    game: Game
    seat: int
    state: State
    history: Sequence[Seen]


class Bot(Protocol):
    """A program that takes a seat."""

    @property
    def name(self) -> str:
        """What the bot is called in records, with its parameters."""

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions."""


@runtime_checkable
class Follower(Bot, Protocol):
    """A bot that wants to know the whole course of a game, and how it ended."""

    def finish(self, ending: Ending) -> None:
        """Hear that the game is over."""


@runtime_checkable
class Closing(Protocol):
    """What is to be closed when it is not needed any more, such as a program."""

    def close(self) -> None:
        """End it; it begins anew when it is needed again."""


def applied(
    state: State, action: Action | str, histories: Mapping[int, list[Seen]]
) -> tuple[Event, ...]:
    """Applies an action and adds to the history of each seat what that seat sees of it.

    Args:
        state: the state, changed by the action.
        action: a legal action.
        histories: the histories that are kept, by seats.
    """
    actor = state.actor if isinstance(state.actor, int) else None
    shown = {seat: state.shown(action, seat) for seat in histories}
    events = state.apply(action)
    for seat, history in histories.items():
        seen = tuple(told for event in events if (told := event.seen_by(seat)) is not None)
        history.append(Seen(actor, shown[seat], seen))
    return events

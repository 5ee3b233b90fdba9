"""The interface between bots and games."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from dominium._core import LineView, View
    from dominium.actions import Action, Decision
    from dominium.engine.game import Game, Memory, State
    from dominium.events import Event


@dataclass(frozen=True)
class ObservedAction:
    """An action as a seat saw it.

    Attributes:
        seat: The acting seat; None for chance.
        action: The notation, `=?` for a tile that the seat may not know.
        events: The events of the action, as the seat saw them.
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
    history: Sequence[ObservedAction] = ()


@dataclass(frozen=True)
class Ending:
    """The end of a game, as it is passed to a bot that wants the history."""

    game: Game
    seat: int
    state: State
    history: Sequence[ObservedAction]


class Bot(Protocol):
    """A program that takes a seat."""

    @property
    def name(self) -> str:
        """The name of the bot in records, with its parameters."""

    def choose(self, turn: Turn) -> Decision:
        """Choose one of the turn's legal actions."""


@runtime_checkable
class Follower(Bot, Protocol):
    """A bot that wants to know the whole history of a game, and its end."""

    def finish(self, ending: Ending) -> None:
        """Receive the end of the game."""


@runtime_checkable
class Specialist(Protocol):
    """A bot that plays some games only."""

    def plays(self, game: Game) -> bool:
        """Tell whether it plays a game."""


@runtime_checkable
class Closing(Protocol):
    """A bot that has to be closed when it is not needed any more, such as a program."""

    def close(self) -> None:
        """Release its resources; it starts anew when it is needed again."""


def applied(
    state: State, action: Action | str, histories: Mapping[int, list[ObservedAction]]
) -> tuple[Event, ...]:
    """Apply an action and add to the history of each seat what that seat sees of it.

    Args:
        state: the state, changed by the action.
        action: a legal action.
        histories: the histories to extend, by seat.
    """
    actor = state.actor if isinstance(state.actor, int) else None
    shown = {seat: state.shown(action, seat) for seat in histories}
    events = state.apply(action)
    for seat, history in histories.items():
        seen = tuple(told for event in events if (told := event.seen_by(seat)) is not None)
        history.append(ObservedAction(actor, shown[seat], seen))
    return events

"""What one viewer knows of a running game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium.events import Event
    from dominium.game import Game
    from dominium.state import State


class Memory:
    """One viewer's knowledge, beside the state: what was seen, never what is hidden.

    Whoever holds the table calls `observe` after every action; a bot calls `determinize`.
    """

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self._visible: State = game.start()

    def observe(self, state: State, events: Sequence[Event]) -> None:
        """Takes in what this viewer sees of a state and of the events that led to it."""
        # A kingdom game hides nothing: the order of the dominoes to come is not part of a state.
        del events
        self._visible = state.copy()

    def determinize(self, rng: random.Random) -> State:
        """A full state drawn at random from those consistent with everything seen."""
        del rng  # nothing is hidden in a kingdom game
        return self._visible.copy()

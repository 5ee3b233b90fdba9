"""What every bot is given and has to give."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from dominium._core import LineView, View
    from dominium.actions import Decision
    from dominium.game import Game
    from dominium.memory import Memory


@dataclass(frozen=True)
class Turn:
    """A decision that a seat has to make, with everything its bot may know."""

    game: Game
    seat: int
    view: View | LineView
    legal_actions: Sequence[Decision]
    memory: Memory
    rng: random.Random


class Bot(Protocol):
    """A program that takes a seat."""

    @property
    def name(self) -> str:
        """What the bot is called in records, with its parameters."""

    def choose(self, turn: Turn) -> Decision:
        """One of the turn's legal actions."""

"""What can still come of a game of Solo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dominium import _core

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.state import LineState


@dataclass(frozen=True)
class SoloChoice:
    """Something that can be done now, with its chance to win as playouts found it."""

    action: Decision
    chance: float


@dataclass(frozen=True)
class SoloAnalysis:
    """How a game of Solo stands."""

    can_be_won: bool
    """Whether what remains, the stock included, hangs together with the ends of the line; if it
    does not, the game is lost however the tiles come."""
    visible_can_be_laid: bool
    """Whether all tiles that lie face up can be laid now, without a refill."""
    choices: tuple[SoloChoice, ...]
    """What can be done now, the best first."""


def analyse(state: LineState, playouts: int = 2000, seed: int = 0) -> SoloAnalysis:
    """How a game of Solo stands: what can still be laid, and what gives the best chance.

    That a game cannot be won any more, and whether the face-up tiles can all be laid, is exact; a
    game that can be won by its numbers may still be lost by the order of the tiles. The chances are
    estimated by playouts that look ahead within the face-up tiles; better actions get more of them.

    Raises:
        TypeError: for a state of another game.
        ValueError: when nothing has to be decided, or without playouts.
    """
    if playouts < 1:
        raise ValueError("an analysis needs playouts")
    can_be_won, visible, choices = _core.analyse_solo(state.native, playouts, seed)
    return SoloAnalysis(
        can_be_won, visible, tuple(SoloChoice(choice.action, choice.win) for choice in choices)
    )

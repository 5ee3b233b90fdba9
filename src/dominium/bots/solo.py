"""The analysis of a game of Solo: its reachable layouts and best actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dominium._core import analyse_solo

if TYPE_CHECKING:
    from dominium.actions import Decision
    from dominium.engine.line import LineState


@dataclass(frozen=True)
class SoloChoice:
    """A legal action, with its chance to win as estimated by playouts."""

    action: Decision
    chance: float


@dataclass(frozen=True)
class SoloAnalysis:
    """The analysis of a position of Solo."""

    can_be_won: bool
    """True if all remaining tiles, the stock included, connect with the ends of the line;
    otherwise the game is lost whatever the order of the tiles.
    """
    visible_can_be_laid: bool
    """True if all face-up tiles can be laid now, without a refill."""
    choices: tuple[SoloChoice, ...]
    """The legal actions, the best first."""


def analyse(state: LineState, playouts: int = 2000, seed: int = 0) -> SoloAnalysis:
    """Analyse a position of Solo: the tiles that can still be laid, and the best chances.

    That a game cannot be won any more, and whether the face-up tiles can all be laid, is exact; a
    game that can be won by its numbers may still be lost by the order of the tiles. The chances are
    estimated by playouts that look ahead within the face-up tiles; better actions get more of them.

    Raises:
        TypeError: for a state of another game.
        ValueError: when nothing has to be decided, or without playouts.
    """
    if playouts < 1:
        raise ValueError("an analysis needs playouts")
    can_be_won, visible, choices = analyse_solo(state.native, playouts, seed)
    return SoloAnalysis(
        can_be_won, visible, tuple(SoloChoice(choice.action, choice.win) for choice in choices)
    )

"""What one viewer knows of a running game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dominium import _core
from dominium.state import LineState

if TYPE_CHECKING:
    from dominium._core import Candidate
    from dominium.actions import Decision
    from dominium.events import Event
    from dominium.game import Game, LineGame
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

    def search(
        self,
        playouts: int | None = None,
        seconds: float | None = None,
        *,
        seed: int,
        threads: int = 1,
        greedy_share: float | None = None,
        actions: Sequence[Decision] = (),
    ) -> tuple[Candidate, ...]:
        """Every promising action of the viewer, who has to decide, the best first.

        Of two budgets the one that runs out first ends the search. With playouts alone, one thread
        and the same seed it always finds the same. `greedy_share` is the probability of a greedy
        action in a playout; None is the best of the game. Where `actions` are given, these are
        compared instead, with the same share of the budget each. Ctrl+C ends a search.

        Raises:
            ValueError: without a budget or a thread, for illegal actions, or when no seat has to
                decide.
        """
        return self._visible.native.search(playouts, seconds, seed, threads, greedy_share, actions)


class LineMemory(Memory):
    """What one viewer knows of a running deal of tiles.

    It keeps the viewer's own hand, what lies open, and what the others cannot hold: who could not
    play at which ends, who drew how many tiles, who led a tile that was the lowest. It keeps
    nothing that the viewer may not see.
    """

    game: LineGame

    def __init__(self, game: LineGame, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self._native = _core.NativeMemory(game.native, viewer)
        self._native.observe(game.start().native, [])

    def observe(self, state: State, events: Sequence[Event]) -> None:
        """Takes in what this viewer sees of a state and of the events that led to it."""
        self._native.observe(state.native, events)

    def determinize(self, rng: random.Random) -> LineState:
        """A full state drawn at random from those consistent with everything seen.

        Every way to deal the hidden tiles is as likely as any other.
        """
        return LineState(self.game, self._native.sample(rng.getrandbits(64)))

    def search(
        self,
        playouts: int | None = None,
        seconds: float | None = None,
        *,
        seed: int,
        threads: int = 1,
        greedy_share: float | None = None,
        actions: Sequence[Decision] = (),
    ) -> tuple[Candidate, ...]:
        """Every promising action of the viewer, who has to decide, the best first.

        What the running deal is worth is found in positions that agree with everything seen, the
        likelier the better the others have played in them: where these look alike to the viewer the
        best action is the same, and deals in which all is known are solved. A playout is a position
        in which an action is tried. Twenty-One is calculated, without playouts; Solo is planned by
        where its chains end. Budgets are those of the other games.

        Raises:
            ValueError: without a budget or a thread, for illegal actions, or when the viewer has
                nothing to decide.
        """
        return self._native.search(playouts, seconds, seed, threads, greedy_share, actions)

    def information_set_search(
        self,
        playouts: int | None = None,
        seconds: float | None = None,
        *,
        seed: int,
        greedy_share: float | None = None,
    ) -> tuple[Candidate, ...]:
        """What the usual information-set search finds, the most visited action first.

        It is there to be compared with. `greedy_share` is the probability of a greedy action in a
        playout; None plays at random.

        Raises:
            ValueError: without a budget, or when the viewer has nothing to decide.
        """
        return self._native.information_set_search(playouts, seconds, seed, greedy_share)

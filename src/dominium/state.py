"""A state: a position of a game that can be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

import numpy as np
import numpy.typing as npt

from dominium import _core
from dominium.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium._core import (
        BuildPreview,
        KingdomScore,
        LayPreview,
        LineOutcome,
        LineScore,
        LineView,
        Outcome,
        Preview,
        Refusal,
        TaxPreview,
        View,
    )
    from dominium.actions import Action, Chance
    from dominium.events import Event
    from dominium.game import Game, KingdomGame, LineGame

CHANCE: Literal["chance"] = "chance"
"""The actor of chance actions."""

Actor = int | Literal["chance"] | None
"""A seat (from 0), chance, or nobody when the game is over."""


class State:
    """A position: mutable through `apply`, equal by content, therefore not hashable.

    It holds no history, clock, names or random generator. Games make a `KingdomState` or a
    `LineState`.
    """

    __hash__ = None  # type: ignore[assignment]
    __slots__ = ("_game", "_native")

    def __init__(self, game: Game, native: _core.NativeState) -> None:
        self._game = game
        self._native = native

    @property
    def game(self) -> Game:
        """The rules of this state."""
        return self._game

    @property
    def native(self) -> _core.NativeState:
        """The native state, for search."""
        return self._native

    @property
    def actor(self) -> Actor:
        """Who acts: a seat, `"chance"`, or None when the game is over."""
        return self._native.actor()

    def legal_actions(self) -> list[Action]:
        """Every legal action in a stable order; validity is membership."""
        return self._native.legal_actions()

    def refusal(self, action: Action | str) -> Refusal | None:
        """Why the action is not legal, or None when it is; IllegalAction for unreadable text."""
        return self._native.refusal(self._understood(action))

    def is_legal(self, action: Action | str) -> bool:
        """Whether the action, given as a value or in the notation, is legal."""
        try:
            return self.refusal(self._understood(action)) is None
        except IllegalAction:
            return False

    def apply(self, action: Action | str) -> tuple[Event, ...]:
        """Applies an action and tells what happened.

        Raises:
            IllegalAction: with the code of the refusal; the state is unchanged.
        """
        result = self._native.apply(self._understood(action))
        if isinstance(result, _core.Refusal):
            raise IllegalAction(result.code, result.params)
        return result

    def parse(self, text: str) -> Action:
        """Reads the notation; the action need not be legal.

        Raises:
            IllegalAction: `malformed`, or `ambiguous` with the options.
        """
        if not text.isascii():  # no action is written so, and not every such text can be UTF-8
            raise IllegalAction("malformed", {"text": text})
        result: Action | Refusal = self._native.parse(text)
        if isinstance(result, _core.Refusal):
            raise IllegalAction(result.code, result.params)
        return result

    def action_mask(self) -> npt.NDArray[np.bool_]:
        """Which numbers are legal: shape `(num_actions,)`, or `(num_chance_actions,)`."""
        return self._native.action_mask()

    def odds(self) -> list[tuple[Chance, float]]:
        """Every chance action with its probability; empty when chance does not act."""
        return self._native.odds()

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self._game, self._native.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def view(self, viewer: int | None) -> View | LineView:
        """What a seat may see, or (None) the public; ValueError for an unknown seat."""
        view: View | LineView = self._native.view(viewer)
        return view

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat may see, as bytes: shape `(game.observation_size,)`.

        `game.observation_fields` tells what they mean. It holds nothing that `view(seat)` does not
        show. Seats and kingdoms are counted from the viewer on: the own come first.

        Raises:
            ValueError: for an unknown seat.
        """
        return _core.observation(self._native, seat)

    def shown(self, action: Action | str, viewer: int | None) -> str:
        """The notation of the next action as a seat or (None) the public may see it.

        A tile that the viewer may not know is `=?`. Ask before the action is applied.
        """
        return self._native.shown(self._understood(action), viewer)

    def scores(self) -> Sequence[KingdomScore | LineScore]:
        """The score of every kingdom or seat, as things stand."""
        scores: tuple[KingdomScore | LineScore, ...] = self._native.scores()
        return scores

    def outcome(self) -> Outcome | LineOutcome | None:
        """The final ranking, or None while the game goes on."""
        outcome: Outcome | LineOutcome | None = self._native.outcome()
        return outcome

    def preview(
        self, action: Action | str
    ) -> Preview | TaxPreview | BuildPreview | LayPreview | None:
        """What a legal action does, where that can be told beforehand; None for others."""
        preview: Preview | TaxPreview | BuildPreview | LayPreview | None
        preview = self._native.preview(self._understood(action))
        return preview

    def position(self) -> Mapping[str, Any]:
        """The position written down with nothing hidden: `Game.setup` gives it back."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Bytes that are equal for equal content. They may hold hidden information."""
        return self._native.key()

    def to_svg(self, **keywords: Any) -> str:
        """The whole table as an SVG picture; keywords as in `dominium.render.state_svg`."""
        from dominium import render  # noqa: PLC0415 - only drawing needs it

        return render.state_svg(self.view(None).to_dict(), **keywords)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def _understood(self, action: Action | str) -> Action:
        return self.parse(action) if isinstance(action, str) else action

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self._native.equals(other._native)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self._game, self.position())

    def __repr__(self) -> str:
        return f"<State of {self._game!r}, actor {self.actor!r}>"


class KingdomState(State):
    """A position of a game in which kingdoms are built."""

    __slots__ = ()
    _game: KingdomGame

    @property
    def game(self) -> KingdomGame:
        """The rules of this state."""
        return self._game

    def view(self, viewer: int | None) -> View:
        """What a seat may see, or (None) the public; ValueError for an unknown seat."""
        view: View = self._native.view(viewer)
        return view

    def scores(self) -> tuple[KingdomScore, ...]:
        """The explained score of every kingdom, as things stand."""
        scores: tuple[KingdomScore, ...] = self._native.scores()
        return scores

    def outcome(self) -> Outcome | None:
        """The final ranking, or None while the game goes on."""
        outcome: Outcome | None = self._native.outcome()
        return outcome

    def preview(self, action: Action | str) -> Preview | TaxPreview | BuildPreview | None:
        """What a legal placement, knights or a building do; None for other actions."""
        preview: Preview | TaxPreview | BuildPreview | None
        preview = self._native.preview(self._understood(action))
        return preview

    def position(self) -> Mapping[str, Any]:
        """The position written down; a kingdom game hides nothing."""
        return self.view(None).to_dict()


class LineState(State):
    """A position of a game of tiles."""

    __slots__ = ()
    _game: LineGame

    @property
    def game(self) -> LineGame:
        """The rules of this state."""
        return self._game

    def view(self, viewer: int | None) -> LineView:
        """What a seat may see, or (None) the public; ValueError for an unknown seat."""
        view: LineView = self._native.view(viewer)
        return view

    def open_view(self) -> LineView:
        """The view that hides nothing, for judges and records; players never get it."""
        return self._native.open_view()

    def scores(self) -> tuple[LineScore, ...]:
        """How the match stands for every seat."""
        scores: tuple[LineScore, ...] = self._native.scores()
        return scores

    def outcome(self) -> LineOutcome | None:
        """The final ranking, or None while the match goes on."""
        outcome: LineOutcome | None = self._native.outcome()
        return outcome

    def preview(self, action: Action | str) -> LayPreview | None:
        """What laying a tile brings; None for other actions."""
        preview: LayPreview | None = self._native.preview(self._understood(action))
        return preview

    def position(self) -> Mapping[str, Any]:
        """The position written down with nothing hidden."""
        return self.open_view().to_dict()


def _unpickled(game: Game, position: Mapping[str, Any]) -> State:
    return game.setup(position)


def perft(state: State, depth: int) -> int:
    """The number of action sequences of this length; chance actions count like others.

    A finished game counts as one. ValueError for a negative depth.
    """
    return state.native.perft(depth)

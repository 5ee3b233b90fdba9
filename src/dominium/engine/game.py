"""The base classes of all games: a game, a state of it, and a viewer's memory of it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Literal, Self, cast

import numpy as np
import numpy.typing as npt

from dominium._core import (
    NativeGame,
    NativeState,
    Refusal,
    load_game,
    observation,
    observation_size,
)
from dominium.engine.errors import IllegalAction
from dominium.engine.observations import ObservationField, observation_fields
from dominium.engine.options import GameInfo, OptionValue, game_info

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from dominium._core import (
        BuildPreview,
        Candidate,
        KingdomScore,
        LayPreview,
        LineOutcome,
        LineScore,
        LineView,
        Outcome,
        Preview,
        TaxPreview,
        View,
    )
    from dominium.actions import Action, Chance, Decision
    from dominium.events import Event

    Action_co = TypeVar("Action_co", bound=Action, covariant=True, default=Action)
else:
    from typing import TypeVar

    Action_co = TypeVar("Action_co", covariant=True)

CHANCE: Literal["chance"] = "chance"
"""The actor of chance actions."""

Actor = int | Literal["chance"] | None
"""A seat (from 0), chance, or None when the game is over."""


class Game(Generic[Action_co]):
    """Rules with all options fixed: immutable, equal and hashable by id and options.

    Made by `dominium.load`, as a `KingdomGame` or a `LineGame`. The type variable is for type
    checkers: the actions that there are in the game.
    """

    __slots__ = ("_info", "_native", "_options")

    def __init__(self, info: GameInfo, options: Mapping[str, OptionValue]) -> None:
        chosen: dict[str, Any] = dict(options)
        self._info = info
        self._options = MappingProxyType(chosen)
        self._native = load_game(info.id, chosen)

    @property
    def id(self) -> str:
        """The game's id, for example `"kingdomino"`."""
        return self._info.id

    @property
    def info(self) -> GameInfo:
        """The game's options, presets and rules page."""
        return self._info

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The value of every option by its name."""
        return self._options

    @property
    def rules_revision(self) -> int:
        """The revision of the implemented rules; records name it."""
        return self._info.rules_revision

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self._options["seats"])

    @property
    def num_actions(self) -> int:
        """The size of the index space of decisions."""
        return self._native.num_actions

    @property
    def num_chance_actions(self) -> int:
        """The size of the index space of chance actions."""
        return self._native.num_chance_actions

    @property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        """The layout of `State.observation`, which depends on the options alone."""
        return observation_fields(self._native)

    @property
    def observation_size(self) -> int:
        """The length of an observation in bytes."""
        return observation_size(self._native)

    @property
    def native(self) -> NativeGame:
        """The native rules, for batches and search."""
        return self._native

    def start(self) -> State[Action_co]:
        """Return the state before the first action."""
        raise NotImplementedError

    def action(self, index: int) -> Decision:
        """Return the decision with this dense number; IndexError when there is none."""
        action: Decision = self._native.action(index)
        return action

    def chance_action(self, index: int) -> Chance:
        """Return the chance action with this dense number; IndexError when there is none."""
        action: Chance = self._native.chance_action(index)
        return action

    def setup(self, setup: Any) -> State[Action_co]:
        """Return the state of a written position; raise a SetupError that lists every fault."""
        raise NotImplementedError

    def memory(self, viewer: int | None) -> Memory:
        """Return an empty memory for a seat, or (None) for the public."""
        return Memory(self, viewer)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.id == other.id and self._options == other._options

    def __hash__(self) -> int:
        return hash((self.id, tuple(self._options.items())))

    def __repr__(self) -> str:
        given = [
            f"{option.name}={self._options[option.name]!r}"
            for option in self._info.options
            if self._options[option.name] != option.default
        ]
        return f"dominium.load({', '.join([repr(self.id), *given])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled_game, (type(self), self.id, dict(self._options))


class State(Generic[Action_co]):
    """A position: mutable through `apply`, equal by content, therefore not hashable.

    It holds no history, clock, names or random generator. Games make a `KingdomState` or a
    `LineState`.
    """

    __hash__ = None  # type: ignore[assignment]
    __slots__ = ("_game", "_native")

    def __init__(self, game: Game[Action_co], native: NativeState) -> None:
        self._game = game
        self._native = native

    @property
    def game(self) -> Game[Action_co]:
        """The rules of this state."""
        return self._game

    @property
    def native(self) -> NativeState:
        """The native state, for search."""
        return self._native

    @property
    def actor(self) -> Actor:
        """The next to act: a seat, `"chance"`, or None when the game is over."""
        return self._native.actor()

    def legal_actions(self) -> list[Action_co]:
        """Return every legal action in a stable order; validity is membership."""
        return self._native.legal_actions()

    def refusal(self, action: Action | str) -> Refusal | None:
        """Return the reason why an action is not legal, or None when it is.

        Raises:
            IllegalAction: for unreadable text.
        """
        return self._native.refusal(self._understood(action))

    def is_legal(self, action: Action | str) -> bool:
        """Return whether the action, given as a value or in the notation, is legal."""
        try:
            return self.refusal(self._understood(action)) is None
        except IllegalAction:
            return False

    def apply(self, action: Action | str) -> tuple[Event, ...]:
        """Apply an action and return its events.

        Raises:
            IllegalAction: with the code of the refusal; the state is unchanged.
        """
        result = self._native.apply(self.parse(action) if isinstance(action, str) else action)
        if isinstance(result, tuple):
            return result
        raise IllegalAction(result.code, result.params)

    def parse(self, text: str) -> Action:
        """Parse the notation; the action need not be legal.

        Raises:
            IllegalAction: `malformed`, or `ambiguous` with the options.
        """
        if not text.isascii():  # no action is written so, and not every such text can be UTF-8
            raise IllegalAction("malformed", {"text": text})
        result: Action | Refusal = self._native.parse(text)
        if isinstance(result, Refusal):
            raise IllegalAction(result.code, result.params)
        return result

    def action_mask(self) -> npt.NDArray[np.bool_]:
        """Return a mask of legal numbers: shape `(num_actions,)`, or `(num_chance_actions,)`."""
        return self._native.action_mask()

    def odds(self) -> list[tuple[Action_co, float]]:
        """Return every chance action with its probability; none when chance does not act."""
        return self._native.odds()

    def copy(self) -> Self:
        """Return an independent copy."""
        return type(self)(self._game, self._native.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def view(self, viewer: int | None) -> View | LineView:
        """Return the view of a seat, or (None) of the public; ValueError for an unknown seat."""
        view: View | LineView = self._native.view(viewer)
        return view

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """Return the view of a seat as bytes: shape `(game.observation_size,)`.

        `game.observation_fields` describes their meaning. They hold nothing that `view(seat)` does
        not show. Seats and kingdoms are counted from the viewer on: the own come first.

        Raises:
            ValueError: for an unknown seat.
        """
        return observation(self._native, seat)

    def shown(self, action: Action | str, viewer: int | None) -> str:
        """Return the notation of the next action as a seat or (None) the public may see it.

        A tile that the viewer may not know is `=?`. Ask before the action is applied.
        """
        return self._native.shown(self._understood(action), viewer)

    def scores(self) -> Sequence[KingdomScore | LineScore]:
        """Return the current score of every kingdom or seat."""
        scores: tuple[KingdomScore | LineScore, ...] = self._native.scores()
        return scores

    def outcome(self) -> Outcome | LineOutcome | None:
        """Return the final ranking, or None while the game goes on."""
        outcome: Outcome | LineOutcome | None = self._native.outcome()
        return outcome

    def preview(
        self, action: Action | str
    ) -> Preview | TaxPreview | BuildPreview | LayPreview | None:
        """Return the effects of a legal action where they are known beforehand, else None."""
        preview: Preview | TaxPreview | BuildPreview | LayPreview | None
        preview = self._native.preview(self._understood(action))
        return preview

    def position(self) -> Mapping[str, Any]:
        """Return the position with nothing hidden, as JSON values: `Game.setup` reads them."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Return bytes that are equal for equal content. They may hold hidden information."""
        return self._native.key()

    def to_svg(self, **keywords: Any) -> str:
        """Draw the whole table as an SVG picture; keywords as in `dominium.render.state_svg`."""
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
        return _unpickled_state, (self._game, self.position())

    def __repr__(self) -> str:
        return f"<State of {self._game!r}, actor {self.actor!r}>"


class Memory:
    """The knowledge of one viewer, separate from the state: what was seen, never what is hidden.

    The owner of the game calls `observe` after every action; a bot calls `determinize`.
    """

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self._visible: State = game.start()

    def observe(self, state: State, events: Sequence[Event]) -> None:
        """Record what this viewer sees of a state and of the events that led to it."""
        # A kingdom game hides nothing: the order of the dominoes to come is not part of a state.
        del events
        self._visible = state.copy()

    def determinize(self, rng: random.Random) -> State:
        """Draw a full state at random from those consistent with everything seen."""
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
        """Search the viewer's decision; return every promising action, the best first.

        Of two budgets the one that runs out first ends the search. With playouts alone, one thread
        and the same seed it always finds the same. `greedy_share` is the probability of a greedy
        action in a playout; None is the best of the game. Where `actions` are given, these are
        compared instead, with the same share of the budget each. Ctrl+C ends a search.

        Raises:
            ValueError: without a budget or a thread, for illegal actions, or when no seat has to
                decide.
        """
        return self._visible.native.search(playouts, seconds, seed, threads, greedy_share, actions)


def sample_chance(state: State, rng: random.Random) -> Chance:
    """Draw an action of chance by its probabilities."""
    odds = state.odds()
    weights = [weight for _, weight in odds]
    return cast("Chance", rng.choices([action for action, _ in odds], weights)[0])


def perft(state: State, depth: int) -> int:
    """Count the action sequences of this length (perft); chance actions count like others.

    A finished game counts as one. ValueError for a negative depth.
    """
    return state.native.perft(depth)


def _unpickled_game(
    kind: type[Game], game_id: str, options: dict[str, OptionValue], *more: Any
) -> Game:
    return kind(game_info(game_id), options, *more)


def _unpickled_state(game: Game, position: Mapping[str, Any]) -> State:
    return game.setup(position)

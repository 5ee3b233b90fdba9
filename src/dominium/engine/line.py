"""The line games: their games, states and memories, and their written positions."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from dominium._core import (
    NativeLineSetup,
    NativeMemory,
    NativeSetupHand,
    NativeSetupScore,
    NativeSetupTile,
    NativeState,
)
from dominium.engine.errors import Fault, SetupError
from dominium.engine.game import Action_co, Game, Memory, State

if TYPE_CHECKING:
    from dominium._core import Candidate, LayPreview, LineFacts, LineOutcome, LineScore, LineView
    from dominium.actions import Action, Decision
    from dominium.engine.options import GameInfo, OptionValue
    from dominium.events import Event


class LineGame(Game[Action_co]):
    """A game with the 28 tiles of the double-six set: Block, Draw, Matador and the others."""

    __slots__ = ("_facts",)

    def __init__(self, info: GameInfo, options: Mapping[str, OptionValue]) -> None:
        super().__init__(info, options)
        self._facts = cast("LineFacts", self._native.facts)

    @property
    def facts(self) -> LineFacts:
        """The facts of the rules with these options: what is drawn, how deals end, what counts."""
        return self._facts

    def start(self) -> LineState[Action_co]:
        """Return the state before the first action."""
        return LineState(self, self._native.start())

    def setup(self, setup: LineSetup | Mapping[str, Any]) -> LineState[Action_co]:
        """Return the state of a written position; raise a SetupError that lists every fault."""
        return line_state_from(self, setup)

    def memory(self, viewer: int | None) -> LineMemory:
        """Return an empty memory for a seat, or (None) for the public."""
        return LineMemory(self, viewer)


class LineState(State[Action_co]):
    """A position of a game of tiles."""

    __slots__ = ()
    _game: LineGame[Action_co]

    @property
    def game(self) -> LineGame[Action_co]:
        """The rules of this state."""
        return self._game

    def view(self, viewer: int | None) -> LineView:
        """Return the view of a seat, or (None) of the public; ValueError for an unknown seat."""
        view: LineView = self._native.view(viewer)
        return view

    def open_view(self) -> LineView:
        """Return the view that hides nothing, for judges and records; players never get it."""
        return self._native.open_view()

    def scores(self) -> tuple[LineScore, ...]:
        """Return the current score of every seat in the match."""
        scores: tuple[LineScore, ...] = self._native.scores()
        return scores

    def outcome(self) -> LineOutcome | None:
        """Return the final ranking, or None while the match goes on."""
        outcome: LineOutcome | None = self._native.outcome()
        return outcome

    def preview(self, action: Action | str) -> LayPreview | None:
        """Return the effects of laying a tile; None for other actions."""
        preview: LayPreview | None = self._native.preview(self._understood(action))
        return preview

    def position(self) -> Mapping[str, Any]:
        """Return the position with nothing hidden, as JSON values."""
        return self.open_view().to_dict()


class LineMemory(Memory):
    """The knowledge of one viewer of a running deal of tiles.

    It stores the viewer's own hand, all open tiles, and what the others cannot hold: who could not
    play at which ends, who drew how many tiles, who led a tile that was the lowest. It stores
    nothing that the viewer may not see.
    """

    game: LineGame

    def __init__(self, game: LineGame, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self._native = NativeMemory(game.native, viewer)
        self._native.observe(game.start().native, [])

    def observe(self, state: State, events: Sequence[Event]) -> None:
        """Record what this viewer sees of a state and of the events that led to it."""
        self._native.observe(state.native, events)

    def determinize(self, rng: random.Random) -> LineState:
        """Draw a full state at random from those consistent with everything seen.

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
        """Search the viewer's decision; return every promising action, the best first.

        The value of the running deal is found in positions that agree with everything seen, the
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
        """Search by the usual information-set search; return the most visited action first.

        It serves as a baseline. `greedy_share` is the probability of a greedy action in a playout;
        None plays at random.

        Raises:
            ValueError: without a budget, or when the viewer has nothing to decide.
        """
        return self._native.information_set_search(playouts, seconds, seed, greedy_share)


@dataclass(frozen=True)
class LineSetup:
    """A position of a game of tiles with nothing hidden.

    The names are those of a view, so `LineState.open_view()` is a set-up too. `line` holds the led
    tile (no `end`, `position` 0) and for every other tile its `end`, `position` and the number
    `outward`; `cross_tile` is the one at which the line crosses, where several could be. `hands`
    hold `tiles` and, where they are not 0, `drawn`, `passes`, `out` and `stood`. All 28 tiles are
    in the line, in hands, in `stock_tiles` or in `removed_tiles`. `turn` is the seat that acts or
    draws.
    """

    step: str
    hands: Sequence[Mapping[str, Any]]
    turn: int | None = None
    lead: int | None = None
    line: Sequence[Mapping[str, Any]] = ()
    cross_tile: str | None = None
    stock_tiles: Sequence[str] = ()
    removed_tiles: Sequence[str] = ()
    scores: Sequence[Mapping[str, Any]] = ()
    deal: int = 1
    bank: int | None = None
    ending: str | None = None

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> LineSetup:
        """Read a set-up from a mapping, for example an open view's `to_dict()`.

        Raises:
            SetupError: `malformed`, or `missing{field}` for every field that is needed and not
                there.
        """
        if not isinstance(data, Mapping):
            raise SetupError([Fault("malformed", {"text": str(data)})])
        missing = [
            Fault("missing", {"field": name}) for name in ("step", "hands") if name not in data
        ]
        if missing:
            raise SetupError(missing)
        return cls(**{name: data[name] for name in cls.__dataclass_fields__ if name in data})


def line_state_from(
    game: LineGame[Action_co], setup: LineSetup | Mapping[str, Any]
) -> LineState[Action_co]:
    """Return the state of a position; see `LineGame.setup`."""
    written = setup if isinstance(setup, LineSetup) else LineSetup.from_dict(setup)
    try:
        native = _native_line(written, game.seats)
    except (TypeError, KeyError, ValueError, AttributeError, OverflowError) as error:
        raise SetupError([Fault("malformed", {"text": str(error)})]) from None
    result = game.native.line_setup(native)
    if isinstance(result, NativeState):
        return LineState(game, result)
    raise SetupError([Fault(fault.code, fault.params) for fault in result])


def _native_line(setup: LineSetup, seats: int) -> NativeLineSetup:
    return NativeLineSetup(
        step=setup.step,
        turn=setup.turn,
        deal=setup.deal,
        lead=setup.lead,
        line=[
            NativeSetupTile(
                _ascii(tile["tile"]),
                None if tile.get("end") is None else _ascii(tile["end"]),
                tile.get("position", 0),
                tile.get("outward", 0),
                bool(tile.get("wild", False)),
            )
            for tile in setup.line
        ],
        cross_tile=None if setup.cross_tile is None else _ascii(setup.cross_tile),
        hands=[
            NativeSetupHand(
                list(map(_ascii, hand["tiles"])),
                hand.get("drawn", 0),
                hand.get("passes", 0),
                hand.get("out"),
                bool(hand.get("stood", False)),
            )
            for hand in setup.hands
        ],
        stock_tiles=list(map(_ascii, setup.stock_tiles or ())),
        removed_tiles=list(map(_ascii, setup.removed_tiles or ())),
        scores=[
            NativeSetupScore(
                score.get("total", 0), score.get("deals_won", 0), score.get("gained", 0)
            )
            for score in setup.scores or [{}] * seats
        ],
        bank=setup.bank,
        ending=setup.ending,
    )


def _ascii(text: str) -> str:
    """Return the text if it is ASCII, which every tile is; else raise a UnicodeError."""
    return text.encode("ascii").decode("ascii")

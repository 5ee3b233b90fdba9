"""The kingdom games: their games, their states, and their written positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, cast

from dominium._core import (
    NativeSetup,
    NativeSetupBuildingBoard,
    NativeSetupCourt,
    NativeSetupKingdom,
    NativeSetupSlot,
    NativeState,
)
from dominium.engine.errors import Fault, SetupError
from dominium.engine.game import Action_co, Game, State, _unpickled_game
from dominium.engine.options import GameInfo, OptionValue
from dominium.notation import Face

if TYPE_CHECKING:
    from dominium._core import (
        BuildPreview,
        Half,
        KingdomFacts,
        KingdomScore,
        Outcome,
        Preview,
        TaxPreview,
        View,
    )
    from dominium.actions import Action

STEPS = (
    "place_castle",
    "draw_building",
    "draw_domino",
    "draw_king",
    "draw_seat",
    "claim",
    "place",
    "tax",
    "build",
    "burn",
    "finished",
)


class KingdomGame(Game[Action_co]):
    """A game in which kingdoms are built: Kingdomino, Queendomino."""

    __slots__ = ("_faces", "_facts")

    def __init__(
        self,
        info: GameInfo,
        options: Mapping[str, OptionValue],
        faces: Mapping[int, tuple[Face, Face]] = MappingProxyType({}),
    ) -> None:
        super().__init__(info, options)
        self._faces = MappingProxyType(self._differing(faces))
        if self._faces:
            shown = [(number, *left, *right) for number, (left, right) in self._faces.items()]
            self._native = self._native.with_faces(shown)
        self._facts = cast("KingdomFacts", self._native.facts)

    def _differing(self, faces: Mapping[int, tuple[Face, Face]]) -> dict[int, tuple[Face, Face]]:
        """Return those of the faces that are not the usual ones."""
        if not faces:
            return {}
        usual = {
            number: ((left.terrain, left.crowns), (right.terrain, right.crowns))
            for number, (left, right) in enumerate(self.dominoes, 1)
        }
        return {
            number: (left, right)
            for number, (left, right) in sorted(faces.items())
            if usual.get(number) != (left, right)
        }

    @property
    def faces(self) -> Mapping[int, tuple[Face, Face]]:
        """The dominoes that show other faces than usual, by their numbers."""
        return self._faces

    def with_faces(self, faces: Mapping[int, tuple[Face, Face]]) -> KingdomGame[Action_co]:
        """Return the game with a set that differs: some dominoes show other faces than usual.

        Args:
            faces: by the numbers of the dominoes, as `dominoes` counts them, the terrain and the
                crowns of the left and the right half.

        Raises:
            ValueError: no such domino, terrain or number of crowns in this game.
        """
        return KingdomGame(self._info, self._options, {**self._faces, **faces})

    @property
    def kingdoms(self) -> int:
        """The number of kingdoms: that of the seats, or in teams half of it."""
        return self._native.kingdoms

    def kingdom_of(self, seat: int) -> int:
        """Return the kingdom that a seat builds, from 0; IndexError when there is no such seat."""
        return self._native.kingdom_of(seat)

    def seats_of(self, kingdom: int) -> tuple[int, ...]:
        """Return the seats that build a kingdom; IndexError when there is no such kingdom."""
        return self._native.seats_of(kingdom)

    @property
    def dominoes(self) -> tuple[tuple[Half, Half], ...]:
        """The faces of domino 1, 2, …: left and right half.

        In the Royal Wedding the 48 of Kingdomino come first, then the 48 of Queendomino.
        """
        return self._native.dominoes()

    @property
    def facts(self) -> KingdomFacts:
        """The facts of the rules with these options: the steps of a turn, and courts."""
        return self._facts

    @property
    def side(self) -> int:
        """The columns (and rows) of the labelled window: 9 or 13, with a fixed frame 5 or 7."""
        return self._native.side

    def start(self) -> KingdomState[Action_co]:
        """Return the state before the first action."""
        return KingdomState(self, self._native.start())

    def setup(self, setup: Setup | Mapping[str, Any]) -> KingdomState[Action_co]:
        """Return the state of a written position; raise a SetupError that lists every fault."""
        return kingdom_state_from(self, setup)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, KingdomGame):
            return NotImplemented
        return super().__eq__(other) and self._faces == other._faces

    __hash__ = Game.__hash__

    def __repr__(self) -> str:
        loaded = super().__repr__()
        return f"{loaded}.with_faces({dict(self._faces)!r})" if self._faces else loaded

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled_game, (type(self), self.id, dict(self._options), dict(self._faces))


class KingdomState(State[Action_co]):
    """A position of a game in which kingdoms are built."""

    __slots__ = ()
    _game: KingdomGame[Action_co]

    @property
    def game(self) -> KingdomGame[Action_co]:
        """The rules of this state."""
        return self._game

    def view(self, viewer: int | None) -> View:
        """Return the view of a seat, or (None) of the public; ValueError for an unknown seat."""
        view: View = self._native.view(viewer)
        return view

    def scores(self) -> tuple[KingdomScore, ...]:
        """Return the current explained score of every kingdom."""
        scores: tuple[KingdomScore, ...] = self._native.scores()
        return scores

    def outcome(self) -> Outcome | None:
        """Return the final ranking, or None while the game goes on."""
        outcome: Outcome | None = self._native.outcome()
        return outcome

    def preview(self, action: Action | str) -> Preview | TaxPreview | BuildPreview | None:
        """Return the effects of a legal placement, tax or building; None for other actions."""
        preview: Preview | TaxPreview | BuildPreview | None
        preview = self._native.preview(self._understood(action))
        return preview

    def position(self) -> Mapping[str, Any]:
        """Return the position as JSON values; a kingdom game hides nothing."""
        return self.view(None).to_dict()


@dataclass(frozen=True)
class Setup:
    """A position of a kingdom game. The names are those of a view, so a view is a set-up too.

    `kingdoms` holds for each kingdom its `position` (rows from the top) and the numbers of the
    `discarded` dominoes; an offer holds for each domino its number, the `seat` of the king on it,
    and whether that turn is done (`placed`). `undrawn` are the dominoes that may still come.

    Queendomino needs more. Each kingdom has its `court`: `coins`, `knights` in the supply,
    `knights_on` (squares), and `buildings`, each with `square` and `building`; towers follow from
    them. `building_board` has `slots` (each with `slot` 0–5 and `building`), `open_building`,
    `dragon_in_cave`, `queen` (a kingdom) and `undrawn` (the tokens that lie face down). In the step
    `tax`, `turn` has the `squares` of the domino just placed.
    """

    step: str
    actor: int | str | None
    round: int
    kingdoms: Sequence[Mapping[str, Any]]
    offer: Sequence[Mapping[str, Any]] = ()
    next_offer: Sequence[Mapping[str, Any]] = ()
    undrawn: Sequence[int] = ()
    game_number: int = 1
    finished_games: Sequence[Sequence[int]] = field(default=())
    turn: Mapping[str, Any] | None = None
    building_board: Mapping[str, Any] | None = None

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Setup:
        """Read a set-up from a mapping, for example a view's `to_dict()`.

        Raises:
            SetupError: `malformed`, or `missing{field}` for every field that is needed and not
                there.
        """
        if not isinstance(data, Mapping):
            raise SetupError([Fault("malformed", {"text": str(data)})])
        needed = ("step", "actor", "round", "kingdoms", "offer", "next_offer", "undrawn")
        missing = [Fault("missing", {"field": name}) for name in needed if name not in data]
        if missing:
            raise SetupError(missing)
        optional = ("game_number", "finished_games", "turn", "building_board")
        given = [name for name in optional if name in data]
        return cls(**{name: data[name] for name in (*needed, *given)})


def kingdom_state_from(
    game: KingdomGame[Action_co], setup: Setup | Mapping[str, Any]
) -> KingdomState[Action_co]:
    """Return the state of a position; see `KingdomGame.setup`."""
    written = setup if isinstance(setup, Setup) else Setup.from_dict(setup)
    if written.step not in STEPS:
        raise SetupError([Fault("unknown_step", {"step": str(written.step)})])
    try:
        native = _native(written)
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise SetupError([Fault("malformed", {"text": str(error)})]) from None
    result = game.native.setup(native)
    if isinstance(result, NativeState):
        return KingdomState(game, result)
    raise SetupError([Fault(fault.code, fault.params) for fault in result])


def _native(setup: Setup) -> NativeSetup:
    return NativeSetup(
        step=setup.step,
        seat=setup.actor if isinstance(setup.actor, int) else None,
        round=setup.round,
        game_number=setup.game_number,
        offer=[_slot(slot) for slot in setup.offer],
        next_offer=[_slot(slot) for slot in setup.next_offer],
        kingdoms=[_kingdom(kingdom) for kingdom in setup.kingdoms],
        finished_games=[list(points) for points in setup.finished_games],
        undrawn=list(setup.undrawn),
        turn_squares=[] if setup.turn is None else list(setup.turn.get("squares", ())),
        building_board=None
        if setup.building_board is None
        else _building_board(setup.building_board),
    )


def _slot(slot: Mapping[str, Any]) -> NativeSetupSlot:
    return NativeSetupSlot(slot["domino"], slot.get("seat"), bool(slot.get("placed", False)))


def _kingdom(kingdom: Mapping[str, Any]) -> NativeSetupKingdom:
    court = kingdom.get("court")
    return NativeSetupKingdom(
        kingdom["position"].encode("ascii").decode("ascii"),
        list(kingdom.get("discarded", ())),
        None if court is None else _court(court),
    )


def _court(court: Mapping[str, Any]) -> NativeSetupCourt:
    return NativeSetupCourt(
        court["coins"],
        court["knights"],
        list(court.get("knights_on", ())),
        [(placed["square"], placed["building"]) for placed in court.get("buildings", ())],
    )


def _building_board(board: Mapping[str, Any]) -> NativeSetupBuildingBoard:
    return NativeSetupBuildingBoard(
        [(slot["slot"], slot.get("building")) for slot in board["slots"]],
        board.get("open_building"),
        board["dragon_in_cave"],
        board.get("queen"),
        list(board.get("undrawn", ())),
    )

"""Positions written down, to be played on: puzzles, photographed tables, the editor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dominium import _core
from dominium.errors import Fault, SetupError
from dominium.state import KingdomState, LineState

if TYPE_CHECKING:
    from dominium.game import KingdomGame, LineGame

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
        """Takes what a set-up needs from a mapping, for example a view's `to_dict()`.

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


def kingdom_state_from(game: KingdomGame, setup: Setup | Mapping[str, Any]) -> KingdomState:
    """The state of a position; see `KingdomGame.setup`."""
    written = setup if isinstance(setup, Setup) else Setup.from_dict(setup)
    if written.step not in STEPS:
        raise SetupError([Fault("unknown_step", {"step": str(written.step)})])
    try:
        native = _native(written)
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise SetupError([Fault("malformed", {"text": str(error)})]) from None
    result = game.native.setup(native)
    if isinstance(result, _core.NativeState):
        return KingdomState(game, result)
    raise SetupError([Fault(fault.code, fault.params) for fault in result])


def _native(setup: Setup) -> _core.NativeSetup:
    return _core.NativeSetup(
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


def _slot(slot: Mapping[str, Any]) -> _core.NativeSetupSlot:
    return _core.NativeSetupSlot(slot["domino"], slot.get("seat"), bool(slot.get("placed", False)))


def _kingdom(kingdom: Mapping[str, Any]) -> _core.NativeSetupKingdom:
    court = kingdom.get("court")
    return _core.NativeSetupKingdom(
        kingdom["position"].encode("ascii").decode("ascii"),
        list(kingdom.get("discarded", ())),
        None if court is None else _court(court),
    )


def _court(court: Mapping[str, Any]) -> _core.NativeSetupCourt:
    return _core.NativeSetupCourt(
        court["coins"],
        court["knights"],
        list(court.get("knights_on", ())),
        [(placed["square"], placed["building"]) for placed in court.get("buildings", ())],
    )


def _building_board(board: Mapping[str, Any]) -> _core.NativeSetupBuildingBoard:
    return _core.NativeSetupBuildingBoard(
        [(slot["slot"], slot.get("building")) for slot in board["slots"]],
        board.get("open_building"),
        board["dragon_in_cave"],
        board.get("queen"),
        list(board.get("undrawn", ())),
    )


@dataclass(frozen=True)
class LineSetup:
    """A position of a game of tiles with nothing hidden.

    The names are those of a view, so `LineState.open_view()` is a set-up too. `line` holds the led
    tile (no `end`, `position` 0) and for every other tile its `end`, `position` and the number
    `outward`; `hands` hold `tiles` and, where they are not 0, `drawn`, `passes`, `out` and
    `stood`. All 28 tiles are in the line, in hands, in `stock_tiles` or in `removed_tiles`. `turn`
    is the seat that acts or draws.
    """

    step: str
    hands: Sequence[Mapping[str, Any]]
    turn: int | None = None
    lead: int | None = None
    line: Sequence[Mapping[str, Any]] = ()
    stock_tiles: Sequence[str] = ()
    removed_tiles: Sequence[str] = ()
    scores: Sequence[Mapping[str, Any]] = ()
    deal: int = 1
    bank: int | None = None
    ending: str | None = None

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> LineSetup:
        """Takes what a set-up needs from a mapping, for example an open view's `to_dict()`.

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


def line_state_from(game: LineGame, setup: LineSetup | Mapping[str, Any]) -> LineState:
    """The state of a position; see `LineGame.setup`."""
    written = setup if isinstance(setup, LineSetup) else LineSetup.from_dict(setup)
    try:
        native = _native_line(written, game.seats)
    except (TypeError, KeyError, ValueError, AttributeError, OverflowError) as error:
        raise SetupError([Fault("malformed", {"text": str(error)})]) from None
    result = game.native.line_setup(native)
    if isinstance(result, _core.NativeState):
        return LineState(game, result)
    raise SetupError([Fault(fault.code, fault.params) for fault in result])


def _native_line(setup: LineSetup, seats: int) -> _core.NativeLineSetup:
    return _core.NativeLineSetup(
        step=setup.step,
        turn=setup.turn,
        deal=setup.deal,
        lead=setup.lead,
        line=[
            _core.NativeSetupTile(
                _ascii(tile["tile"]),
                None if tile.get("end") is None else _ascii(tile["end"]),
                tile.get("position", 0),
                tile.get("outward", 0),
                bool(tile.get("wild", False)),
            )
            for tile in setup.line
        ],
        hands=[
            _core.NativeSetupHand(
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
            _core.NativeSetupScore(
                score.get("total", 0), score.get("deals_won", 0), score.get("gained", 0)
            )
            for score in setup.scores or [{}] * seats
        ],
        bank=setup.bank,
        ending=setup.ending,
    )


def _ascii(text: str) -> str:
    """The text, which is no tile unless it is plain."""
    return text.encode("ascii").decode("ascii")

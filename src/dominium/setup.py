"""Positions written down, to be played on: puzzles, photographed tables, the editor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dominium import _core
from dominium.errors import Fault, SetupError
from dominium.state import State

if TYPE_CHECKING:
    from dominium.game import Game

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


def state_from(game: Game, setup: Setup | Mapping[str, Any]) -> State:
    """The state of a position; see `Game.setup`."""
    written = setup if isinstance(setup, Setup) else Setup.from_dict(setup)
    if written.step not in STEPS:
        raise SetupError([Fault("unknown_step", {"step": str(written.step)})])
    try:
        native = _native(written)
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise SetupError([Fault("malformed", {"text": str(error)})]) from None
    result = game.native.setup(native)
    if isinstance(result, _core.NativeState):
        return State(game, result)
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

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
    "draw_domino",
    "draw_king",
    "draw_seat",
    "claim",
    "place",
    "finished",
)


@dataclass(frozen=True)
class Setup:
    """A position of a kingdom game. The names are those of a view, so a view is a set-up too.

    `kingdoms` holds for each seat its `position` (rows from the top) and the numbers of the
    `discarded` dominoes; an offer holds for each domino its number, the `seat` of the king on it,
    and whether that turn is done (`placed`). `undrawn` are the dominoes that may still come.
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
        optional = [name for name in ("game_number", "finished_games") if name in data]
        return cls(**{name: data[name] for name in (*needed, *optional)})


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
        kingdoms=[
            _core.NativeSetupKingdom(
                kingdom["position"].encode("ascii").decode("ascii"),
                list(kingdom.get("discarded", ())),
            )
            for kingdom in setup.kingdoms
        ],
        finished_games=[list(points) for points in setup.finished_games],
        undrawn=list(setup.undrawn),
    )


def _slot(slot: Mapping[str, Any]) -> _core.NativeSetupSlot:
    return _core.NativeSetupSlot(slot["domino"], slot.get("seat"), bool(slot.get("placed", False)))

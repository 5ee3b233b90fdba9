"""The reasons for one action over another in the games of tiles."""

from __future__ import annotations

import random
from functools import cached_property
from typing import TYPE_CHECKING, Final

from dominium._core import Draw, Hit, Lay, Lead, LineView, Pass, Stand
from dominium.coach.reason import Reason, Value, Weighed
from dominium.engine.game import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dominium.actions import Action, Decision
    from dominium.engine.game import Memory, State
    from dominium.engine.line import LineState

WORLDS: Final = 60
"""The number of positions drawn that are consistent with the memory."""
BLOCKED: Final = 12.0
PIP: Final = 0.4
DOUBLE: Final = 1.5
PLAYABLE: Final = 1.6
NUMBER: Final = 1.2
POINT: Final = 3.0
MATADOR: Final = 1.5
"""The weights of reasons, each for one unit of its value."""
HIGHEST: Final = 21
"""The most pips that do not lose in Twenty-One."""


def reasons(
    state: LineState, memory: Memory, chosen: Decision, best: Decision, seed: int
) -> Iterator[Weighed]:
    """Yield every reason for the best action against the chosen one."""
    worlds = _worlds(memory, seed)
    match best, chosen:
        case (Lay() | Lead(), Lay() | Lead()):
            yield from _of_tiles(_Laid(state, best, worlds), _Laid(state, chosen, worlds))
        case (Lay() | Lead(), Draw() | Pass()):
            yield Weighed(2.0, Reason("rather-lay"))
        case (Draw() | Pass(), Lay() | Lead()):
            yield Weighed(1.0, Reason("rather-keep"))
            if (given := _Laid(state, chosen, worlds).given) > 0.2:
                yield Weighed(POINT * given + 1.0, Reason("tile-given"))
        case (Hit(), Stand()) | (Stand(), Hit()):
            yield from _of_limits(state, best, worlds)


# --- Tiles ----------------------------------------------------------------------------------------


class _Laid:
    """A tile laid, with its consequences."""

    def __init__(self, state: LineState, action: Lay | Lead, worlds: Sequence[State]) -> None:
        self._state = state
        self._worlds = worlds
        self.action = action
        self.preview = state.preview(action)
        self.pips = sum(map(int, action.tile))
        self.is_double = action.tile[0] == action.tile[1]

    @property
    def points(self) -> int:
        """The points that it scores at once."""
        return self.preview.points if self.preview else 0

    @property
    def is_matador(self) -> bool:
        """True if a tile is used up that fits any end."""
        return bool(self.preview and self.preview.wild)

    @cached_property
    def kept(self) -> tuple[str, ...]:
        """The tiles that are left in the hand."""
        seat = self._state.actor
        hand = self._state.view(seat).hands[seat].tiles if isinstance(seat, int) else None
        return tuple(tile for tile in hand or () if tile != self.action.tile)

    @cached_property
    def numbers(self) -> int:
        """The number of different numbers left in the hand."""
        return len({number for tile in self.kept for number in tile})

    @cached_property
    def playable(self) -> int:
        """The number of tiles left that fit the ends."""
        ends = self.preview.open_ends if self.preview else ()
        open_numbers = {str(one.number) for one in ends}
        return sum(bool(open_numbers & set(tile)) for tile in self.kept)

    @cached_property
    def blocked(self) -> float:
        """The probability that the next seat cannot lay anything."""
        return sum(_is_blocked(one, self.action) for one in self._worlds) / len(self._worlds)

    @cached_property
    def given(self) -> float:
        """The mean of the most points that the next seat can score at once."""
        return sum(_given(one, self.action) for one in self._worlds) / len(self._worlds)


def _of_tiles(best: _Laid, chosen: _Laid) -> Iterator[Weighed]:
    if best.points > chosen.points:
        values = {"more_points": best.points, "less_points": chosen.points}
        yield Weighed(POINT * (best.points - chosen.points), Reason("gain", values))
    if (given := chosen.given - best.given) > 0.2:
        yield Weighed(POINT * given, Reason("tile-given"))
    if (share := best.blocked - chosen.blocked) > 0.1:
        shares = {"more_share": best.blocked, "less_share": chosen.blocked}
        yield Weighed(BLOCKED * share, Reason("tile-blocks", shares))
    if chosen.is_matador and not best.is_matador:
        yield Weighed(MATADOR, Reason("tile-matador", {"tile": chosen.action.tile}))
    if best.playable > chosen.playable:
        values = {"more": best.playable, "less": chosen.playable}
        yield Weighed(PLAYABLE * (best.playable - chosen.playable), Reason("tile-playable", values))
    if best.numbers > chosen.numbers:
        values = {"more": best.numbers, "less": chosen.numbers}
        yield Weighed(NUMBER * (best.numbers - chosen.numbers), Reason("tile-numbers", values))
    if best.pips > chosen.pips:
        heavy: dict[str, Value] = {"tile": best.action.tile, "pips": best.pips, "less": chosen.pips}
        yield Weighed(PIP * (best.pips - chosen.pips), Reason("tile-heavy", heavy))
    if best.is_double and not chosen.is_double:
        yield Weighed(DOUBLE, Reason("tile-double", {"tile": best.action.tile}))


def _is_blocked(world: State, action: Decision) -> bool:
    """Return whether the seat after the acting one cannot lay a tile in this position."""
    reached, acting = world.copy(), world.actor
    events = reached.apply(action)
    if any(event.kind in {"passed", "stuck"} and event.seat != acting for event in events):
        return True
    if not isinstance(reached.actor, int) or reached.actor == acting:
        return False
    return all(one.kind in {"draw", "pass"} for one in reached.legal_actions())


def _given(world: State, action: Decision) -> int:
    """Return the most points that the seat after the acting one can score at once."""
    reached, acting = world.copy(), world.actor
    reached.apply(action)
    if not isinstance(reached.actor, int) or reached.actor == acting:
        return 0
    return max((_points(reached, one) for one in reached.legal_actions()), default=0)


def _points(state: State, action: Action) -> int:
    preview = state.preview(action)
    return int(getattr(preview, "points", 0))


# --- Twenty-One -----------------------------------------------------------------------------------


def _of_limits(state: LineState, best: Decision, worlds: Sequence[State]) -> Iterator[Weighed]:
    """Yield the probability that another tile goes over the limit."""
    seat = state.actor
    pips = state.view(seat).hands[seat].pips if isinstance(seat, int) else None
    if pips is None:
        return
    over = sum(_goes_over(world) for world in worlds) / len(worlds)
    values = {"pips": pips, "share": over}
    yield Weighed(5.0, Reason("stand" if isinstance(best, Stand) else "hit", values))


def _goes_over(world: State) -> float:
    """Return the probability that another tile goes over the limit in this position."""
    reached, seat = world.copy(), world.actor
    reached.apply("hit")
    if reached.actor != CHANCE or not isinstance(seat, int):
        return 0.0
    share = 0.0
    for draw, odds in reached.odds():
        share += odds * (_pips(world, seat) + _pips_of(str(draw)) > HIGHEST)
    return share


def _pips(state: State, seat: int) -> int:
    view = state.view(seat)
    return (view.hands[seat].pips or 0) if isinstance(view, LineView) else 0


def _pips_of(draw: str) -> int:
    return sum(int(number) for number in draw if number.isdecimal())


# --- Positions ------------------------------------------------------------------------------------


def _worlds(memory: Memory, seed: int) -> list[State]:
    """Draw positions that are consistent with everything the seat has seen."""
    rng = random.Random(seed)
    return [memory.determinize(rng) for _ in range(WORLDS)]

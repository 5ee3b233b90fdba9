"""The reasons for one action over another in the games in which kingdoms are built."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dominium._core import (
    Build,
    BuildPreview,
    Burn,
    Claim,
    Decline,
    Place,
    Preview,
    Tax,
    TaxPreview,
)
from dominium.coach.land import Land
from dominium.coach.reason import Reason, Value, Weighed

if TYPE_CHECKING:
    from dominium._core import View
    from dominium.actions import Decision
    from dominium.engine.kingdom import KingdomState

HOLE: Final = 3.0
LOST_HARMONY: Final = 5.0
LOST_CENTRE: Final = 10.0
PROSPECT: Final = 0.7
DENIED: Final = 0.6
EARLIER: Final = 1.0
SIDE: Final = 0.5
ENOUGH_SIDES: Final = 3
CROWN: Final = 1.5
COIN: Final = 0.5
KNIGHT: Final = 1.5
TOWER: Final = 1.0
QUEEN: Final = 6.0
"""The weights of things other than points gained at once, in points."""


def reasons(state: KingdomState, chosen: Decision, best: Decision) -> Iterator[Weighed]:
    """Yield every reason for the best action against the chosen one."""
    match best, chosen:
        case Place(), Place():
            yield from _of_places(state, chosen, best)
        case Claim(), Claim():
            yield from _of_claims(state, chosen, best)
        case Tax(), _:
            yield from _of_taxes(state, chosen, best)
        case Build(), _:
            yield from _of_buildings(state, chosen, best)
        case Burn(), _:
            yield from _of_dragon(state, best)
        case Decline(), Build() | Burn():
            yield from _of_saving(state, chosen)


# --- Placing ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Placed:
    """A placement with its preview and the position after it."""

    preview: Preview
    land: Land
    view: View


def _of_places(state: KingdomState, chosen: Place, best: Place) -> Iterator[Weighed]:
    one, other = _placed(state, best), _placed(state, chosen)
    if one is None or other is None:
        return
    yield from _of_gain(one, other)
    yield from _of_centre(state, one, other)
    yield from _of_holes(state, one, other)
    yield from _of_growth(state, one, other)
    yield from _of_prospects(state, one, other)


def _placed(state: KingdomState, action: Place) -> _Placed | None:
    preview = state.preview(action)
    reached = state.copy()
    reached.apply(action)
    view = reached.view(None)
    if not isinstance(preview, Preview):
        return None
    return _Placed(preview, Land(state.game, view.kingdoms[_own_kingdom(state)]), view)


def _of_gain(one: _Placed, other: _Placed) -> Iterator[Weighed]:
    more, less = one.preview.gain, other.preview.gain
    if more <= max(less, 0):
        return
    preview = one.preview
    if preview.property_crowns and preview.property_size > other.preview.property_size:
        yield Weighed(
            float(more - less),
            Reason(
                "property",
                {
                    "terrain": preview.property_terrain,
                    "squares": preview.property_size,
                    "crowns": preview.property_crowns,
                    "more_points": more,
                    "less_points": max(less, 0),
                },
            ),
        )
    else:
        yield Weighed(
            float(more - less), Reason("gain", {"more_points": more, "less_points": max(less, 0)})
        )


def _of_centre(state: KingdomState, one: _Placed, other: _Placed) -> Iterator[Weighed]:
    if not state.game.options.get("middle_kingdom"):
        return
    if one.land.may_keep_centre and not other.land.may_keep_centre:
        yield Weighed(LOST_CENTRE, Reason("centre"))


def _of_holes(state: KingdomState, one: _Placed, other: _Placed) -> Iterator[Weighed]:
    new = [square for square in other.land.holes if square not in one.land.holes]
    if len(other.land.holes) <= len(one.land.holes) or not new:
        return
    harmony = bool(state.game.options.get("harmony")) and not one.land.holes
    weight = HOLE * len(new) + (LOST_HARMONY if harmony else 0)
    yield Weighed(weight, Reason("hole-harmony" if harmony else "hole", {"square": new[0]}))


def _of_growth(state: KingdomState, one: _Placed, other: _Placed) -> Iterator[Weighed]:
    """Yield a reason for each property with crowns that keeps more squares to grow to."""
    own = _own_kingdom(state)
    score = one.view.scores[own]
    left, instead = one.land.open_sides(score), other.land.open_sides(other.view.scores[own])
    for terrain, more in left.items():
        less = instead.get(terrain, 0)
        crowns = sum(each.crowns for each in score.properties if each.terrain == terrain)
        if less < more and less < ENOUGH_SIDES:
            sides = min(more, ENOUGH_SIDES) - less
            values: dict[str, Value] = {"terrain": terrain, "more": more, "less": less}
            yield Weighed(SIDE * crowns * sides, Reason("growth", values))


def _of_prospects(state: KingdomState, one: _Placed, other: _Placed) -> Iterator[Weighed]:
    """Yield a reason for each domino still to come that gains more after the better placement."""
    for number in _coming(one.view, _own_seats(state)):
        faces = state.game.dominoes[number - 1]
        more, less = one.land.best_gain(faces), other.land.best_gain(faces)
        if more is None:
            continue
        if less is None:
            yield Weighed(PROSPECT * (more + HOLE), Reason("room", {"domino": number}))
        elif more > max(less, 0):
            values = {"domino": number, "more_points": more, "less_points": max(less, 0)}
            yield Weighed(PROSPECT * (more - less), Reason("prospect", values))


def _coming(view: View, own: tuple[int, ...]) -> list[int]:
    """Return the dominoes that a seat has claimed or may claim."""
    claimed = [slot.domino for slot in view.offer if slot.seat in own and not slot.placed]
    return claimed + [slot.domino for slot in view.next_offer if slot.seat in (None, *own)]


# --- Claiming ---------------------------------------------------------------------------------


def _of_claims(state: KingdomState, chosen: Claim, best: Claim) -> Iterator[Weighed]:
    view, dominoes = state.view(None), state.game.dominoes
    land = Land(state.game, view.kingdoms[_own_kingdom(state)])
    better, worse = dominoes[best.domino - 1], dominoes[chosen.domino - 1]
    more, less = land.best_gain(better), land.best_gain(worse)
    numbers = {"better": best.domino, "worse": chosen.domino}
    if more is not None and less is None:
        yield Weighed(HOLE + max(more, 0), Reason("no-place", numbers))
    elif more is not None and less is not None and more > max(less, 0):
        values = {**numbers, "more_points": more, "less_points": max(less, 0)}
        yield Weighed(float(more - less), Reason("fits", values))
    crowns = sum(half.crowns for half in better) - sum(half.crowns for half in worse)
    if crowns > 0:
        count = sum(half.crowns for half in better)
        yield Weighed(CROWN * crowns, Reason("crowns", {"better": best.domino, "number": count}))
    if best.domino < chosen.domino and view.draws_left:
        between = sum(best.domino < slot.domino <= chosen.domino for slot in view.next_offer)
        yield Weighed(EARLIER * between, Reason("order", {"better": best.domino}))
    yield from _of_denial(state, view, chosen, best)


def _of_denial(state: KingdomState, view: View, chosen: Claim, best: Claim) -> Iterator[Weighed]:
    """Yield a reason for each later seat to which the better domino would bring more."""
    faces = state.game.dominoes
    for seat in _still_to_claim(view, _own_seats(state)):
        land = Land(state.game, view.kingdoms[state.game.kingdom_of(seat)])
        theirs = land.best_gain(faces[best.domino - 1]) or 0
        instead = land.best_gain(faces[chosen.domino - 1]) or 0
        if theirs > max(instead, 0):
            values = {"better": best.domino, "seat": seat, "points": theirs}
            yield Weighed(DENIED * (theirs - max(instead, 0)), Reason("denied", values))


def _still_to_claim(view: View, own: tuple[int, ...]) -> list[int]:
    """Return the others who have not placed yet and so choose after the acting seat."""
    waiting = {slot.seat for slot in view.offer if slot.seat is not None and not slot.placed}
    return sorted(waiting - set(own))


# --- The optional steps of Queendomino --------------------------------------------------------


def _of_taxes(state: KingdomState, chosen: Decision, best: Tax) -> Iterator[Weighed]:
    preview, instead = state.preview(best), state.preview(chosen)
    more = preview.coins if isinstance(preview, TaxPreview) else 0
    less = instead.coins if isinstance(instead, TaxPreview) else 0
    if more > less:
        weight = max(1.0, COIN * (more - less))
        yield Weighed(weight, Reason("coins", {"more": more, "less": less}))


def _of_buildings(state: KingdomState, chosen: Decision, best: Build) -> Iterator[Weighed]:
    preview, instead = state.preview(best), state.preview(chosen)
    if not isinstance(preview, BuildPreview):
        return
    building = preview.building
    less = instead if isinstance(instead, BuildPreview) else None
    gain = preview.gain - (less.gain if less else 0)
    if gain > 0:
        yield Weighed(float(gain), Reason("building", {"building": building, "points": gain}))
    if preview.queen and not (less and less.queen):
        yield Weighed(QUEEN, Reason("building-queen", {"building": building}))
    if (knights := preview.knights - (less.knights if less else 0)) > 0:
        values = {"building": building, "knights": preview.knights}
        yield Weighed(KNIGHT * knights, Reason("building-knights", values))
    if (towers := preview.towers - (less.towers if less else 0)) > 0:
        values = {"building": building, "towers": preview.towers}
        yield Weighed(TOWER * towers, Reason("building-towers", values))
    if less is not None and preview.cost < less.cost:
        cheaper = less.cost - preview.cost
        values = {"building": building, "coins": cheaper}
        yield Weighed(COIN * cheaper, Reason("building-cheaper", values))


def _of_dragon(state: KingdomState, best: Burn) -> Iterator[Weighed]:
    board = state.view(None).building_board
    for slot in board.slots if board else ():
        if slot.slot == best.slot and slot.building is not None:
            yield Weighed(1.0, Reason("dragon", {"building": slot.building}))


def _of_saving(state: KingdomState, chosen: Decision) -> Iterator[Weighed]:
    preview = state.preview(chosen)
    cost = preview.cost if isinstance(preview, BuildPreview) else 1
    if cost:
        yield Weighed(1.0, Reason("saving", {"coins": cost}))


# --- Who ----------------------------------------------------------------------------------------


def _own_kingdom(state: KingdomState) -> int:
    return state.game.kingdom_of(_seat(state))


def _own_seats(state: KingdomState) -> tuple[int, ...]:
    return state.game.seats_of(_own_kingdom(state))


def _seat(state: KingdomState) -> int:
    if not isinstance(state.actor, int):
        raise TypeError("no seat acts now")
    return state.actor

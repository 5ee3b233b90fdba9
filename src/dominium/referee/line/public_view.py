"""The public view of a refereed table, without tiles that only the program knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from dominium.events import TileLaid

if TYPE_CHECKING:
    from dominium._core import LineView, OpenEnd
    from dominium.referee.line.deal import Deal


@dataclass(frozen=True)
class SeenTile:
    """A tile on the table, with the fields of `LaidTile`."""

    tile: str
    end: str | None
    position: int
    inward: int
    outward: int
    wild: bool


@dataclass(frozen=True)
class SeenHand:
    """A hand, with the fields of `HandView`."""

    seat: int
    size: int
    tiles: tuple[str, ...] | None
    pips: int | None
    drawn: int
    passes: int
    out: int | None
    stood: bool


class PublicView:
    """A view in which the referee sets some fields, and the engine the others."""

    def __init__(self, view: LineView, **told: Any) -> None:
        self._view = view
        self._told = told

    def __getattr__(self, name: str) -> Any:
        told: Mapping[str, Any] = self._told
        return told[name] if name in told else getattr(self._view, name)

    def to_dict(self) -> dict[str, Any]:
        """Return the plain form, as that of a view."""
        return self._view.to_dict() | {name: _plain(value) for name, value in self._told.items()}


def seen(view: LineView, deal: Deal) -> PublicView:
    """Return the table after the last tile of a finished deal, until its hands are laid open."""
    facts, events = deal.facts, deal.played.events
    laid = [event for event in events if isinstance(event, TileLaid)]
    line = [
        SeenTile(
            event.tile,
            event.end,
            sum(other.end == event.end for other in laid[: number + 1]) if event.end else 0,
            event.inward,
            event.outward,
            event.wild,
        )
        for number, event in enumerate(laid)
    ]
    drawn = [
        sum(each.seat == seat and each.time > 0 for each in facts.taken) for seat in _seats(deal)
    ]
    passes = [
        sum(event.kind == "passed" and event.seat == seat for event in events)
        for seat in _seats(deal)
    ]
    out = deal.played.out
    hands = [
        SeenHand(
            seat,
            facts.size(seat),
            *_shown(deal, seat),
            drawn[seat],
            passes[seat],
            out.index(seat) + 1 if seat in out else None,
            stood=deal.game.facts.drawing == "hits",
        )
        for seat in _seats(deal)
    ]
    ends: Sequence[OpenEnd] = laid[-1].open_ends if laid else ()
    before = deal.start.view(None)
    return PublicView(
        view,
        actor="chance",
        step="draw_tile",
        turn=None,
        deal=before.deal,
        lead=next((event.seat for event in events if event.kind == "lead_given"), None),
        line=tuple(sorted(line, key=_from_the_middle)),
        cross_tile=deal.cross_tile,
        open_ends=ends,
        hands=hands,
        stock=deal.stock,
        removed=deal.facts.aside,
        scores=before.scores,
        ending=None,
    )


def with_hands_of(view: LineView, deal: Deal) -> PublicView:
    """Return the view of a finished match, with only those hands that were laid open."""
    hands = [
        SeenHand(
            hand.seat,
            hand.size,
            *_shown(deal, hand.seat),
            hand.drawn,
            hand.passes,
            hand.out,
            hand.stood,
        )
        for hand in view.hands
    ]
    return PublicView(view, hands=hands)


def _seats(deal: Deal) -> range:
    return range(deal.game.seats)


def _shown(deal: Deal, seat: int) -> tuple[tuple[str, ...] | None, int | None]:
    """Return the tiles and pips of a hand that was laid open."""
    tiles = deal.facts.shown.get(seat)
    if tiles is None:
        return None, None
    return tuple(sorted(tiles)), sum(int(number) for tile in tiles for number in tile)


_ENDS = ("left", "right", "up", "down")


def _from_the_middle(laid: SeenTile) -> tuple[int, int]:
    """Return the sort key of a tile: the led one first, then end by end outwards, as in a view."""
    return (-1, 0) if laid.end is None else (_ENDS.index(laid.end), laid.position)


def _plain(value: Any) -> Any:
    if isinstance(value, SeenTile | SeenHand):
        return {name: _plain(one) for name, one in asdict(value).items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value.to_dict() if hasattr(value, "to_dict") else value

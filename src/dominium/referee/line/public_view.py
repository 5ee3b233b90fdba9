"""The public view of a refereed table, without tiles that only the program knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium._core import (
    NativeRefereedDeal,
    NativeRefereedHand,
    view_before_hands_are_shown,
    view_with_shown_hands,
)
from dominium.events import TileLaid

if TYPE_CHECKING:
    from dominium._core import LineView
    from dominium.referee.line.deal import Deal


def seen(view: LineView, deal: Deal) -> LineView:
    """Return the table after the last tile of a finished deal, until its hands are laid open."""
    events, before = deal.played.events, deal.start.view(None)
    known = NativeRefereedDeal(
        deal=before.deal,
        lead=next((event.seat for event in events if event.kind == "lead_given"), None),
        laid=[event for event in events if isinstance(event, TileLaid)],
        hands=[_hand(deal, seat) for seat in range(deal.game.seats)],
        stock=deal.stock,
        removed=deal.facts.aside,
        scores=list(before.scores),
    )
    return view_before_hands_are_shown(view, known, deal.cross_tile, _shown(deal))


def with_hands_of(view: LineView, deal: Deal) -> LineView:
    """Return the view of a finished match, with only those hands that were laid open."""
    return view_with_shown_hands(view, _shown(deal))


def _hand(deal: Deal, seat: int) -> NativeRefereedHand:
    facts, out = deal.facts, deal.played.out
    return NativeRefereedHand(
        size=facts.size(seat),
        drawn=sum(each.seat == seat and each.time > 0 for each in facts.taken),
        passes=sum(event.kind == "passed" and event.seat == seat for event in deal.played.events),
        out=out.index(seat) + 1 if seat in out else None,
        stood=deal.game.facts.drawing == "hits",
    )


def _shown(deal: Deal) -> list[list[str] | None]:
    """Return the tiles of each hand that was laid open, in order; None for the others."""
    shown = (deal.facts.shown.get(seat) for seat in range(deal.game.seats))
    return [None if tiles is None else sorted(tiles) for tiles in shown]

"""The presenter of the board: its text lines, family by family."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from dominium.server.common.cache import LruCache
from dominium.server.schema.tables import HandTile

if TYPE_CHECKING:
    from collections.abc import Sequence

    import dominium
    from dominium.describe import KingdomDescriber, LineDescriber


MOST_TOLD: Final = 8192


def kingdoms_text(words: KingdomDescriber, view: dominium.View) -> dict[str, Any]:
    """Describe all kingdoms; lines of those that have not changed come from a cache."""
    shown = view.to_dict()
    told = [
        _kingdoms.get((words, _digest(one)), partial(_kingdom_text, words, view, kingdom))
        for kingdom, one in enumerate(shown["kingdoms"])
    ]
    return {
        "score_lines": [
            _scores.get((words, _digest(one)), partial(words.score, score))
            for one, score in zip(shown["scores"], view.scores, strict=True)
        ],
        "kingdom_lines": [one.kingdom for one in told],
        "frame_lines": [one.frame for one in told],
        "court_lines": [one.court for one in told],
    }


class _Kingdom(NamedTuple):
    """The lines that describe one kingdom."""

    kingdom: list[str]
    frame: str
    court: list[str]


def _kingdom_text(words: KingdomDescriber, view: dominium.View, kingdom: int) -> _Kingdom:
    return _Kingdom(
        words.kingdom(view, kingdom), words.frame(view, kingdom), words.court(view, kingdom)
    )


def _digest(shown: Any) -> bytes:
    """Return a short digest that differs for unequal values."""
    return hashlib.blake2b(_encoder.encode(shown), digest_size=16).digest()


_Key = tuple["KingdomDescriber", bytes]
_encoder = msgspec.json.Encoder()
_kingdoms: LruCache[_Key, _Kingdom] = LruCache(MOST_TOLD)
_scores: LruCache[_Key, list[str]] = LruCache(MOST_TOLD)


def offers_text(words: KingdomDescriber, view: dominium.View) -> dict[str, Any]:
    """Describe the dominoes and buildings that may be taken."""
    return {"offer_lines": words.offer(view), "building_lines": words.buildings(view)}


def line_text(words: LineDescriber, view: dominium.LineView) -> dict[str, Any]:
    """Describe the public part of a line game."""
    return {
        "ends_line": words.ends(view),
        "line_lines": words.line(view),
        "hands_lines": words.hands(view),
        "stock_line": words.stock(view),
        "played_line": words.played(view),
        "bank_line": words.bank(view),
        "total_lines": words.scores(view),
    }


def hand_text(
    words: LineDescriber,
    view: dominium.LineView,
    seat: int | None,
    legal: Sequence[dominium.Action],
) -> dict[str, Any]:
    """Describe a hand; return no lines for nobody's.

    Args:
        words: The describer.
        view: A view in which the hand is open.
        seat: The seat of the hand, or None.
        legal: The legal actions of the seat, if it is to move.
    """
    if seat is None:
        return {"hand_lines": [], "hand_items": []}
    tiles = view.hands[seat].tiles or ()
    return {
        "hand_lines": words.hand(view, seat, legal),
        "hand_items": [HandTile(tile, words.hand_item(tile, legal)) for tile in tiles],
    }

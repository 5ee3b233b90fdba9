"""What lies on the table, in words: the lines of a picture, family by family."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from dominium.server.kept import Kept
from dominium.server.messages import HandItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    import dominium
    from dominium.describe import KingdomDescriber, LineDescriber


MOST_TOLD: Final = 8192


def kingdoms_told(words: KingdomDescriber, view: dominium.View) -> dict[str, Any]:
    """The lines about each kingdom; what has not come to differ since it was told stays told."""
    shown = view.to_dict()
    told = [
        _kingdoms.get((words, _digest(one)), partial(_kingdom_told, words, view, kingdom))
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
    """The lines about one kingdom."""

    kingdom: list[str]
    frame: str
    court: list[str]


def _kingdom_told(words: KingdomDescriber, view: dominium.View, kingdom: int) -> _Kingdom:
    return _Kingdom(
        words.kingdom(view, kingdom), words.frame(view, kingdom), words.court(view, kingdom)
    )


def _digest(shown: Any) -> bytes:
    """What tells apart whatever is not equal, in few bytes."""
    return hashlib.blake2b(_encoder.encode(shown), digest_size=16).digest()


_Key = tuple["KingdomDescriber", bytes]
_encoder = msgspec.json.Encoder()
_kingdoms: Kept[_Key, _Kingdom] = Kept(MOST_TOLD)
_scores: Kept[_Key, list[str]] = Kept(MOST_TOLD)


def offers_told(words: KingdomDescriber, view: dominium.View) -> dict[str, Any]:
    """The lines about what may be taken."""
    return {"offer_lines": words.offer(view), "building_lines": words.buildings(view)}


def line_told(words: LineDescriber, view: dominium.LineView) -> dict[str, Any]:
    """The lines about what everybody at a line game sees."""
    return {
        "ends_line": words.ends(view),
        "line_lines": words.line(view),
        "hands_lines": words.hands(view),
        "stock_line": words.stock(view),
        "played_line": words.played(view),
        "bank_line": words.bank(view),
        "total_lines": words.scores(view),
    }


def hand_told(
    words: LineDescriber,
    view: dominium.LineView,
    seat: int | None,
    legal: Sequence[dominium.Action],
) -> dict[str, Any]:
    """The lines about a hand; none about nobody's.

    Args:
        words: What tells them.
        view: A view in which the hand is open.
        seat: Whose hand it is.
        legal: What the seat may do now, if it acts.
    """
    if seat is None:
        return {"hand_lines": [], "hand_items": []}
    tiles = view.hands[seat].tiles or ()
    return {
        "hand_lines": words.hand(view, seat, legal),
        "hand_items": [HandItem(tile, words.hand_item(tile, legal)) for tile in tiles],
    }

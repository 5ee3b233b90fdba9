"""The compact text of a line game: for braille displays, terminals and embossers.

Lower case, at most 40 cells of braille, nothing lost: a reader can rebuild the public state and
the own hand from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe.line.layout import in_order, lying
from dominium.describe.line.tiles import ENDS, end_letters
from dominium.describe.text import cut, wrapped

if TYPE_CHECKING:
    from dominium._core import HandView, LaidTile, LineScore, LineView
    from dominium.describe.line.speaker import LineSpeaker

COLUMNS: Final = 40
LED: Final = "*"
"""Stands before the tile that was led."""


class LineCompact:
    """Compact lines in the letters of a language."""

    def __init__(self, speaker: LineSpeaker) -> None:
        self._speaker = speaker
        self._letters = end_letters(speaker.messages.language)

    def view(self, view: LineView) -> list[str]:
        """The whole view: where the match stands, the line, every seat, stock and bank."""
        lines = [self._position(view), self._turn(view)]
        if self._speaker.has_line:
            lines += [*self._listed("compact-ends", self.ends(view)), *self.line(view)]
        for hand, score in zip(view.hands, view.scores, strict=True):
            lines += self._seat(hand, score)
        return [*lines, self._rest(view), *self._lying_open(view)]

    def ends(self, view: LineView) -> str:
        """The open ends: "l6 r5"."""
        return " ".join(f"{self._letters[one.end]}{one.number}" for one in view.open_ends)

    def line(self, view: LineView) -> list[str]:
        """The tiles as they lie from left to right; arms each on a line of its own, outwards."""
        if not self._speaker.four_arms:
            return self._listed("compact-line", " ".join(map(_lying, in_order(view.line))))
        lines = self._listed("compact-line", " ".join(map(_lying, view.line[:1])))
        for end in ENDS:
            arm = [_lying(laid, outwards=True) for laid in view.line if laid.end == end]
            if arm:
                lines += wrapped(f"{self._letters[end]}: {' '.join(arm)}", COLUMNS)
        return lines

    def hand(self, hand: HandView) -> list[str]:
        """The tiles of a hand that is seen."""
        return wrapped(" ".join(hand.tiles or ()), COLUMNS)

    def _position(self, view: LineView) -> str:
        text = self._speaker.text
        if view.deals is None:
            parts = [text("compact-deal", deal=view.deal)]
        else:
            parts = [text("compact-deal-of", deal=view.deal, deals=view.deals)]
        if view.target is not None:
            parts.append(text("compact-target", points=view.target))
        if view.lead is not None:
            parts.append(text("compact-lead", seat=view.lead + 1))
        return " ".join(parts)

    def _turn(self, view: LineView) -> str:
        """The step, who acts or draws, and how the match ended."""
        parts = [self._speaker.text(f"compact-step-{view.step}")]
        if view.turn is not None:
            parts.insert(0, str(view.turn + 1))
        if view.ending is not None:
            parts.append(self._speaker.text(f"deal-reason-{view.ending}"))
        return " ".join(parts)

    def _seat(self, hand: HandView, score: LineScore) -> list[str]:
        """A seat's total and name, its hand in numbers, its tiles where they are seen."""
        line = f"{hand.seat + 1}: {score.total} {self._speaker.names[hand.seat]}"
        lines = [cut(line, COLUMNS)]
        parts = [
            self._speaker.text(
                "compact-hand", size=hand.size, drawn=hand.drawn, passes=hand.passes
            ),
            self._speaker.text("compact-won", deals=score.deals_won),
        ]
        if score.gained:
            parts.append(self._speaker.text("compact-gained", points=score.gained))
        if hand.out is not None:
            parts.append(self._speaker.text("compact-out", place=hand.out))
        if hand.stood:
            parts.append(self._speaker.text("compact-stood"))
        lines += wrapped(", ".join(parts), COLUMNS)
        if hand.tiles is not None:
            lines += self._listed("compact-tiles", " ".join(hand.tiles))
        return lines

    def _rest(self, view: LineView) -> str:
        parts = [
            self._speaker.text("compact-stock", count=view.stock),
            self._speaker.text("compact-removed", count=view.removed),
        ]
        if view.bank is not None:
            parts.append(self._speaker.text("compact-bank", count=view.bank))
        return ", ".join(parts)

    def _lying_open(self, view: LineView) -> list[str]:
        """The tiles that nobody holds, where they lie open."""
        lying = {"compact-stock": view.stock_tiles, "compact-removed": view.removed_tiles}
        return [
            line
            for label, tiles in lying.items()
            if tiles is not None
            for line in self._listed(label, " ".join(tiles), count=len(tiles))
        ]

    def _listed(self, label: str, listed: str, **counted: int) -> list[str]:
        """A label and what it lists, on as many lines as it needs."""
        return wrapped(f"{self._speaker.text(label, **counted)}: {listed}".rstrip(), COLUMNS)


def _lying(laid: LaidTile, *, outwards: bool = False) -> str:
    """A tile as it lies; the one that was led is marked."""
    first, last = lying(laid, outwards=outwards)
    return f"{LED if laid.end is None else ''}{first}{last}"

"""The compact text of a line game: for braille displays, terminals and embossers.

Lower case, at most 40 cells of braille, lossless: a reader can rebuild the public state and their
own hand from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe.line.layout import ACROSS, in_order, lying
from dominium.describe.line.tiles import ENDS, end_letters
from dominium.describe.text import cut, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium._core import HandView, LaidTile, LineScore, LineView
    from dominium.describe.line.speaker import LineSpeaker

COLUMNS: Final = 40
LED: Final = "*"
"""The sign before the tile that was led."""
CROSSING: Final = "+"
"""The sign before another tile at which the line crosses."""


class LineCompact:
    """The compact text, with the letters of a language for ends."""

    def __init__(self, speaker: LineSpeaker) -> None:
        self._speaker = speaker
        self._letters = end_letters(speaker.messages.language)

    def view(self, view: LineView) -> list[str]:
        """Return the whole view: position in the match, line, seats, stock and bank."""
        lines = [self._position(view), self._turn(view)]
        if self._speaker.has_line:
            lines += [*self._listed("compact-ends", self.ends(view)), *self.line(view)]
        for hand, score in zip(view.hands, view.scores, strict=True):
            lines += self._seat(hand, score)
        return [*lines, self._rest(view), *self._lying_open(view)]

    def ends(self, view: LineView) -> str:
        """Return the open ends: "l6 r5"."""
        return " ".join(f"{self._letters[one.end]}{one.number}" for one in view.open_ends)

    def line(self, view: LineView) -> list[str]:
        """Return the tiles from left to right as laid, then the arms that cross them, outwards.

        A cross around the led tile has each of its arms on a line.
        """
        if self._speaker.facts.cross == "led":
            middle = map(_lying, view.line[:1])
            return [*self._listed("compact-line", " ".join(middle)), *self._arms(view, ENDS)]
        row = [
            (CROSSING if laid.tile == view.cross_tile and laid.end else "") + _lying(laid)
            for laid in in_order(view.line)
        ]
        return [*self._listed("compact-line", " ".join(row)), *self._arms(view, ACROSS)]

    def _arms(self, view: LineView, ends: Iterable[str]) -> list[str]:
        """Return each arm outwards, on lines of its own."""
        lines = []
        for end in ends:
            arm = [_lying(laid, outwards=True) for laid in view.line if laid.end == end]
            if arm:
                lines += wrapped(f"{self._letters[end]}: {' '.join(arm)}", COLUMNS)
        return lines

    def hand(self, hand: HandView) -> list[str]:
        """Return the tiles of a hand; empty for a hidden one."""
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
        """Return the seat to act or draw, the step, and how the last deal ended."""
        step = "stand" if self._speaker.has_enough(view) else view.step
        parts = [self._speaker.text(f"compact-step-{step}")]
        if view.turn is not None:
            parts.insert(0, str(view.turn + 1))
        if view.ending is not None:
            parts.append(self._speaker.text(f"deal-reason-{view.ending}"))
        return " ".join(parts)

    def _seat(self, hand: HandView, score: LineScore) -> list[str]:
        """Return a seat's total and name, the counts of its hand, and its tiles where visible."""
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
        """Return the tiles of the stock and those set aside, where they are visible."""
        lying = {"compact-stock": view.stock_tiles, "compact-removed": view.removed_tiles}
        return [
            line
            for label, tiles in lying.items()
            if tiles is not None
            for line in self._listed(label, " ".join(tiles), count=len(tiles))
        ]

    def _listed(self, label: str, listed: str, **counted: int) -> list[str]:
        """Return a label and its list, wrapped to `COLUMNS` braille cells."""
        return wrapped(f"{self._speaker.text(label, **counted)}: {listed}".rstrip(), COLUMNS)


def _lying(laid: LaidTile, *, outwards: bool = False) -> str:
    """Return a tile in the order of its halves; the one that was led is marked."""
    first, last = lying(laid, outwards=outwards)
    return f"{LED if laid.end is None else ''}{first}{last}"

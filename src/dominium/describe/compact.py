"""The compact text of a view: for braille displays, terminals and embossers.

Lower case, at most 40 columns, nothing lost: a reader can rebuild the public state from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dominium.describe.squares import Point
from dominium.describe.text import runs, wrapped
from dominium.describe.words import terrain_letters

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium._core import BoardSquare, Half, KingdomView, OfferSlot, View
    from dominium.describe.speaker import Speaker

COLUMNS: Final = 40
EMPTY: Final = "."


class Compact:
    """Compact lines in the letters of a language."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._letters = terrain_letters(speaker.messages.language)

    def view(self, view: View) -> list[str]:
        """The whole view: where the match stands, the offers, every kingdom, what may come."""
        lines = [self._position(view), *self._turn(view)]
        lines += self._offer("compact-offer", view.offer)
        lines += self._offer("compact-next", view.next_offer)
        for kingdom in view.kingdoms:
            lines += self._kingdom(view, kingdom)
        lines += self._listed(
            self._speaker.text("compact-undrawn", count=view.draws_left), view.undrawn
        )
        for number, points in enumerate(view.finished_games, 1):
            label = self._speaker.text("compact-finished", number=number)
            lines.append(f"{label}: {' '.join(map(str, points))}")
        return lines

    def board(self, kingdom: KingdomView) -> list[str]:
        """The used squares, row number first: `- d e f`, `3 l1 p h`."""
        if kingdom.used is None:
            return []
        first, last = Point.of(kingdom.used.first), Point.of(kingdom.used.last)
        columns = range(first.column, last.column + 1)
        contents = {square.square: self._half(square) for square in kingdom.squares}
        if kingdom.castle is not None:
            contents[kingdom.castle] = self._letters["castle"]
        lines = [" ".join(["-", *(Point(column, 0).letter for column in columns)])]
        for row in range(first.row, last.row + 1):
            cells = [contents.get(Point(column, row).name, EMPTY) for column in columns]
            lines.append(" ".join([str(row + 1), *cells]))
        return lines

    def _position(self, view: View) -> str:
        return self._speaker.text(
            "compact-position",
            number=view.game_number,
            games=view.games,
            round=view.round,
            rounds=view.rounds,
        )

    def _turn(self, view: View) -> list[str]:
        parts = [self._speaker.text(f"compact-step-{view.step}")]
        if isinstance(view.actor, int):
            parts.insert(0, str(view.actor + 1))
        if view.turn is not None:
            parts.append(self._domino(view.turn.domino, view.turn.left, view.turn.right))
        return [" ".join(parts)]

    def _offer(self, heading: str, offer: Sequence[OfferSlot]) -> list[str]:
        if not offer:
            return []
        return [self._speaker.text(heading), *(self._slot(slot) for slot in offer)]

    def _slot(self, slot: OfferSlot) -> str:
        king = "-" if slot.seat is None else str(slot.seat + 1)
        done = "+" if slot.placed else ""
        return f"{self._domino(slot.domino, slot.left, slot.right)} {king}{done}"

    def _kingdom(self, view: View, kingdom: KingdomView) -> list[str]:
        points = view.scores[kingdom.seat].total
        name = f"{kingdom.seat + 1}: {points} {self._speaker.names[kingdom.seat]}"
        lines = [name if len(name) <= COLUMNS else f"{name[: COLUMNS - 1]}…"]
        if kingdom.discarded:
            lines += self._listed(self._speaker.text("compact-discarded"), kingdom.discarded)
        return lines + self.board(kingdom)

    def _listed(self, label: str, numbers: Iterable[int]) -> list[str]:
        listed = " ".join(
            str(first) if first == last else f"{first}-{last}" for first, last in runs(numbers)
        )
        return wrapped(f"{label}: {listed}".rstrip(), COLUMNS)

    def _domino(self, number: int, left: Half, right: Half) -> str:
        return f"{number} {self._half(left)} {self._half(right)}"

    def _half(self, half: Half | BoardSquare) -> str:
        return self._letters[half.terrain] + (str(half.crowns) if half.crowns else "")

"""The base of the sentences of all domino games: tiles, ends, amounts and rankings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe.line.tiles import named
from dominium.describe.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dominium._core import LineFacts, LineView


class LineSpeaker(Speaker):
    """A speaker of one of the domino games."""

    facts: LineFacts
    """The facts of the game's rules."""

    @property
    def has_line(self) -> bool:
        """True if tiles are laid in a line."""
        return self.facts.ends > 0

    def has_enough(self, view: LineView) -> bool:
        """Return whether the one to act can take no more, as far as the listener sees that."""
        best = self.facts.best_total
        if view.step != "hit_or_stand" or view.turn is None or best is None:
            return False
        return (view.hands[view.turn].pips or 0) >= best

    # --- Tiles and ends -----------------------------------------------------------------------

    def tile(self, tile: str) -> str:
        """Return the name of a tile: "6-5", "double 6"."""
        return named(tile, self.messages)

    def tiles(self, tiles: Iterable[str]) -> str:
        """Return the names of several tiles: "6-5, double 6"."""
        return ", ".join(map(self.tile, tiles))

    def end(self, end: str) -> str:
        """Return the name of an end: "left"."""
        return self.text(f"end-{end}")

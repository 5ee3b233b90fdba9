"""Words for terrains, halves, dominoes, squares and gains."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dominium._core import dominoes

if TYPE_CHECKING:
    from dominium._core import BoardSquare, Half
    from dominium.describe.speaker import Speaker


@cache
def halves_of(number: int) -> tuple[Half, Half]:
    """The left and right half of the domino with this number, 1 to 48."""
    return dominoes()[number - 1]


class Pieces:
    """The pieces of the kingdom games in a speaker's words."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def terrain(self, terrain: str) -> str:
        """The name of a terrain."""
        return self.speaker.text(f"terrain-{terrain}")

    def half(self, half: Half | BoardSquare) -> str:
        """A half of a domino: "forest 1 crown", "lake"."""
        terrain = self.terrain(half.terrain)
        if half.crowns == 0:
            return terrain
        crowns = self.speaker.count("crowns", half.crowns)
        return self.speaker.text("half-crowned", terrain=terrain, crowns=crowns)

    def faces(self, left: Half, right: Half) -> str:
        """Both halves: "forest 1 crown, lake"."""
        return self.speaker.text("domino-faces", left=self.half(left), right=self.half(right))

    def faces_of(self, number: int) -> str:
        """Both halves of a domino by its number."""
        return self.faces(*halves_of(number))

    def domino(self, number: int) -> str:
        """A domino with its number: "24: forest 1 crown, lake"."""
        return self.speaker.text("domino-numbered", domino=number, faces=self.faces_of(number))

    def terrain_on_square(self, square: BoardSquare) -> str:
        """What lies where, without crowns: "forest E6"."""
        return self._on(square.square, self.terrain(square.terrain))

    def on_square(self, square: BoardSquare) -> str:
        """What lies where: "forest 1 crown E6"."""
        return self._on(square.square, self.half(square))

    def gain(self, points: int) -> str:
        """Points won or lost, as a voice says them: "plus 4"."""
        key = "gain-minus" if points < 0 else "gain-plus"
        return self.speaker.text(key, points=abs(points))

    def _on(self, square: str, content: str) -> str:
        return self.speaker.text("on-square", content=content, square=square.upper())

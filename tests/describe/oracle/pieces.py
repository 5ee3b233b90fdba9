"""The pieces of a kingdom game in words, in plain Python."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from dominium.describe.text import runs
from dominium.describe.words import terrain_key
from dominium.notation import domino_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dominium._core import BoardSquare, Half
    from dominium.describe.kingdom.speaker import KingdomSpeaker
    from dominium.describe.kingdom.squares import Point
    from dominium.engine.kingdom import KingdomGame


def domino_runs(dominoes: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last number of each run; none spans both sets of dominoes."""
    for _, of_one_set in groupby(dominoes, lambda number: domino_text(number)[0] == "q"):
        yield from runs(of_one_set)


class Pieces:
    """The names of the pieces of one game, in the language of a speaker."""

    def __init__(self, speaker: KingdomSpeaker, game: KingdomGame) -> None:
        self.speaker = speaker
        self._game = game
        self._dominoes = game.dominoes
        self._halves: dict[tuple[str, int], str] = {}

    def terrain(self, terrain: str) -> str:
        """Return the name of a terrain; a game may have its own."""
        return self.speaker.text(terrain_key(terrain, self._game.id, self.speaker.messages))

    def half(self, half: Half | BoardSquare) -> str:
        """Return a half of a domino: "forest 1 crown", "lake"; cached, as there are few."""
        key = half.terrain, half.crowns
        if key not in self._halves:
            self._halves[key] = self._half(*key)
        return self._halves[key]

    def _half(self, terrain: str, crowns: int) -> str:
        name = self.terrain(terrain)
        if crowns == 0:
            return name
        counted = self.speaker.count("crowns", crowns)
        return self.speaker.text("half-crowned", terrain=name, crowns=counted)

    def faces(self, left: Half, right: Half) -> str:
        """Return both halves: "forest 1 crown, lake"."""
        return self.speaker.text("domino-faces", left=self.half(left), right=self.half(right))

    def faces_of(self, number: int) -> str:
        """Return both halves of a domino by its number."""
        return self.faces(*self._dominoes[number - 1])

    def domino(self, number: int) -> str:
        """Return a domino with its number: "24: forest 1 crown, lake"."""
        return self.speaker.text(
            "domino-numbered", domino=domino_text(number), faces=self.faces_of(number)
        )

    def numbers(self, dominoes: Iterable[int]) -> str:
        """Return rising domino numbers, runs of three and more as ranges: "1 to 5, 7, q1, q2"."""
        parts: list[str] = []
        for first, last in domino_runs(dominoes):
            if last == first + 1:
                parts += [domino_text(first), domino_text(last)]
            else:
                parts.append(self.speaker.span(domino_text(first), domino_text(last)))
        return ", ".join(parts)

    def terrain_on_square(self, square: BoardSquare) -> str:
        """Return the terrain and name of a square, without crowns: "forest E6"."""
        return self.on(self.terrain(square.terrain), square.square)

    def on_square(self, square: BoardSquare) -> str:
        """Return the content and name of a square: "forest 1 crown E6"."""
        return self.on(self.half(square), square.square)

    def gain(self, points: int) -> str:
        """Return points won or lost, as a voice says them: "plus 4"."""
        key = "gain-minus" if points < 0 else "gain-plus"
        return self.speaker.text(key, points=abs(points))

    def on(self, content: str, square: str) -> str:
        """Return any content on a square: "Sawmill E6"."""
        return self.speaker.text("on-square", content=content, square=square.upper())


def names(points: Iterable[Point]) -> str:
    """Return the names of squares as they are spoken: "E6, F6"."""
    return ", ".join(point.name.upper() for point in points)

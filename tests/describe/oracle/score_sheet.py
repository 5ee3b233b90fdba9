"""The score of Queendomino in the rows of its score sheet, in plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dominium._core import BuildingScore, CourtScore, KingdomScore, Property, SheetRow
    from dominium.describe.kingdom.speaker import KingdomSpeaker
    from tests.describe.oracle.courts import Courts


class ScoreSheet:
    """The texts of a score: treasury, terrains, towns, buildings, bonuses, total."""

    def __init__(self, speaker: KingdomSpeaker, courts: Courts) -> None:
        self._speaker = speaker
        self._courts = courts

    def lines(self, score: KingdomScore, court: CourtScore) -> list[str]:
        """Return a line for each row, and the total."""
        total = self._speaker.count("points", score.total)
        return [
            *(self._row(row, score, court) for row in court.sheet),
            self._speaker.text("score-total", points=total),
        ]

    def _row(self, row: SheetRow, score: KingdomScore, court: CourtScore) -> str:
        words = {
            "row": self._speaker.text(f"sheet-{row.row}"),
            "points": self._speaker.count("points", row.points),
        }
        reasons = "; ".join(self._reasons(row.row, score, court))
        if not reasons:
            return self._speaker.text("score-row", **words)
        return self._speaker.text("score-row-reason", **words, reason=reasons)

    def _reasons(self, row: str, score: KingdomScore, court: CourtScore) -> Iterator[str]:
        """Yield the sources of the points of a row."""
        if row == "treasury":
            yield self._treasury(court)
        elif row == "buildings":
            yield from map(self._building, court.buildings)
        elif row == "bonuses":
            for bonus in score.bonuses:
                name = self._speaker.text(f"bonus-{bonus.name}")
                yield self._speaker.text("score-bonus-part", bonus=name, points=bonus.points)
        else:
            queens = None if court.queen is None else court.queen.property_index
            for place, one in enumerate(score.properties):
                if one.terrain == row:
                    yield self._property(one, with_queen=place == queens)

    def _treasury(self, court: CourtScore) -> str:
        coins = self._speaker.count("coins", court.treasury.coins)
        if court.treasury.left_over == 0:
            return self._speaker.text("score-treasury", coins=coins)
        left = court.treasury.left_over
        return self._speaker.text("score-treasury-left", coins=coins, left=left)

    def _property(self, one: Property, *, with_queen: bool) -> str:
        return self._speaker.text(
            "score-squares-queen" if with_queen else "score-squares",
            squares=self._speaker.count("squares", one.size),
            crowns=self._speaker.count("crowns", one.crowns),
        )

    def _building(self, built: BuildingScore) -> str:
        words = {
            "building": self._courts.name(built.building),
            "square": (built.square or "").upper(),
            "points": self._speaker.count("points", built.points),
        }
        counted = self._courts.counted_for(built)
        if counted is None:
            return self._speaker.text("score-building", **words)
        return self._speaker.text("score-building-each", **words, counted=counted)

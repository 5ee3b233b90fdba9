"""Queendomino and the Royal Wedding in words."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from dominium.describe.kingdom.courts import Courts
from dominium.describe.kingdom.describer import KingdomDescriber
from dominium.describe.kingdom.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from dominium._core import BoardSquare, KingdomScore, KingdomView, View


class QueendominoDescriber(KingdomDescriber, of="court"):
    """The texts of Queendomino, with courts, the building board and the score sheet."""

    @cached_property
    def _courts(self) -> Courts:
        return Courts(self)

    @cached_property
    def _sheet(self) -> ScoreSheet:
        return ScoreSheet(self, self._courts)

    def buildings(self, view: View) -> list[str]:
        """Return the building board: slots with prices, the pile, the queen and the dragon."""
        return [] if view.building_board is None else self._courts.board(view.building_board)

    def court(self, view: View, kingdom: int) -> list[str]:
        """Return the court of a kingdom: coins, knights, towers, the queen, buildings."""
        court = view.kingdoms[kingdom].court
        return [] if court is None else self._courts.court(court)

    def score(self, score: KingdomScore) -> list[str]:
        """Return a score explained in the rows of the printed score sheet."""
        if score.court is None:
            return super().score(score)
        return self._sheet.lines(score, score.court)

    def game_name(self) -> str:
        """Return the name of the game; the Royal Wedding has its own, with or without teams."""
        if self._game.options["set"] != "royal_wedding":
            return super().game_name()
        teams = "_teams" if self._game.options["teams"] else ""
        return self.text(f"preset-royal_wedding{teams}")

    def _asked(self, view: View) -> dict[str, str]:
        """Add the squares for knights, and the kingdom's coins and knights, to the arguments."""
        asked = super()._asked(view)
        if isinstance(view.actor, int):
            court = view.kingdoms[self._game.kingdom_of(view.actor)].court
            if court is not None:
                asked["coins"] = self.count("coins", court.coins)
                asked["knights"] = self.count("knights", court.knights)
        if view.turn is not None and view.turn.squares:
            first, last = map(str.upper, view.turn.squares)
            asked["squares"] = self.text("list-or", first=first, last=last)
        return asked

    def _lying(self, kingdom: KingdomView, square: BoardSquare) -> list[str]:
        """Add the building and the knight on a square to its parts."""
        parts, court = super()._lying(kingdom, square), kingdom.court
        if court is None:
            return parts
        parts += [
            self._courts.name(placed.building)
            for placed in court.buildings
            if placed.square == square.square
        ]
        return [*parts, self.text("knight")] if square.square in court.knights_on else parts

    def _brief(self, view: View, kingdom: int) -> str:
        """Add coins, knights, towers and the queen to the line of a kingdom."""
        brief, court = super()._brief(view, kingdom), view.kingdoms[kingdom].court
        return brief if court is None else f"{brief} {self._courts.brief(court)}"

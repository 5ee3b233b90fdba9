"""Queendomino and the Royal Wedding in words."""

from __future__ import annotations

from dominium.describe.kingdom.describer import KingdomDescriber


class QueendominoDescriber(KingdomDescriber, of="court"):
    """The texts of Queendomino and the Royal Wedding, by their names."""

    def game_name(self) -> str:
        """Return the name of the game; the Royal Wedding has its own, with or without teams."""
        if self._game.options["set"] != "royal_wedding":
            return super().game_name()
        teams = "_teams" if self._game.options["teams"] else ""
        return self.text(f"preset-royal_wedding{teams}")

"""Kingdomino and its tactile edition in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe.kingdom.describer import KingdomDescriber

if TYPE_CHECKING:
    from dominium.describe.kingdom.squares import Point


class KingdominoDescriber(KingdomDescriber, of="kingdom"):
    """The texts of Kingdomino, with its matches, fixed frames and placed castles."""

    def game_name(self) -> str:
        """Return the name of the preset with these options, whatever the number of seats."""
        info, options = self._game.info, dict(self._game.options)
        defaults = {option.name: option.default for option in info.options}
        for preset, given in info.presets.items():
            if {**defaults, "seats": options["seats"], **given} == options:
                return self.text(f"preset-{preset}")
        return super().game_name()

    def _room_of(self, first: Point, last: Point) -> str:
        if self._game.options["frame"] == "floating":
            return super()._room_of(first, last)
        return self.text(
            "frame-fixed",
            left=first.column,
            right=self._game.side - 1 - last.column,
            up=first.row,
            down=self._game.side - 1 - last.row,
        )

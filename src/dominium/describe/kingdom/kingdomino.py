"""Kingdomino and its tactile edition in words."""

from __future__ import annotations

from dominium.describe.kingdom.describer import KingdomDescriber


class KingdominoDescriber(KingdomDescriber, of="kingdom"):
    """The texts of Kingdomino, by the names of its presets."""

    def game_name(self) -> str:
        """Return the name of the preset with these options, whatever the number of seats."""
        info, options = self._game.info, dict(self._game.options)
        defaults = {option.name: option.default for option in info.options}
        for preset, given in info.presets.items():
            if {**defaults, "seats": options["seats"], **given} == options:
                return self.text(f"preset-{preset}")
        return super().game_name()

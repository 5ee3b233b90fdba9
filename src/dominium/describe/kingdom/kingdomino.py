"""Kingdomino and its tactile edition in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe.kingdom.announcements import Announcer
from dominium.describe.kingdom.choices import Choices
from dominium.describe.kingdom.describer import KingdomDescriber

if TYPE_CHECKING:
    from dominium import actions
    from dominium.describe.kingdom.squares import Point
    from dominium.engine.kingdom import KingdomState


class KingdominoDescriber(KingdomDescriber, of="kingdom"):
    """The texts of Kingdomino, with its matches, fixed frames and placed castles."""

    def _make_announcer(self) -> Announcer:
        return Announcer(self._pieces, int(self._game.options["games_in_match"]))

    def _make_choices(self) -> Choices:
        return KingdominoChoices(self._pieces, self._refuser)

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


class KingdominoChoices(Choices):
    """The descriptions of actions, with those that only Kingdomino has."""

    def _place_castle(self, _: KingdomState, action: actions.PlaceCastle) -> str:
        return self._speaker.text("choice-place_castle", square=action.square.upper())

    def _draw_seat(self, _: KingdomState, action: actions.DrawSeat) -> str:
        return self._speaker.text("choice-draw_seat", name=self._speaker.name(action.seat))

"""Short and full descriptions of the actions of the kingdom games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium._core import Preview
from dominium.describe.text import capitalised
from dominium.notation import domino_text

if TYPE_CHECKING:
    from dominium import actions
    from dominium.describe.kingdom.pieces import Pieces
    from dominium.describe.kingdom.refusals import KingdomRefusalDescriber
    from dominium.engine.kingdom import KingdomState


class Choices:
    """The descriptions of actions; each kind has a method for its short one.

    A kind with further effects has another method for them.
    """

    def __init__(self, pieces: Pieces, refuser: KingdomRefusalDescriber) -> None:
        self._pieces = pieces
        self._refuser = refuser
        self._speaker = pieces.speaker

    def named(self, state: KingdomState, action: actions.Action) -> str:
        """Return a short description of an action: "wheat E6, forest F6"."""
        return str(getattr(self, f"_{action.kind}")(state, action))

    def described(self, state: KingdomState, action: actions.Action) -> str:
        """Return an action and its effect: "Mine E6, lake F6. Mine 3 squares, 1 crown. Gain 3."."""
        effect = getattr(self, f"_effect_of_{action.kind}", None)
        return self.named(state, action) if effect is None else str(effect(state, action))

    def _place(self, state: KingdomState, action: actions.Place) -> str:
        preview = state.preview(action)
        if not isinstance(preview, Preview):
            return self._refuser.typed(action)
        return self._speaker.text(
            "choice-place-short",
            first=self._pieces.terrain_on_square(preview.first),
            second=self._pieces.terrain_on_square(preview.second),
        )

    def _effect_of_place(self, state: KingdomState, action: actions.Place) -> str:
        preview = state.preview(action)
        if not isinstance(preview, Preview):
            return self._refuser.typed(action)
        return self._speaker.text(
            "choice-place",
            first=capitalised(self._pieces.terrain_on_square(preview.first)),
            second=self._pieces.terrain_on_square(preview.second),
            property=capitalised(self._joined(preview)),
            gain=self.gain(preview.gain),
        )

    def _claim(self, _: KingdomState, action: actions.Claim) -> str:
        return self._pieces.domino(action.domino)

    def _draw_domino(self, _: KingdomState, action: actions.DrawDomino) -> str:
        return self._speaker.text("choice-draw_domino", domino=domino_text(action.domino))

    def _draw_king(self, _: KingdomState, action: actions.DrawKing) -> str:
        return self._speaker.text("choice-draw_king", name=self._speaker.name(action.seat))

    def gain(self, points: int) -> str:
        """Return the points won or lost by an action: "Gain 3"."""
        key = "choice-loss" if points < 0 else "choice-gain"
        return self._speaker.text(key, points=abs(points))

    def _joined(self, preview: Preview) -> str:
        return self._speaker.text(
            "choice-property",
            terrain=self._pieces.terrain(preview.property_terrain),
            squares=self._speaker.count("squares", preview.property_size),
            crowns=self._speaker.count("crowns", preview.property_crowns),
        )

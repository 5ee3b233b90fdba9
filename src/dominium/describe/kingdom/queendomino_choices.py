"""The actions that only Queendomino has: the three optional steps and the draw of a building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium._core import BuildPreview, TaxPreview
from dominium.describe.kingdom.buildings import gains
from dominium.describe.kingdom.choices import Choices
from dominium.describe.kingdom.squares import Point, names
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from dominium import actions
    from dominium.describe.kingdom.courts import Courts
    from dominium.describe.kingdom.pieces import Pieces
    from dominium.describe.kingdom.refusals import KingdomRefusalDescriber
    from dominium.engine.kingdom import KingdomState


class QueendominoChoices(Choices):
    """The descriptions of every action of Queendomino."""

    def __init__(self, pieces: Pieces, refuser: KingdomRefusalDescriber, courts: Courts) -> None:
        super().__init__(pieces, refuser)
        self._courts = courts

    def _tax(self, _: KingdomState, action: actions.Tax) -> str:
        squares = _squares(action)
        return self._speaker.text(
            "choice-tax-short", knights=len(squares), squares=names(map(Point.of, squares))
        )

    def _effect_of_tax(self, state: KingdomState, action: actions.Tax) -> str:
        preview = state.preview(action)
        if not isinstance(preview, TaxPreview):
            return self._tax(state, action)
        words = {
            "places": ", ".join(self._places(state, action)),
            "coins": self._speaker.count("coins", preview.coins),
        }
        if preview.bonus == 0:
            return self._speaker.text("choice-tax", **words)
        bonus = self._speaker.count("coins", preview.bonus)
        return self._speaker.text("choice-tax-bonus", **words, bonus=bonus)

    def _places(self, state: KingdomState, action: actions.Tax) -> list[str]:
        """Return the squares chosen for knights: "forest E6", "lake F6"."""
        view = state.view(None)
        seat = state.actor if isinstance(state.actor, int) else 0
        kingdom = view.kingdoms[state.game.kingdom_of(seat)]
        chosen = _squares(action)
        return [
            self._pieces.terrain_on_square(square)
            for square in kingdom.squares
            if square.square in chosen
        ]

    def _build(self, state: KingdomState, action: actions.Build) -> str:
        return self._speaker.text(
            "choice-build-short",
            slot=action.slot,
            building=self._on_slot(state, action.slot),
            square=action.square.upper(),
        )

    def _effect_of_build(self, state: KingdomState, action: actions.Build) -> str:
        preview = state.preview(action)
        if not isinstance(preview, BuildPreview):
            return self._build(state, action)
        effects = [
            self.gain(preview.gain),
            *gains(preview.knights, preview.towers, self._speaker.messages),
        ]
        if preview.queen:
            effects.append(self._speaker.text("choice-build-queen"))
        return self._speaker.text(
            "choice-build",
            slot=action.slot,
            building=self._courts.name(preview.building),
            square=action.square.upper(),
            cost=self._courts.cost(preview.cost),
            effects=", ".join(effects),
        )

    def _burn(self, state: KingdomState, action: actions.Burn) -> str:
        building = self._on_slot(state, action.slot)
        return self._speaker.text("choice-burn-short", slot=action.slot, building=building)

    def _effect_of_burn(self, state: KingdomState, action: actions.Burn) -> str:
        building = self._on_slot(state, action.slot)
        return self._speaker.text("choice-burn", slot=action.slot, building=building)

    def _decline(self, state: KingdomState, _: actions.Decline) -> str:
        return self._speaker.text(f"choice-decline-{state.view(None).step}")

    def _effect_of_decline(self, state: KingdomState, action: actions.Decline) -> str:
        return capitalised(self._decline(state, action))

    def _draw_building(self, _: KingdomState, action: actions.DrawBuilding) -> str:
        building = self._courts.name(action.building)
        return self._speaker.text("choice-draw_building", building=building)

    def _on_slot(self, state: KingdomState, slot: int) -> str:
        """Return the name of the building on a slot; empty where there is none."""
        board = state.view(None).building_board
        for one in board.slots if board else ():
            if one.slot == slot and one.building is not None:
                return self._courts.name(one.building)
        return ""


def _squares(action: actions.Tax) -> tuple[str, ...]:
    return (action.first,) if action.second is None else (action.first, action.second)

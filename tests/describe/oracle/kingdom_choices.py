"""The actions of the kingdom games in plain Python, as before the core told them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium._core import BuildPreview, Preview, TaxPreview
from dominium.describe.kingdom.squares import Point
from dominium.describe.text import capitalised
from dominium.notation import domino_text
from tests.describe.oracle.courts import Courts, gains
from tests.describe.oracle.kingdom_events import KingdomEventsOracle
from tests.describe.oracle.pieces import Pieces, names

if TYPE_CHECKING:
    from dominium import actions
    from dominium.actions import Action
    from dominium.describe.speaker import Speaker
    from dominium.engine.kingdom import KingdomState


class Typed:
    """Actions as they may be typed."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def typed(self, action: Action) -> str:
        """Return an action in words that may be typed: "E6 right", "build 1 F6"."""
        match action.kind:
            case "place":
                return self.placement(action.square, action.direction)
            case "place_castle":
                return action.square.upper()
            case "tax" | "build" | "burn" | "decline":
                word = self._speaker.text(f"typed-{action.kind}").split(",")[0]
                return " ".join([word, *str(action).upper().split(" ")[1:]])
            case _:
                return str(action)

    def placement(self, square: str, direction: str) -> str:
        """Return a placement in words: "E6 right"."""
        return self._speaker.text(
            "placement",
            square=square.upper(),
            direction=self._speaker.text(f"direction-{direction}"),
        )


class Choices:
    """The descriptions of actions; each kind has a method for its short one.

    A kind with further effects has another method for them.
    """

    def __init__(self, pieces: Pieces, refuser: Typed) -> None:
        self._pieces = pieces
        self.refuser = refuser
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
            return self.refuser.typed(action)
        return self._speaker.text(
            "choice-place-short",
            first=self._pieces.terrain_on_square(preview.first),
            second=self._pieces.terrain_on_square(preview.second),
        )

    def _effect_of_place(self, state: KingdomState, action: actions.Place) -> str:
        preview = state.preview(action)
        if not isinstance(preview, Preview):
            return self.refuser.typed(action)
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
        better = self._property(
            preview.property_terrain, preview.property_size, preview.property_crowns
        )
        if preview.other_size == 0:
            return better
        other = self._property(preview.other_terrain, preview.other_size, preview.other_crowns)
        return f"{better}; {other}"

    def _property(self, terrain: str, size: int, crowns: int) -> str:
        return self._speaker.text(
            "choice-property",
            terrain=self._pieces.terrain(terrain),
            squares=self._speaker.count("squares", size),
            crowns=self._speaker.count("crowns", crowns),
        )


class KingdominoChoices(Choices):
    """The descriptions of actions, with those that only Kingdomino has."""

    def _place_castle(self, _: KingdomState, action: actions.PlaceCastle) -> str:
        return self._speaker.text("choice-place_castle", square=action.square.upper())

    def _draw_seat(self, _: KingdomState, action: actions.DrawSeat) -> str:
        return self._speaker.text("choice-draw_seat", name=self._speaker.name(action.seat))


class QueendominoChoices(Choices):
    """The descriptions of every action of Queendomino."""

    def __init__(self, pieces: Pieces, refuser: Typed, courts: Courts) -> None:
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


def choices_of(oracle: KingdomEventsOracle) -> Choices:
    """Make the describer of the actions of a game."""
    pieces, typed = Pieces(oracle, oracle.game), Typed(oracle)
    if oracle.game.facts.has_court:
        return QueendominoChoices(pieces, typed, Courts(oracle))
    return KingdominoChoices(pieces, typed)


def _squares(action: actions.Tax) -> tuple[str, ...]:
    return (action.first,) if action.second is None else (action.first, action.second)

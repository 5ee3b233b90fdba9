"""Refusals in the kingdom games, and placements in words that may be typed."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from dominium.describe.kingdom.squares import Point
from dominium.describe.refusals import ALTERNATIVES, Refuser

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.actions import Action
    from dominium.errors import Parameter
    from dominium.state import State

COUNTED: Final = {"cost": "coins", "coins": "coins", "knights": "knights"}
"""Parameters of refusals that are told as numbers of something."""


class KingdomRefuser(Refuser):
    """Names squares and placements."""

    def possible(self, state: State, params: Mapping[str, Parameter]) -> list[str]:
        """A few legal actions, those nearest to the square of the refusal first."""
        legal = state.legal_actions()
        if "square" in params:
            refused = Point.of(str(params["square"]))
            legal.sort(key=lambda action: _distance(action, refused))
        named = legal[:ALTERNATIVES]
        declined = [action for action in legal[ALTERNATIVES:] if action.kind == "decline"]
        if declined:
            named[-1:] = declined
        return [self.typed(action) for action in named]

    def typed(self, action: Action) -> str:
        """An action in words that may be typed."""
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
        """A placement in words: "E6 right"."""
        return self._speaker.text(
            "placement",
            square=square.upper(),
            direction=self._speaker.text(f"direction-{direction}"),
        )

    def _ambiguous(self, text: str, options: str) -> str:
        """A square alone where a placement was meant: what is possible there."""
        if not options:
            return self._speaker.text("refusal-ambiguous-nowhere", text=text.upper())
        placements = [self.placement(one[:-1], one[-1]) for one in options.split(", ")]
        return self._speaker.text(
            "refusal-ambiguous", text=text.upper(), options=", ".join(placements)
        )

    def _arguments(self, params: Mapping[str, Parameter]) -> dict[str, Parameter]:
        counted = {
            name: self._speaker.count(noun, int(params[name]))
            for name, noun in COUNTED.items()
            if name in params
        }
        return super()._arguments(params) | counted


def _distance(action: Action, square: Point) -> float:
    """How far an action is from a square; those that name none come last."""
    named = getattr(action, "square", getattr(action, "first", None))
    return inf if named is None else Point.of(named).distance(square)

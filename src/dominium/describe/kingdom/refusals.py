"""The refusals of the kingdom games, and actions in words that may be typed."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from dominium.describe.kingdom.squares import Point
from dominium.describe.refusals import ALTERNATIVES, RefusalDescriber

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.actions import Action
    from dominium.engine.errors import Parameter
    from dominium.engine.game import State

COUNTED: Final = {"cost": "coins", "coins": "coins", "knights": "knights"}
"""The nouns of refusal parameters that are counts."""


class KingdomRefusalDescriber(RefusalDescriber):
    """The refusals of a kingdom game, with names of squares and placements."""

    def possible(self, state: State, params: Mapping[str, Parameter]) -> list[str]:
        """Return a few legal actions, those nearest to the refused square first."""
        legal = state.legal_actions()
        if "square" in params:
            refused = Point.of(str(params["square"]))
            legal.sort(key=lambda action: _distance(action, refused))
        named = legal[:ALTERNATIVES]
        declined = [action for action in legal[ALTERNATIVES:] if action.kind == "decline"]
        if declined:
            named[-1:] = declined
        return [self._typed(action) for action in named]

    def placement(self, square: str, direction: str) -> str:
        """Return a placement in words: "E6 right"."""
        return self._speaker.text(
            "placement",
            square=square.upper(),
            direction=self._speaker.text(f"direction-{direction}"),
        )

    def _ambiguous(self, text: str, options: str) -> str:
        """Return the refusal of a square without a direction, and the placements possible there."""
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
    """Return the distance of an action from a square; infinite for an action without one."""
    named = getattr(action, "square", getattr(action, "first", None))
    return inf if named is None else Point.of(named).distance(square)

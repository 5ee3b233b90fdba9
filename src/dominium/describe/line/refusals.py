"""The refusals of the domino games, and actions in words that may be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe.line.tiles import LETTERS
from dominium.describe.refusals import ALTERNATIVES, RefusalDescriber
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dominium.actions import Action
    from dominium.describe.line.speaker import LineSpeaker
    from dominium.engine.errors import Parameter
    from dominium.engine.game import State


class LineRefusalDescriber(RefusalDescriber):
    """The refusals of a domino game, with names of tiles and ends."""

    _speaker: LineSpeaker

    def __init__(self, speaker: LineSpeaker, typed: Callable[[Action], str], *, sums: bool) -> None:
        """Make the describer; `sums` is true if touching halves add up to 7."""
        super().__init__(speaker, typed)
        self._sums = sums

    def reason(self, code: str, params: Mapping[str, Parameter]) -> str:
        """Return the reason of a refusal."""
        if code == "tile_does_not_fit" and "number" in params:
            code += "-sum" if self._sums else "-end"
        return capitalised(super().reason(code, params))

    def possible(self, state: State, params: Mapping[str, Parameter]) -> list[str]:
        """Return a few legal actions, those with the refused tile first, then those at its end."""
        legal = state.legal_actions()
        tile, end = params.get("tile"), params.get("end")
        legal.sort(
            key=lambda action: (
                getattr(action, "tile", "") != tile,
                getattr(action, "end", "") != end,
            )
        )
        return [self._typed(action) for action in legal[:ALTERNATIVES]]

    def _laid(self, notation: str) -> str:
        """Return a tile with its end: "6-5 left", "6-1 left 6"."""
        tile, letter, outward = self._speaker.tile(notation[:2]), notation[2], notation[3:]
        return " ".join([tile, self._speaker.end(LETTERS[letter]), *outward])

    def _ambiguous(self, text: str, options: str) -> str:
        """Return the refusal of a tile without an end, or a matador without its outward half."""
        laid = [self._laid(option) for option in options.split(", ")]
        return self._speaker.text(
            "refusal-ambiguous-tile", tile=self._speaker.tile(text[:2]), options=", ".join(laid)
        )

    def _arguments(self, params: Mapping[str, Parameter]) -> dict[str, Parameter]:
        arguments = super()._arguments(params)
        if "tile" in params:
            arguments["tile"] = self._speaker.tile(str(params["tile"]))
        if "total" in params:
            arguments["pips"] = self._speaker.count("pips", int(params["total"]))
        if f"typed-{params.get('action')}" in self._speaker.messages:
            words = self._speaker.text(f"typed-{params['action']}")
            arguments["action"] = words.split(",")[0]
        return arguments

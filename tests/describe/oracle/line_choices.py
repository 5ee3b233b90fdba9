"""The actions of the line games in plain Python, as before the core told them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe.line.tiles import LETTERS
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from dominium import actions
    from dominium.actions import Action
    from dominium.describe.line.speaker import LineSpeaker
    from dominium.engine.line import LineState


class LineChoices:
    """The descriptions of actions; each kind has a method for its short one.

    A kind with further effects has another method for them.
    """

    def __init__(self, speaker: LineSpeaker) -> None:
        self._speaker = speaker

    def typed(self, action: Action) -> str:
        """Return an action in words that may be typed: "6-5 left", "double 6", "draw"."""
        match action.kind:
            case "lay":
                return self._laid(str(action))
            case "lead":
                return self._speaker.tile(str(action))
            case "draw" | "pass" | "hit" | "stand":
                return self._speaker.text(f"typed-{action.kind}").split(",")[0]
            case _:
                return str(action)

    def _laid(self, notation: str) -> str:
        """Return a tile with its end: "6-5 left", "6-1 left 6"."""
        tile, letter, outward = self._speaker.tile(notation[:2]), notation[2], notation[3:]
        return " ".join([tile, self._speaker.end(LETTERS[letter]), *outward])

    def named(self, action: actions.Action) -> str:
        """Return a short description of an action: "6-5 left"."""
        return str(getattr(self, f"_{action.kind}")(action))

    def described(self, state: LineState, action: actions.Action) -> str:
        """Return an action with its effect: "6-5 left. Ends 5 and 5."."""
        effect = getattr(self, f"_effect_of_{action.kind}", None)
        return capitalised(self.named(action) if effect is None else str(effect(state, action)))

    def _lead(self, action: actions.Lead) -> str:
        return self._speaker.tile(action.tile)

    def _effect_of_lead(self, state: LineState, action: actions.Lead) -> str:
        preview = state.preview(action)
        if preview is None:
            return self._lead(action)
        ends = self._speaker.open_numbers(preview.open_ends)
        return self._speaker.text("choice-lead", tile=self._lead(action), ends=ends)

    def _lay(self, action: actions.Lay) -> str:
        words = {"tile": self._speaker.tile(action.tile), "end": self._speaker.end(action.end)}
        if action.outward is None:
            return self._speaker.text("choice-lay-short", **words)
        return self._speaker.text("choice-lay-outward", **words, outward=action.outward)

    def _effect_of_lay(self, state: LineState, action: actions.Lay) -> str:
        preview = state.preview(action)
        if preview is None:
            return self._lay(action)
        words = {"laid": self._lay(action), "ends": self._speaker.open_numbers(preview.open_ends)}
        if not preview.points:
            return self._speaker.text("choice-lay", **words)
        gain = self._speaker.text("choice-gain", points=preview.points)
        return self._speaker.text("choice-lay-gain", **words, gain=gain)

    def _draw(self, _: actions.Draw) -> str:
        return self._speaker.text("choice-draw")

    def _effect_of_draw(self, state: LineState, _: actions.Draw) -> str:
        count = state.view(self._speaker.you).stock
        return self._speaker.text("choice-draw-stock", count=count)

    def _pass(self, _: actions.Pass) -> str:
        return self._speaker.text("choice-pass")

    def _hit(self, _: actions.Hit) -> str:
        return self._speaker.text("choice-hit")

    def _stand(self, _: actions.Stand) -> str:
        return self._speaker.text("choice-stand")

    def _effect_of_stand(self, state: LineState, action: actions.Stand) -> str:
        """Return the action, with the pips where the listener may see the hand."""
        hand = state.view(self._speaker.you).hands[_seat(state)]
        if hand.pips is None:
            return self._stand(action)
        pips = self._speaker.count("pips", hand.pips)
        return self._speaker.text("choice-stand-pips", pips=pips)

    def _draw_seat(self, action: actions.DrawSeat) -> str:
        return self._speaker.text("choice-draw_seat", name=self._speaker.name(action.seat))

    def _draw_tile(self, action: actions.DrawTile) -> str:
        return self._speaker.text("choice-draw_tile", tile=self._speaker.tile(action.tile))


def _seat(state: LineState) -> int:
    """Return the seat to act; 0 when it is chance or the game is over."""
    return state.actor if isinstance(state.actor, int) else 0

"""The title of a turn in plain Python, as before the core told it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dominium._core import LineView, View
    from dominium.describe.speaker import Speaker


def turn(speaker: Speaker, view: View | LineView) -> str:
    """Return the seat to move, or the step of chance."""
    if isinstance(view.actor, int):
        about = speaker.about(view.actor) | {"name": speaker.name(view.actor)}
        return speaker.text("title-turn", **about)
    return speaker.text(f"step-{view.step}")

"""The numbered list of the line games: tiles by their points, drawing and passing last."""

from collections.abc import Sequence

import dominium
from dominium import actions, describe
from dominium.describe import LineDescriber, Messages
from dominium.describe.parsing import folded
from dominium.terminal import words
from dominium.terminal.choices import Choices


class LineChoices(Choices):
    """The legal actions by points; a filter is a tile or an end."""

    def __init__(
        self,
        state: dominium.LineState,
        legal: Sequence[dominium.Action],
        describer: LineDescriber,
        messages: Messages,
    ) -> None:
        listed = sorted(legal, key=lambda action: -_points(state, action))
        super().__init__(state, describer, messages, listed)

    def _count(self, filter_text: str) -> int | None:
        """Return the number of actions to list; the two digits of a tile are none."""
        return None if words.tile_in(filter_text) else super()._count(filter_text)

    def _passes(self, action: dominium.Action, filter_text: str) -> bool:
        if (tile := words.tile_in(filter_text)) is not None:
            return isinstance(action, actions.Lead | actions.Lay) and action.tile == tile
        if (end := end_in(filter_text, self._messages)) is not None:
            return isinstance(action, actions.Lay) and action.end == end
        raise self._complaint("which-line-filter", text=filter_text)


def end_in(text: str, messages: Messages) -> str | None:
    """Return the end that a text names by letter, name or direction; None for other text."""
    for end, letter in describe.end_letters(messages.language).items():
        directions = words.aliases(messages, f"typed-direction-{end[0]}")
        if folded(text) in map(folded, (letter, messages.text(f"end-{end}"), *directions)):
            return end
    return None


def _points(state: dominium.LineState, action: dominium.Action) -> int:
    preview = state.preview(action)
    return 0 if preview is None else preview.points

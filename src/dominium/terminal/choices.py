"""The numbered list of what may be played now."""

import dominium
from dominium.describe import Describer, Messages
from dominium.terminal import words
from dominium.terminal.arguments import Complaint


class Choices:
    """The legal actions, best gain first; a filter leaves out lines but keeps their numbers."""

    def __init__(self, state: dominium.State, describer: Describer, messages: Messages) -> None:
        self._state = state
        self._describer = describer
        self._messages = messages
        self._actions = sorted(state.legal_actions(), key=self._rank)

    def lines(self, filter_text: str = "") -> list[str]:
        """How many actions are listed, then each with its number.

        Args:
            filter_text: empty, a number to list only so many, a square that the action covers, or
                a terrain that a placement joins or a claimed domino shows.

        Raises:
            Complaint: the filter is neither, or leaves nothing.
        """
        numbered = list(enumerate(self._actions, 1))
        if (count := words.number_in(filter_text)) is not None:
            kept = numbered[:count]
        else:
            kept = [(number, one) for number, one in numbered if self._passes(one, filter_text)]
        if not kept:
            raise self._complaint("nothing-there", text=filter_text, count=len(self._actions))
        described = [
            f"{number}. {self._describer.choice(self._state, action)}" for number, action in kept
        ]
        return [self._counted(len(kept)), *described]

    def action(self, number: int) -> dominium.Action:
        """The action of a number in the list.

        Raises:
            Complaint: the list has no such number.
        """
        if not 1 <= number <= len(self._actions):
            raise self._complaint("no-such-number", number=number, count=len(self._actions))
        return self._actions[number - 1]

    def _counted(self, shown: int) -> str:
        count = len(self._actions)
        if shown == count:
            return self._messages.text("terminal-choices", count=count)
        return self._messages.text("terminal-choices-shown", shown=shown, count=count)

    def _rank(self, action: dominium.Action) -> tuple[int, ...]:
        """Placements by gain, then by the size of the property; the rest in the rules' order."""
        preview = self._state.preview(action)
        best = (-preview.gain, -preview.property_size) if preview else ()
        return (*best, action.index)

    def _passes(self, action: dominium.Action, filter_text: str) -> bool:
        if not filter_text:
            return True
        if (square := words.square_in(filter_text)) is not None:
            return square in self._squares(action)
        if (terrain := words.terrain_in(filter_text, self._messages)) is not None:
            return terrain in self._terrains(action)
        raise self._complaint("which-filter", text=filter_text)

    def _squares(self, action: dominium.Action) -> tuple[str, ...]:
        if isinstance(action, dominium.actions.PlaceCastle):
            return (action.square,)
        preview = self._state.preview(action)
        return (preview.first.square, preview.second.square) if preview else ()

    def _terrains(self, action: dominium.Action) -> set[str]:
        """The terrains of the properties that a placement joins, or of a claimed domino."""
        view = self._state.view(None)
        if isinstance(action, dominium.actions.Claim):
            return {terrain for terrain, _ in dominium.scoring.domino(action.domino)}
        preview = self._state.preview(action)
        if preview is None or not isinstance(view.actor, int):
            return set()
        land = {here.square: here.terrain for here in view.kingdoms[view.actor].squares}
        return {
            half.terrain
            for half in (preview.first, preview.second)
            if half.terrain in map(land.get, words.neighbours(half.square))
        }

    def _complaint(self, key: str, **parameters: str | int) -> Complaint:
        return Complaint(self._messages.text(f"terminal-{key}", **parameters))

"""The numbered list of what may be played now."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import dominium
from dominium.describe import Describer, Messages
from dominium.terminal import words
from dominium.terminal.arguments import Complaint


class Choices(ABC):
    """The legal actions, best first; a filter leaves the numbers as they are.

    Args:
        state: the position.
        describer: the words of its game.
        messages: the language of what is typed and told.
        listed: the actions in their order.
        others: further actions that are listed only when somebody asks for them.
    """

    def __init__(
        self,
        state: dominium.State,
        describer: Describer,
        messages: Messages,
        listed: Sequence[dominium.Action],
        others: Sequence[dominium.Action] = (),
    ) -> None:
        self._state = state
        self._describer = describer
        self._messages = messages
        self._listed = len(listed)
        self._actions = [*listed, *others]

    def lines(self, filter_text: str = "") -> list[str]:
        """How many actions are listed, then each with its number.

        Args:
            filter_text: empty, a number to list only so many, or what the game filters by.

        Raises:
            Complaint: the filter is none of these, or leaves nothing.
        """
        numbered = list(enumerate(self._actions, 1))
        count = self._count(filter_text)
        if filter_text and count is None:
            kept = [(number, one) for number, one in numbered if self._passes(one, filter_text)]
        else:
            kept = numbered[: self._listed if count is None else count]
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

    def _count(self, filter_text: str) -> int | None:
        """How many actions the filter asks for; None when it asks for something else."""
        return words.number_in(filter_text)

    @abstractmethod
    def _passes(self, action: dominium.Action, filter_text: str) -> bool:
        """Whether a filter lets the action through; Complaint when it is no filter."""

    def _counted(self, shown: int) -> str:
        count = len(self._actions)
        if shown == count:
            return self._messages.text("terminal-choices", count=count)
        return self._messages.text("terminal-choices-shown", shown=shown, count=count)

    def _complaint(self, key: str, **parameters: str | int) -> Complaint:
        return Complaint(self._messages.text(f"terminal-{key}", **parameters))

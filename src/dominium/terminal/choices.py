"""The numbered list of the legal actions."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import dominium
from dominium.describe import Describer, Messages
from dominium.terminal import words
from dominium.terminal.arguments import CommandError


class Choices(ABC):
    """The legal actions, best first; a filter does not change their numbers.

    Args:
        state: the position.
        describer: the describer of its game.
        messages: the language of input and output.
        listed: the actions in their order.
        others: further actions that are listed only on request.
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
        """Return the number of listed actions, then each with its own number.

        Args:
            filter_text: empty, the number of actions to list, or a filter of the game.

        Raises:
            CommandError: the filter is none of these, or leaves nothing.
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
        """Return the action of a number in the list, counted from 1.

        Raises:
            CommandError: the list has no such number.
        """
        if not 1 <= number <= len(self._actions):
            raise self._complaint("no-such-number", number=number, count=len(self._actions))
        return self._actions[number - 1]

    def _count(self, filter_text: str) -> int | None:
        """Return the number of actions that the filter asks for; None when it is no number."""
        return words.number_in(filter_text)

    @abstractmethod
    def _passes(self, action: dominium.Action, filter_text: str) -> bool:
        """Return whether an action passes a filter; raise `CommandError` when it is no filter."""

    def _counted(self, shown: int) -> str:
        count = len(self._actions)
        if shown == count:
            return self._messages.text("terminal-choices", count=count)
        return self._messages.text("terminal-choices-shown", shown=shown, count=count)

    def _complaint(self, key: str, **parameters: str | int) -> CommandError:
        return CommandError(self._messages.text(f"terminal-{key}", **parameters))

"""The refusals of actions, and the faults of options, boards and records, as sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from dominium._core import told_fault
from dominium.describe.trees import formatter
from dominium.notation import domino_text

if TYPE_CHECKING:
    from dominium.actions import Action
    from dominium.describe.messages import Messages
    from dominium.describe.speaker import Speaker
    from dominium.engine.errors import Parameter
    from dominium.engine.game import State

ALTERNATIVES: Final = 3
"""The most legal actions that a refusal names."""

OF_OTHERS: Final = frozenset({"not_your_turn", "stale"})
"""Refusals that are followed by the seat to act and the expected action."""

OF_THE_TABLE: Final = frozenset(
    {
        "not_seated",
        "table_full",
        "unknown_table",
        "message_too_big",
        "bad_message",
        "not_started",
        "finished",
    }
)
"""Refusals for which no action of the game is an alternative."""


def is_complete(code: str, params: Mapping[str, Parameter]) -> bool:
    """Return whether the reason is complete: no action would do, or it names them itself."""
    return code in OF_THE_TABLE or bool(params.get("options"))


def fault(
    code: str,
    params: Mapping[str, Parameter],
    language: str,
    game: str = "",
    names: Sequence[str] = (),
) -> str:
    """Return the fault of options, a board, a set-up or a record; a game may have its own words.

    A seat is called by its name, or by its number where it has none. Where an entry should name a
    seat and does not, it is a negative number, and the sentence names nobody.
    """
    return formatter(language).text(told_fault(code, dict(params), game, list(names)))


class RefusalDescriber(ABC):
    """The texts of refusals, with legal alternatives."""

    def __init__(self, speaker: Speaker, typed: Callable[[Action], str]) -> None:
        """Make the describer; `typed` returns an action in words that may be typed."""
        self._speaker = speaker
        self._typed = typed

    def reason(self, code: str, params: Mapping[str, Parameter]) -> str:
        """Return the reason of a refusal."""
        if code == "ambiguous":
            return self._ambiguous(str(params["text"]), str(params["options"]))
        return self._speaker.text(f"refusal-{code}", **self._arguments(params))

    @abstractmethod
    def possible(self, state: State, params: Mapping[str, Parameter]) -> list[str]:
        """Return a few legal actions, those most similar to the refused one first."""

    @abstractmethod
    def _ambiguous(self, text: str, options: str) -> str:
        """Return the refusal of a text that fits several actions, or none."""

    def _arguments(self, params: Mapping[str, Parameter]) -> dict[str, Parameter]:
        """Return the parameters of a refusal as arguments of its message, with names of seats."""
        arguments = message_arguments(params, self._speaker.messages)
        if "seat" in params:
            seat = int(params["seat"])
            arguments["number"] = seat + 1
            arguments |= (
                self._speaker.about(seat)
                if seat < len(self._speaker.names)
                else {"name": self._speaker.text("seat-name", number=seat + 1), "you": "no"}
            )
        return arguments


def message_arguments(params: Mapping[str, Parameter], words: Messages) -> dict[str, Parameter]:
    """Return parameters as arguments of a message.

    Names of squares are in capitals; dominoes, buildings and ends go by their names.
    """
    arguments = {
        name: str(value).upper() if name in {"square", "squares"} else value
        for name, value in params.items()
    }
    if "domino" in params:
        arguments["domino"] = domino_text(int(params["domino"]))
    for name in ("building", "end"):
        if f"{name}-{params.get(name)}" in words:
            arguments[name] = words.text(f"{name}-{params[name]}")
    return arguments

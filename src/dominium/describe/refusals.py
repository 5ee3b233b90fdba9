"""Refusals of actions, and faults of things written down, as sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from dominium.describe.messages import messages
from dominium.describe.text import capitalised
from dominium.describe.words import terrain_key
from dominium.notation import domino_text

if TYPE_CHECKING:
    from dominium.actions import Action
    from dominium.describe.messages import Messages
    from dominium.describe.speaker import Speaker
    from dominium.errors import Parameter
    from dominium.state import State

ALTERNATIVES: Final = 3
"""How many legal actions a refusal names at most."""

OF_OTHERS: Final = frozenset({"not_your_turn", "stale"})
"""Refusals after which the listener has to hear what is expected now, and of whom."""

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
"""Refusals that no action of the game would answer."""


def is_complete(code: str, params: Mapping[str, Parameter]) -> bool:
    """Whether the reason alone says all: no action would do, or it names them itself."""
    return code in OF_THE_TABLE or bool(params.get("options"))


def fault(
    code: str,
    params: Mapping[str, Parameter],
    language: str,
    game: str = "kingdomino",
    names: Sequence[str] = (),
) -> str:
    """What is wrong with options, a board, a set-up or a record, in the words of a game.

    A seat goes by its name, or by its number where it has none.

    A code that says different things about different parameters has a message for each:
    `fault-malformed-row` where a row is named.
    """
    words = messages(language)
    arguments = message_arguments(params, words)
    if "faces" in params:
        arguments["faces"] = _faces(str(params["faces"]), words, game)
    if code == "unknown_domino":  # its number is no number of a box
        arguments["domino"] = params["domino"]
    if "ply" in params:
        arguments["number"] = int(params["ply"]) + 1
    keys = (f"fault-{code}-{name}" for name in params)
    key = next((key for key in keys if key in words), f"fault-{code}")
    sentence = words.text(key, **arguments)
    if "kingdom" in params:
        return words.text("fault-of_kingdom", number=int(params["kingdom"]) + 1, fault=sentence)
    if "seat" in params:
        seat = int(params["seat"])
        name = names[seat] if seat < len(names) else words.text("seat-name", number=seat + 1)
        sentence = words.text("fault-of_seat", name=name, fault=sentence)
    if "entry" in params:
        sentence = words.text("fault-of_entry", number=params["entry"], fault=sentence)
    return sentence


def _faces(faces: str, words: Messages, game: str) -> str:
    """Faces as the library writes them, "wheat 1, forest 0", in words."""
    halves = []
    for half in faces.split(", "):
        terrain, crowns = half.split()
        halves.append(
            words.text(
                "half-crowned",
                terrain=words.text(terrain_key(terrain, game, words)),
                crowns=words.text("count-crowns", count=int(crowns)),
            )
        )
    return capitalised(", ".join(halves))


class Refuser(ABC):
    """Says why an action is refused and names what would be legal."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def reason(self, code: str, params: Mapping[str, Parameter]) -> str:
        """Why an action is refused."""
        if code == "ambiguous":
            return self._ambiguous(str(params["text"]), str(params["options"]))
        return self._speaker.text(f"refusal-{code}", **self._arguments(params))

    @abstractmethod
    def possible(self, state: State, params: Mapping[str, Parameter]) -> list[str]:
        """A few legal actions, those nearest to what was refused first."""

    @abstractmethod
    def typed(self, action: Action) -> str:
        """An action in words that may be typed."""

    @abstractmethod
    def _ambiguous(self, text: str, options: str) -> str:
        """A text that means several actions, or none, where one was meant."""

    def _arguments(self, params: Mapping[str, Parameter]) -> dict[str, Parameter]:
        """The parameters of a refusal as arguments of its message; seats get their names."""
        arguments = message_arguments(params, self._speaker.messages)
        if "seat" in params:
            seat = int(params["seat"])
            arguments["number"] = seat + 1
            arguments["name"] = (
                self._speaker.leading_name(seat)
                if seat < len(self._speaker.names)
                else self._speaker.text("seat-name", number=seat + 1)
            )
        return arguments


def message_arguments(params: Mapping[str, Parameter], words: Messages) -> dict[str, Parameter]:
    """Parameters as arguments of a message.

    Names of squares are spoken as capitals, dominoes, buildings and ends by their names.
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

"""Refusals of actions, and faults of things written down, as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import TYPE_CHECKING, Final

from dominium.describe.messages import messages
from dominium.describe.squares import Point
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

COUNTED: Final = {"cost": "coins", "coins": "coins", "knights": "knights"}
"""Parameters of refusals that are told as numbers of something."""

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
    code: str, params: Mapping[str, Parameter], language: str, game: str = "kingdomino"
) -> str:
    """What is wrong with options, a board, a set-up or a record, in the words of a game.

    A code that says different things about different parameters has a message for each:
    `fault-malformed-row` where a row is named.
    """
    words = messages(language)
    arguments = _arguments(params, words)
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
        name = words.text("seat-name", number=int(params["seat"]) + 1)
        return words.text("fault-of_seat", name=name, fault=sentence)
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


class Refuser:
    """Says why an action is refused and names what would be legal."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def reason(self, code: str, params: Mapping[str, Parameter]) -> str:
        """Why an action is refused."""
        if code == "ambiguous":
            return self._ambiguous(str(params["text"]), str(params["options"]))
        arguments = _arguments(params, self._speaker.messages)
        arguments |= {
            name: self._speaker.count(noun, int(params[name]))
            for name, noun in COUNTED.items()
            if name in params
        }
        if "seat" in params:
            seat = int(params["seat"])
            arguments["number"] = seat + 1
            arguments["name"] = (
                self._speaker.leading_name(seat)
                if seat < len(self._speaker.names)
                else self._speaker.text("seat-name", number=seat + 1)
            )
        return self._speaker.text(f"refusal-{code}", **arguments)

    def possible(self, state: State, params: Mapping[str, Parameter]) -> str:
        """A few legal actions, those nearest to the square of the refusal first."""
        legal = state.legal_actions()
        if "square" in params:
            refused = Point.of(str(params["square"]))
            legal.sort(key=lambda action: _distance(action, refused))
        named = legal[:ALTERNATIVES]
        declined = [action for action in legal[ALTERNATIVES:] if action.kind == "decline"]
        if declined:
            named[-1:] = declined
        return ", ".join(self.typed(action) for action in named)

    def _ambiguous(self, square: str, options: str) -> str:
        """A square alone where a placement was meant: what is possible there."""
        if not options:
            return self._speaker.text("refusal-ambiguous-nowhere", text=square.upper())
        placements = [self.placement(one[:-1], one[-1]) for one in options.split(", ")]
        return self._speaker.text(
            "refusal-ambiguous", text=square.upper(), options=", ".join(placements)
        )

    def typed(self, action: Action) -> str:
        """An action in words that may be typed."""
        match action.kind:
            case "place":
                return self.placement(action.square, action.direction)
            case "place_castle":
                return action.square.upper()
            case "tax" | "build" | "burn" | "decline":
                word = self._speaker.text(f"typed-{action.kind}").split(",")[0]
                return " ".join([word, *str(action).upper().split(" ")[1:]])
            case _:
                return str(action)

    def placement(self, square: str, direction: str) -> str:
        """A placement in words: "E6 right"."""
        return self._speaker.text(
            "placement",
            square=square.upper(),
            direction=self._speaker.text(f"direction-{direction}"),
        )


def _arguments(params: Mapping[str, Parameter], words: Messages) -> dict[str, Parameter]:
    """Parameters as arguments of a message.

    Names of squares are spoken as capitals, dominoes and buildings by their names.
    """
    arguments = {
        name: str(value).upper() if name in {"square", "squares"} else value
        for name, value in params.items()
    }
    if "domino" in params:
        arguments["domino"] = domino_text(int(params["domino"]))
    if f"building-{params.get('building')}" in words:
        arguments["building"] = words.text(f"building-{params['building']}")
    return arguments


def _distance(action: Action, square: Point) -> float:
    """How far an action is from a square; those that name none come last."""
    named = getattr(action, "square", getattr(action, "first", None))
    return inf if named is None else Point.of(named).distance(square)

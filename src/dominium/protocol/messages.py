"""The messages of the bot protocol. A message is one line of JSON; `type` names its type.

Both sides ignore unknown keys, so that later versions may add some.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

PROTOCOL_VERSION: Final = 1


class ObservedAction(msgspec.Struct):
    """An action as the program's seat saw it.

    Attributes:
        seat: The acting seat, from 0; null for chance.
        action: The notation; `=?` is a tile that the seat may not know.
        events: The events of the action, in order.
    """

    seat: int | None
    action: str
    events: list[dict[str, Any]]


class Clock(msgspec.Struct):
    """The thinking time of a program.

    Attributes:
        move_seconds: The time for this decision.
        game_seconds: The time left for all decisions of the game; null where it is not limited.
    """

    move_seconds: float
    game_seconds: float | None


class Hello(msgspec.Struct, tag="hello"):
    """The first line a program reads.

    Attributes:
        protocols: The versions of the protocol that can be spoken.
        software: The name and version of the host, such as `Dominium 1.0.0`.
    """

    protocols: list[int]
    software: str


class NewGame(msgspec.Struct, tag="new_game", omit_defaults=True):
    """The beginning of a game, or the resumption of a running one; any earlier game is over.

    Attributes:
        id: Repeated in the answer.
        table: The game's name in the messages that follow.
        game: The id of the game, such as `kingdomino`.
        options: Every option of the game with its value.
        rules_revision: The revision of its rules.
        seat: The program's seat, from 0.
        seats: The number of seats.
        seed: A number for the program's own random generator.
        history: The actions so far; empty at the beginning.
        faces: Dominoes that show other faces than usual, as in records.
    """

    id: int
    table: str
    game: str
    options: dict[str, int | bool | str]
    rules_revision: int
    seat: int
    seats: int
    seed: int
    history: list[ObservedAction]
    faces: list[str] | UnsetType = UNSET


class Choose(msgspec.Struct, tag="choose"):
    """A request for a decision of the program's seat.

    Attributes:
        id: Repeated in the answer.
        table: The name of the game.
        ply: The number of actions so far.
        clock: The thinking time.
        news: The actions since the last message.
        view: The view of the seat.
        legal_actions: The actions to choose from, in the notation; never empty.
    """

    id: int
    table: str
    ply: int
    clock: Clock
    news: list[ObservedAction]
    view: dict[str, Any]
    legal_actions: list[str]


class Result(msgspec.Struct, tag="result"):
    """The end of a game; no answer.

    Attributes:
        table: The name of the game.
        news: The actions since the last message.
        outcome: The final ranking, as in records.
        scores: The explained score of every kingdom or seat.
    """

    table: str
    news: list[ObservedAction]
    outcome: dict[str, Any]
    scores: list[dict[str, Any]]


class Error(msgspec.Struct, tag="error"):
    """The loss of the program's seat; `quit` follows.

    Attributes:
        code: The code of its failure, as listed in `docs/bot-protocol.md`.
        detail: More about it, in English.
    """

    code: str
    detail: str


class Quit(msgspec.Struct, tag="quit"):
    """A request to end; the end of the program's input means the same."""


class IgnoredMessage(msgspec.Struct, tag="from_a_later_version"):
    """A message that no version knows: programs must ignore it, and checks test that they do."""


class HelloAnswer(msgspec.Struct, tag="hello"):
    """The program's introduction of itself.

    Attributes:
        protocol: The version that it speaks, one of those offered.
        name: The name of the program.
        version: Its own version.
        author: The author of the program.
        games: The games that it plays; all of them when left out.
    """

    protocol: int
    name: str
    version: str = ""
    author: str = ""
    games: list[str] | None = None


class Ready(msgspec.Struct, tag="ready"):
    """The answer that the program is ready for the game.

    Attributes:
        id: That of `new_game`.
    """

    id: int


class Choice(msgspec.Struct, tag="choose"):
    """The action that the program chooses.

    Attributes:
        id: That of the question.
        action: One of its legal actions, exactly as it was written there.
    """

    id: int
    action: str


Question = Hello | NewGame | Choose | Result | Error | Quit
Answer = HelloAnswer | Ready | Choice


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages: `to_program` and `from_program`."""
    (to_program, from_program), types = msgspec.json.schema_components([Question, Answer])
    named = {"to_program": to_program, "from_program": from_program}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Dominium bot protocol {PROTOCOL_VERSION}",
        "anyOf": list(named.values()),
        "$defs": {**named, **types},
    }

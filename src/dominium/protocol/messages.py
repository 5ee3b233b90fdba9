"""Every message of the bot protocol. A message is one line of JSON; `type` says which it is.

Unknown keys are passed over on both sides, so that later versions may say more.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

PROTOCOL_VERSION: Final = 1


class Seen(msgspec.Struct):
    """An action as the program's seat saw it.

    Attributes:
        seat: Who acted, from 0; null was chance.
        action: The notation; `=?` is a tile that the seat may not know.
        events: What it brought about, in order.
    """

    seat: int | None
    action: str
    events: list[dict[str, Any]]


class Clock(msgspec.Struct):
    """How long a program may think.

    Attributes:
        move_seconds: For this decision.
        game_seconds: What is left for all decisions of the game; null where it is not limited.
    """

    move_seconds: float
    game_seconds: float | None


class Hello(msgspec.Struct, tag="hello"):
    """The first line a program reads.

    Attributes:
        protocols: The versions of the protocol that can be spoken.
        software: Who speaks, such as `Dominium 1.0.0`.
    """

    protocols: list[int]
    software: str


class NewGame(msgspec.Struct, tag="new_game", omit_defaults=True):
    """A game begins, or one that has begun is taken up; whatever was before is over.

    Attributes:
        id: Repeated in the answer.
        table: The game's name in the messages that follow.
        game: Which game, such as `kingdomino`.
        options: Every option of the game with its value.
        rules_revision: The revision of its rules.
        seat: Where the program sits, from 0.
        seats: How many seats there are.
        seed: A number for the program's own random generator.
        history: What has happened so far; empty at the beginning.
        faces: Dominoes that show something else than usual, as in records.
    """

    id: int
    table: str
    game: str
    options: dict[str, int | bool | str]
    rules_revision: int
    seat: int
    seats: int
    seed: int
    history: list[Seen]
    faces: list[str] | UnsetType = UNSET


class Choose(msgspec.Struct, tag="choose"):
    """The program's seat has to decide.

    Attributes:
        id: Repeated in the answer.
        table: Which game.
        ply: How many actions have happened in it.
        clock: How long the program may think.
        news: What has happened since the last message.
        view: All that the seat sees.
        legal_actions: What can be chosen, in the notation; never empty.
    """

    id: int
    table: str
    ply: int
    clock: Clock
    news: list[Seen]
    view: dict[str, Any]
    legal_actions: list[str]


class Result(msgspec.Struct, tag="result"):
    """A game is over; no answer.

    Attributes:
        table: Which game.
        news: What has happened since the last message.
        outcome: How it ended, as in records.
        scores: The explained score of every kingdom or seat.
    """

    table: str
    news: list[Seen]
    outcome: dict[str, Any]
    scores: list[dict[str, Any]]


class Error(msgspec.Struct, tag="error"):
    """The program has lost its seat; `quit` follows.

    Attributes:
        code: What it did, as listed in `docs/bot-protocol.md`.
        detail: More about it, in English.
    """

    code: str
    detail: str


class Quit(msgspec.Struct, tag="quit"):
    """The program is to end; the end of its input means the same."""


class Unheard(msgspec.Struct, tag="from_a_later_version"):
    """What no version knows: a program passes over it, and checks try whether it does."""


class HelloAnswer(msgspec.Struct, tag="hello"):
    """Who the program is.

    Attributes:
        protocol: The version that it speaks, one of those offered.
        name: What it is called.
        version: Its own version.
        author: Who wrote it.
        games: The games that it plays; all of them when left out.
    """

    protocol: int
    name: str
    version: str = ""
    author: str = ""
    games: list[str] | None = None


class Ready(msgspec.Struct, tag="ready"):
    """The program is ready for the game.

    Attributes:
        id: That of `new_game`.
    """

    id: int


class Choice(msgspec.Struct, tag="choose"):
    """What the program chooses.

    Attributes:
        id: That of the question.
        action: One of its legal actions, exactly as it was written there.
    """

    id: int
    action: str


Question = Hello | NewGame | Choose | Result | Error | Quit
Answer = HelloAnswer | Ready | Choice


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages: `to_program` and `from_program`."""
    (to_program, from_program), types = msgspec.json.schema_components([Question, Answer])
    named = {"to_program": to_program, "from_program": from_program}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Dominium bot protocol {PROTOCOL_VERSION}",
        "anyOf": list(named.values()),
        "$defs": {**named, **types},
    }

"""The messages of talking, as they stand in the JSON."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dominium.server.schema.values import WholeNumber

Audience = Literal["table", "team"]
Phrase = Literal[
    "greeting",
    "good_luck",
    "your_turn",
    "one_moment",
    "nice_one",
    "well_played",
    "thanks",
    "sorry",
    "my_fault",
    "good_game",
    "another_game",
    "bye",
]
RequestId = Annotated[str, Meta(max_length=64)] | WholeNumber
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


# What a page sends


class SayCommand(Struct, tag="say", forbid_unknown_fields=True):
    """Something to say to the table or to the own team: a phrase or a text.

    ``seat`` tells which of several own seats speaks.
    """

    request: RequestId
    audience: Audience = "table"
    phrase: Phrase | None = None
    text: str | None = None
    seat: SeatNumber | None = None


class MuteCommand(Struct, tag="mute", forbid_unknown_fields=True):
    """Whoever sits at a seat is not to be heard any more, or again."""

    request: RequestId
    seat: SeatNumber
    on: bool


# What the server sends


class ChatMessage(Struct):
    """Something that was said; a phrase also by its code. ``at`` is in milliseconds since 1970."""

    number: int
    seat: int
    name: str
    audience: Audience
    text: str
    phrase: str | None
    you: bool
    at: int


class ChatUpdate(Struct, tag="said"):
    """The chat since the page's last number, or, if ``whole``, everything that is still shown.

    ``muted`` are the seats of people whom the viewer does not want to hear.
    """

    messages: list[ChatMessage]
    muted: list[int]
    whole: bool

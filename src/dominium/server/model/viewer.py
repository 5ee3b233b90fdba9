"""Values about people: persons, viewers, names and tokens."""

import base64
import hashlib
import hmac
from dataclasses import dataclass
from typing import Literal

from dominium.describe import Language, Length
from dominium.describe.text import plain_line
from dominium.server.common.errors import RequestError

Scope = Literal["play", "watch", "read", "bot"]
"""The uses of a personal token; with ``bot`` it acts for a bot of its owner."""

LONGEST_NAME = 40
_INVITATION_BYTES = 18


@dataclass(frozen=True, slots=True)
class Person:
    """A person who uses the server, or a bot of somebody's own.

    Attributes:
        id: The number in the database; never shown.
        name: The name last given, if any.
        owner: The person whose bot it is, by number; None for people.
    """

    id: int
    name: str | None
    owner: int | None = None

    @property
    def is_bot(self) -> bool:
        """True if a program of its owner decides for it."""
        return self.owner is not None


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """The claim of one of several own seats to see its hand, since an entry of the log."""

    seat: int
    since: int


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person, their seat claim, language and length of texts; without a person, the public.

    With ``by_actions`` their page plays the actions of open games again and words them by itself.
    """

    person: Person | None
    language: Language
    claim: SeatClaim | None = None
    length: Length = "short"
    by_actions: bool = False


def hash_secret(secret: str) -> bytes:
    """Return the hash that is stored for a token; tokens are long random texts."""
    return hashlib.sha256(secret.encode()).digest()


def invitation_token(seed: bytes, table: str, seat: int) -> str:
    """Return the token of a seat's invitation link.

    It follows from the seed of the table, which is secret until the end, so that the person who
    opened the table can see the link again although only its hash is looked up.

    Args:
        seed: The seed of the table's draws.
        table: The table.
        seat: The open seat, counted from 0.
    """
    message = f"dominium invitation {table} {seat}".encode()
    digest = hmac.digest(seed, message, "sha256")
    return base64.urlsafe_b64encode(digest[:_INVITATION_BYTES]).decode()


def clean_name(text: str) -> str:
    """Return a name without control characters and repeated spaces.

    Raises:
        RequestError: ``bad_name`` when nothing is left, or more than 40 characters.
    """
    name = plain_line(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise RequestError("bad_name", {"longest": LONGEST_NAME})
    return name

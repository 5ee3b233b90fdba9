"""People: a name, and what they see a table with."""

import base64
import hashlib
import hmac
from dataclasses import dataclass

from sqlalchemy import insert, update

from dominium.describe import Language, Length
from dominium.lines import plain_line
from dominium.server import clock
from dominium.server.refusals import Refused
from dominium.server.storage import Database, PersonRow

LONGEST_NAME = 40
_INVITATION_BYTES = 18


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who uses the server.

    Attributes:
        id: The number in the database; never shown.
        name: The name last given, if any.
    """

    id: int
    name: str | None


@dataclass(frozen=True, slots=True)
class Look:
    """Which of several own seats has seen its hand since an entry of the log."""

    seat: int
    since: int


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, with which of several seats, and how they are told; no person is the public."""

    person: Person | None
    language: Language
    look: Look | None = None
    length: Length = "short"


class People:
    """Everybody the server knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def welcome(self, known: Person | None, name: str) -> Person:
        """Note the name of a known person, or make a new one.

        Args:
            known: The person whose cookie came with the request, if any.
            name: A name as ``clean_name`` returns it.
        """
        if known is None:
            return await self._add(name)
        if known.name != name:
            async with self._database.write() as connection:
                await connection.execute(
                    update(PersonRow).where(PersonRow.id == known.id).values(name=name)
                )
        return Person(known.id, name)

    async def _add(self, name: str) -> Person:
        row = insert(PersonRow).values(name=name, created_at=clock.now())
        async with self._database.write() as connection:
            key = (await connection.execute(row)).inserted_primary_key
        if key is None:
            raise RuntimeError("the database gave the new person no number")
        return Person(key[0], name)


def hash_secret(secret: str) -> bytes:
    """The form in which a token is stored; tokens are long random texts."""
    return hashlib.sha256(secret.encode()).digest()


def invitation_token(seed: bytes, table: str, seat: int) -> str:
    """The token of a seat's invitation link.

    It follows from the seed of the table, which nobody is told before the end, so that the one who
    opened the table can see the link again although only its hash is looked up.

    Args:
        seed: What the draws of the table follow from.
        table: The table.
        seat: The open seat, counted from 0.
    """
    message = f"dominium invitation {table} {seat}".encode()
    digest = hmac.digest(seed, message, "sha256")
    return base64.urlsafe_b64encode(digest[:_INVITATION_BYTES]).decode()


def clean_name(text: str) -> str:
    """A name without control characters and doubled spaces.

    Raises:
        Refused: ``bad_name`` when nothing is left, or more than 40 characters.
    """
    name = plain_line(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad_name", {"longest": LONGEST_NAME})
    return name

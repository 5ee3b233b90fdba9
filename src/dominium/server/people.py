"""People: a secret that only the own browser keeps, and a name."""

import base64
import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass

from sqlalchemy import insert, select, update

from dominium.describe import Language
from dominium.server import clock
from dominium.server.refusals import Refused
from dominium.server.storage import Database, PersonRow

LONGEST_NAME = 40
LONGEST_SECRET = 64
_INVITATION_BYTES = 18


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who uses the server.

    Attributes:
        id: The number in the database; never shown.
        name: The name last given, if any.
        secret: What the browser's cookie holds; never stored.
    """

    id: int
    name: str | None
    secret: str


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, in which language; nobody in particular is the public."""

    person: Person | None
    language: Language


class People:
    """Everybody the server knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, secret: str | None) -> Person | None:
        """The person of a secret, if there is one."""
        if not secret or len(secret) > LONGEST_SECRET:
            return None
        query = select(PersonRow.id, PersonRow.name).where(
            PersonRow.secret_hash == hash_secret(secret)
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Person(row.id, row.name, secret) if row else None

    async def welcome(self, known: Person | None, name: str) -> Person:
        """Note the name of a known person, or make a new one.

        Args:
            known: The person whose secret came with the request, if any.
            name: A name as ``clean_name`` returns it.
        """
        if known is None:
            return await self._add(name)
        if known.name != name:
            async with self._database.write() as connection:
                await connection.execute(
                    update(PersonRow).where(PersonRow.id == known.id).values(name=name)
                )
        return Person(known.id, name, known.secret)

    async def _add(self, name: str) -> Person:
        secret = secrets.token_urlsafe(32)
        row = insert(PersonRow).values(
            secret_hash=hash_secret(secret), name=name, created_at=clock.now()
        )
        async with self._database.write() as connection:
            key = (await connection.execute(row)).inserted_primary_key
        if key is None:
            raise RuntimeError("the database gave the new person no number")
        return Person(key[0], name, secret)


def hash_secret(secret: str) -> bytes:
    """The form in which a secret or a token is stored; both are long random texts."""
    return hashlib.sha256(secret.encode()).digest()


def invitation_token(secret: str, table: str, seat: int) -> str:
    """The token of a seat's invitation link.

    It follows from the creator's own secret, so that the creator can see the link again although
    the server stores nothing but its hash.
    """
    message = f"dominium invitation {table} {seat}".encode()
    digest = hmac.digest(secret.encode(), message, "sha256")
    return base64.urlsafe_b64encode(digest[:_INVITATION_BYTES]).decode()


def clean_name(text: str) -> str:
    """A name without control characters and doubled spaces.

    Raises:
        Refused: ``bad_name`` when nothing is left, or more than 40 characters.
    """
    readable = (c for c in text if c.isspace() or not unicodedata.category(c).startswith("C"))
    name = " ".join(unicodedata.normalize("NFC", "".join(readable)).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad_name", {"longest": LONGEST_NAME})
    return name

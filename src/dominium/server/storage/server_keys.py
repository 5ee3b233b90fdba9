"""The secret keys of this installation, made on first use and shared by all processes."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from dominium.server.storage.models import ServerValueRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from dominium.server.storage import Database

VISIT_KEY: Final = "visit_key"
"""The name of the key under which the addresses of visits are hashed."""

_KEY_BYTES: Final = 32


class KeyedHash:
    """A hash under a key of this installation, so that nobody else can make it.

    Args:
        database: The database that stores the key.
        name: The name of its row.
        key: Another key to use instead.
    """

    def __init__(self, database: Database, name: str, key: bytes | None = None) -> None:
        self._database = database
        self._name = name
        self._key = key
        self._one_reads = asyncio.Lock()

    async def of(self, text: str) -> bytes:
        """Return the HMAC-SHA-256 of a text."""
        if self._key is None:
            async with self._one_reads:
                if self._key is None:
                    self._key = await server_key(self._database, self._name, _random_key)
        return hmac.digest(self._key, text.encode(), "sha256")


async def server_key(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    """Return a key of this installation, made on first use.

    Args:
        database: The database that stores it.
        name: The name of its row.
        make: Makes the key.
    """
    kept = await _read(database, name)
    if kept is not None:
        return kept
    try:
        async with database.write() as connection:
            row = {"name": name, "value": make()}
            await connection.execute(insert(ServerValueRow).values(row))
    except IntegrityError:
        pass  # another process was first: its key counts
    kept = await _read(database, name)
    if kept is None:
        raise RuntimeError(f"the key {name} could not be kept")
    return kept


def _random_key() -> bytes:
    return secrets.token_bytes(_KEY_BYTES)


async def _read(database: Database, name: str) -> bytes | None:
    query = select(ServerValueRow.value).where(ServerValueRow.name == name)
    async with database.read() as connection:
        return await connection.scalar(query)

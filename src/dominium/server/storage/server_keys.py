"""The secret keys of this installation, made on first use and shared by all processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from dominium.server.storage.models import ServerValueRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from dominium.server.storage import Database


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


async def _read(database: Database, name: str) -> bytes | None:
    query = select(ServerValueRow.value).where(ServerValueRow.name == name)
    async with database.read() as connection:
        return await connection.scalar(query)

"""The keys of this installation: made when they are first needed, the same for all processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from dominium.server.storage.models import ServerValueRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from dominium.server.storage import Database


async def kept_key(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    """A key of this installation.

    Args:
        database: Where it is kept.
        name: What it is called there.
        make: Makes it when it is needed for the first time.
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

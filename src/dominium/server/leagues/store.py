"""The store of leagues: one document each, replaced only by a change of its latest version."""

from __future__ import annotations

import asyncio
import re
import secrets
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update

from dominium.evenings import EveningRefused, from_plain, to_plain
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import hash_secret
from dominium.server.storage.models import LeagueRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dominium.evenings import Document, League
    from dominium.evenings.operations import Operation
    from dominium.server.model.viewer import Person
    from dominium.server.storage import Database

MOST_LEAGUES = 50
_ID_BYTES = 9
_KEY_BYTES = 24
_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


@dataclass(frozen=True, slots=True)
class StoredLeague:
    """A league as it is stored.

    Attributes:
        id: The id in its address.
        owner: The founder, by number; None when their data was erased.
        edit_hash: The hash of the key in the organisers' link.
        document: The document, with all operations.
        league: The league that follows from the document.
    """

    id: str
    owner: int | None
    edit_hash: bytes
    document: Document
    league: League

    def may_edit(self, person: Person | None, key: str | None) -> bool:
        """Tell whether somebody may change it: by the link of the organisers, or as its founder."""
        if person is not None and person.id == self.owner:
            return True
        return key is not None and secrets.compare_digest(hash_secret(key), self.edit_hash)


class Leagues:
    """The leagues of a server.

    Args:
        database: The database that stores them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, owner: Person, document: Document) -> tuple[str, str]:
        """Store a new league.

        Returns:
            Its id, and the key of the organisers' link.

        Raises:
            RequestError: ``too_many_leagues``.
        """
        league_id, key = secrets.token_urlsafe(_ID_BYTES), secrets.token_urlsafe(_KEY_BYTES)
        now = clock.now()
        row = {
            "id": league_id,
            "owner_id": owner.id,
            "edit_hash": hash_secret(key),
            "created_at": now,
            **_values(document, document.league()),
        }
        count = select(func.count()).where(LeagueRow.owner_id == owner.id)
        async with self._database.write() as connection:
            if (await connection.execute(count)).scalar_one() >= MOST_LEAGUES:
                raise RequestError("too_many_leagues", {"most": MOST_LEAGUES})
            await connection.execute(insert(LeagueRow).values(row))
        return league_id, key

    async def of_person(self, person: Person) -> list[tuple[str, str, int]]:
        """Return id, name and last change of somebody's leagues, the latest first."""
        query = (
            select(LeagueRow.id, LeagueRow.name, LeagueRow.updated_at)
            .where(LeagueRow.owner_id == person.id)
            .order_by(LeagueRow.updated_at.desc(), LeagueRow.id)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [(row.id, row.name, row.updated_at) for row in rows]

    async def read(self, league_id: str) -> StoredLeague:
        """Read the present state of a league.

        Raises:
            RequestError: ``unknown_league``, or ``outdated_league`` when its rules are gone.
        """
        if not _ID.fullmatch(league_id):
            raise RequestError("unknown_league")
        query = select(LeagueRow.owner_id, LeagueRow.edit_hash, LeagueRow.document).where(
            LeagueRow.id == league_id
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise RequestError("unknown_league")
        try:
            document, league = await asyncio.to_thread(_opened, row.document)
        except EveningRefused:
            raise RequestError("outdated_league") from None
        return StoredLeague(league_id, row.owner_id, row.edit_hash, document, league)

    async def write(self, stored: StoredLeague, operations: Sequence[Operation]) -> StoredLeague:
        """Apply operations to a league and store it.

        Args:
            stored: The version of the league that the operations were made for.
            operations: The operations, all or nothing.

        Raises:
            RequestError: ``stale_league`` when it has been changed meanwhile, or the reason why an
                operation is refused.
        """
        document, league = stored.document, stored.league
        with refusing():
            for operation in operations:
                league = league.after(operation)
                document = document.after(operation, now_text())
        query = (
            update(LeagueRow)
            .where(LeagueRow.id == stored.id, LeagueRow.version == stored.document.version)
            .values(_values(document, league))
        )
        async with self._database.write() as connection:
            if (await connection.execute(query)).rowcount != 1:
                raise RequestError("stale_league")
        return replace(stored, document=document, league=league)

    async def new_key(self, stored: StoredLeague) -> str:
        """Replace the key of the organisers' link; the one before stops working."""
        key = secrets.token_urlsafe(_KEY_BYTES)
        query = (
            update(LeagueRow).where(LeagueRow.id == stored.id).values(edit_hash=hash_secret(key))
        )
        async with self._database.write() as connection:
            await connection.execute(query)
        return key

    async def forget(self, stored: StoredLeague) -> None:
        """Delete a league with everything in it."""
        async with self._database.write() as connection:
            await connection.execute(delete(LeagueRow).where(LeagueRow.id == stored.id))


@contextmanager
def refusing() -> Iterator[None]:
    """Turn a refusal of a league into one of the request."""
    try:
        yield
    except EveningRefused as refused:
        raise RequestError(refused.code, refused.params) from None


def now_text() -> str:
    """Format the present time for the documents of leagues."""
    return datetime.fromtimestamp(clock.now() // 1000, UTC).isoformat()


def _opened(plain: object) -> tuple[Document, League]:
    """Return a stored document and the league that follows from it."""
    document = from_plain(plain)
    return document, document.league()


def _values(document: Document, league: League) -> dict[str, object]:
    return {
        "name": league.rules.name,
        "version": document.version,
        "document": to_plain(document),
        "updated_at": clock.now(),
    }

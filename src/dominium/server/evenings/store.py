"""Leagues in the database: one document each, replaced only by whoever has seen the last one."""

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
from dominium.server import clock
from dominium.server.people import hash_secret
from dominium.server.refusals import Refused
from dominium.server.storage.models import LeagueRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dominium.evenings import Document, League
    from dominium.evenings.operations import Operation
    from dominium.server.people import Person
    from dominium.server.storage import Database

MOST_LEAGUES = 50
_ID_BYTES = 9
_KEY_BYTES = 24
_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


@dataclass(frozen=True, slots=True)
class Kept:
    """A league as it is kept.

    Attributes:
        id: The name in its address.
        owner: Who founded it, by number; nobody any more when they are forgotten.
        edit_hash: The hash of the key in the organisers' link.
        document: Everything that has happened to it.
        league: What follows from the document.
    """

    id: str
    owner: int | None
    edit_hash: bytes
    document: Document
    league: League

    def may_edit(self, person: Person | None, key: str | None) -> bool:
        """Whether somebody may change it: by the link of the organisers, or as its founder."""
        if person is not None and person.id == self.owner:
            return True
        return key is not None and secrets.compare_digest(hash_secret(key), self.edit_hash)


class Leagues:
    """All leagues of a server.

    Args:
        database: Where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def found(self, owner: Person, document: Document) -> tuple[str, str]:
        """Keep a new league.

        Returns:
            Its name, and the key of the organisers' link.

        Raises:
            Refused: ``too_many_leagues``.
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
                raise Refused("too_many_leagues", {"most": MOST_LEAGUES})
            await connection.execute(insert(LeagueRow).values(row))
        return league_id, key

    async def of_person(self, person: Person) -> list[tuple[str, str, int]]:
        """Name in the address, name and last change of somebody's leagues, the latest first."""
        query = (
            select(LeagueRow.id, LeagueRow.name, LeagueRow.updated_at)
            .where(LeagueRow.owner_id == person.id)
            .order_by(LeagueRow.updated_at.desc(), LeagueRow.id)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [(row.id, row.name, row.updated_at) for row in rows]

    async def read(self, league_id: str) -> Kept:
        """A league as it stands now.

        Raises:
            Refused: ``unknown_league``, or ``outdated_league`` when its rules are gone.
        """
        if not _ID.fullmatch(league_id):
            raise Refused("unknown_league")
        query = select(LeagueRow.owner_id, LeagueRow.edit_hash, LeagueRow.document).where(
            LeagueRow.id == league_id
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise Refused("unknown_league")
        try:
            document, league = await asyncio.to_thread(_opened, row.document)
        except EveningRefused:
            raise Refused("outdated_league") from None
        return Kept(league_id, row.owner_id, row.edit_hash, document, league)

    async def write(self, kept: Kept, operations: Sequence[Operation]) -> Kept:
        """Let something happen to a league.

        Args:
            kept: The league that it was worked out on.
            operations: What happens, all or nothing.

        Raises:
            Refused: ``stale_league`` when it has been changed meanwhile, or why something cannot
                happen to it.
        """
        document, league = kept.document, kept.league
        with refusing():
            for operation in operations:
                league = league.after(operation)
                document = document.after(operation, now_text())
        query = (
            update(LeagueRow)
            .where(LeagueRow.id == kept.id, LeagueRow.version == kept.document.version)
            .values(_values(document, league))
        )
        async with self._database.write() as connection:
            if (await connection.execute(query)).rowcount != 1:
                raise Refused("stale_league")
        return replace(kept, document=document, league=league)

    async def new_key(self, kept: Kept) -> str:
        """Another key for the organisers' link; the one before opens nothing any more."""
        key = secrets.token_urlsafe(_KEY_BYTES)
        query = update(LeagueRow).where(LeagueRow.id == kept.id).values(edit_hash=hash_secret(key))
        async with self._database.write() as connection:
            await connection.execute(query)
        return key

    async def forget(self, kept: Kept) -> None:
        """Delete a league with everything in it."""
        async with self._database.write() as connection:
            await connection.execute(delete(LeagueRow).where(LeagueRow.id == kept.id))


@contextmanager
def refusing() -> Iterator[None]:
    """Say no to a request with what a league says no with."""
    try:
        yield
    except EveningRefused as refused:
        raise Refused(refused.code, refused.params) from None


def now_text() -> str:
    """The time as documents of leagues keep it."""
    return datetime.fromtimestamp(clock.now() // 1000, UTC).isoformat()


def _opened(plain: object) -> tuple[Document, League]:
    """A kept document and what follows from it."""
    document = from_plain(plain)
    return document, document.league()


def _values(document: Document, league: League) -> dict[str, object]:
    return {
        "name": league.rules.name,
        "version": document.version,
        "document": to_plain(document),
        "updated_at": clock.now(),
    }

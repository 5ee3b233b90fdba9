"""What was said and who is muted, as the database keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from dominium.server import clock
from dominium.server.refusals import Refused
from dominium.server.storage import Database
from dominium.server.storage.models import MessageRow, MuteRow

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

SHOWN = 200
MOST_AT_A_TABLE = 5000
MOST_AT_ONCE = 6
AT_ONCE_MILLISECONDS = 10_000
_TRIES = 8


class Message(NamedTuple):
    """Something said at a table; see ``storage.MessageRow``."""

    number: int
    person: int | None
    seat: int
    audience: str
    kind: str
    text: str
    at: int


class Ears(NamedTuple):
    """What somebody hears of a table.

    Attributes:
        team: The seats whose words to their team are for these ears too.
        muted: The people who are not to be heard.
        until: The moment up to which is heard, in milliseconds since 1970; none for everything.
    """

    team: tuple[int, ...]
    muted: frozenset[int]
    until: int | None


class Store:
    """What was said at all tables.

    Args:
        database: Where it is kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table_id: str, message: Message) -> None:
        """Write a message behind those of a table; its number and time are given here.

        Raises:
            Refused: ``talk_too_fast``, or ``talk_full``.
        """
        for _ in range(_TRIES):
            try:
                async with self._database.write() as connection:
                    return await _add(connection, table_id, message)
            except IntegrityError:  # another process has just given away this number
                continue
        raise Refused("stale")

    async def after(self, table_id: str, number: int, ears: Ears) -> list[Message]:
        """The latest messages after a number that somebody hears, the oldest first."""
        row = MessageRow
        heard = [
            row.table_id == table_id,
            row.number > number,
            or_(row.audience == "table", row.seat.in_(ears.team)),
            or_(row.person_id.is_(None), row.person_id.not_in(ears.muted)),
        ]
        if ears.until is not None:
            heard.append(row.created_at <= ears.until)
        query = (
            select(
                row.number,
                row.person_id,
                row.seat,
                row.audience,
                row.kind,
                row.text,
                row.created_at,
            )
            .where(*heard)
            .order_by(row.number.desc())
            .limit(SHOWN)
        )
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        return [Message(*each) for each in reversed(found)]

    async def muted_by(self, person: int) -> frozenset[int]:
        """The people whom somebody does not want to hear."""
        query = select(MuteRow.muted_id).where(MuteRow.person_id == person)
        async with self._database.read() as connection:
            return frozenset((await connection.scalars(query)).all())

    async def mute(self, person: int, other: int, *, on: bool) -> None:
        """Note that somebody does not want to hear another person, or does again."""
        async with self._database.write() as connection:
            await connection.execute(
                delete(MuteRow).where(MuteRow.person_id == person, MuteRow.muted_id == other)
            )
            if on:
                row = {"person_id": person, "muted_id": other}
                await connection.execute(insert(MuteRow).values(row))


async def _add(connection: AsyncConnection, table_id: str, message: Message) -> None:
    last = func.max(MessageRow.number), func.max(MessageRow.created_at)
    query = select(*last).where(MessageRow.table_id == table_id)
    number, at = (await connection.execute(query)).one()
    if (number or 0) >= MOST_AT_A_TABLE:
        raise Refused("talk_full")
    now = max(clock.now(), at or 0)
    if await _said_since(connection, table_id, message.person, now) >= MOST_AT_ONCE:
        raise Refused("talk_too_fast")
    row = {
        "table_id": table_id,
        "number": (number or 0) + 1,
        "person_id": message.person,
        "seat": message.seat,
        "audience": message.audience,
        "kind": message.kind,
        "text": message.text,
        "created_at": now,
    }
    await connection.execute(insert(MessageRow).values(row))


async def _said_since(
    connection: AsyncConnection, table_id: str, person: int | None, now: int
) -> int:
    """How much somebody has just said at a table."""
    query = select(func.count()).where(
        MessageRow.table_id == table_id,
        MessageRow.person_id == person,
        MessageRow.created_at > now - AT_ONCE_MILLISECONDS,
    )
    return await connection.scalar(query) or 0

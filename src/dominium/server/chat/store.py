"""The store of messages and of who is muted, in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from dominium.server.common import clock
from dominium.server.common.errors import RequestError
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
    """A message at a table; see ``storage.MessageRow``."""

    number: int
    person: int | None
    seat: int
    audience: str
    kind: str
    text: str
    at: int


class ChatFilter(NamedTuple):
    """The part of the chat that a reader gets.

    Attributes:
        team: The seats whose messages to their team are for this reader too.
        muted: The people whose messages are left out.
        until: The time of the last message, in milliseconds since 1970; None for no limit.
    """

    team: tuple[int, ...]
    muted: frozenset[int]
    until: int | None


class Store:
    """The messages of all tables.

    Args:
        database: The database that stores them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table_id: str, message: Message) -> None:
        """Append a message to those of a table; its number and time are set here.

        Raises:
            RequestError: ``talk_too_fast``, or ``talk_full``.
        """
        for _ in range(_TRIES):
            try:
                async with self._database.write() as connection:
                    return await _add(connection, table_id, message)
            except IntegrityError:  # another process has just given away this number
                continue
        raise RequestError("stale")

    async def after(self, table_id: str, number: int, chat_filter: ChatFilter) -> list[Message]:
        """Return the latest messages after a number that pass a filter, the oldest first."""
        row = MessageRow
        heard = [
            row.table_id == table_id,
            row.number > number,
            or_(row.audience == "table", row.seat.in_(chat_filter.team)),
            or_(row.person_id.is_(None), row.person_id.not_in(chat_filter.muted)),
        ]
        if chat_filter.until is not None:
            heard.append(row.created_at <= chat_filter.until)
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

    async def hidden(self, table_id: str) -> int:
        """Return the number of messages of a table that the operator has hidden."""
        (row,) = await self._database.look_up(_HIDDEN, [(table_id,)])
        count: int = row[0]
        return count

    async def muted_by(self, person: int) -> frozenset[int]:
        """Return the people whom somebody has muted, by number."""
        muted = await self._database.look_up(_MUTED, [(person,)])
        return frozenset(other for (other,) in muted)

    async def mute(self, person: int, other: int, *, on: bool) -> None:
        """Store that somebody mutes another person, or no longer does."""
        async with self._database.write() as connection:
            await connection.execute(
                delete(MuteRow).where(MuteRow.person_id == person, MuteRow.muted_id == other)
            )
            if on:
                row = {"person_id": person, "muted_id": other}
                await connection.execute(insert(MuteRow).values(row))


_MUTED: Final = "SELECT muted_id FROM mute WHERE person_id = ?"
_HIDDEN: Final = "SELECT count(*) FROM message WHERE table_id = ? AND kind = 'hidden'"


async def _add(connection: AsyncConnection, table_id: str, message: Message) -> None:
    last = func.max(MessageRow.number), func.max(MessageRow.created_at)
    query = select(*last).where(MessageRow.table_id == table_id)
    number, at = (await connection.execute(query)).one()
    if (number or 0) >= MOST_AT_A_TABLE:
        raise RequestError("talk_full")
    now = max(clock.now(), at or 0)
    if await _said_since(connection, table_id, message.person, now) >= MOST_AT_ONCE:
        raise RequestError("talk_too_fast")
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
    """Count somebody's messages at a table in the last ``AT_ONCE_MILLISECONDS``."""
    query = select(func.count()).where(
        MessageRow.table_id == table_id,
        MessageRow.person_id == person,
        MessageRow.created_at > now - AT_ONCE_MILLISECONDS,
    )
    return await connection.scalar(query) or 0

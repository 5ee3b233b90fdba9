"""Bots of people with accounts: each is a person of its own, for whom a program decides.

A bot is made with the first token that is to act for it, and has the name of the token. Whoever
makes another token with that name, as after a new password, goes on with the same bot.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select

from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.model.viewer import Person
from dominium.server.storage.models import BotRow, PersonRow

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.storage import Database

MOST_BOTS: Final = 5
"""The greatest number of bots of one owner."""


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A bot of somebody.

    Attributes:
        id: The number by which its owner deletes it.
        person: The person that it is at tables.
    """

    id: int
    person: Person


class OwnBots:
    """The bots of all people.

    Args:
        database: The database that stores them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, owner: Person) -> list[OwnBot]:
        """Return the bots of somebody, the oldest first."""
        async with self._database.read() as connection:
            return await _find(connection, owner.id)


async def named_bot(connection: AsyncConnection, owner: int, name: str) -> Person:
    """Return the bot of somebody that has a name; make it if there is none.

    Args:
        connection: A transaction that keeps out others who make bots for the same owner.
        owner: The owner, by number.
        name: A name as ``clean_name`` returns it.

    Raises:
        RequestError: ``too_many_bots``.
    """
    there = await _find(connection, owner)
    for bot in there:
        if bot.person.name == name:
            return bot.person
    if len(there) >= MOST_BOTS:
        raise RequestError("too_many_bots")
    person = insert(PersonRow).values(name=name, created_at=clock.now()).returning(PersonRow.id)
    number: int = (await connection.execute(person)).scalar_one()
    await connection.execute(insert(BotRow).values(person_id=number, owner_id=owner))
    return Person(number, name, owner)


async def _find(connection: AsyncConnection, owner: int) -> list[OwnBot]:
    query = (
        select(BotRow.id, BotRow.person_id, PersonRow.name)
        .join(PersonRow, PersonRow.id == BotRow.person_id)
        .where(BotRow.owner_id == owner)
        .order_by(BotRow.id)
    )
    return [
        OwnBot(row.id, Person(row.person_id, row.name, owner))
        for row in await connection.execute(query)
    ]

"""The store of people."""

from sqlalchemy import insert, update

from dominium.server.common import clock
from dominium.server.model.viewer import Person
from dominium.server.storage import Database, PersonRow


class People:
    """The people whom the server knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def update_or_create(self, known: Person | None, name: str) -> Person:
        """Update the name of a known person, or create a new one.

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

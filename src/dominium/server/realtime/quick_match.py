"""Quick matches: two people who wait for the same game are seated at one new table.

A page that waits asks again and again, and each request is held a while. What there is to know
stands in the database, so any process can answer any request, and a lost answer can be asked for
again. A table is opened only after the pages of both have asked once more: nobody is seated whose
page is gone.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

import dominium
from dominium.engine.errors import Fault, OptionError
from dominium.server.common import clock
from dominium.server.common.coalescing import Coalescer
from dominium.server.common.errors import RequestError
from dominium.server.model.table import Seat
from dominium.server.model.viewer import Person
from dominium.server.realtime.seeks import HELD_SECONDS, Seek, Seeks
from dominium.server.storage import PersonRow
from dominium.server.tables.creation import distinct_name
from dominium.server.tables.seating import STAND_IN

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dominium.server.storage import Database
    from dominium.server.tables.service import Tables

PEOPLE: Final = 2
"""The number of people who are seated together."""

LOOKED_EVERY: Final = 0.5
"""Seconds between two looks at what has become of a seek while its request is held."""


class QuickMatch:
    """The people who wait for anybody else, and the tables that are opened for them.

    Args:
        database: The database.
        tables: The tables.
    """

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables
        self._seeks = Seeks(database)
        self._looking = Coalescer(self._seeks.look)
        self._ending = asyncio.Event()

    async def begin(self, person: Person, key: str, game: dominium.Game) -> None:
        """Let somebody wait for anybody else; the last page of a person counts.

        Args:
            person: The person who waits.
            key: A random text of the page, by which it asks again.
            game: The game with its usual options; bots take the seats beside the two.
        """
        await self._seeks.clear()
        await self._seeks.begin(person.id, key, game.id, game.seats)

    async def wait(self, person: Person, key: str, is_gone: Callable[[], bool]) -> str | None:
        """Wait a while and return the table that was found; None to ask again at once.

        Args:
            person: The person who waits.
            key: The key of the page.
            is_gone: Tells whether the page has gone away meanwhile: then it waits no longer.

        Raises:
            RequestError: ``not_waiting`` or ``waits_elsewhere``.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + HELD_SECONDS
        seek = await self._seeks.ask(person.id, key)
        while seek.table is None and loop.time() < until and not self._ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), LOOKED_EVERY)
            if is_gone():
                await self.leave(person, key)
            looked = await self._looking.get(person.id)
            if looked is None or looked.key != key:
                raise RequestError("waits_elsewhere" if looked else "not_waiting")
            seek = looked
            if seek.is_asked or seek.is_late(clock.now()):
                break
        return await self._seated(seek) if seek.table is not None else None

    async def leave(self, person: Person, key: str) -> None:
        """End the waiting of a page; one that does not wait stays as it is."""
        await self._seeks.end(person.id, key)

    async def seeking(self, besides: Person | None) -> Mapping[str, int]:
        """Count the people who wait for each game, besides one."""
        return await self._seeks.count(besides.id if besides else None)

    def end(self) -> None:
        """Answer all requests that are held."""
        self._ending.set()

    async def _seated(self, seek: Seek) -> str:
        """Return the table of a pair; whoever of the two asks first opens it."""
        if seek.table is None or seek.partner is None:
            raise RuntimeError("no table was chosen for this pair")
        pair = await self._people(seek.person, seek.partner)
        names = [person.name or "" for person in pair]
        names[1] = distinct_name(names[1], names[:1])
        seats = [
            Seat(number, "person", name, None, person.id)
            for number, (name, person) in enumerate(zip(names, pair, strict=True))
        ]
        bots = [Seat(number, "bot", None, STAND_IN, None) for number in range(PEOPLE, seek.seats)]
        game = game_for(seek.game, seek.seats)
        opened = await self._tables.open(pair[0], game, [*seats, *bots], table_id=seek.table)
        return opened.id

    async def _people(self, *people: int) -> list[Person]:
        """Return the two people of a pair in an order that both requests find alike."""
        query = select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(people))
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(PersonRow.id))
            return [Person(row.id, row.name) for row in rows]


def game_for(game: str, seats: int | None) -> dominium.Game:
    """Return a game for two people or more, with its usual options.

    Args:
        game: The id of the game.
        seats: The number of seats; None for the usual one.

    Raises:
        RequestError: ``bad_table`` with all faults.
    """
    try:
        found = dominium.load(game) if seats is None else dominium.load(game, seats=seats)
    except OptionError as error:
        raise RequestError("bad_table", faults=error.faults) from None
    if found.seats < PEOPLE:
        fault = Fault("wrong_seats", {"seats": found.seats, "given": PEOPLE})
        raise RequestError("bad_table", faults=[fault])
    return found

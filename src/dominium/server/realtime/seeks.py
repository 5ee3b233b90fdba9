"""The store of seeks: who waits for whom, the same for all processes.

Two seeks make a pair when they point at each other. Whoever found the other has agreed to it, and
the other agrees by asking once more, which only a page does that is there now. With both a table is
chosen. Whoever does not agree in time is taken for gone, and their seek is deleted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import and_, delete, func, or_, select, text, update

from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.storage.models import MuteRow, SeekRow
from dominium.server.tables.ids import new_table_id

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.storage import Database

HELD_SECONDS: Final = 15.0
"""The longest time for which the request of a page that waits is held."""

ANSWER_MILLISECONDS: Final = 5_000
"""The time in which a page agrees; it asks again at once."""

FRESH_MILLISECONDS: Final = int(HELD_SECONDS * 1000) + 10_000
"""The time after its last request for which a page counts as waiting."""

KEPT_MILLISECONDS: Final = 120_000
"""The time after its last request for which a page may still hear of its table."""


class Seek(NamedTuple):
    """A row of a person who waits.

    Attributes:
        person: The person, by number.
        key: The key of the page that waits; of several pages of a person the last one counts.
        game: The id of the game.
        seats: The number of seats of the table.
        begun_at: The time since which they wait, in milliseconds since 1970.
        seen_at: The time of the last request.
        partner: The person with whom they are about to be seated.
        asked_at: The time at which that was found.
        agreed: True if the page has asked again since then, and so is there.
        table: The table at which they sit now.
    """

    person: int
    key: str
    game: str
    seats: int
    begun_at: int
    seen_at: int
    partner: int | None
    asked_at: int
    agreed: bool
    table: str | None

    @property
    def is_asked(self) -> bool:
        """True if the page has to ask again to agree."""
        return self.partner is not None and not self.agreed

    def is_late(self, now: int) -> bool:
        """Tell whether the time is over in which both should have agreed."""
        return self.partner is not None and now >= self.asked_at + ANSWER_MILLISECONDS

    def is_with(self, other: Seek | None, now: int) -> bool:
        """Tell whether two are a pair that may still agree."""
        if other is None or self.partner != other.person or other.partner != self.person:
            return False
        return not (self.is_late(now) or other.is_late(now))


class Seeks:
    """The seeks of all processes.

    Args:
        database: The database of the rows.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, person: int, key: str, game: str, seats: int) -> None:
        """Store that somebody waits, in place of what they waited for before.

        The same again with the same key changes nothing.
        """
        row = {"person": person, "key": key, "game": game, "seats": seats, "now": clock.now()}
        async with self._database.write() as connection:
            await connection.execute(_BEGIN, row)

    async def clear(self) -> None:
        """Delete the seeks of pages that are gone, past those that somebody is at."""
        gone = SeekRow.seen_at < clock.now() - KEPT_MILLISECONDS
        free = select(SeekRow.person_id).where(gone).with_for_update(skip_locked=True)
        async with self._database.write() as connection:
            await connection.execute(delete(SeekRow).where(SeekRow.person_id.in_(free)))

    async def end(self, person: int, key: str) -> None:
        """Delete the seek of a page, unless a table was found for it already."""
        own = SeekRow.person_id == person, SeekRow.key == key, SeekRow.table_id.is_(None)
        async with self._database.write() as connection:
            await connection.execute(delete(SeekRow).where(*own))

    async def look(self, people: Collection[int]) -> Mapping[int, Seek]:
        """Return the seeks of people as they are now; those without one are left out."""
        rows = await self._database.look_up(_LOOK, [(person,) for person in people])
        return {row[0]: Seek(*row) for row in rows}

    async def ask(self, person: int, key: str) -> Seek:
        """Note that the page of a seek is there, and agree to a pair or look for one.

        Args:
            person: The person who waits.
            key: The key of the page.

        Raises:
            RequestError: ``not_waiting``, or ``waits_elsewhere`` when another page of the same
                person waits in its place.
        """
        now = clock.now()
        async with self._database.write() as connection:
            seeks = await _same_wish(connection, person)
            own = seeks.get(person)
            if own is None:
                raise RequestError("not_waiting")
            if own.key != key:
                raise RequestError("waits_elsewhere")
            if own.table is not None:
                return own
            own = own._replace(seen_at=now)
            partner = seeks.get(own.partner) if own.partner is not None else None
            if partner is not None and own.is_with(partner, now):
                changed = _agreed(own, partner)
            else:
                await _drop(connection, own, partner)
                changed = await _met(connection, own, seeks, now)
            for seek in sorted(changed):  # in the same order everywhere
                await _write(connection, seek)
        return changed[0]

    async def count(self, besides: int | None) -> Mapping[str, int]:
        """Count the people who wait for each game, besides one; games without any are left out."""
        query = (
            select(SeekRow.game, func.count().label("people"))
            .where(
                SeekRow.seen_at >= clock.now() - FRESH_MILLISECONDS,
                SeekRow.table_id.is_(None),
                SeekRow.person_id != (besides or 0),
            )
            .group_by(SeekRow.game)
        )
        async with self._database.read() as connection:
            return {row.game: row.people for row in await connection.execute(query)}


async def _same_wish(connection: AsyncConnection, person: int) -> dict[int, Seek]:
    """Lock and return all seeks for the game and seats for which somebody waits."""
    own = select(SeekRow.game, SeekRow.seats).where(SeekRow.person_id == person)
    wish = (await connection.execute(own)).one_or_none()
    if wish is None:
        return {}
    query = (
        select(*_COLUMNS)
        .where(SeekRow.game == wish.game, SeekRow.seats == wish.seats)
        .order_by(SeekRow.person_id)
        .with_for_update()
    )
    return {row[0]: Seek._make(row) for row in await connection.execute(query)}


def _agreed(own: Seek, partner: Seek) -> tuple[Seek, ...]:
    """Return the seeks after one has agreed: a table is chosen once both have."""
    if not partner.agreed:
        return (own._replace(agreed=True),)
    table = new_table_id()
    return own._replace(agreed=True, table=table), partner._replace(table=table)


async def _drop(connection: AsyncConnection, own: Seek, partner: Seek | None) -> None:
    """Delete the seek of somebody who did not agree in time: their page is gone."""
    if partner is not None and partner.partner == own.person and partner.is_asked:
        await connection.execute(delete(SeekRow).where(SeekRow.person_id == partner.person))


async def _met(
    connection: AsyncConnection, own: Seek, seeks: Mapping[int, Seek], now: int
) -> tuple[Seek, ...]:
    """Return the seeks after one has looked for another: a new pair, or the one alone."""
    apart = await _kept_apart(connection, own.person)
    free = [
        seek
        for seek in seeks.values()
        if seek.person != own.person
        and seek.person not in apart
        and seek.table is None
        and seek.seen_at >= now - FRESH_MILLISECONDS
        and not (seek.person == own.partner and seek.is_asked)
        and not seek.is_with(seeks.get(seek.partner or 0), now)
    ]
    if not free:
        return (own._replace(partner=None, agreed=False),)
    other = min(free, key=lambda seek: (seek.begun_at, seek.person))
    return (
        own._replace(partner=other.person, asked_at=now, agreed=True),
        other._replace(partner=own.person, asked_at=now, agreed=False),
    )


async def _kept_apart(connection: AsyncConnection, person: int) -> set[int]:
    """Return the people whom somebody has muted, and those who have muted them."""
    query = select(MuteRow.person_id, MuteRow.muted_id).where(
        or_(MuteRow.person_id == person, MuteRow.muted_id == person)
    )
    return {one for pair in await connection.execute(query) for one in pair}


async def _write(connection: AsyncConnection, seek: Seek) -> None:
    own = and_(SeekRow.person_id == seek.person, SeekRow.key == seek.key)
    await connection.execute(
        update(SeekRow)
        .where(own)
        .values(
            seen_at=seek.seen_at,
            partner_id=seek.partner,
            asked_at=seek.asked_at,
            agreed=seek.agreed,
            table_id=seek.table,
        )
    )


_COLUMNS: Final = (
    SeekRow.person_id,
    SeekRow.key,
    SeekRow.game,
    SeekRow.seats,
    SeekRow.begun_at,
    SeekRow.seen_at,
    SeekRow.partner_id,
    SeekRow.asked_at,
    SeekRow.agreed,
    SeekRow.table_id,
)
_LOOK: Final = (
    "SELECT person_id, key, game, seats, begun_at, seen_at, partner_id, asked_at, agreed, table_id"
    " FROM seek WHERE person_id = ?"
)
_BEGIN: Final = text(
    "INSERT INTO seek (person_id, key, game, seats, begun_at, seen_at, asked_at, agreed)"
    " VALUES (:person, :key, :game, :seats, :now, :now, 0, FALSE)"
    " ON CONFLICT (person_id) DO UPDATE SET key = excluded.key, game = excluded.game,"
    " seats = excluded.seats, begun_at = excluded.begun_at, seen_at = excluded.seen_at,"
    " partner_id = NULL, asked_at = 0, agreed = FALSE, table_id = NULL"
    " WHERE seek.key <> excluded.key"
)

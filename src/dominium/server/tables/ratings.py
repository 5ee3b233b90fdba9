"""The settling of a finished table: a result for each seat, and ratings if it was rated.

Ratings are those of Weng and Lin after Plackett and Luce, by game and number of seats; teams
are rated as teams, and equal places as equal. A player who has left, had no time left, or let a
bot act at a rated table is last.

People are rated among people. Where bots of people with accounts sit too, only the ratings of the
bots change: they are measured by people, whose ratings stay as they are.
"""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

import dominium
from dominium.server.common.errors import RequestError
from dominium.server.storage.models import AccountRow, PersonRow, RatingRow, ResultRow
from dominium.server.storage.owners import owner_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from openskill.models import PlackettLuceRating
    from sqlalchemy.ext.asyncio import AsyncConnection

    from dominium.server.model.table import Table
    from dominium.server.storage import Database, Job
    from dominium.server.tables.service import Tables

logger = logging.getLogger(__name__)

MODEL: Final = PlackettLuce()
# Nobody has played yet: 1000. Nobody is shown a rating they have most probably not reached.
SHOWN_AT_FIRST, SHOWN_STEP = 1000, 40


@dataclass(frozen=True, slots=True)
class Side:
    """A seat, or the seats of a team, with its place and points.

    Attributes:
        seats: The seats, counted from 0.
        place: The place, 1 for the best; equal places are shared.
        points: The points; None where the side did not play to the end.
    """

    seats: tuple[int, ...]
    place: int
    points: int | None


class ResultRecorder:
    """A recorder of the results of finished tables, each exactly once.

    Args:
        database: The database of results and ratings.
        tables: The tables.
    """

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def __call__(self, job: Job) -> None:
        """Store the result of a table and the new ratings in one transaction."""
        try:
            table = await self._tables.read(job.table)
        except RequestError as refused:
            logger.info("table %s has no result: %s", job.table, refused.code)
            return
        if table.status != "finished":
            return
        try:
            async with self._database.write() as connection:
                await _settle(connection, table)
        except IntegrityError:
            if not await self._is_settled(job.table):
                raise

    async def _is_settled(self, table_id: str) -> bool:
        """Tell whether another process was first."""
        query = select(func.count()).where(ResultRow.table_id == table_id)
        async with self._database.read() as connection:
            return bool(await connection.scalar(query))


def sides(table: Table) -> list[Side]:
    """Return the sides of a finished table, with those last who had left it."""
    gone, played = _gone(table), _sides_played(table)
    left = [side for side in played if gone.intersection(side.seats)]
    if not left:
        return played
    stayed = [side for side in played if not gone.intersection(side.seats)]
    places = sorted(side.place for side in stayed)
    return [
        *(replace(side, place=places.index(side.place) + 1) for side in stayed),
        *(replace(side, place=len(stayed) + 1, points=None) for side in left),
    ]


def updated_ratings(
    before: Sequence[Sequence[PlackettLuceRating]], places: Sequence[int]
) -> list[list[PlackettLuceRating]]:
    """Return the ratings after a game.

    Args:
        before: The ratings of each side's people.
        places: The place of each side; the lowest is the best.
    """
    after: list[list[PlackettLuceRating]] = MODEL.rate(
        [list(side) for side in before], ranks=[float(place) for place in places]
    )
    return after


def shown_rating(mu: float, sigma: float) -> int:
    """Return a rating as people see it: the strength that somebody has most probably reached.

    Args:
        mu: The estimated strength.
        sigma: The uncertainty of the estimate.
    """
    return round(SHOWN_AT_FIRST + SHOWN_STEP * MODEL.rating(mu=mu, sigma=sigma).ordinal())


def _gone(table: Table) -> frozenset[int]:
    """Return the seats whose people were away at the end, or let a bot act at a rated table."""
    away = {seat.seat for seat in table.seats if seat.is_away}
    return table.forfeited | away | (_helped(table) if table.settings.rated else set())


def _helped(table: Table) -> set[int]:
    """Return the seats of people for whom a bot acted."""
    people = {seat.seat for seat in table.seats if seat.kind != "bot"}
    return people & {ply.seat for ply in table.plies if ply.seat is not None and ply.by_bot}


def _sides_played(table: Table) -> list[Side]:
    outcome = table.state.outcome()
    match outcome:
        case dominium.Outcome():
            return [Side(one.seats, one.place, one.total) for one in outcome.standings]
        case dominium.LineOutcome():
            return [Side((one.seat,), one.place, one.total) for one in outcome.standings]
    return [Side((seat.seat,), 1, None) for seat in table.seats]


async def _settle(connection: AsyncConnection, table: Table) -> None:
    found, people = sides(table), _people(table)
    rated = await _rated(connection, table) if table.settings.rated else frozenset()
    rows = [
        {
            "table_id": table.id,
            "seat": seat,
            "person_id": people.get(seat),
            "game": table.game.id,
            "seats": table.game.seats,
            "rank": side.place,
            "points": side.points,
            "rated": people.get(seat) in rated,
            "finished_at": table.turn_began,
        }
        for side in found
        for seat in side.seats
    ]
    await connection.execute(insert(ResultRow), rows)
    if rated:
        await _rate(connection, table, found, rated)


def _people(table: Table) -> dict[int, int]:
    """Return the person of each seat's result: those with one seat of their own.

    What was played on a device counts for nobody.
    """
    if table.settings.carried:
        return {}
    kinds = {"person", "own_bot"}
    own = [seat for seat in table.seats if seat.kind in kinds and seat.person is not None]
    held = Counter(seat.person for seat in own)
    return {seat.seat: seat.person for seat in own if seat.person and held[seat.person] == 1}


async def _rated(connection: AsyncConnection, table: Table) -> frozenset[int]:
    """Return the people whose ratings a table changes: all, or if bots sit there too, the bots.

    Nobody is rated unless each seat belongs to another person with an account, or to a bot of
    another one, who has come to play. A rematch begins without asking anybody: people who were
    away and never acted lose nothing.
    """
    people, acted = _people(table), {ply.seat for ply in table.plies if not ply.by_bot}
    if len(people) < max(2, len(table.seats)) or _gone(table) - acted:
        return frozenset()
    query = (
        select(func.count(AccountRow.person_id.distinct()))
        .select_from(PersonRow)
        .join(AccountRow, AccountRow.person_id == owner_of(PersonRow.id))
        .where(PersonRow.id.in_(people.values()))
    )
    if await connection.scalar(query) != len(people):
        return frozenset()
    own_bots = {people[seat.seat] for seat in table.seats if seat.kind == "own_bot"}
    return frozenset(own_bots or people.values())


async def _rate(
    connection: AsyncConnection, table: Table, found: Sequence[Side], rated: Collection[int]
) -> None:
    people = _people(table)
    known = await _ratings(connection, table, people.values())
    teams = [[known[people[seat]][0] for seat in side.seats] for side in found]
    after = updated_ratings(teams, [side.place for side in found])
    for side, ratings in zip(found, after, strict=True):
        for seat, rating in zip(side.seats, ratings, strict=True):
            person = people[seat]
            if person in rated:
                await _write(connection, table, person, rating, known[person][1])


async def _ratings(
    connection: AsyncConnection, table: Table, people: Collection[int]
) -> dict[int, tuple[PlackettLuceRating, int]]:
    """Read each person's rating and number of games, and lock out other writers meanwhile."""
    # No row of a rating need exist yet: the people are what two tables have to wait at.
    await connection.execute(
        select(PersonRow.id)
        .where(PersonRow.id.in_(people))
        .order_by(PersonRow.id)
        .with_for_update(key_share=True)
    )
    query = select(RatingRow.person_id, RatingRow.mu, RatingRow.sigma, RatingRow.games).where(
        RatingRow.person_id.in_(people),
        RatingRow.game == table.game.id,
        RatingRow.seats == table.game.seats,
    )
    known = {person: (MODEL.rating(), 0) for person in people}
    for person, mu, sigma, games in (await connection.execute(query)).all():
        known[person] = (MODEL.rating(mu=mu, sigma=sigma), games)
    return known


async def _write(
    connection: AsyncConnection,
    table: Table,
    person: int,
    rating: PlackettLuceRating,
    games: int,
) -> None:
    key = {"person_id": person, "game": table.game.id, "seats": table.game.seats}
    values: dict[str, Any] = {
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": games + 1,
        "updated_at": table.turn_began,
    }
    if games == 0:
        await connection.execute(insert(RatingRow).values({**key, **values}))
    else:
        await connection.execute(update(RatingRow).filter_by(**key).values(values))

"""What the results and ratings of somebody, or of everybody who is public, come to."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import case, func, select

from dominium.server.accounts.messages import (
    HistoryShown,
    RankedShown,
    RatingShown,
    RatingsShown,
    ResultShown,
    StatisticsShown,
)
from dominium.server.ratings import shown_rating
from dominium.server.storage.models import AccountRow, PersonRow, RatingRow, ResultRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.storage import Database

GAMES_AT_ONCE = 50
LONGEST_LIST = 200


class Statistics:
    """Questions about results and ratings.

    Args:
        database: Where they are kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> list[StatisticsShown]:
        """How somebody has done, by game and number of seats."""
        query = (
            select(
                ResultRow.game,
                ResultRow.seats,
                func.count(),
                func.sum(case(((ResultRow.rank == 1) & (ResultRow.seats > 1), 1), else_=0)),
                func.avg(ResultRow.rank),
                func.max(ResultRow.points),
                func.avg(ResultRow.points),
            )
            .where(ResultRow.person_id == person)
            .group_by(ResultRow.game, ResultRow.seats)
            .order_by(ResultRow.game, ResultRow.seats)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            StatisticsShown(
                game, seats, games, wins, round(float(place), 2), best, _rounded(points)
            )
            for game, seats, games, wins, place, best, points in rows
        ]

    async def history(self, person: int, before: int | None) -> HistoryShown:
        """The latest games of somebody.

        Args:
            person: Who it is, by number.
            before: Only those that were finished before this moment, in milliseconds.
        """
        query = select(ResultRow).where(ResultRow.person_id == person)
        if before is not None:
            query = query.where(ResultRow.finished_at < before)
        query = query.order_by(ResultRow.finished_at.desc(), ResultRow.table_id)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.limit(GAMES_AT_ONCE + 1))).all()
        shown = rows[:GAMES_AT_ONCE]
        games = [
            ResultShown(
                table=row.table_id,
                game=row.game,
                seats=row.seats,
                place=row.rank,
                points=row.points,
                rated=row.rated,
                finished=time_text(row.finished_at),
            )
            for row in shown
        ]
        return HistoryShown(games, shown[-1].finished_at if len(rows) > len(shown) else None)

    async def ratings(self, person: int) -> list[RatingShown]:
        """The ratings of somebody, by game and number of seats."""
        query = (
            select(RatingRow)
            .where(RatingRow.person_id == person)
            .order_by(RatingRow.game, RatingRow.seats)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            RatingShown(row.game, row.seats, shown_rating(row.mu, row.sigma), row.games)
            for row in rows
        ]

    async def ranked(self, game: str, seats: int | None) -> RatingsShown:
        """The ratings of those who are public.

        Args:
            game: The game.
            seats: How many play it; the fewest that anybody is rated with when left out.
        """
        public = (
            select(RatingRow, AccountRow.login, PersonRow.name)
            .join(AccountRow, AccountRow.person_id == RatingRow.person_id)
            .join(PersonRow, PersonRow.id == RatingRow.person_id)
            .where(RatingRow.game == game, AccountRow.public)
        )
        of_seats = public.with_only_columns(RatingRow.seats).distinct().order_by(RatingRow.seats)
        async with self._database.read() as connection:
            counts = list(await connection.scalars(of_seats))
            wanted = seats if seats is not None else (counts[0] if counts else 0)
            listed = public.where(RatingRow.seats == wanted)
            rows = (await connection.execute(listed)).all()
        rated = [
            (shown_rating(row.mu, row.sigma), row.name or row.login, row.login, row.games)
            for row in rows
        ]
        rated.sort(key=lambda player: (-player[0], player[1], player[2]))
        return RatingsShown(game, wanted, counts, _placed(rated[:LONGEST_LIST]))


def time_text(milliseconds: int) -> str:
    """A time of the database as it stands in the JSON."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def _placed(rated: Sequence[tuple[int, str, str, int]]) -> list[RankedShown]:
    better = [rating for rating, *_ in rated]
    return [
        RankedShown(better.index(rating) + 1, login, name, rating, games)
        for rating, name, login, games in rated
    ]


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(float(points), 1)

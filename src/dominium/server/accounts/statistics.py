"""Statistics of the results and ratings of one person, or of everybody who is public."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import case, func, select

from dominium.server.schema.accounts import (
    GameResultView,
    HistoryPage,
    RankedPlayer,
    RatingsPage,
    RatingView,
    StatisticsView,
)
from dominium.server.storage.models import AccountRow, PersonRow, RatingRow, ResultRow
from dominium.server.storage.owners import is_bot, owner_of
from dominium.server.tables.ratings import shown_rating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium.server.storage import Database

GAMES_AT_ONCE = 50
LONGEST_LIST = 200


class Statistics:
    """Queries of results and ratings.

    Args:
        database: The database that stores them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> list[StatisticsView]:
        """Return the statistics of a person's results, by game and number of seats."""
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
            StatisticsView(game, seats, games, wins, round(float(place), 2), best, _rounded(points))
            for game, seats, games, wins, place, best, points in rows
        ]

    async def history(self, person: int, before: int | None) -> HistoryPage:
        """Return the latest games of somebody.

        Args:
            person: The person, by number.
            before: The end of the range, in milliseconds since 1970: only games finished before it.
        """
        query = select(ResultRow).where(ResultRow.person_id == person)
        if before is not None:
            query = query.where(ResultRow.finished_at < before)
        query = query.order_by(ResultRow.finished_at.desc(), ResultRow.table_id)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.limit(GAMES_AT_ONCE + 1))).all()
        shown = rows[:GAMES_AT_ONCE]
        games = [
            GameResultView(
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
        return HistoryPage(games, shown[-1].finished_at if len(rows) > len(shown) else None)

    async def ratings(self, person: int) -> list[RatingView]:
        """Return the ratings of somebody, by game and number of seats."""
        query = (
            select(RatingRow)
            .where(RatingRow.person_id == person)
            .order_by(RatingRow.game, RatingRow.seats)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            RatingView(row.game, row.seats, shown_rating(row.mu, row.sigma), row.games)
            for row in rows
        ]

    async def ranked(self, game: str, seats: int | None, *, bots: bool = False) -> RatingsPage:
        """Return the ratings of those who are public, the best first.

        Args:
            game: The game.
            seats: The number of players; the fewest that anybody is rated with when left out.
            bots: True for the bots of these people in place of themselves.
        """
        who = is_bot(RatingRow.person_id) if bots else ~is_bot(RatingRow.person_id)
        public = (
            select(RatingRow, AccountRow.login, PersonRow.name)
            .select_from(RatingRow)
            .join(AccountRow, AccountRow.person_id == owner_of(RatingRow.person_id))
            .join(PersonRow, PersonRow.id == RatingRow.person_id)
            .where(RatingRow.game == game, AccountRow.public, who)
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
        return RatingsPage(game, wanted, counts, _placed(rated[:LONGEST_LIST]))


def time_text(milliseconds: int) -> str:
    """Format a time of the database for the JSON."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def _placed(rated: Sequence[tuple[int, str, str, int]]) -> list[RankedPlayer]:
    better = [rating for rating, *_ in rated]
    return [
        RankedPlayer(better.index(rating) + 1, login, name, rating, games)
        for rating, name, login, games in rated
    ]


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(float(points), 1)

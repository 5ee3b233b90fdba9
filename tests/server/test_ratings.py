"""Results and ratings: by openskill's own figures, counted anew by hand, and exactly once."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import count
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update

import dominium
from dominium.server.accounts.people import People
from dominium.server.accounts.statistics import GAMES_AT_ONCE, Statistics
from dominium.server.common import clock
from dominium.server.common.errors import RequestError
from dominium.server.common.settings import Settings
from dominium.server.model.table import Entry, Seat, Table
from dominium.server.model.table_settings import TableSettings
from dominium.server.storage import Database, Job
from dominium.server.storage.models import AccountRow, BotRow, RatingRow, ResultRow, TableRow
from dominium.server.tables.ratings import (
    ResultRecorder,
    Side,
    shown_rating,
    sides,
    updated_ratings,
)
from tests.server.conftest import lay_out_tables

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Sequence

pytestmark = pytest.mark.both_backends

RATED = TableSettings(rated=True)
NUMBERS = count(1)


class OnlyThese:
    """Tables that are read from memory, as if their logs said so."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}

    async def read(self, table_id: str) -> Table:
        if table_id not in self.tables:
            raise RequestError("outdated_table")
        return self.tables[table_id]


class Club:
    """People with accounts who play, and where their results are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = OnlyThese()
        self.statistics = Statistics(database)
        self.bots: set[int] = set()
        self.settle = self.another_process()

    def another_process(
        self, database: Database | None = None
    ) -> Callable[[str], Coroutine[Any, Any, None]]:
        """The recorder of results of another process, called with a table."""
        tables: Any = self.tables
        recorder = ResultRecorder(database or self.database, tables)
        return lambda table: recorder(Job(table, "result", 0))

    async def members(self, number: int, *, accounts: bool = True) -> list[int]:
        """New people, with accounts if wished."""
        people = [
            await People(self.database).update_or_create(None, f"P{seat}") for seat in range(number)
        ]
        if accounts:
            rows = [
                {
                    "person_id": person.id,
                    "login": f"login{person.id}",
                    "password_hash": "",
                    "public": False,
                    "created_at": 0,
                }
                for person in people
            ]
            async with self.database.write() as connection:
                await connection.execute(insert(AccountRow), rows)
        return [person.id for person in people]

    async def bot_of(self, owner: int) -> int:
        """A new bot of somebody."""
        person = await People(self.database).update_or_create(None, "Rex")
        async with self.database.write() as connection:
            await connection.execute(insert(BotRow).values(person_id=person.id, owner_id=owner))
        self.bots.add(person.id)
        return person.id

    async def play(
        self, people: Sequence[int | None], settings: TableSettings = RATED, **options: Any
    ) -> Table:
        """A table that these people play to its end, by chance; bots where nobody sits."""
        game = dominium.load(options.pop("game", "kingdomino"), seats=len(people), **options)
        seats = tuple(
            Seat(seat, "own_bot" if person in self.bots else "person", f"P{seat}", None, person)
            if person is not None
            else Seat(seat, "bot", None, "easy", None)
            for seat, person in enumerate(people)
        )
        return await self.keep(played(game, seats, settings))

    async def keep(self, table: Table) -> Table:
        self.tables.tables[table.id] = table
        row = {
            "id": table.id,
            "game": table.game.id,
            "options": dict(table.game.options),
            "rules_revision": table.game.rules_revision,
            "seed": table.seed,
            "commitment": table.commitment,
            "settings": {},
            "visibility": "private",
            "creator_id": table.creator,
            "number": table.number,
            "status": table.status,
            "created_at": 0,
            "updated_at": 0,
        }
        async with self.database.write() as connection:
            await connection.execute(insert(TableRow).values(row))
        return table

    async def results(self, table: Table) -> list[dict[str, Any]]:
        query = select(ResultRow).where(ResultRow.table_id == table.id).order_by(ResultRow.seat)
        async with self.database.read() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def ratings(self) -> dict[int, tuple[float, float, int]]:
        async with self.database.read() as connection:
            rows = (await connection.execute(select(RatingRow))).all()
        return {row.person_id: (row.mu, row.sigma, row.games) for row in rows}


def played(game: dominium.Game, seats: tuple[Seat, ...], settings: TableSettings) -> Table:
    """A table that is played to its end by chance."""
    number = next(NUMBERS)
    creator = next(seat.person for seat in seats if seat.person is not None)
    beginning = Table(
        f"table{number}",
        game,
        number.to_bytes(32, "big"),
        creator,
        seats,
        0,
        game.start(),
        settings,
    )
    rng, state = Random(number), game.start()
    entries: list[Entry] = list(beginning.draw_entries(state, ()))
    while isinstance(state.actor, int):
        action = rng.choice(state.legal_actions())
        entries = list(beginning.action_entries(state, entries, state.actor, action))
    by_seat = {None: None} | {seat.seat: seat.person for seat in seats}
    return beginning.apply(
        [replace(entry, at=number * 1000, person=by_seat[entry.seat]) for entry in entries]
    )


def with_club(url: str, course: Callable[[Club], Awaitable[None]]) -> None:
    """Something that happens in a club with an empty database."""
    lay_out_tables(Settings(database=url).database_url)

    async def run() -> None:
        database = Database(Settings(database=url).database_url)
        await database.migrate()
        try:
            await course(Club(database))
        finally:
            await database.close()

    asyncio.run(run())


def test_ratings_are_openskills_own(database: str) -> None:
    """Thirty games of five people at tables of three, reckoned again with openskill alone."""

    async def course(club: Club) -> None:
        members = await club.members(5)
        model = PlackettLuce()
        own = {person: model.rating() for person in members}
        games: Counter[int] = Counter()
        rng = Random(5)
        for _ in range(30):
            people = rng.sample(members, 3)
            table = await club.play(people)
            await club.settle(table.id)
            outcome = table.state.outcome()
            assert outcome is not None
            place = {one.seats[0]: one.place for one in outcome.standings}
            new = model.rate(
                [[own[person]] for person in people],
                ranks=[place[seat] for seat in range(3)],
            )
            for person, (rating,) in zip(people, new, strict=True):
                own[person] = rating
                games[person] += 1
        kept = await club.ratings()
        assert kept == {
            person: (pytest.approx(rating.mu), pytest.approx(rating.sigma), games[person])
            for person, rating in own.items()
        }

    with_club(database, course)


def test_teams_are_rated_as_teams(database: str) -> None:
    async def course(club: Club) -> None:
        members = await club.members(8)
        table = await club.play(members, game="queendomino", set="royal_wedding", teams=True)
        await club.settle(table.id)
        outcome = table.state.outcome()
        assert outcome is not None
        assert all(len(standing.seats) == 2 for standing in outcome.standings)
        model = PlackettLuce()
        teams = [[model.rating() for _ in standing.seats] for standing in outcome.standings]
        new = model.rate(teams, ranks=[standing.place for standing in outcome.standings])
        kept = await club.ratings()
        for standing, ratings in zip(outcome.standings, new, strict=True):
            for seat, rating in zip(standing.seats, ratings, strict=True):
                assert kept[members[seat]] == (
                    pytest.approx(rating.mu),
                    pytest.approx(rating.sigma),
                    1,
                )
        places = {row["seat"]: row["rank"] for row in await club.results(table)}
        assert places == {
            seat: standing.place for standing in outcome.standings for seat in standing.seats
        }

    with_club(database, course)


def test_equal_places_are_equal() -> None:
    model = PlackettLuce()
    first, second, third = updated_ratings([[model.rating()] for _ in range(3)], [1, 2, 2])
    assert second[0].mu == third[0].mu
    assert first[0].mu > second[0].mu
    both = updated_ratings([[model.rating()], [model.rating()]], [1, 1])
    assert both[0][0].mu == both[1][0].mu == pytest.approx(model.rating().mu)


def test_what_is_shown_begins_at_a_thousand() -> None:
    fresh = PlackettLuce().rating()
    assert shown_rating(fresh.mu, fresh.sigma) == 1000
    assert shown_rating(30.0, 5.0) == 1600
    assert shown_rating(20.0, 8.0) == 840


FOUR = tuple(Seat(seat, "person", f"P{seat}", None, seat + 1) for seat in range(4))


def test_whoever_has_left_is_last_and_the_others_move_up() -> None:
    table = played(dominium.load("kingdomino", seats=4), FOUR, RATED)
    before = {side.seats[0]: side for side in sides(table)}
    best = next(seat for seat, side in before.items() if side.place == 1)
    gone = replace(
        table,
        seats=tuple(
            replace(seat, stand_in="medium") if seat.seat == best else seat for seat in FOUR
        ),
    )
    after = {side.seats[0]: side for side in sides(gone)}
    assert after[best] == Side((best,), 4, None)
    others = [seat for seat in before if seat != best]
    for one in others:
        better = sum(before[other].place < before[one].place for other in others)
        assert after[one].place == better + 1
        assert after[one].points == before[one].points


@pytest.mark.parametrize("rated", [True, False])
def test_whoever_lets_a_bot_act_at_a_rated_table_is_last(rated: bool) -> None:
    settings = msgspec.structs.replace(RATED, rated=rated)
    table = played(dominium.load("kingdomino", seats=4), FOUR, settings)
    before = {side.seats[0]: side.place for side in sides(table)}
    best = min(before, key=lambda seat: before[seat])
    last = [ply.number for ply in table.plies if ply.seat == best][-1]
    entries = [
        replace(entry, person=None) if entry.number == last else entry for entry in table.entries
    ]
    helped = table.at_entry(0).apply(entries)
    after = {side.seats[0]: side for side in sides(helped)}
    assert after[best].place == (4 if rated else before[best])


def test_whoever_gives_up_or_runs_out_of_time_loses() -> None:
    game = dominium.load("block")
    two = FOUR[:2]
    table = Table("table", game, bytes(32), 1, two, 0, game.start(), RATED)
    table = table.apply([replace(entry, at=1) for entry in table.draw_entries(game.start(), ())])
    for lost in (0, 1):
        over = table.apply([Entry(table.number + 1, "forfeited", lost, "", None, 2)])
        assert over.status == "finished"
        assert sorted(sides(over), key=lambda side: side.place) == [
            Side((1 - lost,), 1, None),
            Side((lost,), 2, None),
        ]


def test_nobody_loses_a_rating_at_a_table_they_never_came_to(database: str) -> None:
    """Anybody may open rematches without end; in each the clock of who is not there runs out."""

    async def course(club: Club) -> None:
        people = await club.members(2)
        seats = tuple(Seat(at, "person", f"P{at}", None, who) for at, who in enumerate(people))
        game = dominium.load("kingdomino", seats=2)
        begun = Table("never", game, bytes(32), people[0], seats, 0, game.start(), RATED)
        begun = begun.apply(begun.draw_entries(game.start(), ()))
        came = begun.seat_to_move
        assert came is not None
        choice = begun.state.legal_actions()[0]
        entries = begun.action_entries(begun.state.copy(), (), came.seat, choice)
        acted = begun.apply([replace(entry, person=came.person) for entry in entries])
        for table, gone, rated in (
            (replace(begun, id="never"), came.seat, False),
            (replace(acted, id="not-yet"), 1 - came.seat, False),
            (replace(acted, id="left"), came.seat, True),
        ):
            over = table.apply([Entry(table.number + 1, "forfeited", gone, "time")])
            await club.settle((await club.keep(over)).id)
            assert {row["rated"] for row in await club.results(over)} == {rated}
        assert [games for *_, games in (await club.ratings()).values()] == [1, 1]

    with_club(database, course)


@pytest.mark.parametrize(
    "reason", ["not wished", "a bot", "no account", "twice the same", "at one device"]
)
def test_only_different_people_with_accounts_are_rated(database: str, reason: str) -> None:
    async def course(club: Club) -> None:
        one, two, three = await club.members(3)
        (guest,) = await club.members(1, accounts=False)
        people: list[int | None] = [one, two, three]
        settings = RATED
        match reason:
            case "not wished":
                settings = TableSettings()
            case "a bot":
                people[2] = None
            case "no account":
                people[2] = guest
            case "twice the same":
                people[2] = two
        table = await club.play(people, settings)
        if reason == "at one device":
            seats = (*table.seats[:2], replace(table.seats[2], kind="device"))
            table = replace(table, seats=seats)
            club.tables.tables[table.id] = table
        await club.settle(table.id)
        results = await club.results(table)
        assert len(results) == 3
        assert not any(row["rated"] for row in results)
        assert await club.ratings() == {}

    with_club(database, course)


def test_games_with_bots_change_the_ratings_of_the_bots_alone(database: str) -> None:
    async def course(club: Club) -> None:
        one, two, three, owner = await club.members(4)
        bot, other = await club.bot_of(owner), await club.bot_of(three)
        await club.settle((await club.play([one, two, three])).id)
        before, model = await club.ratings(), PlackettLuce()
        assert set(before) == {one, two, three}
        for others in ([one, two], [one, other]):
            known = await club.ratings()
            people = [bot, *others]
            table = await club.play(people)
            await club.settle(table.id)
            outcome = table.state.outcome()
            assert outcome is not None
            place = {standing.seats[0]: standing.place for standing in outcome.standings}
            old = [
                [model.rating(*known[who][:2]) if who in known else model.rating()]
                for who in people
            ]
            new = model.rate(old, ranks=[place[seat] for seat in range(3)])
            kept = await club.ratings()
            for seat, who in enumerate(people):
                if who in club.bots:
                    rating, games = new[seat][0], known.get(who, (0, 0, 0))[2] + 1
                    mu, sigma = pytest.approx(rating.mu), pytest.approx(rating.sigma)
                    assert kept[who] == (mu, sigma, games)
            rated = {row["person_id"]: row["rated"] for row in await club.results(table)}
            assert rated == {who: who in club.bots for who in people}
        after = await club.ratings()
        assert {who: after[who] for who in before} == before
        assert set(after) == {one, two, three, bot, other}

    with_club(database, course)


@pytest.mark.parametrize("reason", ["owner and bot", "two bots of one owner", "guest"])
def test_nobody_is_rated_by_games_with_themselves(database: str, reason: str) -> None:
    async def course(club: Club) -> None:
        one, two = await club.members(2)
        (guest,) = await club.members(1, accounts=False)
        people = {
            "owner and bot": [one, await club.bot_of(one), two],
            "two bots of one owner": [await club.bot_of(one), await club.bot_of(one), two],
            "guest": [await club.bot_of(guest), one, two],
        }[reason]
        table = await club.play(people)
        await club.settle(table.id)
        assert [row["rated"] for row in await club.results(table)] == [False] * 3
        assert await club.ratings() == {}

    with_club(database, course)


def test_people_and_bots_are_listed_apart_and_as_public_as_the_owner(database: str) -> None:
    async def course(club: Club) -> None:
        one, two, three = await club.members(3)
        bots = [await club.bot_of(one), await club.bot_of(two)]
        for people in ([one, two, three], [*bots, three]):
            await club.settle((await club.play(people)).id)
        public = update(AccountRow).where(AccountRow.person_id.in_([one, three]))
        async with club.database.write() as connection:
            await connection.execute(public.values(public=True))
        people_page = await club.statistics.ranked("kingdomino", 3)
        assert {player.login for player in people_page.players} == {f"login{one}", f"login{three}"}
        page = await club.statistics.ranked("kingdomino", 3, bots=True)
        assert [(player.login, player.name) for player in page.players] == [(f"login{one}", "Rex")]
        assert page.players[0].games == 1

    with_club(database, course)


def test_a_result_tells_what_the_outcome_says(database: str) -> None:
    async def course(club: Club) -> None:
        one, two = await club.members(2)
        table = await club.play([one, None, two], TableSettings())
        await club.settle(table.id)
        outcome = table.state.outcome()
        assert outcome is not None
        told = {standing.seats[0]: standing for standing in outcome.standings}
        people = [one, None, two]
        assert await club.results(table) == [
            {
                "table_id": table.id,
                "seat": seat,
                "person_id": people[seat],
                "game": "kingdomino",
                "seats": 3,
                "rank": told[seat].place,
                "points": told[seat].total,
                "rated": False,
                "finished_at": table.turn_began,
            }
            for seat in range(3)
        ]

    with_club(database, course)


def test_results_are_written_once_though_processes_race(database: str) -> None:
    async def course(club: Club) -> None:
        members = await club.members(2)
        others = [Database(Settings(database=database).database_url) for _ in range(3)]
        processes = [club.settle, *(club.another_process(other) for other in others)]
        try:
            tables = [await club.play(members) for _ in range(8)]
            for table in tables:
                await asyncio.gather(*(settle(table.id) for settle in processes))
            async with club.database.read() as connection:
                assert await connection.scalar(select(func.count(ResultRow.seat))) == 16
            kept = await club.ratings()
            assert [games for *_, games in kept.values()] == [8, 8]
        finally:
            for other in others:
                await other.close()

    with_club(database, course)


def test_tables_of_the_same_people_that_end_together_all_count(database: str) -> None:
    async def course(club: Club) -> None:
        members = await club.members(3)
        others = [Database(Settings(database=database).database_url) for _ in range(3)]
        processes = [club.another_process(other) for other in others]
        try:
            orders = [members, members[::-1], [members[1], members[0], members[2]]] * 4
            tables = [await club.play(order) for order in orders]
            await asyncio.gather(*(processes[at % 3](table.id) for at, table in enumerate(tables)))
            kept = await club.ratings()
            assert {person: games for person, (_, _, games) in kept.items()} == dict.fromkeys(
                members, len(tables)
            )
        finally:
            for other in others:
                await other.close()

    with_club(database, course)


def test_tables_that_cannot_be_read_or_go_on_have_no_result(database: str) -> None:
    async def course(club: Club) -> None:
        members = await club.members(2)
        await club.settle("nowhere")
        table = await club.play(members)
        running = Table(
            table.id, table.game, table.seed, members[0], table.seats, 0, table.game.start(), RATED
        )
        club.tables.tables[table.id] = running
        await club.settle(table.id)
        assert await club.results(table) == []

    with_club(database, course)


def test_statistics_are_what_a_recount_of_the_tables_finds(database: str) -> None:
    async def course(club: Club) -> None:
        members = await club.members(4)
        rng = Random(7)
        reached: dict[tuple[int, str, int], list[tuple[int, int]]] = defaultdict(list)
        for game, seats in (("kingdomino", 2), ("kingdomino", 4), ("bergen", 3)) * 4:
            people = rng.sample(members, seats)
            table = await club.play(people, game=game)
            await club.settle(table.id)
            outcome = table.state.outcome()
            assert outcome is not None
            for standing in outcome.to_dict()["standings"]:
                for seat in standing.get("seats", [standing.get("seat")]):
                    reached[people[seat], game, seats].append(
                        (standing["place"], standing["total"])
                    )
        for person in members:
            found = {(row.game, row.seats): row for row in await club.statistics.of(person)}
            own = {key[1:]: value for key, value in reached.items() if key[0] == person}
            assert found.keys() == own.keys()
            for key, games in own.items():
                row = found[key]
                assert row.games == len(games)
                assert row.wins == sum(place == 1 for place, _ in games)
                assert row.mean_place == pytest.approx(
                    fmean(place for place, _ in games), abs=0.006
                )
                assert row.best_points == max(points for _, points in games)
                assert row.mean_points == pytest.approx(
                    fmean(points for _, points in games), abs=0.06
                )

    with_club(database, course)


def test_the_history_is_whole_however_long_it_is(database: str) -> None:
    async def course(club: Club) -> None:
        members = await club.members(2)
        table = await club.play(members)
        many = GAMES_AT_ONCE * 2 + 7
        rows = []
        for number in range(many):
            copy = await club.keep(replace(table, id=f"copy{number}"))
            rows.append(
                {
                    "table_id": copy.id,
                    "seat": 0,
                    "person_id": members[0],
                    "game": "kingdomino",
                    "seats": 2,
                    "rank": 1,
                    "points": 5,
                    "rated": False,
                    "finished_at": clock.now() + number,
                }
            )
        async with club.database.write() as connection:
            await connection.execute(insert(ResultRow), rows)
        seen: list[str] = []
        before = None
        while True:
            part = await club.statistics.history(members[0], before)
            assert len(part.games) <= GAMES_AT_ONCE
            seen += [game.table for game in part.games]
            before = part.before
            if before is None:
                break
        assert seen == [f"copy{number}" for number in reversed(range(many))]

    with_club(database, course)

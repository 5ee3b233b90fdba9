"""The tables of a round that are played on this server: opening them, entering their results."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from dominium.engine.loading import game_from
from dominium.engine.options import game_info
from dominium.evenings import operations as done
from dominium.evenings.league import check_options
from dominium.evenings.points import places_of
from dominium.server.common.errors import RequestError
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import TableSettings
from dominium.server.model.viewer import invitation_token
from dominium.server.tables.creation import PRESETS_WITHOUT_UNDO
from dominium.server.tables.ratings import sides

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dominium.evenings import Evening, GameTable, League, Round
    from dominium.server.model.table import Table
    from dominium.server.model.viewer import Person
    from dominium.server.tables.service import Tables

HostedTables = dict[str, "Table"]
"""The tables of this server that a league still waits for, by their ids."""


def unopened(league: League, evening: int, number: int) -> list[GameTable]:
    """Return the tables of a round that have no result and are not open yet.

    Raises:
        EveningRefused: There is no such round.
        RequestError: ``no_open_tables`` when nothing is left to open.
    """
    waiting = [
        table
        for table in league.evening(evening).round(number).tables
        if table.result is None and table.online is None
    ]
    if not waiting:
        raise RequestError("no_open_tables", {"round": number})
    return waiting


async def opened(
    tables: Tables, league: League, evening: int, number: int, creator: Person
) -> list[done.TableOpened]:
    """Open all tables of a round that are ``unopened``, and return the operations to store.

    Raises:
        EveningRefused: There is no such round.
        RequestError: ``no_open_tables`` when nothing is left to open.
    """
    happened = []
    for table in unopened(league, evening, number):
        open_table = await _open(tables, league, table, creator)
        happened.append(done.TableOpened(evening, number, table.number, open_table.id))
    return happened


async def read(tables: Tables, league: League, founder: int | None) -> HostedTables:
    """Read the tables that a league still waits for; those that cannot be read are left out.

    So are tables that the founder did not open: the file of a league may name any table.
    """
    names = {table.online for _, _, table in _awaited(league) if table.online is not None}
    found = await asyncio.gather(*(_readable(tables, name) for name in sorted(names)))
    return {table.id: table for table in found if table is not None and table.creator == founder}


def results(league: League, online: HostedTables) -> list[done.ResultEntered]:
    """Return the results of the tables played to their end that a league still waits for."""
    entered = []
    for evening, played, table in _awaited(league):
        found = online.get(table.online or "")
        if found is not None and found.status == "finished" and found.closed is None:
            scores, places = _ended(found)
            where = (evening.number, played.number, table.number)
            entered.append(done.ResultEntered(*where, scores, places, "table"))
    return entered


def invitations(found: Table) -> list[tuple[int, str]]:
    """Return the seats that nobody has taken yet, each with the link that invites to it."""
    return [
        (seat.seat, f"/join/{invitation_token(found.seed, found.id, seat.seat)}")
        for seat in found.seats
        if seat.is_open
    ]


async def _readable(tables: Tables, name: str) -> Table | None:
    """Read a table together with others; None when it cannot be read."""
    with suppress(RequestError):
        return await tables.read(name)
    return None


def _awaited(league: League) -> Iterator[tuple[Evening, Round, GameTable]]:
    for evening in league.evenings:
        for played in evening.rounds:
            for table in played.tables:
                if table.online is not None and table.result is None:
                    yield evening, played, table


async def _open(tables: Tables, league: League, table: GameTable, creator: Person) -> Table:
    rules = league.rules
    game = game_from(game_info(rules.game), check_options(rules, len(table.players)))
    seats = [
        Seat(seat, "person", league.player(player).name, None, None)
        for seat, player in enumerate(table.players)
    ]
    settings = TableSettings(undo=rules.preset not in PRESETS_WITHOUT_UNDO, joint_deal=True)
    return await tables.open(creator, game, seats, settings)


def _ended(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return scores and places by seat; a seat without a score has no points and is last."""
    points, place = dict[int, int](), dict[int, int]()
    for side in sides(table):
        for seat in side.seats:
            points[seat], place[seat] = side.points or 0, side.place
    seats = range(len(table.seats))
    # Everybody of a team has its place; the places behind them are left out.
    return tuple(points[seat] for seat in seats), places_of([-place[seat] for seat in seats])

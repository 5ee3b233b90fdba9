"""Plans at tables by days: what is done for somebody as soon as their coming turn begins.

A plan is a list of actions; the first of the plans whose actions are all legal then is carried out.
Only actions and requests may lie between writing it and that turn: whatever else enters the log
drops it. Whether a plan was carried out is read from the log, where it can stand only once.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update

import dominium
from dominium import describe
from dominium.engine.errors import IllegalAction
from dominium.server.common.errors import RequestError
from dominium.server.model import visibility
from dominium.server.model.plans import Planned, can_plan
from dominium.server.model.viewer import Person, Viewer
from dominium.server.storage.models import PlanRow, SeatRow
from dominium.server.tables.service import acting_entries, understood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement

    from dominium.describe import Language
    from dominium.server.model.table import Entry, EntryKind, Table
    from dominium.server.storage import Database
    from dominium.server.tables.service import Tables

_HARMLESS: Final[frozenset[EntryKind]] = frozenset(
    {"action", "undo_asked", "undo_agreed", "undo_refused", "time_given"}
)
_OF_ONESELF: Final = ("place_castle", "place")
"""The steps in which nothing depends on what others do until then."""


class Plans:
    """The plans of all people, which nobody but their owner sees.

    Args:
        database: The database that stores them.
        tables: The tables that they are for.
    """

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def of(self, table_id: str, viewer: Viewer, seat: int) -> Planned | None:
        """Return the plans of somebody for a seat, with what became of them.

        Raises:
            RequestError: As ``Tables.read``, or ``not_seated``.
        """
        table = await self._tables.read(table_id)
        if viewer.person is None or seat not in visibility.own_seats(table, viewer):
            raise RequestError("not_seated")
        own = PlanRow.seat == seat, PlanRow.person_id == viewer.person.id
        found = await self._find(PlanRow.table_id == table_id, *own)
        return _judged(table, found[0]) if found else None

    async def write(
        self, table_id: str, viewer: Viewer, seat: int, plans: Sequence[Sequence[str]]
    ) -> None:
        """Replace what is planned for a seat; carry it out at once if its turn began meanwhile.

        Args:
            table_id: The table.
            viewer: Who plans.
            seat: An own seat that is not to move.
            plans: The actions of each plan, in notation or in words of the viewer's language.

        Raises:
            RequestError: As ``Tables.read``, ``not_seated``, ``you_left``, ``not_started``,
                ``finished``, ``no_plans`` at tables without them, ``own_turn``, ``malformed``, or
                the refusal of the rules where it is certain by now.
        """
        table = await self._tables.read(table_id)
        _check(table, viewer, seat)
        ahead = _ahead(table.state, seat)
        written = [_written(ahead, seat, plan, viewer.language) for plan in plans]
        locked = select(SeatRow.seat).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
        own = PlanRow.table_id == table_id, PlanRow.seat == seat
        async with self._database.write() as connection:
            await connection.execute(locked.with_for_update())
            before = await connection.scalar(select(PlanRow.version).where(*own))
            row = {
                "table_id": table_id,
                "seat": seat,
                "person_id": viewer.person.id if viewer.person else None,
                "plans": written,
                "number": table.number,
                "version": (before or 0) + 1,
            }
            await connection.execute(delete(PlanRow).where(*own))
            await connection.execute(insert(PlanRow).values(row))
        await self.settle(table_id)

    async def settle(self, table_id: str) -> list[Planned]:
        """Carry out what is planned for the turn that has begun, and drop what fits no longer.

        Returns:
            What has ended by that. Doing it twice does no harm.

        Raises:
            RequestError: As ``Tables.change``.
        """
        if not await self._database.look_up(_WAITING, [(table_id,)]):
            return []  # as at most tables, whenever a turn has begun
        waiting = await self._find(PlanRow.table_id == table_id, PlanRow.outcome.is_(None))
        ended = [await self._settled(planned) for planned in waiting if planned.plans]
        return [planned for planned in ended if planned is not None]

    async def _settled(self, planned: Planned) -> Planned | None:
        """Carry out or drop plans; None while they wait, and where another process was faster."""
        table = await self._tables.change(planned.table, lambda table: _entries(table, planned))
        ended = _judged(table, planned)
        if ended.outcome is None:
            return None
        same = (
            PlanRow.table_id == planned.table,
            PlanRow.seat == planned.seat,
            PlanRow.version == planned.version,
            PlanRow.outcome.is_(None),
        )
        marked = update(PlanRow).where(*same).values(outcome=ended.outcome, chosen=ended.chosen)
        async with self._database.write() as connection:
            seat = await connection.scalar(marked.returning(PlanRow.seat))
        return None if seat is None else ended

    async def _find(self, *which: ColumnElement[bool]) -> list[Planned]:
        query = select(
            PlanRow.table_id,
            PlanRow.seat,
            PlanRow.person_id,
            PlanRow.plans,
            PlanRow.number,
            PlanRow.version,
            PlanRow.outcome,
            PlanRow.chosen,
        )
        async with self._database.read() as connection:
            return [Planned(*row) for row in await connection.execute(query.where(*which))]


_WAITING = "SELECT seat FROM plan WHERE table_id = ? AND outcome IS NULL"


def _check(table: Table, viewer: Viewer, seat: int) -> None:
    """Check that somebody may plan for a seat now; see ``Plans.write`` for the refusals."""
    if seat not in visibility.acting_seats(table, viewer):
        raise RequestError("not_seated")
    if not can_plan(table):
        raise RequestError("no_plans")
    if table.status != "running":
        raise RequestError("not_started" if table.status == "waiting" else "finished")
    if table.state.actor == seat:
        raise RequestError("own_turn")


def _ahead(state: dominium.State, seat: int) -> dominium.State:
    """Return how the coming turn of a seat may begin: others do their first choice until then."""
    ahead = state.copy()
    while ahead.actor not in {seat, None}:
        drawn = ahead.actor == dominium.CHANCE
        ahead.apply(ahead.odds()[0][0] if drawn else ahead.legal_actions()[0])
    return ahead


def _written(
    ahead: dominium.State, seat: int, plan: Sequence[str], language: Language
) -> list[str]:
    """Return the notation of a plan; what is placed first depends on the own kingdom alone."""
    if ahead.view(None).step in _OF_ONESELF:
        understood(ahead.copy(), seat, plan[:1], language)
    return [_notation(ahead, text, language) for text in plan]


def _notation(state: dominium.State, text: str, language: Language) -> str:
    """Return the notation of an action that somebody has typed, legal or not."""
    try:
        return str(state.parse(describe.understand(text, state, language)))
    except IllegalAction as illegal:
        raise RequestError(illegal.code, illegal.params) from None


def _entries(table: Table, planned: Planned) -> Sequence[Entry]:
    """Return the entries that carry out the first plan that is legal now; none before its time."""
    found = _first_legal(table.state, planned) if _is_due(table, planned) else None
    if found is None:
        return ()
    viewer = Viewer(Person(planned.person, None), "en")
    with suppress(RequestError):  # the time for the move is up
        return acting_entries(table, viewer, table.ply, found[1])
    return ()


def _is_due(table: Table, planned: Planned) -> bool:
    """Tell whether the turn has begun that plans are for, and nothing has been done in it."""
    to_move = table.person_to_move
    is_turn = to_move is not None and to_move.seat == planned.seat
    return is_turn and bool(planned.plans) and _as_logged(table, planned).outcome is None


def _judged(table: Table, planned: Planned) -> Planned:
    """Return plans with their outcome, also where none is legal; without one while they wait."""
    if _is_due(table, planned) and _first_legal(table.state, planned) is None:
        return replace(planned, outcome="illegal")
    return _as_logged(table, planned)


def _as_logged(table: Table, planned: Planned) -> Planned:
    """Return plans with the outcome that follows from the log; without one while they wait."""
    if planned.outcome is not None or not planned.plans:
        return planned
    for entry in table.entries[planned.number :]:
        if entry.kind == "action" and entry.seat == planned.seat:
            chosen = _chosen(table, planned, entry.number - 1)
            return replace(planned, outcome="changed" if chosen is None else "done", chosen=chosen)
        if entry.kind not in _HARMLESS:
            return replace(planned, outcome="changed")
    return replace(planned, outcome="changed") if table.status == "finished" else planned


def _chosen(table: Table, planned: Planned, number: int) -> int | None:
    """Return the place of the plan that was carried out after an entry; None if none was."""
    found = _first_legal(table.at_entry(number).state, planned)
    if found is None:
        return None
    place, actions = found
    following = table.entries[number : number + len(actions)]
    return place if [entry.text for entry in following] == actions else None


def _first_legal(state: dominium.State, planned: Planned) -> tuple[int, list[str]] | None:
    """Return the place of the first plan that is legal in a state, and its actions."""
    for place, plan in enumerate(planned.plans):
        with suppress(RequestError):
            return place, understood(state.copy(), planned.seat, plan, "en")
    return None

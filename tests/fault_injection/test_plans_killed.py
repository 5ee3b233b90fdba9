"""A server that is killed while plans wait and are carried out: none is lost, none done twice."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import pytest

import dominium
from dominium.engine.errors import IllegalAction
from tests.fault_injection.crowd import LONGEST, LOST, Crowd, CrowdTable
from tests.fault_injection.test_killed import check_numbers
from tests.patience import PATIENCE
from tests.serving import Process

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

pytestmark = pytest.mark.both_backends

Json = dict[str, Any]
BY_DAYS: Json = {"pace": "days", "move_days": 2}
SOON = {"lease": 1.0, "poll": 0.5}
"""The settings of a server that soon goes on with what a killed one had begun."""
MOST_PLANS = 8
UNANSWERED = (*LOST, IndexError, msgspec.DecodeError)
"""The errors for a server that is gone before it has answered, or in the middle of its answer."""

Answer = TypeVar("Answer")


async def answered(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask again and again until an answer arrives."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask()
            except UNANSWERED:
                await asyncio.sleep(0.05 + random.random() * 0.1)


class PlannedTable(CrowdTable):
    """A table by days: whoever waits plans the coming turn, whoever is to move acts by hand.

    Args:
        number: Chooses the addresses of its people.
        port: Where the server listens.
    """

    def __init__(self, number: int, port: int) -> None:
        super().__init__(number, [port], settings=BY_DAYS, options=LONGEST)
        self.wanted: list[tuple[int, str]] = []
        """The actions, with their seats, that the log must hold, and no others."""
        self.planned = 0

    async def play(self, crowd: Crowd) -> None:
        """Plan and act, turn by turn, as long as the crowd plays."""
        while crowd.plays and isinstance(acting := self._state().actor, int):
            waiting = 1 - acting
            plans = plans_ahead(self._state(), waiting)
            if plans:
                await self._plan(waiting, plans)
            while self._state().actor == acting:
                await self._act(acting, random.choice(self._state().legal_actions()))
            if self._state().actor == waiting and await self._is_done(waiting, plans):
                crowd.acknowledged(self)

    def _state(self) -> dominium.State:
        """The state after all that was wanted so far, as the pages were told."""
        state, acted = dominium.load("kingdomino", **LONGEST).start(), 0
        for entry in self._latest():
            if entry["seat"] is not None and acted == len(self.wanted):
                break
            acted += entry["seat"] is not None
            state.apply(entry["action"])
        return state

    def _latest(self) -> list[Json]:
        return max((guest.history for guest in self.guests), key=len)

    async def _plan(self, seat: int, plans: Sequence[Sequence[str]]) -> None:
        """Write plans until they are acknowledged."""
        told = await answered(
            lambda: self._households[seat].put(self._path(seat), {"plans": plans})
        )
        assert told["outcome"] is None
        self.planned += 1

    async def _act(self, seat: int, action: object) -> None:
        """Act by hand until that is told."""
        guest, known = self.guests[seat], len(self._latest())
        assert len(acted(self._latest())) == len(self.wanted), "something was done unasked"
        while len(guest.history) <= known:
            await guest.until(lambda: guest.is_connected and len(guest.history) >= known)
            if len(guest.history) == known:
                await guest.act(str(action))
        self.wanted.append((seat, str(action)))

    async def _is_done(self, seat: int, plans: Sequence[Sequence[str]]) -> bool:
        """Wait until the first plan that is legal was carried out; false if none was."""
        place = first_legal(self._state(), plans)
        if place is None:
            return False
        self.wanted += [(seat, action) for action in plans[place]]
        guest = self.guests[seat]
        await guest.until(lambda: len(acted(guest.history)) >= len(self.wanted))
        told = await answered(lambda: self._households[seat].get(self._path(seat)))
        assert (told["outcome"], told["chosen"]) == ("done", place)
        return True

    def _path(self, seat: int) -> str:
        return f"/api/tables/{self.guests[seat].table}/seats/{seat}/plans"

    def _check_log(self, history: list[Json]) -> None:
        assert acted(history) == self.wanted, self.guests[0].table


class Planners(Crowd):
    """Tables at which people plan.

    Args:
        tables: How many tables.
        port: Where the server listens.
    """

    def __init__(self, tables: int, port: int) -> None:
        super().__init__(0, [port])
        self.planned = [PlannedTable(number, port) for number in range(tables)]
        self.tables += self.planned


def acted(history: Sequence[Json]) -> list[tuple[int, str]]:
    """The actions of people in a history, with their seats."""
    return [(one["seat"], one["action"]) for one in history if one["seat"] is not None]


def plans_ahead(state: dominium.State, seat: int) -> list[list[str]]:
    """Plans for the coming turn of a seat, if there is one: what may begin it, in any order."""
    ahead = state.copy()
    while ahead.actor not in {seat, None}:
        drawn = ahead.actor == dominium.CHANCE
        ahead.apply(ahead.odds()[0][0] if drawn else ahead.legal_actions()[0])
    possible = list(ahead.legal_actions()) if ahead.actor == seat else []
    random.shuffle(possible)
    return [[str(action)] for action in possible[:MOST_PLANS]]


def first_legal(state: dominium.State, plans: Sequence[Sequence[str]]) -> int | None:
    """The place of the first plan that is legal in a state."""
    for place, plan in enumerate(plans):
        copy = state.copy()
        try:
            for action in plan:
                copy.apply(action)
        except IllegalAction:
            continue
        return place
    return None


@pytest.mark.parametrize(
    ("tables", "kills"), [(6, 3), pytest.param(40, 15, marks=pytest.mark.long)]
)
def test_no_plan_is_lost_or_done_twice_by_a_kill(
    database: str, tmp_path: Path, tables: int, kills: int, count: Callable[..., None]
) -> None:
    async def course() -> None:
        with Process(database, log=tmp_path / "log", **SOON) as server:
            crowd = Planners(tables, server.port)
            await crowd.open()
            for _ in range(kills):
                await crowd.acts(tables // 2 + random.randrange(tables))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await crowd.finish()
        entries = await check_numbers(database)
        count(
            kills=kills,
            tables=tables,
            plans=sum(table.planned for table in crowd.planned),
            carried_out=crowd.counts()["acknowledged"],
            lost=0,
            done_twice=0,
            entries=entries,
        )

    asyncio.run(course())

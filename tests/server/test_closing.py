"""Tables that the operator has closed: over for good, without a result."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium.server.common.errors import RequestError
from dominium.server.model.moderation import CLOSING_GROUNDS
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import Pace, TableSettings
from dominium.server.model.viewer import Person, Viewer, invitation_token
from dominium.server.presenters import link_previews, replays, snapshots
from dominium.server.schema.tables import CommitEntropyCommand, FillSeatCommand
from dominium.server.services import Services
from dominium.server.tables import dealing, moderation, seating
from tests.server.conftest import quick

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from dominium.server.model.table import Table

PACE = Pace(0, 0)


@asynccontextmanager
async def services(folder: Path) -> AsyncIterator[tuple[Services, Person, Person]]:
    """The parts of a process whose jobs are not done, and two people."""
    parts = Services(quick(folder))
    await parts.database.migrate()
    try:
        jana, petr = [await parts.people.update_or_create(None, name) for name in ("Jana", "Petr")]
        yield parts, jana, petr
    finally:
        await parts.database.close()


def seat(number: int, person: Person | None = None) -> Seat:
    """The seat of a person, or one that is free."""
    return Seat(number, "person", person and person.name, None, person and person.id)


async def closed(parts: Services, table: Table, grounds: str = "fault") -> Table:
    """Close a table."""
    (known,) = (each for each in CLOSING_GROUNDS if each == grounds)
    return await parts.tables.change(
        table.id, lambda table: moderation.closing_entries(table, known)
    )


@pytest.mark.parametrize("grounds", CLOSING_GROUNDS)
def test_a_closed_table_says_why_and_has_no_result(tmp_path: Path, grounds: str) -> None:
    async def course() -> None:
        async with services(tmp_path) as (parts, jana, petr):
            seats = [seat(0, jana), seat(1, petr)]
            table = await parts.tables.open(jana, dominium.load("block", seats=2), seats)
            told = await closed(parts, table, grounds)
            assert (told.status, told.closed, told.due(PACE)) == ("finished", grounds, {})
            assert told.person_to_move is None
            texts = set()
            for language in dominium.describe.LANGUAGES:
                shown = snapshots.snapshot(told, Viewer(petr, language), ())
                assert (shown.status, shown.closed, shown.outcome) == ("finished", grounds, None)
                assert shown.title == shown.expected == shown.history[-1].text[0]
                assert shown.may == []
                assert link_previews.table_preview(told, language).title == shown.title
                last = replays.replay_of(told, None, Viewer(petr, language))
                assert last.standings_text == [shown.title]
                texts.add(shown.title)
            assert len(texts) == len(dominium.describe.LANGUAGES)
            with pytest.raises(RequestError, match="finished"):
                await closed(parts, table)
            with pytest.raises(RequestError, match="finished"):
                await parts.tables.act(table.id, Viewer(petr, "en"), told.ply, ["66"])
            with pytest.raises(RequestError, match="table_closed"):
                await parts.tables.rematch(table.id, petr)
            with pytest.raises(RequestError, match="not_finished"):
                await parts.reviews.shown(table.id, Viewer(petr, "en"))

    asyncio.run(course())


def test_nobody_sits_down_at_a_table_that_was_closed_before_it_began(tmp_path: Path) -> None:
    async def course() -> None:
        async with services(tmp_path) as (parts, jana, petr):
            table = await parts.tables.open(
                jana,
                dominium.load("kingdomino"),
                [seat(0, jana), seat(1)],
                TableSettings(visibility="open"),
            )
            told = await closed(parts, table)
            assert snapshots.snapshot(told, Viewer(jana, "en"), ()).may == []
            with pytest.raises(RequestError, match="table_closed"):
                await parts.tables.sit(table.id, 1, petr)
            with pytest.raises(RequestError, match="table_closed"):
                await parts.tables.join(invitation_token(table.seed, table.id, 1), petr)
            with pytest.raises(RequestError, match="table_closed"):
                seating.fill_entries(told, Viewer(jana, "en"), FillSeatCommand("r", 1, "easy"))
            with pytest.raises(RequestError, match="table_closed"):
                await parts.tables.rematch(table.id, jana)

    asyncio.run(course())


def test_a_joint_deal_ends_with_its_table(tmp_path: Path) -> None:
    async def course() -> None:
        async with services(tmp_path) as (parts, jana, petr):
            game, settings = dominium.load("kingdomino"), TableSettings(joint_deal=True)
            seats = [seat(0, jana), seat(1, petr)]
            table = await parts.tables.open(jana, game, seats, settings)
            assert table.is_being_dealt
            assert table.deal is not None
            told = await closed(parts, table)
            assert not told.is_being_dealt
            command = CommitEntropyCommand("r", table.deal.number, None)
            assert dealing.commitment_entries(told, Viewer(jana, "en"), command) == ()
            assert snapshots.snapshot(told, Viewer(jana, "en"), ()).deal is None

    asyncio.run(course())
